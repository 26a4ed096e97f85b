// A fight as its seat sees it: everything that could be used, phase by phase, and what it does.
import { cloneTable, type Seat } from '@krcma/kernel';
import { type CardId, WOUND } from '../data/cards.ts';
import { beginPhase } from '../rules/combat/phases.ts';
import { opAt } from '../rules/effects/op-at.ts';
import { expire } from '../rules/lasting.ts';
import { purseOf } from '../rules/purse.ts';
import { COMBAT_PHASES, type Combat, type CombatPhase, type MageKnight, playerAt } from '../state.ts';
import { type Moment, momentOf } from './course.ts';
import { type Entry, type Option, Tools } from './cover.ts';
import { type Blow, blowsOf, halves, isWalledIn, targetsIn } from './field.ts';
import type { Harm } from './harm.ts';
import { Payments, sizeOf } from './mana.ts';
import { costOf, type Scale, scaleOf } from './result.ts';
import type { Demand, Stance } from './stances.ts';
import { enrich, Trial, type Use } from './uses.ts';
import { weights } from './weights.ts';

/** The table at a phase to come, with this aim; nobody has been defeated in the meantime. */
function standingAt(game: MageKnight, seat: Seat, phase: CombatPhase, aim: Combat['aim']): Moment {
  const copy = cloneTable(game);
  const combat = copy.combat as Combat;
  if (combat.phase !== phase) {
    expire(copy, seat, 'phase');
    beginPhase(copy, seat, combat, phase);
  }
  combat.points = [];
  combat.aim = aim;
  enrich(copy, seat);
  return momentOf(copy, seat);
}

const nameOf = ({ foe, attack }: Blow): string => `${foe}.${attack}`;

/** Of the ways to meet a demand: all together, the most one gives, and what it costs at least. */
interface Measure {
  readonly all: number;
  readonly most: number;
  readonly cost: number;
  readonly ratio: number;
}

export class Model {
  readonly game: MageKnight;
  readonly seat: Seat;
  readonly phase: CombatPhase;
  readonly scale: Scale;
  readonly payments: Payments;
  /** Kinds of cards in hand, and how many there are of each. */
  readonly kinds: readonly CardId[];
  readonly hand: readonly number[];
  /** Uses that change enemies, in the phase they are used in. */
  readonly tricks: Use[] = [];
  /** Uses that only the rules know the worth of. */
  readonly odd: Use[] = [];
  /** Everything that could be used is known. */
  whole = true;
  private readonly plain: Use[] = [];
  private readonly blocks = new Map<string, readonly Use[]>();
  private readonly measures = new Map<string, Measure>();
  private readonly tools = new Map<string, Tools>();
  private readonly keys = new WeakMap<Demand, string>();
  private readonly counted = new Map<string, Map<string, Option[]>>();

  constructor(game: MageKnight, seat: Seat) {
    const combat = game.combat as Combat;
    this.game = game;
    this.seat = seat;
    this.phase = combat.phase;
    this.scale = scaleOf(game, seat, combat);
    const held = playerAt(game, seat).hand.filter((card) => card !== WOUND);
    this.kinds = [...new Set(held)];
    this.hand = this.kinds.map((kind) => held.filter((card) => card === kind).length);
    this.tryAll();
    this.payments = new Payments(purseOf(game, seat), this.manaToCome());
  }

  /** What all that brings mana could bring together. */
  private manaToCome(): number {
    const most = new Map<string, number>();
    for (const { act, gain } of this.plain)
      if (gain !== undefined) most.set(act, Math.max(most.get(act) ?? 0, sizeOf(gain)));
    let sum = 0;
    for (const [act, n] of most) sum += n * this.copiesOf(act);
    return sum;
  }

  private tryAll(): void {
    const now = COMBAT_PHASES.indexOf(this.phase);
    if (now === 0) this.tryRanged();
    if (now <= 1) this.tryBlocks();
    this.tryAttack();
  }

