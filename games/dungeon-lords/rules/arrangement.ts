// What a described position may say, field by field of the state; it comes from outside and is checked by this.
import {
  byName,
  either,
  flag,
  listOf,
  oneOf,
  orNull,
  parts,
  type ShapeOf,
  sharedShapes,
  whole,
} from '@krcma/kernel';
import {
  ADVENTURERS,
  type AdventurerId,
  type HeroId,
  PALADINS,
  type PaladinId,
  PHANTOM,
} from '../data/adventurers.ts';
import { COMBAT_CARDS } from '../data/combat-cards.ts';
import { CREATURES, creatureOf } from '../data/creatures.ts';
import { CELL_NAMES, CELLS } from '../data/dungeon.ts';
import { EVENT_TILES, SPECIAL_EVENTS } from '../data/events.ts';
import { ORDERS } from '../data/orders.ts';
import { ROOMS } from '../data/rooms.ts';
import {
  COMBAT_ROUNDS,
  DRAWN_ORDERS,
  LOCKED_ORDERS,
  OFFERED_CREATURES,
  OFFERED_ROOMS,
  PROGRAMME_LENGTH,
} from '../data/setup.ts';
import { TRACK_TOP } from '../data/track.ts';
import { TRAPS, trapOf } from '../data/traps.ts';
import { DUMMY, SEASONS } from '../state.ts';

const inAll = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const MOST_CREATURES = inAll(CREATURES.flatMap((id) => creatureOf(id).copies));
const MOST_TRAPS = inAll(TRAPS.map((id) => trapOf(id).copies));
const MOST_HEROES = ADVENTURERS.length + PALADINS.length;

const creature = oneOf(CREATURES, 'a creature');
const room = oneOf(ROOMS, 'a room');
const trap = oneOf(TRAPS, 'a trap');
const order = oneOf(ORDERS, 'an order');
const adventurer = oneOf(ADVENTURERS, 'an adventurer');
const captive = oneOf<AdventurerId | PaladinId>([...ADVENTURERS, ...PALADINS], 'a hero');
const hero = oneOf<HeroId>([...ADVENTURERS, ...PALADINS, PHANTOM], 'a hero or a phantom');
const combatCard = oneOf(COMBAT_CARDS, 'a combat card');
const cell = oneOf(CELL_NAMES, 'a cell');
const cells = listOf(cell, CELLS);

/** No stock has a cap (DL-GEN.7), but a description has. */
const amount = whole(0, 99);
const traps = listOf(trap, MOST_TRAPS);

/** What a lord has; anything not named stays as set-up left it. */
const lord = parts({
  gold: amount,
  food: amount,
  imps: amount,
  busyImps: amount,
  busyTrolls: whole(0, 3),
  evil: whole(0, TRACK_TOP),
  letters: amount,
  traps,
  lair: listOf(
    either(creature, parts({ id: creature, stance: oneOf(['ready', 'out', 'striking']) }, ['id'])),
    MOST_CREATURES,
  ),
  /** All that is dug, by cell. */
  dungeon: byName(CELL_NAMES, oneOf([...ROOMS, 'tunnel'], 'a room or a tunnel')),
  conquered: cells,
  dug: cells,
  mined: cells,
  worked: listOf(room, 2 * ROOMS.length),
  party: listOf(
    either(hero, parts({ id: hero, damage: whole(0, 9), bonus: whole(0, 9) }, ['id'])),
    MOST_HEROES,
  ),
  prison: listOf(captive, MOST_HEROES),
  locked: listOf(order, LOCKED_ORDERS, LOCKED_ORDERS),
  drawn: listOf(order, DRAWN_ORDERS, DRAWN_ORDERS),
  programme: listOf(order, PROGRAMME_LENGTH, PROGRAMME_LENGTH),
  stayed: listOf(order, PROGRAMME_LENGTH),
  spied: listOf(whole(0, COMBAT_ROUNDS - 1), COMBAT_ROUNDS),
});

/** A fight alone, instead of the one the options name (DL-TRN.1). */
const situation = parts(
  {
    party: listOf(adventurer, 6, 1),
    creatures: listOf(creature, 8),
    traps: listOf(trap, 8),
    gold: amount,
    food: amount,
    imps: amount,
    tiles: listOf(oneOf([...ROOMS, 'tunnel', 'room'], 'a room or a tunnel'), 4, 1),
    fatigue: whole(0, 9),
    year: whole(1, 2),
    best: whole(0, 4),
  },
  ['party', 'creatures', 'traps', 'tiles', 'fatigue', 'best'],
);

const occupant = whole(0, DUMMY + 1);

/**
 * Components named are taken from the decks, the rest of which stays as it was shuffled. Where the paladin is follows
 * from the parties and prisons that name him.
 */
export const positionShape = parts({
  ...sharedShapes,
  lords: listOf(lord, 4),
  dummies: listOf(parts({ locked: listOf(order, 3, 3) }, ['locked']), 2),
  neutralEvil: whole(0, TRACK_TOP),
  year: whole(1, 2),
  season: oneOf(SEASONS),
  phase: oneOf([
    'locks',
    'new-round',
    'orders',
    'execution',
    'production',
    'event',
    'adventurers',
    'planning',
    'battle',
  ]),
  start: whole(0, 3),
  /** Who stands in the three slots of an action: seats, or dummies as 10 and 11. */
  slots: byName(ORDERS, listOf(orNull(occupant), 3)),
  creatures: listOf(orNull(creature), OFFERED_CREATURES),
  rooms: listOf(orNull(room), OFFERED_ROOMS),
  coming: listOf(adventurer, 4),
  next: listOf(adventurer, 4),
  events: listOf(oneOf(EVENT_TILES, 'an event tile'), EVENT_TILES.length, EVENT_TILES.length),
  /** How many of them lie open. */
  forecast: whole(0, EVENT_TILES.length),
  /** This year's special event, in a full game. */
  special: oneOf(SPECIAL_EVENTS, 'a special event'),
  /** This year's combat cards, the first round's first. */
  city: listOf(combatCard, COMBAT_ROUNDS),
  turned: whole(0, COMBAT_ROUNDS),
  /** Round of the combat; 0 outside of it. */
  round: whole(0, COMBAT_ROUNDS),
  /** He was beaten, or has left. */
  paladinGone: flag,
  /** What comes next of the decks of the year. */
  decks: parts({
    creatures: listOf(creature, MOST_CREATURES),
    rooms: listOf(room, ROOMS.length),
    traps,
    adventurers: listOf(adventurer, ADVENTURERS.length),
  }),
  situation,
});

export type DungeonLordsArrangement = ShapeOf<typeof positionShape>;
export type LordArrangement = ShapeOf<typeof lord>;
export type SituationArrangement = ShapeOf<typeof situation>;

/** The rules a position may stand in: what is asked inside of an action, an event or a fight is reached by playing. */
export const STANDING: readonly string[] = ['dungeonLords', 'year', 'round', 'execution', 'combat'];
