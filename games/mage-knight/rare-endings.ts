// Positions from which a game comes to an end that players without a plan hardly ever reach.
import type { Json } from '@krcma/kernel';
import type { TileId } from './data/tiles.ts';
import type { MageKnightArrangement } from './rules/arrangement.ts';
import type { EndReason } from './state.ts';

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

type Arrangement = MageKnightArrangement;
type Tile = NonNullable<Arrangement['map']>[number];
type Holdings = NonNullable<Arrangement['holdings']>;

/** In a hero's turn, after an action if nothing else is said. */
const during = (more: Omit<Arrangement, 'active' | 'at'>): Arrangement => ({
  active: 0,
  map: [...LAND],
  turn: { stage: 'acted', cards: 2 },
  at: inTurn,
  ...more,
});

const LAST_NIGHT = { round: 4, time: 'night' } as const;

const tovak = (fame: number, space: string) => ({ hero: 'tovak', fame, space }) as const;

/** What he has just taken. */
const taken = (spaces: readonly string[], more: Partial<Holdings[number]> = { tokens: [] }): Holdings =>
  spaces.map((space) => ({ space, ...more, shields: [0] }));

/** More of the land. */
const land = (more: readonly (readonly [string, TileId])[], from: readonly Tile[] = LAND) => [
  ...from,
  ...more.map(([slot, tile]) => ({ slot, tile })),
];

/** At the edge of the known land, with Move to look beyond it, where the city lies. */
const beforeTheCity = during({
  players: [tovak(12, '1,0:E')],
  round: 2,
  time: 'night',
  tiles: ['core-5', 'core-1'],
  turn: { move: 6 },
});

const CITIES = [
  ['1,1', 'core-5'],
  ['2,1', 'core-6'],
  ['1,2', 'core-7'],
  ['2,2', 'core-8'],
] as const;

/** The last city has just been taken; how many count is the scenario's matter. */
const citiesTaken = during({
  players: [tovak(30, '1,1:C')],
  round: 3,
  map: land(CITIES),
  holdings: taken(CITIES.map(([slot]) => `${slot}:C`)),
});

/** In the last night, and both have summoned. */
const bothSummoned = during({
  players: [{ ...tovak(20, '1,0:SW'), summoned: 4 }, { summoned: 4 }],
  ...LAST_NIGHT,
});

/** The last dungeon has just been conquered, and no tile is left. */
const dungeonsTaken = during({
  players: [tovak(20, '1,0:SE')],
  ...LAST_NIGHT,
  map: [LAND[0], { slot: '1,0', tile: 'countryside-7' }, LAND[2]],
  tiles: [],
  holdings: taken(['1,0:SE'], {}),
});

/** The last mine has just been liberated, and no tile is left. */
const minesFreed = during({
  players: [tovak(20, '0,1:SW')],
  ...LAST_NIGHT,
  tiles: [],
  holdings: taken(['0,1:SW']),
});

/** The last turn of the last night, on the portal. */
const onThePortal = during({
  players: [tovak(20, '0,0:C'), { space: '1,0:SW' }],
  ...LAST_NIGHT,
  announced: 1,
  last: [],
});

/** The last turn of the first day, and nobody has left the portal. */
const nobodyHasLeft: Arrangement = {
  ...onThePortal,
  players: [{ hero: 'tovak', space: '0,0:C' }, { space: null }],
  round: 1,
  time: 'day',
};

const PORTAL = [{ slot: '0,0', tile: 'start-b' }] as const;
const BESIDE_IT = [
  ['1,0', 'countryside-1'],
  ['1,-1', 'countryside-2'],
] as const;

/** He stands beside a city that nobody has conquered, and turns a card that moves him. */
const besideTheCity = during({
  players: [{ hero: 'tovak', space: '1,-1:C' }],
  round: 3,
  map: land([['0,1', 'volkares-camp'], ...BESIDE_IT, ['2,0', 'core-5']], PORTAL),
  tiles: [],
  volkare: { space: '2,0:W' },
  dummy: { hero: 'krang', deck: ['march'] },
});

/** He stands on the portal, and turns a card that moves him. */
const onHisWay: Arrangement = {
  ...besideTheCity,
  map: land([['5,0', 'volkares-camp'], ['0,1', 'countryside-3'], ...BESIDE_IT], PORTAL),
  volkare: { space: '0,0:C' },
};

/** The last of his army stands before a hero who can defeat it from afar. */
const lastOfHisArmy: Arrangement = {
  ...besideTheCity,
  players: [
    { hero: 'tovak', space: '1,0:C', units: ['utem-crossbowmen', 'utem-crossbowmen'], level: 5, fame: 30 },
  ],
  volkare: { space: '1,0:NE', army: ['prowlers'] },
  turn: {},
};

