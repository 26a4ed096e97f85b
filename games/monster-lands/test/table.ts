import type { Played, Seat } from '@krcma/kernel';
import { arranged } from '@krcma/kernel/testing';
import { expect } from 'vitest';
import { AFFINITIES, type Affinity } from '../data/types.ts';
import { type MonsterLandsArrangement, type MonsterLandsTypes, monsterLands } from '../index.ts';
import type { ClanArrangement } from '../rules/arrange.ts';
import { type Clan, clanAt } from '../state.ts';

export { during, offers, refuses, told } from '@krcma/kernel/testing';

export type Game = Played<MonsterLandsTypes>;

export interface TableSetup extends Omit<MonsterLandsArrangement, 'at' | 'phase'> {
  /** Two unless said; clans that are not described are as set-up leaves them, without dice. */
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  /** The phase of the round to begin with; `deployment` unless said, with the dice that are described. */
  readonly phase?: 'pool' | 'deployment' | 'adventure' | 'cleanUp';
}

const PHASES = {
  pool: 'pool',
  deployment: 'deployment',
  adventure: 'adventure',
  cleanUp: 'clean-up',
} as const;

const firstFree = (taken: readonly (Affinity | undefined)[]): Affinity =>
  AFFINITIES.find((affinity) => !taken.includes(affinity)) ?? 'jungle';

/** Clans without an affinity take the first that is left: jungle, water, fire, wind. */
function withAffinities(seats: number, described: readonly ClanArrangement[]): ClanArrangement[] {
  const taken = Array.from({ length: seats }, (_, seat) => described[seat]?.affinity);
  return taken.map((affinity, seat) => {
    taken[seat] = affinity ?? firstFree(taken);
    return { ...described[seat], affinity: taken[seat] };
  });
}

/** The clans are taken and the phase of seat 0's round begins: it has run to its first question already. */
export function table({
  seats = 2,
  options = {},
  seed,
  phase = 'deployment',
  ...wanted
}: TableSetup = {}): Game {
  const { clans = [], active = 0, first = 0, ...rest } = wanted;
  const arrangement: MonsterLandsArrangement = {
    ...rest,
    clans: withAffinities(seats, clans),
    active,
    first,
    phase: PHASES[phase],
    at: [
      { rule: 'monsterLands', step: 'rounds' },
      { rule: 'round', step: phase },
    ],
  };
  return arranged(monsterLands, arrangement, { seats, options, seed });
}

export const clanOf = ({ game }: Game, seat: Seat): Clan => clanAt(game, seat);

/** What is on offer, without the empty places. */
export const onOffer = ({ game }: Game, shop: 'lodge' | 'tavern' | 'market' | 'loot'): string[] =>
  game[shop].offer.filter((id) => id !== null);

export function waitsFor(t: Game, seat: Seat): void {
  expect(t.waiting()).toEqual([seat]);
}
