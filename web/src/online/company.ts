import type { ChatLine, Refusal, TableCard } from '@krcma/protocol';
import type { Store } from '../store.ts';

/** The people at a table: what an online table has besides the game. */
export interface Gathering {
  /** Undefined until the table has answered. */
  readonly card: TableCard | undefined;
  /** When the card came, by the page's own clock: clocks run on from there. */
  readonly cardAt: number;
  /** The seat of this page's person; undefined for a spectator. */
  readonly seat: number | undefined;
  readonly chat: readonly ChatLine[];
  /** A choice is on its way to the server. */
  readonly sending: boolean;
  /** Why the table is not there, or no longer. */
  readonly gone: Refusal | undefined;
}

/** What can be done at an online table besides playing. */
export interface Company {
  readonly gathering: Store<Gathering>;
  say(text: string): Promise<void>;
  /** To end the game without a result; it ends when all people agree. */
  agreeToEnd(agrees: boolean): Promise<void>;
  agreeToTakeBack(agrees: boolean): Promise<void>;
}
