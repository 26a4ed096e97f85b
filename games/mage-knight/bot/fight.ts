// A fight thought through by its numbers: whom to shoot, what to block, whom to strike, and what that costs.
import type { AttackKind, Element, Resistance } from '../data/types.ts';
import { type Counting, type Cover, cover, type Keeping, type Pick } from './cover.ts';
import { type Blow, type Guard, type Harm, harmOf, resists } from './harm.ts';
import type { Item, Means, Spent } from './means.ts';
import { war } from './weights.ts';

/** An enemy by its numbers. */
export interface Sketch {
  readonly foe: number;
  readonly armor: number;
  readonly resistances: readonly Resistance[];
  readonly fort: number;
  /** What it adds to the armor of whoever is attacked first (MK-13.25). */
  readonly defend: number;
  readonly blows: readonly Blow[];
  /** What defeating it brings; monsters that were called are no targets. */
  readonly worth: number;
  readonly isTarget: boolean;
}

export interface FightSetting {
  readonly phase: 'ranged' | 'block' | 'damage' | 'attack';
  readonly armor: number;
  /** With so many more wounds the hero is knocked out. */
  readonly stamina: number;
  /** For whoever defeats all of them, and for whoever does not. */
  readonly victory: number;
  readonly failure: number;
  /** Units that can take blows. */
  readonly guards?: readonly Guard[];
}

/** What is done in one phase. */
export interface Blockade {
  readonly blow: Blow;
  readonly picks: readonly Pick[];
}

export interface Assault {
  readonly foes: readonly number[];
  readonly picks: readonly Pick[];
}

export interface FightPlan {
  readonly worth: number;
  readonly wounds: number;
  readonly isWon: boolean;
  readonly shots: readonly Assault[];
  readonly blocks: readonly Blockade[];
  readonly strikes: readonly Assault[];
}

const efficient: Readonly<Record<Element, readonly Element[]>> = {
  physical: ['physical', 'fire', 'ice', 'coldFire'],
  fire: ['ice', 'coldFire'],
  ice: ['fire', 'coldFire'],
  coldFire: ['coldFire'],
};

const reaches = (kind: AttackKind, group: readonly Sketch[]): boolean =>
  kind === 'siege' || (kind === 'ranged' && group.every(({ fort }) => fort === 0));

/** In halves of a point, so that what counts half adds up (MK-12.6). */
export const countAttack =
  (group: readonly Sketch[], isRanged: boolean): Counting =>
  ({ gift: { attack, attackElement, attackKind } }) => {
    if (attack === 0 || (isRanged && !reaches(attackKind, group))) return 0;
    return attack * (group.some((foe) => resists(foe, attackElement)) ? 1 : 2);
  };

export const countBlock =
  ({ element }: Elemental): Counting =>
  ({ gift: { block, blockElement } }) =>
    block * (efficient[element].includes(blockElement) ? 2 : 1);

type Elemental = { readonly element: Element };

const mostAttack = ({ uses }: Item): number => {
  let most = 0;
  for (const { gift } of uses) most = Math.max(most, gift.attack);
  return most;
};

const mostBlock = ({ uses }: Item): number => {
  let most = 0;
  for (const { gift } of uses) most = Math.max(most, gift.block);
  return most;
};

/** What can attack is kept for the attack, what can block while there is something to block. */
export const keepAttack: Keeping = (item) => war.keep * Math.max(0, mostAttack(item) - 1);
const keepBlock: Keeping = (item) => war.keep * Math.max(0, mostBlock(item) - 1);
const keepNothing: Keeping = () => 0;

function subsets<T>(all: readonly T[]): T[][] {
  if (all.length <= 3) {
    let found: T[][] = [[]];
    for (const each of all) found = [...found, ...found.map((some) => [...some, each])];
    return found;
  }
  return [[], ...all.map((each) => [each]), [...all]];
}

/** Of many blows those that hurt most: none, one, two … */
function blockadesOf(blows: readonly Blow[]): Blow[][] {
  if (blows.length <= 2) return subsets(blows);
  const worst = [...blows].sort((a, b) => b.damage - a.damage);
  return Array.from({ length: worst.length + 1 }, (_, n) => worst.slice(0, n));
}

const armorOf = (group: readonly Sketch[]): number => {
  let sum = 0;
  for (const { armor } of group) sum += armor;
  return sum;
};

const defenceOf = (foes: readonly Sketch[]): number => {
  let sum = 0;
  for (const { defend } of foes) sum += defend;
  return sum;
};

const worthOf = (group: readonly Sketch[]): number => {
  let sum = 0;
  for (const { worth } of group) sum += worth;
  return sum;
};

interface Course extends Spent {
  readonly cost: number;
  /** What still defends whoever is attacked next. */
  readonly defence: number;
}

/** What was done before the attack phase. */
interface Past {
  readonly shots: readonly Assault[];
  readonly shot: readonly Sketch[];
  readonly blocks: readonly Blockade[];
  readonly taken: readonly Blow[];
}

interface Struck extends Course {
  readonly strikes: readonly Assault[];
  readonly fallen: readonly Sketch[];
}

/** Thinks one fight through. */
class Battle {
  private best: FightPlan | undefined;
  private readonly means: Means;
  private readonly setting: FightSetting;
  private readonly foes: readonly Sketch[];

  constructor(means: Means, foes: readonly Sketch[], setting: FightSetting) {
    this.means = means;
    this.foes = foes;
    this.setting = setting;
  }

