// The best plans of a fight: every course it can take, the most promising first, each met as cheaply as it can be.
import type { Seat } from '@krcma/kernel';
import { COMBAT_PHASES, type Combat, type MageKnight, playerAt } from '../state.ts';
import { eventsOf, inOrder, nameOfCourse, orderOf, promised } from './courses.ts';
import { type Cover, CoverSearch, OutOfTime } from './cover.ts';
import { Entries } from './entries.ts';
import { spoilsOf } from './field.ts';
import { type Fight, Model, scriptOf } from './model.ts';
import { costOfUse, Options, worthOfFalls } from './options.ts';
import { type Patch, patchBetween } from './patch.ts';
import type { Course } from './pilot.ts';
import { type FightResult, NO_RESULT, scaleOf, weighed } from './result.ts';
import { type Patches, type Stance, Stances } from './stances.ts';
import type { Use } from './use.ts';

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

/** Sets of tricks that are looked at. */
const MOST_TRICKS = 160;

const NO_PATCH: Patch = [];

/** Things that are done to enemies together, each by another thing: none, one, two and so on, as many sets as are looked at. */
function trickSets({ tricks }: Model): { sets: (readonly Use[])[]; isWhole: boolean } {
  let last: { readonly set: readonly Use[]; readonly next: number }[] = [{ set: [], next: 0 }];
  const sets: (readonly Use[])[] = [[]];
  while (last.length > 0) {
    const larger = last.flatMap(({ set, next }) =>
      tricks
        .slice(next)
        .flatMap((trick, at) =>
          set.some(({ act }) => act === trick.act) ? [] : [{ set: [...set, trick], next: next + at + 1 }],
        ),
    );
    for (const { set } of larger) sets.push(set);
    if (sets.length > MOST_TRICKS) return { sets: sets.slice(0, MOST_TRICKS), isWhole: false };
    last = larger;
  }
  return { sets, isWhole: true };
}

function patchesOf(model: Model, forced: readonly Use[]): Patches {
  const of = (...phases: readonly string[]): Patch =>
    forced
      .filter(({ phase }) => phases.includes(phase))
      .flatMap(({ foes, before }) => (foes === undefined ? [] : patchBetween(before, foes)));
  const now = model.phase;
  const following = forced.flatMap((use) => use.following ?? []);
  return {
    ranged: now === 'attack' ? of('attack') : now === 'ranged' ? of('ranged') : NO_PATCH,
    block: now === 'attack' ? NO_PATCH : [...of('block'), ...following.flatMap(({ block }) => block)],
    attack: now === 'attack' ? NO_PATCH : [...of('attack'), ...following.flatMap(({ attack }) => attack)],
    following,
  };
}

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
  const acts = uses.map(({ act }) => act);
  return acts.some((act) => {
    const copies = act.startsWith('play:') ? hand.filter((card) => act === `play:${card}`).length : 1;
    return acts.filter((each) => each === act).length > copies;
  });
}

class FightSearch {
  readonly found: Found[] = [];
  private readonly fight: Fight;
  private readonly until: number;
  private readonly refused: ReadonlySet<string>;
  private best: number;
  private readonly doubts = new Set<string>();
  private readonly heights: number;

  constructor(fight: Fight, until: number, refused: ReadonlySet<string>, best: number) {
    this.fight = fight;
    this.heights = paradise(fight);
    this.until = until;
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
        if (!this.couldBeWorth(preludes)) continue;
        for (const use of this.runWith(preludes)) {
          const more = [...preludes, use];
          const key = more.map(scriptIn).sort().join('+');
          if (!isInOrder(more) || isTooMuch(this.fight, more)) continue;
          if (seen.has(key) || !this.couldBeWorth(more)) continue;
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

  private couldBeWorth = (preludes: readonly Use[]): boolean =>
    this.heights - this.priceOf(preludes) > this.best + NEAR;

  private priceOf(uses: readonly Use[]): number {
    const { scale } = this.fight;
    let price = 0;
    for (const use of uses) price += costOfUse(scale, use) - worthOfFalls(scale, use, scale.foes);
    return price;
  }

  private runWith(preludes: readonly Use[]): readonly Use[] {
    if (this.best > Number.NEGATIVE_INFINITY && performance.now() > this.until) throw new OutOfTime();
    const model = new Model(this.fight, preludes);
    if (!model.stages.isSound) return [];
    this.doubt(model.doubts);
    const branch = new Branch(model);
    const { sets, isWhole } = trickSets(model);
    if (!isWhole) this.doubts.add('too much can be done to enemies');
    for (const tricks of sets) this.lookWith(branch, tricks);
    return model.odd;
  }

  /** All courses with these things done to enemies; first of all one that asks for nothing. */
  private lookWith(branch: Branch, tricks: readonly Use[]): void {
    const { model, options } = branch;
    if (this.best > Number.NEGATIVE_INFINITY && performance.now() > this.until) throw new OutOfTime();
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
        floor: () => this.best + price - NEAR,
      },
      patchesOf(model, forced),
    );
    const all = stances.all();
    this.doubt(stances.doubts);
    const idle =
      this.best > Number.NEGATIVE_INFINITY ? undefined : all.find(({ demands }) => demands.length === 0);
    if (idle !== undefined) this.meet(branch, idle, forced);
    for (const stance of all) {
      if (stance.most < this.best + price - NEAR) break;
      if (stance !== idle) this.meet(branch, stance, forced);
    }
  }

  private meet(branch: Branch, stance: Stance, forced: readonly Use[]): void {
    const { model } = branch;
    if (!branch.entries.allows(stance, forced)) return;
    const needs = stance.demands.map(({ need }) => need);
    const tools = branch.entries.toolsFor(stance, forced);
    const search = new CoverSearch(
      tools,
      needs,
      model.payments,
      model.hand,
      // Something is always found.
      this.best === Number.NEGATIVE_INFINITY ? Number.POSITIVE_INFINITY : this.until,
      model.scale.weights.crystal,
    );
    const limit =
      this.best === Number.NEGATIVE_INFINITY ? Number.POSITIVE_INFINITY : stance.worth - this.best;
    const cover = search.run(limit);
    if (cover !== undefined) this.keep(model, stance, cover);
  }

  private keep(model: Model, stance: Stance, cover: Cover): void {
    const order = orderOf(stance, cover.picks, new Set(model.preludes));
    const picks = inOrder(stance, order, cover.picks, model.preludes);
    const payment = model.payments.paymentOf(eventsOf(picks));
    if (payment === undefined) return;
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
  /** What everything that is good by itself could bring. */
  readonly boons: number;

  constructor(model: Model) {
    this.model = model;
    this.options = new Options(model);
    this.entries = new Entries(model, this.options);
    const most = new Map<string, number>();
    for (const use of model.plain) {
      const boon = worthOfFalls(model.scale, use, model.scale.foes) - costOfUse(model.scale, use);
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
  until: number,
  refused: ReadonlySet<string> = new Set(),
  best = Number.NEGATIVE_INFINITY,
): Search => new FightSearch(fight, until, refused, best).run();
