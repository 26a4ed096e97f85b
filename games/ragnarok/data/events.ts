// LOR-EVENT: 21 cards, one for each region number; those from 17 on are left out with two players (LOR-2P.5).
import type { Region } from './board.ts';
import type { Rune } from './types.ts';

export interface EventCard {
  readonly region: Region;
  /** The rune of the monster that enters. */
  readonly place: Rune;
  readonly activate: readonly [Rune, Rune];
  readonly archEnemy?: true;
}

/** By their number, from 1; which runes they show is ours. */
export type EventId = number;

const events: readonly EventCard[] = [
  { region: 1, place: 'uruz', activate: ['othila', 'algiz'] },
  { region: 2, place: 'othila', activate: ['algiz', 'uruz'] },
  { region: 3, place: 'algiz', activate: ['uruz', 'othila'], archEnemy: true },
  { region: 4, place: 'uruz', activate: ['algiz', 'othila'], archEnemy: true },
  { region: 5, place: 'othila', activate: ['uruz', 'algiz'] },
  { region: 6, place: 'algiz', activate: ['othila', 'uruz'] },
  { region: 7, place: 'uruz', activate: ['othila', 'algiz'] },
  { region: 8, place: 'othila', activate: ['algiz', 'uruz'], archEnemy: true },
  { region: 9, place: 'algiz', activate: ['uruz', 'othila'] },
  { region: 10, place: 'uruz', activate: ['algiz', 'othila'] },
  { region: 11, place: 'othila', activate: ['uruz', 'algiz'], archEnemy: true },
  { region: 12, place: 'algiz', activate: ['othila', 'uruz'] },
  { region: 13, place: 'uruz', activate: ['othila', 'algiz'], archEnemy: true },
  { region: 14, place: 'othila', activate: ['algiz', 'uruz'] },
  { region: 15, place: 'algiz', activate: ['uruz', 'othila'] },
  { region: 16, place: 'uruz', activate: ['algiz', 'othila'], archEnemy: true },
  { region: 17, place: 'othila', activate: ['uruz', 'algiz'] },
  { region: 18, place: 'algiz', activate: ['othila', 'uruz'], archEnemy: true },
  { region: 19, place: 'uruz', activate: ['othila', 'algiz'] },
  { region: 20, place: 'othila', activate: ['algiz', 'uruz'] },
  { region: 21, place: 'algiz', activate: ['uruz', 'othila'], archEnemy: true },
];

export const EVENTS: readonly EventId[] = events.map((_, index) => index + 1);

export const eventOf = (event: EventId): EventCard => events[event - 1] as EventCard;
