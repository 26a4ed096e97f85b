// Which attacks are blocked, slowed down or let through, and who is attacked together with whom.
import { attackValue } from '../rules/combat/numbers.ts';
import type { Foe, MageKnight } from '../state.ts';
import { type Blow, scene, slowable } from './field.ts';
import type { Demand } from './stance.ts';

/** More targets than this are not grouped in every way. */
export const MOST_GROUPED = 4;

/** Every way to put some of them into groups. */
export function groupings(all: readonly number[]): number[][][] {
  const [first, ...rest] = all;
  if (first === undefined) return [[]];
  return groupings(rest).flatMap((groups) => [
    groups,
    [[first], ...groups],
    ...groups.map((_, at) => groups.map((group, index) => (index === at ? [first, ...group] : group))),
  ]);
}

function subsets<T>(all: readonly T[]): T[][] {
  let found: T[][] = [[]];
  for (const each of all) found = [...found, ...found.map((some) => [...some, each])];
  return found;
}

/** Each attack blocked, let through, or slowed down first. */
export interface Guard {
  readonly blocked: readonly Blow[];
  readonly slowed: ReadonlyMap<Blow, number>;
}

export function guardsAgainst(game: MageKnight, foes: readonly Foe[], blows: readonly Blow[]): Guard[] {
  let slowings: Map<Blow, number>[] = [new Map()];
  for (const blow of blows) {
    const most = slowable(game, foes, blow);
    if (most > 0)
      slowings = slowings.flatMap((slowed) =>
        Array.from({ length: most + 1 }, (_, n) => (n === 0 ? slowed : new Map([...slowed, [blow, n]]))),
      );
  }
  return slowings.flatMap((slowed) => subsets(blows).map((blocked) => ({ blocked, slowed })));
}

export function slowedDown(
  game: MageKnight,
  foes: readonly Foe[],
  slowed: ReadonlyMap<Blow, number>,
): readonly Foe[] {
  if (slowed.size === 0) return foes;
  return foes.map((foe) => ({
    ...foe,
    attacks: foe.attacks.map((attack, index) => {
      const n = [...slowed].find(([blow]) => blow.foe === foe.id && blow.attack === index)?.[1] ?? 0;
      if (n === 0) return attack;
      const rest = attackValue(scene(game, foes, 'block'), foe, index) - n;
      return { ...attack, delta: attack.delta - n, state: rest > 0 ? attack.state : ('blocked' as const) };
    }),
  }));
}

/** What slows them down: Move that is there already need not be found. */
export function slowing(
  game: MageKnight,
  foes: readonly Foe[],
  slowed: ReadonlyMap<Blow, number>,
  had: number,
): Demand {
  let more = -had;
  for (const n of slowed.values()) more += n;
  const there = scene(game, foes, 'block');
  const need = 2 * Math.max(0, more);
  return { kind: 'slow', phase: 'block', foes: [], slowed, need, walled: false, there };
}

export const isAmong = (blows: readonly Blow[], foe: number, attack: number): boolean =>
  blows.some((blow) => blow.foe === foe && blow.attack === attack);

/** After its attacks were blocked; a monster that was called is gone then. */
export function standing(foe: Foe, blocked: readonly Blow[]): Foe {
  const attacks = foe.attacks.map((attack, index) =>
    isAmong(blocked, foe.id, index) ? { ...attack, state: 'blocked' as const } : attack,
  );
  return { ...foe, attacks };
}
