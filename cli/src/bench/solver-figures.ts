// The fights of the solver's benchmark are part of its tests: their own tool measures them, in a process of its own.
import { join } from 'node:path';
import type { Figure } from './measure.ts';
import { printedBy } from './tool.ts';

const TOOL = join(import.meta.dirname, '../../../games/mage-knight/test/solver/measure.ts');
const MOST_MINUTES = 10;

interface Report {
  readonly proved: number;
  readonly provedInTime: number;
  readonly foundInTime: number;
  readonly median: number;
  readonly p95: number;
  readonly hasty: number;
  readonly twins: number;
}

const NAME = 'Mage Knight, a hundred fights';

function solverFiguresIn(printed: string): Figure[] {
  const line = printed.split('\n').findLast((each) => each.startsWith('{'));
  if (line === undefined) return [];
  const { proved, provedInTime, foundInTime, median, p95, hasty, twins } = JSON.parse(line) as Report;
  return [
    { name: `${NAME}: nothing better exists`, value: proved, unit: 'fights', bar: 100 },
    { name: `${NAME}: nothing better exists, known in 200 ms`, value: provedInTime, unit: 'fights', bar: 95 },
    { name: `${NAME}: the best plan, found in 200 ms`, value: foundInTime, unit: 'fights', bar: 95 },
    { name: `${NAME}: solved, half of them`, value: median, unit: 'ms', bar: 100, lowerIsBetter: true },
    { name: `${NAME}: solved, 95 of them`, value: p95, unit: 'ms', bar: 200, lowerIsBetter: true },
    { name: `${NAME}: as good in 20 ms`, value: hasty, unit: 'fights', bar: 60 },
    { name: 'Mage Knight, thirty small fights: as the slow twin', value: twins, unit: 'fights', bar: 30 },
  ];
}

export const solverFigures = (): Figure[] => solverFiguresIn(printedBy(TOOL, MOST_MINUTES).printed);
