import type { Year } from '../data/types.ts';
import type { SituationArrangement } from '../rules/arrangement.ts';
import { newLord } from '../rules/set-up.ts';
import { prepareLord } from '../rules/training-set-up.ts';
import type { FightQuestion } from '../solver/index.ts';

/** A situation as its lord will find it at the table. */
export function questionOf(situation: SituationArrangement): FightQuestion {
  const lord = newLord();
  prepareLord(lord, situation);
  return {
    lord,
    year: (situation.year ?? 1) as Year,
    options: { rules: 'first' },
    round: 1,
    cards: [],
    pool: [],
    training: situation.fatigue,
  };
}
