// What the terminal drawings of all games share.
import type { GameTypes } from './decision.ts';
import type { Pen, Span } from './drawing.ts';
import type { Seen } from './visible.ts';
import type { Names } from './words.ts';

/** All that a part of a table in letters is drawn from: what a seat sees, what it is asked, the words and the pen. */
export interface Scene<T extends GameTypes, View, Words> {
  readonly view: View;
  readonly decision: Seen<T>['decision'];
  readonly names: Names;
  readonly words: Words;
  readonly pen: Pen;
}

export type Part = readonly Span[];

type Asked = { readonly decision: { readonly options: readonly { readonly thing?: string }[] } | undefined };

/** The numbers of the choices that touch one of these things. */
export const choicesOn = ({ decision }: Asked, ...things: readonly string[]): number[] =>
  (decision?.options ?? []).flatMap((option, index) =>
    option.thing !== undefined && things.includes(option.thing) ? [index + 1] : [],
  );

/** `[7]`, or nothing. */
export function numbersOn(scene: Asked, ...things: readonly string[]): Span[] {
  const numbers = choicesOn(scene, ...things);
  return numbers.length === 0 ? [] : [[`[${numbers.join()}]`, 'bold', 'inverse']];
}

export const label = (text: string): Span => [`${text}: `, 'dim'];

export const title = (text: string): Span => [text, 'bold'];
