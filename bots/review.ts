import {
  type Ask,
  type GameRecord,
  type GameTypes,
  optionOf,
  type Plan,
  type PlannedAnswer,
  type Seat,
  sideOf,
  sidesOf,
} from '@krcma/kernel';
import { type Craft, Guesses } from './bot.ts';
import { courseOf } from './course.ts';
import { lead, meanOf } from './paired.ts';
import { type Past, pastOf } from './past.ts';
import { PLAN_SETTINGS } from './plan-search.ts';
import { rewardsOf } from './playout.ts';
import { saying } from './saying.ts';
import { Trials } from './trials.ts';
import { weightsOf } from './weights.ts';

/** The chance of winning with what the seat did from then on. */
export interface Stand {
  readonly turn: number;
  /** How many choices had been made before. */
  readonly entry: number;
  readonly chance: number;
}

/** A turn that cost much, and what would have been better by what the seat knew. */
export interface DearTurn<T extends GameTypes = GameTypes> extends Stand {
  readonly better: number;
  readonly made: readonly PlannedAnswer<T>[];
  readonly instead: readonly PlannedAnswer<T>[];
}

/** How a game went for a seat, as the bots judge it. */
export interface Review<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly stands: readonly Stand[];
  /** The dearest first; fewer where nothing cost much. */
  readonly dearest: readonly DearTurn<T>[];
}

export interface ReviewLimits {
  readonly seed: string;
  /** About so long, unless there is more to look at than that. */
  readonly milliseconds: number;
}

const MOST_DEAR = 3;
/** Other answers a question is compared by, where the game proposes no plans. */
const OTHERS = 6;
/** Deals of the first look, and of the second look at what seemed to cost much. */
const FIRST = { least: 2, most: 6 } as const;
const SECOND = 24;
const LOOKED_AT_AGAIN = 8;
/** Less than this is no mistake, nor is what may be luck. */
const LEAST_COST = 0.01;
const DOUBT = 1.5;
/** Answers that are told of a turn, before its text folds them. */
const MOST_TOLD = 60;

/** A stretch of answers of one turn, up to what could not be foreseen. */
interface Stretch<T extends GameTypes> {
  readonly made: readonly [Past<T>, ...Past<T>[]];
  readonly trials: Trials<T>;
  readonly guesses: Guesses<T>;
  readonly own: Tried<T>;
  readonly others: readonly Tried<T>[];
  /** How many steps of another way are told: of an answer that stands alone only that. */
  readonly told: number;
}

interface Tried<T extends GameTypes> {
  readonly plan: Plan<T>;
  readonly rewards: number[];
}

const tried = <T extends GameTypes>(plan: Plan<T>): Tried<T> => ({ plan, rewards: [] });

/** The answers other than the one that was given, the likeliest first. */
function otherAnswers<T extends GameTypes>(
  { advice }: Craft<T>,
  game: T['state'],
  ask: Ask,
  choice: string,
): Plan<T>[] {
  const weights = weightsOf(advice, game, ask) ?? [];
  return ask.values
    .map((value, index) => ({ id: optionOf(game, ask, value).id, weight: weights[index] ?? 1 }))
    .filter(({ id }) => id !== choice)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, OTHERS)
    .map(({ id }) => saying<T>([id]));
}

class Reviewing<T extends GameTypes> {
  private readonly craft: Craft<T>;
  private readonly seat: Seat;
  private readonly limits: ReviewLimits;

  constructor(craft: Craft<T>, seat: Seat, limits: ReviewLimits) {
    this.craft = craft;
    this.seat = seat;
    this.limits = limits;
  }

  run(record: GameRecord): Review<T> {
    const { asked, end } = pastOf(this.craft, record, this.seat);
    const stretches = this.stretchesOf(asked);
    const begun = performance.now();
    const half = this.limits.milliseconds / 2;
    for (const [index, stretch] of stretches.entries()) {
      const due = begun + (half * (index + 1)) / stretches.length;
      for (let deal = 0; deal < FIRST.most; deal++)
        if (deal < FIRST.least || performance.now() < due) this.meet(stretch, deal, stretch.others);
    }
    this.lookAgain(stretches, begun + 2 * half);
    return {
      seat: this.seat,
      stands: this.standsOf(stretches, asked, end),
      dearest: this.dearestOf(stretches),
    };
  }

