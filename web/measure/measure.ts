// How heavy and how quick the pages are: a few lines, or with --json what `npm run bench` puts into its table.
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

const browser = browserHere();
const figures = browser === undefined ? [] : await measured(browser);
const missing = browser === undefined ? new NoBrowser().message : undefined;
if (process.argv.includes('--json')) console.log(JSON.stringify({ figures, missing }));
else console.log(missing ?? figures.map(lineOf).join('\n'));
if (missing !== undefined || figures.some(({ value, bar }) => value > bar)) process.exitCode = 1;
