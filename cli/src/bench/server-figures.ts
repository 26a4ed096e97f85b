// The server is measured by its own tools, each in a process of its own.
import { join } from 'node:path';
import type { Figure } from './measure.ts';
import { printedBy } from './tool.ts';

const TOOLS = join(import.meta.dirname, '../../../server/measure');

export interface ServerFigures {
  readonly figures: readonly Figure[];
  /** What whoever reads them should know. */
  readonly warnings: readonly string[];
}

function measuredBy(tool: string, mostMinutes: number, what: string): ServerFigures {
  const { printed, problem } = printedBy(join(TOOLS, tool), mostMinutes);
  if (problem !== undefined) throw new Error(`The ${what} could not be measured. ${problem}`);
  const { figures, warnings } = JSON.parse(printed) as ServerFigures;
  return { figures: figures.map((figure) => ({ ...figure, name: `${what}: ${figure.name}` })), warnings };
}

/** The load comes from one process, the server runs in another. */
export const serverFigures = (): ServerFigures => measuredBy('load.ts', 12, 'server');

/** What a page is told, in bytes. */
export const wireFigures = (): ServerFigures => measuredBy('wire.ts', 5, 'wire');
