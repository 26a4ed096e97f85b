import type { Side } from '@krcma/kernel';

/** A game that has come to its end by the rules, or that somebody forfeits. */
export interface EndedTable {
  readonly id: string;
  readonly game: string;
  /** Which of the game's guide; missing if none of them. */
  readonly scenario?: string | undefined;
  readonly rated: boolean;
  readonly ended: number;
  /** In order of the seats; `user` is missing where a bot sat. */
  readonly seats: readonly {
    readonly user?: string | undefined;
    readonly name: string;
    /** Has left the game or run out of time while it was rated. */
    readonly forfeited?: boolean;
    /** Has not made a single choice: a bot played the whole game. */
    readonly unplayed?: boolean;
  }[];
  /** Who won or lost with whom. */
  readonly sides: readonly Side[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}
