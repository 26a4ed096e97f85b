// Ways to set the game up that are worth a test of their own: fuzzing plays them all, a golden replay keeps one of each.
import type { Mode } from '@krcma/kernel/conformance';
import { type Scenario, scenarioOf } from './data/scenarios.ts';
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

const TEZLA = ['life-and-death', 'realm-of-the-dead', 'hidden-valley', 'lost-relic'] as const;

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
  ...[1, 2, 3, 4].map((seats) => mode(seats, 'volkares-return')),
  ...[1, 2, 3, 4].map((seats) => mode(seats, 'volkares-return-blitz')),
  ...[1, 2, 3, 4].map((seats) => mode(seats, 'volkares-quest')),
  inForm('heroic', mode(2, 'volkares-return'), { combatLevel: 'heroic', raceLevel: 'tight' }),
  inForm('legendary', mode(4, 'volkares-return'), { combatLevel: 'legendary', raceLevel: 'thrilling' }),
  inForm('legendary', mode(1, 'volkares-return-blitz'), { combatLevel: 'legendary', raceLevel: 'tight' }),
  inForm('heroic', mode(3, 'volkares-quest'), { combatLevel: 'heroic', raceLevel: 'thrilling' }),
  inForm('legendary', mode(2, 'volkares-quest'), { combatLevel: 'legendary', raceLevel: 'thrilling' }),
  ...[2, 3, 4].map((seats) => inForm('open', mode(seats, 'conquer-and-hold'), { openMap: true })),
  ...TEZLA.flatMap((scenario) => [1, 2, 3, 4].map((seats) => mode(seats, scenario))),
  ...TEZLA.flatMap((scenario) => [2, 3, 4].map((seats) => mode(seats, `${scenario}-together`))),
  inForm('harder', mode(1, 'life-and-death'), { harder: 6 }),
  inForm('duels', mode(3, 'realm-of-the-dead'), { playerCombat: true, jointAssaults: true }),
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

/** Against Volkare, who is after that. */
const wants =
  (goal: 'city' | 'portal') =>
  ({ options }: Mode): boolean =>
    scenarioOf(options?.scenario as MageKnightOptions['scenario']).volkare?.goal === goal;

/** Which way a game of a mode can end. */
export const endings: Readonly<Record<EndReason, (mode: Mode) => boolean>> = {
  cityRevealed: endsBy('cityRevealed'),
  citiesConquered: endsBy('citiesConquered'),
  incantations: endsBy('incantations'),
  dungeonsConquered: endsBy('dungeonsConquered'),
  minesLiberated: endsBy('minesLiberated'),
  leadersBeaten: endsBy('leadersBeaten'),
  graveyardsSealed: endsBy('graveyardsSealed'),
  relicFound: endsBy('relicFound'),
  returned: endsBy('returned'),
  volkareBeaten: endsBy('volkareBeaten'),
  cityLost: wants('city'),
  portalReached: wants('portal'),
  nobodyLeft: endsBy('returned'),
  rounds: () => true,
};

export { modeEndings, rareEndings } from './rare-endings.ts';
export { wholeBox } from './whole-box.ts';
