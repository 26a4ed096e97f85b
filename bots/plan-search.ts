import { type GameTypes, optionOf, type Plan } from '@krcma/kernel';
import {
  type Budget,
  type Considered,
  type Craft,
  type Decided,
  decided,
  type Guess,
  type Guesses,
} from './bot.ts';
import type { Foresight } from './foresight.ts';
import { lead, meanOf } from './paired.ts';
import type { Reach } from './playout.ts';
import { rated } from './rated.ts';
import { Trials } from './trials.ts';

/** How plans are compared; the numbers come from matches. */
export interface PlanSettings {
  /** Turns of each seat that are played on, and the most questions in them. */
  readonly reach: Reach;
  readonly iterations: number;
  /** Another plan than the first one must be better by so many standard errors. */
  readonly doubt: number;
  /** After so many deals those are left that are worse by so many standard errors. */
  readonly deals: number;
  readonly clear: number;
}

interface Limits {
  readonly iterations: number;
  readonly milliseconds: number;
}

export const PLAN_SETTINGS: PlanSettings = {
  reach: { turns: 2, questions: 600 },
  iterations: 100,
  doubt: 0.5,
  deals: 4,
  clear: 1.5,
};

/** A plan settles many answers and is thought about as long as they would be, but nobody waits longer than this. */
const LONGEST = 2000;

export interface Tried<T extends GameTypes> {
  readonly plan: Plan<T>;
  /** The place of its first answer. */
  readonly first: number;
  /** What its side got, deal by deal. */
  readonly rewards: number[];
}

/** How a plan came out, under its place in the list. */
const seenAt = <T extends GameTypes>({ rewards }: Tried<T>, place: number): Considered => ({
  choice: String(place),
  value: meanOf(rewards),
  visits: rewards.length,
});

/** The best first, then those it beats; a few lucky tries are no rival of it. Of equals the answer listed first. */
export function inOrder<T extends GameTypes>(tried: readonly Tried<T>[]): Tried<T>[] {
  const all = [...tried].sort((a, b) => a.first - b.first);
  const ordered = rated(all.map(seenAt), all.length).map(({ choice }) => all[Number(choice)]);
  const found = ordered.filter((each) => each !== undefined);
  return found.length > 0 ? found : [...all];
}

/**
 * Compares the plans a game proposes: all are carried out and played on from on the same tables dealt anew, so that luck
 * does not decide between them. The answers the best one will give are foreseen.
 */
export class PlanSearch<T extends GameTypes> {
  private readonly trials: Trials<T>;
  private readonly now: Guess<T>;
  private readonly settings: PlanSettings;

  constructor(craft: Craft<T>, guesses: Guesses<T>, now: Guess<T>, settings: PlanSettings) {
    this.trials = new Trials(craft, guesses, settings.reach);
    this.now = now;
    this.settings = settings;
  }

  decide(plans: readonly Plan<T>[], budget: Budget, foresight: Foresight<T>): Decided {
    const { all, iterations } = this.tryAll(plans, budget);
    const best = this.bestOf(all);
    this.trials.carriedOut(best.plan, (game, ask, index) => foresight.expect(game, ask, index));
    return decided(this.now, best.first, { iterations, considered: this.considered(all) });
  }

  /** Carries them out on as many deals as the budget allows. */
  tryAll(
    plans: readonly Plan<T>[],
    budget: Budget,
  ): { readonly all: readonly Tried<T>[]; readonly iterations: number } {
    const all = plans.map((plan): Tried<T> => ({ plan, first: this.firstOf(plan), rewards: [] }));
    return { all, iterations: this.compare(all, this.limitsOf(plans, budget)) };
  }

  /** A plan is thought about as long as the answers the first one would give. */
  private limitsOf([first]: readonly Plan<T>[], { milliseconds, iterations }: Budget): Limits {
    if (milliseconds === undefined || first === undefined)
      return { iterations: iterations ?? this.settings.iterations, milliseconds: Number.POSITIVE_INFINITY };
    const together = milliseconds * this.trials.carriedOut(first, () => undefined);
    return {
      iterations: iterations ?? Number.POSITIVE_INFINITY,
      milliseconds: Math.min(together, Math.max(milliseconds, LONGEST)),
    };
  }

  /** All that are left meet each deal; from time to time those are left that are clearly worse. Gives the tries. */
  private compare(all: readonly Tried<T>[], { iterations, milliseconds }: Limits): number {
    const { deals, clear } = this.settings;
    const begun = performance.now();
    let left = [...all];
    let done = 0;
    for (let deal = 0; left.length > 1; deal++) {
      for (const tried of left) {
        if (done >= iterations || performance.now() - begun > milliseconds) return done;
        tried.rewards.push(this.trials.tried(deal, tried.plan));
        done++;
      }
      if ((deal + 1) % deals === 0) left = this.worthTrying(left, clear);
    }
    return done;
  }

  /** Those the best one is not clearly better than. */
  private worthTrying(left: readonly Tried<T>[], doubt: number): Tried<T>[] {
    const best = left.reduce((a, b) => (meanOf(b.rewards) > meanOf(a.rewards) ? b : a));
    return left.filter((each) => each === best || lead(best.rewards, each.rewards, doubt) <= 0);
  }

  private bestOf(all: readonly Tried<T>[]): Tried<T> {
    const [first, ...others] = all as [Tried<T>, ...Tried<T>[]];
    let best = first;
    let most = 0;
    for (const each of others) {
      const ahead = lead(each.rewards, first.rewards, this.settings.doubt);
      if (each.rewards.length > 1 && ahead > most) [best, most] = [each, ahead];
    }
    return best;
  }

  /** Each answer by the best of the plans that begin with it. */
  considered(all: readonly Tried<T>[]): Considered[] {
    const { game, ask } = this.now;
    const ordered = inOrder(all);
    return ask.values.map((value, place) => {
      const best = [...ordered, ...all].find(({ first }) => first === place);
      const rewards = best?.rewards ?? [];
      return { choice: optionOf(game, ask, value).id, value: meanOf(rewards), visits: rewards.length };
    });
  }

  private firstOf(plan: Plan<T>): number {
    return this.trials.pickOf(plan)(this.now.game, this.now.ask);
  }
}
