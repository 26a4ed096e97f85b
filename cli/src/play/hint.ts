import type { Counted, SecondPlan, ToldPlan } from '@krcma/bots';
import { planLines, toldTerms } from '@krcma/kernel';
import { adviceFor } from '../bots.ts';
import type { Asked } from './explain.ts';
import { wrap } from './pen.ts';
import { labelsOf } from './screen.ts';
import { givesHints, namesIn, type Session, shellOf, textOf } from './session.ts';

/** What the strongest bot would do: a plan where it has one, or why the answer is better than another. */
export function hintLines({ session, decision, terminal }: Asked): string[] {
  const { explain, bots } = shellOf(session);
  if (!givesHints(session)) return wrap(explain.noHints, terminal.width);
  const advised = adviceFor(session.game, session.journal, decision.seat);
  const { choice, level, listed, because, plan, second } = advised;
  const labels = labelsOf(session, decision.options);
  const named = (id: string): string => {
    const index = decision.options.findIndex((option) => option.id === id);
    return `${index + 1} ${labels[index] ?? id}`;
  };
  const said =
    plan !== undefined && plan.done > 0
      ? explain.goesOn(named(choice))
      : explain.hint(bots[level], named(choice), chanceOf(session, listed[0]?.value));
  const { gains, costs } = toldTerms(because?.terms ?? [], textOf(session).terms, session.language);
  const reasons = because ? [explain.rather(named(because.over), gains, costs)] : [];
  const lines = plan === undefined ? reasons : planned(session, plan, second);
  return [said, ...lines].flatMap((line) => wrap(line, terminal.width, line.startsWith(' ') ? '     ' : ''));
}

const chanceOf = (session: Session, value: number | undefined): string =>
  value !== undefined && value > 0 && value < 1
    ? shellOf(session).explain.chance(Math.round(value * 100))
    : '';

function stepLines(session: Session, steps: ToldPlan['steps']): readonly string[] {
  const { explain } = shellOf(session);
  const { message, plans } = textOf(session);
  const names = namesIn(session);
  const { lines, more } = planLines(
    steps,
    (label) => message(label, names),
    plans && ((answers) => plans.foretell(answers, names)),
  );
  return more > 0 ? [...lines, explain.more(more)] : lines;
}

const numbered = (lines: readonly string[]): string[] => lines.map((line, at) => `  ${at + 1}. ${line}`);

/** What a plan costs and brings, where the game counts it. */
function ledger(session: Session, { costs, brings, isOpen, proved }: ToldPlan): string[] {
  const { explain } = shellOf(session);
  const words = textOf(session).plans?.counted;
  const told = (all: readonly Counted[]): string =>
    all.map((each) => words?.[each.name]?.(each) ?? each.name).join(', ') || explain.nothing;
  return [
    ...(isOpen ? [explain.open] : []),
    ...(words === undefined ? [] : [explain.costs(told(costs)), explain.brings(told(brings))]),
    ...(proved ? [explain.proved] : []),
  ];
}

function planned(session: Session, plan: ToldPlan, second: SecondPlan | undefined): string[] {
  const steps = stepLines(session, plan.steps.slice(plan.done));
  const lines = [...numbered(steps), ...ledger(session, plan)];
  return second === undefined ? lines : [...lines, ...secondLines(session, second, steps)];
}

function secondLines(session: Session, second: SecondPlan, best: readonly string[]): string[] {
  const { explain } = shellOf(session);
  const steps = stepLines(session, second.steps);
  const differs = Math.max(
    0,
    steps.findIndex((line, at) => line !== best[at]),
  );
  const { gains, costs } = toldTerms(second.because, textOf(session).terms, session.language);
  return [
    explain.second(chanceOf(session, second.value)),
    ...(differs > 0 ? [explain.secondBegins] : []),
    ...numbered(steps.slice(differs)),
    ...ledger(session, second),
    second.because.length === 0 ? explain.secondAlike : explain.secondRather(gains, costs),
  ];
}
