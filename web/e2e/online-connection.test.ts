import { expect } from 'vitest';
import { inFullRun } from '../../tools/full-run.ts';
import { withBrowser } from './guest.ts';
import { layTable, openPerson, playTogether, readTheSame, tableOfTwo, whoIsAsked } from './online-people.ts';
import { withServer } from './online-server.ts';
import { answer, choicesOf, logLines, question } from './table.ts';

withBrowser();
const server = withServer();

inFullRun(
  'loading the page again in the middle of a simultaneous decision changes nothing for anybody',
  async () => {
    const [ann, bob] = [await openPerson(server), await openPerson(server)];
    await tableOfTwo(ann, bob);
    const dukes = await choicesOf(bob.page);
    await ann.page.locator('.question .choice').last().click();
    await ann.page.locator('.question[data-asked=false]').waitFor();
    await bob.page.reload();
    await bob.page.locator('.question[data-asked=true]').waitFor();
    expect(await choicesOf(bob.page)).toEqual(dukes);
    await ann.page.reload();
    await ann.page.locator('.question[data-asked=false]').waitFor();
    await bob.page.locator('.question .choice').first().click();
    await playTogether([ann.page, bob.page], 12);
    await readTheSame(ann.page, bob.page);
  },
);

inFullRun('loading the page again in the middle of a decision leads back to it', async () => {
  const ann = await openPerson(server);
  await layTable(ann, 'Ann', { seats: ['me', 'greedy'] });
  await ann.page.locator('.table').waitFor();
  for (let i = 0; i < 6; i++) await answer(ann.page);
  const before = await question(ann.page).innerText();
  const log = await logLines(ann.page);
  await ann.page.reload();
  await ann.page.locator('.question[data-asked=true]').waitFor();
  expect(await question(ann.page).innerText()).toBe(before);
  expect(await logLines(ann.page)).toEqual(log);
  await answer(ann.page);
});

inFullRun(
  'a server that is stopped and started again in the middle loses nothing, and what was chosen meanwhile is done once',
  async () => {
    const [ann, bob] = [await openPerson(server), await openPerson(server)];
    await tableOfTwo(ann, bob);
    await playTogether([ann.page, bob.page], 14);
    const [first, other] = await whoIsAsked(ann, bob);
    const before = await question(first.page).innerText();
    const log = await logLines(other.page);
    await server.stop('SIGKILL');
    await first.page.locator('[data-connection=lost]').waitFor();
    await first.page.locator('.question .choice').last().click();
    expect(await question(first.page).innerText()).toBe(before);
    await server.start();
    await first.page.locator('[data-connection=lost]').waitFor({ state: 'detached' });
    await first.page.waitForFunction(
      (old) => document.querySelector('#question-title')?.textContent !== old,
      before,
    );
    await playTogether([ann.page, bob.page], 4);
    const after = await logLines(other.page);
    expect(after.slice(after.length - log.length)).toEqual(log);
    await readTheSame(ann.page, bob.page);
  },
);

inFullRun('without a network it is said, and when it is back the game goes on', async () => {
  const ann = await openPerson(server, { language: 'cs' });
  await layTable(ann, 'Anežka', { seats: ['me', 'greedy'] });
  await ann.page.locator('.table').waitFor();
  for (let i = 0; i < 3; i++) await answer(ann.page);
  await ann.context.setOffline(true);
  await server.stop();
  await ann.page.locator('[data-connection=lost]').waitFor();
  expect(await ann.page.locator('[data-connection=lost]').innerText()).toMatch(/Spojení vypadlo/);
  await server.start();
  await ann.context.setOffline(false);
  await ann.page.locator('[data-connection=lost]').waitFor({ state: 'detached' });
  await answer(ann.page);
});
