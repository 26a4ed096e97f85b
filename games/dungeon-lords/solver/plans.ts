import type { Year } from '../data/types.ts';
import { type Part, type Plan, partsOf, partsToPlan, planOf } from '../rules/fight/plan.ts';
import type { Lord } from '../state.ts';
import { nearestOf } from './tiles.ts';

/** Every plan a lord may seal, once: its parts in the order he holds them. */
export function plansOf(lord: Lord, year: Year): Plan[] {
  const plans: Plan[] = [];
  const held = partsOf(lord);
  const extend = (cell: number, planned: readonly Part[], from: number): void => {
    plans.push(planOf(cell, planned));
    for (const part of partsToPlan(lord, year, cell, planned)) {
      const place = held.indexOf(part);
      if (place >= from) extend(cell, [...planned, part], place);
    }
  };
  for (const cell of nearestOf(lord)) extend(cell, [], 0);
  return plans;
}
