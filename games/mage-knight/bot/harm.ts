// Who takes the blows that are not blocked, and what that costs.
import type { Element, Resistance } from '../data/types.ts';
import { war } from './weights.ts';

/** One attack that is to come. */
export interface Blow {
  readonly foe: number;
  readonly attack: number;
  readonly block: number;
  readonly damage: number;
  readonly element: Element;
  readonly poison: boolean;
  readonly paralyze: boolean;
  /** No unit can take it (MK-13.12). */
  readonly heroOnly?: boolean;
}

/** A unit that can take a blow, used or not. */
export interface Guard {
  readonly unit: number;
  readonly armor: number;
  readonly resistances: readonly Resistance[];
  /** What its wound costs. */
  readonly harm: number;
}

export interface Harm {
  /** Of the hero, in all piles. */
  readonly wounds: number;
  readonly cost: number;
  /** Nothing more can be played from the hand. */
  readonly stunned: boolean;
  /** Units that were wounded, and are of no use any more. */
  readonly hurt: readonly number[];
}

export const resists = (
  { resistances }: { readonly resistances: readonly Resistance[] },
  element: Element,
): boolean =>
  element === 'coldFire'
    ? resistances.includes('fire') && resistances.includes('ice')
    : resistances.includes(element);

const isUnhurt = (guard: Guard, { damage, element }: Blow): boolean =>
  damage <= guard.armor && resists(guard, element);

/** One way to take a blow. */
interface Taken {
  readonly guard?: Guard;
  /** Wounds that come to the hero's hand. */
  readonly hand: number;
  readonly cost: number;
  /** What it costs besides to lie on the ground. */
  readonly falls: number;
}

/** Blow after blow by whoever suffers least from it. */
class Defence {
  private readonly armor: number;
  private readonly stamina: number;
  private readonly guards: Guard[];
  private hand = 0;
  private wounds = 0;
  private cost = 0;
  private isParalyzed = false;
  private readonly hurt: number[] = [];

  constructor(armor: number, stamina: number, guards: readonly Guard[]) {
    this.armor = armor;
    this.stamina = stamina;
    this.guards = [...guards];
  }

  suffer(blows: readonly Blow[]): Harm {
    for (const blow of blows) this.take(blow);
    const stunned = this.isParalyzed || this.hand >= this.stamina;
    return { wounds: this.wounds, cost: this.cost + (stunned ? war.stunned : 0), stunned, hurt: this.hurt };
  }

  private take(blow: Blow): void {
    let best = this.byHero(blow, blow.damage);
    if (blow.heroOnly !== true)
      for (const guard of this.guards) {
        const taken = this.byGuard(blow, guard);
        if (taken.cost + taken.falls < best.cost + best.falls) best = taken;
      }
    const { guard, hand, cost } = best;
    if (guard !== undefined) this.spend(guard, blow);
    this.hand += hand;
    this.wounds += blow.poison ? 2 * hand : hand;
    this.cost += cost;
    this.isParalyzed ||= blow.paralyze && hand > 0;
  }

  private spend(guard: Guard, blow: Blow): void {
    this.guards.splice(this.guards.indexOf(guard), 1);
    if (!isUnhurt(guard, blow)) this.hurt.push(guard.unit);
  }

  private byHero({ poison, paralyze }: Blow, damage: number): Taken {
    const hand = damage <= 0 ? 0 : Math.ceil(damage / this.armor);
    const isDown = hand > 0 && (paralyze || this.hand + hand >= this.stamina);
    return { hand, cost: war.wound * (poison ? 2 * hand : hand), falls: isDown ? war.knockedOut : 0 };
  }

  private byGuard(blow: Blow, guard: Guard): Taken {
    const withstands = resists(guard, blow.element);
    const rest = this.byHero(blow, blow.damage - guard.armor * (withstands ? 2 : 1));
    return { ...rest, guard, cost: rest.cost + (isUnhurt(guard, blow) ? 0 : guard.harm) };
  }
}

const byWeight = (a: Blow, b: Blow): number => b.damage - a.damage;

/** The heaviest first. */
export const harmOf = (
  blows: readonly Blow[],
  armor: number,
  stamina: number,
  guards: readonly Guard[],
): Harm => new Defence(armor, stamina, guards).suffer(blows.length < 2 ? blows : [...blows].sort(byWeight));