  private tryRanged(): void {
    const foes = this.game.combat?.foes ?? [];
    const targets = targetsIn(this.game, foes, 'ranged').map(({ id }) => id);
    const [open = targets[0]] = targets.filter((id) => !isWalledIn(this.game, foes, [id]));
    this.sort(this.tried('ranged', open === undefined ? [] : [{ foe: open }]).uses);
  }

  private tryAttack(): void {
    const [first] = targetsIn(this.game, this.game.combat?.foes ?? [], 'attack');
    if (first !== undefined) this.sort(this.tried('attack', [{ foe: first.id }]).uses);
  }

  /** What blocks one attack may count differently against another one. */
  private tryBlocks(): void {
    const start = standingAt(this.game, this.seat, 'block', []).game;
    const blows = start.combat === null ? [] : blowsOf(this.game, start.combat.foes);
    let first: readonly Use[] | undefined;
    for (const blow of blows) {
      if (first === undefined) {
        first = this.tried('block', [blow]).uses;
        this.sort(first.filter(({ points }) => points.length === 0));
        this.blocks.set(nameOf(blow), first.filter(isBlock));
        continue;
      }
      const aimed = new Set(first.filter(dependsOnAim).map(({ act }) => act));
      const again = aimed.size === 0 ? [] : this.tried('block', [blow], aimed).uses;
      this.blocks.set(
        nameOf(blow),
        [...first.filter(({ act }) => !aimed.has(act)), ...again].filter(isBlock),
      );
    }
  }

  private tried(phase: CombatPhase, aim: Combat['aim'], only?: ReadonlySet<string>): Trial {
    const trial = new Trial(standingAt(this.game, this.seat, phase, aim), this.seat, phase).run(only);
    this.whole &&= trial.whole;
    return trial;
  }

  private sort(uses: readonly Use[]): void {
    for (const use of uses) {
      if (use.odd) this.addOdd(use);
      else if (use.foes !== undefined) this.addTrick(use);
      else if (
        use.points.length > 0 ||
        use.move > 0 ||
        use.gain !== undefined ||
        costOf(this.scale.weights, use.result) < 0
      )
        this.plain.push(use);
    }
  }

  private addOdd(use: Use): void {
    if (!this.odd.some(({ script }) => script.join() === use.script.join())) this.odd.push(use);
  }

  /** What is done to an enemy is done as early as it can be. */
  private addTrick(use: Use): void {
    if (this.tricks.some(({ script, points }) => points.length === 0 && script.join() === use.script.join()))
      return;
    this.tricks.push(use);
  }

  private usesFor({ kind, phase, blow }: Demand): readonly Use[] {
    if (kind === 'block' && blow !== undefined) return this.blocks.get(nameOf(blow)) ?? this.firstBlocks();
    if (kind === 'slow') return this.plain.filter(({ move }) => move > 0);
    return this.plain.filter((use) => use.phase === phase && use.points.length > 0);
  }

  private firstBlocks = (): readonly Use[] => this.blocks.values().next().value ?? [];

  /** Halves that a use gives to a demand; 0 where it does not fit. */
  halvesFor(use: Use, { kind, walled, there }: Demand): number {
    if (kind === 'slow') return 2 * use.move;
    let sum = 0;
    for (const point of use.points) {
      if (kind === 'attack' && walled && point.kind !== 'siege') return 0;
      sum += halves(there, point);
    }
    return sum;
  }

  /** The ways to meet a demand, by the thing that is used; those left out are never better. */
  optionsFor(demand: Demand): ReadonlyMap<string, Option[]> {
    const key = this.keyOf(demand);
    const known = this.counted.get(key);
    if (known !== undefined) return known;
    const found = new Map<string, Option[]>();
    for (const use of this.usesFor(demand)) {
      const n = this.halvesFor(use, demand);
      if (n <= 0) continue;
      const option: Option = {
        use,
        demand: 0,
        halves: n,
        cost: costOfUse(this.scale, use),
        cards: this.kindsOf(use),
      };
      const others = found.get(use.act) ?? [];
      if (others.some((other) => isNoWorse(other, option))) continue;
      found.set(use.act, [...others.filter((other) => !isNoWorse(option, other)), option]);
    }
    this.counted.set(key, found);
    return found;
  }

