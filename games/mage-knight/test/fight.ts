import type { EnemyId } from '../data/enemies.ts';
import { enemies } from '../data/enemies.ts';
import type { Enemy } from '../data/enemy.ts';
import type { AttackKind, Element } from '../data/types.ts';
import { armorOf } from '../rules/combat/numbers.ts';
import { type Combat, type CombatPhase, type Foe, foeAt } from '../state.ts';
import { type Game, type TableSetup, table } from './table.ts';

/** Beside the rampaging space of the second tile. */
export const LAIR = '1,0:NW';
export const BESIDE = '1,0:C';

/** May be used in any phase, so that each of them asks something. */
export const PASTIME = 'ruby-ring';

export type Fighter = NonNullable<TableSetup['players']>[number];

export interface FightSetup extends Omit<TableSetup, 'combat' | 'players'> {
  readonly player?: Fighter;
}

/** Seat 0 against these enemies in the open, at the first question of the ranged phase. */
export function fight(
  foes: readonly EnemyId[],
  { player = {}, holdings = [], ...rest }: FightSetup = {},
): Game {
  return table({
    ...rest,
    players: [{ space: BESIDE, hand: [PASTIME], ...player }],
    holdings: [{ space: LAIR, tokens: [...foes] }, ...holdings],
    combat: { space: BESIDE, tokens: [LAIR] },
  });
}

export const foe = ({ game }: Game, id = 0): Foe => foeAt(game, id);

export const armor = (t: Game, id = 0): number => armorOf(t.game, foe(t, id));

export const printed = (enemy: EnemyId): Enemy => enemies[enemy];

/** Changes the combat behind the rules' back, for numbers no card gives; what is asked is asked anew. */
export function tweak(t: Game, change: (combat: Combat) => void): void {
  if (t.game.combat !== null) change(t.game.combat);
  t.journal.table = { ...t.game };
}

/** Points as if a card had given them. */
export function lay(
  t: Game,
  n: number,
  element: Element = 'physical',
  kind: AttackKind | 'block' = t.game.combat?.phase === 'block' ? 'block' : 'melee',
): void {
  tweak(t, ({ points }) => points.push({ n, element, kind, source: 'sideways' }));
}

/** Goes on to a phase, with all damage on the way taken by the hero. */
export function reach(t: Game, phase: CombatPhase): Game {
  for (let step = 0; step < 40 && t.game.combat !== null && t.game.combat.phase !== phase; step++) {
    const options = t.options();
    const wanted = ['next', 'to:hero'].find((id) => options.includes(id));
    t.play(wanted ?? (options.find((id) => id.startsWith('damage:')) as string));
  }
  return t;
}

/** Lets the attack or block that is aimed at succeed with exactly this. */
export function strikeWith(t: Game, n: number, element: Element = 'physical'): Game {
  lay(t, n, element);
  return t.play('strike');
}

export function parryWith(t: Game, n: number, element: Element = 'coldFire'): Game {
  lay(t, n, element);
  return t.play('parry');
}
