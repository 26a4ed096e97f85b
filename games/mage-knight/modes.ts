// Ways to set the game up that are worth a test of their own: fuzzing plays them all, a golden replay keeps one of each.
import type { Json } from '@krcma/kernel';
import type { Mode } from '@krcma/kernel/conformance';
import { type Scenario, scenarioOf } from './data/scenarios.ts';
import type { MageKnightArrangement } from './rules/arrangement.ts';
import type { EndReason, MageKnightOptions } from './state.ts';

const mode = (seats: number, scenario: MageKnightOptions['scenario']): Mode => ({
  name: `${seats}-${scenario}`,
  seats,
  options: { scenario },
});

/** A scenario in another form, or with other cities than it prints (MK-25.17 to .21). */
const inForm = (what: string, { name, ...plain }: Mode, agreed: Partial<MageKnightOptions>): Mode => ({
  ...plain,
  name: `${name}-${what}`,
  options: { ...plain.options, ...agreed },
});

export const modes: readonly Mode[] = [
  ...[1, 2, 3, 4].map((seats) => mode(seats, 'first-reconnaissance')),
  ...[2, 3, 4].map((seats) => mode(seats, 'blitz-conquest')),
  mode(1, 'solo-conquest'),
  inForm('harder', mode(4, 'blitz-conquest'), { harder: 6 }),
  inForm('megapolis', mode(3, 'blitz-conquest'), { megapolis: 'last', megapolisLevel: 9, harder: 2 }),
  inForm('megapolises', mode(2, 'blitz-conquest'), { megapolis: 'both', megapolisLevel: 7 }),
  inForm('harder', mode(1, 'solo-conquest'), { harder: 3 }),
  inForm('megapolis', mode(1, 'solo-conquest'), { megapolis: 'last', megapolisLevel: 24 }),
  ...[2, 3, 4].map((seats) => mode(seats, 'full-conquest')),
  inForm('teams', mode(4, 'full-conquest'), { teams: 'two' }),
  inForm('two-cities', mode(4, 'full-conquest'), { teams: 'two', twoCities: true }),
  inForm('megapolises', mode(4, 'full-conquest'), {
    teams: 'two',
    twoCities: true,
    megapolis: 'both',
    megapolisLevel: 11,
  }),
  ...[2, 3].map((seats) => mode(seats, 'full-cooperation')),
  inForm('weakest', mode(3, 'full-cooperation'), { weakestCounts: true, harder: 2 }),
  inForm('megapolis', mode(2, 'full-cooperation'), { megapolis: 'last', megapolisLevel: 12 }),
  ...[2, 3].map((seats) => mode(seats, 'blitz-cooperation')),
  ...[2, 3, 4].map((seats) => mode(seats, 'mines-liberation')),
  ...[2, 3, 4].map((seats) => mode(seats, 'druid-nights')),
  ...[2, 3, 4].map((seats) => inForm('epic', mode(seats, 'druid-nights'), { epic: true })),
  ...[2, 3, 4].map((seats) => inForm('contested', mode(seats, 'druid-nights'), { contestedGlades: true })),
  ...[2, 3, 4].map((seats) => mode(seats, 'dungeon-lords')),
  ...[2, 3, 4].map((seats) => mode(seats, 'conquer-and-hold')),
  ...[2, 3, 4].map((seats) => mode(seats, 'one-to-return')),
  ...[2, 3, 4].map((seats) => inForm('epic', mode(seats, 'one-to-return'), { epic: true })),
  inForm('teams', mode(4, 'one-to-return'), { teams: 'two' }),
  ...[2, 3, 4].map((seats) => inForm('open', mode(seats, 'conquer-and-hold'), { openMap: true })),
  inForm('variety', mode(2, 'blitz-conquest'), {
    heroAuction: true,
    randomOrientation: true,
    randomCities: true,
    interactiveCombat: true,
    nightArrival: true,
  }),
  inForm('drafted', mode(3, 'full-conquest'), {
    startingDraft: true,
    actionUpgrading: true,
    friendlyMana: true,
    noInteractiveSpells: true,
    noInteractiveSkills: true,
  }),
  inForm('hordes', mode(1, 'solo-conquest'), {
    darknessIsComing: true,
    rampage: 'more',
    actionUpgrading: true,
    randomOrientation: true,
  }),
  inForm('free-map', mode(2, 'blitz-cooperation'), {
    mapShape: 'open3',
    moreCountryside: 2,
    moreCore: 1,
    moreCities: 1,
    rampage: 'rampage',
    interactiveCombat: true,
    startingDraft: true,
  }),
  inForm('duels', mode(2, 'blitz-conquest'), { playerCombat: true }),
  inForm('duels', mode(3, 'one-to-return'), { playerCombat: true }),
  inForm('duels', mode(4, 'conquer-and-hold'), { playerCombat: true }),
  inForm('assaults', mode(3, 'blitz-conquest'), { jointAssaults: true }),
  inForm('rivals', mode(4, 'full-conquest'), { playerCombat: true, jointAssaults: true }),
];

