import type { Balance, GameTypes, Plan, Seat } from '@krcma/kernel';
import type { Counted, Craft, Guesses, ToldPlan } from './bot.ts';
import { courseOf, type NextPick, type OnTheWay, stretchOf } from './course.ts';
import { likeliest } from './weights.ts';

/** Tables dealt anew on which it is counted what a plan costs and brings. */
const DEALS = 8;

/** A way to go on, and how good it came out. */
export interface Way<T extends GameTypes> {
  readonly plan: Plan<T>;
  readonly value: number;
  readonly proved?: boolean;
  /** It ends where it has no opinion; another goes on as is likeliest, to the end of the turn. */
  readonly ends?: true;
}

export function picksOf<T extends GameTypes>({ advice }: Craft<T>, { plan, ends }: Way<T>): NextPick<T> {
  const follower = plan.follow();
  return (game, ask) => follower.answer(game, ask) ?? (ends ? undefined : likeliest(advice, game, ask));
}

const namesIn = (balances: readonly Balance[], part: keyof Balance): string[] => [
  ...new Set(balances.flatMap((balance) => Object.keys(balance[part]))),
];

function counted(balances: readonly Balance[], part: keyof Balance): Counted[] {
  return namesIn(balances, part)
    .map((name) => {
      const numbers = balances.map((balance) => Math.max(0, balance[part][name] ?? 0));
      return { name, least: Math.min(...numbers), most: Math.max(...numbers) };
    })
    .filter(({ most }) => most > 0);
}

/** What the plan costs and brings the seat, on some tables dealt anew. */
function balanceOf<T extends GameTypes>(
  craft: Craft<T>,
  guesses: Guesses<T>,
  seat: Seat,
  way: Way<T>,
): Pick<ToldPlan, 'costs' | 'brings'> {
  const { balance } = craft.advice;
  if (balance === undefined) return { costs: [], brings: [] };
  const balances = Array.from({ length: DEALS }, (_, deal) =>
    balance(stretchOf(craft, guesses.at(deal), picksOf(craft, way)), seat),
  );
  return { costs: counted(balances, 'costs'), brings: counted(balances, 'brings') };
}

/** The steps of a plan; every question on the way is heard. */
export const stepsOf = <T extends GameTypes>(
  craft: Craft<T>,
  guesses: Guesses<T>,
  way: Way<T>,
  hear?: OnTheWay<T>,
) => courseOf(craft, guesses.at(0), picksOf(craft, way), hear === undefined ? {} : { hear });

export function toldPlan<T extends GameTypes>(
  craft: Craft<T>,
  guesses: Guesses<T>,
  seat: Seat,
  way: Way<T>,
): ToldPlan {
  const { value, proved = false } = way;
  return {
    ...stepsOf(craft, guesses, way),
    done: 0,
    ...balanceOf(craft, guesses, seat, way),
    value,
    proved,
  };
}
