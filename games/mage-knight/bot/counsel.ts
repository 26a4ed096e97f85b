// The plan of a turn answers what it was made for; whatever it says nothing of is judged by what follows.
import type { Appraisals, Ask } from '@krcma/kernel';
import type { MageKnightTypes } from '../messages.ts';
import type { MageKnight } from '../state.ts';
import { chancesWith } from './promise.ts';

/** The chance of winning after each answer that the plan knows something of. */
export const counselBy =
  (appraisals: Appraisals<MageKnightTypes>) =>
  (game: MageKnight, ask: Ask): readonly number[] | undefined => {
    const points = appraisals[ask.frame.rule]?.points(game, ask);
    if (points === undefined) return undefined;
    const best = Math.max(...points);
    return chancesWith(
      game,
      ask.seat,
      points.map((each) => each - best),
    );
  };