const endsBy =
  (reason: Scenario['ends']) =>
  ({ options }: Mode): boolean =>
    scenarioOf(options?.scenario as MageKnightOptions['scenario']).ends === reason;

/** Which way a game of a mode can end. */
export const endings: Readonly<Record<EndReason, (mode: Mode) => boolean>> = {
  cityRevealed: endsBy('cityRevealed'),
  citiesConquered: endsBy('citiesConquered'),
  incantations: endsBy('incantations'),
  dungeonsConquered: endsBy('dungeonsConquered'),
  minesLiberated: endsBy('minesLiberated'),
  returned: endsBy('returned'),
  nobodyLeft: endsBy('returned'),
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

/** In the last night, and both have summoned. */
const bothSummoned: MageKnightArrangement = {
  players: [{ hero: 'tovak', fame: 20, space: '1,0:SW', summoned: 4 }, { summoned: 4 }],
  round: 4,
  time: 'night',
  active: 0,
  map: [...LAND],
  turn: { stage: 'acted', cards: 2 },
  at: inTurn,
};

/** The last dungeon has just been conquered, and no tile is left. */
const dungeonsTaken: MageKnightArrangement = {
  players: [{ hero: 'tovak', fame: 20, space: '1,0:SE' }],
  round: 4,
  time: 'night',
  active: 0,
  map: [LAND[0], { slot: '1,0', tile: 'countryside-7' }, LAND[2]],
  tiles: [],
  holdings: [{ space: '1,0:SE', shields: [0] }],
  turn: { stage: 'acted', cards: 2 },
  at: inTurn,
};

/** The last mine has just been liberated, and no tile is left. */
const minesFreed: MageKnightArrangement = {
  players: [{ hero: 'tovak', fame: 20, space: '0,1:SW' }],
  round: 4,
  time: 'night',
  active: 0,
  map: [...LAND],
  tiles: [],
  holdings: [{ space: '0,1:SW', tokens: [], shields: [0] }],
  turn: { stage: 'acted', cards: 2 },
  at: inTurn,
};

/** The last turn of the last night, on the portal. */
const onThePortal: MageKnightArrangement = {
  players: [{ hero: 'tovak', fame: 20, space: '0,0:C' }, { space: '1,0:SW' }],
  round: 4,
  time: 'night',
  active: 0,
  map: [...LAND],
  announced: 1,
  last: [],
  turn: { stage: 'acted', cards: 2 },
  at: inTurn,
};

/** The last turn of the first day, and nobody has left the portal. */
const nobodyHasLeft: MageKnightArrangement = {
  ...onThePortal,
  players: [{ hero: 'tovak', space: '0,0:C' }, { space: null }],
  round: 1,
  time: 'day',
};

/** Positions from which a game comes to an end that players without a plan hardly ever reach. */
export const rareEndings: Readonly<Partial<Record<EndReason, Json>>> = {
  cityRevealed: beforeTheCity as unknown as Json,
  citiesConquered: citiesTaken as unknown as Json,
  incantations: bothSummoned as unknown as Json,
  dungeonsConquered: dungeonsTaken as unknown as Json,
  minesLiberated: minesFreed as unknown as Json,
  returned: onThePortal as unknown as Json,
  nobodyLeft: nobodyHasLeft as unknown as Json,
};

export { wholeBox } from './whole-box.ts';
