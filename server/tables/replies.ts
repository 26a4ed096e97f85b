// What is asked with a meaning for silence: a time of its own to reply, after which the silence is the answer.
import { asksOf, choose, decisionOf, hashOf, type Seat } from '@krcma/kernel';
import type { ClockRules } from '@krcma/protocol';
import { rulesOf } from '../games.ts';
import { allowance, type Clock, counted, deadline, type Reply, type Timed } from './clock.ts';
import { seatedAt, setSeat } from './leaving.ts';
import { botAt, type TableState } from './table-state.ts';

const MINUTE = 60_000;

/** A tenth of the time for the whole game, from one minute to five; with a clock of days as long as for a move. */
export function replyTime(rules: ClockRules): number | undefined {
  if (rules.kind === 'none') return undefined;
  if (rules.kind === 'move') return allowance(rules);
  return Math.min(5, Math.max(1, rules.minutes / 10)) * MINUTE;
}

/** A question where silence is an answer. */
type Silent = Required<Pick<Reply, 'seat' | 'question'>>;

/** What is asked now where silence is an answer. The same seat asked the same in other words is asked anew. */
export function silentQuestions({ game, journal }: Pick<TableState, 'game' | 'journal'>): Silent[] {
  if (journal === undefined) return [];
  const module = rulesOf(game);
  return asksOf(module, journal).flatMap(({ seat, question, frame }) => {
    if (question.silence?.(journal.table, frame.locals) === undefined) return [];
    const decision = decisionOf(module, journal, seat);
    return [{ seat, question: hashOf([decision?.id, decision?.prompt]) }];
  });
}

/** What is left to each of those who may still reply. */
export const repliesAt = ({ rules, habits }: Timed, { replies = [], since }: Clock, now: number): Reply[] =>
  replies.map((reply) => ({ ...reply, left: reply.left - counted(rules, habits(reply.seat), since, now) }));

/** Who is asked anew has the whole time; what is still asked goes on, and what was replied is remembered. */
export function repliesAfter(
  timed: Timed,
  clock: Clock,
  asked: readonly Silent[],
  now: number,
): Pick<Clock, 'replies' | 'replied'> {
  const whole = replyTime(timed.rules);
  if (whole === undefined) return {};
  const before = repliesAt(timed, clock, now);
  const goesOn = (reply: Reply) => asked.some((silent) => isThe(reply, silent));
  const replies = asked.map((silent): Reply => {
    const left = before.find((reply) => isThe(reply, silent))?.left ?? whole;
    return { ...silent, left };
  });
  const done = before.filter((reply) => !goesOn(reply));
  const earlier = (clock.replied ?? []).filter(({ seat }) => !done.some((reply) => reply.seat === seat));
  const replied = [...earlier, ...done];
  return { ...(replies.length > 0 && { replies }), ...(replied.length > 0 && { replied }) };
}

const isThe = ({ seat, question }: Reply, asked: Silent): boolean =>
  seat === asked.seat && (question === undefined || question === asked.question);

/** Whoever takes a reply back has no more time for it than before. */
export function repliesOfOneWhoSteppedBack(clock: Clock, seat: Seat): Clock {
  const last = clock.replied?.find((reply) => reply.seat === seat);
  if (last === undefined || clock.replies?.some((reply) => reply.seat === seat)) return clock;
  return { ...clock, replies: [...(clock.replies ?? []), { seat, left: last.left }] };
}

/** When the first silence is an answer. */
export const nextSilence = (timed: Timed, { replies = [], since }: Clock): number | undefined =>
  replies.length === 0
    ? undefined
    : Math.min(...replies.map(({ seat, left }) => deadline(timed.rules, timed.habits(seat), since, left)));

/** Seats whose silence is an answer by now. */
export function silentFor(state: TableState, timed: Timed, now: number): Seat[] {
  const late = repliesAt(timed, state.clock, now).filter(({ left }) => left <= 0);
  if (late.length === 0) return [];
  const asked = silentQuestions(state);
  return late.flatMap((reply) => (asked.some((silent) => isThe(reply, silent)) ? [reply.seat] : []));
}

/** Says for a seat what its silence means. It has not played by that. False where silence means nothing. */
export function answerBySilence(state: TableState, seat: Seat): boolean {
  const { journal } = state;
  if (journal === undefined || botAt(state.seats[seat]) !== undefined) return false;
  const module = rulesOf(state.game);
  const silence = decisionOf(module, journal, seat)?.silence;
  if (silence === undefined) return false;
  const isFirst = journal.table.answered[seat] === 0;
  choose(module, journal, seat, silence);
  if (isFirst) setSeat(state, seat, { ...seatedAt(state, seat), unplayed: true });
  return true;
}
