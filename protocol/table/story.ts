import { type Entry, type Journal, type Noted, type Seat, visibleEvents } from '@krcma/kernel';
import type { StoryLine, StoryUpdate } from './frame.ts';

type Line = Omit<StoryLine, 'number'>;

/** Events of one entry as a viewer may read them. */
export const linesOf = (
  events: readonly Noted[],
  viewer: Seat | undefined,
  by: Seat | undefined,
  entry: number,
): Line[] => visibleEvents(events, viewer).map((event) => ({ event, by, entry }));

/** What the entries after the first `from` tell. */
export const linesAfter = (log: readonly Entry[], viewer: Seat | undefined, from: number): Line[] =>
  log.slice(from).flatMap(({ events, seat }, index) => linesOf(events, viewer, seat, from + index + 1));

/** Tells the story of a journal to one viewer and remembers what it has told. */
export class StoryTeller {
  #viewer: Seat | undefined | 'nobody' = 'nobody';
  #entries: readonly Entry[] = [];

  tell(journal: Journal, viewer: Seat | undefined): StoryUpdate {
    const anew = viewer !== this.#viewer;
    const keep = anew ? -1 : commonLength(this.#entries, journal.log);
    const undone = keep < this.#entries.length;
    const opening = anew ? linesOf(journal.opening, viewer, undefined, 0) : [];
    const lines = [...opening, ...linesAfter(journal.log, viewer, Math.max(keep, 0))];
    this.#entries = journal.log.slice();
    this.#viewer = viewer;
    return { keep, lines, fresh: anew || undone ? 0 : lines.length };
  }
}

function commonLength(a: readonly Entry[], b: readonly Entry[]): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
