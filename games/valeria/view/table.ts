// What every part of the board needs from the shell.
import type { Option, Refused, Seat } from '@krcma/kernel';
import type { BoardProps } from '@krcma/tableware/board';
import type { Price, ValeriaTypes } from '../messages.ts';
import type { PlayerView, ValeriaView } from '../rules/view.ts';
import type { BoardWords } from './board-words.ts';
import { words } from './words.ts';

export type Props = BoardProps<ValeriaView, ValeriaTypes>;

export const wordsOf = ({ language }: Props): BoardWords => words[language];

/** What touching a thing means now, for a `Thing`: its name first, then what could be done or why not. */
export function touching(props: Props, thing: string, name: string) {
  const { choices, refusals, text, names, decision, pointed, touch, point } = props;
  const options = choices.get(thing) ?? [];
  const refused = options.length === 0 ? (refusals.get(thing) ?? []) : [];
  const says = [
    ...options.map(({ label }) => text.message(label, names)),
    ...refused.map(({ reason }) => text.message(reason, names)),
  ];
  return {
    thing,
    label: [name, ...says].join('. '),
    lit: options.length > 0,
    refused: refused.length > 0,
    pointed: pointed === thing,
    picked: options.some(({ id }) => decision?.picked.includes(id)),
    touch,
    point,
  };
}

const NOTHING = new Map<string, never>();

/** For what belongs to somebody else: a decision about a card of the same name is not about this one. */
export const untouched = (props: Props): Props => ({ ...props, choices: NOTHING, refusals: NOTHING });

const priceIn = ({ label }: Option<ValeriaTypes> | Refused<ValeriaTypes>): Price | undefined =>
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