  /** Where the game proposes plans they cover all answers up to what is revealed, else each answer stands alone. */
  private stretchesOf(asked: readonly Past<T>[]): Stretch<T>[] {
    const found: Stretch<T>[] = [];
    let rest = asked.filter(({ answers }) => answers > 1);
    for (let [first] = rest; first !== undefined; [first] = rest) {
      const { turn, table } = first;
      const guesses = new Guesses(this.craft.module, table, this.seat, `${this.limits.seed} ${first.entry}`);
      const { game, ask } = guesses.at(0);
      const plans = this.craft.advice.plans?.(game, ask) ?? [];
      const isPlanned = plans.length > 1;
      let length = 1;
      while (isPlanned && rest[length]?.turn === turn && !rest[length - 1]?.revealed) length++;
      const made: [Past<T>, ...Past<T>[]] = [first, ...rest.slice(1, length)];
      const others = isPlanned ? plans : otherAnswers(this.craft, game, ask, first.choice);
      found.push({
        made,
        guesses,
        trials: new Trials(this.craft, guesses, PLAN_SETTINGS.reach),
        own: tried(
          saying(
            made.map(({ choice }) => choice),
            plans[0],
          ),
        ),
        others: others.map(tried),
        told: isPlanned ? MOST_TOLD : 1,
      });
      rest = rest.slice(length);
    }
    return found;
  }

  private meet({ trials, own }: Stretch<T>, deal: number, others: readonly Tried<T>[]): void {
    for (const each of [own, ...others])
      if (each.rewards.length === deal) each.rewards.push(trials.tried(deal, each.plan));
  }

  private bestOf({ own, others }: Stretch<T>): {
    readonly best: Tried<T> | undefined;
    readonly cost: number;
  } {
    let best: Tried<T> | undefined;
    let cost = LEAST_COST;
    for (const other of others) {
      const ahead = lead(other.rewards, own.rewards, DOUBT);
      if (ahead > cost) [best, cost] = [other, ahead];
    }
    return { best, cost: best === undefined ? 0 : cost };
  }

  /** What seemed to cost most is tried on more deals. */
  private lookAgain(stretches: readonly Stretch<T>[], end: number): void {
    const again = stretches
      .map((stretch) => ({ stretch, ...this.bestOf(stretch) }))
      .filter(({ best }) => best !== undefined)
      .sort((a, b) => b.cost - a.cost)
      .slice(0, LOOKED_AT_AGAIN);
    for (let deal = 0; deal < SECOND; deal++)
      for (const { stretch } of again)
        if (deal < FIRST.most || performance.now() < end) this.meet(stretch, deal, stretch.others);
  }

  private standsOf(stretches: readonly Stretch<T>[], asked: readonly Past<T>[], end: T['state']): Stand[] {
    const stands: Stand[] = [];
    for (const {
      made: [first],
      own,
    } of stretches)
      if (stands.at(-1)?.turn !== first.turn)
        stands.push({ turn: first.turn, entry: first.entry, chance: meanOf(own.rewards) });
    const sides = sidesOf(this.craft.module, end);
    const chance = rewardsOf(this.craft, end, sides)[sideOf(sides, this.seat)] ?? 0;
    const last = asked.at(-1);
    return last === undefined ? stands : [...stands, { turn: last.turn + 1, entry: last.entry + 1, chance }];
  }

  private dearestOf(stretches: readonly Stretch<T>[]): DearTurn<T>[] {
    const dear: { readonly cost: number; readonly told: DearTurn<T> }[] = [];
    for (const stretch of stretches) {
      const { best, cost } = this.bestOf(stretch);
      if (best === undefined) continue;
      const {
        made: [{ turn, entry }],
        own,
      } = stretch;
      const known = dear.findIndex(({ told }) => told.turn === turn);
      if ((dear[known]?.cost ?? 0) > cost) continue;
      if (known >= 0) dear.splice(known, 1);
      const made = stretch.made.slice(0, MOST_TOLD).map(({ label, depth }) => ({ label, depth }));
      const told = { turn, entry, chance: meanOf(own.rewards), better: meanOf(best.rewards), made };
      dear.push({ cost, told: { ...told, instead: this.stepsOf(stretch, best.plan) } });
    }
    return dear
      .sort((a, b) => b.cost - a.cost)
      .slice(0, MOST_DEAR)
      .map(({ told }) => told);
  }

  /** The answers of a plan, as far as they can be foreseen. */
  private stepsOf({ guesses, trials, told }: Stretch<T>, plan: Plan<T>): readonly PlannedAnswer<T>[] {
    return courseOf(this.craft, guesses.at(0), trials.pickOf(plan), { most: told }).steps;
  }
}

/**
 * Goes through a finished game with the eyes of a seat: what it did is compared with what else it could have done, both
 * played on from on the same tables dealt anew by what it knew then.
 */
export const review = <T extends GameTypes>(
  craft: Craft<T>,
  record: GameRecord,
  seat: Seat,
  limits: ReviewLimits,
): Review<T> => new Reviewing(craft, seat, limits).run(record);
