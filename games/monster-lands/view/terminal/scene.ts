import type { Names, Paint, Pen, Seat, Seen, Span } from '@krcma/kernel';
import type { Colour } from '../../data/types.ts';
import type { MonsterLandsTypes } from '../../messages.ts';
import type { MonsterLandsView } from '../../rules/view.ts';
import { SAM } from '../../state.ts';
import type { TerminalWords } from './words.ts';

/** All that a part of the table is drawn from. */
export interface Scene {
  readonly view: MonsterLandsView;
  readonly decision: Seen<MonsterLandsTypes>['decision'];
  readonly names: Names;
  readonly words: TerminalWords;
  readonly pen: Pen;
}

export type Part = readonly Span[];

/** The numbers of the choices that touch a thing: `[7]`, or nothing. */
export function numbersOn({ decision }: Scene, ...things: readonly string[]): Span[] {
  const numbers = (decision?.options ?? []).flatMap((option, index) =>
    option.thing !== undefined && things.includes(option.thing) ? [index + 1] : [],
  );
  return numbers.length === 0 ? [] : [[`[${numbers.join()}]`, 'bold', 'inverse']];
}

export const ownerOf = ({ names, words }: Scene, seat: Seat): string =>
  seat === SAM ? words.sam : names.seat(seat);

const PAINTS: Readonly<Record<Colour, Paint>> = { strength: 'red', magic: 'blue', persuasion: 'yellow' };

/** `S`, `P4`: the letter of the colour and the face, if it was rolled. */
export const dieSpan = ({ words }: Scene, colour: Colour, face = 0): Span => [
  `${words.colours[colour]}${face > 0 ? face : ''}`,
  PAINTS[colour],
];

export const spaced = (parts: readonly Part[]): Part =>
  parts.flatMap((part, index): Span[] => (index === 0 ? [...part] : [' ', ...part]));

export const title = (text: string): Span => [text, 'bold'];
