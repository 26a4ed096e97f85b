// What every part of the board needs from the shell.
import type { Option, Seat } from '@krcma/kernel';
import type { BoardProps } from '@krcma/tableware/board';
import type { MonsterLandsMessage, MonsterLandsTypes } from '../messages.ts';
import type { ClanView, MonsterLandsView } from '../rules/view.ts';
import { SAM } from '../state.ts';
import type { BoardWords } from '../text/board-words.ts';

export { touching, untouched } from '@krcma/tableware/touching';

export type Props = BoardProps<MonsterLandsView, MonsterLandsTypes, BoardWords>;

/** The board speaks the language of the text it is given. */
export const wordsOf = ({ text }: Pick<Props, 'text'>): BoardWords => text.board;

/** The seat whose board lies nearest: the viewer's, or for a spectator that of the active player. */
export const nearSeat = ({ seat, view }: Props): Seat => seat ?? view.active;

export const clanIn = ({ view }: Props, seat: Seat): ClanView | undefined => view.clans[seat];

export const ownerName = (props: Props, seat: Seat): string =>
  seat === SAM ? wordsOf(props).sam : props.names.seat(seat);

const candidates = ({ choices, refusals }: Props, thing: string): readonly Option<MonsterLandsTypes>[] => [
  ...(choices.get(thing) ?? []),
  ...(refusals.get(thing) ?? []),
];

/** The price of a thing after all discounts, where a decision tells it. */
export function priceAt(props: Props, thing: string): number | undefined {
  for (const { label } of candidates(props, thing))
    if ('price' in label && typeof label.price === 'number') return label.price;
  return undefined;
}

export type Visit = Extract<MonsterLandsMessage, { key: 'visit' }>;

/** What each die would save in a shop, as the decision offers it. */
export const visitsAt = ({ choices }: Props, building: string): readonly Visit[] =>
  (choices.get(`building:${building}`) ?? []).flatMap(({ label }) => (label.key === 'visit' ? [label] : []));

/** The question as a message of this game. */
export const promptOf = ({ decision }: Pick<Props, 'decision'>): MonsterLandsMessage | undefined =>
  decision?.prompt;
