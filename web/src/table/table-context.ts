import type { Message, Names, Seat } from '@krcma/kernel';
import type { BoardDecision } from '@krcma/tableware/board';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { LoadedGame } from '../games.ts';
import type { Frame } from '../host/host.ts';
import type { Narrator, Told } from '../narration/narrator.ts';
import type { ReplayModel } from '../replay/replay-model.ts';
import type { CompanyParts } from './company-parts.ts';
import type { Screen } from './screen.ts';
import type { TableModel } from './table-model.ts';

/** What every part of the shell reads. */
export interface TableContext {
  readonly model: TableModel;
  readonly replay: ReplayModel;
  readonly narrator: Narrator;
  /** What is shown: the table as it is, or a moment of its past. */
  readonly frame: Frame;
  /** Where whoever moves stands: while something is told, the table as it was before it. */
  readonly stands: Frame;
  /** Who moves, if it is one. */
  readonly mover: Seat | undefined;
  /** What others did last, while they play. */
  readonly told: Told | undefined;
  /** Whether the table waits until it is read. */
  readonly telling: boolean;
  readonly game: LoadedGame;
  readonly names: Names;
  readonly seat: Seat | undefined;
  /** What is asked, with the reasons of what is refused as far as they were asked for. */
  readonly decision: BoardDecision | undefined;
  /** Whether the game is over, whatever moment is shown. */
  readonly over: boolean;
  /** Whether a moment of the past is shown. */
  readonly replaying: boolean;
  /** A lesson is going on: nothing can be undone or hinted. */
  readonly lesson: boolean;
  /** The people elsewhere, at an online table. */
  readonly company: CompanyParts | undefined;
  /** In a lesson, while there is something to read, nothing is asked. */
  readonly reading: boolean;
  /** In a lesson the only choice that is allowed. */
  readonly only: string | undefined;
  /** What a lesson points at. */
  readonly taught: string | undefined;
  /** A prompt, label or refusal in words. */
  say(message: Message): string;
  /** Something that happened, in words. */
  tell(event: Message): string;
}

const context = createContext<TableContext | undefined>(undefined);

export const TableProvider = context.Provider;

export function useTable(): TableContext {
  const table = useContext(context);
  if (table === undefined) throw new Error('There is no table around this part.');
  return table;
}

/** A part of what is going on at the screen; only a change of that part draws anew. */
export function useScreen<T>(pick: (screen: Screen) => T): T {
  const { model } = useTable();
  return useSyncExternalStore(model.screen.subscribe, () => pick(model.screen.get()));
}
