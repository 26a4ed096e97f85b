import type { Option } from '@krcma/kernel';
import type { BoardDecision } from '@krcma/tableware/board';

/** What every widget gets: the question, its words, and the one way to answer. */
export interface WidgetProps {
  readonly decision: BoardDecision;
  /** The words of an option. */
  label(option: Option): string;
  choose(option: string): void;
  /** Points at a thing of the board, as hovering it there does. */
  point(thing: string | undefined): void;
  /** What the bot would choose. */
  readonly hinted: string | undefined;
  /** In a lesson the only choice that is allowed. */
  readonly only: string | undefined;
  /** Puts so many picks back and makes some of them again; undefined when that is not possible. */
  readonly putBack: ((steps: number, again?: readonly string[]) => void) | undefined;
}
