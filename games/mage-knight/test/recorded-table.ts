// Tables of every kind with cards of the whole box, from which games are recorded: beside Volkare, before the leaders of the
// factions, around a city, in combats on sites and with other players, with what may be agreed on; and games from their set-up.
import { below, type HasRandom, type Json, shuffle } from '@krcma/kernel';
import { HEROES } from '../data/heroes.ts';
import type { MageKnightArrangement } from '../index.ts';
import { modes } from '../modes.ts';
import { duelTable } from './duel-table.ts';
import { CARDS, LAND, QUEST_LAND, SPELLS } from './volkare.ts';
import { wideTable, withRegulars } from './wide-table.ts';

export interface RecordedTable {
  readonly seats: number;
  readonly options: Json;
  readonly arrangement?: Json;
}

type Kind = (chance: HasRandom, n: number) => RecordedTable;
type Land = Readonly<Record<string, string>>;
type Holdings = NonNullable<MageKnightArrangement['holdings']>;

const anyOf = <T>(chance: HasRandom, list: readonly T[]): T => list[below(chance, list.length)] as T;

const tilesOf = (land: Land) => Object.entries(land).map(([slot, tile]) => ({ slot, tile }));

/** Of the whole box, standing on these spaces of a land. */
function wideOn(chance: HasRandom, players: [number, boolean], land: Land, spaces: readonly string[]) {
  const wide = wideTable(chance, ...players) as unknown as MageKnightArrangement & { at: Json[] };
  const at = shuffle(chance, [...spaces]);
  return {
    ...wide,
    map: tilesOf(land),
    holdings: [] as Holdings,
    players: (wide.players ?? []).map((player, seat) => ({ ...player, space: at[seat] ?? '0,0:C' })),
  };
}

const heroLeft = (players: readonly { readonly hero?: string }[]): string =>
  HEROES.find((hero) => !players.some((player) => player.hero === hero)) ?? 'krang';

const ARMY = ['prowlers', 'swordsmen', 'gargoyle', 'medusa', 'monks', 'fire-dragon'] as const;
const LEVELS = ['daring', 'heroic', 'legendary'] as const;
const RACES = ['fair', 'tight', 'thrilling'] as const;

/** Volkare in the middle of the heroes, on his way to the city or to the portal. */
const volkare: Kind = (chance, n) => {
  const seats = 1 + (n % 3);
  const scenario = anyOf(chance, ['volkares-return', 'volkares-return-blitz', 'volkares-quest'] as const);
  const isQuest = scenario === 'volkares-quest';
  const land: Land = isQuest ? QUEST_LAND : { ...LAND, '2,0': 'core-5' };
  const spaces = ['1,0:C', '1,0:E', '1,0:NW', '1,-1:C', isQuest ? '0,0:C' : '2,0:C'];
  const wide = wideOn(chance, [seats, false], land, spaces);
  const deck = shuffle(chance, [...Object.values(CARDS), ...Object.values(SPELLS), 'wound', 'wound']);
  const used: string[] = wide.players.flatMap(({ hand = [], deck: drawn = [] }) => [...hand, ...drawn]);
  return {
    seats,
    options: { scenario, combatLevel: anyOf(chance, LEVELS), raceLevel: anyOf(chance, RACES) },
    arrangement: {
      ...wide,
      holdings: isQuest || below(chance, 2) === 0 ? [] : [{ space: '2,0:C', tokens: [], shields: [0] }],
      tiles: ['countryside-4', 'countryside-9', ...(isQuest ? [] : ['core-8'])],
      order: shuffle(chance, [-1, ...wide.players.keys()]),
      dummy: {
        hero: heroLeft(wide.players),
        deck: deck.filter((card) => card === 'wound' || !used.includes(card)),
      },
      volkare: {
        space: anyOf(chance, ['1,0:C', '1,0:W', '1,0:SE', '1,-1:SW', ...(isQuest ? [] : ['2,0:W'])]),
        army: shuffle(chance, [...ARMY]).slice(0, 1 + below(chance, 6)),
        ...(below(chance, 3) === 0 && { owed: ['grey', 'green'] }),
      },
    } as unknown as Json,
  };
};

