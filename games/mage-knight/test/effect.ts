import type { OpsSource } from '../data/sources.ts';
import { useEffect } from '../rules/effects/carry-out.ts';
import type { Game } from './table.ts';

/** Carries out whatever has operations, as if seat 0 had used it in the present turn. */
export function use(t: Game, source: OpsSource): Game {
  t.game.stack.push({ rule: useEffect.name, at: useEffect.first, locals: { player: 0, source, path: [] } });
  t.journal.table = { ...t.game };
  t.asked();
  return t;
}
