import type { Journal, Seat, Setup } from '@krcma/kernel';
import type { ClockRules, OutOfTime, TableStatus } from '@krcma/protocol';
import { type BotLevel, hintsUnlessAgreed, type SeatPlan, type StandingAnswer } from '@krcma/protocol/table';
import type { Clock } from './clock.ts';
import type { Commands } from './commands.ts';

/** Who holds a seat. A person's seat may be played by a bot until the person returns. */
export type Holder =
  | { readonly who: 'open' }
  | { readonly who: 'bot'; readonly level: BotLevel; readonly name: string }
  | Seated
  /** Kept for somebody who has been invited and has not answered yet. */
  | { readonly who: 'offered'; readonly user: string; readonly name: string };

export interface Seated {
  readonly who: 'person';
  readonly user: string;
  readonly name: string;
  readonly standIn?: boolean;
  /** A bot has stood in since before the first choice of this seat, and the person has chosen nothing yet. */
  readonly unplayed?: boolean;
  /** Left this rated game or let the time run out: rated last at once, and by nothing that comes later. */
  readonly forfeited?: boolean;
}

export interface Terms {
  readonly clock: ClockRules;
  readonly outOfTime: OutOfTime;
  /** Missing where nothing was said about hints. */
  readonly hints?: boolean;
}

/** A table as it is kept in memory; every change of it is stored before anybody hears of it. */
export interface TableState {
  readonly id: string;
  readonly game: string;
  readonly owner: string;
  readonly listed: boolean;
  readonly spectators: boolean;
  /** No more once somebody who was invited to it declines. */
  rated: boolean;
  readonly terms: Terms;
  readonly created: number;
  setup: Setup;
  status: TableStatus;
  seats: readonly Holder[];
  revision: number;
  /** Undefined before the game begins. */
  journal: Journal | undefined;
  /** Checkpoints as they stand in the table's row. */
  stored?: Journal['checkpoints'];
  /** Standing answers of each seat, with the words they were set by. */
  standing: readonly (readonly StandingAnswer[])[];
  /** What people have done by which command. */
  readonly commands: Commands;
  clock: Clock;
  /** Seats that are asked something. */
  waiting: readonly Seat[];
  /** Seats that agree to end the game without a result. */
  ending: readonly Seat[];
  rematch: string | undefined;
  due: number | undefined;
  changed: number;
}

export const seatOf = (state: Pick<TableState, 'seats'>, user: string | undefined): Seat | undefined => {
  const seat = state.seats.findIndex((holder) => holder.who === 'person' && holder.user === user);
  return seat < 0 ? undefined : seat;
};

/** Strong enough to be fair to the others, quick enough not to be waited for. */
export const STAND_IN: BotLevel = 'greedy';

/** The bot that answers for a seat, if one does. */
export const botAt = (holder: Holder | undefined): BotLevel | undefined => {
  if (holder?.who === 'bot') return holder.level;
  return holder?.who === 'person' && holder.standIn ? STAND_IN : undefined;
};

/** Whether a bot plays for a person. */
export const isStoodInFor = (holder: Holder | undefined): boolean =>
  holder?.who === 'person' && holder.standIn === true;

export const planOf = (holder: Holder): SeatPlan =>
  holder.who === 'bot'
    ? { name: holder.name, player: holder.level }
    : { name: holder.who === 'person' ? holder.name : '', player: 'person' };

/** Nobody is advised in a rated game; a seat still free is counted as a person's. */
export const givesHints = ({ rated, terms, seats }: Pick<TableState, 'rated' | 'terms' | 'seats'>): boolean =>
  !rated && (terms.hints ?? hintsUnlessAgreed(seats.map(planOf)));

export const peopleOf = (state: Pick<TableState, 'seats'>): Seat[] =>
  [...state.seats.keys()].filter((seat) => state.seats[seat]?.who === 'person');

/** What is said at a table without spectators is for those who sit there, before, during and after the game. */
export const mayHear = ({ spectators }: Pick<TableState, 'spectators'>, seat: Seat | undefined): boolean =>
  seat !== undefined || spectators;

/** At a table without spectators nobody else looks on while the game goes on. */
export const maySee = ({ spectators, status }: TableState, seat: Seat | undefined): boolean =>
  seat !== undefined || spectators || status !== 'playing';
