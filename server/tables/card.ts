import { checkedOptions, TableError } from '@krcma/kernel';
import { LIMITS, type SeatCard, type TableCard } from '@krcma/protocol';
import { rulesOf } from '../games.ts';
import { type Habits, leftAt, type Reply } from './clock.ts';
import { type Attendance, replaceableFrom } from './replacing.ts';
import { repliesAt } from './replies.ts';
import { sidesAt } from './sides-at.ts';
import { givesHints, type Holder, type Seated, type TableState } from './table-state.ts';

/** What a card needs to know besides the table itself. */
interface Surroundings extends Attendance {
  readonly now: number;
  readonly watching: number;
}

/** The table as everybody who may see it sees it. */
export function cardOf(state: TableState, around: Surroundings): TableCard {
  const { journal, terms } = state;
  const outcome = journal?.table.outcome;
  const habits = (seat: number) => habitsAt(state.seats[seat], around);
  const timed = { rules: terms.clock, habits };
  const left = leftAt(timed, state.clock, around.now);
  const replies = repliesAt(timed, state.clock, around.now);
  return {
    id: state.id,
    game: state.game,
    options: optionsOf(state),
    status: state.status,
    owner: state.owner,
    listed: state.listed,
    spectators: state.spectators,
    rated: state.rated,
    clock: terms.clock,
    outOfTime: terms.outOfTime,
    hints: givesHints(state),
    seats: state.seats.map((holder, seat) => ({
      ...seatCard(holder, seat, state, left[seat], around),
      ...replyOf(seat, replies),
    })),
    sides: sidesAt(state),
    watching: around.watching,
    entries: journal?.log.length ?? 0,
    created: state.created,
    changed: state.changed,
    waiting: state.waiting,
    ending: state.ending,
    ...(state.rematch && { rematch: state.rematch }),
    ...(outcome && { scores: outcome.scores, winners: outcome.winners }),
  };
}

/** As the game knows them, written out; never what somebody has put beside them. */
function optionsOf({ game, setup }: TableState): TableCard['options'] {
  try {
    return checkedOptions(rulesOf(game).options, setup.options);
  } catch (error) {
    // Laid under older rules, or forged.
    if (error instanceof TableError) return {};
    throw error;
  }
}

function replyOf(seat: number, replies: readonly Reply[]): Pick<SeatCard, 'replyIn'> {
  const reply = replies.find((each) => each.seat === seat);
  return reply === undefined ? {} : { replyIn: reply.left };
}

const shownName = (name: string): string => name.slice(0, LIMITS.name);

export const habitsAt = (
  holder: Holder | undefined,
  { habits }: Pick<Surroundings, 'habits'>,
): Habits | undefined => (holder?.who === 'person' ? habits(holder.user) : undefined);

function seatCard(
  holder: Holder,
  seat: number,
  state: TableState,
  left: number | undefined,
  around: Surroundings,
): SeatCard {
  const timed = { running: state.clock.running.includes(seat), ...(left !== undefined && { left }) };
  if (holder.who === 'open') return { who: undefined, name: '', here: false, standIn: false, ...timed };
  const { who } = holder;
  const name = shownName(holder.name);
  if (holder.who === 'bot') return { who, name, level: holder.level, here: true, standIn: false, ...timed };
  const { user } = holder;
  const here = around.isHere(user);
  if (holder.who === 'offered') return { who, name, offeredTo: user, here, standIn: false, ...timed };
  return { who, name, user, here, ...absence(holder, state, around), ...timed };
}

function absence(holder: Seated, state: TableState, around: Surroundings) {
  const { standIn = false, forfeited = false } = holder;
  const from = state.status === 'playing' && !standIn ? replaceableFrom(state, holder, around) : undefined;
  return {
    standIn,
    ...(forfeited && { forfeited }),
    ...(from !== undefined && { replaceableIn: Math.max(0, from - around.now) }),
  };
}
