import type { Decision, GameTypes, Option, Refused } from './decision.ts';
import type { Json } from './json.ts';
import { pathTo } from './run.ts';
import type { Ask } from './step.ts';
import type { Table } from './table.ts';

export const optionOf = (game: Table, ask: Ask, value: Json): Option =>
  ask.question.option(game, value, ask.frame.locals);

/** The value behind an option's id, or undefined when it is not among the legal ones. */
export function legalValue(game: Table, ask: Ask, optionId: string): Json | undefined {
  return ask.values.find((value) => optionOf(game, ask, value).id === optionId);
}

/**
 * Names one question of one seat, so that an answer to an older one is recognised. A journal gives its own number, which
 * still grows when choices are taken back.
 */
export const decisionId = (game: Table, ask: Ask, number = game.answered[ask.seat]): string =>
  `${ask.seat}.${number} ${ask.frame.rule}.${ask.frame.at}`;

/** What is picked of a set or an order, each as it was offered after those before it. */
function picksOf(game: Table, { step, frame }: Ask): Option[] {
  if (step.kind !== 'gather') return [];
  const picks = frame.loop?.done ?? [];
  return picks.map((value, place) => step.question.option(game, value, frame.locals, picks.slice(0, place)));
}

/** An ask put into data for people: the list, the refusals, the words' keys. */
export function describe<T extends GameTypes>(game: T['state'], ask: Ask, number?: number): Decision<T> {
  const { question, frame, seat } = ask;
  const standing = question.standing?.(game, frame.locals);
  const silence = question.silence?.(game, frame.locals);
  return {
    id: decisionId(game, ask, number),
    seat,
    kind: question.kind,
    prompt: question.prompt(game, frame.locals),
    path: pathTo(game.stack, frame) ?? [],
    options: ask.values.map((value) => optionOf(game, ask, value) as Option<T>),
    refused: (question.refused?.(game, frame.locals) ?? []) as Refused<T>[],
    picked: picksOf(game, ask) as Option<T>[],
    ...(standing !== undefined && { standing }),
    ...(silence !== undefined && { silence }),
  };
}
