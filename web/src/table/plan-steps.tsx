import { type PlannedAnswer, planLines } from '@krcma/kernel';
import { use } from 'react';
import { loadPlanWords } from '../games.ts';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../texts/index.ts';
import { gistOf } from './hint-words.ts';
import { useTable } from './table-context.ts';

/** The answers of a plan in a few lines, in the words of the game. */
export function usePlanLines(): (answers: readonly PlannedAnswer[]) => ReturnType<typeof planLines> {
  const { game, names, say } = useTable();
  const { language } = useSettings();
  const words = use(loadPlanWords(game.id, language));
  return (answers) =>
    planLines(answers, (label) => gistOf(say(label)), words && ((all) => words.foretell(all, names)));
}

/** Those of the lines that the other plan does not begin with as well. */
export function differing(lines: readonly string[], others: readonly string[]): readonly string[] {
  const at = lines.findIndex((line, index) => line !== others[index]);
  return at < 0 ? lines : lines.slice(at);
}

export function PlanSteps({ lines, more }: { readonly lines: readonly string[]; readonly more: number }) {
  const t = useText().question;
  const numbered = lines.map((line, at) => ({ line, nth: at + 1 }));
  return (
    <ol className="plan-steps">
      {numbered.map(({ line, nth }) => (
        <li key={nth}>{line}</li>
      ))}
      {more > 0 && <li className="plan-more">{t.hintMore(more)}</li>}
    </ol>
  );
}
