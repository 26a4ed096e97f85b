import { clone, type Entry, hashOf, type Json, type Seat } from '@krcma/kernel';
import {
  changedBy,
  type Delta,
  deltaOf,
  type FrameNews,
  type FromServer,
  type KnownFrame,
  type Refusal,
  type SameFrame,
  type SeenFrame,
} from '@krcma/protocol';
import { lastOwnEntry, linesAfter, linesOf, type StoryUpdate, shownTo } from '@krcma/protocol/table';
import { rulesOf } from '../games.ts';
import { givesHints, planOf, type TableState } from './table-state.ts';

/** Somebody a table is shown to: through the eyes of one seat, or a spectator's. */
export interface Viewer {
  readonly user: string | undefined;
  /** Changes when the person sits down, stands up or moves. */
  seat: Seat | undefined;
  send(message: string): void;
  /** They have sat down, and may hear what is said there. */
  satDown(): void;
  /** The table is not shown to them any more. */
  gone(refusal: Refusal): void;
}

/** What the audience of one pair of eyes was shown last. */
interface Shown {
  readonly number: number;
  readonly seen: SeenFrame;
  readonly hash: string;
}

/** A frame that may share parts with the table, which goes on changing. */
function liveFrame(state: TableState, viewer: Seat | undefined): SeenFrame {
  const { journal } = state;
  if (journal === undefined) throw new Error('A table that has not begun has no frames.');
  const { proposal } = journal;
  return {
    seen: shownTo(rulesOf(state.game), journal, viewer),
    seats: state.seats.map(planOf),
    entries: journal.log.length,
    lastOwnEntry: lastOwnEntry(journal, viewer),
    mayRedo: viewer !== undefined && journal.undone[0]?.seat === viewer,
    standing: viewer === undefined ? [] : (state.standing[viewer] ?? []),
    takeBack: proposal && { by: proposal.seat, agreed: proposal.agreed },
    curtain: undefined,
    hints: givesHints(state),
  };
}

/** The frame that follows another, and what changed. */
interface Made {
  readonly before: Shown;
  readonly present: Shown;
  readonly delta: Delta | undefined;
}

/**
 * Only what changed is copied, the rest is shared with the frame before: whole copies would live just long enough to be
 * moved about by the garbage collector again and again.
 */
function madeAfter(state: TableState, seat: Seat | undefined, before: Shown): Made {
  const live = liveFrame(state, seat);
  const delta = deltaOf(before.seen as unknown as Json, live as unknown as Json);
  const seen = delta
    ? (changedBy(before.seen as unknown as Json, delta, clone) as unknown as SeenFrame)
    : before.seen;
  return { before, present: { number: state.revision, seen, hash: hashOf(live) }, delta };
}

/** Everyone who looks at a table, grouped by whose eyes they look through: each group is told once what changed. */
export class Audience {
  readonly #groups = new Map<Seat | undefined, Set<Viewer>>();
  readonly #shown = new Map<Seat | undefined, Shown>();
  /** What each will be shown when the change that made it is stored. */
  readonly #prepared = new Map<Seat | undefined, Made>();
  /** Those who look through other eyes than before, and wait for a whole frame. */
  readonly #moved = new Set<Viewer>();

