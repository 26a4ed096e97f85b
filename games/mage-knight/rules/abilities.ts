// MK-6.7, .8: which abilities of a unit can be used now, and what they cost.
import type { Seat } from '@krcma/kernel';
import { foundOnce } from '../data/found-once.ts';
import type { RuleId } from '../data/rule-ids.ts';
import type { OpsSource } from '../data/sources.ts';
import type { Colour } from '../data/types.ts';
import type { UnitAbility, UnitCard } from '../data/unit-card.ts';
import { type UnitId, units } from '../data/units.ts';
import type { MageKnightMessage } from '../messages.ts';
import type { MageKnight } from '../state.ts';
import { manaCostsOf } from './effects/mana-costs.ts';
import { canPayAll, type Purse } from './purse.ts';
import type { Can } from './sides.ts';

export const abilityOf = (unit: UnitId, ability: number): UnitAbility =>
  (units[unit] as UnitCard).abilities[ability] as UnitAbility;

const sources = foundOnce((unit: UnitId): readonly OpsSource[] =>
  units[unit].abilities.map((_, ability): OpsSource => `unit:${unit}:${ability}`),
);

export const abilitySource = (unit: UnitId, ability: number): OpsSource =>
  sources(unit)[ability] as OpsSource;

/** All mana it asks for, what its effect itself demands included (MK-1.16). */
export function abilityCosts(
  game: MageKnight,
  seat: Seat,
  unit: UnitId,
  ability: number,
  can: Can,
): Colour[][] {
  const { mana } = abilityOf(unit, ability);
  const costs = manaCostsOf(game, { player: seat, source: abilitySource(unit, ability), path: [] }, can);
  return mana === undefined ? costs : [[mana], ...costs];
}

export type NoAbility = 'healing' | 'nothing' | 'mana';

/** Why an ability cannot be used now; undefined when it can. */
export function whyNotAbility(
  game: MageKnight,
  seat: Seat,
  unit: UnitId,
  ability: number,
  purse: Purse,
  can: Can,
): NoAbility | undefined {
  if (game.combat !== null && abilityOf(unit, ability).healing === true) return 'healing';
  if (!can(game, { player: seat, source: abilitySource(unit, ability), path: [] })) return 'nothing';
  const costs = abilityCosts(game, seat, unit, ability, can);
  return costs.length === 0 || canPayAll(purse, costs) ? undefined : 'mana';
}

/** The same in words. */
export function abilityRefusal(
  game: MageKnight,
  seat: Seat,
  unit: UnitId,
  ability: number,
  why: NoAbility,
  can: Can,
): { reason: MageKnightMessage; rule: RuleId } {
  if (why === 'healing') return { reason: { key: 'ability-heals' }, rule: 'MK-11.17' };
  if (why === 'nothing') return { reason: { key: 'ability-does-nothing' }, rule: 'MK-1.16' };
  const costs = abilityCosts(game, seat, unit, ability, can);
  return { reason: { key: 'no-mana', costs }, rule: 'MK-6.8' };
}

/** Abilities of a unit that can be used, but for those used already (MK-23.4); what mana is due has to pay for one. */
export function usableAbilities(
  game: MageKnight,
  seat: Seat,
  unit: UnitId,
  used: readonly number[],
  purse: Purse,
  can: Can,
  due: Colour | null = game.turn.due,
): number[] {
  const { abilities } = units[unit];
  const found: number[] = [];
  for (let ability = 0; ability < abilities.length; ability++) {
    if (used.includes(ability)) continue;
    const costsDue = due === null || abilityCosts(game, seat, unit, ability, can).flat().includes(due);
    if (costsDue && whyNotAbility(game, seat, unit, ability, purse, can) === undefined) found.push(ability);
  }
  return found;
}
