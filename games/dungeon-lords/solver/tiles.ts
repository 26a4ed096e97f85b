import type { Cell } from '../data/dungeon.ts';
import { nearestTiles } from '../rules/dungeon.ts';
import type { Lord } from '../state.ts';

/** A fight digs nothing: copies of a lord share his dungeon, and what is nearest depends on what has fallen. */
const known = new WeakMap<Lord['dungeon'], Map<number, readonly Cell[]>>();

/** The tiles that may be fought for, as the rules find them. */
export function nearestOf(lord: Lord): readonly Cell[] {
  let byFallen = known.get(lord.dungeon);
  if (byFallen === undefined) {
    byFallen = new Map();
    known.set(lord.dungeon, byFallen);
  }
  let fallen = 0;
  for (const cell of lord.conquered) fallen |= 1 << cell;
  let nearest = byFallen.get(fallen);
  if (nearest === undefined) {
    nearest = nearestTiles(lord);
    byFallen.set(fallen, nearest);
  }
  return nearest;
}
