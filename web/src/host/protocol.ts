import type { Advised } from '@krcma/bots';
import type { Review } from '@krcma/bots/review';
import type { GameRecord, Message, Seat, Setup } from '@krcma/kernel';
import type { FrameUpdate } from '@krcma/protocol/table';
import type { PuzzleName, PuzzleRating } from '@krcma/tableware/puzzle';
import type { Confirm, Eyes, Moment, Reason, SeatPlan, Trouble } from './host.ts';
import type { Kept, Shelved } from './shelf.ts';

/** Which table a worker opens: one of the shelf, or one that is not kept, a puzzle by its name. */
export type Opening =
  | { readonly shelved: string }
  | {
      readonly puzzle: PuzzleName;
      readonly game: string;
      readonly seats: readonly SeatPlan[];
      /** What was chosen at it before, as a record writes it: a puzzle that is gone on with. */
      readonly choices: readonly string[];
    }
  | {
      readonly game: string;
      readonly setup: Setup;
      readonly seats: readonly SeatPlan[];
      /** What was chosen at it before, in order: a lesson that is gone on with. */
      readonly played?: readonly Played[];
    };

export interface Played {
  readonly seat: Seat;
  readonly choice: string;
}

/** What the page can ask of the worker that holds a table. */
export interface TableCalls {
  open(opening: Opening, pace: number): Promise<void>;
  setPace(pace: number): void;
  choose(decision: string, option: string, confirm?: Confirm): Confirm | undefined;
  chooseFor(seat: Seat, option: string): void;
  undo(all?: boolean): void;
  redo(): void;
  setStanding(key: string, choice?: string, confirm?: Confirm): Confirm | undefined;
  reasons(decision: string): readonly Reason[];
  hint(): Promise<Advised>;
  proposeTakeBack(): void;
  answerTakeBack(seat: Seat, agrees: boolean): void;
  liftCurtain(): void;
  replayAt(entries: readonly number[], eyes: Eyes): readonly Moment[];
  record(): GameRecord;
  exported(): Promise<string>;
  /** What the game did not begin with, before it is needed. */
  fetchAhead(): Promise<void>;
  /** The choices of a best play, at the table of a puzzle. */
  solution(): readonly Message[];
  /** How the puzzle was graded. */
  rating(): PuzzleRating | undefined;
}

export type CallName = keyof TableCalls;

export type TableRequest = {
  [K in CallName]: { readonly id: number; readonly call: K; readonly with: Parameters<TableCalls[K]> };
}[CallName];

export type TableReply =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: Trouble };

/** What a worker that holds a table says. */
export type TableNews =
  | { readonly reply: TableReply }
  | { readonly frame: FrameUpdate }
  | { readonly trouble: Trouble };

/** The first message to a worker: what it is for, with its way to the other one or the file it reads. */
export type Assignment =
  | { readonly role: 'table' | 'bot'; readonly port: MessagePort }
  | { readonly role: 'import'; readonly text: string }
  | { readonly role: 'review'; readonly record: GameRecord; readonly seat: Seat };

/** What a worker says that has looked back on a game. */
export type Reviewed = { readonly review: Review } | { readonly refused: Trouble };

/** What a worker says that has read a file. */
export type Imported =
  | { readonly game: { readonly card: Shelved; readonly kept: Kept } }
  | { readonly refused: Trouble };
