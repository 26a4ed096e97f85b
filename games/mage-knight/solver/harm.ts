// Who takes the damage of attacks that are not blocked: every way to share it that is not worse than another.
import type { Seat } from '@krcma/kernel';
import { levelAt } from '../data/levels.ts';
import { ignoredOf } from '../rules/combat/damage.ts';
import { attackAt, attackHas, damageOf } from '../rules/combat/numbers.ts';
import { armorOf } from '../rules/deck.ts';
import { working, works } from '../rules/lasting.ts';
import { bannerOf, cardOfUnit, takesPart, unitArmor, unitWithstands } from '../rules/unit-numbers.ts';
import { sparable } from '../rules/wounds.ts';
import { type Combat, type Foe, type Lasting, type MageKnight, playerAt, type Unit } from '../state.ts';
import { type Blow, scene } from './field.ts';

/** One attack and who takes it: units one after the other, the hero what is left. */
export interface Taken {
  readonly blow: Blow;
  readonly units: readonly number[];
}

export interface Harm {
  readonly taken: readonly Taken[];
  readonly wounds: number;
  readonly poison: number;
  /** The hero lies there: his cards are gone. */
  readonly stunned: boolean;
  readonly unitWounds: number;
  readonly unitsWounded: number;
  readonly unitsLost: number;
  /** Units that can do nothing afterwards. */
  readonly hurt: readonly number[];
  /** Those of them that are gone. */
  readonly lost: readonly number[];
  /** Influence that units want for it, and that there is of it before anything of it is spent. */
  readonly influence: { readonly need: number; readonly had: number };
  /** What enemies drank of it, by their ids. */
  readonly drunk: ReadonlyMap<number, number>;
}

export const UNHARMED: Harm = {
  taken: [],
  wounds: 0,
  poison: 0,
  stunned: false,
  unitWounds: 0,
  unitsWounded: 0,
  unitsLost: 0,
  hurt: [],
  lost: [],
  influence: { need: 0, had: 0 },
  drunk: new Map(),
};

type Draft = { -readonly [K in keyof Harm]: Harm[K] } & {
  hurt: number[];
  lost: number[];
  influence: { need: number; had: number };
  drunk: Map<number, number>;
};

/** More units than this are not thought about. */
const MOST_UNITS = 4;

/** What was ignored so far. */
interface Spared {
  readonly damage: boolean;
  readonly wounds: number;
}

/** Its banner keeps a wound from it, for nothing. */
const isShielded = (unit: Unit): boolean =>
  !unit.bannerDown && bannerOf(unit)?.oncePerRoundIgnoreWound === true;

function takers(game: MageKnight, seat: Seat, combat: Combat, mayFind: boolean): Unit[] {
  if (works(game, seat, 'unitBonus')) return [];
  return playerAt(game, seat)
    .units.filter(
      (unit) =>
        takesPart(combat, unit) &&
        unit.wounds === 0 &&
        !unit.resisted &&
        (mayFind || (cardOfUnit(unit).influenceForDamage ?? 0) <= game.turn.influence),
    )
    .slice(0, MOST_UNITS);
}

function orders<T>(all: readonly T[]): T[][] {
  if (all.length < 2) return [[...all]];
  return all.flatMap((first, at) =>
    orders(all.filter((_, index) => index !== at)).map((rest) => [first, ...rest]),
  );
}

/** Each unit with one attack or none: the units of each attack. */
function sharings(units: readonly Unit[], blows: number): number[][][] {
  let all: number[][][] = [Array.from({ length: blows }, () => [])];
  for (const { id } of units)
    all = all.flatMap((sharing) => [
      sharing,
      ...sharing.map((_, at) => sharing.map((each, index) => (index === at ? [...each, id] : each))),
    ]);
  return all;
}

const isNoWorse = (one: Harm, other: Harm): boolean =>
  one.wounds <= other.wounds &&
  one.poison <= other.poison &&
  Number(one.stunned) <= Number(other.stunned) &&
  one.unitWounds <= other.unitWounds &&
  one.unitsLost <= other.unitsLost &&
  one.influence.need <= other.influence.need &&
  one.hurt.every((id) => other.hurt.includes(id)) &&
  [...one.drunk].every(([foe, n]) => n <= (other.drunk.get(foe) ?? 0));

export class Harms {
  private readonly game: MageKnight;
  private readonly seat: Seat;
  private readonly units: readonly Unit[];
  private readonly armor: number;
  /** Attacks that units have drawn onto themselves. */
  private readonly taunts: readonly Lasting[];
  private readonly hasOrder: boolean;
  /** Wounds that need not be taken: the first ones. */
  private readonly sparable: number;
  private readonly mayFind: boolean;

  /** Units that joined in the fight: what becomes of them is nobody's loss. */
  private readonly joined: ReadonlySet<number>;

  /** Influence that units want may still be found, or not. */
  constructor(game: MageKnight, seat: Seat, mayFind: boolean, before: MageKnight) {
    const own = playerAt(before, seat).units;
    this.joined = new Set(
      playerAt(game, seat).units.flatMap(({ id }) => (own.some((unit) => unit.id === id) ? [] : [id])),
    );
    this.game = game;
    this.seat = seat;
    this.units = takers(game, seat, game.combat as Combat, mayFind);
    this.mayFind = mayFind;
    this.armor = armorOf(playerAt(game, seat));
    this.sparable = sparable(game, seat);
    this.hasOrder =
      works(game, seat, 'tauntDamage') || works(game, seat, 'ignoreDamage') || this.sparable > 0;
    this.taunts = working(game, seat, 'tauntDamage').map(({ lasting }) => lasting);
  }

