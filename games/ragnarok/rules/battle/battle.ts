// Chapter LOR-BAT: a battle, step by step.
import { rule } from '../script.ts';

/** The next of the battles that are due; of several the active player picks (LOR-BAT.2). */
export const battle = rule('battle').do('drop', (game) => {
  game.contests.shift();
});
