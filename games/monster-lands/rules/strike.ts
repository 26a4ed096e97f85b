// Chapters ML-MATK.7-8 and ML-MATK.11-13: attack dice against one mercenary.
import { listActs, roll } from '@krcma/kernel';
import { HIT, type PathId } from '../data/board.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { MonsterLands } from '../state.ts';
import type { ActKind, FreeAct } from './acts.ts';
import { automaticHits, hasFallen, magicOn, rerollsMisses } from './attack-strength.ts';
import { oddsOf } from './battle-odds.ts';
import { takeHits } from './defend.ts';
import { freeActs } from './free-acts.ts';
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

/** Hits that need no die, told apart from those that were rolled (ML-MON.6). */
function hitAutomatically(path: PathId, monster: MonsterId): number {
  const hits = automaticHits(monster);
  if (hits > 0) note({ key: 'automatic-hits', monster, path, hits });
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

export type Cancelling = { readonly do: 'cancel'; readonly magic: number };

/** Chances of his fight with so many magic dice less; only in his own attack. */
function oddsWith(game: MonsterLands, { path, monster, dice, active }: Strike, magic: number) {
  const odds = active ? oddsOf(game, path, { monster, dice, cancel: magic, struck: true }) : undefined;
  return odds && { odds };
}

const cancel: ActKind<Cancelling, Strike> = {
  list: (game, { path, dice }, into) => {
    const most = Math.min(dice, magicOn(game, path));
    for (let magic = 0; magic <= most; magic++) into.push({ do: 'cancel', magic });
  },
  option: (game, { magic }, strike) => ({
    id: `cancel:${magic}`,
    label: { key: 'cancel-dice', magic, ...oddsWith(game, strike, magic) },
    thing: `path:${strike.path}`,
    rule: 'ML-MATK.7',
  }),
  carryOut: (game, { magic }, { path }) => {
    discardMagic(game, path, magic);
  },
};

/** Free acts only beside dice to be cancelled (ML-GEN.11). */
function cancelActs(game: MonsterLands, strike: Of & Strike): (Cancelling | FreeAct)[] {
  const acts: (Cancelling | FreeAct)[] = [];
  cancel.list?.(game, strike, acts);
  if (acts.length > 1) listActs(freeActs, game, strike, acts);
  return acts;
}

/** Magic dice against attack dice, the roll, the automatic hit, the defence (ML-MATK.12). */
export const strike = rule<Strike>('strike')
  .exitIf('fallen', (game, { path }) => hasFallen(game, path))
  .set('player', (game, { path }) => game.paths[path]?.seat ?? 0)
  .acts('cancelled', {
    kinds: { cancel, ...freeActs },
    ends: ['cancel'],
    values: cancelActs,
    prompt: (game, { path, monster, dice }) => ({
      key: 'ask-cancel-dice',
      monster,
      attackDice: dice,
      magic: magicOn(game, path),
    }),
  })
  .set(
    'hits',
    (game, { path, monster, dice, active, cancelled }) =>
      rollHits(game, path, monster, dice - cancelled.magic) + (active ? hitAutomatically(path, monster) : 0),
  )
  .maybeCall('defence', takeHits, (_, { path, monster, hits, active }) =>
    hits > 0 ? { path, monster, hits, active } : undefined,
  );
