import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from './measure.ts';

const KERNEL = join(import.meta.dirname, '../../../kernel');

/** What runs the rules and keeps a table, with the parts that were taken out of it. */
const CORE = [
  'rule',
  'run',
  'ask',
  'gather',
  'seat-asked',
  'journal',
  'memory',
  'present',
  'repeat',
  'table',
] as const;

export const CORE_BAR = 1500;

export const coreLines = (): number =>
  CORE.reduce(
    (sum, name) =>
      sum +
      readFileSync(join(KERNEL, `${name}.ts`), 'utf8')
        .trimEnd()
        .split('\n').length,
    0,
  );

export const coreFigure = (): Figure => ({
  name: 'the kernel’s core (rules, runs, questions, journal, table)',
  value: coreLines(),
  unit: 'lines',
  bar: CORE_BAR,
  lowerIsBetter: true,
});
