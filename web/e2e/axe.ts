import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the page has when the tool is in it. */
interface WithAxe {
  readonly axe?: { run(options: RunOptions): Promise<AxeResults> };
}

type Only = Pick<RunOptions, 'runOnly'>;

async function run(page: Page, options: RunOptions): Promise<AxeResults> {
  // The policy of the server lets no foreign script in, so the tool comes by the debugger, once for each document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate((how) => {
    const { axe } = globalThis as WithAxe;
    if (axe === undefined) throw new Error('The page was left before it could be looked at.');
    return axe.run(how);
  }, options);
}

/** Serious and critical findings of a page, as "rule: where". */
export async function axeFindings(page: Page, only: Only = {}): Promise<string[]> {
  const { violations } = await run(page, { resultTypes: ['violations'], ...only });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    );
}

/** What looks at colours, of the rules that are looked at by themselves. */
const COLOURS: Only = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** Where nothing moves nothing fades either: the colours are there at once. */
async function changeTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html[data-theme=${theme}]`).waitFor({ state: 'attached' });
}

/** The same of both themes, one after the other on the same page: besides the colours nothing differs between them. */
export async function axeFindingsInBothThemes(page: Page): Promise<string[]> {
  const inLight = await axeFindings(page);
  await changeTheme(page, 'dark');
  const inDark = await axeFindings(page, COLOURS);
  await changeTheme(page, 'light');
  return [...inLight, ...inDark.map((finding) => `in the dark theme ${finding}`)];
}
