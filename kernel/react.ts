import type { GameTypes, Question } from './decision.ts';
import type { Json, Seat } from './json.ts';
import type { Ask, Step } from './step.ts';
import type { Frame, Locals, Table } from './table.ts';
import { NO_REACTION, type Reacting, type Reaction } from './window.ts';

type WindowStep = Extract<Step, { readonly kind: 'react' }>;

const at = (locals: Locals, reacting: Seat): Locals => ({ ...locals, reacting });

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
