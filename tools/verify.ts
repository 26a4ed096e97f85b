// Runs the npm scripts it is given, all of them even when one fails, and ends with one line: N passed, N failed.
// A check counts as one; the scripts `units` and `engines` count as many as they ran tests. Checks run side by side, for
// most of them keep one core busy, then the tests one after the other.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** The full run on a slow machine takes less than half of it. */
const MOST_MINUTES = 180;

const commandOf = (script: string, ...options: string[]): string =>
  ['npm', 'run', '--silent', script, '--', ...options].join(' ');

const LIMITS = { shell: true, timeout: MOST_MINUTES * 60_000 };

const notEnded = (script: string, reason: string): string =>
  `${script} did not end within ${MOST_MINUTES} minutes, or could not begin: ${reason}`;

/** What it says is shown in one piece when it is done. */
async function runCheck(script: string): Promise<Count> {
  const child = spawn(commandOf(script), { ...LIMITS, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  console.log(`\n== ${script}`);
  process.stdout.write(Buffer.concat(said));
  if (signal !== null) console.error(notEnded(script, signal));
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function runScript(script: string, ...options: string[]): boolean {
  console.log(`\n== ${script}`);
  const { status, error } = spawnSync(commandOf(script, ...options), { ...LIMITS, stdio: 'inherit' });
  if (error !== undefined) console.error(notEnded(script, error.message));
  return status === 0;
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

const scripts = given.filter((script) => script !== '--full');
const checked = await Promise.all(
  scripts
    .filter((script) => !TESTS.has(script))
    .map(async (script) => ({ script, count: await runCheck(script) })),
);
const tested = scripts
  .filter((script) => TESTS.has(script))
  .map((script) => ({ script, count: runTests(script) }));
const counts = [...checked, ...tested];
const broken = counts.filter(({ count }) => count.failed > 0).map(({ script }) => script);
const passed = counts.reduce((sum, { count }) => sum + count.passed, 0);
const failed = counts.reduce((sum, { count }) => sum + count.failed, 0);

console.log(broken.length > 0 ? `\nFailed: ${broken.join(', ')}` : '');
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
