// What a described position may say, field by field of the state; it comes from outside and is checked by this.
import {
  byName,
  listOf,
  oneOf,
  orNull,
  parts,
  type ShapeOf,
  type StandAlone,
  sharedShapes,
  standsAlone,
  whole,
} from '@krcma/kernel';
import { CITIZEN_COPIES, type CitizenId, citizens, SLOTS } from '../data/citizens.ts';
import { boxCards, COLUMNS, DUKES_DEALT } from '../data/components.ts';
import { type DomainId, domains } from '../data/domains.ts';
import { dukes } from '../data/dukes.ts';
import { type EventId, events } from '../data/events.ts';
import { type MonsterId, monsters } from '../data/monsters.ts';
import { type Spot, STACKS } from '../state.ts';
import { actionPhase } from './action.ts';
import { harvestPhase, secondHarvest } from './harvest.ts';
import { rollPhase } from './roll.ts';
import { monstersPhase } from './solo.ts';
import { turn } from './turn.ts';

const idsOf = <K extends string>(table: Readonly<Record<K, unknown>>) => Object.keys(table) as K[];

/** The rest of a stack or of the deck, as set-up left it; only at the end of a list. */
export const REST = '...' as const;

const citizen = oneOf(idsOf(citizens), 'a citizen');
const domain = oneOf(idsOf(domains), 'a domain');
const duke = oneOf(idsOf(dukes), 'a duke');
const slayable = oneOf<MonsterId | EventId>([...idsOf(monsters), ...idsOf(events)], 'a monster or event');
const captured = oneOf<CitizenId | DomainId>([...idsOf(citizens), ...idsOf(domains)], 'a citizen or domain');

/** No value has a cap (VAL-RES.3), but a description has. */
const amount = whole(0, 999);
/** No list is longer; how many there are of each card is counted apart. */
const MOST = boxCards.citizens;
/** Seats that are not there are refused by the number of players. */
const seat = amount;
const stack = whole(0, STACKS - 1);
const die = whole(1, 6);

/** What a player has; anything not named stays as set-up left it. */
const player = parts({
  gold: amount,
  strength: amount,
  magic: amount,
  vp: amount,
  citizens: listOf(citizen, MOST),
  domains: listOf(domain, MOST),
  /** The victory stack. */
  slain: listOf(slayable, MOST),
  /** The one that was kept. */
  duke,
  /** Instead: those in hand, two while none is chosen yet. */
  dukes: listOf(duke, DUKES_DEALT, 1),
  /** The one that was given back. */
  declined: listOf(duke, 1),
});

/** Cardboard tokens on a card: the top one of its stack, or the event on its spot, unless the height is said. */
const tokens = parts({ stack, height: whole(-1, MOST), gold: amount, strength: amount, magic: amount }, [
  'stack',
]);

const spots = Array.from({ length: STACKS }, (_, index): `${number}` => `${index}`);

/**
 * Cards named are taken from wherever set-up put them, and what it put there is filled up from the box; cards the layout
 * leaves in the box may be named too. Face-down cards (all but the top one of domains and mixed citizens), the areas of
 * the columns and the content of the box follow from the rest.
 */
export const positionShape = parts({
  ...sharedShapes,
  players: listOf(player, 5),
  /** Five stacks, top card first, each of one area; null leaves a stack as it is. An empty list empties it. */
  monsters: listOf(orNull(listOf(oneOf([...idsOf(monsters), REST], 'a monster'), MOST)), COLUMNS),
  /** How many cards a stack of one kind still has. */
  citizens: byName(idsOf(citizens), whole(0, CITIZEN_COPIES)),
  /** Instead, where citizens are mixed: ten stacks by slot, top card first. */
  citizenStacks: listOf(orNull(listOf(oneOf([...idsOf(citizens), REST], 'a citizen'), MOST)), SLOTS.length),
  /** Five stacks, top card first. */
  domains: listOf(orNull(listOf(oneOf([...idsOf(domains), REST], 'a domain'), MOST)), COLUMNS),
  /** What lies where a stack was, by the number of the stack; an exhausted card unless said. */
  spots: byName(spots, oneOf([...idsOf(events), 'exhausted', 'bare', 'vacated'])),
  /** Exhausted cards and events, top card first. */
  deck: listOf(oneOf([...idsOf(events), 'exhausted', REST]), MOST),
  tokens: listOf(tokens, MOST),
  active: seat,
  first: seat,
  /** Turns begun so far. */
  turn: amount,
  /** The dice as they lie; `dice` are those to be rolled. */
  rolled: listOf(die, 2, 2),
  /** Dice-changing domains already used in this roll phase. */
  usedDomains: listOf(domain, MOST),
  /** Domains built in this turn. */
  newDomains: listOf(domain, MOST),
  /** Stacks emptied in the action being carried out: their spots get their cards when it is finished. */
  emptied: listOf(stack, STACKS),
  /** The end condition that has held already, where that alone ends the game. */
  ending: oneOf(['monsters', 'domains', 'exhausted']),
  /** The Dark Lord's duke, for a game of one player that begins after the dukes were kept. */
  darkLord: duke,
  /** What the Dark Lord has captured. */
  captured: listOf(captured, MOST),
});

export type ValeriaArrangement = ShapeOf<typeof positionShape>;
export type PlayerArrangement = ShapeOf<typeof player>;

/** A phase described without a turn is told whose it is. */
export const standAlone: StandAlone = {
  ...standsAlone(turn, { player: seat }),
  ...standsAlone(rollPhase, { player: seat }),
  ...standsAlone(harvestPhase, { player: seat }),
  ...standsAlone(actionPhase, { player: seat }),
  ...standsAlone(monstersPhase, { player: seat }),
  ...standsAlone(secondHarvest, { player: seat }),
};

/** The most there can be of a card: what is printed in the box, and the exhausted cards that are laid out. */
export function inBox(id: string, exhausted: number): number {
  if (id === 'exhausted') return exhausted;
  if (Object.hasOwn(citizens, id)) return CITIZEN_COPIES;
  return Object.hasOwn(monsters, id) ? monsters[id as MonsterId].count : 1;
}

/** Spots that are said, by the number of their stack. */
export const spotsIn = ({ spots: said = {} }: ValeriaArrangement): [number, Spot][] =>
  Object.entries(said).flatMap(([stack, spot]) => (spot === undefined ? [] : [[Number(stack), spot]]));
