import { asksOf } from '@krcma/kernel';
import { dungeonLords } from '../index.ts';
import { view } from '../rules/view.ts';
import { advise, type FightQuestion, fightSeenBy } from '../solver/index.ts';
import type { DungeonLords } from '../state.ts';
import type { Game } from './table.ts';

export const questionOf = ({ game }: Game, seat = 0): FightQuestion =>
  fightSeenBy(view(game, seat)) as FightQuestion;

/** Answers whatever is asked of the seat as the solver says, until somebody else is asked or nothing is. */
export function playAdvised(t: Game, seat: number, isOver: (game: DungeonLords) => boolean): string[] {
  const made: string[] = [];
  for (let i = 0; i < 200; i++) {
    const ask = asksOf(dungeonLords, t.journal).find((each) => each.seat === seat);
    if (ask === undefined || isOver(t.game)) return made;
    const advice = advise(questionOf(t, seat), ask.frame);
    if (advice === undefined) throw new Error(`No advice at ${ask.frame.rule}.${ask.frame.at}.`);
    t.play([seat, advice.id]);
    made.push(advice.id);
  }
  throw new Error('The fight does not end.');
}