/** Where the leaders of a scenario have their seats, and spaces from which something can be done. */
const TEZLA = {
  'life-and-death': {
    land: {
      '0,0': 'start-a',
      '1,0': 'countryside-3',
      '1,1': 'core-5',
      '0,1': 'core-8',
      '2,0': 'countryside-2',
    },
    spaces: ['1,1:E', '0,1:E', '1,1:SE', '2,0:C', '1,0:NE'],
    leaders: ['high-priestess', 'necromancer'],
  },
  'realm-of-the-dead': {
    land: {
      '0,0': 'start-a',
      '1,0': 'countryside-3',
      '0,1': 'countryside-5',
      '1,1': 'countryside-6',
      '2,1': 'core-6',
    },
    spaces: ['0,1:W', '2,1:W', '2,1:E', '1,1:C', '0,1:NW'],
    leaders: ['necromancer'],
  },
  'hidden-valley': {
    land: {
      '0,0': 'start-a',
      '1,0': 'countryside-3',
      '0,1': 'countryside-4',
      '1,1': 'countryside-1',
      '2,1': 'core-7',
    },
    spaces: ['2,1:W', '2,1:E', '1,1:C', '1,1:W', '0,1:C'],
    leaders: ['high-priestess'],
  },
  'lost-relic': {
    land: { '0,0': 'start-b', '1,0': 'countryside-3', '0,1': 'core-6', '1,1': 'core-1' },
    spaces: ['0,1:C', '0,1:E', '1,0:C', '1,1:C', '0,1:W'],
    leaders: [],
  },
} as const;

/** Next to the seats of leaders, who stand on any level. */
const tezla: Kind = (chance, n) => {
  const seats = 1 + (n % 3);
  const scenario = anyOf(chance, Object.keys(TEZLA) as (keyof typeof TEZLA)[]);
  const together = seats > 1 && below(chance, 2) === 0;
  const { land, spaces, leaders } = TEZLA[scenario];
  const wide = wideOn(chance, [seats, seats > 1 && !together], land, spaces);
  return {
    seats,
    options: { scenario: `${scenario}${together ? '-together' : ''}` },
    arrangement: {
      ...wide,
      ...withRegulars(wide),
      leaders: leaders.map((id) => ({ id, level: 1 + below(chance, 5) })),
      tiles: ['countryside-8', 'countryside-9', 'core-2', 'core-3'],
    } as unknown as Json,
  };
};

const SIEGE = '2,1';
const GARRISON = ['prowlers', 'diggers', 'swordsmen', 'gargoyle', 'medusa'] as const;

/** All beside the green city. */
const siege: Kind = (chance, n) => {
  const seats = 2 + (n % 2);
  const scenario = anyOf(chance, ['blitz-conquest', 'full-cooperation'] as const);
  const wide = wideTable(chance, seats, scenario === 'blitz-conquest') as unknown as MageKnightArrangement;
  const spaces = shuffle(chance, ['NW', 'NE', 'SE', 'E']);
  return {
    seats,
    options: { scenario, jointAssaults: true },
    arrangement: {
      ...wide,
      players: wide.players?.map((player, seat) => ({ ...player, space: `${SIEGE}:${spaces[seat]}` })),
      map: wide.map?.map((tile) => (tile.slot === SIEGE ? { slot: SIEGE, tile: 'core-5' } : tile)),
      holdings: [
        { space: `${SIEGE}:C`, tokens: GARRISON.slice(0, 2 + below(chance, GARRISON.length - 1)) },
        { space: `${SIEGE}:E`, tokens: [] },
      ],
      turn: { move: 2 + below(chance, 5) },
    } as unknown as Json,
  };
};

const duel: Kind = (chance, n) => {
  const seats = 2 + (n % 2);
  return {
    seats,
    options: { scenario: 'blitz-conquest', playerCombat: true },
    arrangement: duelTable(chance, seats),
  };
};

const BACKS = ['green', 'grey', 'brown', 'violet', 'white', 'red'] as const;
const SITES = ['1,0:C', '0,1:SW', '1,1:NE', '2,0:W', '0,2:C', '1,2:C', '2,1:C'] as const;

const AGREED: readonly Json[] = [
  {},
  { interactiveCombat: true },
  { interactiveCombat: true, darknessIsComing: true },
  { rampage: 'more', friendlyMana: true },
  { rampage: 'rampage', actionUpgrading: true, nightArrival: true },
  { actionUpgrading: true, friendlyMana: true, darknessIsComing: true },
];

