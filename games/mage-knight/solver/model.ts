// A fight as its seat sees it: everything that could be used, phase by phase, and what it does.
import { cloneTable, type Seat } from '@krcma/kernel';
import { type CardId, WOUND } from '../data/cards.ts';
import { beginPhase } from '../rules/combat/phases.ts';
import { expire } from '../rules/lasting.ts';
import { purseOf } from '../rules/purse.ts';
import { COMBAT_PHASES, type Combat, type CombatPhase, type MageKnight, playerAt } from '../state.ts';
import { type Moment, momentOf } from './course.ts';
import type { Entry, Option } from './cover.ts';
import { type Blow, blowsOf, halves, isWalledIn, targetsIn } from './field.ts';
import { Payments } from './mana.ts';
import { costOf, type Scale, scaleOf } from './result.ts';
import type { Demand } from './stances.ts';
import { enrich, Trial, type Use } from './uses.ts';

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

export class Model {
  readonly game: MageKnight;
  readonly seat: Seat;
  readonly phase: CombatPhase;
  readonly scale: Scale;
  readonly payments: Payments;
  readonly hand: ReadonlyMap<CardId, number>;
  /** Uses that change enemies, in the phase they are used in. */
  readonly tricks: Use[] = [];
  /** Uses that only the rules know the worth of. */
  readonly odd: Use[] = [];
  /** Everything that could be used is known. */
  whole = true;
  private readonly plain: Use[] = [];
  private readonly blocks = new Map<string, readonly Use[]>();
  private readonly counted = new Map<string, Map<string, Option[]>>();

  constructor(game: MageKnight, seat: Seat) {
    const combat = game.combat as Combat;
    this.game = game;
    this.seat = seat;
    this.phase = combat.phase;
    this.scale = scaleOf(game, seat, combat);
    this.payments = new Payments(purseOf(game, seat));
    const hand = new Map<CardId, number>();
    for (const card of playerAt(game, seat).hand)
      if (card !== WOUND) hand.set(card, (hand.get(card) ?? 0) + 1);
    this.hand = hand;
    this.tryAll();
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
    let only: ReadonlySet<string> | undefined;
    for (const blow of blows) {
      const { uses } = this.tried('block', [blow], only);
      if (only === undefined) this.sort(uses.filter(({ points }) => points.length === 0));
      this.blocks.set(nameOf(blow), uses.filter(isBlock));
      only ??= new Set(uses.filter(isBlock).map(({ act }) => act));
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
    const key = keyOf(demand);
    const known = this.counted.get(key);
    if (known !== undefined) return known;
    const found = new Map<string, Option[]>();
    for (const use of this.usesFor(demand)) {
      const n = this.halvesFor(use, demand);
      if (n <= 0) continue;
      const option: Option = { use, demand: 0, halves: n, cost: costOfUse(this.scale, use) };
      const others = found.get(use.act) ?? [];
      if (others.some((other) => isNoWorse(other, option))) continue;
      found.set(use.act, [...others.filter((other) => !isNoWorse(option, other)), option]);
    }
    this.counted.set(key, found);
    return found;
  }

  /** All that could be laid for a demand, mana left aside. */
  mostFor(demand: Demand): number {
    let sum = 0;
    for (const [act, options] of this.optionsFor(demand)) {
      let most = 0;
      for (const option of options) most = Math.max(most, option.halves);
      sum += most * this.copiesOf(act);
    }
    for (const trick of this.tricks) if (trick.phase === demand.phase) sum += this.halvesFor(trick, demand);
    return sum;
  }

  copiesOf = (act: string): number =>
    act.startsWith('play:') ? (this.hand.get(act.slice(5) as CardId) ?? 0) : 1;

  /** Everything that could be used for these demands, what brings mana first. */
  entriesFor(
    demands: readonly Demand[],
    barred: (use: Use, demand: Demand) => boolean,
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
        for (const option of options) if (!barred(option.use, demand)) add(act, { ...option, demand: index });
    const givers = new Set<string>();
    for (const use of this.plain) {
      if (use.gain === undefined || use.phase !== this.phase || use.points.length > 0) continue;
      add(use.act, { use, demand: -1, halves: 0, cost: costOfUse(this.scale, use) });
      givers.add(use.act);
    }
    const spoken = new Map<string, number>();
    for (const { act } of forced) spoken.set(act, (spoken.get(act) ?? 0) + 1);
    const entries: Entry[] = [];
    const { card } = this.scale.weights;
    for (const [act, options] of byAct) {
      const sorted = options.sort((a, b) => b.halves / (b.cost + card) - a.halves / (a.cost + card));
      for (let copy = spoken.get(act) ?? 0; copy < this.copiesOf(act); copy++)
        entries.push({ act, options: sorted, forced: false });
    }
    entries.sort((a, b) => rank(b, givers) - rank(a, givers));
    return [...this.forcedEntries(demands, forced), ...entries];
  }

  private forcedEntries = (demands: readonly Demand[], forced: readonly Use[]): Entry[] =>
    forced.map((use) => {
      const cost = costOfUse(this.scale, use);
      const options: Option[] = [{ use, demand: -1, halves: 0, cost }];
      for (const [index, demand] of demands.entries()) {
        const n = demand.phase === use.phase && use.points.length > 0 ? this.halvesFor(use, demand) : 0;
        if (n > 0) options.unshift({ use, demand: index, halves: n, cost });
      }
      return { act: `${use.act} forced`, options, forced: true };
    });
}

const isBlock = ({ points, odd, foes }: Use): boolean => points.length > 0 && !odd && foes === undefined;

/** Fame counts as much as it says; what it leads to is counted with the whole result. */
const costOfUse = ({ weights }: Scale, { result, prices }: Use): number =>
  costOf(weights, result) - result.fame + weights.mana * prices.length;

const rank = ({ act, options }: Entry, givers: ReadonlySet<string>): number => {
  let most = givers.has(act) ? 1000 : 0;
  for (const { halves: n } of options) most = Math.max(most, n + (givers.has(act) ? 1000 : 0));
  return most * 1000 + (act.length % 997);
};

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