  run(spent: Spent): FightPlan | undefined {
    const { phase } = this.setting;
    const start = { ...spent, cost: 0, defence: defenceOf(this.foes) };
    const targets = this.foes.filter(({ isTarget, fort }) => isTarget && fort < 2);
    if (phase !== 'ranged') this.stand(start, this.foes, []);
    else
      for (const group of subsets(targets)) {
        const shot = this.struck(group, start, true);
        if (shot === undefined) continue;
        const left = this.foes.filter((foe) => !group.includes(foe));
        this.stand(shot, left, group.length === 0 ? [] : [assaultOn(group, shot)], group);
      }
    return this.best;
  }

  private struck(group: readonly Sketch[], { cost, defence, ...spent }: Course, isRanged: boolean) {
    if (group.length === 0) return { ...spent, cost, defence, picks: [] };
    const keep = isRanged ? keepBlock : keepNothing;
    const need = 2 * (armorOf(group) + defence);
    const found = cover(this.means, spent, need, countAttack(group, isRanged), keep);
    return found && { ...found, cost: found.cost + cost, defence: 0 };
  }

  /** The block phase, the wounds it leaves and the attack phase. */
  private stand(
    course: Course,
    foes: readonly Sketch[],
    shots: readonly Assault[],
    shot: readonly Sketch[] = [],
  ): void {
    const { phase } = this.setting;
    const blows = phase === 'attack' ? [] : foes.flatMap((foe) => foe.blows);
    for (const blocked of phase === 'damage' ? [[]] : blockadesOf(blows)) {
      const stood = this.blocked(blocked, course);
      if (stood === undefined) continue;
      const taken = blows.filter((blow) => !blocked.includes(blow));
      this.hitBack(stood, foes, { shots, shot, blocks: stood.blocks, taken });
    }
  }

  private blocked(blows: readonly Blow[], course: Course): (Course & { blocks: Blockade[] }) | undefined {
    let now: Course = course;
    const blocks: Blockade[] = [];
    for (const blow of blows) {
      const found: Cover | undefined = cover(this.means, now, 2 * blow.block, countBlock(blow), keepAttack);
      if (found === undefined) return undefined;
      now = { ...now, used: found.used, paid: found.paid, cost: now.cost + found.cost };
      blocks.push({ blow, picks: found.picks });
    }
    return { ...now, blocks };
  }

  /** With units that take blows, and without: whoever does so does not strike. */
  private harms(taken: readonly Blow[]): Harm[] {
    const { armor, stamina, guards = [] } = this.setting;
    const alone = harmOf(taken, armor, stamina, []);
    const guarded = guards.length === 0 || taken.length === 0 ? alone : harmOf(taken, armor, stamina, guards);
    return guarded.cost === alone.cost && guarded.hurt.length === 0 ? [guarded] : [guarded, alone];
  }

  private hitBack(course: Course, foes: readonly Sketch[], past: Past): void {
    const targets = foes.filter(({ isTarget }) => isTarget);
    for (const harm of this.harms(past.taken)) {
      const stood = this.without(harm.hurt, course);
      for (const struck of harm.stunned ? [this.none(stood)] : this.strikesAt(targets, stood))
        this.keep(struck, harm, targets, past);
    }
  }

  private keep(
    { strikes, fallen, cost }: Struck,
    harm: Harm,
    targets: readonly Sketch[],
    { shot, shots, blocks }: Past,
  ): void {
    const isWon = fallen.length === targets.length;
    const { victory, failure } = this.setting;
    const worth = worthOf(shot) + worthOf(fallen) + (isWon ? victory : failure) - harm.cost - cost;
    if (this.best !== undefined && worth <= this.best.worth) return;
    this.best = { worth, wounds: harm.wounds, isWon, shots, blocks, strikes };
  }

  /** Whoever was wounded does not strike. */
  private without(hurt: readonly number[], course: Course): Course {
    let { used } = course;
    for (const [index, { unit }] of this.means.items.entries())
      if (unit !== undefined && hurt.includes(unit)) used |= 1 << index;
    return { ...course, used };
  }

  private none = (course: Course): Struck => ({ ...course, strikes: [], fallen: [] });

  /** All at once, as many as can be one by one, or nobody. */
  private strikesAt(targets: readonly Sketch[], course: Course): Struck[] {
    const found = [this.none(course)];
    if (targets.length === 0) return found;
    const together = this.struck(targets, course, false);
    if (together !== undefined)
      found.push({ ...together, strikes: [assaultOn(targets, together)], fallen: targets });
    else if (targets.length > 1) found.push(this.oneByOne(targets, course));
    return found;
  }

  private oneByOne(targets: readonly Sketch[], course: Course): Struck {
    let now = this.none(course);
    const dearest = [...targets].sort((a, b) => b.worth / b.armor - a.worth / a.armor);
    for (const foe of dearest) {
      const struck = this.struck([foe], now, false);
      if (struck === undefined) continue;
      now = {
        ...struck,
        strikes: [...now.strikes, assaultOn([foe], struck)],
        fallen: [...now.fallen, foe],
      };
    }
    return now;
  }
}

const assaultOn = (group: readonly Sketch[], { picks }: { picks: readonly Pick[] }): Assault => ({
  foes: group.map(({ foe }) => foe),
  picks,
});

/** The best course of a fight from its present phase on. */
export const planFight = (
  means: Means,
  spent: Spent,
  foes: readonly Sketch[],
  setting: FightSetting,
): FightPlan | undefined => new Battle(means, foes, setting).run(spent);
