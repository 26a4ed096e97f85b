// Points that were given before they can be used: for the attack phase, for one target, for another attack to block.
import type { ActKind, Seat } from '@krcma/kernel';
import type { MageKnightTypes } from '../../messages.ts';
import { type Combat, type CombatPhase, foeAt, type MageKnight, type Point } from '../../state.ts';
import { working } from '../lasting.ts';
import type { Of } from '../script.ts';
import { attackAt, attackValue } from './numbers.ts';
import { addPoints, fitsAttack, fitsBlock } from './points.ts';

/** What was not used in its phase is lost (MK-11.21). */
export function loseLate(combat: Combat, phase: CombatPhase): void {
  if (combat.later.length === 0) return;
  if (phase === 'block') combat.later = [];
  else combat.later = combat.later.filter(({ kind }) => kind !== 'block');
}

/** What waits for the attack phase on a condition, or is taken from an enemy that makes no attack. */
export function gatherLate(game: MageKnight, seat: Seat, combat: Combat): void {
  if (game.lasting.length === 0) return;
  if (combat.wounds === 0)
    for (const { op, lasting } of working(game, seat, 'lateAttack'))
      combat.later.push({ n: op.n, element: 'physical', kind: 'melee', source: lasting.source });
  for (const { lasting } of working(game, seat, 'possess')) {
    if (lasting.foe === undefined) continue;
    const foe = foeAt(game, lasting.foe);
    for (const index of foe.attacks.keys()) {
      const [n, { element }] = [attackValue(game, foe, index), attackAt(foe, index)];
      combat.later.push({ n, element, kind: 'melee', source: lasting.source, never: foe.id });
    }
  }
}

type Aim = Combat['aim'][number];

const isSameAttack = (one: Aim, other: Aim): boolean => one.foe === other.foe && one.attack === other.attack;

/** Whether points may join the present attack or block; parts of one block go against different attacks. */
function fitsNow(game: MageKnight, { kind, only, never, used = [] }: Point): boolean {
  const { combat } = game;
  if (combat === null) return false;
  if (kind === 'block')
    return fitsBlock(game) && !combat.aim.some((aim) => used.some((each) => isSameAttack(each, aim)));
  if (!fitsAttack(game, kind)) return false;
  if (game.duel !== undefined) return true;
  if (only !== undefined && !combat.aim.some(({ foe }) => foe === only)) return false;
  return never === undefined || !combat.aim.some(({ foe }) => foe === never);
}

/** Into the present attack or block if they fit, else they wait. */
export function addOrKeep(game: MageKnight, seat: Seat, point: Point): void {
  if (fitsNow(game, point)) addPoints(game, seat, point);
  else game.combat?.later.push(point);
}

/** Separate blocks of one effect: one against the attack that is aimed at, the others wait for other attacks. */
export function addApart(game: MageKnight, seat: Seat, point: Point, parts: number): void {
  addPoints(game, seat, point);
  for (let part = 1; part < parts; part++)
    game.combat?.later.push({ ...point, used: [...(game.combat?.aim ?? [])] });
}

/** Other parts of it may no longer go against this attack, even if it was given up (MK-12.17). */
function keepApart(combat: Combat, { used, source }: Point): void {
  if (used === undefined) return;
  for (const other of combat.later)
    if (other.source === source && other.used !== undefined) other.used = [...other.used, ...combat.aim];
}

type LateAct = { readonly do: 'late'; readonly index: number };

const optionOf = (game: MageKnight, index: number, { n, element, kind, source, only }: Point) => {
  const enemy = only === undefined ? undefined : foeAt(game, only).enemy;
  return {
    id: `late:${index}`,
    label: { key: 'late-points' as const, n, element, kind, source, ...(enemy !== undefined && { enemy }) },
  };
};

export const late: ActKind<MageKnightTypes, Of, LateAct> = {
  list: (game, _, into) => {
    for (const [index, point] of game.combat?.later.entries() ?? [])
      if (fitsNow(game, point)) into.push({ do: 'late', index });
  },
  option: (game, { index }) => {
    const waiting = game.combat?.later ?? [];
    return { ...optionOf(game, index, waiting[index] as Point), rule: 'MK-12.33' };
  },
  refused: (game) =>
    (game.combat?.later ?? []).flatMap((point, index) =>
      fitsNow(game, point)
        ? []
        : [
            {
              ...optionOf(game, index, point),
              reason: { key: 'late-not-now' as const },
              rule: 'MK-12.33' as const,
            },
          ],
    ),
  carryOut: (game, { index }, { player }) => {
    const { combat } = game;
    const [point] = combat?.later.splice(index, 1) ?? [];
    if (combat === null || point === undefined) return undefined;
    keepApart(combat, point);
    const { used: _, ...plain } = point;
    addPoints(game, player, plain);
    return undefined;
  },
};
