import type { Paint, Seat, Span } from '@krcma/kernel';
import type { Part, Scene as SceneOf } from '@krcma/kernel/scene';
import type { Colour } from '../../data/types.ts';
import type { MonsterLandsTypes } from '../../messages.ts';
import type { MonsterLandsView } from '../../rules/view.ts';
import { SAM } from '../../state.ts';
import type { TerminalWords } from './words.ts';

export type Scene = SceneOf<MonsterLandsTypes, MonsterLandsView, TerminalWords>;

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
