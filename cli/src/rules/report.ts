import type { Inventory } from '@krcma/kernel/rulebook';
import type { Coverage } from './coverage.ts';

export interface GameReport {
  readonly game: string;
  readonly inventory: Inventory;
  readonly coverage: Coverage;
}

export function reportAsJson(reports: readonly GameReport[]): string {
  const figures = reports.map(({ game, coverage: { total, proved, exempt, missing } }) => [
    game,
    { total, proved, exempt, missing },
  ]);
  return JSON.stringify(Object.fromEntries(figures), null, 2);
}

export function reportAsText(reports: readonly GameReport[]): string {
  if (reports.length === 0) return 'No game has a RULES.md yet.';
  return reports.map(gameAsText).join('\n\n');
}

function gameAsText({ game, inventory, coverage }: GameReport): string {
  const { total, proved, exempt, missing } = coverage;
  const headline = `${game}: ${proved} of ${total} rules proved, ${exempt} exempt, ${missing.length} missing`;
  return [headline, ...missing.map((id) => `  ${id} ${inventory.rules.get(id) ?? ''}`)].join('\n');
}

export function problemsOf(reports: readonly GameReport[]): string[] {
  return reports.flatMap(({ game, coverage }) => coverage.problems.map((problem) => `${game}: ${problem}`));
}

export function allProved(reports: readonly GameReport[]): boolean {
  return reports.every(({ coverage }) => coverage.missing.length === 0 && coverage.problems.length === 0);
}
