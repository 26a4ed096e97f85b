import {
  type Ask,
  answer,
  type GameTypes,
  randomFrom,
  rulesIn,
  type Seat,
  type Side,
  sidesOf,
} from '@krcma/kernel';
import {
  type Bot,
  type Budget,
  type Considered,
  type Craft,
  type Decided,
  decided,
  type Guess,
  Guesses,
} from './bot.ts';
import { counselled } from './counsel.ts';
import { Foresight } from './foresight.ts';
import { PLAN_SETTINGS, PlanSearch, type PlanSettings } from './plan-search.ts';
import { type Pick, playOut, REACH, type Reach, rewardsOf } from './playout.ts';
import { bestOf } from './rated.ts';
import { picksOf, stepsOf } from './told-plan.ts';
import { backUp, type Edge, edgesAt, meanOf, mostCurious, type Node, newNode, priors } from './tree.ts';
import { workedOutWays } from './ways.ts';
import { drawn } from './weights.ts';

/** How the search thinks; the numbers come from matches. */
export interface Settings {
  readonly exploration: number;
  readonly trust: number;
  readonly reach: Reach;
  readonly iterations: number;
  readonly plans: PlanSettings;
}

const DEFAULTS: Settings = {
  exploration: 1.5,
  trust: 0.05,
  reach: REACH,
  iterations: 400,
  plans: PLAN_SETTINGS,
};

/** Information-set Monte Carlo tree search: every iteration plays in a table dealt anew. */
export const searchBot = <T extends GameTypes>(craft: Craft<T>, settings: Partial<Settings> = {}): Bot<T> => {
  const foreseen = { byPlan: new Foresight(craft.module), workedOut: new Foresight(craft.module) };
  return {
    level: 'search',
    decide: (table, seat, budget) =>
      new Search(craft, table, seat, budget, { ...DEFAULTS, ...settings }).decide(foreseen),
  };
};

/** What a plan will answer, unless the game works it out when it comes to it; and what it has worked out. */
interface Foreseen<T extends GameTypes> {
  readonly byPlan: Foresight<T>;
  readonly workedOut: Foresight<T>;
}

/** Milliseconds for what the game works out itself. */
const HASTE = 20;

/** Iterations between two looks at whether the leader can still be overtaken. */
const LOOK_EVERY = 16;

/** How much thought is left. */
interface Limits {
  readonly iterations: number;
  readonly milliseconds: number;
}

class Search<T extends GameTypes> {
  private readonly craft: Craft<T>;
  private readonly budget: Budget;
  private readonly settings: Settings;
  private readonly guesses: Guesses<T>;
  private readonly now: Guess<T>;
  private readonly sides: readonly Side[];
  private readonly root: Node;
  private readonly edges: Edge[];
  private readonly chances: number[];
  /** Playouts go by the game's weights. */
  private readonly pick: Pick<T>;
  private spread = 0.1;

  constructor(craft: Craft<T>, table: T['state'], seat: Seat, budget: Budget, settings: Settings) {
    this.craft = craft;
    this.budget = budget;
    this.settings = settings;
    this.guesses = new Guesses(craft.module, table, seat, budget.seed);
    this.now = this.guesses.at(0);
    const { game, ask } = this.now;
    this.sides = sidesOf(craft.module, game);
    this.root = newNode(this.sides);
    this.edges = edgesAt(this.root, game, ask, this.sides);
    this.chances = priors(craft.advice, game, ask, settings.trust);
    const chance = { random: randomFrom(`${budget.seed} playouts`) };
    this.pick = (table, question) => drawn(craft.advice, table, question, chance);
  }

  decide({ byPlan, workedOut }: Foreseen<T>): Decided {
    if (this.edges.length === 1) return decided(this.now, 0);
    const known = workedOut.answerTo(this.now) ?? this.workedOut(workedOut) ?? byPlan.answerTo(this.now);
    if (known !== undefined) return known;
    const plans = this.craft.advice.plans?.(this.now.game, this.now.ask) ?? [];
    if (plans.length > 1)
      return new PlanSearch(this.craft, this.guesses, this.now, this.settings.plans).decide(
        plans,
        this.budget,
        byPlan,
      );
    const told = counselled(this.craft, this.now);
    if (told !== undefined) return told;
    const { milliseconds, iterations = milliseconds === undefined ? this.settings.iterations : Infinity } =
      this.budget;
    const limits = { iterations, milliseconds: milliseconds ?? Infinity };
    let done = this.search(limits, () => false);
    if (this.budget.untilSure) done += this.search(limits, () => this.mostTried() === this.bestRated());
    const best = this.budget.untilSure ? this.bestRated() : this.mostTried();
    return decided(this.now, best, { iterations: done, considered: this.considered() });
  }

