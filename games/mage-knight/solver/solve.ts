// The best plans of a fight: every course it can take, the most promising first, each met as cheaply as it can be.
import type { Seat } from '@krcma/kernel';
import { COMBAT_PHASES, type Combat, type MageKnight, playerAt } from '../state.ts';
import { eventsOf, inOrder, nameOfCourse, orderOf, promised } from './courses.ts';
import { type Cover, CoverSearch, OutOfTime } from './cover.ts';
import { Entries } from './entries.ts';
import { spoilsOf } from './field.ts';
import { Levels } from './levels.ts';
import { type Fight, Model, scriptOf } from './model.ts';
import { Options } from './options.ts';
import type { Course } from './pilot.ts';
import { Relaxation } from './relaxed.ts';
import { type FightResult, NO_RESULT, scaleOf, weighed } from './result.ts';
import type { Stance } from './stance.ts';
import { Stances } from './stances.ts';
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

/** What was read of a later phase no longer holds if something is done before it. */
const isInOrder = (uses: readonly Use[]): boolean => {
  const phases = uses.map(({ phase }) => COMBAT_PHASES.indexOf(phase));
  return phases.every((phase, at) => at === 0 || phase >= (phases[at - 1] as number));
};

const scriptIn = (use: Use): string => `${use.phase} ${scriptOf(use)}`;

/** The same thing is not used more often than it is there. */
function isTooMuch({ game, seat }: Fight, uses: readonly Use[]): boolean {
  const { hand } = playerAt(game, seat);
  const left = [...hand];
  const others = new Set<string>();
  for (const { act, cards } of uses) {
    if (!act.startsWith('play:')) {
      if (others.has(act)) return true;
      others.add(act);
    }
    for (const card of cards) {
      const at = left.indexOf(card);
      if (at < 0) return true;
      left.splice(at, 1);
    }
  }
  return false;
}

/** The nearer the limit, the less is looked at: it is drawn back as long as nothing is found. */
function cheapest(search: CoverSearch, bound: number, limit: number): Cover | undefined {
  for (let more = FIRST_STEP; ; more *= 100) {
    const most = Math.min(limit, bound + more);
    const cover = search.run(most);
    if (cover !== undefined || most === limit) return cover;
  }
}

class FightSearch {
  readonly found: Found[] = [];
  private readonly fight: Fight;
  private readonly isLate: () => boolean;
  private readonly refused: ReadonlySet<string>;
  private best: number;
  private readonly doubts = new Set<string>();
  /** What courses could come to whose uses may bring a level. */
  private readonly hopes: number[] = [];
  private readonly heights: number;
  /** What all that is good by itself could bring, as far as it was seen. */
  private boons = 0;

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
    if (this.hopes.some((hope) => hope > this.best + NEAR))
      this.doubts.add('fame of cards may bring a level');
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
    this.heights + boons - this.priceOf(uses) > this.best + NEAR;

  private priceOf(uses: readonly Use[]): number {
    const { scale } = this.fight;
    let price = 0;
    for (const use of uses) price += costOfUse(scale, use) - worthAtMost(scale, use);
    return price;
  }

  private runWith(preludes: readonly Use[]): readonly Use[] {
    if (this.best > Number.NEGATIVE_INFINITY && this.isLate()) throw new OutOfTime();
    const model = new Model(this.fight, preludes);
    if (!model.stages.isSound) return [];
    this.doubt(model.doubts);
    const branch = new Branch(model);
    this.boons = Math.max(this.boons, branch.boons);
    const couldBeWorth = (tricks: readonly Use[]): boolean =>
      this.couldBeWorth([...preludes, ...tricks], branch.boons);
    for (const tricks of trickSets(model, couldBeWorth)) this.lookWith(branch, tricks);
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
      },
      patchesOf(model, forced),
    );
    const all = stances.all();
    this.doubt(stances.doubts);
    const idle =
      this.best > Number.NEGATIVE_INFINITY ? undefined : all.find(({ demands }) => demands.length === 0);
    if (idle !== undefined) this.meet(branch, idle, forced);
    for (const stance of all) {
      if (stance.most < this.best + price - branch.rise - NEAR) break;
      if (stance !== idle) this.meet(branch, stance, forced);
    }
  }

  private meet(branch: Branch, stance: Stance, forced: readonly Use[]): void {
    const { model } = branch;
    if (!branch.entries.allows(stance, forced)) return;
    const limit =
      this.best === Number.NEGATIVE_INFINITY ? Number.POSITIVE_INFINITY : stance.worth - this.best;
    const rise = branch.levels.after(stance.result.fame);
    const worths =
      limit === Number.POSITIVE_INFINITY ? undefined : branch.relaxation.worths(stance, forced, limit + rise);
    if (limit < Number.POSITIVE_INFINITY && worths === undefined) return;
    if (rise > 0) this.hopes.push(stance.worth + rise - (worths?.bound ?? 0));
    const needs = stance.demands.map(({ need }) => need);
    const tools = branch.entries.toolsFor(stance, forced);
    const search = new CoverSearch(
      tools,
      needs,
      model.payments,
      model.hand,
      // Something is always found.
      this.best === Number.NEGATIVE_INFINITY ? () => false : this.isLate,
      model.scale.weights.crystal,
      model.means,
      worths,
    );
    const cover = cheapest(search, worths?.bound ?? limit, limit);
    if (cover !== undefined) this.keep(model, stance, cover);
  }

  private keep(model: Model, stance: Stance, cover: Cover): void {
    const order = orderOf(stance, cover.picks, new Set(model.preludes));
    const picks = inOrder(stance, order, cover.picks, model.preludes);
    const payment = model.payments.paymentOf(eventsOf(picks));
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

/** A model with what is read from it. */
class Branch {
  readonly model: Model;
  readonly options: Options;
  readonly entries: Entries;
  readonly relaxation: Relaxation;
  readonly levels: Levels;
  /** How much more than it says the fame of uses could be worth. */
  readonly rise: number;
  /** What everything that is good by itself could bring. */
  readonly boons: number;

  constructor(model: Model) {
    this.model = model;
    this.options = new Options(model);
    this.entries = new Entries(model, this.options);
    this.relaxation = new Relaxation(model, this.options);
    this.levels = new Levels(model);
    this.rise = this.levels.upTo(spoilsOf(model.game, model.seat, model.game.combat?.foes ?? []).fame);
    const most = new Map<string, number>();
    for (const use of model.plain) {
      const boon = worthAtMost(model.scale, use) - costOfUse(model.scale, use);
      most.set(use.act, Math.max(most.get(use.act) ?? 0, boon));
    }
    this.boons = [...most].reduce((sum, [act, boon]) => sum + boon * model.copiesOf(act), 0);
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
