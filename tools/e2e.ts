// The tests in a real browser: all of them in Chromium, or a short game in the engine of another house.
import { spawnSync } from 'node:child_process';
import { ENGINES } from './engines.ts';

const MOST_MINUTES = 90;
const BROWSERS = ['chromium', ...ENGINES];

const USAGE = `npm run e2e -- [--browser ${BROWSERS.join('|')}] [a file, -t "a title", or what else vitest understands]
Chromium plays everything, Firefox and WebKit a short game. On Debian a browser that is missing is installed (as root).`;

/** What vitest is started with: the other engines have a configuration of their own, for the full run. */
function vitestArguments(args: readonly string[]): string[] | undefined {
  const at = args.indexOf('--browser');
  const browser = at < 0 ? 'chromium' : (args[at + 1] ?? '');
  const rest = at < 0 ? args : args.toSpliced(at, 2);
  if (!BROWSERS.includes(browser) || rest.includes('--help')) return undefined;
  const config = browser === 'chromium' ? [] : ['--config', 'web/engines/vitest.config.ts'];
  return ['run', ...config, '--project', browser === 'chromium' ? 'e2e' : browser, ...rest];
}

const asked = process.argv.slice(2);
const args = vitestArguments(asked);
if (args === undefined) console.log(USAGE);
const helped = asked.includes('--help');
const vitest = 'node_modules/vitest/vitest.mjs';
const ran =
  args &&
  spawnSync(process.execPath, [vitest, ...args], { stdio: 'inherit', timeout: MOST_MINUTES * 60_000 });
if (ran?.error) console.error(`The tests did not end within ${MOST_MINUTES} minutes: ${ran.error.message}`);
process.exitCode = helped ? 0 : (ran?.status ?? 1);