  get size(): number {
    let size = 0;
    for (const group of this.#groups.values()) size += group.size;
    return size;
  }

  *[Symbol.iterator](): Iterator<Viewer> {
    for (const group of this.#groups.values()) yield* group;
  }

  add(viewer: Viewer): void {
    const group = this.#groups.get(viewer.seat) ?? new Set();
    group.add(viewer);
    this.#groups.set(viewer.seat, group);
  }

  remove(viewer: Viewer): void {
    this.#moved.delete(viewer);
    const group = this.#groups.get(viewer.seat);
    group?.delete(viewer);
    if (group?.size !== 0) return;
    this.#groups.delete(viewer.seat);
    this.#shown.delete(viewer.seat);
  }

  /**
   * Everybody looks through the eyes of the seat they have now: who gave a seat away must not see its secrets. Gives
   * those who had none before.
   */
  reseat(seatNow: (user: string | undefined) => Seat | undefined): readonly Viewer[] {
    const satDown: Viewer[] = [];
    for (const viewer of [...this]) {
      const seat = seatNow(viewer.user);
      if (seat === viewer.seat) continue;
      if (viewer.seat === undefined) satDown.push(viewer);
      this.remove(viewer);
      viewer.seat = seat;
      this.add(viewer);
      this.#moved.add(viewer);
    }
    return satDown;
  }

  /** The whole frame for one who has just come, with the story from its beginning. */
  full(state: TableState, seat: Seat | undefined, log: readonly Entry[]): FrameNews {
    const { number, hash, seen } = this.#present(state, seat);
    const opening = linesOf(state.journal?.opening ?? [], seat, undefined, 0);
    const story: StoryUpdate = { keep: -1, lines: [...opening, ...linesAfter(log, seat, 0)], fresh: 0 };
    return { type: 'frame', table: state.id, number, hash, story, full: seen };
  }

  /** Lets the rules say what everybody will see, so that to tell it runs no rules. */
  prepare(state: TableState): void {
    this.#prepared.clear();
    if (state.journal === undefined) return;
    for (const [seat, before] of this.#shown) this.#prepared.set(seat, madeAfter(state, seat, before));
  }

  /** Whether the frame somebody holds is the present one. */
  isPresent(state: TableState, seat: Seat | undefined, known: KnownFrame | undefined): boolean {
    if (known?.number !== state.revision) return false;
    const shown = this.#shown.get(seat);
    const hash = shown?.number === state.revision ? shown.hash : hashOf(liveFrame(state, seat));
    return known.hash === hash;
  }

  /** For one who has come back and holds the present frame. */
  same(state: TableState, seat: Seat | undefined): SameFrame {
    return { type: 'same', table: state.id, number: this.#present(state, seat).number };
  }

  #present(state: TableState, seat: Seat | undefined): Shown {
    const shown = this.#shown.get(seat);
    if (shown?.number === state.revision) return shown;
    return shown === undefined ? this.#first(state, seat) : this.#next(state, seat, shown).present;
  }

  #first(state: TableState, seat: Seat | undefined): Shown {
    const seen = clone(liveFrame(state, seat));
    const present = { number: state.revision, seen, hash: hashOf(seen) };
    this.#shown.set(seat, present);
    return present;
  }

  #next(state: TableState, seat: Seat | undefined, before: Shown): Made {
    const prepared = this.#prepared.get(seat);
    this.#prepared.delete(seat);
    const fits = prepared?.before === before && prepared.present.number === state.revision;
    const made = fits ? prepared : madeAfter(state, seat, before);
    this.#shown.set(seat, made.present);
    return made;
  }

  /** Whether somebody waits for a whole frame, because the game had not begun or they have moved. */
  get waitsForFirstFrame(): boolean {
    return this.#moved.size > 0 || [...this.#groups.keys()].some((seat) => !this.#shown.has(seat));
  }

  /** Tells everybody what changed; gives how many were told. */
  tell(state: TableState, change: Change): number {
    let sent = 0;
    for (const [seat, group] of this.#groups) {
      const before = this.#shown.get(seat);
      if (before === undefined || before.number >= state.revision) continue;
      const message = JSON.stringify(this.#news(state, seat, before, change));
      for (const viewer of group) {
        if (this.#moved.has(viewer)) continue;
        viewer.send(message);
        sent++;
      }
    }
    return sent;
  }

  /** Says the same to all who look through the same eyes. */
  say(message: (seat: Seat | undefined) => FromServer): void {
    for (const [seat, group] of this.#groups) {
      const text = JSON.stringify(message(seat));
      for (const viewer of group) viewer.send(text);
    }
  }

  /** Shows the whole frame to those who have not seen any. */
  tellFirst(state: TableState, log: readonly Entry[]): void {
    for (const [seat, group] of this.#groups) {
      const waiting = this.#shown.has(seat) ? [...group].filter((each) => this.#moved.has(each)) : [...group];
      if (waiting.length === 0) continue;
      const message = JSON.stringify(this.full(state, seat, log));
      for (const viewer of waiting) viewer.send(message);
    }
    this.#moved.clear();
  }

  #news(state: TableState, seat: Seat | undefined, before: Shown, change: Change): FrameNews {
    const { present, delta = null } = this.#next(state, seat, before);
    const { number, hash } = present;
    const { common, entries, undone } = change;
    const lines = entries.flatMap(({ events, seat: by }, index) =>
      linesOf(events, seat, by, common + index + 1),
    );
    const story: StoryUpdate = { keep: common, lines, fresh: undone ? 0 : lines.length };
    return { type: 'frame', table: state.id, number, hash, story, from: before.number, delta };
  }
}

/** How the log changed: the first `common` entries stayed, these follow, with their events. */
export interface Change {
  readonly common: number;
  readonly entries: readonly Entry[];
  /** Whether anything was taken back. */
  readonly undone: boolean;
}
