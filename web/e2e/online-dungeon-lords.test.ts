import { expect } from 'vitest';
import { inFullRun } from '../../tools/full-run.ts';
import { withBrowser } from './guest.ts';
import { openPerson, overheard, tableOfTwo } from './online-people.ts';
import { withServer } from './online-server.ts';
import { answerLike } from './table.ts';

withBrowser();
const server = withServer();

inFullRun('orders are secret until both have sealed them', async () => {
  const [ann, bob] = [await openPerson(server), await openPerson(server, { language: 'cs' })];
  const heardByBob = overheard(bob.page);
  await tableOfTwo(ann, bob, { game: 'dungeon-lords' });
  const before = heardByBob.length;
  const laid: string[] = [];
  for (let answers = 0; answers < 8 && laid.at(-1) !== 'seal'; answers++)
    laid.push(await answerLike(ann.page, 'seal', 'lay:', 'dummy:'));
  expect(laid.filter((each) => each.startsWith('lay:'))).toHaveLength(3);
  await ann.page.locator('.question:not([data-asked=true])').waitFor();
  const meanwhile = heardByBob.slice(before).join('\n');
  expect(meanwhile).not.toMatch(/"lay:|lay-order|seal-programme|orders-revealed/);
  expect(await bob.page.locator('.dl-player').first().innerText()).not.toMatch(/Kopání/);

  for (let answers = 0; answers < 8; answers++)
    if ((await answerLike(bob.page, 'seal', 'lay:', 'dummy:')) === 'seal') break;
  await expect.poll(() => heardByBob.join('\n')).toMatch(/orders-revealed/);
  expect(await ann.page.locator('.dl-place-look[data-laid]').count()).toBe(3);
});
