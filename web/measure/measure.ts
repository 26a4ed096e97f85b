// How heavy and how quick the pages are: a few lines, or with --json what `npm run bench` puts into its table.
import { inTime } from '../../server/operation/in-time.ts';
import { browserHere, NoBrowser } from '../../tools/browser.ts';
import { openStudio } from './browser.ts';
import { type WebFigure, webFigures } from './figures.ts';

async function measured(browser: string): Promise<readonly WebFigure[]> {
  const studio = await openStudio(browser);
  try {
    return await webFigures(studio);
  } finally {
    await studio.close();
  }
}

const lineOf = ({ what, value, bar, unit }: WebFigure): string =>
  `${value <= bar ? 'ok  ' : 'MISS'} ${value.toFixed(0).padStart(6)} ${unit}  of ${bar} ${unit}  ${what}`;

/** The bench waits for ten minutes. */
const MOST_MINUTES = 9;

const browser = browserHere();
const measuring = browser === undefined ? Promise.resolve([]) : measured(browser);
const figures = await inTime(measuring, MOST_MINUTES * 60_000, 'Measuring the pages').catch(
  (error: Error) => {
    console.error(error.message);
    // Whatever is still open belongs to a browser that does not answer.
    process.exit(1);
  },
);
const missing = browser === undefined ? new NoBrowser().message : undefined;
if (process.argv.includes('--json')) console.log(JSON.stringify({ figures, missing }));
else console.log(missing ?? figures.map(lineOf).join('\n'));
if (missing !== undefined || figures.some(({ value, bar }) => value > bar)) process.exitCode = 1;
