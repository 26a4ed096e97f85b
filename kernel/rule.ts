import { type Acting, type ActOf, questionOfActs } from './acts.ts';
import type { Call, Callable } from './call.ts';
import type { GameTypes, Gathering, Moment, Question } from './decision.ts';
import { RuleError } from './errors.ts';
import type { Json, Seat } from './json.ts';
import { END, inShape, type Rule, type Step } from './step.ts';
import type { Frame } from './table.ts';
import { questionOfWindow, type Reaction, type Window } from './window.ts';

/** A list is JSON, so a call that gives nothing leaves null in it. */
type Listed<O> = O extends undefined ? null : O;

/**
 * A script of named steps in rulebook order. `L` is what the steps so far have settled, `Sure` what is settled
 * even after an early exit, so that `gives` cannot read what may not be there.
 */
export class Script<T extends GameTypes, In, L, Sure, Out, Exits extends boolean>
  implements Callable<In, Out>, Rule
{
  readonly name: string;
  readonly steps = new Map<string, Step>();
  first: string = END;
  result: Rule['result'];
  givesSurely = false;
  declare readonly types?: (input: In) => Out;
  private last: Step | undefined;

  constructor(name: string) {
    this.name = name;
  }

  /** Changes the table. */
  do(name: string, run: (game: T['state'], locals: L) => void): this {
    return this.add({ name, kind: 'do', next: END, run: run as never });
  }

  /** Settles a value; the place for dice. */
  set<N extends string, V extends Json>(name: N, run: (game: T['state'], locals: L) => V) {
    return this.settling<N, V>({ name, kind: 'set', next: END, secret: false, run: run as never });
  }

  /**
   * Settles what only the seat in the local `player` sees: the top cards, a hidden token. It asks the table and changes
   * nothing, so that it can be asked again on a table dealt anew for those who do not see it.
   */
  look<N extends string, V extends Json>(
    name: N,
    run: (game: T['state'], locals: L) => L extends { player: Seat } ? V : never,
  ) {
    return this.settling<N, V>({ name, kind: 'set', next: END, secret: true, run: run as never });
  }

  /** Leaves the rule early. */
  exitIf(name: string, run: (game: T['state'], locals: L) => boolean): Script<T, In, L, Sure, Out, true> {
    return this.add({ name, kind: 'exit', next: END, run: run as never }) as never;
  }

  /** Leaves the rule early where a step before has settled nothing; afterwards there is something. */
  exitWithout<N extends keyof L & string>(
    settled: N,
  ): Script<T, In, L & { [K in N]: NonNullable<L[K]> }, Sure, Out, true> {
    return this.exitIf(`without ${settled}`, (_, locals) => (locals[settled] ?? null) === null) as never;
  }

  /** Asks one seat for one of the listed values. */
  choose<N extends string, V extends Json>(
    name: N,
    question: Question<T, L, V> & { values(game: T['state'], locals: L): readonly V[] },
  ) {
    return this.settling<N, V>({
      name,
      kind: 'choose',
      next: END,
      maybe: false,
      question: question as never,
    });
  }

  /** As `choose`, but passes by when there is nothing to ask (`values` gives undefined). */
  maybeChoose<N extends string, V extends Json>(name: N, question: Question<T, L, V>) {
    return this.settling<N, V | undefined>({
      name,
      kind: 'choose',
      next: END,
      maybe: true,
      question: question as never,
    });
  }

  /** Asks for a set or an order, one by one. */
  gather<N extends string, V extends Json>(name: N, question: Gathering<T, L, V>) {
    return this.settling<N, V[]>({ name, kind: 'gather', next: END, question: question as never });
  }

  /** Asks what to do of several kinds, carries it out and settles it. */
  act<N extends string, K>(name: N, acting: Acting<T, L, K>) {
    return this.settling<N, ActOf<K>>(this.acting(name, acting, undefined));
  }

  /** As `act`, again and again until one of the acts in `ends`, which is carried out and settled. */
  acts<N extends string, K, E extends keyof K>(
    name: N,
    acting: Acting<T, L, K> & { readonly ends: readonly E[] },
  ) {
    return this.settling<N, ActOf<Pick<K, E>>>(this.acting(name, acting, acting.ends as never));
  }

  /** Carries out another rule. */
  call<N extends string, I extends object, O>(
    name: N,
    rule: Callable<I, O>,
    input: (game: T['state'], locals: L) => I,
  ) {
    return this.settling<N, O>({
      name,
      kind: 'call',
      next: END,
      maybe: false,
      rule: rule.name,
      with: input as never,
    });
  }

  /** Carries out another rule if there is something to call it with. */
  maybeCall<N extends string, I extends object, O>(
    name: N,
    rule: Callable<I, O>,
    input: (game: T['state'], locals: L) => I | undefined,
  ) {
    return this.settling<N, O | undefined>({
      name,
      kind: 'call',
      next: END,
      maybe: true,
      rule: rule.name,
      with: input as never,
    });
  }

  /** Carries out the rule that data name: the odd card's own, one of many kinds of action. */
  callNamed<N extends string, O>(name: N, pick: (game: T['state'], locals: L) => Call<O> | undefined) {
    return this.settling<N, O | undefined>({ name, kind: 'callNamed', next: END, pick: pick as never });
  }

  /** Carries out a rule again and again; `input` sees the last result and ends the loop with undefined. */
  repeat<N extends string, I extends object, O>(
    name: N,
    rule: Callable<I, O>,
    input: (game: T['state'], locals: L & { [K in N]?: O }) => I | undefined,
  ) {
    return this.settling<N, O | undefined>({
      name,
      kind: 'repeat',
      next: END,
      maybe: true,
      rule: rule.name,
      with: input as never,
    });
  }

  /** Carries out a rule once for each input, in order; settles the list of results. */
  each<N extends string, I extends object, O>(
    name: N,
    rule: Callable<I, O>,
    inputs: (game: T['state'], locals: L) => readonly I[],
  ) {
    return this.settling<N, Listed<O>[]>({
      name,
      kind: 'each',
      next: END,
      secret: false,
      rule: rule.name,
      with: inputs as never,
    });
  }

  /** Carries out a rule so many times. */
  times<N extends string, I extends object, O>(
    name: N,
    rule: Callable<I, O>,
    count: (game: T['state'], locals: L) => number,
    input: (game: T['state'], locals: L) => I,
  ) {
    return this.each(name, rule, (game, locals: L) =>
      Array.from({ length: count(game, locals) }, () => input(game, locals)),
    );
  }

  /**
   * Several seats carry out a rule at the same time, each at its own pace. With `secret` nobody learns another's
   * answers before all have finished; such a rule only chooses, it does not touch the table.
   */
  sideBySide<N extends string, I extends { player: Seat }, O>(
    name: N,
    rule: Callable<I, O>,
    inputs: (game: T['state'], locals: L) => readonly I[],
    { secret = false }: { secret?: boolean } = {},
  ) {
    return this.settling<N, Listed<O>[]>({
      name,
      kind: 'sideBySide',
      next: END,
      secret,
      rule: rule.name,
      with: inputs as never,
    });
  }

  /** Offers what is triggered now; an owner with several due decides their order. */
  offer(name: string, moment: Moment<T, L>): this {
    return this.add({ name, kind: 'offer', next: END, moment: moment as never });
  }

  /**
   * Opens a window in which other seats may act, each once; settles what was done. To decline tells nothing: whoever
   * acted before may still step back.
   */
  react<N extends string, K>(name: N, window: Window<T, L, K>) {
    const question = questionOfWindow(window) as never;
    return this.settling<N, Reaction<ActOf<K>>[]>({
      name,
      kind: 'react',
      next: END,
      window: window as never,
      question,
      kinds: window.kinds as never,
    });
  }

  /** What the rule gives to the one that called it. */
  gives<R extends Json>(result: (game: T['state'], locals: Sure) => R): Script<T, In, L, Sure, R, Exits> {
    this.result = result as never;
    this.givesSurely = true;
    return this as never;
  }

  /** As `gives`, where there may be nothing to give. */
  mayGive<R extends Json>(
    result: (game: T['state'], locals: Sure) => R | undefined,
  ): Script<T, In, L, Sure, R | undefined, Exits> {
    this.result = result as never;
    return this as never;
  }

  /** What a frame of this rule has settled so far; undefined for a frame of another rule. */
  localsAt(frame: Frame | undefined): (In & Partial<L>) | undefined {
    return frame?.rule === this.name ? (frame.locals as never) : undefined;
  }

  /** What is picked so far of a set, while a frame of this rule stands there; undefined elsewhere. */
  picksAt<N extends keyof L & string>(frame: Frame | undefined, step: N): L[N] | undefined {
    if (frame?.rule !== this.name || frame.at !== step) return undefined;
    return (frame.loop?.done ?? []) as never;
  }

  private acting<K>(name: string, acting: Acting<T, L, K>, ends: readonly string[] | undefined): Step {
    const question = questionOfActs(acting) as never;
    return { name, kind: 'acts', next: END, question, kinds: acting.kinds as never, ends };
  }

  private settling<N extends string, V>(
    step: Step,
  ): Script<
    T,
    In,
    L & { [K in N]: V },
    Exits extends true ? Sure & { [K in N]?: V } : Sure & { [K in N]: V },
    Out,
    Exits
  > {
    return this.add(step) as never;
  }

  private add(given: Step): this {
    const step = inShape(given);
    if (step.name === END || this.steps.has(step.name))
      throw new RuleError(`Rule ${this.name} has two steps called ${step.name}, or one called ${END}.`);
    this.steps.set(step.name, step);
    if (this.last === undefined) this.first = step.name;
    else {
      this.last.next = step.name;
      this.last.after = step;
    }
    this.last = step;
    return this;
  }
}
