// Runs the npm scripts it is given, all of them even when one fails, and ends with one line: N passed, N failed.
// A check counts as one; the scripts `units` and `engines` count as many as they ran tests.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** The full run on a slow machine takes less than half of it. */
const MOST_MINUTES = 180;

function runScript(script: string, ...options: string[]): boolean {
  console.log(`\n== ${script}`);
  const command = ['npm', 'run', '--silent', script, '--', ...options].join(' ');
  const { status, error } = spawnSync(command, {
    stdio: 'inherit',
    shell: true,
    timeout: MOST_MINUTES * 60_000,
  });
  if (error !== undefined)
    console.error(
      `${script} did not end within ${MOST_MINUTES} minutes, or could not begin: ${error.message}`,
    );
  return status === 0;
}

function runCheck(script: string): Count {
  return runScript(script) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function runTests(script: string): Count {
  const folder = mkdtempSync(join(tmpdir(), 'krcma-units-'));
  try {
    const file = join(folder, 'report.json');
    const ok = runScript(script, '--reporter=default', '--reporter=json', `--outputFile.json="${file}"`);
    if (!existsSync(file)) return { passed: 0, failed: 1 };
    const report = JSON.parse(readFileSync(file, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
    };
    // A file that cannot be loaded fails the run without a failed test in it.
    const failed = ok ? report.numFailedTests : Math.max(report.numFailedTests, 1);
    return { passed: report.numPassedTests, failed };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const TESTS = new Set(['units', 'engines']);

const given = process.argv.slice(2);
if (given.includes('--full')) process.env.FULL_RUN = '1';

const counts = given
  .filter((script) => script !== '--full')
  .map((script) => ({
    script,
    count: TESTS.has(script) ? runTests(script) : runCheck(script),
  }));
const broken = counts.filter(({ count }) => count.failed > 0).map(({ script }) => script);
const passed = counts.reduce((sum, { count }) => sum + count.passed, 0);
const failed = counts.reduce((sum, { count }) => sum + count.failed, 0);

console.log(broken.length > 0 ? `\nFailed: ${broken.join(', ')}` : '');
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
