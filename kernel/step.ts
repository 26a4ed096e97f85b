import type { ActKind } from './acts.ts';
import type { Call } from './call.ts';
import type { GameTypes, Gathering, Moment, Question } from './decision.ts';
import { RuleError } from './errors.ts';
import type { Json, Seat } from './json.ts';
import { type Frame, type Locals, stacksIn, type Table } from './table.ts';
import type { Window } from './window.ts';

type Loose = Question<GameTypes, Locals, Json>;

/** `next` is the name that is saved, `after` the same step at hand. */
export type Step = { readonly name: string; next: string; after?: Step | undefined } & (
  | { readonly kind: 'do'; readonly run: (game: GameTypes['state'], locals: Locals) => void }
  | {
      readonly kind: 'set';
      /** Only the seat in the local `player` knows it. */
      readonly secret: boolean;
      readonly run: (game: GameTypes['state'], locals: Locals) => Json;
    }
  | { readonly kind: 'exit'; readonly run: (game: GameTypes['state'], locals: Locals) => boolean }
  | { readonly kind: 'choose'; readonly question: Loose; readonly maybe: boolean }
  | { readonly kind: 'gather'; readonly question: Gathering<GameTypes, Locals, Json> }
  | {
      readonly kind: 'acts';
      readonly question: Loose;
      readonly kinds: Readonly<Record<string, ActKind<GameTypes, Locals, Json>>>;
      /** Names of the acts after which nothing more is asked; any, unless given. */
      readonly ends: readonly string[] | undefined;
    }
  | {
      readonly kind: 'react';
      readonly window: Omit<Window<GameTypes, Locals, unknown>, 'kinds'>;
      readonly question: Loose;
      readonly kinds: Readonly<Record<string, ActKind<GameTypes, Locals, Json>>>;
    }
  | { readonly kind: 'offer'; readonly moment: Moment<GameTypes, Locals> }
  | {
      readonly kind: 'callNamed';
      readonly pick: (game: GameTypes['state'], locals: Locals) => Call<Json> | undefined;
    }
  | {
      readonly kind: 'call' | 'repeat';
      readonly rule: string;
      /** It may pass by without calling. */
      readonly maybe: boolean;
      readonly with: (game: GameTypes['state'], locals: Locals) => Locals | undefined;
    }
  | {
      readonly kind: 'each' | 'sideBySide';
      readonly rule: string;
      readonly secret: boolean;
      readonly with: (game: GameTypes['state'], locals: Locals) => readonly Locals[];
    }
);

export type AskingStep = Extract<Step, { readonly kind: 'choose' | 'gather' | 'acts' | 'offer' | 'react' }>;

/** Whether somebody may be asked something there. */
export const isAsking = (step: Step): step is AskingStep =>
  step.kind === 'choose' ||
  step.kind === 'acts' ||
  step.kind === 'gather' ||
  step.kind === 'offer' ||
  step.kind === 'react';

type CallingStep = Extract<Step, { readonly rule: string }>;

/** Whether another rule is carried out there, which is known beforehand. */
export const calls = (step: Step): step is CallingStep => 'rule' in step && step.rule !== undefined;

const SHAPE = {
  name: '',
  kind: '',
  next: '',
  after: undefined,
  secret: undefined,
  maybe: undefined,
  run: undefined,
  rule: undefined,
  with: undefined,
  pick: undefined,
  question: undefined,
  kinds: undefined,
  ends: undefined,
  window: undefined,
  moment: undefined,
};

const QUESTION = {
  kind: 'one',
  values: undefined,
  option: undefined,
  prompt: undefined,
  seat: undefined,
  refused: undefined,
  secret: undefined,
  always: undefined,
  standing: undefined,
  silence: undefined,
  repeats: undefined,
  atLeast: undefined,
  atMost: undefined,
  suffices: undefined,
  sealed: undefined,
  done: undefined,
};

/** Steps of every kind, and questions, have the same fields in the same order: an engine finds them quicker so. */
export function inShape(step: Step): Step {
  const shaped = { ...SHAPE, ...step };
  return 'question' in step ? ({ ...shaped, question: { ...QUESTION, ...step.question } } as Step) : shaped;
}

export const END = '(end)';

/** A question a table waits on, before anybody put it into words. It belongs to that very table object. */
export interface Ask {
  readonly seat: Seat;
  /** The legal answers; null says "enough" or "none". */
  readonly values: readonly Json[];
  readonly question: Question<GameTypes, Locals, Json>;
  readonly step: AskingStep;
  readonly frame: Frame;
  readonly stack: Frame[];
  /** The innermost side-by-side play it belongs to. */
  readonly side: number | undefined;
}

/** The same question on a copy of its table: to list it once is enough for all that is tried on copies. */
export function askOn(copy: Table, ask: Ask, original: Table): Ask {
  const stack = stacksIn(copy.stack)[stacksIn(original.stack).indexOf(ask.stack)];
  const frame = stack?.[ask.stack.indexOf(ask.frame)];
  if (stack === undefined || frame === undefined)
    throw new RuleError(`The question of ${ask.frame.rule}.${ask.step.name} is not one of this table.`);
  return { ...ask, stack, frame };
}

/** What the interpreter needs of a finished script. */
export interface Rule {
  readonly name: string;
  readonly first: string;
  readonly steps: ReadonlyMap<string, Step>;
  readonly result: ((game: GameTypes['state'], locals: Locals) => Json | undefined) | undefined;
  /** Whoever called it has a result afterwards. */
  readonly givesSurely: boolean;
}