  /** What meeting a demand costs at least. */
  leastFor(demand: Demand): number {
    const { most, cost, ratio } = this.measureOf(demand);
    return most === 0 ? 0 : Math.max(0, Math.ceil(demand.need / most) * cost, demand.need * ratio);
  }

  /** All that could be laid for a demand, mana left aside. */
  mostFor = (demand: Demand): number => this.measureOf(demand).all;

  private measureOf(demand: Demand): Measure {
    const key = this.keyOf(demand);
    let measure = this.measures.get(key);
    if (measure === undefined) {
      measure = this.measured(demand);
      this.measures.set(key, measure);
    }
    return measure;
  }

  private measured(demand: Demand): Measure {
    let [all, most, cost, ratio] = [0, 0, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (const [act, options] of this.optionsFor(demand)) {
      let own = 0;
      for (const option of options) {
        own = Math.max(own, option.halves);
        cost = Math.min(cost, option.cost);
        ratio = Math.min(ratio, option.cost / option.halves);
      }
      most = Math.max(most, own);
      all += own * this.copiesOf(act);
    }
    for (const trick of this.tricks) {
      const n = trick.phase === demand.phase ? this.halvesFor(trick, demand) : 0;
      all += n;
      if (n > 0) most = 0;
    }
    return { all, most, cost, ratio };
  }

  copiesOf = (act: string): number =>
    act.startsWith('play:') ? (this.hand[this.kinds.indexOf(act.slice(5) as CardId)] ?? 0) : 1;

  private kindsOf = ({ cards }: Use): number[] => cards.map((card) => this.kinds.indexOf(card));

  /** Everything that could be used for the demands of a stance; many stances have the same. */
  toolsFor({ demands, harm }: Stance, tricks: readonly Use[]): Tools {
    const taking = harm.taken.flatMap(({ units }) => units);
    const key = [
      ...demands.map((demand) => this.keyOf(demand)),
      harm.stunned,
      harm.hurt.join(),
      taking.join(),
      ...tricks.map((trick) => this.tricks.indexOf(trick)),
    ].join('|');
    let tools = this.tools.get(key);
    if (tools === undefined) {
      tools = new Tools(this.entriesFor(demands, harm, taking, tricks), demands.length, this.payments.mana);
      this.tools.set(key, tools);
    }
    return tools;
  }

  private keyOf(demand: Demand): string {
    let key = this.keys.get(demand);
    if (key === undefined) {
      key = keyOf(demand);
      this.keys.set(demand, key);
    }
    return key;
  }

  /** What brings mana comes first. */
  private entriesFor(
    demands: readonly Demand[],
    harm: Harm,
    taking: readonly number[],
    forced: readonly Use[],
  ): Entry[] {
    const byAct = new Map<string, Option[]>();
    const add = (act: string, option: Option): void => {
      const others = byAct.get(act);
      if (others === undefined) byAct.set(act, [option]);
      else others.push(option);
    };
    for (const [index, demand] of demands.entries())
      for (const [act, options] of this.optionsFor(demand))
        for (const option of options)
          if (!isBarred(option.use, demand, harm, taking))
            add(act, { ...option, demand: index, cost: option.cost - sparedBy(this.scale, harm, option) });
    const givers = new Set<string>();
    for (const use of this.plain) {
      if (use.gain === undefined || use.phase !== this.phase || use.points.length > 0) continue;
      const cards = this.kindsOf(use);
      add(use.act, {
        use,
        demand: -1,
        halves: 0,
        cost: costOfUse(this.scale, use) - sparedBy(this.scale, harm, { cards }),
        cards,
      });
      givers.add(use.act);
    }
    const spoken = new Map<string, number>();
    for (const { act } of forced) spoken.set(act, (spoken.get(act) ?? 0) + 1);
    const entries: Entry[] = [];
    for (const [act, options] of byAct) {
      const sorted = options.sort(byWorth);
      const alike = givers.has(act) || sorted.some(({ cards }) => cards.length > 1) ? act : profileOf(sorted);
      for (let copy = spoken.get(act) ?? 0; copy < this.copiesOf(act); copy++)
        entries.push({ alike, options: sorted, forced: false });
    }
    entries.sort((a, b) => rank(b) - rank(a) || (a.alike < b.alike ? -1 : Number(a.alike > b.alike)));
    return [...this.forcedEntries(demands, harm, forced), ...entries];
  }

  private forcedEntries = (demands: readonly Demand[], harm: Harm, forced: readonly Use[]): Entry[] =>
    forced.map((use) => {
      const cards = this.kindsOf(use);
      const cost = costOfUse(this.scale, use) - sparedBy(this.scale, harm, { cards });
      const options: Option[] = [{ use, demand: -1, halves: 0, cost, cards }];
      for (const [index, demand] of demands.entries()) {
        const n = demand.phase === use.phase && use.points.length > 0 ? this.halvesFor(use, demand) : 0;
        if (n > 0) options.unshift({ use, demand: index, halves: n, cost, cards });
      }
      return { alike: `${use.act} forced`, options, forced: true };
    });
}

/** Its block counts more against some attacks. */
const dependsOnAim = ({ points }: Use): boolean =>
  points.some(({ source, path }) => {
    if (path === undefined || source === 'sideways' || source === 'move' || source === 'influence')
      return false;
    const op = opAt({ source, path });
    return op.op === 'block' && (op.doubleVsSwift ?? op.bonusPer) !== undefined;
  });

const isBlock = ({ points, odd, foes }: Use): boolean => points.length > 0 && !odd && foes === undefined;

/** Fame counts as much as it says; what it leads to is counted with the whole result. */
const costOfUse = ({ weights }: Scale, { result, prices }: Use): number =>
  costOf(weights, result) - result.fame + weights.mana * prices.length;

const unitOf = ({ act }: Use): number | undefined =>
  act.startsWith('unit:') ? Number(act.slice(5)) : undefined;

/** Who lies stunned plays no cards in the attack phase, and units that are hurt do nothing, nor take damage again. */
function isBarred(use: Use, { phase }: Demand, { hurt, stunned }: Harm, taking: readonly number[]): boolean {
  const unit = unitOf(use);
  if (phase !== 'attack') return unit !== undefined && use.result.unitWounds > 0 && taking.includes(unit);
  return unit === undefined ? stunned && use.cards.length > 0 : hurt.includes(unit);
}

/** Cards of whoever lies stunned are lost in any case. */
const sparedBy = ({ weights }: Scale, { stunned }: Harm, { cards }: Pick<Option, 'cards'>): number =>
  stunned ? weights.card * cards.length : 0;

/** The most for the least first. */
const byWorth = (a: Option, b: Option): number =>
  b.halves / (b.cost + weights.card) - a.halves / (a.cost + weights.card) || a.demand - b.demand;

/** What brings mana comes first, then what gives most. */
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

/** Demands that everything counts alike for have the same ways. */
function keyOf({ kind, phase, blow, walled, foes, there }: Demand): string {
  if (kind === 'slow') return 'slow';
  const elements = (['physical', 'fire', 'ice', 'coldFire'] as const).map((element) =>
    halves(there, { n: 1, element, kind: kind === 'block' ? 'block' : 'melee', source: 'sideways' }),
  );
  const what = blow === undefined ? foes.length > 0 : nameOf(blow);
  return `${kind} ${phase} ${walled} ${elements.join()} ${what}`;
}

const isNoWorse = (one: Option, other: Option): boolean =>
  one.halves >= other.halves &&
  one.cost <= other.cost &&
  one.use.prices.every((price) =>
    other.use.prices.some(
      (each) => each.colours.join() === price.colours.join() && each.forSpellPower === price.forSpellPower,
    ),
  ) &&
  one.use.prices.length <= other.use.prices.length &&
  one.use.gain === undefined &&
  other.use.gain === undefined &&
  one.use.result.wounds <= other.use.result.wounds &&
  one.use.cards.every((card) => other.use.cards.includes(card)) &&
  one.use.cards.length <= other.use.cards.length;
