import type { Decided, Level } from '@krcma/bots';
import type { GameRecord, Json, Message, Seat, Seen } from '@krcma/kernel';

/** Who sits where: a person at this screen, a bot of some strength, or a lesson that answers by itself. */
export interface SeatPlan {
  readonly name: string;
  readonly player: 'person' | 'lesson' | Level;
}

/** One thing that happened, as the viewer may read it. */
export interface StoryLine {
  /** Its place among the lines it came with: in the whole story, or in one moment. */
  readonly number: number;
  readonly event: Message;
  /** Who chose what led to it; nobody before the first choice. */
  readonly by: Seat | undefined;
  /** How many choices had been made when it had happened. */
  readonly entry: number;
}

/** An answer given from now on, with the words it was set by. */
export interface StandingAnswer {
  readonly key: string;
  readonly prompt: Message;
  readonly label: Message;
}

export interface TakeBack {
  readonly by: Seat;
  readonly agreed: readonly Seat[];
}

/** Everything the shell shows at one moment. It never holds more than its viewer may know. */
export interface Frame {
  readonly number: number;
  readonly seen: Seen;
  readonly seats: readonly SeatPlan[];
  readonly story: readonly StoryLine[];
  /** The last lines of the story that came with this frame, to be animated and announced. */
  readonly fresh: readonly StoryLine[];
  /** Choices made so far. */
  readonly entries: number;
  /** Choices made when the viewer had last chosen. */
  readonly lastOwnEntry: number;
  readonly mayRedo: boolean;
  readonly standing: readonly StandingAnswer[];
  readonly takeBack: TakeBack | undefined;
  /** The person who must take the screen before anything more is shown. */
  readonly curtain: Seat | undefined;
}

/** A moment of the past. */
export interface Moment {
  readonly entry: number;
  readonly view: Json;
  readonly path: readonly string[];
  readonly events: readonly StoryLine[];
}

/** Through whose eyes the past is shown; `open` hides nothing and is only granted after the end. */
export type Eyes = Seat | 'spectator' | 'open';

/** What would come of a choice, as far as the one who chooses can know. */
export interface Preview {
  readonly view: Json;
  /** Could not be taken back. */
  readonly final: boolean;
}

/** The one interface to a table, whether it is kept in this page or by a server. */
export interface TableHost {
  subscribe(listener: () => void): () => void;
  /** Undefined until the table is there. */
  getFrame(): Frame | undefined;
  /** Why there is no table, or no longer. */
  getTrouble(): Trouble | undefined;
  choose(decision: string, option: string): Promise<void>;
  preview(decision: string, option: string): Promise<Preview>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  setStanding(standing: string, choice?: string): Promise<void>;
  hint(): Promise<Decided>;
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
  close(): void;
}

export interface Trouble {
  readonly code: string;
  readonly sentence: string;
}
