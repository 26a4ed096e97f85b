import { SUBJECTS } from './attack.ts';
import { isBad, type Outcome } from './run.ts';

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const HEADER = ['what', 'attack', 'tried', 'verdict', 'found', 's'] as const;

const rowOf = ({ subject, title, tried, verdict, found, seconds }: Outcome): string[] =>
  [SUBJECTS[subject], title, tried, verdict, found, seconds.toFixed(1)].map(oneLine);

/** What was tried and held, as a table that can be read in a terminal and pasted into a page. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const rows = [[...HEADER], ...outcomes.map(rowOf)];
  const widths = HEADER.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [header = [], ...rest] = rows;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [line(header), rule, ...rest.map(line)].join('\n');
}

export function summaryOf(outcomes: readonly Outcome[]): string {
  const count = (verdict: Outcome['verdict']) => outcomes.filter((each) => each.verdict === verdict).length;
  const parts = [
    `${outcomes.length} attacks: ${count('held')} held`,
    `${count('DID NOT HOLD')} did not hold`,
    `${count('NOT TRIED')} could not be tried`,
    `${count('skipped')} skipped`,
  ];
  return `${parts.join(', ')}.`;
}

export const exitCodeOf = (outcomes: readonly Outcome[]): 0 | 1 => (outcomes.some(isBad) ? 1 : 0);