/** The last of his army, in the land between the camp and the portal. */
const lastOnHisWay: Arrangement = { ...lastOfHisArmy, map: onHisWay.map ?? [] };

/** The leaders have just been defeated. */
const leadersFallen = during({
  players: [tovak(40, '1,1:C')],
  ...LAST_NIGHT,
  map: land([
    ['1,1', 'core-5'],
    ['0,2', 'core-8'],
  ]),
  holdings: taken(['1,1:C']),
  leaders: [
    { id: 'high-priestess', level: 0 },
    { id: 'necromancer', level: 0 },
  ],
});

/** The leader of the valley has just been defeated. */
const valleyFreed: Arrangement = {
  ...leadersFallen,
  map: land([['1,1', 'core-7']]),
  leaders: [{ id: 'high-priestess', level: 0 }],
};

/** The last graveyard has just been sealed, and the leader is beaten. */
const realmClosed = during({
  players: [tovak(30, '1,0:C')],
  ...LAST_NIGHT,
  map: land([['1,1', 'core-6']]),
  holdings: taken(['1,0:C', '0,1:NE'], { tokens: [], freed: true }),
  leaders: [{ id: 'necromancer', level: 0 }],
});

/** Together there is one graveyard more. */
const realmClosedTogether: Arrangement = {
  ...realmClosed,
  map: land([
    ['1,1', 'core-6'],
    ['2,0', 'countryside-5'],
  ]),
  holdings: taken(['1,0:C', '0,1:NE', '2,0:W'], { tokens: [], freed: true }),
};

/** The last piece of the relic has just been found, one in each city. */
const relicFound = (cities: readonly (readonly [string, TileId])[]): Arrangement =>
  during({
    players: [tovak(20, '1,1:C')],
    round: 2,
    time: 'night',
    map: land(cities),
    holdings: taken(cities.map(([slot]) => `${slot}:C`)),
  });

const RELIC = [
  ['1,1', 'core-5'],
  ['2,0', 'core-6'],
] as const;
const relicWhole = relicFound(RELIC);
/** Together there is one piece more. */
const relicWholeTogether = relicFound([...RELIC, ['2,1', 'core-7']]);

/** An arrangement as a record keeps it. */
const kept = (arrangement: Arrangement): Json => arrangement as unknown as Json;

/** One for each way to end. */
export const rareEndings: Readonly<Partial<Record<EndReason, Json>>> = {
  cityRevealed: kept(beforeTheCity),
  citiesConquered: kept(citiesTaken),
  incantations: kept(bothSummoned),
  dungeonsConquered: kept(dungeonsTaken),
  minesLiberated: kept(minesFreed),
  leadersBeaten: kept(leadersFallen),
  graveyardsSealed: kept(realmClosed),
  relicFound: kept(relicWhole),
  returned: kept(onThePortal),
  nobodyLeft: kept(nobodyHasLeft),
  volkareBeaten: kept(lastOfHisArmy),
  cityLost: kept(besideTheCity),
  portalReached: kept(onHisWay),
};

/** A way to end of a mode that is worth a recorded game of its own, and from where it is reached. */
export interface ModeEnding {
  readonly mode: string;
  readonly ending: EndReason;
  readonly arrangement: Json;
}

const ended = (mode: string, ending: EndReason, arrangement: MageKnightArrangement): ModeEnding => ({
  mode,
  ending,
  arrangement: kept(arrangement),
});

/** Won and lost against Volkare, and won against the factions: alone, as rivals, and together. */
export const modeEndings: readonly ModeEnding[] = [
  ended('1-volkares-return', 'volkareBeaten', lastOfHisArmy),
  ended('3-volkares-return', 'cityLost', besideTheCity),
  ended('2-volkares-return-blitz', 'volkareBeaten', lastOfHisArmy),
  ended('1-volkares-return-blitz', 'cityLost', besideTheCity),
  ended('1-volkares-quest', 'volkareBeaten', lastOnHisWay),
  ended('3-volkares-quest', 'portalReached', onHisWay),
  ended('2-life-and-death', 'leadersBeaten', leadersFallen),
  ended('2-life-and-death-together', 'leadersBeaten', leadersFallen),
  ended('2-realm-of-the-dead', 'graveyardsSealed', realmClosed),
  ended('2-realm-of-the-dead-together', 'graveyardsSealed', realmClosedTogether),
  ended('1-hidden-valley', 'leadersBeaten', valleyFreed),
  ended('2-hidden-valley', 'leadersBeaten', valleyFreed),
  ended('3-hidden-valley-together', 'leadersBeaten', valleyFreed),
  ended('2-lost-relic', 'relicFound', relicWhole),
  ended('2-lost-relic-together', 'relicFound', relicWholeTogether),
];
