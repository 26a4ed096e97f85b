import { randomBytes } from 'node:crypto';
import {
  areTogether,
  type Journal,
  type Json,
  openJournal,
  type Setup,
  type Side,
  start,
} from '@krcma/kernel';
import type { ClockRules, NewTable, PlannedSeat } from '@krcma/protocol';
import { ServerError } from '../errors.ts';
import { rulesOf } from '../games.ts';
import type { User } from '../services.ts';
import { boundedNow } from './bounded.ts';
import { newClock } from './clock.ts';
import { Commands } from './commands.ts';
import { sidesAt } from './sides-at.ts';
import type { Holder, TableState } from './table-state.ts';

const BOT_NAMES = ['Radim', 'Ludmila', 'Vavřinec', 'Zdislava', 'Bohdan', 'Ofka', 'Kryštof', 'Johana'];

/** Hard to guess: whoever knows it has been given the link. */
const newId = (): string => randomBytes(16).toString('base64url');
const newSeed = (): string => randomBytes(16).toString('hex');

/** How many bots of the house have a name of their own. */
export const HOUSE_BOTS = BOT_NAMES.length;
export const botNamed = (seat: number): string => BOT_NAMES[seat % BOT_NAMES.length] ?? 'Radim';

export function holderOf(planned: PlannedSeat, seat: number, user: User): Holder {
  if (planned.who === 'me') return { who: 'person', user: user.id, name: user.name };
  return planned.who === 'bot' ? { ...planned, name: planned.name ?? botNamed(seat) } : planned;
}

/** What no table can be wished for with. */
export function checkWish(user: User, wish: NewTable): void {
  if (wish.seats.filter(({ who }) => who === 'me').length > 1)
    throw new ServerError('bad-message', 'You can take one seat only.');
  if (wish.rated && user.kind !== 'account')
    throw new ServerError('forbidden', 'Rated games are for accounts: a guest has no rating.');
  if (wish.rated && wish.hints)
    throw new ServerError(
      'no-hints',
      'No hints are given in a rated game. Lay the table without hints, or without a rating.',
    );
}

/** All against the game is won or lost, but nobody is better than another by it. */
function mustHaveRivals(sides: readonly Side[]): void {
  if (areTogether(sides))
    throw new ServerError(
      'forbidden',
      'All win or lose this game together, so it cannot be rated. Lay the table without a rating.',
    );
}

/** A table as it was wished for, checked before anything is stored; with a game that was begun elsewhere, if one is brought. */
export function tableFrom(user: User, wish: NewTable, journal: Journal | undefined, now: number): TableState {
  const setup = journal?.setup ?? setupOf(wish, newSeed());
  const seats = wish.seats.map((planned, seat) => holderOf(planned, seat, user));
  if (wish.rated) mustHaveRivals(sidesAt({ game: wish.game, setup, seats, journal }));
  return {
    id: newId(),
    game: wish.game,
    owner: user.id,
    listed: wish.listed,
    spectators: wish.spectators,
    // Whoever brings a game along has seen its cards, or could have.
    rated: wish.rated && journal === undefined,
    terms: {
      clock: wish.clock,
      outOfTime: wish.outOfTime,
      ...(wish.hints !== undefined && { hints: wish.hints }),
    },
    setup,
    seats,
    journal,
    ...notBegun(wish.clock, seats.length, now),
  };
}

/** What every table has before its game begins. */
const notBegun = (clock: ClockRules, seats: number, now: number) => ({
  status: 'open' as const,
  revision: 0,
  standing: [],
  commands: new Commands(),
  clock: newClock(clock, seats, now),
  waiting: [],
  ending: [],
  rematch: undefined,
  due: undefined,
  created: now,
  changed: now,
});

function setupOf(
  { game, seats, options }: Pick<NewTable, 'game' | 'seats' | 'options'>,
  seed: string,
  carried?: Json,
): Setup {
  const setup: Setup = {
    seats: seats.length,
    seed,
    ...(options && { options }),
    ...(carried !== undefined && { carried }),
  };
  // Lays the table out once to find options that do not fit; the real one is laid when the game begins.
  boundedNow(() => start(rulesOf(game), { ...setup, seed: 'try' }));
  return setup;
}

/** The game begins: cards are dealt, unless it was begun elsewhere. */
export function begin(state: TableState, now: number): void {
  const invited = state.seats.find(({ who }) => who === 'offered');
  if (invited?.who === 'offered')
    throw new ServerError(
      'not-open',
      `${invited.name} is invited and has not answered yet. Wait, or take the invitation back.`,
    );
  if (state.seats.some(({ who }) => who === 'open'))
    throw new ServerError('not-open', 'There are free seats still. Fill them, or give them to bots.');
  state.journal ??= openJournal(rulesOf(state.game), state.setup);
  state.setup = state.journal.setup;
  state.status = 'playing';
  state.clock = newClock(state.terms.clock, state.seats.length, now);
}

/** Bots sit down again, and so does who asks; everybody else is invited: nobody plays who has not agreed to it. */
function holderAgain(holder: Holder, asking: string): Holder {
  if (holder.who !== 'person') return holder;
  const { user, name } = holder;
  return { who: user === asking ? 'person' : 'offered', user, name };
}

/** How far all can move on so that mates stay mates: by one where each is alone. */
function stepOf(sides: readonly Side[], seats: number): number {
  const written = (side: Side): string => side.toSorted((a, b) => a - b).join();
  const known = new Set(sides.map(written));
  const steps = Array.from({ length: seats }, (_, step) => step);
  const fits = (step: number) =>
    sides.every((side) => known.has(written(side.map((seat) => (seat + step) % seats))));
  return steps.slice(1).find(fits) ?? 0;
}

/** The same table once more, with new cards, or the next game of a campaign; the seats move on. */
export function rematchOf(state: TableState, { id: owner }: User, now: number): TableState {
  const { game, setup } = state;
  const carried = state.journal?.table.outcome?.carried;
  const step = stepOf(sidesAt(state), state.seats.length);
  const seats = state.seats.map(
    (_, seat, all) => all[(seat + step) % all.length] ?? { who: 'open' as const },
  );
  return {
    ...state,
    id: newId(),
    owner,
    setup: setupOf(
      { game, seats: seats.map(() => ({ who: 'open' })), options: setup.options },
      newSeed(),
      carried,
    ),
    seats: seats.map((holder) => holderAgain(holder, owner)),
    journal: undefined,
    ...notBegun(state.terms.clock, seats.length, now),
  };
}
