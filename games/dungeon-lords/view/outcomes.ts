// What may come of a plan, worked out card by card so that the page never waits for it.
import { useEffect, useState } from 'react';
import type { CombatCardId } from '../data/combat-cards.ts';
import type { Plan } from '../rules/fight/plan.ts';
import type { DungeonLordsView } from '../rules/view.ts';
import { type FightQuestion, fightSeenBy, forecast, type RoundForecast } from '../solver/index.ts';

/** What comes of the plan with any of these cards; none where a training has none. */
export interface Outcome {
  readonly cards: readonly CombatCardId[];
  readonly round: RoundForecast;
}

/** Enough for all that can be sent at once; about a tenth of a second at the very worst. */
const BUDGET = 25_000;

/** The question with its first card known; a card that is already known, or a training, is one question. */
function byCard(question: FightQuestion): readonly FightQuestion[] {
  const [card, ...later] = question.cards;
  if (question.training !== undefined || card !== null) return [question];
  return question.pool.map((each) => ({
    ...question,
    cards: [each, ...later],
    pool: question.pool.filter((other) => other !== each),
  }));
}

const looksOf = ({ falls, beaten, standing, costs, letters }: RoundForecast): string =>
  JSON.stringify([falls, beaten, standing, costs, letters]);

/** Cards with which it comes to the same are told together, what happens most often first. */
export function grouped(rounds: readonly RoundForecast[]): Outcome[] {
  const groups = Map.groupBy(rounds, looksOf);
  return [...groups.values()]
    .flatMap(([round, ...rest]) =>
      round === undefined
        ? []
        : [{ round, cards: [round, ...rest].flatMap(({ card }) => (card === null ? [] : [card])) }],
    )
    .sort((a, b) => b.cards.length - a.cards.length);
}

/** Undefined until every card has been looked at. */
export function useOutcomes(view: DungeonLordsView, plan: Plan): readonly Outcome[] | undefined {
  const [found, setFound] = useState<{ readonly of: string; readonly outcomes: readonly Outcome[] }>();
  const of = JSON.stringify(plan);
  useEffect(() => {
    const question = fightSeenBy(view);
    const open = question === undefined ? [] : [...byCard(question)];
    const rounds: RoundForecast[] = [];
    let next: ReturnType<typeof setTimeout>;
    const lookOn = (): void => {
      const each = open.shift();
      if (each === undefined) {
        setFound({ of, outcomes: grouped(rounds) });
        return;
      }
      rounds.push(...forecast(each, JSON.parse(of) as Plan, { budget: BUDGET }).rounds);
      next = setTimeout(lookOn);
    };
    next = setTimeout(lookOn);
    return () => clearTimeout(next);
  }, [view, of]);
  return found?.of === of ? found.outcomes : undefined;
}
