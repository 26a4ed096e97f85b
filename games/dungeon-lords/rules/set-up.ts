// Chapters DL-SET, DL-S3, DL-S2 and the dealing of DL-FULL: the table as it is laid out.
import { below, type Seat, shuffle, type Table } from '@krcma/kernel';
import { ADVENTURERS, type AdventurerId, adventurerOf } from '../data/adventurers.ts';
import { COMBAT_CARDS, type CombatCardId, combatCardOf } from '../data/combat-cards.ts';
import { CREATURES, type CreatureId, creatureOf } from '../data/creatures.ts';
import { CELLS, FIRST_TUNNELS } from '../data/dungeon.ts';
import { EVENT_TILES, SPECIAL_EVENTS } from '../data/events.ts';
import { ORDERS, SLOTS } from '../data/orders.ts';
import { ROOMS, type RoomId, roomOf } from '../data/rooms.ts';
import { COMBAT_ROUNDS, companyOf, DRAWN_ORDERS, FIRST_STOCK, LOCKED_ORDERS } from '../data/setup.ts';
import { TRACK_START } from '../data/track.ts';
import { TRAPS, type TrapId, trapOf } from '../data/traps.ts';
import { inYear, YEARS, type Year } from '../data/types.ts';
import type { DungeonLordsMessage } from '../messages.ts';
import {
  type Dummy,
  type DungeonLords,
  type DungeonLordsOptions,
  type Lord,
  OPTIONS,
  optionSchema,
  type Tile,
} from '../state.ts';
import { layTraining } from './training-set-up.ts';

type Laid = Table<DungeonLordsOptions>;

/** Alone one trains, where nothing of a game can be agreed on; several play, and train nothing (DL-TRN.1). */
export function forbids(options: DungeonLordsOptions, seats: number): DungeonLordsMessage | undefined {
  const isAlone = seats === 1;
  for (const option of OPTIONS) {
    const { fits, default: usual } = optionSchema[option];
    if ((fits.players === 'alone') === isAlone || options[option] === usual) continue;
    return { key: isAlone ? 'not-alone' : 'only-alone', option, rule: 'DL-TRN.1' };
  }
  return undefined;
}

const copies = <T>(ids: readonly T[], count: (id: T) => number): T[] =>
  ids.flatMap((id) => new Array<T>(count(id)).fill(id));

const byYear = <T>(table: Laid, cards: (year: Year) => T[]): [T[], T[]] => [
  shuffle(table, cards(1)),
  shuffle(table, cards(2)),
];

/** Whether locked orders are chosen rather than dealt (DL-SET.13, DL-FULL.1). */
export const choosesLocks = ({ options }: Pick<DungeonLords, 'options'>): boolean =>
  options.rules === 'full' || options.chosenLocks;

const hasSpecialEvents = ({ options }: Pick<DungeonLords, 'options'>): boolean =>
  options.rules === 'full' && options.specialEvents;

function firstDungeon(): Tile[] {
  const dungeon = new Array<Tile>(CELLS).fill(null);
  for (const cell of FIRST_TUNNELS) dungeon[cell] = 'tunnel';
  return dungeon;
}

export const newLord = (): Lord => ({
  gold: FIRST_STOCK.gold,
  food: FIRST_STOCK.food,
  imps: FIRST_STOCK.imp,
  busyImps: 0,
  busyTrolls: 0,
  evil: TRACK_START,
  letters: 0,
  traps: [],
  lair: [],
  dungeon: firstDungeon(),
  conquered: [],
  dug: [],
  mined: [],
  worked: [],
  party: [],
  prison: [],
  locked: [],
  drawn: [],
  programme: [],
  stayed: [],
  spied: [],
  battle: null,
});

function dealOrders(table: Laid, lord: Lord): void {
  const orders = shuffle(table, ORDERS.slice());
  if (choosesLocks(table)) lord.drawn = orders.slice(0, DRAWN_ORDERS);
  else lord.locked = orders.slice(0, LOCKED_ORDERS);
}

/** Three orders lie open, five are its pile (DL-S3.2, DL-S2.1). */
function newDummy(table: Laid): Dummy {
  const orders = shuffle(table, ORDERS.slice());
  return { locked: orders.slice(0, 3), pile: orders.slice(3) };
}

export function setUp(table: Laid): DungeonLords {
  const game = layOut(table);
  return table.seats === 1 ? layTraining(game) : game;
}

function layOut(table: Laid): DungeonLords {
  const combat = byYear<CombatCardId>(table, (year) =>
    COMBAT_CARDS.filter((id) => combatCardOf(id).year === year),
  );
  const special = shuffle(table, SPECIAL_EVENTS.slice());
  const { dummies, neutral } = table.seats === 1 ? { dummies: 0, neutral: false } : companyOf(table.seats);
  const lords = Array.from({ length: table.seats }, newLord);
  for (const lord of lords) dealOrders(table, lord);
  return {
    ...table,
    year: 1,
    season: 'winter',
    phase: 'new-round',
    start: below(table, table.seats) as Seat,
    lords,
    dummies: Array.from({ length: dummies }, () => newDummy(table)),
    neutralEvil: neutral ? TRACK_START : null,
    slots: new Array<null>(ORDERS.length * SLOTS.length).fill(null),
    creatures: {
      decks: byYear<CreatureId>(table, (year) =>
        copies(CREATURES, (id) => inYear(creatureOf(id).copies, year)),
      ),
      offer: [],
    },
    rooms: {
      decks: byYear<RoomId>(table, (year) => ROOMS.filter((id) => roomOf(id).year === year)),
      offer: [],
    },
    traps: shuffle(
      table,
      copies<TrapId>(TRAPS, (id) => trapOf(id).copies),
    ),
    adventurers: {
      decks: byYear<AdventurerId>(table, (year) =>
        ADVENTURERS.filter((id) => adventurerOf(id).year === year),
      ),
      coming: [],
      next: [],
    },
    events: { tiles: shuffle(table, EVENT_TILES.slice()), forecast: 0 },
    special: hasSpecialEvents(table) ? special.splice(0, YEARS.length) : [],
    city: {
      decks: [combat[0].splice(0, COMBAT_ROUNDS), combat[1].splice(0, COMBAT_ROUNDS)],
      turned: 0,
    },
    paladin: { host: null, gone: false },
    round: 0,
    distant: {
      creatures: [],
      rooms: [],
      traps: [],
      buried: Array.from({ length: table.seats }, () => []),
      heroes: [],
      special: [],
    },
    box: { combat, special },
  };
}
