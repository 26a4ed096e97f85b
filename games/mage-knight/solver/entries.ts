// Everything that could be used for the demands of a stance, thing by thing.
import type { Point } from '../state.ts';
import type { Blow } from './field.ts';
import type { Harm } from './harm.ts';
import type { Model } from './model.ts';
import { halvesFor, type Options } from './options.ts';
import { NO_RESULT, type Scale } from './result.ts';
import type { Demand, Stance } from './stance.ts';
import { type Entry, type Option, Tools } from './tools.ts';
import type { PerFall, Use } from './use.ts';
import { weights } from './weights.ts';
import { costOfUse, isBoon, worthOfFalls } from './worth.ts';

const unitOf = ({ act }: Use): number | undefined =>
  act.startsWith('unit:') ? Number(act.slice(5)) : undefined;

/** Given on the condition that nothing was taken to hand. */
const isConditional = ({ path, never }: Point): boolean => path === undefined && never === undefined;

/**
 * Who lies stunned plays no cards in the attack phase, units that are hurt do nothing, nor take damage again, some take
 * it only for Influence, and some attacks are only made by whoever was not wounded.
 */
export function isBarred(
  use: Use,
  { phase }: Pick<Demand, 'phase'>,
  harm: Harm,
  taking: readonly number[],
): boolean {
  const unit = unitOf(use);
  if (use.influence < 0 && phase !== 'attack' && use.influence + harm.influence.had < harm.influence.need)
    return true;
  if (phase !== 'attack') return unit !== undefined && use.result.unitWounds > 0 && taking.includes(unit);
  if (use.act.startsWith('late:')) return harm.wounds > 0 && use.points.some(isConditional);
  return unit === undefined ? harm.stunned && use.cards.length > 0 : harm.hurt.includes(unit);
}

/** Whether it uses a unit that is lost afterwards: nobody counts that it was spent. */
export const isSpentInVain = (use: Use, { lost }: Harm): boolean => {
  const unit = unitOf(use);
  return unit !== undefined && lost.includes(unit);
};

/** Cards of whoever lies stunned are lost in any case, and so are units that fall. */
const sparedBy = ({ weights: own }: Scale, use: Use, harm: Harm, cards: readonly number[]): number =>
  (harm.stunned ? own.card * cards.length : 0) +
  (isSpentInVain(use, harm) ? own.unitSpent * use.result.unitsSpent : 0);

/** Of how much a use brings something: of the enemies that fall in its phase, to its attack, or of wounds. */
export function countFor(
  { falls, demands, harm }: Stance,
  { phase }: Use,
  demand: number,
  { scope }: PerFall,
): number {
  if (scope === 'wounds') return harm.wounds;
  if (scope === 'attack') {
    const met = demands[demand];
    return met?.kind === 'attack' ? met.foes.length : 0;
  }
  if (scope === 'turn') return falls.ranged + falls.block + falls.attack;
  return phase === 'damage' ? 0 : falls[phase];
}

/** Everybody has fallen before. */
const isTooLate = ({ falls }: Stance, { phase }: Use, foes: number): boolean =>
  (phase === 'block' && falls.ranged >= foes) || (phase === 'attack' && falls.ranged + falls.block >= foes);

const isOf = ({ kind, blow: own }: Demand, blow: Blow): boolean =>
  kind === 'block' && own?.foe === blow.foe && own.attack === blow.attack;

/** Points that wait are laid by an act of their own. */
const lateUse = (points: readonly Point[]): Use => ({
  phase: 'attack',
  act: 'late:0',
  script: ['late:0'],
  prices: [],
  cards: [],
  points,
  move: 0,
  influence: 0,
  before: [],
  aim: [],
  result: NO_RESULT,
  perFall: [],
  odd: false,
  opening: false,
  steady: false,
  vague: false,
});

/** The most for the least first. */
const byWorth = (a: Option, b: Option): number =>
  b.halves / (Math.max(0, b.cost) + weights.card) - a.halves / (Math.max(0, a.cost) + weights.card) ||
  a.demand - b.demand;

/** What brings mana, or is good by itself, comes first, then what gives most. */
const rank = ({ options }: Entry): number => {
  let most = 0;
  for (const { halves: n, demand } of options) most = Math.max(most, demand < 0 ? 1000 : n);
  return most;
};

/** Things with the same profile are of the same use here. */
const profileOf = (options: readonly Option[]): string =>
  options
    .map(({ demand, halves: n, cost, use }) =>
      [demand, n, cost.toFixed(4), ...use.prices.map(({ colours }) => colours.join(''))].join(':'),
    )
    .join(' ');

export class Entries {
  private readonly model: Model;
  private readonly options: Options;
  private readonly tools = new Map<string, Tools>();
  private readonly counts: boolean;

  constructor(model: Model, options: Options) {
    this.model = model;
    this.options = options;
    this.counts = [...model.plain, ...model.tricks, ...model.preludes].some(
      ({ perFall }) => perFall.length > 0,
    );
  }

