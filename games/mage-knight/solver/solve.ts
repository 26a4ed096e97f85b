// The best plans of a fight: every course it can take, the most promising first, each met as cheaply as it can be.
import type { Seat } from '@krcma/kernel';
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
      const { sets, whole } = trickSets(this.model);
      this.whole &&= whole;
      for (const tricks of sets) this.lookWith(tricks);
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error;
      this.whole = false;
    }
    const found = this.found.sort((a, b) => b.value - a.value);
    return { model: this.model, found, proved: this.whole };
  }

  /** All courses with these things done to enemies; first of all one that asks for nothing. */
  private lookWith(tricks: readonly Use[]): void {
    const { model } = this;
    if (this.found.length > 0 && performance.now() > this.until) throw new OutOfTime();
    let price = 0;
    for (const { result } of tricks) price += costOf(model.scale.weights, result) - result.fame;
    const stances = new Stances(
      {
        game: model.game,
        seat: model.seat,
        phase: model.phase,
        scale: model.scale,
        most: model.mostFor,
        least: (demand: Demand) => model.leastFor(demand),
        floor: () => this.best + price - NEAR,
      },
      patchesOf(model, tricks),
    );
    const all = stances.all();
    this.whole &&= stances.whole;
    const idle = this.found.length > 0 ? undefined : all.find(({ demands }) => demands.length === 0);
    if (idle !== undefined) this.meet(idle, tricks);
    for (const stance of all) {
      if (stance.most < this.best + price - NEAR) break;
      if (stance !== idle) this.meet(stance, tricks);
    }
  }

  private meet(stance: Stance, tricks: readonly Use[]): void {
    const { model } = this;
    const needs = stance.demands.map(({ need }) => need);
    const tools = model.toolsFor(stance, tricks);
    const search = new CoverSearch(
      tools,
      needs,
      model.payments,
      model.hand,
      this.until,
      model.scale.weights.crystal,
    );
    const limit =
      this.best === Number.NEGATIVE_INFINITY ? Number.POSITIVE_INFINITY : stance.worth - this.best;
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
