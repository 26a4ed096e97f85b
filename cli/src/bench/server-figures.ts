// The server is measured by its own tool: the load comes from one process, the server runs in another.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Figure } from './measure.ts';

const TOOL = join(import.meta.dirname, '../../../server/measure/load.ts');

export function serverFigures(): readonly Figure[] {
  const { stdout, status } = spawnSync(process.execPath, [TOOL, '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error('The server could not be measured; what it said stands above.');
  const figures = JSON.parse(stdout) as readonly Figure[];
  return figures.map((figure) => ({ ...figure, name: `server: ${figure.name}` }));
}
