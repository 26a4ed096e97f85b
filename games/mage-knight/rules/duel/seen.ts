// A combat of players as it is shown: what each has shown, what lies now, and what the other one may still hold. All of
// it is open: of a hand only how many cards it has.
import type { Seat } from '@krcma/kernel';
import { levelAt } from '../../data/levels.ts';
import type { SkillId } from '../../data/skills.ts';
import type { Basic, Colour, Element, Resistance } from '../../data/types.ts';
import type { UnitId } from '../../data/units.ts';
import type { Sum } from '../../messages/combat.ts';
import { type Combat, type Duel, type MageKnight, playerAt, type Share, type Unit } from '../../state.ts';
import { armorOf, elementsOf, resistancesOf, wholeAttack } from '../combat/numbers.ts';
import { type LaidView, laidView } from '../combat/seen.ts';
import { sumOf } from '../combat/sums.ts';
import { armorOf as heroArmor } from '../deck.ts';
import { diceLeft } from '../purse.ts';
import { unitArmor, unitResistances } from '../unit-numbers.ts';
import { blockNow, costOfHero, costOfUnit, isSwift } from './numbers.ts';
import { blockerOf } from './turns.ts';

/** A unit of one of them, as the other one faces it. */
export interface DuelUnit {
  readonly id: number;
  readonly unit: UnitId;
  /** Its number among the foes of the other one (`foe:<n>` of the choices); none before the combat is laid out. */
  readonly foe?: number;
  readonly ready: boolean;
  readonly wounded: boolean;
  /** With everything that was done to it in this combat. */
  readonly armor: number;
  readonly resistances: readonly Resistance[];
  /** It gives a share of the attack that was made. */
  readonly attacks: boolean;
  /** The damage that wounds it now, while damage is assigned. */
  readonly cost?: number;
}

/** What one of them has shown and may still have. */
export interface DuelSide {
  readonly seat: Seat;
  /** Cards in hand, whatever they are. */
  readonly cards: number;
  /** Wounds to hand in this combat, and how many knock out (MK-12.28). */
  readonly wounds: number;
  readonly handLimit: number;
  readonly knockedOut: boolean;
  /** The hero's Armor, and the damage that wounds now, while damage is assigned. */
  readonly armor: number;
  readonly cost?: number;
  readonly units: readonly DuelUnit[];
  /** Skills that lie face up and unused. */
  readonly skills: readonly SkillId[];
  readonly crystals: Readonly<Record<Basic, number>>;
  readonly tokens: Readonly<Record<Colour, number>>;
  /** Dice of the Source that may still be used (MK-17.5, .7). */
  readonly dice: number;
}

/** The attack that was made, from `strike` until its damage is assigned. */
export interface DuelAttackView {
  readonly shares: readonly Share[];
  /** What it comes to now, and the elements it has. */
  readonly total: number;
  readonly elements: readonly Element[];
  /** Two points of block for one of it (MK-17.11). */
  readonly swift: boolean;
  readonly mana: number;
}

export type DuelView = Omit<Duel, 'away' | 'attack' | 'elements' | 'mana'> & {
  readonly blocker: Seat;
  /** Who is asked now. */
  readonly acting: Seat;
  readonly attack: DuelAttackView | null;
  /** What lies in the attack or the block that is put together, and what it comes to; `need` blocks all of an attack. */
  readonly laid: readonly LaidView[];
  readonly sum: Sum;
  /** What would be left of the attack if the block stood as it is. */
  readonly left: number;
  readonly sides: { readonly aggressor: DuelSide; readonly defender: DuelSide };
};

function unitView(game: MageKnight, duel: Duel, owner: Seat, unit: Unit, facing: Combat | null): DuelUnit {
  const { id, spent, wounds } = unit;
  const foe = facing?.foes.find(({ rival }) => rival?.unit === id);
  const isHit = duel.step === 'damage' && owner === blockerOf(duel) && foe !== undefined && !foe.defeated;
  const player = playerAt(game, owner);
  return {
    id,
    unit: unit.unit,
    ...(foe !== undefined && { foe: foe.id }),
    ready: !spent && wounds === 0,
    wounded: wounds > 0,
    armor: foe === undefined ? unitArmor(game, player, unit) : armorOf(game, foe),
    resistances: foe === undefined ? unitResistances(game, player, unit) : resistancesOf(foe),
    attacks: duel.attack.some((share) => share.unit === id),
    ...(isHit && { cost: costOfUnit(game, duel, foe) }),
  };
}

function sideView(game: MageKnight, duel: Duel, seat: Seat): DuelSide {
  const player = playerAt(game, seat);
  const isActing = game.active === seat;
  const own = isActing ? game.combat : duel.away.combat;
  const facing = isActing ? duel.away.combat : game.combat;
  const dice = diceLeft(isActing ? game : { ...game, turn: duel.away.turn }, seat);
  return {
    seat,
    cards: player.hand.length,
    wounds: own?.wounds ?? 0,
    handLimit: levelAt(player.level).handLimit,
    knockedOut: own?.knockedOut ?? false,
    armor: heroArmor(player),
    ...(duel.step === 'damage' && seat === blockerOf(duel) && { cost: costOfHero(game, duel) }),
    units: player.units.map((unit) => unitView(game, duel, seat, unit, facing)),
    skills: player.skills.flatMap(({ id, down, used, centre }) => (down || used || centre ? [] : [id])),
    crystals: player.crystals,
    tokens: player.tokens,
    dice: Math.max(0, dice),
  };
}

function attackView(game: MageKnight, duel: Duel): DuelAttackView | null {
  if (duel.step === 'attack') return null;
  const { attack: shares, mana, blocked, damage, elements } = duel;
  if (duel.step === 'damage')
    return { shares, mana, total: blocked + damage, elements, swift: duel.phase === 'ranged' };
  return { shares, mana, total: wholeAttack(game), elements: elementsOf(game), swift: isSwift(game) };
}

export function duelView(game: MageKnight, duel: Duel): DuelView {
  const { away: _away, attack: _attack, elements: _elements, mana: _mana, ...open } = duel;
  return {
    ...open,
    blocker: blockerOf(duel),
    acting: duel.attendance === null ? duel.defender : game.active,
    attack: attackView(game, duel),
    laid: (game.combat?.points ?? []).map((point) => laidView(game, point)),
    sum: sumOf(game),
    left: duel.step === 'block' ? blockNow(game).left : duel.damage,
    sides: {
      aggressor: sideView(game, duel, duel.aggressor),
      defender: sideView(game, duel, duel.defender),
    },
  };
}
