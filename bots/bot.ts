import {
  type Amount,
  type Ask,
  advance,
  askOn,
  type BotAdvice,
  cloneTable,
  type GameModule,
  type GameTypes,
  optionOf,
  type PlannedAnswer,
  redeal,
  rulesIn,
  type Seat,
  type Side,
  type Table,
  TableError,
} from '@krcma/kernel';

export const LEVELS = ['random', 'greedy', 'search'] as const;
export type Level = (typeof LEVELS)[number];

/** The strongest there is, so that nobody is advised by a weaker bot than they play against. */
export const ADVISER: Level = 'search';

/** How much thought a decision may cost. Without a limit each level takes its own. */
export interface Budget {
  /** The same seed, table and number of iterations give the same choice. */
  readonly seed: string;
  readonly milliseconds?: number;
  readonly iterations?: number;
  /** Thinks on, as long again at most, until the answer tried most is rated best too; that one is chosen. */
  readonly untilSure?: boolean;
}

/** One answer as the bot saw it. */
export interface Considered {
  readonly choice: string;
  /** How good it looked: points of the game's evaluation, or a chance of winning. */
  readonly value: number;
  readonly visits: number;
}

export interface Decided {
  /** The id of the chosen option, and its place in the list of values. */
  readonly choice: string;
  readonly index: number;
  readonly iterations: number;
  /** In the order of the options; empty where nothing was weighed. */
  readonly considered: readonly Considered[];
}

/** Points of the game's judgement by which an answer is better than another. */
export interface Because {
  /** The answer it is compared with: one of those listed, if there are others. */
  readonly over: string;
  /** What decides, the most important first; less than zero is what it costs. */
  readonly terms: readonly { readonly term: string; readonly points: number }[];
}

/** So many of something, at least and at most, by its name in a game's `Balance`. */
export interface Counted extends Amount {
  readonly name: string;
}

/** A way to go on over many answers, to be told. */
export interface ToldPlan {
  readonly steps: readonly (PlannedAnswer & { readonly choice: string })[];
  /** How many of them have been done. */
  readonly done: number;
  /** What comes after them cannot be foreseen. */
  readonly isOpen: boolean;
  readonly costs: readonly Counted[];
  readonly brings: readonly Counted[];
  /** The chance of winning with it. */
  readonly value: number;
  /** Nothing better exists. */
  readonly proved: boolean;
}

/** The best plan that does something else. */
export interface SecondPlan extends ToldPlan {
  /** By what the best one is better, and worse; nothing where that may be luck. */
  readonly because: Because['terms'];
}

/** An answer recommended to a person. */
export interface Advised extends Decided {
  readonly level: Level;
  /** The few best answers by their value; the first is the one recommended. */
  readonly listed: readonly Considered[];
  /** Missing where the next best are about as good. */
  readonly because?: Because;
  /** What the answer is the beginning of. */
  readonly plan?: ToldPlan;
  readonly second?: SecondPlan;
}

/** A question sent to a thread where a bot thinks. It gets the table, and forgets what its seat cannot know first. */
export interface ThinkRequest {
  readonly game: string;
  readonly level: Level;
  /** A person wants to know: the answer is `Advised`, by the strongest bot whatever the level. */
  readonly advise?: boolean;
  readonly table: Table;
  readonly seat: Seat;
  readonly seed: string;
  readonly milliseconds?: number;
}

/** A strong bot thinks about as long as a quick person. */
export const THINKING_TIME = 900;

/** Decides for a seat. It deals the table anew before it looks, so it cannot know more than its seat. */
export interface Bot<T extends GameTypes = GameTypes> {
  readonly level: Level;
  decide(table: T['state'], seat: Seat, budget: Budget): Decided;
}

/** What a bot plays with. */
export interface Craft<T extends GameTypes> {
  readonly module: GameModule<T>;
  readonly advice: BotAdvice<T>;
}

/** How good the table is for a side: the mean of its seats. */
export const valueFor = <T extends GameTypes>(advice: BotAdvice<T>, game: T['state'], side: Side): number =>
  side.reduce((sum, seat) => sum + advice.evaluate(game, seat), 0) / side.length;

/** A table dealt anew for the seat, and what it is asked there. */
export interface Guess<T extends GameTypes> {
  readonly game: T['state'];
  readonly ask: Ask;
}

/** All a bot sees of a table: guesses at what it cannot see. Each is dealt and asked once, and copied for every try. */
export class Guesses<T extends GameTypes> {
  private readonly module: GameModule<T>;
  private readonly table: T['state'];
  private readonly seat: Seat;
  private readonly seed: string;
  private readonly dealt: Guess<T>[] = [];

  constructor(module: GameModule<T>, table: T['state'], seat: Seat, seed: string) {
    this.module = module;
    this.table = table;
    this.seat = seat;
    this.seed = seed;
  }

  /** The n-th guess, to be played on at will. */
  at(n: number): Guess<T> {
    this.dealt[n] ??= this.deal(n);
    const { game: original, ask } = this.dealt[n];
    const game = cloneTable(original);
    return { game, ask: askOn(game, ask, original) };
  }

  private deal(n: number): Guess<T> {
    const { module, seat } = this;
    const game = redeal(module, this.table, seat, `${this.seed} ${n}`);
    const ask = advance(rulesIn(module), game).find((each) => each.seat === seat);
    if (ask === undefined)
      throw new TableError('not-asked', `Seat ${seat} is not asked anything now.`, { seat });
    return { game, ask };
  }
}

export function decided<T extends GameTypes>(
  { game, ask }: Guess<T>,
  index: number,
  { iterations = 0, considered = [] }: Partial<Pick<Decided, 'iterations' | 'considered'>> = {},
): Decided {
  const { id } = optionOf(game, ask, ask.values[index] ?? null);
  return { choice: id, index, iterations, considered };
}
