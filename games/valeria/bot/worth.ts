// What resources are worth: more while there is time to spend them, each further unit a little less.
import type { Resource } from '../data/effect.ts';
import type { Turns } from './horizon.ts';
import type { Scoring } from './tally.ts';
import type { Values } from './weights.ts';

export type Amounts = Record<Resource, number>;

/** Turns beyond which it makes no difference how early it is. */
const EARLY = 10;

/** How a seat values resources now. */
export interface Worth {
  readonly values: Values;
  /** What the duke gives for a unit left over. */
  readonly leftover: number;
  /** What spending a unit gives on top of that, for the first of each. */
  readonly spent: Readonly<Amounts>;
  /** The share of its full weight that something has which only later turns can use. */
  readonly time: number;
}

export function worthFor(values: Values, { perResource }: Scoring, { toAct }: Turns): Worth {
  const time = Math.min(1, toAct / values.patience);
  const turns = Math.min(EARLY, toAct);
  const of = (resource: Resource): number =>
    Math.max(0, values[resource] + values.early[resource] * turns - perResource) * time;
  const spent = { gold: of('gold'), strength: of('strength'), magic: of('magic') };
  return { values, leftover: perResource, spent, time };
}

/** Points for so many units in store. */
export const storePoints = (amount: number, resource: Resource, worth: Worth): number =>
  worth.leftover * amount + worth.spent[resource] * counted(amount, worth.values.store);

const MOST = 128;
const tables = new Map<number, Float64Array>();

/** Units in store, the later ones counted less; from a table, for logarithms are slow. */
function counted(amount: number, store: number): number {
  let table = tables.get(store);
  if (table === undefined) {
    table = Float64Array.from({ length: MOST }, (_, n) => store * Math.log1p(n / store));
    tables.set(store, table);
  }
  return table[Math.min(amount, MOST - 1)] as number;
}

/** Points for one more unit. */
export const unitPoints = (amount: number, resource: Resource, { leftover, spent, values }: Worth): number =>
  leftover + (spent[resource] * values.store) / (values.store + amount);

/** Points for what is harvested turn by turn and spent on the way. */
export const flowPoints = (flow: Readonly<Amounts>, { leftover, spent, values }: Worth): number =>
  values.harvest *
  (flow.gold * (leftover + spent.gold) +
    flow.strength * (leftover + spent.strength) +
    flow.magic * (leftover + spent.magic));
