import type { Paint, Seat, Span } from '@krcma/kernel';
import type { Scene as SceneOf } from '@krcma/kernel/scene';
import type { Colour } from '../../data/types.ts';
import type { MageKnightTypes } from '../../messages.ts';
import type { MageKnightView, PlayerView } from '../../rules/view.ts';
import type { TerminalWords } from './words.ts';

export type Scene = SceneOf<MageKnightTypes, MageKnightView, TerminalWords>;

const PAINTS: readonly Paint[] = ['green', 'red', 'blue', 'yellow'];

/** The colour of a seat. */
export const paintOf = (seat: Seat): Paint => PAINTS[seat] ?? 'bold';

/** A letter for a seat, where names are too long. */
export const markOf = (seat: Seat): string => String.fromCharCode('A'.charCodeAt(0) + seat);

const manaPaints: Readonly<Record<Colour, readonly Paint[]>> = {
  red: ['red'],
  blue: ['blue'],
  green: ['green'],
  white: ['bold'],
  gold: ['yellow'],
  black: ['magenta'],
};

export const inColour = (colour: Colour, text: string): Span => [text, ...manaPaints[colour]];

/** Whose side is drawn in full: the viewer's, or for a spectator that of whoever plays. */
export const nearSeat = ({ view }: Scene): Seat => view.seat ?? Math.max(view.active, 0);

export const nearPlayer = (scene: Scene): PlayerView | undefined => scene.view.players[nearSeat(scene)];

/** How often each is among them, in the order they come first. */
export function tally<T>(list: readonly T[]): readonly (readonly [T, number])[] {
  const counts = new Map<T, number>();
  for (const each of list) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts];
}

/** `Rage x2`. */
export const times = (name: string, n: number): string => (n > 1 ? `${name} x${n}` : name);
