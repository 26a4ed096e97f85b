import type { Decided, Level } from '@krcma/bots';
import type { Seat, Table } from '@krcma/kernel';

/** A question for a bot. It gets the table, and forgets what its seat cannot know before it looks. */
export interface ThinkRequest {
  readonly game: string;
  readonly level: Level;
  readonly table: Table;
  readonly seat: Seat;
  readonly seed: string;
  readonly milliseconds: number;
}

export interface Thinker {
  decide(request: ThinkRequest): Promise<Decided>;
}

/** A strong bot thinks about as long as a quick person. */
export const THINKING_TIME = 900;
