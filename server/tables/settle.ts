import { asksOf, type Seat } from '@krcma/kernel';
import { rulesOf } from '../games.ts';
import { habitsAt } from './card.ts';
import { type Clock, nextDeadline, passed, type Timed } from './clock.ts';
import type { House } from './house.ts';
import { nextSilence, repliesAfter, replyTime, silentQuestions } from './replies.ts';
import { botAt, isStoodInFor, type TableState } from './table-state.ts';

/** When somebody is out of time, or their silence is an answer. */
function nextDue(timed: Timed, clock: Clock): number | undefined {
  const due = [nextDeadline(timed, clock), nextSilence(timed, clock)].filter((each) => each !== undefined);
  return due.length === 0 ? undefined : Math.min(...due);
}

/** Which turn of which seat is played, in a game that tells; undefined while it is nobody's. */
function turnOf({ game, journal }: TableState): string | undefined {
  const turn = journal && rulesOf(game).turn?.(journal.table);
  return turn?.seat === undefined ? undefined : `${turn.number} ${turn.seat}`;
}

export const timedBy = (state: TableState, house: Pick<House, 'habits'>): Timed => ({
  rules: state.terms.clock,
  habits: (seat) => habitsAt(state.seats[seat], house),
});

/** After a change: who is asked now, whose clock runs, and when the server itself has something to do. */
export function settle(state: TableState, house: Pick<House, 'habits' | 'now'>): void {
  const now = house.now();
  const { journal } = state;
  state.changed = now;
  if (journal?.table.outcome !== undefined && state.status === 'playing') state.status = 'over';
  const playing = state.status === 'playing' && journal !== undefined;
  state.waiting = playing ? asksOf(rulesOf(state.game), journal).map(({ seat }) => seat) : [];
  if (!playing) state.ending = [];
  const timed = timedBy(state, house);
  const isBots = (seat: Seat) => botAt(state.seats[seat]) !== undefined;
  const people = state.waiting.filter((seat) => !isBots(seat));
  const silent = playing && replyTime(timed.rules) !== undefined ? silentQuestions(state) : [];
  const replying = silent.filter(({ seat }) => !isBots(seat));
  const thinking = people.filter((seat) => !replying.some((reply) => reply.seat === seat));
  const standIns = state.waiting.filter((seat) => isStoodInFor(state.seats[seat]));
  state.clock = {
    ...passed(timed, state.clock, thinking, now, standIns, turnOf(state)),
    ...repliesAfter(timed, state.clock, replying, now),
  };
  state.due = people.length < state.waiting.length ? now : nextDue(timed, state.clock);
}
