// The best plans of a fight: every course it can take, the most promising first, each met as cheaply as it can be.
import type { Seat } from '@krcma/kernel';
import type { CardId } from '../data/cards.ts';
import type { MageKnight } from '../state.ts';
import type { Moment } from './course.ts';
import { type Cover, CoverSearch, type Option, OutOfTime } from './cover.ts';
import type { ManaEvent } from './mana.ts';
import { Model } from './model.ts';
import { type Patch, patchBetween } from './patch.ts';
import { type Course, type Flown, flown } from './pilot.ts';
import { costOf, type FightResult, RESULT_PARTS, together, weighed } from './result.ts';
import { type Demand, type Patches, type Stance, Stances } from './stances.ts';
import type { Use } from './uses.ts';
import type { Weights } from './weights.ts';

/** A course that was found, by its numbers. */
export interface Found {
  readonly course: Course;
  readonly result: FightResult;
  readonly value: number;
}

export interface Search {
  readonly model: Model;
  /** The best first, one for each stance. */
  readonly found: readonly Found[];
  /** Nothing better exists. */
  readonly proved: boolean;
}

interface Candidate {
  readonly stance: Stance;
  readonly tricks: readonly Use[];
  /** What it is worth at most, tricks paid. */
  readonly most: number;
}

const NEAR = 1e-9;

/** Sets of tricks that are looked at. */
const MOST_TRICKS = 80;

const NO_PATCH: Patch = [];

/** Things that are done to enemies together: none, one, or two by different things. */
function trickSets({ tricks }: Model): { sets: (readonly Use[])[]; whole: boolean } {
  const sets: (readonly Use[])[] = [[], ...tricks.map((trick) => [trick])];
  for (const [at, one] of tricks.entries())
    for (const other of tricks.slice(at + 1)) if (one.act !== other.act) sets.push([one, other]);
  const acts = new Set(tricks.map(({ act }) => act)).size;
  return { sets: sets.slice(0, MOST_TRICKS), whole: sets.length <= MOST_TRICKS && acts <= 2 };
}

function patchesOf(model: Model, tricks: readonly Use[]): Patches {
  const of = (...phases: readonly string[]): Patch =>
    tricks
      .filter(({ phase }) => phases.includes(phase))
      .flatMap(({ foes = [], before }) => patchBetween(before, foes));
  const now = model.phase;
  return {
    ranged: now === 'attack' ? of('attack') : now === 'ranged' ? of('ranged') : NO_PATCH,
    block: now === 'attack' ? NO_PATCH : of('block'),
    attack: now === 'attack' ? NO_PATCH : of('attack'),
  };
}

const unitOf = (use: Use): number | undefined =>
  use.act.startsWith('unit:') ? Number(use.act.slice(5)) : undefined;

/** Who lies stunned plays no cards in the attack phase, and units that are hurt do nothing any more. */
const barredBy =
  ({ harm }: Stance) =>
  (use: Use, { phase }: Demand): boolean => {
    const unit = unitOf(use);
    if (phase !== 'attack')
      return (
        unit !== undefined &&
        use.result.unitWounds > 0 &&
        harm.taken.some(({ units }) => units.includes(unit))
      );
    if (unit !== undefined) return harm.hurt.includes(unit);
    return harm.stunned && use.cards.length > 0;
  };

/** Cards of whoever lies stunned are lost in any case. */
const costWhenStunned = (option: Option, { card }: Weights): Option => ({
  ...option,
  cost: option.cost - card * option.use.cards.length,
});

function inOrder(stance: Stance, picks: readonly Option[]): Option[] {
  const first = picks.filter(({ demand }) => demand < 0);
  const rest = (['ranged', 'block', 'attack'] as const).flatMap((phase) =>
    stance.demands.flatMap((demand, index) =>
      demand.phase === phase ? tricksFirst(picks.filter((pick) => pick.demand === index)) : [],
    ),
  );
  return [...first, ...rest];
}

const tricksFirst = (picks: readonly Option[]): Option[] =>
  [...picks].sort((a, b) => Number(b.use.foes !== undefined) - Number(a.use.foes !== undefined));

const eventsOf = (picks: readonly Option[]): ManaEvent[] =>
  picks.flatMap(({ use }): readonly ManaEvent[] =>
    use.gain === undefined ? use.prices : [...use.prices, use.gain],
  );

