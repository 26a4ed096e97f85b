// Answers drawn by lot, so that like is compared with like: whoever is ahead has more of everything that is good, but no
// more luck with lots.
import { below, type HasRandom, randomFrom } from '@krcma/kernel';
import { nameOf } from './choice-name.ts';
import type { Heard } from './contest.ts';

/** How often a seat that is asked by a rule answers by lot, from 0 to 1. */
export type Lots = Readonly<Record<string, number>>;

/** An answer given by lot: what was drawn, and all that could have been. */
export interface Lot {
  readonly drawn: string;
  readonly among: readonly string[];
}

const STEPS = 1_000_000;

/** The lots of one game; the same seed draws the same. */
export function lotsOf(lots: Lots, seed: string): (choice: Heard) => { index: number; lot: Lot } | undefined {
  const chance: HasRandom = { random: randomFrom(`${seed} lots`) };
  return (choice) => {
    const share = lots[choice.rule];
    if (share === undefined || below(chance, STEPS) >= share * STEPS) return undefined;
    const names = choice.offered.map((id) => nameOf(choice.rule, id));
    const among = [...new Set(names)];
    if (among.length < 2) return undefined;
    const drawn = among[below(chance, among.length)] ?? '';
    return { index: bestCalled(drawn, names, choice), lot: { drawn, among } };
  };
}

/** What is drawn is a name; of its answers, such as the targets of one action, the bot gives the one it likes best. */
function bestCalled(drawn: string, names: readonly string[], { considered, index }: Heard): number {
  if (names[index] === drawn) return index;
  const worth = (place: number): number => considered[place]?.value ?? 0;
  const places = [...names.keys()].filter((place) => names[place] === drawn);
  return places.reduce((best, place) => (worth(place) > worth(best) ? place : best));
}
