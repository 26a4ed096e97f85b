// What may come of a plan, worked out card by card and slice by slice so that the page never waits for it.
import { useEffect, useState } from 'react';
import type { CombatCardId } from '../data/combat-cards.ts';
import type { Plan } from '../rules/fight/plan.ts';
import type { DungeonLordsView } from '../rules/view.ts';
import { type FightQuestion, fightSeenBy, forecastInSlices, type RoundForecast } from '../solver/index.ts';

/** What comes of the plan with any of these cards; none where a training has none. */
export interface Outcome {
  readonly cards: readonly CombatCardId[];
  readonly round: RoundForecast;
}

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

const clock = () => performance.now();

/** Looks at every card, as long as it takes; gives the way to stop. */
function lookedAt(
  view: DungeonLordsView,
  plan: Plan,
  found: (rounds: readonly RoundForecast[]) => void,
): () => void {
  const question = fightSeenBy(view);
  const open =
    question === undefined ? [] : byCard(question).map((each) => forecastInSlices(each, plan, clock));
  const rounds: RoundForecast[] = [];
  let next: ReturnType<typeof setTimeout>;
  const lookOn = (): void => {
    const [first] = open;
    if (first === undefined) {
      found(rounds);
      return;
    }
    const seen = first();
    if (seen !== undefined) {
      rounds.push(...seen.rounds);
      open.shift();
    }
    next = setTimeout(lookOn);
  };
  next = setTimeout(lookOn);
  return () => clearTimeout(next);
}

interface Found {
  readonly of: string;
  readonly outcomes: readonly Outcome[];
}

/** Those of the plan before until every card has been looked at, so that nothing jumps meanwhile. */
export function useOutcomes(view: DungeonLordsView, plan: Plan): Found & { readonly isOld: boolean } {
  const [found, setFound] = useState<Found>({ of: '', outcomes: [] });
  const of = JSON.stringify(plan);
  useEffect(
    () => lookedAt(view, JSON.parse(of) as Plan, (rounds) => setFound({ of, outcomes: grouped(rounds) })),
    [view, of],
  );
  return { ...found, isOld: found.of !== of };
}