  /** What the game has worked out in haste; the answers it will give are foreseen. */
  private workedOut(foresight: Foresight<T>): Decided | undefined {
    const { craft, guesses, now, budget } = this;
    const found = workedOutWays(craft, now, budget, HASTE);
    const best = found?.ways[0];
    if (found === undefined || best === undefined) return undefined;
    const index = picksOf(craft, best)(now.game, now.ask);
    if (index === undefined) return undefined;
    stepsOf(craft, guesses, best, (game, ask, at) => foresight.expect(game, ask, at));
    return decided(now, index, found);
  }

  /** Gives how often it has tried. */
  private search({ iterations, milliseconds }: Limits, isEnough: () => boolean): number {
    const begun = performance.now();
    let done = 0;
    while (done < iterations && performance.now() - begun < milliseconds) {
      if (done % LOOK_EVERY === 0) {
        const share = (performance.now() - begun) / milliseconds;
        if (isEnough() || this.lead() > Math.min(iterations - done, done / share - done)) break;
      }
      this.iterate();
      done++;
    }
    return done;
  }

  private mostTried(): number {
    const best = this.edges.reduce((a, b) =>
      b.visits > a.visits || (b.visits === a.visits && meanOf(b) > meanOf(a)) ? b : a,
    );
    return this.edges.indexOf(best);
  }

  private bestRated(): number {
    const best = bestOf(this.considered());
    return this.edges.findIndex(({ choice }) => choice === best?.choice);
  }

  private considered(): Considered[] {
    return this.edges.map((edge) => ({ choice: edge.choice, value: meanOf(edge), visits: edge.visits }));
  }

  /** Visits by which the most visited answer leads: no search is needed that cannot turn it. */
  private lead(): number {
    let first = 0;
    let second = 0;
    for (const { visits } of this.edges) {
      if (visits > first) [first, second] = [visits, first];
      else if (visits > second) second = visits;
    }
    return first - second;
  }

  private iterate(): void {
    const { craft, root, settings } = this;
    const curiosity = { exploration: settings.exploration, spread: this.spread };
    const first = mostCurious(root, this.edges, this.chances, curiosity);
    const edge = this.edges[first] as Edge;
    // The n-th visit of every answer meets the same deal, so that luck does not decide between them.
    const { game, ask } = this.guesses.at(edge.visits);
    const clock = (craft.advice.clock?.(game) ?? 0) + settings.reach.turns;
    const path = [edge];
    const asks = this.descend(
      game,
      answer(rulesIn(craft.module), game, ask, ask.values[first] ?? null),
      path,
    );
    playOut(craft, game, asks, { clock, questions: settings.reach.questions }, this.pick);
    backUp(root, path, rewardsOf(craft, game, this.sides));
    this.learnSpread();
  }

  /** Down the tree to the first answer never tried before. */
  private descend(game: T['state'], from: readonly Ask[], path: Edge[]): readonly Ask[] {
    const { craft, settings, sides } = this;
    const curiosity = { exploration: settings.exploration, spread: this.spread };
    let asks = from;
    for (let last = path[0] as Edge; last.visits > 0; ) {
      const [ask] = asks;
      if (ask === undefined) break;
      last.node ??= newNode(sides);
      const edges = edgesAt(last.node, game, ask, sides);
      const index = mostCurious(last.node, edges, priors(craft.advice, game, ask, settings.trust), curiosity);
      last = edges[index] as Edge;
      path.push(last);
      asks = answer(rulesIn(craft.module), game, ask, ask.values[index] ?? null);
    }
    return asks;
  }

  /** The standard deviation of the rewards so far. */
  private learnSpread(): void {
    let visits = 0;
    let total = 0;
    let squares = 0;
    for (const edge of this.edges) {
      visits += edge.visits;
      total += edge.total;
      squares += edge.squares;
    }
    if (visits < 8) return;
    this.spread = Math.sqrt(Math.max(1e-6, squares / visits - (total / visits) ** 2));
  }
}
