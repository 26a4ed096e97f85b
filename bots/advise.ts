import type { GameTypes, Seat } from '@krcma/kernel';
import {
  ADVISER,
  type Advised,
  type Budget,
  type Considered,
  type Craft,
  type Decided,
  decided,
  type Guess,
  Guesses,
  type SecondPlan,
  type ToldPlan,
} from './bot.ts';
import { answering, type Comparison, compare } from './compare.ts';
import { counselled } from './counsel.ts';
import { Memory } from './foresight.ts';
import { PLAN_SETTINGS } from './plan-search.ts';
import { rated } from './rated.ts';
import { searchBot } from './search-bot.ts';
import { picksOf, stepsOf, toldPlan, type Way } from './told-plan.ts';
import { comparedWays, counselledWays, type Ways, workedOutWays } from './ways.ts';
import { likeliest } from './weights.ts';

/** How many answers are listed. */
const LISTED = 3;
/** Tables dealt anew on which they are compared. */
const DEALS = 40;

/** A plan that was advised, and how far it is done at a question that was foreseen. */
interface Kept {
  readonly plan: ToldPlan;
  readonly done: number;
  readonly iterations: number;
  readonly visits: number;
}

/** Advises, and stays with what was advised as long as everything comes as foreseen. */
export interface Adviser<T extends GameTypes = GameTypes> {
  advise(table: T['state'], seat: Seat, budget: Budget): Advised;
}

/** Where nothing else was tried well, the answer that was looked at most. */
const mostTried = (considered: readonly Considered[], but: string): Considered[] =>
  considered
    .filter(({ choice }) => choice !== but)
    .sort((a, b) => b.visits - a.visits)
    .slice(0, 1);

/** The same answers in another order are no other plan. */
const isSame = (one: ToldPlan['steps'], other: ToldPlan['steps']): boolean => {
  const [own, others] = [one, other].map((steps) => steps.map(({ choice }) => choice).sort());
  return own?.join(' ') === others?.join(' ');
};

class Advising<T extends GameTypes> {
  private readonly craft: Craft<T>;
  private readonly table: T['state'];
  private readonly seat: Seat;
  private readonly budget: Budget;
  private readonly memory: Memory<T, Kept>;
  private readonly guesses: Guesses<T>;
  private readonly now: Guess<T>;

  constructor(craft: Craft<T>, table: T['state'], seat: Seat, budget: Budget, memory: Memory<T, Kept>) {
    this.craft = craft;
    this.table = table;
    this.seat = seat;
    this.budget = budget;
    this.memory = memory;
    this.guesses = new Guesses(craft.module, table, seat, budget.seed);
    this.now = this.guesses.at(0);
  }

  advise(): Advised {
    const { craft, guesses, now, budget } = this;
    const kept = this.memory.recall(now);
    if (kept !== undefined) return this.goingOn(kept);
    if (now.ask.values.length < 2) return this.answered(this.thought());
    const ways = workedOutWays(craft, now, budget) ?? comparedWays(craft, guesses, now, budget);
    if (ways !== undefined) return this.planned(ways);
    const told = counselled(craft, now);
    return told === undefined ? this.answered(this.thought()) : this.planned(counselledWays(craft, told));
  }

  private thought(): Decided {
    return searchBot(this.craft).decide(this.table, this.seat, { ...this.budget, untilSure: true });
  }

  /** What was advised before, as far as it is still to be done. */
  private goingOn({ plan, done, iterations, visits }: Kept): Advised {
    const choice = plan.steps[done]?.choice ?? '';
    const considered = [{ choice, value: plan.value, visits }];
    const index = this.now.ask.values.findIndex((_, at) => decided(this.now, at).choice === choice);
    return {
      ...decided(this.now, index, { iterations, considered }),
      level: ADVISER,
      listed: considered,
      plan: { ...plan, done },
    };
  }

  /** A plan of one step is no more than an answer. */
  private planned({ ways, iterations, considered }: Ways<T>): Advised {
    const { craft, guesses, seat, now } = this;
    const [best, ...others] = ways as [Way<T>, ...Way<T>[]];
    const index = picksOf(craft, best)(now.game, now.ask) ?? 0;
    const told = decided(now, index, { iterations, considered });
    if (stepsOf(craft, guesses, best).steps.length < 2) return this.answered(told);
    const plan = toldPlan(craft, guesses, seat, best);
    const second = this.secondOf(best, plan, others);
    this.keep(best, { plan, iterations, visits: Math.max(...considered.map(({ visits }) => visits)) });
    const listed = rated(considered, LISTED);
    return { ...told, level: ADVISER, listed, plan, ...(second && { second }) };
  }

  private keep(best: Way<T>, kept: Omit<Kept, 'done'>): void {
    let done = 0;
    stepsOf(this.craft, this.guesses, best, (game, ask) => {
      this.memory.remember(game, ask, { ...kept, done });
      done++;
    });
  }

  /** The best of the others that does something else as far as can be foreseen. */
  private secondOf(best: Way<T>, plan: ToldPlan, others: readonly Way<T>[]): SecondPlan | undefined {
    const { craft, guesses, seat } = this;
    const way = others.find((other) => !isSame(stepsOf(craft, guesses, other).steps, plan.steps));
    if (way === undefined) return undefined;
    const told = toldPlan(craft, guesses, seat, way);
    const reach = { ...PLAN_SETTINGS.reach, turns: 1 };
    const ways = [best, way].map((each) => ({
      choice: '',
      pick: () => {
        const picks = picksOf(craft, each);
        return (game: T['state'], ask: Guess<T>['ask']) =>
          picks(game, ask) ?? likeliest(craft.advice, game, ask);
      },
    }));
    const because = compare(craft, this.table, ways, { ...this.comparison(), reach });
    return { ...told, because: because?.terms ?? [] };
  }

  private comparison(): Comparison {
    const { seed, milliseconds = Number.POSITIVE_INFINITY, iterations = DEALS } = this.budget;
    return { seat: this.seat, seed, deals: Math.min(DEALS, iterations), milliseconds };
  }

  /** An answer by itself, and why it is better than others. */
  private answered(told: Decided): Advised {
    const { considered } = told;
    const listed = rated(considered, LISTED);
    const places = considered.map(({ choice }) => choice);
    const compared = listed.length > 1 ? listed : [...listed, ...mostTried(considered, told.choice)];
    const ways = compared.map(({ choice }) => answering(this.craft, choice, places.indexOf(choice)));
    const because = compare(this.craft, this.table, ways, this.comparison());
    return { ...told, level: ADVISER, listed, ...(because && { because }) };
  }
}

export function adviserOf<T extends GameTypes>(craft: Craft<T>): Adviser<T> {
  const memory = new Memory<T, Kept>(craft.module);
  return {
    advise: (table, seat, budget) => new Advising(craft, table, seat, budget, memory).advise(),
  };
}

/** What the strongest bot would do, and why. It thinks at least as long as the bot that plays, and knows no more. */
export const advise = <T extends GameTypes>(
  craft: Craft<T>,
  table: T['state'],
  seat: Seat,
  budget: Budget,
): Advised => adviserOf(craft).advise(table, seat, budget);
