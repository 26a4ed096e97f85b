import {
  advance,
  answer,
  cloneTable,
  type GameTypes,
  hashOf,
  rulesIn,
  type Seat,
  sidesOf,
} from '@krcma/kernel';
import { demand } from '@krcma/kernel/check';
import { advise } from './advise.ts';
import type { Advised, Craft, ToldPlan } from './bot.ts';
import { botOf } from './index.ts';
import { placeOf } from './saying.ts';

const BUDGET = { seed: 'hint', iterations: 12 };

/** What a hint says is of one piece: nothing listed is rated above it, and what is told speaks for it. */
export function advisesTheBest({ choice, listed, because }: Advised): void {
  const [first] = listed;
  demand(
    listed.length === 0 || first?.choice === choice,
    `${choice} is advised, ${first?.choice} is listed first.`,
  );
  for (const other of listed)
    demand(
      other.value <= (first?.value ?? 0),
      `${choice} is advised and rated ${first?.value}, but ${other.choice} is rated ${other.value}.`,
    );
  if (because === undefined) return;
  const points = because.terms.reduce((sum, term) => sum + term.points, 0);
  demand(
    points > 0 && because.over !== choice,
    `${choice} is advised rather than ${because.over} by ${points} points.`,
  );
}

/** A plan begins with the answer, nothing is rated above it, and the second best is another one. */
export function plansTheBest({ choice, plan, second }: Advised): void {
  if (plan === undefined) return;
  const [next] = plan.steps.slice(plan.done);
  demand(next?.choice === choice, `${choice} is advised, but the plan begins with ${next?.choice}.`);
  if (second === undefined) return;
  demand(second.value <= plan.value, `The plan is rated ${plan.value}, but the second best ${second.value}.`);
  const [one, other] = [plan, second].map(({ steps }) => steps.map((step) => step.choice).join(' '));
  demand(one !== other, `Both plans are ${one}.`);
}

/** Every step of a plan is offered where it is told, whatever lies hidden. */
export function planIsOffered<T extends GameTypes>(
  { module }: Craft<T>,
  table: T['state'],
  seat: Seat,
  { steps }: ToldPlan,
): void {
  const game = cloneTable(table);
  let asks = advance(rulesIn(module), game);
  for (const { choice } of steps) {
    const ask = asks.find((each) => each.seat === seat);
    const place = ask === undefined ? -1 : placeOf(game, ask, choice);
    demand(place >= 0, `The plan says ${choice}, which is not offered.`);
    if (ask !== undefined) asks = answer(rulesIn(module), game, ask, ask.values[place] ?? null);
  }
}

/** A hint tells the same where only what the seat cannot know differs, and was thought about as long as a bot's move. */
export function hintIsHonest<T extends GameTypes>(
  craft: Craft<T>,
  seat: Seat,
  [table, ...twins]: readonly T['state'][],
): void {
  if (table === undefined) return;
  const hint = advise(craft, table, seat, BUDGET);
  advisesTheBest(hint);
  plansTheBest(hint);
  for (const plan of [hint.plan, hint.second])
    for (const twin of [table, ...twins]) if (plan !== undefined) planIsOffered(craft, twin, seat, plan);
  for (const twin of twins)
    demand(
      hashOf(advise(craft, twin, seat, BUDGET)) === hashOf(hint),
      `Seat ${seat} is given another hint, or other reasons for ${hint.choice}, where only secrets differ.`,
    );
  const { iterations } = botOf(hint.level, craft).decide(table, seat, BUDGET);
  demand(
    hint.iterations >= iterations,
    `A bot tries ${iterations} times before it plays, but only ${hint.iterations} before it advises.`,
  );
}

/** The terms are what the chances are made of: who has more of them is likelier to win. */
export function termsFitChances<T extends GameTypes>({ module, advice }: Craft<T>, table: T['state']): void {
  if (advice.terms === undefined || table.outcome !== undefined) return;
  const sides = sidesOf(module, table);
  const sums = sides.map(([seat = 0]) => {
    const points: readonly number[] = Object.values(advice.terms?.(table, seat) ?? {});
    demand(points.every(Number.isFinite), `Seat ${seat} is judged by the terms ${points.join(', ')}.`);
    return points.reduce((sum, each) => sum + each, 0);
  });
  const chances = advice.promise?.(table) ?? sums;
  for (const [a, more] of chances.entries())
    for (const [b, less] of chances.entries())
      demand(
        more <= less + 1e-9 || (sums[a] ?? 0) > (sums[b] ?? 0),
        `Sides with the chances ${more} and ${less} are judged by ${sums[a]} and ${sums[b]} points.`,
      );
}
