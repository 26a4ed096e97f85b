import type { Scene as SceneOf } from '@krcma/kernel/scene';
import type { Price, ValeriaTypes } from '../../messages.ts';
import type { ValeriaView } from '../../rules/view.ts';
import type { TerminalWords } from './words.ts';

export type Scene = SceneOf<ValeriaTypes, ValeriaView, TerminalWords>;

/** What the card on a stack costs the seat now, if it is asked about it. */
export function priceOn({ decision }: Scene, stack: number): Price | undefined {
  for (const { thing, label } of [...(decision?.options ?? []), ...(decision?.refused ?? [])])
    if (thing === `stack:${stack}` && 'price' in label) return label.price;
  return undefined;
}

/** The same cards once, with how many: `Archer x2, Cleric`. */
export function counted<Id extends string>(ids: readonly Id[], names: Readonly<Record<Id, string>>): string {
  const counts = new Map<Id, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => (count > 1 ? `${names[id]} x${count}` : names[id])).join(', ');
}
