import { type ActOf, type Fitting, questionOfActs } from './acts.ts';
import type { GameTypes, Question } from './decision.ts';
import type { Json, Seat } from './json.ts';
import type { Ask, Step } from './step.ts';
import type { Frame, Locals, Table } from './table.ts';

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

type WindowStep = Extract<Step, { readonly kind: 'react' }>;

const at = (locals: Locals, reacting: Seat): Locals => ({ ...locals, reacting });

export const questionOfWindow = <T extends GameTypes, L, K>(
  window: Window<T, L, K>,
): Question<T, Reacting<L>, ActOf<K> & { readonly do: string }> => {
  const { kinds, prompt, standing } = window;
  return questionOfActs<T, Reacting<L>, K>({ kinds, prompt, ...(standing && { standing }) });
};

/** Everybody of the window is asked, also who can only decline; undefined when it is closed. */
export function askNextReaction(
  game: Table,
  stack: Frame[],
  frame: Frame,
  step: WindowStep,
  side: number | undefined,
): Ask | undefined {
  frame.loop ??= { left: [], done: [] };
  const answers = frame.loop.done as unknown as Reaction<Json>[];
  const reactions = answers.filter(({ act }) => act !== null);
  const isClosed = step.window.first === true && reactions.length > 0;
  const asked = step.window.seats(game, frame.locals);
  const seat = isClosed ? undefined : asked.find((each) => !answers.some((answer) => answer.seat === each));
  if (seat === undefined) {
    frame.locals[step.name] = reactions as unknown as Json;
    frame.loop = undefined;
    frame.at = step.next;
    return undefined;
  }
  const acts = step.question.values(game, at(frame.locals, seat)) ?? [];
  return { seat, values: [...acts, null], question: asking(step, seat), step, frame, stack, side };
}

/** The question of one seat; not to react is null. */
function asking({ question, window }: WindowStep, seat: Seat): Question<GameTypes, Locals, Json> {
  return {
    kind: 'one',
    values: (game, locals) => question.values(game, at(locals, seat)),
    option: (game, value, locals) =>
      value === null
        ? { id: NO_REACTION, label: window.decline(game, at(locals, seat) as Reacting<Locals>) }
        : question.option(game, value, at(locals, seat)),
    prompt: (game, locals) => question.prompt(game, at(locals, seat)),
    refused: (game, locals) => question.refused?.(game, at(locals, seat)) ?? [],
    standing: (game, locals) => question.standing?.(game, at(locals, seat)),
  };
}

/** What was chosen is carried out with who reacts among the locals. */
export function callOfReaction(game: Table, { locals }: Frame, step: WindowStep, reaction: Json) {
  const { seat, act } = reaction as unknown as Reaction<{ do: string }>;
  return step.kinds[act.do]?.carryOut?.(game, act as unknown as Json, at(locals, seat));
}
