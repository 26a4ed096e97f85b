// Chapters ML-ATK.5-6, ML-ATK.19-20 and ML-POT.4-5: what the one who rolls the dice of a path may do, against a monster
// and in a conquest.
import type { Option } from '@krcma/kernel';
import { type PathId, VENOM_BONUS } from '../data/board.ts';
import type { MonsterLandsTypes } from '../messages.ts';
import type { MonsterLands, Party, PathDie } from '../state.ts';
import { brewsBanned } from './defend.ts';
import { monsterAt, type RerollMeans, type RollFor, reroll, rerollsFor, rollPathDie } from './path-roll.ts';
import { note } from './script.ts';

export type RollAct =
  | { readonly do: 'roll'; readonly die: number }
  | { readonly do: 'roll-all' }
  | { readonly do: 'reroll'; readonly by: RerollMeans; readonly die: number }
  | { readonly do: 'venom' };

const ROLL_ALL: RollAct = { do: 'roll-all' };
const VENOM: RollAct = { do: 'venom' };

/** Unrolled dice of a colour are alike: one choice for each colour if there is a reason, and one for all of them. */
export function listRolls({ dice }: Party, oneByOne: boolean, into: unknown[]): void {
  const unrolled = dice.filter(({ face }) => face === 0).length;
  if (unrolled === 0) return;
  if (unrolled > 1) into.push(ROLL_ALL);
  if (unrolled > 1 && !oneByOne) return;
  for (const [die, { colour, face }] of dice.entries())
    if (face === 0 && dice.findIndex((each) => each.face === 0 && each.colour === colour) === die)
      into.push({ do: 'roll', die } satisfies RollAct);
}

/** Dice of one colour that show the same and were rerolled by the same means are one choice. */
export function listRerolls(game: MonsterLands, path: PathId, use: RollFor, into: unknown[]): void {
  const party = game.paths[path];
  if (party === null) return;
  const marks = (die: number): string => party.rerolls.filter((entry) => entry.endsWith(`:${die}`)).join();
  const listed = new Set<string>();
  for (const { by, die } of rerollsFor(game, path, use)) {
    const { colour, face } = party.dice[die] as PathDie;
    const alike = `${by} ${colour} ${face} ${marks(die)}`;
    if (listed.has(alike)) continue;
    listed.add(alike);
    into.push({ do: 'reroll', by, die } satisfies RollAct);
  }
}

/** Venoms come after a roll, if there is anything to roll; one monster bans them (ML-MON.4). */
export function venomsOn(game: MonsterLands, path: PathId, use: RollFor): number {
  const party = game.paths[path];
  if (party === null) return 0;
  const monster = use === 'monster' ? monsterAt(game, path) : null;
  return monster !== null && brewsBanned(monster, 'venoms') ? 0 : party.venoms;
}

export function listVenom(game: MonsterLands, path: PathId, use: RollFor, into: unknown[]): void {
  const dice = game.paths[path]?.dice ?? [];
  if (venomsOn(game, path, use) > 0 && (dice.length === 0 || dice.some(({ face }) => face > 0)))
    into.push(VENOM);
}

export const hasRolledOn = (game: MonsterLands, path: PathId): boolean =>
  game.paths[path]?.dice.some(({ face }) => face > 0) ?? false;

export function rollOption(game: MonsterLands, path: PathId, act: RollAct): Option<MonsterLandsTypes> {
  const named = (die: number) => {
    const { colour, face } = game.paths[path]?.dice[die] ?? { colour: 'strength' as const, face: 0 };
    return { colour, face };
  };
  switch (act.do) {
    case 'roll-all':
      return { id: 'roll-all', label: { key: 'roll-all' }, thing: `path:${path}`, rule: 'ML-ATK.1' };
    case 'roll':
      return {
        id: `roll:${named(act.die).colour}`,
        label: { key: 'roll-die', die: named(act.die) },
        thing: `die:${path}:${act.die}`,
        rule: 'ML-ATK.5',
      };
    case 'reroll':
      return {
        id: `reroll:${act.by}:${act.die}`,
        label: { key: 'reroll', die: named(act.die), by: act.by },
        thing: `die:${path}:${act.die}`,
        rule: 'ML-ATK.19',
      };
    default:
      return { id: 'venom', label: { key: 'use-venom' }, thing: `venom:${path}`, rule: 'ML-POT.4' };
  }
}

export function doRollAct(game: MonsterLands, path: PathId, act: RollAct): void {
  const party = game.paths[path];
  if (party === null) return;
  if (act.do === 'roll') rollPathDie(game, path, act.die);
  else if (act.do === 'reroll') reroll(game, path, act);
  else if (act.do === 'roll-all') {
    for (const [die, { face }] of party.dice.entries()) if (face === 0) rollPathDie(game, path, die);
  } else {
    party.venoms--;
    party.bonus += VENOM_BONUS;
    note({ key: 'venom-used', player: party.seat, path });
  }
}

const ROLL_ACTS: readonly string[] = ['roll', 'roll-all', 'reroll', 'venom'];
export const isRollAct = (act: { readonly do: string }): act is RollAct => ROLL_ACTS.includes(act.do);
