// Pictures of every position in both themes and several widths, into gallery/screenshots (ignored by git). `--axe` also looks for
// accessibility findings and fails on serious ones. Arguments pick games or positions: `npm run shots -- monster-lands five`, or `maps`,
// `pieces`, `full`.
import { join } from 'node:path';
import axe from 'axe-core';
import { chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import { positions } from '../src/all-positions.ts';

interface Shot {
  readonly name: string;
  readonly query: string;
  readonly width: number;
  readonly height: number;
}

const SIZES = { desktop: [1440, 900], tablet: [1024, 768], phone: [390, 844] } as const;
const BOARDS: readonly (readonly [game: string, board: string])[] = Object.entries(positions).flatMap(
  ([game, boards]) => Object.keys(boards).map((board) => [game, board] as const),
);

const LANDSCAPE = { landscape: [844, 390] } as const;

/** Maps fill what they get: a phone lying on its side is looked at as well. */
const mapShots = (): Shot[] =>
  ['island', 'hexes'].flatMap((map) =>
    Object.entries({ ...SIZES, ...LANDSCAPE }).flatMap(([size, [width, height]]) =>
      ['light', 'dark'].map((theme) => ({
        name: `map-${map}-${size}-${theme}`,
        query: `map=${map}&theme=${theme}&language=${theme === 'dark' ? 'cs' : 'en'}`,
        width,
        height,
      })),
    ),
  );

function shots(wanted: readonly string[]): Shot[] {
  const boards = BOARDS.filter(
    ([game, board]) => wanted.length === 0 || wanted.includes(board) || wanted.includes(game),
  );
  const all: Shot[] = boards.flatMap(([game, board]) =>
    Object.entries(SIZES).flatMap(([size, [width, height]]) =>
      ['light', 'dark'].map((theme) => ({
        name: `${game}-${board}-${size}-${theme}`,
        query: `game=${game}&board=${board}&theme=${theme}&language=${theme === 'dark' ? 'cs' : 'en'}`,
        width,
        height,
      })),
    ),
  );
  for (const [game, board] of boards)
    all.push({
      name: `${game}-${board}-wide-desktop`,
      query: `game=${game}&board=${board}&bare&theme=dark`,
      width: 980,
      height: 760,
    });
  if (wanted.length === 0 || wanted.includes('maps')) all.push(...mapShots());
  if (wanted.length === 0 || wanted.includes('pieces'))
    for (const theme of ['light', 'dark'])
      all.push({ name: `pieces-${theme}`, query: `theme=${theme}`, width: 1200, height: 900 });
  if (wanted.length === 0 || wanted.includes('full'))
    for (const theme of ['light', 'dark'])
      all.push({
        name: `full-${theme}`,
        query: `board=over&full=0&theme=${theme}`,
        width: 1000,
        height: 900,
      });
  return all;
}

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: tool } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await tool.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 160)}`);
  });
}

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const root = join(import.meta.dirname, '..');
await build({ root, logLevel: 'error' });
const server = await preview({ root, logLevel: 'error' });
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
let serious = 0;
for (const { name, query, width, height } of shots(wanted)) {
  const page = await browser.newPage({ viewport: { width, height } });
  page.on('pageerror', (error) => console.error(`${name}: ${error.message}`));
  await page.goto(`${address}?${query}`, { waitUntil: 'load' });
  await page.waitForSelector('main');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(150);
  await page.screenshot({
    path: join(import.meta.dirname, `../screenshots/${name}.png`),
    fullPage: name.includes('phone') || !name.includes('-desktop'),
  });
  if (process.argv.includes('--axe'))
    for (const finding of await findings(page)) {
      serious++;
      console.log(`${name}: ${finding}`);
    }
  await page.close();
}
await browser.close();
await server.close();
process.exitCode = serious > 0 ? 1 : 0;
