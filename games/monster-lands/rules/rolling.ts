// Chapters ML-ATK.5-6, ML-ATK.19-20, ML-POT.4-5 and ML-QST.7: what the one who rolls the dice of a path may do, against
// a monster, in a conquest and for a quest.
import type { Into } from '@krcma/kernel';
import { type PathId, VENOM_BONUS } from '../data/board.ts';
import type { MonsterLands, Party, PathDie } from '../state.ts';
import type { ActKind, KindsOf } from './acts.ts';
import { brewsBanned } from './defend.ts';
import { monsterAt, type RerollMeans, type RollFor, reroll, rerollsFor, rollPathDie } from './path-roll.ts';
import { note } from './script.ts';

export type Rerolling = { readonly do: 'reroll'; readonly by: RerollMeans; readonly die: number };
export type RollAct =
  | { readonly do: 'roll-all' }
  | { readonly do: 'roll'; readonly die: number }
  | Rerolling
  | { readonly do: 'venom' };

type OnPath = { path: PathId };

function unrolledOn(game: MonsterLands, path: PathId): number {
  let unrolled = 0;
  for (const { face } of game.paths[path]?.dice ?? []) if (face === 0) unrolled++;
  return unrolled;
}

function namedDie(game: MonsterLands, path: PathId, die: number): Pick<PathDie, 'colour' | 'face'> {
  const { colour, face } = game.paths[path]?.dice[die] ?? { colour: 'strength' as const, face: 0 };
  return { colour, face };
}

/** Unrolled dice of a colour are alike: one choice for each colour if there is a reason. */
function listRolls({ dice }: Party, into: Into<Extract<RollAct, { do: 'roll' }>>): void {
  for (const [die, { colour, face }] of dice.entries())
    if (face === 0 && dice.findIndex((each) => each.face === 0 && each.colour === colour) === die)
      into.push({ do: 'roll', die });
}

/** Dice of one colour that show the same and were rerolled by the same means are one choice. */
function listRerolls(game: MonsterLands, path: PathId, use: RollFor, into: Into<Rerolling>): void {
  const party = game.paths[path];
  if (party === null) return;
  const marks = (die: number): string => party.rerolls.filter((entry) => entry.endsWith(`:${die}`)).join();
  const listed = new Set<string>();
  for (const { by, die } of rerollsFor(game, path, use)) {
    const { colour, face } = party.dice[die] as PathDie;
    const alike = `${by} ${colour} ${face} ${marks(die)}`;
    if (listed.has(alike)) continue;
    listed.add(alike);
    into.push({ do: 'reroll', by, die });
  }
}

/** Venoms come after a roll, if there is anything to roll; one monster bans them (ML-MON.4). */
export function venomsOn(game: MonsterLands, path: PathId, use: RollFor): number {
  const party = game.paths[path];
  if (party === null) return 0;
  const monster = use === 'monster' ? monsterAt(game, path) : null;
  return monster !== null && brewsBanned(monster, 'venoms') ? 0 : party.venoms;
}

function drinkVenom(game: MonsterLands, path: PathId): void {
  const party = game.paths[path];
  if (party === null) return;
  party.venoms--;
  party.bonus += VENOM_BONUS;
  note({ key: 'venom-used', player: party.seat, path });
}

export const hasRolledOn = (game: MonsterLands, path: PathId): boolean =>
  game.paths[path]?.dice.some(({ face }) => face > 0) ?? false;

export const rerolling = (use: RollFor): ActKind<Rerolling, OnPath> => ({
  list: (game, { path }, into) => listRerolls(game, path, use, into),
  option: (game, { by, die }, { path }) => ({
    id: `reroll:${by}:${die}`,
    label: { key: 'reroll', die: namedDie(game, path, die), by },
    thing: `die:${path}:${die}`,
    rule: use === 'quest' ? 'ML-QST.7' : 'ML-ATK.19',
  }),
  carryOut: (game, act, { path }) => {
    reroll(game, path, act);
  },
});

const venomOption = (path: PathId) =>
  ({ id: 'venom', label: { key: 'use-venom' }, thing: `venom:${path}`, rule: 'ML-POT.4' }) as const;

const venom = (use: RollFor): ActKind<Extract<RollAct, { do: 'venom' }>, OnPath> => ({
  list: (game, { path }, into) => {
    if (venomsOn(game, path, use) > 0 && (game.paths[path]?.dice.length === 0 || hasRolledOn(game, path)))
      into.push({ do: 'venom' });
  },
  option: (_, __, { path }) => venomOption(path),
  refused: (game, { path }) => {
    const monster = use === 'monster' ? monsterAt(game, path) : null;
    if (monster === null || !brewsBanned(monster, 'venoms') || !game.paths[path]?.venoms) return [];
    return [{ ...venomOption(path), reason: { key: 'banned-by-monster', monster }, rule: 'ML-MON.4' }];
  },
  carryOut: (game, _, { path }) => {
    drinkVenom(game, path);
  },
});

/** All that is done with dice; whether they may be rolled one by one is for the chapter to say. */
export const rolls = <L extends OnPath>(
  use: RollFor,
  oneByOne: (game: MonsterLands, locals: L) => boolean,
): KindsOf<RollAct, L> => ({
  'roll-all': {
    list: (game, { path }, into) => {
      if (unrolledOn(game, path) > 1) into.push({ do: 'roll-all' });
    },
    option: (_, __, { path }) => ({
      id: 'roll-all',
      label: { key: 'roll-all' },
      thing: `path:${path}`,
      rule: 'ML-ATK.1',
    }),
    carryOut: (game, _, { path }) => {
      for (const [die, { face }] of game.paths[path]?.dice.entries() ?? [])
        if (face === 0) rollPathDie(game, path, die);
    },
  },
  roll: {
    list: (game, locals, into) => {
      const party = game.paths[locals.path];
      const unrolled = unrolledOn(game, locals.path);
      if (party !== null && (unrolled === 1 || (unrolled > 1 && oneByOne(game, locals))))
        listRolls(party, into);
    },
    option: (game, { die }, { path }) => ({
      id: `roll:${namedDie(game, path, die).colour}`,
      label: { key: 'roll-die', die: namedDie(game, path, die) },
      thing: `die:${path}:${die}`,
      rule: 'ML-ATK.5',
    }),
    carryOut: (game, { die }, { path }) => {
      rollPathDie(game, path, die);
    },
  },
  reroll: rerolling(use),
  venom: venom(use),
});
