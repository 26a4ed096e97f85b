// The server is measured by its own tool: the load comes from one process, the server runs in another.
import { join } from 'node:path';
import type { Figure } from './measure.ts';
import { printedBy } from './tool.ts';

const TOOL = join(import.meta.dirname, '../../../server/measure/load.ts');
const MOST_MINUTES = 12;

export interface ServerFigures {
  readonly figures: readonly Figure[];
  /** What whoever reads them should know. */
  readonly warnings: readonly string[];
}

export function serverFigures(): ServerFigures {
  const { printed, problem } = printedBy(TOOL, MOST_MINUTES);
  if (problem !== undefined) throw new Error(`The server could not be measured. ${problem}`);
  const { figures, warnings } = JSON.parse(printed) as ServerFigures;
  return { figures: figures.map((figure) => ({ ...figure, name: `server: ${figure.name}` })), warnings };
}
