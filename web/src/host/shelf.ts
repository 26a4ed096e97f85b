import type { Json, Seat, Setup } from '@krcma/kernel';
import type { SeatPlan, StandingAnswer, Trouble } from './host.ts';
import type { GameId } from './rules.ts';
import {
  answered,
  CARDS,
  CHECKPOINTS,
  database,
  ENTRIES,
  everythingIn,
  partsOf,
  RESULTS,
  SAVES,
  writing,
} from './shelf-database.ts';

/** How far a game has come, and what it is like. What earlier releases did not write down may be missing. */
export interface Label {
  readonly entries: number;
  readonly over: boolean;
  /** The options that tell it from other games. */
  readonly told?: Readonly<Record<string, Json>>;
  /** Who is asked. */
  readonly waiting?: readonly Seat[];
  /** Turns begun. */
  readonly turn?: number;
  readonly scores?: readonly number[];
  readonly winners?: readonly Seat[];
  /** Which way it ended. */
  readonly reason?: string;
  /** The campaign goes on after this game. */
  readonly carries?: true;
}

/** A game kept in this browser, without its content: what the list on the first page needs. */
export interface Shelved extends Label {
  readonly id: string;
  readonly game: GameId;
  readonly setup: Setup;
  readonly seats: readonly SeatPlan[];
  readonly curtain: boolean;
  /** What was agreed on hints; missing in games of earlier releases, where it goes by who sits there. */
  readonly hints?: boolean;
  readonly created: number;
  readonly changed: number;
  /** The first game of its campaign, in every later one. */
  readonly campaign?: string;
  /** The next game of the campaign, once it is laid out. */
  readonly next?: string;
  /** Its rules never came to an end: it is not opened by itself any more. */
  readonly ranAway?: true;
  /** It came here finished, or goes on from a moment of another game: its end is not counted. */
  readonly uncounted?: true;
}

export const RAN_AWAY: Trouble = {
  code: 'ran-away',
  sentence: 'The rules of this game never came to an end, so it was stopped.',
};

/**
 * The content as one text: a saved game of the kernel, and what the players asked to be answered for them. Games that
 * were brought in lie so on the shelf until they are played, and so did all games once.
 */
export interface Kept {
  readonly id: string;
  readonly save: string;
  readonly standing: readonly (readonly StandingAnswer[])[];
}

/** All games of this browser, the one played last first. */
export async function shelvedGames(): Promise<Shelved[]> {
  const all = await everythingIn<Shelved>(CARDS);
  return all.sort((a, b) => b.changed - a.changed);
}

/** Every game finished in this browser that counts, the last one first. */
export async function finishedGames(): Promise<Shelved[]> {
  const all = await everythingIn<Shelved>(RESULTS);
  return all.sort((a, b) => b.changed - a.changed);
}

export async function shelvedGame(id: string): Promise<Shelved | undefined> {
  return answered((await database()).transaction(CARDS).objectStore(CARDS).get(id));
}

export const shelve = (card: Shelved, kept?: Kept): Promise<void> =>
  writing((store) => {
    store(CARDS).put(card);
    if (kept !== undefined) store(SAVES).put(kept);
  });

/** Notes that a game runs away, or that it may be tried again. */
export async function markRanAway(id: string, ranAway: boolean): Promise<void> {
  const card = await shelvedGame(id);
  if (card === undefined) return;
  const { ranAway: _before, ...rest } = card;
  await shelve(ranAway ? { ...rest, ranAway } : rest);
}

export const discard = (id: string): Promise<void> =>
  writing((store) => {
    for (const name of [CARDS, SAVES] as const) store(name).delete(id);
    for (const name of [ENTRIES, CHECKPOINTS] as const) store(name).delete(partsOf(id));
  });
