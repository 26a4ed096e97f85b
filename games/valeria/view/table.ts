// What every part of the board needs from the shell.
import type { Option, Seat } from '@krcma/kernel';
import type { BoardProps } from '@krcma/tableware/board';
import type { Price, ValeriaTypes } from '../messages.ts';
import type { PlayerView, ValeriaView } from '../rules/view.ts';
import type { BoardWords } from '../text/board-words.ts';

export { touching, untouched } from '@krcma/tableware/touching';

export type Props = BoardProps<ValeriaView, ValeriaTypes, BoardWords>;

/** The board speaks the language of the text it is given. */
export const wordsOf = ({ text }: Pick<Props, 'text'>): BoardWords => text.board;

const priceIn = ({ label }: Option<ValeriaTypes>): Price | undefined =>
  'price' in label ? label.price : undefined;

/** The price of the card on a stack with all modifiers, where a decision tells it. */
export function priceAt({ choices, refusals }: Props, thing: string): Price | undefined {
  for (const each of [...(choices.get(thing) ?? []), ...(refusals.get(thing) ?? [])]) {
    const price = priceIn(each);
    if (price !== undefined) return price;
  }
  return undefined;
}

/** The numbers the dice wake: each die and the sum; none before the first roll. */
export const wokenNumbers = ({ turn, dice: [a = 0, b = 0] }: ValeriaView): readonly number[] =>
  turn === 0 ? [] : [a, b, a + b];

/** The seat whose board lies nearest: the viewer's, or for a spectator that of the active player. */
export const nearSeat = ({ seat, view }: Props): Seat => seat ?? view.active;

export const playerIn = ({ view }: Props, seat: Seat): PlayerView | undefined => view.players[seat];
