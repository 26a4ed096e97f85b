// What a player wants to know before going on: what comes if nothing more is done about it.
import type { AttackAbility } from '../../data/enemy.ts';
import type { Element } from '../../data/types.ts';
import type { CombatTable } from '../../state.ts';
import { eachComing } from './foes.ts';
import { attackAbilities, attackAt, attackHas, damageOf, type Part } from './numbers.ts';

/** An attack that is still to come, if all of it went to the hero. */
export interface Coming {
  readonly foe: number;
  readonly attack: number;
  readonly element: Element;
  readonly damage: number;
  /** Where the damage comes from. */
  readonly parts: readonly Part[];
  readonly abilities: readonly AttackAbility[];
  readonly wounds: number;
  /** Wounds for the discard pile (MK-13.8). */
  readonly poison: number;
}

export function outlook(table: CombatTable, heroArmor: number): Coming[] {
  const coming: Coming[] = [];
  eachComing(table, (foe, index) => {
    const attack = attackAt(foe, index);
    const parts: Part[] = [];
    const damage = damageOf(table, foe, index, parts);
    const wounds = Math.ceil(damage / heroArmor);
    coming.push({
      foe: foe.id,
      attack: index,
      element: attack.element,
      damage,
      parts,
      abilities: attackAbilities(foe, attack),
      wounds,
      poison: attackHas(foe, attack, 'poison') ? wounds : 0,
    });
  });
  return coming;
}
