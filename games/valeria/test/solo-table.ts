import { type Game, type TableSetup, table, told } from './table.ts';

/** Alone against the Dark Lord. Columns of the first game: Cleric/Knight, Merchant/Rogue, Mercenary/Champion … */
export const solo = (setup: TableSetup = {}): Game => table({ ...setup, seats: 1 });

/** Takes whatever is offered first while the harvest asks. */
function pastHarvest(t: Game): Game {
  for (let [first] = t.options(); first !== undefined; [first] = t.options()) {
    if (t.asked().prompt.key !== 'ask-harvest') break;
    t.play(first);
  }
  return t;
}

/** Rolls, harvests and gains magic twice: the monsters are next. */
export const toMonsters = (setup: TableSetup): Game =>
  pastHarvest(solo(setup)).play('gain:magic', 'gain:magic');

/** What the Dark Lord has taken so far, in order. */
export const capturedBy = (t: Game): string[] => told(t, 'captured').map(({ card }) => card);

/** The step of the turn in which the question is asked: `actions`, `monsters`, `secondHarvest` … */
export const phaseOf = (t: Game): string | undefined => t.asked().path[3];
