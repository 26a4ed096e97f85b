import type { Locals } from './table.ts';

/** A rule that can be called: by its script, or by name where two rules call each other. */
export interface Callable<In, Out> {
  readonly name: string;
  /** Only for the type checker: what it takes and gives. */
  readonly types?: (input: In) => Out;
}

/** A call as data: the name of a rule and what it is called with. */
export interface Call<Out> {
  readonly call: string;
  readonly with: Locals;
  /** Only for the type checker: what it gives. */
  readonly gives?: () => Out;
}

/** For `callNamed` and for triggers: `{ id, seat, ...calling(heal, { player }), label }`. */
export const calling = <I extends object, O>(rule: Callable<I, O>, input: I): Call<O> => ({
  call: rule.name,
  with: input as Locals,
});
