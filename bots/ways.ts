// Where the ways to go on that a hint explains come from, the best first.
import { type Ask, type GameTypes, optionOf, type Plan } from '@krcma/kernel';
import type { Budget, Considered, Craft, Decided, Guess, Guesses } from './bot.ts';
import { meanOf } from './paired.ts';
import { inOrder, PLAN_SETTINGS, PlanSearch } from './plan-search.ts';
import { saying } from './saying.ts';
import type { Way } from './told-plan.ts';

export interface Ways<T extends GameTypes> {
  readonly ways: readonly Way<T>[];
  readonly iterations: number;
  readonly considered: readonly Considered[];
}

/** What was worked out is known as well as what was tried so often. */
const AS_TRIED = 100;
/** Without a limit of time it may take as long as this. */
const PATIENCE = 10_000;

/** A clock that goes on by one whenever it is looked at. */
function lookedAt(): () => number {
  let looks = 0;
  return () => looks++;
}

/** What the game itself has worked out; a budget without time is counted. */
export function workedOutWays<T extends GameTypes>(
  { advice }: Craft<T>,
  { game, ask }: Guess<T>,
  { milliseconds, iterations }: Budget,
  most = PATIENCE,
): Ways<T> | undefined {
  const isCounted = milliseconds === undefined && iterations !== undefined;
  const clock = isCounted ? lookedAt() : undefined;
  const found = advice.workOut?.(game, ask, Math.min(most, milliseconds ?? most), clock) ?? [];
  if (found.length === 0) return undefined;
  const considered = ask.values.map((value) => {
    const choice = optionOf(game, ask, value).id;
    const best = found.find(({ choices: [first] }) => first === choice);
    return { choice, value: best?.value ?? 0, visits: best === undefined ? 0 : AS_TRIED };
  });
  const ways = found.map(
    ({ choices, value, proved }): Way<T> => ({ plan: saying(choices), value, proved, ends: true }),
  );
  return { ways, iterations: AS_TRIED, considered };
}

/** Plans the game proposes, compared by where they lead. */
export function comparedWays<T extends GameTypes>(
  craft: Craft<T>,
  guesses: Guesses<T>,
  now: Guess<T>,
  budget: Budget,
): Ways<T> | undefined {
  const plans = craft.advice.plans?.(now.game, now.ask) ?? [];
  if (plans.length < 2) return undefined;
  const search = new PlanSearch(craft, guesses, now, PLAN_SETTINGS);
  const { all, iterations } = search.tryAll(plans, budget);
  const ways = inOrder(all).map(({ plan, rewards }): Way<T> => ({ plan, value: meanOf(rewards) }));
  return { ways, iterations, considered: search.considered(all) };
}

const placeOfBest = (chances: readonly number[]): number => chances.indexOf(Math.max(...chances));

/** An answer, and what the game counsels after it; where plans can be compared again it has no opinion. */
const byCounsel = <T extends GameTypes>({ advice }: Craft<T>, first: number): Plan<T> => ({
  name: `counsel ${first}`,
  follow: () => {
    let begun = false;
    return {
      answer: (game: T['state'], ask: Ask) => {
        if (!begun) {
          begun = true;
          return first;
        }
        if (ask.values.length < 2) return 0;
        if ((advice.plans?.(game, ask) ?? []).length > 1) return undefined;
        const chances = advice.counsel?.(game, ask);
        return chances && placeOfBest(chances);
      },
    };
  },
});

/** The answers by what the game counsels. */
export function counselledWays<T extends GameTypes>(
  craft: Craft<T>,
  { considered, iterations }: Decided,
): Ways<T> {
  const ways = considered
    .map(({ value }, index): Way<T> => ({ plan: byCounsel(craft, index), value, ends: true }))
    .sort((a, b) => b.value - a.value);
  return { ways, iterations, considered };
}
