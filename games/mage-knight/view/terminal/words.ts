import type { SpaceId } from '../../data/geometry.ts';
import type { SiteKind } from '../../data/sites.ts';
import type { BoardWords } from '../../text/board-words.ts';

/** The short words of the drawn table; names are those of the board. */
export interface TerminalWords {
  readonly board: BoardWords;
  /** Two letters each. */
  readonly siteMarks: Readonly<Record<SiteKind, string>>;
  readonly rampagingMarks: Readonly<Record<'orc' | 'draconum', string>>;
  place(space: SpaceId, view: unknown): string;
  /** Before the number of a core tile. */
  readonly coreMark: string;
  readonly findTheCity: string;
  takeTheCities(taken: number, all: number): string;
  readonly enemies: string;
  readonly combat: string;
  readonly laid: string;
  readonly damage: string;
  /** Cards that are in no hand and that something is asked about. */
  readonly before: string;
  /** What the other marks mean. */
  readonly marks: readonly (readonly [mark: string, meaning: string])[];
}
