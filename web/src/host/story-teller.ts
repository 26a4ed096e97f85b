import { type Entry, type Journal, type Noted, type Seat, visibleEvents } from '@krcma/kernel';
import type { StoryLine } from './host.ts';

/** What changed in a story: the first lines stay, these follow. */
export interface StoryUpdate {
  readonly keep: number;
  readonly lines: readonly StoryLine[];
  /** How many of the lines tell something new, and not what was already told to somebody else. */
  readonly fresh: number;
}

/** Tells the story of a journal to one viewer and remembers what it has told. */
export class StoryTeller {
  #viewer: Seat | undefined | 'nobody' = 'nobody';
  #entries: readonly Entry[] = [];
  /** Lines told before each entry, and after the last. */
  #lengths: number[] = [];

  tell(journal: Journal, viewer: Seat | undefined): StoryUpdate {
    const anew = viewer !== this.#viewer;
    const same = anew ? 0 : commonLength(this.#entries, journal.log);
    const undone = same < this.#entries.length;
    if (anew) this.#lengths = [];
    const lines: StoryLine[] = [];
    if (this.#lengths.length === 0) {
      lines.push(...linesOf(journal.opening, viewer, undefined, 0, 0));
      this.#lengths = [lines.length];
    }
    const keep = anew ? 0 : (this.#lengths[same] ?? 0);
    this.#lengths.length = same + 1;
    for (const [index, entry] of journal.log.entries()) {
      if (index < same) continue;
      lines.push(...linesOf(entry.events, viewer, entry.seat, index + 1, keep + lines.length));
      this.#lengths.push(keep + lines.length);
    }
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

export function linesOf(
  events: readonly Noted[],
  viewer: Seat | undefined,
  by: Seat | undefined,
  entry: number,
  first: number,
): StoryLine[] {
  return visibleEvents(events, viewer).map((event, index) => ({ number: first + index, event, by, entry }));
}
