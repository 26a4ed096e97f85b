import type { Decision, Json, Message, Option, Refused, Seat, Seen } from '@krcma/kernel';

/** Strengths of bots, as the bots themselves name them. */
export type BotLevel = 'random' | 'greedy' | 'search';

/** Who sits where: a person, a bot of some strength, or a lesson that answers by itself. */
export interface SeatPlan {
  readonly name: string;
  readonly player: 'person' | 'lesson' | BotLevel;
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

/** What is asked. What is refused is only named: why is told to those who want to know. */
export interface AskedDecision extends Omit<Decision, 'refused'> {
  readonly refused: readonly Option[];
}

/** Why something that is refused is refused. */
export type Reason = Pick<Refused, 'id' | 'reason' | 'rule'>;

export interface SeenTable extends Omit<Seen, 'decision'> {
  readonly decision: AskedDecision | undefined;
}

/** Everything the shell shows at one moment. It never holds more than its viewer may know. */
export interface Frame {
  readonly number: number;
  readonly seen: SeenTable;
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
  /** Whether hints are given at this table. */
  readonly hints?: boolean;
}

/** What changed in a story: what was told up to an entry stays, these lines follow. */
export interface StoryUpdate {
  /** Choices whose lines stay; -1 when everything is told anew. */
  readonly keep: number;
  readonly lines: readonly Omit<StoryLine, 'number'>[];
  /** How many of the lines tell something new, and not what was already told to somebody else. */
  readonly fresh: number;
}

/** A frame with only what changed of the story. */
export type FrameUpdate = Omit<Frame, 'story' | 'fresh'> & { readonly story: StoryUpdate };

/** Puts the story together again. */
export function frameFrom(before: Frame | undefined, { story, ...update }: FrameUpdate): Frame {
  const kept = before?.story.filter(({ entry }) => entry <= story.keep) ?? [];
  const lines = [...kept, ...story.lines.map((line, index) => ({ ...line, number: kept.length + index }))];
  const fresh = story.fresh === 0 ? [] : lines.slice(lines.length - story.fresh);
  return { ...update, story: lines, fresh };
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

/** When a seat wants to be asked once more: before its turn ends, or also before what cannot be taken back. */
export type Confirm = 'turn' | 'final';
