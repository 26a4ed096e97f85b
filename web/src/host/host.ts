import type { Advised } from '@krcma/bots';
import type { GameRecord, Seat } from '@krcma/kernel';
import type { Confirm, Eyes, Frame, Moment, Reason } from '@krcma/protocol/table';

export type {
  AskedDecision,
  Confirm,
  Eyes,
  Frame,
  Moment,
  Reason,
  SeatPlan,
  StandingAnswer,
  StoryLine,
} from '@krcma/protocol/table';

/** The one interface to a table, whether it is kept in this page or by a server. */
export interface TableHost {
  subscribe(listener: () => void): () => void;
  /** Undefined until the table is there. */
  getFrame(): Frame | undefined;
  /** Why there is no table, or no longer. */
  getTrouble(): Trouble | undefined;
  /** With a wish to confirm nothing is done if there is a reason to, which is given. */
  choose(decision: string, option: string, confirm?: Confirm): Promise<Confirm | undefined>;
  /** The last choice, or all that may be taken back. */
  undo(all?: boolean): Promise<void>;
  redo(): Promise<void>;
  setStanding(standing: string, choice?: string, confirm?: Confirm): Promise<Confirm | undefined>;
  /** Why the things are refused that the question names so. */
  reasons(decision: string): Promise<readonly Reason[]>;
  hint(): Promise<Advised>;
  proposeTakeBack(): Promise<void>;
  answerTakeBack(seat: Seat, agrees: boolean): Promise<void>;
  /** The person the curtain waits for has taken the screen. */
  liftCurtain(): Promise<void>;
  /** Moments after the given numbers of choices, in order. */
  replayAt(entries: readonly number[], eyes: Eyes): Promise<readonly Moment[]>;
  /** The game as a record that can be repeated choice by choice. */
  record(): Promise<GameRecord>;
  /** The game as a file that can be imported again. */
  exported(): Promise<string>;
  /** Fetches what it did not need at the beginning, when there is time. */
  fetchAhead?(): Promise<void>;
  close(): void;
}

/** A host that is elsewhere refuses in its own words. */
export class HostError extends Error {
  readonly code: string;

  constructor({ code, sentence }: Trouble) {
    super(sentence);
    this.code = code;
  }
}

export interface Trouble {
  readonly code: string;
  readonly sentence: string;
}