function promised({ stance, picks }: Course, crystals: number): FightResult {
  let result = stance.result;
  for (const { use } of picks) {
    const { cards, ...own } = use.result;
    result = together(result, { ...own, cards: stance.harm.stunned ? 0 : cards, mana: use.prices.length });
  }
  return together(result, { crystals });
}

class FightSearch {
  readonly model: Model;
  readonly found: Found[] = [];
  private readonly until: number;
  private best = Number.NEGATIVE_INFINITY;
  private whole: boolean;

  constructor(game: MageKnight, seat: Seat, until: number) {
    this.model = new Model(game, seat);
    this.whole = this.model.whole && this.model.odd.length === 0;
    this.until = until;
  }

  run(): Search {
    try {
      const candidates = this.candidates();
      const idle = candidates.find(
        ({ stance, tricks }) => stance.demands.length === 0 && tricks.length === 0,
      );
      if (idle !== undefined) this.meet(idle);
      for (const candidate of candidates) {
        if (candidate.most < this.best - NEAR) break;
        if (candidate !== idle) this.meet(candidate);
      }
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error;
      this.whole = false;
    }
    const found = this.found.sort((a, b) => b.value - a.value);
    return { model: this.model, found, proved: this.whole };
  }

  private candidates(): Candidate[] {
    const { model } = this;
    const { sets, whole } = trickSets(model);
    this.whole &&= whole;
    const all: Candidate[] = [];
    for (const tricks of sets) {
      if (all.length > 0 && performance.now() > this.until) throw new OutOfTime();
      const setting = {
        game: model.game,
        seat: model.seat,
        phase: model.phase,
        scale: model.scale,
        most: (demand: Demand) => model.mostFor(demand),
      };
      const stances = new Stances(setting, patchesOf(model, tricks));
      let price = 0;
      for (const { result } of tricks) price += costOf(model.scale.weights, result) - result.fame;
      for (const stance of stances.all()) all.push({ stance, tricks, most: stance.most - price });
      this.whole &&= stances.whole;
    }
    return all.sort((a, b) => b.most - a.most);
  }

  private meet({ stance, tricks }: Candidate): void {
    const { model } = this;
    const { demands, harm } = stance;
    const { weights } = model.scale;
    const entries = model
      .entriesFor(demands, barredBy(stance), tricks)
      .map((entry) =>
        harm.stunned
          ? { ...entry, options: entry.options.map((option) => costWhenStunned(option, weights)) }
          : entry,
      );
    const hand: ReadonlyMap<CardId, number> = model.hand;
    const needs = demands.map(({ need }) => need);
    const search = new CoverSearch(entries, needs, model.payments, hand, this.until, weights.crystal);
    const limit = this.best === Number.NEGATIVE_INFINITY ? Number.POSITIVE_INFINITY : stance.most - this.best;
    const cover = search.run(limit);
    if (cover !== undefined) this.keep(stance, cover);
  }

  private keep(stance: Stance, cover: Cover): void {
    const { model } = this;
    const picks = inOrder(stance, cover.picks);
    const payment = model.payments.paymentOf(eventsOf(picks));
    if (payment === undefined) return;
    const course: Course = { stance, picks, mana: payment.mana };
    const result = promised(course, payment.crystals);
    const value = weighed(model.scale, result);
    this.found.push({ course, result, value });
    this.best = Math.max(this.best, value);
  }
}

export const searchFight = (game: MageKnight, seat: Seat, until: number): Search =>
  new FightSearch(game, seat, until).run();

/** A plan that did not come to what it promised. */
export interface Broken {
  readonly why: string;
}

const differences = (result: FightResult, promise: FightResult): string =>
  RESULT_PARTS.filter((part) => result[part] !== promise[part])
    .map((part) => `${part} ${result[part]} instead of ${promise[part]}`)
    .join(', ');

/** Played through the rules: what it comes to, or why it is thrown away. */
export function proven(start: Moment, seat: Seat, { course, result }: Found): Flown | Broken {
  const flight = flown(start, seat, course);
  if ('why' in flight) return flight;
  const why = differences(flight.result, result);
  return why === '' ? flight : { why: `${flight.steps.join(' ')}: ${why}` };
}
