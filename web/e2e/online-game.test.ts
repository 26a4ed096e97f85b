import { expect, it } from 'vitest';
import { inFullRun } from '../../tools/full-run.ts';
import { withBrowser } from './guest.ts';
import { comeIn, layTable, openPerson, overheard, playTogether, tableOfTwo } from './online-people.ts';
import { withServer } from './online-server.ts';
import { choicesOf } from './table.ts';

withBrowser();
const server = withServer();

/** Messages before the end, when everything hidden is opened. */
const beforeTheEnd = (heard: readonly string[]): string => {
  const end = heard.findIndex((message) => message.includes('"outcome":{'));
  return heard.slice(0, end < 0 ? heard.length : end).join('\n');
};

it('two people play, each sees only their own secrets, and a third one watches', async () => {
  const [ann, bob, cat] = [await openPerson(server), await openPerson(server), await openPerson(server)];
  const heard = [ann, bob, cat].map(({ page }) => overheard(page));
  await comeIn(cat, await tableOfTwo(ann, bob), 'Cat');
  const dukes = (await choicesOf(bob.page)).map((id) => `"${id.split(':').at(-1)}"`);
  expect(dukes).toHaveLength(2);
  await playTogether([ann.page, bob.page], 12);
  const [byAnn = '', byBob = '', byCat = ''] = heard.map((messages) => messages.join('\n'));
  for (const duke of dukes) {
    expect(byBob).toContain(duke);
    expect(byAnn).not.toContain(duke);
    expect(byCat).not.toContain(duke);
  }
});

inFullRun(
  'two people play to the end, each sees only their own secrets, and a third one watches',
  async () => {
    const [ann, bob, cat] = [await openPerson(server), await openPerson(server), await openPerson(server)];
    const heardByAnn = overheard(ann.page);
    const heardByBob = overheard(bob.page);
    const heardByCat = overheard(cat.page);
    const link = await tableOfTwo(ann, bob);
    await comeIn(cat, link, 'Cat');
    const [dukesOfAnn, dukesOfBob] = [await choicesOf(ann.page), await choicesOf(bob.page)];
    expect(dukesOfAnn).toHaveLength(2);
    expect(dukesOfBob).toHaveLength(2);
    expect(await cat.page.locator('.question').getAttribute('data-asked')).toBe('false');
    const answers = await playTogether([ann.page, bob.page]);
    expect(answers).toBeGreaterThan(50);
    await cat.page.locator('.dialog.over').waitFor();
    const wholesOf = (ids: readonly string[]) => ids.map((id) => `"${id.split(':').at(-1)}"`);
    for (const duke of wholesOf(dukesOfBob)) {
      expect(beforeTheEnd(heardByAnn)).not.toContain(duke);
      expect(beforeTheEnd(heardByBob)).toContain(duke);
      expect(beforeTheEnd(heardByCat)).not.toContain(duke);
    }
    for (const duke of wholesOf(dukesOfAnn)) {
      expect(beforeTheEnd(heardByBob)).not.toContain(duke);
      expect(beforeTheEnd(heardByCat)).not.toContain(duke);
    }
    const sheet = await ann.page.locator('.dialog.over .sheet').first().innerText();
    expect(await bob.page.locator('.dialog.over .sheet').first().innerText()).toBe(sheet);

    // The link of the finished game shows how it went, to anybody and without a name.
    const stranger = await openPerson(server);
    await stranger.page.goto(link);
    await stranger.page.locator('.replay').waitFor();
    await stranger.page.locator('.replay input[type=range]').fill('20');
    await stranger.page.locator('.moment li').first().waitFor();

    // The same table once more, and both are led to it.
    await ann.page.locator('.dialog.over .primary').click();
    await ann.page.locator('.room-seats').waitFor();
    await bob.page.locator('.dialog.over .primary').click();
    await bob.page.locator('.room-seats').waitFor();
    expect(bob.page.url()).toBe(ann.page.url());
    expect(bob.page.url()).not.toBe(link);
  },
);

inFullRun('a whole game against a bot of the server ends in the history, with its replay', async () => {
  const ann = await openPerson(server, { language: 'cs' });
  const { page, address } = ann;
  const link = await layTable(ann, 'Anežka', { seats: ['me', 'greedy'] });
  await page.locator('.table').waitFor();
  await playTogether([page]);
  await page.goto(`${address}/account`);
  await page.locator('.history li').waitFor();
  await page.locator('.history .button').click();
  await page.locator('.dialog.over').waitFor();
  expect(page.url()).toBe(link);
});

inFullRun(
  'what a bot of the server does is told line by line, and one may go straight to one’s move',
  async () => {
    const ann = await openPerson(server, { settings: { speed: 'slow' } });
    const { page } = ann;
    await layTable(ann, 'Ann', { seats: ['me', 'greedy'] });
    const told = page.locator('.told[data-telling=true]');
    for (let answers = 0; answers < 12 && (await told.count()) === 0; answers++) {
      await page.locator('.question[data-asked=true] .choice, .told[data-telling=true]').first().waitFor();
      if ((await told.count()) === 0) await page.locator('.question .choice').last().click();
      await page.waitForTimeout(200);
    }
    expect(await told.innerText()).toMatch(/\w/);
    await page.getByRole('button', { name: 'To my move' }).click();
    await page.locator('.question[data-asked=true]').waitFor();
  },
);
