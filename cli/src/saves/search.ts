import { type Journal, save } from '@krcma/kernel';
import type { TableGame } from '../games.ts';
import { type Candidate, covering } from './cover.ts';
import { momentsOf, nextPlan, type Plan, plansOf } from './games-played.ts';
import { traitsOf } from './moment.ts';

/** A moment of a planned game. */
interface Moment extends Candidate {
  readonly at: number;
}

/** A moment that was found worth keeping. */
export interface Found {
  readonly mode: string;
  readonly text: string;
}

/** What a save costs besides its log. */
const ONE_SAVE = 20;

/** Each trait by a small number: there are many moments. */
class Numbers {
  readonly #numbers = new Map<string, number>();

  of(trait: string): number {
    const known = this.#numbers.get(trait) ?? this.#numbers.size;
    this.#numbers.set(trait, known);
    return known;
  }
}

/** Plays all plans, adding the next games of campaigns to them; gives what may be kept of each. */
function momentsIn(game: TableGame, plans: Plan[]): Moment[] {
  const numbers = new Numbers();
  const all: Moment[] = [];
  for (let source = 0; source < plans.length; source++) {
    const plan = plans[source] as Plan;
    const seen = new Set<string>();
    const play = momentsOf(game, plan);
    let step = play.next();
    for (let at = 0; !step.done; at++, step = play.next()) {
      const traits = [...traitsOf(game.module, step.value), `mode ${plan.name}`].map((trait) =>
        numbers.of(trait),
      );
      const key = traits.join(' ');
      if (!seen.has(key)) all.push({ source, at, traits, price: ONE_SAVE + step.value.log.length });
      seen.add(key);
    }
    const carried = step.value.table.outcome?.carried;
    if (carried !== undefined && plan.setup.carried === undefined) plans.push(nextPlan(plan, carried));
  }
  return all;
}

/** Plays many games and keeps few moments that together have whatever was seen; of one game in its order. */
export function foundIn(game: TableGame, rounds: number): Found[] {
  const plans = plansOf(game, rounds);
  const chosen = covering(momentsIn(game, plans));
  const sources = [...new Set(chosen.map(({ source }) => source))];
  return sources.flatMap((source) => {
    const plan = plans[source] as Plan;
    const wanted = new Set(chosen.filter((each) => each.source === source).map(({ at }) => at));
    return textsAt(momentsOf(game, plan), wanted).map((text) => ({ mode: plan.name, text }));
  });
}

function textsAt(moments: Iterable<Journal>, wanted: ReadonlySet<number>): string[] {
  const texts: string[] = [];
  let at = 0;
  for (const journal of moments) if (wanted.has(at++)) texts.push(save(journal));
  return texts;
}
