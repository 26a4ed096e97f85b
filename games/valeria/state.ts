import type { OptionsOf, Seat, Table } from '@krcma/kernel';
import { type CitizenId, citizens, type Slot } from './data/citizens.ts';
import type { DomainId } from './data/domains.ts';
import type { DukeId } from './data/dukes.ts';
import { AREAS, type Area } from './data/effect.ts';
import { type EventId, events } from './data/events.ts';
import { layouts } from './data/layouts.ts';
import type { MonsterId } from './data/monsters.ts';

const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>) => Object.keys(table) as K[];

const ownLayout = { beside: { layout: 'chosen' } } as const;
const alone = { players: 'alone' } as const;
const several = { players: 'several' } as const;

/** What players agree on before a game. The last three are rulings that people may dispute. */
export const optionSchema = {
  layout: {
    kind: 'choice',
    values: [...keysOf(layouts), 'random', 'chosen'],
    default: 'first-game',
    telling: true,
  },
  areas: { kind: 'some', values: AREAS, default: [], fits: ownLayout },
  citizens: {
    kind: 'some',
    values: keysOf(citizens),
    default: [],
    fits: { beside: { layout: 'chosen', mixed: false } },
  },
  events: { kind: 'flag', default: false },
  pickedEvents: { kind: 'some', values: keysOf(events), default: [], fits: { beside: { events: true } } },
  mixed: { kind: 'flag', default: false },
  noDukes: { kind: 'flag', default: false, fits: several },
  sumsAttack: { kind: 'flag', default: false, fits: alone },
  darkLordAttacks: { kind: 'flag', default: false, fits: alone },
  newDomains: { kind: 'choice', values: ['at-once', 'next-turn'], default: 'at-once', ruling: true },
  endCheck: {
    kind: 'choice',
    values: ['last-end-phase', 'once-met'],
    default: 'last-end-phase',
    fits: several,
    ruling: true,
  },
  soloBoardPoints: { kind: 'flag', default: true, fits: alone, ruling: true },
} as const;

export type ValeriaOptions = OptionsOf<typeof optionSchema>;

/** The ways a game can end. */
export type EndReason =
  | 'monsters'
  | 'domains'
  | 'exhausted'
  | 'solo-monsters'
  | 'solo-overrun'
  | 'solo-exhausted';

export type SlayableId = MonsterId | EventId;
export type CenterCardId = MonsterId | CitizenId | DomainId;

/** What lies on a spot without cards. `vacated`: its event was slain in this action. */
export type Spot = 'exhausted' | 'bare' | 'vacated' | EventId;

/** One of the twenty stacks of the center. */
export interface Stack {
  /** Bottom to top. */
  cards: CenterCardId[];
  /** How many of them, from the bottom, lie face down. */
  down: number;
  /** Only on a spot without cards; absent there until the action that emptied it is finished. */
  spot?: Spot;
}

/** Cardboard tokens on one card: `height` counts from the bottom of the stack, -1 is an event on the spot. */
export interface Tokens {
  readonly stack: number;
  readonly height: number;
  gold: number;
  strength: number;
  magic: number;
}

export interface Player {
  gold: number;
  strength: number;
  magic: number;
  vp: number;
  citizens: CitizenId[];
  domains: DomainId[];
  /** The victory stack. */
  slain: SlayableId[];
  /** Two at the deal, then the one that was kept. */
  dukes: DukeId[];
  /** The duke given back, known to its owner only. */
  declined: DukeId[];
}

/** The automatic opponent of the solo game. */
export interface DarkLord {
  duke: DukeId[];
  citizens: CitizenId[];
  domains: DomainId[];
}

export interface Valeria extends Table<ValeriaOptions> {
  players: Player[];
  /** 0-4 monsters, 5-14 citizens by slot, 15-19 domains; columns run left to right in each. */
  center: Stack[];
  /** The areas of the five monster stacks, left to right. */
  areas: Area[];
  /** Exhausted cards and events, bottom to top. */
  deck: ('exhausted' | EventId)[];
  tokens: Tokens[];
  /** Back in the box, unseen. Citizens only with mixed stacks, one list for each slot. */
  box: { domains: DomainId[]; events: EventId[]; dukes: DukeId[]; citizens: CitizenId[][] };
  first: Seat;
  active: Seat;
  /** Turns begun, over all players. */
  turn: number;
  dice: [number, number];
  /** Dice-changing domains already used in this roll phase. */
  usedDomains: DomainId[];
  /** Domains built in this turn. */
  newDomains: DomainId[];
  /** Spots emptied in this action, in order. */
  emptied: number[];
  /** The first end condition that held in an end phase; only kept when that alone ends the game. */
  ending?: EndReason;
  darkLord?: DarkLord;
}

export const CITIZENS = 5;
export const DOMAINS = 15;
export const STACKS = 20;

export const stackOfSlot = (slot: Slot): number => CITIZENS + slot - 1;
export const isMonsterStack = (stack: number): boolean => stack < CITIZENS;
export const isDomainStack = (stack: number): boolean => stack >= DOMAINS;

export const stackAt = (game: Valeria, stack: number): Stack => game.center[stack] as Stack;
export const playerAt = (game: Valeria, seat: Seat): Player => game.players[seat] as Player;

/** The face-up card on top of a stack, if there is one. */
export function topOf(game: Valeria, stack: number): CenterCardId | undefined {
  const { cards, down } = stackAt(game, stack);
  return cards.length > down ? cards[cards.length - 1] : undefined;
}

export const isSolo = (game: Valeria): boolean => game.seats === 1;

/** With five players the one to the right of the active player rests (VAL-P5.7). */
export const restingSeat = (game: Valeria): Seat | undefined =>
  game.seats === 5 ? (game.active + game.seats - 1) % game.seats : undefined;

/** Whom a player may choose for a harmful effect (VAL-P5.6, VAL-P5.11). */
export function opponentsOf(game: Valeria, seat: Seat): Seat[] {
  const resting = restingSeat(game);
  const opponents: Seat[] = [];
  for (let i = 1; i < game.seats; i++) {
    const other = (seat + i) % game.seats;
    if (other !== resting) opponents.push(other);
  }
  return opponents;
}

export function tokensOn(game: Valeria, stack: number): Tokens | undefined {
  if (game.tokens.length === 0) return undefined;
  const height = stackAt(game, stack).cards.length - 1;
  return game.tokens.find((tokens) => tokens.stack === stack && tokens.height === height);
}
