import type { ErrorCode, Message } from '@krcma/kernel';
import type { BroughtAlong } from '@krcma/protocol';

/** To the thread, as text. */
export interface ReplayRequest {
  readonly brought: BroughtAlong;
  /** The server's own, which the bringer cannot know. */
  readonly seed: string;
}

/** From the thread; the journal as text, so that it is a value of its own on the other side. */
export type ReplayReply =
  | { readonly journal: string }
  | {
      readonly refused: { readonly code: ErrorCode; readonly sentence: string; readonly reason?: Message };
    };
