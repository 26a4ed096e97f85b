// The pages are measured by their own tool, in a process of its own: nothing imports them, and nothing else disturbs them.
import { join } from 'node:path';
import type { Figure } from './measure.ts';
import { printedBy } from './tool.ts';

const TOOL = join(import.meta.dirname, '../../../web/measure/measure.ts');
const MOST_MINUTES = 10;

interface Report {
  readonly figures: readonly {
    readonly what: string;
    readonly value: number;
    readonly bar: number;
    readonly unit: string;
  }[];
  readonly missing?: string;
}

export interface WebFigures {
  readonly figures: readonly Figure[];
  /** Why there are none. */
  readonly missing?: string;
}

/** What the tool printed, whatever the build said before it. */
export function webFiguresIn(printed: string): WebFigures {
  const report = printed.split('\n').findLast((line) => line.startsWith('{'));
  if (report === undefined) return { figures: [], missing: 'The pages could not be measured.' };
  const { figures, missing } = JSON.parse(report) as Report;
  return {
    figures: figures.map(({ what, ...rest }) => ({ name: `web: ${what}`, ...rest, lowerIsBetter: true })),
    ...(missing !== undefined && { missing }),
  };
}

export function webFigures(): WebFigures {
  const { printed, problem } = printedBy(TOOL, MOST_MINUTES);
  const figures = webFiguresIn(printed);
  // The tool also fails when a bar is missed, or when there is no browser: then it has said so itself.
  return printed === '' && problem !== undefined ? { ...figures, missing: problem } : figures;
}
