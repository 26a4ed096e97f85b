// Chapter LOR-MACT: what a monster does when it is activated.
import { calling, roll } from '@krcma/kernel';
import { regionName } from '../data/board.ts';
import { DIE_FACES, type DieFace } from '../data/setup.ts';
import { type HoldingSource, holdingOf } from '../data/sources.ts';
import { monsterAt, playerAt, type Ragnarok } from '../state.ts';
import { type OpAt, startOf } from './effects/op-at.ts';
import { exhaust, holdingsOn } from './holdings.ts';
import { monsterMove } from './monster-move.ts';
import { type OfMonster, placeOfMonster } from './monsters.ts';
import { note, rule, ruleNamed } from './script.ts';

const carryOut = ruleNamed<OpAt>('carryOut');

/** What lets a player choose how the die falls for a neutral monster. */
function dieChooser(game: Ragnarok, { player, monster }: OfMonster): HoldingSource | undefined {
  if (monsterAt(game, monster).owner !== null) return undefined;
  return holdingsOn(playerAt(game, player), 'activateNeutralMonster').find((source) =>
    holdingOf(source).ops.some(({ op }) => op === 'chooseDie'),
  );
}

type Fate = 'roll' | 'move' | 'attack';

/** Neutral ones by the die, two faces of each kind (LOR-MACT.3, .11); controlled ones as their controller likes. */
function faceOf(game: Ragnarok, of: OfMonster, fate: Fate = 'roll'): DieFace {
  const { player, monster } = of;
  const isOwned = monsterAt(game, monster).owner !== null;
  note({
    key: 'monster-activated',
    monster,
    player,
    region: placeOfMonster(game, monster),
    owned: isOwned,
  });
  if (isOwned) return 'choice';
  const chooser = fate === 'roll' ? undefined : dieChooser(game, of);
  if (chooser !== undefined && fate !== 'roll') {
    exhaust(game, player, chooser);
    return fate;
  }
  const pips = roll(game);
  const face = DIE_FACES[Math.ceil(pips / 2) - 1] as DieFace;
  note({ key: 'die-rolled', monster, player, pips, face });
  return face;
}

/** A monster moves or makes its region attack (LOR-MACT.1). */
export const activation = rule<OfMonster>('activation')
  .exitIf('gone', (game, { monster }) => monsterAt(game, monster).region === null)
  .maybeChoose('fate', {
    kind: 'one',
    values: (game, of): Fate[] | undefined =>
      dieChooser(game, of) === undefined ? undefined : ['roll', 'move', 'attack'],
    option: (game, fate, of) => {
      const source = dieChooser(game, of);
      return fate === 'roll' || source === undefined
        ? { id: 'roll', label: { key: 'roll-die' }, rule: 'LOR-MACT.3' }
        : {
            id: `face:${fate}`,
            label: { key: 'choose-face', face: fate, source },
            thing: source,
            rule: 'LOR-ART.2',
          };
    },
    prompt: (_, { monster }) => ({ key: 'ask-die', monster }),
  })
  .set('face', (game, of) => faceOf(game, of, of.fate))
  .maybeChoose('choice', {
    kind: 'one',
    values: (_, { face }): ('move' | 'attack')[] | undefined =>
      face === 'choice' ? ['move', 'attack'] : undefined,
    option: (game, deed, { monster }) => {
      const region = placeOfMonster(game, monster);
      return deed === 'move'
        ? {
            id: 'move',
            label: { key: 'monster-moves', monster },
            thing: `monster:${monster}`,
            rule: 'LOR-MACT.4',
          }
        : {
            id: 'attack',
            label: { key: 'monster-attacks', monster, region },
            thing: `region:${regionName(region)}`,
            rule: 'LOR-MACT.8',
          };
    },
    prompt: (game, { monster }) => ({
      key: 'ask-monster-deed',
      monster,
      region: placeOfMonster(game, monster),
    }),
  })
  .callNamed('deed', (game, { player, monster, face, choice }) => {
    if ((choice ?? face) === 'move') return calling(monsterMove, { player, monster });
    const region = placeOfMonster(game, monster);
    note({ key: 'region-attacked', monster, player, region });
    return calling(carryOut, startOf(player, `region-attack:${monster}`, { region, monster }));
  });
