// A fight by its numbers: the enemies as they are in a phase, read by the rules' own functions.
import type { Seat } from '@krcma/kernel';
import { clone } from '@krcma/kernel';
import { RAMPAGING } from '../data/sites.ts';
import { summon } from '../rules/combat/blocking.ts';
import { eachComing, isTarget } from '../rules/combat/foes.ts';
import { attackAt, attackHas, attackValue, enemyOf, fortificationOf } from '../rules/combat/numbers.ts';
import { worthInFight } from '../rules/combat/sums.ts';
import { working } from '../rules/lasting.ts';
import { printedAt } from '../rules/map.ts';
import { scoutedFame } from '../rules/scouting.ts';
import type { Combat, CombatPhase, Foe, MageKnight, Point } from '../state.ts';

export interface Blow {
  readonly foe: number;
  readonly attack: number;
}

/** The same table with other enemies, in another phase: to be read, never to be played. */
export function scene(
  game: MageKnight,
  foes: readonly Foe[],
  phase: CombatPhase,
  aim: Combat['aim'] = [],
): MageKnight {
  const combat = game.combat as Combat;
  return { ...game, combat: { ...combat, foes: foes as Foe[], phase, aim, points: [] } };
}

/** Who may be attacked in a phase. */
export const targetsIn = (game: MageKnight, foes: readonly Foe[], phase: CombatPhase): Foe[] => {
  const there = scene(game, foes, phase);
  return foes.filter((foe) => isTarget(there, foe));
};

/** As the block phase begins: whoever calls others has done so. */
export function called(game: MageKnight, seat: Seat, foes: readonly Foe[]): readonly Foe[] {
  if (!foes.some((foe) => !foe.defeated && enemyOf(foe).summons !== undefined)) return foes;
  const there = scene({ ...game, enemies: clone(game.enemies) }, [...foes], 'block');
  summon(there, seat, there.combat as Combat);
  return (there.combat as Combat).foes;
}

export function blowsOf(game: MageKnight, foes: readonly Foe[]): Blow[] {
  const found: Blow[] = [];
  eachComing(scene(game, foes, 'block'), ({ id }, attack) => found.push({ foe: id, attack }));
  return found;
}

/** How far Move could slow an attack down. */
export function slowable(game: MageKnight, foes: readonly Foe[], { foe: id, attack }: Blow): number {
  const foe = foes[id] as Foe;
  if (!attackHas(foe, attackAt(foe, attack), 'cumbersome')) return 0;
  return attackValue(scene(game, foes, 'block'), foe, attack);
}

/** Halves of points that a point counts against what is aimed at. */
export function halves(there: MageKnight, point: Point): number {
  const { n, half } = worthInFight(there, point);
  return half ? n : 2 * n;
}

export const isWalledIn = (there: MageKnight, foes: readonly Foe[], group: readonly number[]): boolean =>
  group.some((id) => fortificationOf(there, foes[id] as Foe) > 0);

/** What effects that work already give for each enemy that falls. */
function perFall(there: MageKnight, seat: Seat, what: 'fame' | 'reputation'): number {
  let sum = 0;
  if (there.lasting.length > 0)
    for (const { op } of working(there, seat, what))
      if (op.per === 'enemyDefeatedTurn' || op.per === 'enemyDefeatedPhase') sum += op.n;
  return sum;
}

/** What the fall of these brings. */
export function spoilsOf(
  game: MageKnight,
  seat: Seat,
  fallen: readonly Foe[],
): { fame: number; reputation: number } {
  const { fameTimes = 1, halfFame = false } = game.combat ?? {};
  let [whole, halved, reputation, scouted] = [0, 0, 0, 0];
  for (const foe of fallen) {
    const { fame, reputation: own = 0 } = enemyOf(foe);
    if (halfFame && foe.role !== 'rampaging') halved += fame * fameTimes;
    else whole += fame * fameTimes;
    reputation += own;
    if (game.lasting.length > 0) scouted += scoutedFame(clone(game), seat, foe);
    const kind =
      foe.role === 'rampaging' && foe.space !== null ? printedAt(game, foe.space)?.rampaging : undefined;
    if (kind !== undefined) reputation += RAMPAGING[kind].reputation;
    scouted += perFall(game, seat, 'fame');
    reputation += perFall(game, seat, 'reputation');
  }
  return { fame: whole + Math.ceil(halved / 2) + scouted, reputation };
}
