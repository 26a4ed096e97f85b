// What every part of the board needs from the shell.
import type { Seat } from '@krcma/kernel';
import type { BoardProps } from '@krcma/tableware/board';
import { type Cell, cellName } from '../data/dungeon.ts';
import type { DungeonLordsMessage, DungeonLordsTypes } from '../messages.ts';
import type { DungeonLordsView, LordView } from '../rules/view.ts';
import type { BoardWords } from '../text/board-words.ts';

export { touching, untouched } from '@krcma/tableware/touching';

export type Props = BoardProps<DungeonLordsView, DungeonLordsTypes, BoardWords>;

/** Of one lord. */
export type LordProps = Props & { readonly owner: Seat; readonly lord: LordView };

/** The board speaks the language of the text it is given. */
export const wordsOf = ({ text }: Pick<Props, 'text'>): BoardWords => text.board;

/** The seat whose dungeon lies nearest: the viewer's, or for a spectator that of whoever begins the round. */
export const nearSeat = ({ seat, view }: Pick<Props, 'seat' | 'view'>): Seat => seat ?? view.start;

export const lordIn = ({ view }: Pick<Props, 'view'>, seat: Seat): LordView | undefined => view.lords[seat];

/** The question as a message of this game. */
export const promptOf = ({ decision }: Pick<Props, 'decision'>): DungeonLordsMessage | undefined =>
  decision?.prompt;

export const cellThing = (owner: Seat, cell: Cell): string => `cell:${owner}:${cellName(cell)}`;

/** Whether a fight is on the table: then the village is of no use. */
export const isCombat = ({ phase }: Pick<DungeonLordsView, 'phase'>): boolean =>
  phase === 'planning' || phase === 'battle';

/** Each with its place, where equal ones may lie side by side. */
export const placed = <T>(list: readonly T[]): readonly { readonly each: T; readonly place: number }[] =>
  list.map((each, place) => ({ each, place }));