  /** In which order attacks deal their damage matters only where a unit has to take one of them, or one is ignored. */
  of(foes: readonly Foe[], blows: readonly Blow[]): Harm[] {
    const found: Harm[] = [];
    for (const ordered of this.hasOrder ? orders(blows) : [blows]) this.add(found, foes, ordered);
    return found;
  }

  private add(found: Harm[], foes: readonly Foe[], blows: readonly Blow[]): void {
    for (const sharing of sharings(blows.length === 0 ? [] : this.units, blows.length))
      for (const taken of this.ordersOf(sharing, blows)) {
        const harm = this.dealt(foes, taken);
        if (harm === undefined || found.some((other) => isNoWorse(other, harm))) continue;
        for (let at = found.length - 1; at >= 0; at--)
          if (isNoWorse(harm, found[at] as Harm)) found.splice(at, 1);
        found.push(harm);
      }
  }

  /** The unit that this attack goes to first, unless it has taken another one before. */
  private tauntedBy({ foe, attack }: Blow, before: readonly Taken[]): Unit | undefined {
    const id = this.taunts.find((taunt) => taunt.foe === foe && taunt.attack === attack)?.unit;
    return before.some(({ units }) => units.some((each) => each === id))
      ? undefined
      : this.units.find((each) => each.id === id);
  }

  private ordersOf(sharing: readonly (readonly number[])[], blows: readonly Blow[]): Taken[][] {
    let all: Taken[][] = [[]];
    for (const [at, blow] of blows.entries())
      all = all.flatMap((taken) => orders(sharing[at] ?? []).map((units) => [...taken, { blow, units }]));
    return all;
  }

  private dealt(foes: readonly Foe[], taken: readonly Taken[]): Harm | undefined {
    const draft: Draft = {
      taken,
      wounds: 0,
      poison: 0,
      stunned: false,
      unitWounds: 0,
      unitsWounded: 0,
      unitsLost: 0,
      hurt: [],
      lost: [],
      influence: { need: 0, had: this.game.turn.influence },
      drunk: new Map(),
    };
    let spared: Spared = { damage: false, wounds: 0 };
    for (const [at, { blow, units }] of taken.entries()) {
      const there = scene(this.game, foes, 'damage');
      const foe = foes[blow.foe] as Foe;
      let left = damageOf(there, foe, blow.attack);
      const first = left === 0 ? undefined : this.tauntedBy(blow, taken.slice(0, at));
      if (first !== undefined && units[0] !== first.id) return undefined;
      for (const id of units) {
        if (left === 0) return undefined;
        const rest = this.onUnit(foe, blow, id, left, draft, id === first?.id);
        if (rest === undefined) return undefined;
        left = rest;
      }
      if (left > 0) spared = this.onHero(foe, blow, left, spared, draft);
    }
    const { level } = playerAt(this.game, this.seat);
    if ((this.game.combat?.wounds ?? 0) + draft.wounds >= levelAt(level).handLimit && draft.wounds > 0)
      draft.stunned = true;
    return draft;
  }

  private onHero(foe: Foe, { attack }: Blow, damage: number, before: Spared, draft: Draft): Spared {
    const blow = attackAt(foe, attack);
    const ignored = before.damage ? 0 : ignoredOf(this.game, this.seat, blow.element);
    const dealt = Math.ceil(Math.max(0, damage - ignored) / this.armor);
    const spared = Math.min(dealt, this.sparable - before.wounds);
    const wounds = dealt - spared;
    draft.wounds += wounds;
    if (attackHas(foe, blow, 'poison')) draft.poison += wounds;
    if (wounds > 0 && attackHas(foe, blow, 'paralyze')) draft.stunned = true;
    if (attackHas(foe, blow, 'vampiric')) draft.drunk.set(foe.id, (draft.drunk.get(foe.id) ?? 0) + wounds);
    return { damage: before.damage || ignored > 0, wounds: before.wounds + spared };
  }

  private onUnit(
    foe: Foe,
    { attack }: Blow,
    id: number,
    damage: number,
    draft: Draft,
    isTaunting: boolean,
  ): number | undefined {
    const blow = attackAt(foe, attack);
    const owner = playerAt(this.game, this.seat);
    const unit = this.units.find((each) => each.id === id) as Unit;
    if (attackHas(foe, blow, 'assassination') && !isTaunting) return undefined;
    draft.influence.need += cardOfUnit(unit).influenceForDamage ?? 0;
    if (!this.mayFind && draft.influence.need > draft.influence.had) return undefined;
    const armor = unitArmor(this.game, owner, unit);
    let left = damage;
    if (unitWithstands(this.game, owner, unit, blow.element)) {
      left = Math.max(0, left - armor);
      if (left === 0) return 0;
    }
    if (isShielded(unit)) return Math.max(0, left - armor);
    const level = this.joined.has(id) ? 0 : cardOfUnit(unit).level;
    const isLost = attackHas(foe, blow, 'paralyze');
    draft.hurt.push(id);
    if (isLost) {
      draft.unitsLost += level;
      draft.lost.push(id);
    } else {
      draft.unitWounds += level * (attackHas(foe, blow, 'poison') ? 2 : 1);
      if (!this.joined.has(id)) draft.unitsWounded++;
    }
    if (attackHas(foe, blow, 'vampiric')) draft.drunk.set(foe.id, (draft.drunk.get(foe.id) ?? 0) + 1);
    return Math.max(0, left - armor);
  }
}
