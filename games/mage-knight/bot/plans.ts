// What a search compares: where to go in a turn, and whatever is taken for long.
import type { Appraisals, Ask, Json, Plan } from '@krcma/kernel';
import type { MageKnightTypes } from '../messages.ts';
import { levelUp } from '../rules/levels.ts';
import { pickTactic } from '../rules/tactics.ts';
import { takeActs } from '../rules/turn.ts';
import type { MageKnight } from '../state.ts';
import { kindOf } from './acts.ts';
import { type Beginning, playing } from './follow.ts';
import { nameOf } from './goals.ts';
import { rankedGoals } from './turn-plan.ts';
import { choices } from './weights.ts';

const planned = (game: MageKnight, name: string, beginning: Beginning): Plan<MageKnightTypes> => ({
  name,
  follow: () => playing(game, beginning),
});

const answered = (game: MageKnight, answer: Json): Plan<MageKnightTypes> =>
  planned(game, JSON.stringify(answer), { answer });

/** Ways to give a turn up for something else. */
const INSTEAD: ReadonlySet<string> = new Set(['rest', 'announce', 'end']);

function plansOfTurn(game: MageKnight, ask: Ask): Plan<MageKnightTypes>[] {
  const { combat, turn } = game;
  if (combat !== null || turn.interaction !== null) return [];
  if (turn.stage !== 'start' && turn.stage !== 'moving') return [];
  const goals = rankedGoals(game, ask.seat)
    .slice(0, choices.goals)
    .map(nameOf)
    .map((goal) => planned(game, goal, { goal }));
  const instead = ask.values.filter((value) => INSTEAD.has(kindOf(value)));
  return [planned(game, 'as usual', undefined), ...goals, ...instead.map((answer) => answered(game, answer))];
}

/** Questions whose answer lasts: the best by their points are tried. */
const LASTING: ReadonlySet<string> = new Set([pickTactic.name, levelUp.name]);

export const plansBy =
  (appraisals: Appraisals<MageKnightTypes>) =>
  (game: MageKnight, ask: Ask): readonly Plan<MageKnightTypes>[] => {
    const { frame, values } = ask;
    if (frame.rule === takeActs.name) return plansOfTurn(game, ask);
    if (!LASTING.has(frame.rule)) return [];
    const points = appraisals[frame.rule]?.points(game, ask) ?? [];
    return values
      .map((value, index) => ({ value, points: points[index] ?? 0 }))
      .sort((a, b) => b.points - a.points)
      .slice(0, choices.answers)
      .map(({ value }) => answered(game, value));
  };
