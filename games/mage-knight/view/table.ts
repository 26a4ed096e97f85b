// What every part of the board needs from the shell.
import type { Seat } from '@krcma/kernel';
import type { BoardProps } from '@krcma/tableware/board';
import type { MageKnightTypes } from '../messages.ts';
import type { MageKnightView, PlayerView } from '../rules/view.ts';
import type { BoardWords } from '../text/board-words.ts';

export { touching, untouched } from '@krcma/tableware/touching';

export type Props = BoardProps<MageKnightView, MageKnightTypes, BoardWords>;

/** Of one player. */
export type PlayerProps = Props & { readonly owner: Seat; readonly player: PlayerView };

/** The board speaks the language of the text it is given. */
export const wordsOf = ({ text }: Pick<Props, 'text'>): BoardWords => text.board;

/** The seat whose side lies nearest: the viewer's, or for a spectator that of whoever's turn it is. */
export const nearSeat = ({ seat, view }: Pick<Props, 'seat' | 'view'>): Seat =>
  seat ?? Math.max(view.active, 0);

export const playerIn = ({ view }: Pick<Props, 'view'>, seat: Seat): PlayerView | undefined =>
  view.players[seat];

/** Something is fought out, or planned together: it has a stage of its own. */
export const isFought = ({ combat, assault, duel }: MageKnightView): boolean =>
  combat !== null || assault !== undefined || duel !== undefined;

/** Each with its place, where equal ones may lie side by side. */
export const placed = <T>(list: readonly T[]): readonly { readonly each: T; readonly place: number }[] =>
  list.map((each, place) => ({ each, place }));

/** How often each is among them, in the order they come first. */
export function tally<T>(list: readonly T[]): readonly (readonly [T, number])[] {
  const counts = new Map<T, number>();
  for (const each of list) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts];
}

/** Whoever has the dummy's place in the order. */
export const automatName = (props: Pick<Props, 'view' | 'text'>): string =>
  props.view.volkare === undefined ? wordsOf(props).dummy : wordsOf(props).volkare.name;
