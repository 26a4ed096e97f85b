import type { Frame, StoryLine, TableHost } from '../host/host.ts';

/** Something another player did, and the table as it was before. */
export interface Told {
  readonly line: StoryLine;
  readonly before: Frame;
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
  /** Milliseconds a line stays. */
  timeFor(line: StoryLine): number;
  /** Milliseconds in which the rest is told to somebody who is already asked; others may wait for the answer. */
  readonly patience: number;
}

const atOnce: Manner = { holds: () => false, timeFor: () => 0, patience: 0 };

/** What happened in many turns at once is only told by its end. */
const MOST = 16;

/**
 * Tells what others do, line by line, and lets the table wait for it: frames come from the host as fast as they like and
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
  #lines: StoryLine[] = [];
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

  /** On to the next line. */
  skip = (): void => {
    if (this.#now.telling) this.#tellOn();
  };

  /** On to the table as it is. */
  catchUp = (): void => {
    if (this.#now.telling && this.#heard) this.#pass(this.#heard);
  };

  /** Nothing more is held back until the viewer is asked. */
  untilAsked = (): void => {
    this.#rushing = true;
    this.catchUp();
  };

  #hear = (): void => {
    const frame = this.#host.getFrame();
    if (frame === undefined || frame === this.#heard) return;
    this.#heard = frame;
    this.#askedAt = frame.seen.decision === undefined ? undefined : (this.#askedAt ?? Date.now());
    const isBusy = this.#now.frame?.seen.decision !== undefined;
    if (this.#rushing || isBusy || !this.manner.holds()) {
      this.#pass(frame);
      return;
    }
    this.#queue.push(frame);
    if (!this.#now.telling) this.#showNext();
  };

  #pass(frame: Frame): void {
    const before = this.#now.frame;
    const line = linesOfOthers(frame).at(-1) ?? this.#queue.flatMap(linesOfOthers).at(-1);
    this.#queue = [];
    this.#lines = [];
    this.#present = frame;
    this.#rest(line && before && { line, before });
  }

  #showNext(): void {
    for (let frame = this.#queue.shift(); frame !== undefined; frame = this.#queue.shift()) {
      const before = this.#present;
      this.#present = frame;
      const [line, ...more] = linesOfOthers(frame);
      if (line === undefined || before === undefined) continue;
      this.#lines = more;
      this.#tell({ line, before });
      return;
    }
    this.#rest(this.#now.told);
  }

  #tellOn(): void {
    const line = this.#lines.shift();
    const { told } = this.#now;
    if (line && told) this.#tell({ line, before: told.before });
    else this.#showNext();
  }

  /** The question of a frame comes when the frame is told. */
  #tell(told: Told): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tellOn(), this.#timeFor(told.line));
    const shown = this.#now.frame;
    const isShown = this.#now.telling && shown?.number === this.#present?.number;
    this.#set({ frame: isShown ? shown : withoutQuestion(this.#present), told, telling: true });
  }

  #rest(told: Told | undefined): void {
    clearTimeout(this.#timer);
    const frame = this.#present;
    const isOn = frame?.seen.decision !== undefined || frame?.seen.outcome !== undefined;
    if (isOn) this.#rushing = false;
    this.#set({ frame, told: isOn ? undefined : told, telling: false });
  }

  #timeFor(line: StoryLine): number {
    const time = this.manner.timeFor(line);
    if (this.#askedAt === undefined) return time;
    const left = 1 + this.#lines.length + this.#queue.flatMap(linesOfOthers).length;
    return Math.min(time, Math.max(0, this.#askedAt + this.manner.patience - Date.now()) / left);
  }

  #set(now: Narration): void {
    this.#now = now;
    for (const listener of [...this.#listeners]) listener();
  }
}

/** What has just happened and is not the viewer's own doing. */
const linesOfOthers = ({ fresh, seen }: Frame): StoryLine[] =>
  fresh.filter(({ by }) => by !== undefined && by !== seen.seat).slice(-MOST);

const withoutQuestion = (frame: Frame | undefined): Frame | undefined =>
  frame?.seen.decision === undefined ? frame : { ...frame, seen: { ...frame.seen, decision: undefined } };
