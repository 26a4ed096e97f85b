import { choose, clone, repeatEntries } from '@krcma/kernel';
import { autosave, carryOut } from './commands.ts';
import type { Asked } from './explain.ts';
import { choiceIn, commandIn, type Match } from './matching.ts';
import { again, fresh, type Next } from './next.ts';
import { cut, wrap } from './pen.ts';
import { sentenceFor } from './problem.ts';
import { labelsOf, withoutRemark } from './screen.ts';
import { namesIn, shellOf, textOf } from './session.ts';
import { InputEnded } from './terminal.ts';

/** What somebody typed is a command, a choice, or neither; nothing of it can hurt the table. */
export async function answerTo(asked: Asked, input: string): Promise<Next> {
  const { session } = asked;
  try {
    if (input === '') return fresh();
    const command = commandIn(input, shellOf(session));
    if (command === undefined) return await chosen(asked, input);
    const step = carryOut(asked, command);
    const problem = step.next === 'fresh' ? autosave(session) : undefined;
    return problem === undefined ? step : { ...step, lines: [...step.lines, problem] };
  } catch (error) {
    if (error instanceof InputEnded) throw error;
    return again(sentenceFor(error, shellOf(session)));
  }
}

async function chosen(asked: Asked, input: string): Promise<Next> {
  const { session, decision, terminal } = asked;
  const labels = labelsOf(session, decision.options);
  const match = choiceIn(input, decision.options, labels);
  const option = match.found === 'one' ? decision.options[match.index] : undefined;
  if (option === undefined) return again(notChosen(asked, input, match));
  if (terminal.keyboard && session.confirms && isFinal(asked, option.id)) {
    const { finalStep, confirm } = shellOf(session).table;
    const label = withoutRemark(labels[decision.options.indexOf(option)] ?? option.id);
    terminal.print(...wrap(`${label} – ${finalStep}`, terminal.width));
    if ((await terminal.ask(confirm)).trim() !== '') return fresh();
  }
  choose(session.game.module, session.journal, decision.seat, option.id, decision.id);
  const problem = autosave(session);
  return problem === undefined ? fresh() : fresh(problem);
}

/** Tried on a copy: whether chance speaks or something is revealed, not what. */
function isFinal({ session, decision }: Asked, choice: string): boolean {
  const { game, journal } = session;
  const [entry] = repeatEntries(game.module, clone(journal.table), [{ seat: decision.seat, choice }]);
  return entry?.gain !== undefined;
}

const LONGEST_SHOWN = 40;

function notChosen({ session, decision }: Asked, input: string, match: Match): string {
  const { table } = shellOf(session);
  const shown = cut(input, LONGEST_SHOWN);
  if (match.found === 'several')
    return table.ambiguous(shown, match.indexes.map((index) => index + 1).join(', '));
  if (match.found === 'no such number') return table.noSuchNumber(decision.options.length);
  const { message } = textOf(session);
  const names = namesIn(session);
  const labels = decision.refused.map(({ label }) => message(label, names));
  const refused = choiceIn(input, decision.refused, labels);
  if (refused.found === 'several') return table.severalRefused(shown);
  const refusal = refused.found === 'one' ? decision.refused[refused.index] : undefined;
  if (refusal === undefined) return table.notUnderstood(shown);
  return table.refusedNow(
    message(refusal.label, names),
    `${message(refusal.reason, names)} [${refusal.rule}]`,
  );
}
