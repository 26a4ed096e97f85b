// The best plans of a fight: every course it can take, the most promising first, each met as cheaply as it can be.
import type { Seat } from '@krcma/kernel';
import type { Combat, MageKnight } from '../state.ts';
import { Branch } from './branch.ts';
import { eventsIn, inOrder, nameOfCourse, orderOf, promised, spendsOf } from './courses.ts';
import { type Cover, CoverSearch, OutOfTime } from './cover.ts';
import { spoilsOf } from './field.ts';
import type { Worths } from './means.ts';
import { type Fight, Model } from './model.ts';
import type { Course } from './pilot.ts';
import type { Sharing } from './pool.ts';
import { isInOrder, isTooMuch, scriptIn } from './preludes.ts';
import { type FightResult, NO_RESULT, scaleOf, weighed } from './result.ts';
import type { Stance } from './stance.ts';
import { Stances } from './stances.ts';
import type { Option } from './tools.ts';
import { patchesOf, trickSets } from './tricks.ts';
import type { Use } from './use.ts';
import { costOfUse, worthAtMost } from './worth.ts';

/** A course that was found, by its numbers. */
export interface Found {
  readonly course: Course;
  readonly result: FightResult;
  readonly value: number;
}

export interface Search {
  /** The best first, one for each stance. */
  readonly found: readonly Found[];
  /** Why something better may exist; without any nothing does. */
  readonly doubts: ReadonlySet<string>;
}

const NEAR = 1e-9;

/** The most promising courses are glanced at first, so that none of them takes all the time. */
const GLANCES = 12;
const GLANCE = 100;

/** About what a card costs. */
const FIRST_STEP = 0.25;

/** Everybody falls and nobody is hurt: nothing is worth more. */
function paradise({ game, seat, scale }: Fight): number {
  const all = (game.combat?.foes ?? []).filter(({ defeated, role }) => !defeated && role !== 'summoned');
  const { fame, reputation } = spoilsOf(game, seat, all);
  return weighed(scale, { ...NO_RESULT, fame, reputation: Math.max(0, reputation), fallen: all.length });
}

/** So many things that change others are used in one plan. */
const MOST_PRELUDES = 3;

/** The nearer the limit, the less is looked at: it is drawn back as long as nothing is found. */
function cheapest(search: CoverSearch, bound: number, limit: number, looks: number): Cover | undefined {
  for (let more = FIRST_STEP; ; more *= 25) {
    const most = Math.min(limit, bound + more);
    const cover = search.run(most, looks);
    if (cover !== undefined || most === limit || !search.isCut || search.isGivenUp) return cover;
  }
}

class FightSearch {
  readonly found: Found[] = [];
  private readonly fight: Fight;
  private readonly isLate: () => boolean;
  private readonly refused: ReadonlySet<string>;
  private best: number;
  private readonly doubts = new Set<string>();
  private readonly heights: number;
  /** What all that is good by itself could bring, as far as it was seen. */
  private boons = 0;
  /** What levels could be worth that fame of uses brings. */
  private rise = 0;

  constructor(fight: Fight, isLate: () => boolean, refused: ReadonlySet<string>, best: number) {
    this.fight = fight;
    this.heights = paradise(fight);
    this.isLate = isLate;
    this.refused = refused;
    this.best = best;
  }

  run(): Search {
    try {
      this.runAll();
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error;
      this.doubts.add('out of time');
    }
    const found = this.found.sort((a, b) => b.value - a.value);
    return { found, doubts: this.doubts };
  }

  /** First without anything that changes others, then with one such thing, and so on. */
  private runAll(): void {
    let branches: (readonly Use[])[] = [[]];
    const seen = new Set<string>();
    for (let depth = 0; branches.length > 0; depth++) {
      const next: (readonly Use[])[] = [];
      for (const preludes of branches) {
        if (!this.couldBeWorth(preludes, this.boons)) continue;
        for (const use of this.runWith(preludes)) {
          const more = [...preludes, use];
          const key = more.map(scriptIn).sort().join('+');
          if (!isInOrder(more) || isTooMuch(this.fight, more)) continue;
          if (seen.has(key) || !this.couldBeWorth(more, this.boons)) continue;
          seen.add(key);
          next.push(more);
        }
      }
      if (depth === MOST_PRELUDES && next.length > 0) {
        this.doubts.add('more things that change others');
        return;
      }
      branches = next.sort((a, b) => this.priceOf(a) - this.priceOf(b));
    }
  }

  private doubt(doubts: ReadonlySet<string>): void {
    for (const each of doubts) this.doubts.add(each);
  }

  private couldBeWorth = (uses: readonly Use[], boons: number): boolean =>
    this.heights + this.rise + boons - this.priceOf(uses) > this.best + NEAR;

  private priceOf(uses: readonly Use[]): number {
    const { scale } = this.fight;
    let price = 0;
    for (const use of uses) price += costOfUse(scale, use) - worthAtMost(scale, use);
    return price;
  }

  private runWith(preludes: readonly Use[]): readonly Use[] {
    if (this.best > Number.NEGATIVE_INFINITY && this.isLate()) throw new OutOfTime();
    const model = new Model(this.fight, preludes);
    if (!model.stages.isSound) {
      if (model.stages.endsEarly) this.doubts.add('something ends its phase');
      return [];
    }
    this.doubt(model.doubts);
    const branch = new Branch(model);
    this.boons = Math.max(this.boons, branch.boons);
    this.rise = Math.max(this.rise, branch.rise);
    const couldBeWorth = (tricks: readonly Use[]): boolean =>
      this.couldBeWorth([...preludes, ...tricks], branch.boons);
    for (const tricks of trickSets(model, couldBeWorth)) this.lookWith(branch, tricks);
    if (model.pool.isVague) this.doubts.add('something waits for Move or Influence that is spent');
    return model.odd;
  }

