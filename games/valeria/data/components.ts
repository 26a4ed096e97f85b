import type { CitizenId } from './citizens.ts';
import type { DomainId } from './domains.ts';
import type { DukeId } from './dukes.ts';
import type { Track } from './effect.ts';
import type { EventId } from './events.ts';
import type { MonsterId } from './monsters.ts';
import type { StarterId } from './starters.ts';

/** Every card with a face of its own; the exhausted cards are all alike and only counted. */
export type CardId = CitizenId | StarterId | MonsterId | DomainId | DukeId | EventId;

/** Cards in the box, as the rulebook counts them. */
export const boxCards = {
  citizens: 108,
  monsters: 48,
  domains: 24,
  dukes: 10,
  starters: 15,
  references: 5,
  exhausted: 10,
  events: 6,
} as const;

/** The board at the start (VAL-SET.16). */
export const startValues: Readonly<Record<Track, number>> = { strength: 0, gold: 2, magic: 1, vp: 0 };

/** Five columns of one monster stack, two citizen stacks and one domain stack (VAL-SET.1). */
export const COLUMNS = 5;

/** Each player keeps one of these (VAL-SET.20). */
export const DUKES_DEALT = 2;
