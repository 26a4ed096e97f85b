import type { Played, Seat } from '@krcma/kernel';
import { arranged, freshTables } from '@krcma/kernel/testing';
import { expect } from 'vitest';
import { type DukeId, dukes } from '../data/dukes.ts';
import type { Bag } from '../data/effect.ts';
import type { RuleId } from '../data/rule-ids.ts';
import { type Valeria, type ValeriaArrangement, type ValeriaTypes, valeria } from '../index.ts';
import type { PlayerArrangement } from '../rules/arrange.ts';
import { type Player, playerAt, topOf } from '../state.ts';

export { during, refuses, told, waiting } from '@krcma/kernel/testing';

export type Game = Played<ValeriaTypes>;

export interface TableSetup extends Omit<ValeriaArrangement, 'at'> {
  /** Two unless said; players who are not described have nothing but their starters. */
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  /** The step of the turn to begin with: `roll` with the first two `dice`, or without any roll `actions`, `end` … */
  readonly phase?: 'roll' | 'harvest' | 'actions' | 'monsters' | 'secondHarvest' | 'end';
}

const bare: PlayerArrangement = { gold: 0, strength: 0, magic: 0, vp: 0 };

const unnamedDukes = (players: readonly PlayerArrangement[]): DukeId[] =>
  (Object.keys(dukes) as DukeId[]).filter((id) => players.every(({ duke }) => duke !== id));

/**
 * The dukes are kept and the turn of seat 0 (or `active`) begins: it has run to its first question already, so gains
 * without a choice are booked.
 */
export function table({ seats = 2, options = {}, seed, phase = 'roll', ...wanted }: TableSetup = {}): Game {
  const { players: described = [], active = 0, first = 0, ...rest } = wanted;
  const spare = unnamedDukes(described).filter((id) => id !== wanted.darkLord);
  const players = Array.from({ length: seats }, (_, seat) => ({
    ...bare,
    ...(options.noDukes !== true && { duke: spare[seat] as DukeId }),
    ...described[seat],
  }));
  const arrangement: ValeriaArrangement = {
    ...(seats === 1 && { darkLord: spare.at(-1) as DukeId }),
    ...rest,
    players,
    active,
    first,
    at: [
      { rule: 'valeria', step: 'turns' },
      ...(phase === 'roll' ? [] : [{ rule: 'turn', step: phase, with: { player: active } }]),
    ],
  };
  return arranged(valeria, arrangement, { seats, options, seed });
}

/** A new table as set-up leaves it: everybody is asked which duke to keep. */
export const freshTable = freshTables(valeria, 2);

export const playerOf = ({ game }: Game, seat: Seat): Player => playerAt(game, seat);

export const gold = (t: Game, seat: Seat): number => playerOf(t, seat).gold;
export const strength = (t: Game, seat: Seat): number => playerOf(t, seat).strength;
export const magic = (t: Game, seat: Seat): number => playerOf(t, seat).magic;
export const vp = (t: Game, seat: Seat): number => playerOf(t, seat).vp;

/** All of a player's values that are not 0: `{ gold: 2 }`. */
export function held(t: Game, seat: Seat): Bag {
  const { gold, strength, magic, vp } = playerOf(t, seat);
  return Object.fromEntries(
    Object.entries({ gold, strength, magic, vp }).filter(([, amount]) => amount !== 0),
  );
}

/** The error of a set-up whose options cannot be played together because of this rule. */
export const forbiddenBy = (rule: RuleId): unknown =>
  expect.objectContaining({ code: 'bad-combination', reason: expect.objectContaining({ rule }) });

/** The face-up card on a stack: 0-4 monsters, 5-14 citizens by slot, 15-19 domains. */
export const top = ({ game }: { readonly game: Valeria }, stack: number) => topOf(game, stack);
