import type { Seat } from '@krcma/kernel';
import type { Beginning } from '@krcma/tableware/board';
import type { Frame, StoryLine, TableHost } from '../host/host.ts';

/** Something that happens while others play. */
export interface Told {
  /** A few lines of one act, or of one kind. */
  readonly lines: readonly StoryLine[];
  /** Who moves meanwhile; nobody in a phase that is everybody's. */
  readonly mover: Seat | undefined;
  /** The table where the mover stands: as it was before the choice, or behind it when a turn has begun since. */
  readonly stands: Frame;
}

export interface Narration {
  /** What is shown; the table itself may be further on. */
  readonly frame: Frame | undefined;
  /** What was told last, as long as others play. */
  readonly told: Told | undefined;
  /** Whether all that follows waits until it is read. */
  readonly telling: boolean;
}

/** How things are told. Read anew for every line, so that it may change while something is told. */
export interface Manner {
  /** Whether anything is held back. */
  holds(): boolean;
  /** Milliseconds for something told. */
  timeFor(lines: readonly StoryLine[]): number;
  /** The turn or the phase that begins with it, if one does. */
  begins(line: StoryLine): Beginning | undefined;
  /** Milliseconds in which the rest is told to somebody who is already asked; others may wait for the answer. */
  readonly patience: number;
}

const atOnce: Manner = { holds: () => false, timeFor: () => 0, begins: () => undefined, patience: 0 };

/** What happened in many turns at once is only told by its end. */
const MOST = 16;
/** Lines that are told together. */
const TOGETHER = 3;

/**
 * Tells what others do, act by act, and lets the table wait for it: frames come from the host as fast as they like and
 * are shown when what happened before them is told. Whoever is asked already is never held up. Knows no React and no game.
 */
export class Narrator {
  manner: Manner = atOnce;
  readonly #host: Pick<TableHost, 'getFrame' | 'subscribe'>;
  readonly #listeners = new Set<() => void>();
  #now: Narration;
  #heard: Frame | undefined;
  #queue: Frame[] = [];
  /** The frame that is shown, with its question, and what of it is still to be told. */
  #present: Frame | undefined;
  #more: Told[] = [];
  #rushing = false;
  /** Since when the viewer is asked, seen or not. */
  #askedAt: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #leave: (() => void) | undefined;

  constructor(host: Pick<TableHost, 'getFrame' | 'subscribe'>) {
    this.#host = host;
    this.#heard = host.getFrame();
    this.#present = this.#heard;
    this.#now = { frame: this.#heard, told: undefined, telling: false };
  }

  /** Listens to the host as long as somebody listens to it. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#leave ??= this.#host.subscribe(this.#hear);
    this.#hear();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      clearTimeout(this.#timer);
      this.#leave?.();
      this.#leave = undefined;
    };
  };

  get = (): Narration => this.#now;
  getFrame = (): Frame | undefined => this.#now.frame;

  /** On to what is told next. */
  skip = (): void => {
    if (this.#now.telling) this.#tellOn();
  };

  /** On to the table as it is. */
  catchUp = (): void => {
    if (this.#now.telling && this.#heard) this.#pass(this.#heard);
  };

  /** Nothing more is held back until the viewer is asked. */
  untilAsked = (): void => {
    if (this.#now.frame?.seen.decision !== undefined) return;
    this.#rushing = true;
    this.catchUp();
  };

  #hear = (): void => {
    const frame = this.#host.getFrame();
    if (frame === undefined || frame === this.#heard) return;
    const before = this.#heard;
    this.#heard = frame;
    this.#askedAt = frame.seen.decision === undefined ? undefined : (this.#askedAt ?? Date.now());
    const isBusy =
      this.#now.frame?.seen.decision !== undefined &&
      frame.seen.decision !== undefined &&
      !frame.fresh.some((line) => this.manner.begins(line)?.isEnemy);
    if (this.#rushing || isBusy || !this.manner.holds()) {
      this.#pass(frame);
      return;
    }
    this.#queue.push(...this.#parts(frame, before));
    if (!this.#now.telling) this.#showNext();
  };

  #pass(frame: Frame): void {
    const told = this.#tellable(frame, this.#present).at(-1);
    this.#queue = [];
    this.#more = [];
    this.#present = frame;
    this.#rest(told);
  }

  #showNext(): void {
    for (let frame = this.#queue.shift(); frame !== undefined; frame = this.#queue.shift()) {
      const [told, ...more] = this.#tellable(frame, this.#present);
      this.#present = frame;
      if (told === undefined) continue;
      this.#more = more;
      this.#tell(told);
      return;
    }
    this.#rest(this.#now.told);
  }

  #tellOn(): void {
    const told = this.#more.shift();
    if (told) this.#tell(told);
    else this.#showNext();
  }

  /** The question of a frame comes when the frame is told. */
  #tell(told: Told): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tellOn(), this.#timeFor(told));
    const shown = this.#now.frame;
    const isShown = this.#now.telling && shown?.number === this.#present?.number;
    this.#set({ frame: isShown ? shown : withoutQuestion(this.#present), told, telling: true });
  }