  /** All courses with these things done to enemies; first of all one that asks for nothing. */
  private lookWith(branch: Branch, tricks: readonly Use[]): void {
    const { model, options } = branch;
    if (this.best > Number.NEGATIVE_INFINITY && this.isLate()) throw new OutOfTime();
    const forced = [...model.preludes, ...tricks];
    if (isTooMuch(this.fight, forced)) return;
    const price = this.priceOf(forced) - branch.boons;
    const stances = new Stances(
      {
        game: model.game,
        at: (phase) => model.stages.at(phase),
        seat: model.seat,
        phase: model.phase,
        scale: model.scale,
        most: options.most,
        least: options.least,
        floor: () => this.best + price - branch.rise - NEAR,
        pool: model.pool,
      },
      patchesOf(model, forced),
    );
    const all = stances.all();
    this.doubt(stances.doubts);
    const idle =
      this.best > Number.NEGATIVE_INFINITY ? undefined : all.find(({ demands }) => demands.length === 0);
    if (idle !== undefined) this.meet(branch, idle, forced);
    const met = new Set([idle]);
    const meetAll = (some: readonly Stance[], looks: number): void => {
      for (const stance of some) {
        if (stance.most < this.best + price - branch.rise - NEAR) break;
        if (!met.has(stance) && this.meet(branch, stance, forced, looks)) met.add(stance);
      }
    };
    if (idle !== undefined) meetAll(all.slice(0, GLANCES), GLANCE);
    meetAll(all, Number.POSITIVE_INFINITY);
  }

  /** Whether all of it was looked at. */
  private meet(
    branch: Branch,
    stance: Stance,
    forced: readonly Use[],
    looks = Number.POSITIVE_INFINITY,
  ): boolean {
    const { model } = branch;
    if (!branch.entries.allows(stance, forced)) return true;
    const limit = this.limitOf(stance);
    const rise = branch.levels.after(stance.result.fame);
    const worths =
      limit === Number.POSITIVE_INFINITY
        ? undefined
        : branch.relaxation.worths(stance, forced, limit + rise.most);
    if (limit < Number.POSITIVE_INFINITY && worths === undefined) return true;
    let isWhole = true;
    for (const sharing of branch.options.sharingsOf(stance.demands)) {
      const search = this.searchFor(branch, stance, forced, worths, sharing);
      const bound = worths === undefined ? this.limitOf(stance) : worths.bound - rise.most;
      const cover = cheapest(search, bound, this.limitOf(stance), looks);
      if (cover !== undefined)
        this.keep(model, stance, cover, spendsOf(stance, cover, sharing?.takings ?? []));
      if (search.isGivenUp) isWhole = false;
    }
    return isWhole;
  }

  private limitOf = ({ worth }: Stance): number =>
    this.best === Number.NEGATIVE_INFINITY ? Number.POSITIVE_INFINITY : worth - this.best;

  private searchFor(
    { model, entries, levels }: Branch,
    stance: Stance,
    forced: readonly Use[],
    worths: Worths | undefined,
    sharing: Sharing | undefined,
  ): CoverSearch {
    const { payments, means, scale } = model;
    const isFirst = this.best === Number.NEGATIVE_INFINITY;
    const rise = levels.after(stance.result.fame);
    return new CoverSearch(
      {
        tools: entries.toolsFor(stance, forced, rise.most > 0, sharing),
        payments,
        means,
        hand: model.handWith(stance.harm.wounds),
        crystal: scale.weights.crystal,
        rise,
        sharing,
      },
      stance.demands.map(({ need }) => need),
      // Something is always found.
      isFirst ? () => false : this.isLate,
      worths,
    );
  }

  private keep(model: Model, stance: Stance, cover: Cover, spends: readonly Option[]): void {
    const order = orderOf(stance, cover.picks, new Set(model.preludes));
    const picks = inOrder(stance, order, [...cover.picks, ...spends], model.preludes);
    const payment = model.payments.paymentOf(eventsIn(picks));
    if (payment === undefined) {
      this.doubts.add('a course cannot be paid in its order');
      return;
    }
    const course: Course = { stance, picks, order, mana: payment.mana };
    if (this.refused.has(nameOfCourse(course))) {
      this.doubts.add('the rules have refused a course');
      return;
    }
    const result = promised(course, payment.crystals);
    const value = weighed(model.scale, result);
    this.found.push({ course, result, value });
    this.best = Math.max(this.best, value);
  }
}

/** With little time fewer ways to use one thing are tried. */
const triesIn = (ms: number): number => Math.max(60, Math.min(1200, 4 * ms));

export const fightOf = (game: MageKnight, seat: Seat, ms: number): Fight => ({
  tries: triesIn(ms),
  game,
  seat,
  scale: scaleOf(game, seat, game.combat as Combat),
  tried: new Map(),
});

/** Everything that is worth more than this, but for courses that the rules have refused. */
export const searchFight = (
  fight: Fight,
  isLate: () => boolean,
  refused: ReadonlySet<string> = new Set(),
  best = Number.NEGATIVE_INFINITY,
): Search => new FightSearch(fight, isLate, refused, best).run();