  /** Many stances have the same. */
  toolsFor(stance: Stance, forced: readonly Use[]): Tools {
    const { demands, harm, falls } = stance;
    const taking = harm.taken.flatMap(({ units }) => units);
    const key = [
      ...demands.map((demand) => this.options.keyOf(demand)),
      harm.stunned,
      harm.wounds > 0,
      harm.hurt.join(),
      harm.lost.join(),
      taking.join(),
      harm.influence.need,
      ...(this.counts
        ? [harm.wounds, falls.ranged, falls.block, falls.attack, demands.map(({ foes }) => foes.length)]
        : []),
      ...forced.map((trick) => this.model.tricks.indexOf(trick)),
    ].join('|');
    let tools = this.tools.get(key);
    if (tools === undefined) {
      tools = new Tools(this.entriesFor(stance, taking, forced), demands.length, this.model.payments.mana);
      this.tools.set(key, tools);
    }
    return tools;
  }

  private optionOf(stance: Stance, use: Use, demand: number, halves: number): Option {
    const { scale } = this.model;
    const cards = this.model.kindsOf(use);
    const cost =
      costOfUse(scale, use) -
      sparedBy(scale, use, stance.harm, cards) -
      worthOfFalls(scale, use, (each) => countFor(stance, use, demand, each));
    return { use, demand, halves, cost, cards };
  }

  private entriesFor(stance: Stance, taking: readonly number[], forced: readonly Use[]): Entry[] {
    const { demands, harm } = stance;
    const { model } = this;
    const byAct = new Map<string, Option[]>();
    const add = (act: string, option: Option): void => {
      const others = byAct.get(act);
      if (others === undefined) byAct.set(act, [option]);
      else others.push(option);
    };
    for (const [index, demand] of demands.entries())
      for (const [act, options] of this.options.for(demand))
        for (const { use, halves } of options)
          if (!isBarred(use, demand, harm, taking)) add(act, this.optionOf(stance, use, index, halves));
    const givers = new Set<string>();
    for (const use of this.freely(stance, taking)) {
      add(use.act, this.optionOf(stance, use, -1, 0));
      givers.add(use.act);
    }
    const spoken = new Map<string, number>();
    for (const { act } of forced) spoken.set(act, (spoken.get(act) ?? 0) + 1);
    const entries: Entry[] = [];
    for (const [act, options] of byAct) {
      const sorted = options.sort(byWorth);
      const alike = givers.has(act) || sorted.some(({ cards }) => cards.length > 1) ? act : profileOf(sorted);
      for (let copy = spoken.get(act) ?? 0; copy < model.copiesOf(act); copy++)
        entries.push({ alike, options: sorted, forced: false });
    }
    entries.sort((a, b) => rank(b) - rank(a) || (a.alike < b.alike ? -1 : Number(a.alike > b.alike)));
    const isFirst = ({ options }: Entry): boolean =>
      options.some(({ use, demand }) => demand < 0 && use.gain !== undefined);
    return [
      ...this.forcedEntries(
        stance,
        forced.filter(({ opening }) => opening),
      ),
      ...entries.filter(isFirst),
      ...this.forcedEntries(
        stance,
        forced.filter(({ opening }) => !opening),
      ),
      ...entries.filter((entry) => !isFirst(entry)),
    ];
  }

  /** What brings mana, and what is good by itself. */
  private freely(stance: Stance, taking: readonly number[]): Use[] {
    const { plain, phase, scale } = this.model;
    return plain.filter((use) => {
      if (use.points.length > 0 || isBarred(use, use, stance.harm, taking)) return false;
      if (isTooLate(stance, use, scale.foes)) return false;
      return (use.gain !== undefined && use.phase === phase) || isBoon(scale, use);
    });
  }

  /** Whether all that has to be used can be, once the damage is taken. */
  allows({ harm }: Stance, forced: readonly Use[]): boolean {
    const taking = harm.taken.flatMap(({ units }) => units);
    return !forced.some((use) => isBarred(use, use, harm, taking));
  }

  private forcedEntries = (stance: Stance, forced: readonly Use[]): Entry[] =>
    forced.flatMap((use): Entry[] => {
      const { following } = use;
      const options: Option[] = following === undefined ? [this.optionOf(stance, use, -1, 0)] : [];
      for (const [index, demand] of stance.demands.entries()) {
        if (following !== undefined && !isOf(demand, following.blow)) continue;
        const n = demand.phase === use.phase && use.points.length > 0 ? halvesFor(use, demand) : 0;
        if (n > 0) options.unshift(this.optionOf(stance, use, index, n));
      }
      const own: Entry = { alike: `${use.act} forced`, options, forced: true };
      return following === undefined || following.later.length === 0
        ? [own]
        : [own, this.laterEntry(stance, following.later)];
    });

  /** An attack that a block has made possible. */
  private laterEntry(stance: Stance, points: readonly Point[]): Entry {
    const use = lateUse(points);
    const options = stance.demands.flatMap((demand, index): Option[] => {
      const n = demand.phase === use.phase ? halvesFor(use, demand) : 0;
      return n > 0 ? [{ use, demand: index, halves: n, cost: 0, cards: [] }] : [];
    });
    return { alike: 'late', options, forced: false };
  }
}
