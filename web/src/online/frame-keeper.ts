import { hashOf, type Json } from '@krcma/kernel';
import { changedBy, type FrameNews, type SeenFrame } from '@krcma/protocol';
import { type Frame, frameFrom } from '@krcma/protocol/table';

/** `gap`: what was heard does not fit on what is held, so the table has to be joined again. */
type Verdict = 'new' | 'old' | 'gap';

interface Held {
  readonly number: number;
  readonly hash: string;
  readonly seen: SeenFrame;
}

/** Puts the frames of one table together. Numbers only grow; what comes twice or late changes nothing. */
export class FrameKeeper {
  #held: Held | undefined;
  #frame: Frame | undefined;
  #restarted = false;

  get frame(): Frame | undefined {
    return this.#frame;
  }

  /** What the server is told when the table is joined again. */
  get known(): { number: number; hash: string } | undefined {
    return this.#held && { number: this.#held.number, hash: this.#held.hash };
  }

  /** After a new connection the server's word counts, even if it was set back to an older state meanwhile. */
  restart(): void {
    this.#restarted = true;
  }

  /** The server holds the very same frame. */
  confirm(): void {
    this.#restarted = false;
  }

  /** Nothing is held any more; what was shown stays until a whole frame comes. */
  forget(): void {
    this.#held = undefined;
  }

  take(news: FrameNews): Verdict {
    const whole = 'full' in news;
    const number = this.#held?.number;
    if (number !== undefined && news.number <= number && !(whole && this.#restarted)) return 'old';
    if (!whole && news.from !== number) return 'gap';
    const seen = whole ? news.full : this.#changed(news.delta);
    const agrees = seen !== undefined && hashOf(seen) === news.hash;
    this.#held = agrees ? { number: news.number, hash: news.hash, seen } : undefined;
    // A whole frame is shown even if the hashes differ: joining again would bring the same one.
    if (seen === undefined || (!agrees && !whole)) return 'gap';
    this.#restarted = false;
    this.#frame = frameFrom(this.#frame, { ...seen, number: news.number, story: news.story });
    return 'new';
  }

  #changed(delta: Extract<FrameNews, { from: number }>['delta']): SeenFrame | undefined {
    const before = this.#held?.seen;
    if (before === undefined || delta === null) return before;
    try {
      return changedBy(before as unknown as Json, delta) as unknown as SeenFrame;
    } catch {
      return undefined;
    }
  }
}
