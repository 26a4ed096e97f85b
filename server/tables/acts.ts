import {
  answerTakeBack,
  choose,
  type GameModule,
  type Journal,
  proposeTakeBack,
  redo,
  type Seat,
  setStanding,
  TableError,
  undo,
  undoAll,
} from '@krcma/kernel';
import type { Act } from '@krcma/protocol';
import { type Confirm, reasonToConfirm } from '@krcma/protocol/table';
import { ServerError } from '../errors.ts';
import { rulesOf } from '../games.ts';
import { hasTime, steppedBack } from './clock.ts';
import { letBotsStandIn, seatedAt, setSeat } from './leaving.ts';
import { answerBySilence, repliesOfOneWhoSteppedBack } from './replies.ts';
import { checkStanding } from './standing.ts';
import { isStoodInFor, peopleOf, type TableState } from './table-state.ts';

/** Acts that play: whoever is out of time plays no more. To agree or to refuse needs no time. */
const PLAYS: readonly Act['do'][] = ['choose', 'undo', 'redo', 'standing', 'proposeTakeBack', 'return'];

/**
 * Does what a seat wants, or throws and leaves the table as it was. It is also as it was when a reason is given why the
 * seat wanted to be asked once more.
 */
export function perform(state: TableState, seat: Seat, act: Act): Confirm | undefined {
  const journal = runningJournal(state);
  const module = rulesOf(state.game);
  if (PLAYS.includes(act.do)) mustHaveTime(state, seat);
  if ('confirm' in act && act.confirm !== undefined) {
    const reason = reasonToConfirm(module, journal, seat, act, act.confirm);
    if (reason !== undefined) return reason;
  }
  carryOut(state, module, journal, seat, act);
  if (act.do === 'choose' || act.do === 'standing') nowPlays(state, seat);
  if (act.do !== 'standIn') comeBack(state, seat);
  return undefined;
}

function carryOut(state: TableState, module: GameModule, journal: Journal, seat: Seat, act: Act): void {
  switch (act.do) {
    case 'choose':
      choose(module, journal, seat, act.option, act.decision);
      break;
    case 'undo':
      (act.all === true ? undoAll : undo)(module, journal, seat);
      state.clock = repliesOfOneWhoSteppedBack(steppedBack(state.clock, seat), seat);
      break;
    case 'redo':
      redo(module, journal, seat);
      break;
    case 'standing':
      answerFromNowOn(state, module, journal, seat, act.key, act.option);
      break;
    case 'proposeTakeBack':
      askToTakeBack(state, module, journal, seat);
      break;
    case 'answerTakeBack':
      answerTakeBack(module, journal, seat, act.agrees);
      break;
    case 'end':
      agreeToEnd(state, seat, act.agrees);
      break;
    case 'return':
      break;
    case 'standIn':
      // Nobody is replaced for a proposal they have not answered.
      if (!answerBySilence(state, act.seat)) letBotsStandIn(state, [act.seat]);
      break;
  }
}

/** A clock that has run out stays so: nobody fills it by going and coming back. */
function mustHaveTime({ seats, terms, clock }: TableState, seat: Seat): void {
  if (!isStoodInFor(seats[seat]) || hasTime(terms.clock, clock, seat)) return;
  throw new ServerError(
    'out-of-time',
    terms.clock.kind === 'move'
      ? 'Your time for this move has run out, so a bot makes it. You can take your seat back afterwards.'
      : 'Your time for this game has run out. A bot plays it to the end for you.',
  );
}

export function runningJournal(state: TableState): Journal {
  if (state.journal === undefined || state.status === 'open')
    throw new ServerError('not-started', 'The game has not begun yet.');
  if (state.status === 'abandoned')
    throw new ServerError('not-open', 'This game was ended without a result; nothing more is played.');
  // Its result is recorded: not even by consent can it be gone back to.
  if (state.status === 'over') throw new TableError('table-over', 'The game is over; nothing more is asked.');
  return state.journal;
}

function answerFromNowOn(
  state: TableState,
  module: GameModule,
  journal: Journal,
  seat: Seat,
  key: string,
  option: string | undefined,
): void {
  const decision = checkStanding(module, journal, seat, key, option);
  const label = decision?.options.find(({ id }) => id === option)?.label;
  setStanding(module, journal, seat, key, option);
  const others = (state.standing[seat] ?? []).filter((answer) => answer.key !== key);
  const own = label && decision ? [...others, { key, prompt: decision.prompt, label }] : others;
  state.standing = state.seats.map((_, each) => (each === seat ? own : (state.standing[each] ?? [])));
}

/** Bots agree, but none that stands in for a person: only they can. A lone player agrees with themselves. */
function askToTakeBack(state: TableState, module: GameModule, journal: Journal, seat: Seat): void {
  proposeTakeBack(journal, seat);
  for (const other of state.seats.keys()) {
    if (state.seats[other]?.who === 'bot' && journal.proposal !== undefined)
      answerTakeBack(module, journal, other, true);
  }
  if (state.seats.length === 1) answerTakeBack(module, journal, seat, true);
}

/** Without a result only if every person wants it, also those who are away. Who does not want to wait can leave. */
function agreeToEnd(state: TableState, seat: Seat, agrees: boolean): void {
  if (state.status !== 'playing') throw new ServerError('not-open', 'The game is over already.');
  state.ending = agrees ? [...state.ending.filter((each) => each !== seat), seat] : [];
  if (agrees && peopleOf(state).every((each) => state.ending.includes(each))) state.status = 'abandoned';
}

/** Whoever acts is back at the table, if there is time left to play. */
function comeBack(state: TableState, seat: Seat): void {
  const holder = seatedAt(state, seat);
  if (!holder.standIn || !hasTime(state.terms.clock, state.clock, seat)) return;
  const { standIn: _, ...back } = holder;
  setSeat(state, seat, back);
}

/** From here on the game is this person's too, whatever a bot has chosen before. */
function nowPlays(state: TableState, seat: Seat): void {
  const { unplayed, ...holder } = seatedAt(state, seat);
  if (unplayed) setSeat(state, seat, holder);
}
