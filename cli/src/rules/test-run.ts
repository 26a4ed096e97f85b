import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import type { RanTest } from './coverage.ts';

/** The part of vitest's JSON report that is read here. */
export interface VitestReport {
  readonly testResults: readonly {
    /** The absolute path of the test file. */
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

const MOST_MINUTES = 30;

/** Runs the tests of these games; failed tests are part of the answer, not an error. */
export function runGameTests(root: string, games: readonly string[]): VitestReport {
  if (games.length === 0) return { testResults: [] };
  const folder = mkdtempSync(join(tmpdir(), 'krcma-rules-'));
  try {
    const file = join(folder, 'report.json');
    const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
    const filters = games.map((game) => `games/${game}/`);
    const options = ['--root', root, '--passWithNoTests', '--reporter=json', `--outputFile=${file}`];
    const run = spawnSync(process.execPath, [vitest, 'run', ...options, ...filters], {
      encoding: 'utf8',
      timeout: MOST_MINUTES * 60_000,
      killSignal: 'SIGKILL',
    });
    if (run.error !== undefined)
      throw new Error(`The tests did not end within ${MOST_MINUTES} minutes: ${run.error.message}`);
    if (!existsSync(file)) throw new Error(`vitest wrote no report.\n${run.stdout}${run.stderr}`);
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function testsOf(report: VitestReport, root: string, game: string): RanTest[] {
  return filesOf(report, root, game).flatMap((file) =>
    file.assertionResults.map(({ fullName, status }) => ({ title: fullName, passed: status === 'passed' })),
  );
}

/** What went wrong in the run itself; the ids of a failed test merely stay unproved. */
export function failuresOf(report: VitestReport, root: string, game: string): string[] {
  return filesOf(report, root, game).flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length > 0) return failed.map(({ fullName }) => `failed: ${fullName}`);
    return file.status === 'failed'
      ? [`failed: ${relative(root, file.name)} ${file.message ?? ''}`.trim()]
      : [];
  });
}

function filesOf(report: VitestReport, root: string, game: string) {
  const folder = ['games', game, ''].join(sep);
  return report.testResults.filter(({ name }) => relative(root, name).startsWith(folder));
}