  #rest(told: Told | undefined): void {
    clearTimeout(this.#timer);
    const frame = this.#present;
    const isOn = frame?.seen.decision !== undefined || frame?.seen.outcome !== undefined;
    if (isOn) this.#rushing = false;
    // Whoever sits down at the screen next was not told it, and may not know it.
    const isForHim = told?.stands.seen.seat === frame?.seen.seat;
    this.#set({ frame, told: isOn || !isForHim ? undefined : told, telling: false });
  }

  #timeFor({ lines }: Told): number {
    const time = this.manner.timeFor(lines);
    if (this.#askedAt === undefined) return time;
    const queued = this.#queue.flatMap((frame) => this.#tellable(frame, frame));
    const left = 1 + this.#more.length + queued.length;
    return Math.min(time, Math.max(0, this.#askedAt + this.manner.patience - Date.now()) / left);
  }

  /**
   * What belongs to the others: all that they chose, and all that happens in a turn of theirs, up to the viewer's own;
   * and what an enemy of all does, whoever chose what led there.
   */
  #tellable(frame: Frame, before: Frame | undefined): Told[] {
    const all: Told[] = [];
    const viewer = frame.seen.seat;
    let begun: Beginning | undefined;
    for (const line of frame.fresh) {
      begun = this.manner.begins(line) ?? begun;
      const mover = begun === undefined ? line.by : begun.seat;
      const isEnemy = begun?.isEnemy === true;
      const isOwn = viewer !== undefined && !isEnemy && (mover ?? line.by) === viewer;
      if (isOwn && begun?.seat === viewer) break;
      if (isOwn || line.by === undefined) continue;
      const stands = (begun === undefined ? before : undefined) ?? frame;
      const last = all.at(-1);
      if (last && !isEnemy && mayJoin(last, line, mover))
        all[all.length - 1] = { ...last, lines: [...last.lines, line] };
      else all.push({ lines: [line], mover, stands });
    }
    return all.slice(-MOST);
  }

  /** A move that ends a turn is shown before the next one begins: by its movement alone, on the table as it was. */
  #parts(frame: Frame, before: Frame | undefined): Frame[] {
    const { fresh, story } = frame;
    const at = fresh.findIndex((line) => this.manner.begins(line) !== undefined);
    const first = fresh[at];
    if (first === undefined || before === undefined) return [frame];
    const moved: Frame = {
      ...frame,
      number: frame.number - 0.5,
      seen: { ...before.seen, decision: undefined },
      story: story.filter(({ number }) => number < first.number),
      fresh: fresh.slice(0, at),
    };
    return this.#tellable(moved, before).length === 0
      ? [frame]
      : [moved, { ...frame, fresh: fresh.slice(at) }];
  }

  #set(now: Narration): void {
    this.#now = now;
    for (const listener of [...this.#listeners]) listener();
  }
}

/** What follows from one choice is read at once, and so is what many do alike. */
const mayJoin = ({ lines: [first, ...more], mover }: Told, line: StoryLine, by: Seat | undefined): boolean =>
  mover === by &&
  more.length + 1 < TOGETHER &&
  (first?.entry === line.entry || first?.event.key === line.event.key);

const withoutQuestion = (frame: Frame | undefined): Frame | undefined =>
  frame?.seen.decision === undefined ? frame : { ...frame, seen: { ...frame.seen, decision: undefined } };
