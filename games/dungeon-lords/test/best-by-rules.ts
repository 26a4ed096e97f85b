// The slow twin of the solver: it knows nothing of fights but what the rules ask.
import { type Ask, advance, answer, cloneTable, type Json, rulesIn } from '@krcma/kernel';
import { dungeonLords } from '../index.ts';
import { type Part, partsOf } from '../rules/fight/plan.ts';
import { planFight } from '../rules/plan-fight.ts';
import { FEWEST_TILES, prospectOf } from '../solver/prospect.ts';
import { type DungeonLords, type Lord, lordAt } from '../state.ts';

/** What the lord of seat 0 has when the fight is over, as the solver counts it. */
export const worthOf = (game: DungeonLords): number => prospectOf(lordAt(game, 0), FEWEST_TILES).value;

/** A plan is the same in whatever order its parts are picked: one of them is enough. */
function isOtherOrder({ lords }: DungeonLords, { frame, seat }: Ask, value: Json): boolean {
  const last = planFight.picksAt(frame, 'parts')?.at(-1);
  if (last === undefined || value === null) return false;
  const parts = partsOf(lords[seat] as Lord);
  return parts.indexOf(value as Part) < parts.indexOf(last);
}

/** Plays the rules choice by choice, every one of them, and gives the best there is. */
export function bestByRules(game: DungeonLords, isOver: (game: DungeonLords) => boolean): number {
  const rules = rulesIn(dungeonLords);
  const asks = advance(rules, game);
  const [ask] = asks;
  if (ask === undefined || isOver(game)) return worthOf(game);
  let best = Number.NEGATIVE_INFINITY;
  for (const value of ask.values) {
    if (isOtherOrder(game, ask, value)) continue;
    const copy = cloneTable(game);
    const again = advance(rules, copy)[0];
    if (again === undefined) continue;
    answer(rules, copy, again, value as Json);
    best = Math.max(best, bestByRules(copy, isOver));
  }
  return best;
}
