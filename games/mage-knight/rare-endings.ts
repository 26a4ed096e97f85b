// Positions from which a game comes to an end that players without a plan hardly ever reach.
import type { Json } from '@krcma/kernel';
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

const OPEN_LAND = [
  { slot: '0,0', tile: 'start-b' },
  { slot: '0,1', tile: 'volkares-camp' },
  { slot: '1,0', tile: 'countryside-1' },
  { slot: '1,-1', tile: 'countryside-2' },
] as const;

/** He stands beside a city that nobody has conquered, and turns a card that moves him. */
const besideTheCity: MageKnightArrangement = {
  players: [{ hero: 'tovak', space: '1,-1:C' }],
  round: 3,
  active: 0,
  map: [...OPEN_LAND, { slot: '2,0', tile: 'core-5' }],
  tiles: [],
  volkare: { space: '2,0:W' },
  dummy: { hero: 'krang', deck: ['march'] },
  turn: { stage: 'acted', cards: 2 },
  at: inTurn,
};

/** He stands on the portal, and turns a card that moves him. */
const onHisWay: MageKnightArrangement = {
  ...besideTheCity,
  map: [
    { slot: '0,0', tile: 'start-b' },
    { slot: '5,0', tile: 'volkares-camp' },
    { slot: '0,1', tile: 'countryside-3' },
    { slot: '1,0', tile: 'countryside-1' },
    { slot: '1,-1', tile: 'countryside-2' },
  ],
  volkare: { space: '0,0:C' },
};

/** The last of his army stands before a hero who can defeat it from afar. */
const lastOfHisArmy: MageKnightArrangement = {
  ...besideTheCity,
  players: [
    { hero: 'tovak', space: '1,0:C', units: ['utem-crossbowmen', 'utem-crossbowmen'], level: 5, fame: 30 },
  ],
  volkare: { space: '1,0:NE', army: ['prowlers'] },
  turn: {},
};

/** Both leaders have just been defeated. */
const leadersFallen: MageKnightArrangement = {
  players: [{ hero: 'tovak', fame: 40, space: '1,1:C' }],
  round: 4,
  time: 'night',
  active: 0,
  map: [...LAND, { slot: '1,1', tile: 'core-5' }, { slot: '0,2', tile: 'core-8' }],
  holdings: [{ space: '1,1:C', tokens: [], shields: [0] }],
  leaders: [
    { id: 'high-priestess', level: 0 },
    { id: 'necromancer', level: 0 },
  ],
  turn: { stage: 'acted', cards: 2 },
  at: inTurn,
};

/** The last graveyard has just been sealed, and the leader is beaten. */
const realmClosed: MageKnightArrangement = {
  players: [{ hero: 'tovak', fame: 30, space: '1,0:C' }],
  round: 4,
  time: 'night',
  active: 0,
  map: [...LAND, { slot: '1,1', tile: 'core-6' }],
  holdings: [
    { space: '1,0:C', tokens: [], freed: true, shields: [0] },
    { space: '0,1:NE', tokens: [], freed: true, shields: [0] },
  ],
  leaders: [{ id: 'necromancer', level: 0 }],
  turn: { stage: 'acted', cards: 2 },
  at: inTurn,
};

/** The last piece of the relic has just been found. */
const relicWhole: MageKnightArrangement = {
  players: [{ hero: 'tovak', fame: 20, space: '1,1:C' }],
  round: 2,
  time: 'night',
  active: 0,
  map: [...LAND, { slot: '1,1', tile: 'core-5' }, { slot: '2,0', tile: 'core-6' }],
  holdings: ['1,1:C', '2,0:C'].map((space) => ({ space, tokens: [], shields: [0] })),
  turn: { stage: 'acted', cards: 2 },
  at: inTurn,
};

/** One for each way to end. */
export const rareEndings: Readonly<Partial<Record<EndReason, Json>>> = {
  cityRevealed: beforeTheCity as unknown as Json,
  citiesConquered: citiesTaken as unknown as Json,
  incantations: bothSummoned as unknown as Json,
  dungeonsConquered: dungeonsTaken as unknown as Json,
  minesLiberated: minesFreed as unknown as Json,
  leadersBeaten: leadersFallen as unknown as Json,
  graveyardsSealed: realmClosed as unknown as Json,
  relicFound: relicWhole as unknown as Json,
  returned: onThePortal as unknown as Json,
  nobodyLeft: nobodyHasLeft as unknown as Json,
  volkareBeaten: lastOfHisArmy as unknown as Json,
  cityLost: besideTheCity as unknown as Json,
  portalReached: onHisWay as unknown as Json,
};

/** The last of his army, in the land between the camp and the portal. */
const lastOnHisWay: MageKnightArrangement = {
  ...lastOfHisArmy,
  map: onHisWay.map ?? [],
  volkare: { space: '1,0:NE', army: ['prowlers'] },
};

/** Together there is one graveyard more. */
const realmClosedTogether: MageKnightArrangement = {
  ...realmClosed,
  map: [...(realmClosed.map ?? []), { slot: '2,0', tile: 'countryside-5' }],
  holdings: ['1,0:C', '0,1:NE', '2,0:W'].map((space) => ({ space, tokens: [], freed: true, shields: [0] })),
};

/** The leader of the valley has just been defeated. */
const valleyFreed: MageKnightArrangement = {
  players: [{ hero: 'tovak', fame: 40, space: '1,1:C' }],
  round: 4,
  time: 'night',
  active: 0,
  map: [...LAND, { slot: '1,1', tile: 'core-7' }],
  holdings: [{ space: '1,1:C', tokens: [], shields: [0] }],
  leaders: [{ id: 'high-priestess', level: 0 }],
  turn: { stage: 'acted', cards: 2 },
  at: inTurn,
};

/** Together there is one piece more. */
const relicWholeTogether: MageKnightArrangement = {
  ...relicWhole,
  map: [...(relicWhole.map ?? []), { slot: '2,1', tile: 'core-7' }],
  holdings: ['1,1:C', '2,0:C', '2,1:C'].map((space) => ({ space, tokens: [], shields: [0] })),
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
  arrangement: arrangement as unknown as Json,
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
