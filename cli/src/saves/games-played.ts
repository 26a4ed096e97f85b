import {
  answerTakeBack,
  asksOf,
  below,
  choose,
  clone,
  type GameModule,
  type HasRandom,
  type Journal,
  type Json,
  openJournal,
  optionOf,
  proposeTakeBack,
  randomFrom,
  type Setup,
  setStanding,
  TableError,
  toBeWritten,
  undo,
  undoRefusal,
} from '@krcma/kernel';
import type { Mode, Player } from '@krcma/kernel/conformance';
import type { TableGame } from '../games.ts';
import { mixed, POLICIES, playerOf } from '../players.ts';
import type { Position } from './described.ts';
import { positions } from './positions.ts';

const MOST_DECISIONS = 800;
/** Greedy seats think, so they sit only in one of so many games. */
const GREEDY = 5;
/** One of so many choices is made for ever, is taken back, or is asked to be taken back. */
const STANDING = 8;
const TAKEN_BACK = 8;
const PROPOSED = 20;

/** A game of the search: the same one whenever it is played. */
export interface Plan {
  readonly name: string;
  readonly setup: Setup;
  readonly shift: number;
  readonly opening: readonly string[];
}

function planOf(start: Mode & Partial<Position>, round: number, shift: number): Plan {
  const { name, seats, options, arrangement, opening = [] } = start;
  const setup = {
    seats,
    seed: `saves ${name} ${round}`,
    ...(options && { options }),
    ...(arrangement !== undefined && { arrangement }),
  };
  return { name, setup, shift, opening };
}

/** Every mode and every described position, so many times over. */
export function plansOf({ module, modes }: TableGame, rounds: number): Plan[] {
  const starts = [...modes, ...(positions[module.id] ?? [])];
  const plans = Array.from({ length: rounds }, (_, round) =>
    starts.map((start, index) => planOf(start, round, round + index + round * starts.length)),
  );
  return plans.flat();
}

/** The next game of a campaign. */
export const nextPlan = ({ name, setup, shift }: Plan, carried: Json): Plan => ({
  name: `${name}-next`,
  setup: { ...setup, seed: `${setup.seed} next`, carried },
  shift,
  opening: [],
});

function playerAt(game: TableGame, { setup, shift }: Plan): Player {
  const seats = Array.from({ length: setup.seats }, (_, seat) => {
    const policy = POLICIES[(shift + seat) % POLICIES.length] ?? 'random';
    const spared = policy === 'greedy' && shift % GREEDY !== 0 ? 'random' : policy;
    return playerOf(spared, game, `${setup.seed} ${seat}`);
  });
  return mixed(seats);
}

/** Play must not reach what is described: a table may hold parts of the arrangement it was laid by. */
const laid = (module: GameModule, setup: Setup): Journal => ({
  ...openJournal(module, clone(setup)),
  setup: toBeWritten(setup),
});

/** Makes a choice of whoever may; says whether anybody could. */
function opened(module: GameModule, journal: Journal, choice: string): boolean {
  for (const ask of asksOf(module, journal))
    if (ask.values.some((value) => optionOf(journal.table, ask, value).id === choice)) {
      choose(module, journal, ask.seat, choice);
      return true;
    }
  return false;
}

/** Plays a game of the search; gives the journal, which changes, at each of its moments. */
export function* momentsOf(game: TableGame, plan: Plan): Generator<Journal, Journal> {
  const { module } = game;
  const journal = laid(module, plan.setup);
  const player = playerAt(game, plan);
  const chance: HasRandom = { random: randomFrom(`${plan.setup.seed} whims`) };
  for (const choice of plan.opening) {
    yield journal;
    if (!opened(module, journal, choice)) break;
  }
  for (let made = 0; journal.table.outcome === undefined && made < MOST_DECISIONS; made++) {
    yield journal;
    const asks = asksOf(module, journal);
    const ask = asks[below(chance, asks.length)];
    if (ask === undefined) break;
    const value = ask.values[player(journal.table, ask, `${plan.setup.seed} ${made}`)] ?? null;
    const { id } = optionOf(journal.table, ask, value);
    const key = ask.question.standing?.(journal.table, ask.frame.locals);
    if (key !== undefined && below(chance, STANDING) === 0) setStanding(module, journal, ask.seat, key, id);
    else choose(module, journal, ask.seat, id);
    if (below(chance, TAKEN_BACK) === 0) takeBack(game, journal, 1 + below(chance, 2));
    else if (below(chance, PROPOSED) === 0) propose(game, journal, ask.seat);
  }
  return journal;
}

/** Whoever may steps back, once or twice. */
function takeBack({ module }: TableGame, journal: Journal, times: number): void {
  for (let time = 0; time < times; time++) {
    const seat = journal.table.answered.findIndex((_, each) => undoRefusal(journal, each) === undefined);
    if (seat < 0) return;
    try {
      undo(module, journal, seat);
    } catch (error) {
      // A choice beside it hangs on it: the journal is as it was.
      if (!(error instanceof TableError)) throw error;
      return;
    }
  }
}

function propose({ module }: TableGame, journal: Journal, seat: number): void {
  if (journal.table.outcome !== undefined) return;
  try {
    proposeTakeBack(journal, seat);
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    return;
  }
  if (journal.table.seats > 2) answerTakeBack(module, journal, (seat + 1) % journal.table.seats, true);
}
