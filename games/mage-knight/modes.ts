// Ways to set the game up that are worth a test of their own: fuzzing plays them all, a golden replay keeps one of each.
import type { Json } from '@krcma/kernel';
import type { Mode } from '@krcma/kernel/conformance';
import type { MageKnightArrangement } from './rules/arrangement.ts';
import type { EndReason, MageKnightOptions } from './state.ts';

const mode = (seats: number, scenario: MageKnightOptions['scenario']): Mode => ({
  name: `${seats}-${scenario}`,
  seats,
  options: { scenario },
});

/** A scenario with other cities than it prints (MK-25.17 to .21). */
const withCities = (what: string, { name, ...plain }: Mode, cities: Partial<MageKnightOptions>): Mode => ({
  ...plain,
  name: `${name}-${what}`,
  options: { ...plain.options, ...cities },
});

export const modes: readonly Mode[] = [
  ...[1, 2, 3, 4].map((seats) => mode(seats, 'first-reconnaissance')),
  ...[2, 3, 4].map((seats) => mode(seats, 'blitz-conquest')),
  mode(1, 'solo-conquest'),
  withCities('harder', mode(4, 'blitz-conquest'), { harder: 6 }),
  withCities('megapolis', mode(3, 'blitz-conquest'), { megapolis: 'last', megapolisLevel: 9, harder: 2 }),
  withCities('megapolises', mode(2, 'blitz-conquest'), { megapolis: 'both', megapolisLevel: 7 }),
  withCities('harder', mode(1, 'solo-conquest'), { harder: 3 }),
  withCities('megapolis', mode(1, 'solo-conquest'), { megapolis: 'last', megapolisLevel: 24 }),
];

const isConquest = ({ options }: Mode): boolean => options?.scenario !== 'first-reconnaissance';

/** Which way a game of a mode can end. */
export const endings: Readonly<Record<EndReason, (mode: Mode) => boolean>> = {
  cityRevealed: (mode) => !isConquest(mode),
  citiesConquered: isConquest,
  rounds: () => true,
};

const inTurn: NonNullable<MageKnightArrangement['at']> = [
  { rule: 'mageKnight', step: 'rounds' },
  { rule: 'playRound', step: 'turns' },
  { rule: 'turn', step: 'acts' },
];

const LAND = [
  { slot: '0,0', tile: 'start-a' },
  { slot: '1,0', tile: 'countryside-1' },
  { slot: '0,1', tile: 'countryside-2' },
] as const;

/** At the edge of the known land, with Move to look beyond it, where the city lies. */
const beforeTheCity: MageKnightArrangement = {
  players: [{ hero: 'tovak', fame: 12, space: '1,0:E' }],
  round: 2,
  time: 'night',
  active: 0,
  map: [...LAND],
  tiles: ['core-5', 'core-1'],
  turn: { move: 6 },
  at: inTurn,
};

const CITIES = [
  ['1,1', 'core-5'],
  ['2,1', 'core-6'],
  ['1,2', 'core-7'],
  ['2,2', 'core-8'],
] as const;

/** The last city has just been taken; how many count is the scenario's matter. */
const citiesTaken: MageKnightArrangement = {
  players: [{ hero: 'tovak', fame: 30, space: '1,1:C' }],
  round: 3,
  active: 0,
  map: [...LAND, ...CITIES.map(([slot, tile]) => ({ slot, tile }))],
  holdings: CITIES.map(([slot]) => ({ space: `${slot}:C`, tokens: [], shields: [0] })),
  turn: { stage: 'acted', cards: 2 },
  at: inTurn,
};

/** Positions from which a game comes to an end that players without a plan hardly ever reach. */
export const rareEndings: Readonly<Partial<Record<EndReason, Json>>> = {
  cityRevealed: beforeTheCity as unknown as Json,
  citiesConquered: citiesTaken as unknown as Json,
};

export { wholeBox } from './whole-box.ts';
