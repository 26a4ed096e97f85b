import type { PlannedAnswer } from './words.ts';

const MOST_LINES = 8;

/** Each answer with those that followed from it. */
const withWhatFollowed = (
  answers: readonly PlannedAnswer[],
  say: (label: PlannedAnswer['label']) => string,
): string[] => {
  const lines: string[][] = [];
  let depth = 0;
  for (const answer of answers) {
    const line = lines.at(-1);
    if (line !== undefined && answer.depth > depth) line.push(say(answer.label));
    else {
      lines.push([say(answer.label)]);
      depth = answer.depth;
    }
  }
  return lines.map((line) => line.join(' – '));
};

/** The answers of a plan in a few lines; `more` is how many are left out at the end. */
export function planLines(
  answers: readonly PlannedAnswer[],
  say: (label: PlannedAnswer['label']) => string,
  foretell?: (answers: readonly PlannedAnswer[]) => readonly string[],
): { readonly lines: readonly string[]; readonly more: number } {
  const lines = foretell?.(answers) ?? withWhatFollowed(answers, say);
  return { lines: lines.slice(0, MOST_LINES), more: Math.max(0, lines.length - MOST_LINES) };
}
