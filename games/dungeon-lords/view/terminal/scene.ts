import type { Names, Pen, Seen, Span } from '@krcma/kernel';
import type { DungeonLordsTypes } from '../../messages.ts';
import type { DungeonLordsView } from '../../rules/view.ts';
import { DUMMY, isDummy, type Occupant } from '../../state.ts';
import type { TerminalWords } from './words.ts';

/** All that a part of the table is drawn from. */
export interface Scene {
  readonly view: DungeonLordsView;
  readonly decision: Seen<DungeonLordsTypes>['decision'];
  readonly names: Names;
  readonly words: TerminalWords;
  readonly pen: Pen;
}

export type Part = readonly Span[];

/** The numbers of the choices that touch one of these things. */
export const choicesOn = ({ decision }: Scene, ...things: readonly string[]): number[] =>
  (decision?.options ?? []).flatMap((option, index) =>
    option.thing !== undefined && things.includes(option.thing) ? [index + 1] : [],
  );

/** `[7]`, or nothing. */
export function numbersOn(scene: Scene, ...things: readonly string[]): Span[] {
  const numbers = choicesOn(scene, ...things);
  return numbers.length === 0 ? [] : [[`[${numbers.join()}]`, 'bold', 'inverse']];
}

/** A player, or an unused colour. */
export const ownerOf = ({ names, words }: Scene, occupant: Occupant): string =>
  isDummy(occupant) ? words.dummy(occupant - DUMMY) : names.seat(occupant);

export const label = (text: string): Span => [`${text}: `, 'dim'];

export const title = (text: string): Span => [text, 'bold'];
