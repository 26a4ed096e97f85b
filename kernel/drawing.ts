import type { GameTypes } from './decision.ts';
import type { Json } from './json.ts';
import type { Seen } from './visible.ts';
import type { Names } from './words.ts';

export type Paint = 'bold' | 'dim' | 'inverse' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan';

/** Plain letters with the way they look; they are measured before they are painted. */
export type Span = string | readonly [text: string, ...paints: Paint[]];

/** What a game draws with on a screen of letters. */
export interface Pen {
  /** No line may be wider. */
  readonly width: number;
  /** Few rows: leave frames and explanations out. */
  readonly compact: boolean;
  /** One line, exactly so wide: filled with spaces between left and right, the left cut with an ellipsis if it must be. */
  line(width: number, left: readonly Span[], right?: readonly Span[]): string;
  /** As many lines as it takes, broken between the parts only; a part that is too wide is cut. */
  flow(parts: readonly (readonly Span[])[], separator: string, indent?: string): string[];
}

/** A game's table in letters, in one language. It reads what one seat sees and knows no rules. */
export interface TerminalView<T extends GameTypes = GameTypes> {
  table(seen: Seen<T>, names: Names, pen: Pen): string[];
  /** What the abbreviations on the table mean. */
  legend(pen: Pen): string[];
  /** Everything in sight that can be asked about, by the name a player would type. */
  things(view: Json): readonly { readonly thing: string; readonly name: string }[];
}
