// Who takes damage: what the wounds cost, and what can still be struck down after them (MK-12.19 to .31).
import { type Ask, appraisal, type Json, type Seat } from '@krcma/kernel';
import type { MageKnightTypes } from '../messages.ts';
import { assign } from '../rules/combat/damage.ts';
import { attackAt, attackHas } from '../rules/combat/numbers.ts';
import { armorOf } from '../rules/deck.ts';
import { takesPart, unitArmor, unitWithstands } from '../rules/unit-numbers.ts';
import { foeAt, type MageKnight, playerAt, unitAt } from '../state.ts';
import { planFight } from './fight.ts';
import { sketchesNow, staminaOf } from './foes.ts';
import { meansOf, NOTHING_SPENT } from './means.ts';
import { siteVictory } from './prey.ts';
import { war } from './weights.ts';
import { unitWorth } from './worth.ts';

interface Damage {
  player: number;
  foe: number;
  attack: number;
  left: number;
}

/** What comes of it for the hero, and whether a unit is of no use any more. */
interface Harm {
  readonly cost: number;
  readonly isDown: boolean;
  readonly unit?: number;
}

/** The hero has this much of it. */
function heroHarm(game: MageKnight, { player, foe: id, attack: index }: Damage, left: number): Harm {
  if (left <= 0) return { cost: 0, isDown: false };
  const foe = foeAt(game, id);
  const attack = attackAt(foe, index);
  const wounds = Math.ceil(left / armorOf(playerAt(game, player)));
  const isStunned = attackHas(foe, attack, 'paralyze');
  const cost =
    wounds * war.wound * (attackHas(foe, attack, 'poison') ? 2 : 1) + (isStunned ? war.stunned : 0);
  return { cost, isDown: isStunned || wounds >= staminaOf(game, player) };
}

function unitHarm(game: MageKnight, damage: Damage, id: number): Harm {
  const { player, foe: foeId, attack: index, left } = damage;
  const owner = playerAt(game, player);
  const unit = unitAt(owner, id);
  if (unit === undefined) return { cost: 0, isDown: false };
  const foe = foeAt(game, foeId);
  const attack = attackAt(foe, index);
  const armor = unitArmor(game, owner, unit);
  const resists = unitWithstands(game, owner, unit, attack.element);
  if (resists && left <= armor) return { cost: 0, isDown: false };
  const share = attackHas(foe, attack, 'paralyze') ? 1 : war.unitHurt;
  const rest = heroHarm(game, damage, left - armor * (resists ? 2 : 1));
  return { ...rest, cost: rest.cost + share * unitWorth(game, unit.unit), unit: id };
}

/** What the attack phase can still bring with everybody who can fight on. */
function strikesWithout(game: MageKnight, seat: Seat, hurt: number | undefined): number {
  const { combat } = game;
  if (combat === null) return 0;
  const means = meansOf(game, seat, (unit) => unit.id !== hurt && takesPart(combat, unit));
  const setting = {
    phase: 'attack',
    armor: armorOf(playerAt(game, seat)),
    stamina: staminaOf(game, seat),
    ...siteVictory(game, seat, combat),
  } as const;
  return planFight(means, NOTHING_SPENT, sketchesNow(game, seat), setting)?.worth ?? 0;
}

function harmed(game: MageKnight, { values, seat }: Ask, damage: Damage): number[] {
  const lost = game.combat === null ? 0 : siteVictory(game, seat, game.combat).failure;
  const strikes = new Map<number | undefined, number>();
  const struck = ({ isDown, unit }: Harm): number => {
    if (isDown) return lost;
    if (!strikes.has(unit)) strikes.set(unit, strikesWithout(game, seat, unit));
    return strikes.get(unit) ?? 0;
  };
  return values.map((to: Json) => {
    if (typeof to !== 'number') return 0;
    const harm = to < 0 ? heroHarm(game, damage, damage.left) : unitHarm(game, damage, to);
    return struck(harm) - harm.cost;
  });
}

export const damageAppraisals = [appraisal<MageKnightTypes, Damage>(assign, harmed)];
