import type { GameTypes } from './decision.ts';
import type { Ask } from './step.ts';
import type { Frame } from './table.ts';

/** What the answers to the questions of a rule promise the seat that is asked. */
export interface Appraisal<T extends GameTypes> {
  /** In the order of the answers. */
  points(game: T['state'], ask: Ask): readonly number[];
}

/** By the name of the rule that asks. */
export type Appraisals<T extends GameTypes> = Readonly<Record<string, Appraisal<T>>>;

/** A rule whose frames can be read. */
interface Positioned<L> {
  readonly name: string;
  localsAt(frame: Frame | undefined): L | undefined;
}

/** An entry of `Appraisals`: points for the answers to a rule's questions, which sees what the rule has settled. */
export const appraisal = <T extends GameTypes, L>(
  rule: Positioned<L>,
  points: (game: T['state'], ask: Ask, locals: L) => readonly number[],
): readonly [rule: string, appraisal: Appraisal<T>] => [
  rule.name,
  { points: (game, ask) => points(game, ask, rule.localsAt(ask.frame) as L) },
];
