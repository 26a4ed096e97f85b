import type { GameTypes } from './decision.ts';
import type { Message, Seat } from './json.ts';
import type { OptionSpec } from './options.ts';

/** One text for each message a game can say: a missing one does not compile. */
export type Words<M extends Message, Context = undefined> = {
  readonly [K in M['key']]: (message: Extract<M, { key: K }>, context: Context) => string;
};

/** Says a message in the language of the catalogue. */
export function say<M extends Message, C>(words: Words<M, C>, message: M, context: C): string {
  const speak = words[message.key as M['key']] as ((said: M, with_: C) => string) | undefined;
  if (speak === undefined) throw new Error(`There are no words for "${message.key}".`);
  return speak(message, context);
}

/** 1 monster, 2 monsters. */
export const inEnglish = (count: number, forms: { readonly one: string; readonly other: string }): string =>
  count === 1 ? forms.one : forms.other;

/** "1 monster", "2 monsters". */
export const countInEnglish = (count: number, one: string, other = `${one}s`): string =>
  `${count} ${inEnglish(count, { one, other })}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a, b and c". */
export const listed = (items: readonly (string | number)[], last: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

/** Who is who, for sentences about seats. */
export interface Names {
  seat(seat: Seat): string;
  /** The board as it is seen where something is told: a place is named after what lies there. */
  readonly view?: unknown;
}

/** A way to begin that needs no setting up. */
export interface Way {
  /** Its words stand in the invitation under the same name. */
  readonly id: string;
  /** With one nobody else is needed; other seats are for bots. */
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** In a campaign: the option whose values are played one after the other. */
  readonly climbs?: string;
  /** Its games are puzzles, which have a page of their own. */
  readonly puzzles?: true;
}

/** What is said about a game before any of it is loaded, in one language. */
export interface Invited {
  readonly name: string;
  readonly blurb: string;
  readonly ways: Readonly<Record<string, { readonly label: string; readonly help: string }>>;
  /** Who or what plays against whoever plays alone. */
  readonly alone?: string;
}

/** What is said about a game before any of it is loaded. */
export interface Invitation {
  readonly seats: { readonly min: number; readonly max: number };
  /** The first one is for a first game. */
  readonly ways: readonly [Way, ...Way[]];
  /** A clock that fits its turns: minutes for each player, seconds added after a turn; or days for a move. */
  readonly pace?: { readonly minutes: number; readonly increment: number; readonly days: number };
  readonly en: Invited;
  readonly cs: Invited;
}

/** What somebody wants to know before choosing a value of an option, by option and value. Read only where it is chosen. */
export type Briefings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What speaks for a choice: more of a term or less of it, as the object of "it promises". */
export interface TermWords {
  readonly more: string;
  readonly less: string;
}

/** What a turn came to, in a few sentences under the name of who played it; under none what belongs to no turn. */
export interface Retelling {
  readonly seat?: Seat;
  /** The name of an enemy that the rules play, whose turn it was. */
  readonly enemy?: string;
  readonly lines: readonly string[];
}

/** As many turns as one might have forgotten. */
const MOST_TURNS = 8;

/** What others did; to who plays alone the own turns. A turn that has only begun tells nothing. */
export function turnsOfOthers(turns: readonly Retelling[], viewer: Seat | undefined): readonly Retelling[] {
  const told = turns.filter(({ lines }) => lines.length > 0);
  const others = told.filter(({ seat }) => seat !== viewer);
  const isTold = others.some(({ seat, enemy }) => seat !== undefined || enemy !== undefined);
  return (isTold ? others : told).slice(-MOST_TURNS);
}

/** A change of the board in words, and where it is seen. */
export interface Digest {
  readonly words: string;
  readonly thing: string;
}

/** An answer of a plan. */
export interface PlannedAnswer<T extends GameTypes = GameTypes> {
  readonly label: T['message'];
  /** How deep in the rules it was asked: what is deeper than an answer before follows from it. */
  readonly depth: number;
}

/** How many, at least and at most. */
export interface Amount {
  readonly least: number;
  readonly most: number;
}

/** What plans are told with. */
export interface PlanWords<T extends GameTypes = GameTypes> {
  /** What they cost and bring, by the names of a `Balance`: "2–3 cards". */
  readonly counted: Readonly<Record<string, (amount: Amount) => string>>;
  /** Many small answers in a few lines, as advice to whoever would give them. */
  foretell(answers: readonly PlannedAnswer<T>[], names: Names): readonly string[];
}

/** Every word a game has in one language; clients of all games read through this. */
export interface GameText<T extends GameTypes = GameTypes> {
  readonly name: string;
  /** One or two sentences for somebody who does not know the game. */
  readonly blurb: string;
  message(message: T['message'], names: Names): string;
  event(event: T['event'], names: Names): string;
  /**
   * Turns of many small answers, each in ten sentences at most, made of what a viewer was told. Where it is missing,
   * what happened is told event by event.
   */
  retell?(events: readonly T['event'][], names: Names): readonly Retelling[];
  /** What has changed on the board from one view of it to another. */
  changed?(before: unknown, after: unknown, names: Names): readonly Digest[];
  /** What a thing of the board is and does: `card:archer`, `stack:monster-2`, `track:gold`; undefined if nothing is to be said. */
  thing(thing: string, view: unknown, names: Names): string | undefined;
  option(name: string): { readonly label: string; readonly help: string };
  optionValue(name: string, value: string, spec: OptionSpec): string;
  /** A line of the score sheet, which may count something else for a rival than for a player. */
  score(key: string, rival?: string): string;
  /** A rival, or a way the game ends, by key. */
  rival(key: string): string;
  ending(reason: string): string;
  /** How well a game that ended so was played, in a word; undefined where that is not judged. */
  rating(reason: string): string | undefined;
  /** Where we are: the name of a rule's step for the map of the round; undefined for inner workings. */
  place(rule: string, step: string): string | undefined;
  readonly rules: Readonly<Record<T['rule'], string>>;
  readonly chapters: Readonly<Record<string, string>>;
  /** What the judgement of a table is made of, for hints. */
  readonly terms: Readonly<Record<T['term'], TermWords>>;
  /** What plans are told with; where it is missing, each answer is told with what followed from it. */
  readonly plans?: PlanWords<T>;
}

/** What is said at a table. The rules in full and the words of hints come when somebody wants to read them. */
export type TableText<T extends GameTypes = GameTypes> = Omit<GameText<T>, 'rules' | 'terms' | 'plans'>;

/** What is said at a table, and `board`: the words that stand on the board itself or that only a screen reader says. */
export type BoardText<T extends GameTypes = GameTypes, Board = unknown> = TableText<T> & {
  readonly board: Board;
};

/** A symbol of the board in the words of one language. */
export interface SignWords {
  readonly name: string;
  /** A sentence for somebody who sees it for the first time. */
  readonly means: string;
  /** The forms under which sentences speak of it, as a pattern; behind them its picture is shown. */
  readonly said?: string;
}

export type SignBook<Id extends string = string> = Readonly<Record<Id, SignWords>>;
