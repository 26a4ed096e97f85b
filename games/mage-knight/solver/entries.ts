// Everything that could be used for the demands of a stance, thing by thing.
import type { CombatPhase, Point } from '../state.ts';
import type { Blow } from './field.ts';
import { turnOf, wantedOf } from './givers.ts';
import type { Harm } from './harm.ts';
import type { Model } from './model.ts';
import { halvesFor, type Options } from './options.ts';
import type { Sharing } from './pool.ts';
import type { Scale } from './result.ts';
import type { Demand, Stance } from './stance.ts';
import { type Entry, type Option, Tools } from './tools.ts';
import { bareUse, othersOf, type PerFall, type Use } from './use.ts';
import { weights } from './weights.ts';
import { bringsFame, brought, costOfUse, isBoon, worthOfFalls } from './worth.ts';

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
const sparedBy = ({ weights: own }: Scale, use: Use, harm: Harm): number =>
  (harm.stunned ? own.card * use.cards.length : 0) +
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
const lateUse = (phase: CombatPhase, points: readonly Point[]): Use => ({
  ...bareUse(phase, ['late:0']),
  points,
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

const inTurns = (options: readonly Option[]): Option[][] =>
  [0, 1, 2].map((turn) => options.filter((option) => turnOf(option) === turn));

/** Things with the same profile are of the same use here. */
const profileOf = (options: readonly Option[]): string =>
  options
    .map(({ demand, halves: n, cost, fame, pots = [], use }) =>
      [
        demand,
        n,
        cost.toFixed(4),
        fame,
        pots.join(),
        ...use.prices.map(({ colours }) => colours.join('')),
      ].join(':'),
    )
    .join(' ');

/** Cards that other things could use up: none of them is like another one. */
function coveted(all: Iterable<readonly Option[]>, forced: readonly Use[]): ReadonlySet<string> {
  const taken = new Set<string>();
  const add = (use: Use): void => {
    for (const card of othersOf(use)) taken.add(`play:${card}`);
  };
  for (const options of all) for (const { use } of options) add(use);
  forced.forEach(add);
  return taken;
}

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
  toolsFor(stance: Stance, forced: readonly Use[], mayRise: boolean, sharing: Sharing | undefined): Tools {
    const { demands, harm, falls } = stance;
    const taking = harm.taken.flatMap(({ units }) => units);
    const key = [
      ...demands.map((demand) => this.options.keyOf(demand)),
      mayRise,
      sharing?.takings.map((taking) => taking?.id).join(),
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
      const entries = this.entriesFor(stance, taking, forced, mayRise);
      tools = new Tools(entries, demands.length, this.model.payments.mana, sharing);
      this.tools.set(key, tools);
    }
    return tools;
  }

  private optionOf(stance: Stance, use: Use, demand: number, halves: number): Option {
    const { scale } = this.model;
    const cards = this.model.kindsOf(use);
    const cost =
      costOfUse(scale, use) -
      sparedBy(scale, use, stance.harm) -
      worthOfFalls(scale, use, (each) => countFor(stance, use, demand, each));
    let { fame } = use.result;
    for (const each of use.perFall)
      if (each.what === 'fame') fame += brought(each, countFor(stance, use, demand, each));
    const pots = this.model.preludes.includes(use) ? undefined : this.model.pool.potsOf(use);
    return { use, demand, halves, cost, fame, cards, ...(pots !== undefined && { pots }) };
  }

  private entriesFor(
    stance: Stance,
    taking: readonly number[],
    forced: readonly Use[],
    mayRise: boolean,
  ): Entry[] {
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
    for (const [act, options] of this.options.givers)
      for (const { use } of options) {
        if (isBarred(use, use, harm, taking) || isTooLate(stance, use, model.scale.foes)) continue;
        add(act, this.optionOf(stance, use, -1, 0));
        givers.add(act);
      }
    for (const use of this.freely(stance, taking, mayRise)) {
      add(use.act, this.optionOf(stance, use, -1, 0));
      givers.add(use.act);
    }
    const spoken = new Map<string, number>();
    for (const { act } of forced) spoken.set(act, (spoken.get(act) ?? 0) + 1);
    const taken = coveted(byAct.values(), forced);
    const entries: Entry[] = [];
    for (const [act, options] of wantedOf(byAct, forced, model.isPolarized)) {
      const sorted = options.toSorted(byWorth);
      const isSole = givers.has(act) || taken.has(act) || sorted.some(({ use }) => othersOf(use).length > 0);
      const alike = isSole ? act : profileOf(sorted);
      for (const [turn, own] of inTurns(sorted).entries())
        for (let copy = spoken.get(act) ?? 0; own.length > 0 && copy < model.copiesOf(act); copy++)
          entries.push({ alike: `${turn} ${alike}`, options: own, forced: false });
    }
    entries.sort((a, b) => rank(b) - rank(a) || (a.alike < b.alike ? -1 : Number(a.alike > b.alike)));
    const inTurn = (turn: number): Entry[] =>
      entries.filter(({ options: [first] }) => first !== undefined && turnOf(first) === turn);
    return [
      ...this.forcedEntries(
        stance,
        forced.filter(({ opening }) => opening),
      ),
      ...inTurn(0),
      ...inTurn(1),
      ...this.forcedEntries(
        stance,
        forced.filter(({ opening }) => !opening),
      ),
      ...inTurn(2),
    ];
  }

  /** What brings mana, and what is good by itself. */
  private freely(stance: Stance, taking: readonly number[], mayRise: boolean): Use[] {
    const { plain, phase, scale } = this.model;
    return plain.filter((use) => {
      if (use.points.length > 0 || isBarred(use, use, stance.harm, taking)) return false;
      if (isTooLate(stance, use, scale.foes)) return false;
      if (use.gain !== undefined && use.phase === phase) return true;
      return isBoon(scale, use) || (mayRise && bringsFame(use));
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
      if (following === undefined) return [own];
      const { blow, later, parts } = following;
      return [
        own,
        ...(later.length === 0 ? [] : [this.laterEntry(stance, lateUse('attack', later), blow)]),
        ...parts.map((part) => this.laterEntry(stance, lateUse('block', [part]), blow)),
      ];
    });

  /** An attack that a block has made possible, or a part of it that goes against another one. */
  private laterEntry(stance: Stance, use: Use, blow: Blow): Entry {
    const options = stance.demands.flatMap((demand, index): Option[] => {
      const n = demand.phase === use.phase && !isOf(demand, blow) ? halvesFor(use, demand) : 0;
      return n > 0 ? [{ use, demand: index, halves: n, cost: 0, fame: 0, cards: [] }] : [];
    });
    return { alike: `late ${use.phase}`, options, forced: false };
  }
}
