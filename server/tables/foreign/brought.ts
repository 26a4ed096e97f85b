import type { Setup } from '@krcma/kernel';

/** A game that was begun elsewhere, as it is brought along: how it was set up and what was chosen. Nothing else of it is believed. */
export interface Brought {
  readonly game: string;
  /** The version of the rules it was played by. */
  readonly version: number;
  readonly setup: Setup;
  /** Each as a record writes it: `1 slay:goblin`, or `1 !pass none` for a standing answer. */
  readonly choices: readonly string[];
}

/** What a game that is brought along may cost. Our games have a tenth of these choices. */
export const BOUNDS = {
  choices: 5_000,
  /** Characters of one choice, and of the seed. */
  choice: 200,
  /** Characters of what a campaign carries over, as JSON. */
  carried: 20_000,
  /** Milliseconds for playing it again. */
  time: 5_000,
  /** Megabytes of the thread it is played in. */
  memory: 128,
  /** Characters of the whole game, played again. */
  result: 1_000_000,
  /** Games that wait to be played again. */
  queue: 20,
} as const;
