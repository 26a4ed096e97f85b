// Chapters ML-MATK.7-8 and ML-MATK.11-13: attack dice against one mercenary.
import { roll } from '@krcma/kernel';
import { HIT, type PathId } from '../data/board.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { MonsterLands } from '../state.ts';
import type { FreeAct } from './acts.ts';
import { automaticHits, hasFallen, magicOn, rerollsMisses } from './attack-strength.ts';
import { oddsOf } from './battle-odds.ts';
import { takeHits } from './defend.ts';
import { freeActCalled, freeActOption, isFreeAct, listFreeActs } from './free-acts.ts';
import { note, type Of, rule } from './script.ts';

/** In Doom a miss is rolled once more (ML-SCN.10). */
function rollAttackDie(game: MonsterLands): number {
  const face = roll(game);
  return face < HIT && rerollsMisses(game) ? roll(game) : face;
}

/** Rolls so many attack dice at a path; gives the hits (ML-MATK.8). */
export function rollHits(game: MonsterLands, path: PathId, monster: MonsterId, dice: number): number {
  if (dice === 0) return 0;
  const faces: number[] = [];
  for (let die = 0; die < dice; die++) faces.push(rollAttackDie(game));
  const hits = faces.filter((face) => face >= HIT).length;
  const party = game.paths[path];
  if (party !== null) party.attackRoll = faces;
  note({ key: 'monster-rolled', monster, path, dice: faces, hits });
  return hits;
}

/** Dice that lie on no trap go first: the others came free. */
function discardMagic(game: MonsterLands, path: PathId, count: number): void {
  const party = game.paths[path];
  if (party === null || count === 0) return;
  let left = count;
  for (const onTrap of [false, true])
    party.dice = party.dice.filter(
      ({ colour, face, trap }) =>
        !(colour === 'magic' && face === 0 && (trap !== null) === onTrap && left-- > 0),
    );
  note({ key: 'dice-cancelled', player: party.seat, path, magic: count });
}

/** Attack dice that come at a path; `active`: it is his own fight, with automatic hits and odds of an answer. */
export type Strike = { path: PathId; monster: MonsterId; dice: number; active: boolean };

type Cancelling = { readonly do: 'cancel'; readonly magic: number };

/** Chances of his fight with so many magic dice less; only in his own attack. */
function oddsWith(game: MonsterLands, { path, monster, dice, active }: Strike, magic: number) {
  const odds = active ? oddsOf(game, path, { monster, dice, cancel: magic, struck: true }) : undefined;
  return odds && { odds };
}

const cancelDice = rule<Of & Strike>('cancelDice')
  .choose('act', {
    kind: 'one',
    values: (game, { player, path, dice }) => {
      const acts: (Cancelling | FreeAct)[] = [];
      const most = Math.min(dice, magicOn(game, path));
      for (let magic = 0; magic <= most; magic++) acts.push({ do: 'cancel', magic });
      listFreeActs(game, player, acts);
      return acts;
    },
    option: (game, act, { player, ...blow }) =>
      isFreeAct(act)
        ? freeActOption(game, player, act)
        : {
            id: `cancel:${act.magic}`,
            label: {
              key: 'cancel-dice',
              magic: act.magic,
              ...oddsWith(game, blow, act.magic),
            },
            thing: `path:${blow.path}`,
            rule: 'ML-MATK.7',
          },
    prompt: (game, { path, monster, dice }) => ({
      key: 'ask-cancel-dice',
      monster,
      attackDice: dice,
      magic: magicOn(game, path),
    }),
  })
  .do('cancel', (game, { path, act }) => {
    if (act.do === 'cancel') discardMagic(game, path, act.magic);
  })
  .callNamed('free act', (_, { player, act }) => (isFreeAct(act) ? freeActCalled(player, act) : undefined))
  .mayGive((_, { act }) => (act.do === 'cancel' ? act.magic : undefined));

/** Magic dice against attack dice, the roll, the automatic hit, the defence (ML-MATK.12). */
export const strike = rule<Strike>('strike')
  .exitIf('fallen', (game, { path }) => hasFallen(game, path))
  .set('player', (game, { path }) => game.paths[path]?.seat ?? 0)
  .repeat('cancelled', cancelDice, (game, { player, path, monster, dice, active, cancelled }) =>
    cancelled !== undefined || dice === 0 || magicOn(game, path) === 0
      ? undefined
      : { player, path, monster, dice, active },
  )
  .set(
    'hits',
    (game, { path, monster, dice, active, cancelled }) =>
      rollHits(game, path, monster, dice - (cancelled ?? 0)) + (active ? automaticHits(monster) : 0),
  )
  .maybeCall('defence', takeHits, (_, { path, monster, hits, active }) =>
    hits > 0 ? { path, monster, hits, active } : undefined,
  );
