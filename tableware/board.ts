import type { BoardText, Decision, GameTypes, Names, Option, Refused, Seat } from '@krcma/kernel';
import type { ComponentType } from 'react';
import type { Plates } from './plates.ts';
import type { Legend } from './signs.ts';

/** Something that is refused; why is known once it was asked for. */
export type Candidate<T extends GameTypes = GameTypes> = Option<T> & Partial<Pick<Refused<T>, 'reason'>>;

/** What is asked, as a board needs it. */
export interface BoardDecision<T extends GameTypes = GameTypes> extends Omit<Decision<T>, 'refused'> {
  readonly refused: readonly Candidate<T>[];
}

/**
 * What the table shell gives to a game's board. The board knows no rules: it lights what may be chosen and reports a touch.
 * Each thing is drawn as an element with `data-thing`, so that the shell can open its list and its explanation beside it.
 * A thing may be drawn more than once (a card of one's own in the panel and, asked about, on the board): the one
 * that was touched is meant, else the one on the board.
 */
export interface BoardProps<View = unknown, T extends GameTypes = GameTypes, Words = unknown> {
  readonly view: View;
  /** Through whose eyes; undefined for a spectator or an open replay. */
  readonly seat: Seat | undefined;
  readonly names: Names;
  readonly text: BoardText<T, Words>;
  readonly language: 'en' | 'cs';
  readonly decision: BoardDecision<T> | undefined;
  /** Legal choices and refused candidates by the thing a player would touch. */
  readonly choices: ReadonlyMap<string, readonly Option<T>[]>;
  readonly refusals: ReadonlyMap<string, readonly Candidate<T>[]>;
  /** Touches a thing: one choice is made at once, several open a small list at the thing, none explains why not. */
  touch(thing: string): void;
  /**
   * Puts something back that was picked for a set or an order: over so many picks, making those again that are still
   * wanted. Undefined while nobody may step back.
   */
  readonly putBack: ((steps: number, again?: readonly string[]) => void) | undefined;
  /** Points at a thing (hover, focus, hold): the shell shows what it is, what it does, and the rule behind it. */
  point(thing: string | undefined): void;
  readonly pointed: string | undefined;
  /** What is pointed at from outside the board, by a list, a hint or a lesson: it should be brought into sight. */
  readonly shown: string | undefined;
  /** What has just happened, for animation; empty when nothing should move. */
  readonly fresh: readonly T['event'][];
  readonly motion: boolean;
  readonly narrow: boolean;
  /** What lies over the board is put aside for a moment, to look at what is below it (see `covers`). */
  readonly aside: boolean;
}

/** Points so far, what everybody can count apart from what a secret adds. */
export interface RunningPoints {
  readonly sure: number;
  /** What a secret of the seat is worth by now, `unknown` to whoever may not see it; absent where nothing is secret. */
  readonly secret?: number | 'unknown';
}

/** All that the viewer knows of. */
export const knownPoints = ({ sure, secret = 0 }: RunningPoints): number =>
  sure + (secret === 'unknown' ? 0 : secret);

/** Of somebody's turn, or of a phase that is nobody's. */
export interface Beginning {
  readonly seat?: Seat;
  /** An enemy that the rules play acts: everybody is told step by step, also who brought its turn on. */
  readonly isEnemy?: true;
}

/** A step of the visible map of the round. */
export interface RoundStep {
  readonly rule: string;
  readonly step: string;
  /** Steps without a name of their own that belong to it: what follows from it, for example. */
  readonly also?: readonly string[];
}

/** Everything a game brings to the browser besides its module, texts and bot. */
export interface GameView<View = unknown, T extends GameTypes = GameTypes, Words = unknown> {
  readonly Board: ComponentType<BoardProps<View, T, Words>>;
  /** One player's panel: at a glance in the shell's list, in full on demand. */
  readonly Player: ComponentType<
    BoardProps<View, T, Words> & { readonly player: Seat; readonly full: boolean }
  >;
  /** The phases of a round in order, as rule steps; the shell marks where we are. */
  readonly round: (view: View) => readonly RoundStep[];
  /** Running points of each seat as the viewer may know them. */
  readonly points: (view: View) => readonly RunningPoints[];
  /** Where nobody plays for points they may decide at the end, but are neither shown along the way nor summed up. */
  readonly playedForPoints?: false;
  /** The card behind a line of the final score sheet that was secret until then; a rival's without a seat. */
  readonly behind?: (
    score: string,
    seat: Seat | undefined,
    view: View,
    words: Words,
  ) => { readonly name: string; readonly thing: string } | undefined;
  readonly activeSeat: (view: View) => Seat | undefined;
  /** Turns begun so far, or rounds where turns are short; with the active seat the same as the module's `turn`. */
  readonly turn: (view: View) => number;
  /** Groups of events by which the log can be filtered. */
  readonly logKinds?: readonly LogKind[];
  /** The numbered rules that tell more about a thing, the most telling first. */
  readonly rules?: (thing: string, view: View) => readonly string[];
  /** Whether something lies over the board now; the shell offers to put it aside and to take it up again. */
  readonly covers?: (view: View, decision: BoardDecision<T> | undefined) => boolean;
  /** What an event sounds like; a knock on wood unless the game says otherwise. */
  readonly sound?: (event: T['event']) => Sound | undefined;
  /** A turn or a phase that begins with this; what follows happens in it, whoever chose what led there. */
  readonly begins?: (event: T['event']) => Beginning | undefined;
  /** Whether dice tumble on the board when this happens; its words are told when they lie. */
  readonly tumbles?: (event: T['event']) => boolean;
  /** Fetches what a table does not show at its beginning (see `later`). */
  readonly fetchAhead?: () => Promise<void>;
  /** How the symbols look by themselves, and pictures for the chapters of the rules: fetched when somebody asks. */
  readonly legend?: () => Promise<Legend<View>>;
  readonly plates?: () => Promise<Plates<Words>>;
}

export type Sound = 'dice' | 'coin' | 'card' | 'fight' | 'knock';

/** Events that belong together in the log: harvest, recruiting, fights … */
export interface LogKind {
  readonly id: string;
  readonly label: Readonly<Record<'en' | 'cs', string>>;
  readonly keys: readonly string[];
}

/** A lesson on the list of a game's lessons, which is shown before anything of the lessons is fetched. */
export interface LessonCard {
  readonly id: string;
  readonly minutes: number;
  readonly title: Readonly<Record<'en' | 'cs', string>>;
  /** What it teaches, in one sentence. */
  readonly about: Readonly<Record<'en' | 'cs', string>>;
}

/** A lesson as data: a position, what to say, and which choice goes on. */
export interface TutorialStep {
  /** Key of the tutorial's texts. */
  readonly say: string;
  /** The thing to point at. */
  readonly thing?: string;
  /** The only choice that goes on; without it a Next button. */
  readonly choice?: string;
  /** What the other seats choose before this is said, as `seat choice`: `1 gain:gold`. */
  readonly others?: readonly string[];
}

/** The learner sits on seat 0; the other seats do only what the steps say. */
export interface Tutorial {
  readonly setup: {
    readonly seats: number;
    readonly seed: string;
    readonly options?: Record<string, unknown>;
    readonly arrangement?: unknown;
  };
  readonly steps: readonly TutorialStep[];
  readonly texts: Readonly<Record<'en' | 'cs', Readonly<Record<string, string>>>>;
}