/** Against drawn enemies and those of a site, with what may be agreed on. */
const combat: Kind = (chance, n) => {
  const seats = 1 + (n % 3);
  const scenario = seats === 1 ? 'solo-conquest' : anyOf(chance, ['blitz-conquest', 'full-cooperation']);
  const wide = wideTable(chance, seats, scenario === 'blitz-conquest') as unknown as MageKnightArrangement & {
    at: Json[];
  };
  const space = anyOf(chance, SITES);
  const cause = anyOf(chance, ['assault', 'adventure', 'burn', 'rampaging'] as const);
  const { darknessIsComing, interactiveCombat, friendlyMana, ...agreed } = anyOf(chance, AGREED) as Record<
    string,
    Json
  >;
  return {
    seats,
    options: {
      scenario,
      ...agreed,
      ...(seats > 1
        ? { ...(interactiveCombat && { interactiveCombat }), ...(friendlyMana && { friendlyMana }) }
        : {}),
      ...(darknessIsComing && { darknessIsComing }),
    } as Json,
    arrangement: {
      ...wide,
      path: ['0,0:E'],
      players: wide.players?.map((player, seat) => (seat === 0 ? { ...player, space } : player)),
      holdings: [{ space: '2,1:C', tokens: [], shields: [0] }],
      at: [
        ...wide.at,
        { rule: 'takeActs' },
        {
          rule: 'startCombat',
          with: {
            player: 0,
            space,
            cause,
            tokens: [],
            draws: Array.from({ length: 1 + below(chance, 3) }, () => anyOf(chance, BACKS)),
            way: null,
            escort: null,
          },
        },
      ],
    } as unknown as Json,
  };
};

const QUESTS: readonly (readonly [string, Json])[] = [
  ['mines-liberation', {}],
  ['druid-nights', { epic: true }],
  ['druid-nights', { contestedGlades: true }],
  ['dungeon-lords', {}],
  ['conquer-and-hold', { playerCombat: true }],
  ['one-to-return', { epic: true }],
  ['full-conquest', { playerCombat: true, jointAssaults: true }],
  ['first-reconnaissance', {}],
];
const REWARDED = ['artifact', 'spell', 'advancedAction', 'unit', 'randomCrystal', 'fame'] as const;

/** In the other scenarios, with Move and Influence, or at the end of a turn with rewards and new levels. */
const quest: Kind = (chance, n) => {
  const seats = 2 + (n % 2);
  const [scenario, agreed] = QUESTS[n % QUESTS.length] as (typeof QUESTS)[number];
  const held = wideTable(chance, seats) as unknown as MageKnightArrangement;
  const wide = { ...held, ...(scenario === 'conquer-and-hold' && withRegulars(held)) };
  const isOver = below(chance, 3) === 0;
  const turn = isOver
    ? { stage: 'acted', cards: 1, rewards: [{ reward: anyOf(chance, REWARDED), n: 1 }] }
    : { move: below(chance, 9), influence: below(chance, 14) };
  return {
    seats,
    options: { scenario, ...(agreed as object) },
    arrangement: {
      ...wide,
      round: 1 + below(chance, 3),
      turn,
      players: (wide.players ?? []).map((player) => ({ ...player, fame: anyOf(chance, [22, 25, 29, 34]) })),
      holdings: [
        { space: '2,1:C', tokens: [], shields: [0] },
        { space: '1,1:NE', tokens: [], shields: [below(chance, seats)] },
      ],
    } as unknown as Json,
  };
};

const setUp: Kind = (_, n) => {
  const { seats, options } = modes[(n * 7) % modes.length] as (typeof modes)[number];
  return { seats, options: options as Json };
};

/** Late positions of solo and blitz conquests. */
const wide: Kind = (chance, n) => {
  const seats = 1 + (n % 3);
  return {
    seats,
    options: { scenario: seats === 1 ? 'solo-conquest' : 'blitz-conquest' },
    arrangement: wideTable(chance, seats),
  };
};

export const recordedTables = {
  wide,
  volkare,
  tezla,
  siege,
  duel,
  combat,
  quest,
  setUp,
} as const satisfies Record<string, Kind>;
export type RecordedKind = keyof typeof recordedTables;
