import { type Inventory, markOf, type Readings } from '@krcma/kernel/rulebook';

/** An id, or all ids of a chapter: `VAL-HARV`. */
const isMeant = (id: string, wanted: string): boolean => id === wanted || id.startsWith(`${wanted}.`);

/** The readings once these rules (or chapters) are read against their lines; what RULES.md no longer lists is forgotten. */
export function readingsAfter({ rules }: Inventory, before: Readings, wanted: readonly string[]): Readings {
  const after: Record<string, string> = {};
  for (const [id, line] of rules) {
    const read = wanted.some((each) => isMeant(id, each)) ? markOf(line) : before[id];
    if (read !== undefined) after[id] = read;
  }
  return after;
}

/** What was asked to be marked, but is no rule and no chapter of any game. */
export const unknownAmong = (wanted: readonly string[], inventories: readonly Inventory[]): string[] =>
  wanted.filter(
    (each) => !inventories.some(({ rules }) => [...rules.keys()].some((id) => isMeant(id, each))),
  );
