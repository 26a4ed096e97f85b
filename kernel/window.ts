import { type ActOf, type Fitting, questionOfActs } from './acts.ts';
import type { GameTypes, Question } from './decision.ts';
import type { Seat } from './json.ts';

/** Who reacts, among what the rule has settled. */
export type Reacting<L> = L & { readonly reacting: Seat };

/** A window in which other seats may act, each once, in order. */
export interface Window<T extends GameTypes, L, K> {
  /**
   * Who is asked. It depends on what everybody knows: whoever might hold the right card is asked, for being asked, or
   * not, would tell. Asked anew after each reaction.
   */
  seats(game: T['state'], locals: L): readonly Seat[];
  readonly kinds: K & Fitting<T, Reacting<L>, K>;
  prompt(game: T['state'], locals: Reacting<L>): T['message'];
  decline(game: T['state'], locals: Reacting<L>): T['message'];
  /** As in a question: a seat may decline from now on without being asked. */
  standing?(game: T['state'], locals: Reacting<L>): string | undefined;
  /** The first reaction closes it. */
  readonly first?: boolean;
}

/** What somebody did in a window. */
export interface Reaction<A> {
  readonly seat: Seat;
  readonly act: A;
}

/** The choice not to react. It tells nothing, so whoever acted before may still step back: found in a log by its name. */
export const NO_REACTION = 'no-reaction';

export const questionOfWindow = <T extends GameTypes, L, K>(
  window: Window<T, L, K>,
): Question<T, Reacting<L>, ActOf<K> & { readonly do: string }> => {
  const { kinds, prompt, standing } = window;
  return questionOfActs<T, Reacting<L>, K>({ kinds, prompt, ...(standing && { standing }) });
};
