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
} from '@krcma/kernel';
import type { Act } from '@krcma/protocol';
import { ServerError } from '../errors.ts';
import { rulesOf } from '../games.ts';
import { refreshed, steppedBack } from './clock.ts';
import { checkStanding } from './standing.ts';
import { botAt, type Holder, peopleOf, type TableState } from './table-state.ts';

/** Does what a seat wants, or throws and leaves the table as it was. */
export function perform(state: TableState, seat: Seat, act: Act): void {
  const journal = runningJournal(state);
  const module = rulesOf(state.game);
  switch (act.do) {
    case 'choose':
      choose(module, journal, seat, act.option, act.decision);
      break;
    case 'undo':
      undo(module, journal, seat);
      state.clock = steppedBack(state.clock, seat);
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
      letBotStandIn(state, act.seat);
      break;
  }
  if (act.do !== 'standIn') comeBack(state, seat);
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

/** Bots always agree; a lone player agrees with themselves. */
function askToTakeBack(state: TableState, module: GameModule, journal: Journal, seat: Seat): void {
  proposeTakeBack(journal, seat);
  for (const other of state.seats.keys()) {
    if (other !== seat && botAt(state.seats[other]) !== undefined && journal.proposal !== undefined)
      answerTakeBack(module, journal, other, true);
  }
  if (state.seats.length === 1) answerTakeBack(module, journal, seat, true);
}

function agreeToEnd(state: TableState, seat: Seat, agrees: boolean): void {
  if (state.status !== 'playing') throw new ServerError('not-open', 'The game is over already.');
  state.ending = agrees ? [...state.ending.filter((each) => each !== seat), seat] : [];
  const deciding = peopleOf(state).filter((each) => botAt(state.seats[each]) === undefined);
  if (deciding.every((each) => state.ending.includes(each) || each === seat) && agrees)
    state.status = 'abandoned';
}

const changedSeat = (state: TableState, seat: Seat, holder: Holder): void => {
  state.seats = state.seats.map((each, index) => (index === seat ? holder : each));
};

/** Whoever acts is back at the table. */
function comeBack(state: TableState, seat: Seat): void {
  const holder = state.seats[seat];
  if (holder?.who !== 'person' || !holder.standIn) return;
  changedSeat(state, seat, { who: 'person', user: holder.user, name: holder.name });
  state.clock = refreshed(state.terms.clock, state.clock, seat);
}

export function letBotStandIn(state: TableState, seat: Seat): void {
  const holder = state.seats[seat];
  if (holder?.who !== 'person') throw new ServerError('bad-message', `No person sits at seat ${seat}.`);
  changedSeat(state, seat, { ...holder, standIn: true });
}
