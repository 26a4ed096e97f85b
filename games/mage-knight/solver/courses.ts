// A course put in order: what is used when, what that comes to, and how it is told apart from others.

import type { Cover } from './cover.ts';
import { countFor, isSpentInVain } from './entries.ts';
import { eventsOf } from './mana.ts';
import type { Course } from './pilot.ts';
import type { Taking } from './pool.ts';
import type { ManaEvent } from './purses.ts';
import { type FightResult, RESULT_PARTS, together } from './result.ts';
import type { Stance } from './stance.ts';
import type { Option } from './tools.ts';
import { bareUse, type Use } from './use.ts';
import { brought } from './worth.ts';

/** What is shared out, spent for each demand by itself. */
export const spendsOf = (
  { demands }: Stance,
  { spends }: Cover,
  takings: readonly (Taking | undefined)[],
): Option[] =>
  demands.flatMap(({ phase }, demand): Option[] => {
    const [times = 0, id] = [spends[demand], takings[demand]?.id];
    if (times === 0 || id === undefined) return [];
    const use = bareUse(phase, Array<string>(times).fill(id));
    return [{ use, demand, halves: 0, cost: 0, fame: 0, cards: [] }];
  });

/** Demands that something is done for which comes first by itself are met first. */
export function orderOf({ demands }: Stance, picks: readonly Option[], first: ReadonlySet<Use>): number[] {
  const isFirst = (index: number): boolean =>
    picks.some(({ use, demand }) => demand === index && first.has(use));
  return demands.map((_, index) => index).sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || a - b);
}

export function inOrder(
  { demands }: Stance,
  order: readonly number[],
  picks: readonly Option[],
  first: readonly Use[],
): Option[] {
  // What brings mana comes before all that is paid with it, what changes others before them.
  const place = ({ use, demand }: Option): number => {
    const at = first.indexOf(use);
    if (use.opening) return -first.length - 2;
    if (at >= 0) return at - first.length;
    if (demand < 0 && use.gain !== undefined && use.foes === undefined && !use.joined)
      return -first.length - 1;
    return Number(use.foes === undefined);
  };
  return (['ranged', 'block', 'attack'] as const).flatMap((phase) => [
    ...picks
      .filter(({ use, demand }) => demand < 0 && use.phase === phase)
      .sort((a, b) => place(a) - place(b)),
    ...order.flatMap((index) =>
      demands[index]?.phase === phase
        ? picks.filter(({ demand }) => demand === index).sort((a, b) => place(a) - place(b))
        : [],
    ),
  ]);
}

export const eventsIn = (picks: readonly Option[]): ManaEvent[] => picks.flatMap(({ use }) => eventsOf(use));

export function promised({ stance, picks }: Course, crystals: number): FightResult {
  let result = stance.result;
  for (const { use, demand } of picks) {
    const { cards, unitsSpent, ...own } = use.result;
    result = together(result, {
      ...own,
      cards: stance.harm.stunned ? 0 : cards,
      unitsSpent: isSpentInVain(use, stance.harm) ? 0 : unitsSpent,
      mana: own.mana + use.prices.length,
    });
    for (const each of use.perFall)
      result = together(result, { [each.what]: brought(each, countFor(stance, use, demand, each)) });
  }
  return together(result, { crystals });
}

/** What is done in it, told apart from all others. */
export const nameOfCourse = ({ stance: { demands, harm }, picks }: Course): string =>
  JSON.stringify([
    demands.map(({ kind, foes, blow, slowed, need }) => [kind, foes, blow, slowed && [...slowed], need]),
    harm.taken,
    picks.map(({ use, demand }) => [use.phase, use.script, demand]),
  ]);

/** The same things used to the same end, however that was reasoned. */
export const deedsOf = ({ stance: { demands, harm }, picks }: Course): string =>
  JSON.stringify([
    demands
      .map(({ kind, foes, blow, slowed }) => JSON.stringify([kind, foes, blow, slowed && [...slowed]]))
      .sort(),
    harm.taken,
    picks.map(({ use }) => `${use.phase} ${use.script.join(' ')}`).sort(),
  ]);

export const differences = (result: FightResult, promise: FightResult): string =>
  RESULT_PARTS.filter((part) => result[part] !== promise[part])
    .map((part) => `${part} ${result[part]} instead of ${promise[part]}`)
    .join(', ');
