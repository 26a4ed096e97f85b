// How long a browser needs to keep a game of its own after a choice, early and late in it.
import { asksOf, choose, clone, type Journal, openJournal, optionOf } from '@krcma/kernel';
import { valeria } from '@krcma/valeria';
import type { Page } from 'playwright-core';
import { fileOf } from '../src/host/game-file.ts';
import type { Studio } from './browser.ts';

/** Choices made before. No game of ours has a thousand, so a log is repeated until it has. */
export const LENGTHS = [10, 200, 1000];
const ANSWERS = 15;
const PATIENCE = 60_000;

function longGame(length: number): Journal {
  const journal = openJournal(valeria, { seats: 2, seed: 'keeping' });
  for (let made = 0; made < Math.min(length, 150) && journal.table.outcome === undefined; made++) {
    const [ask] = asksOf(valeria, journal);
    const value = ask?.values[(made * 7) % ask.values.length];
    if (ask === undefined || value === undefined) break;
    choose(valeria, journal, ask.seat, optionOf(journal.table, ask, value).id);
  }
  if (journal.table.outcome !== undefined) throw new Error('The game to be kept is over already.');
  const log = Array.from({ length }, (_, index) => clone(journal.log[index % journal.log.length]));
  return {
    ...journal,
    log: log.filter((entry) => entry !== undefined),
    undone: [],
    checkpoints: [{ after: length, table: clone(journal.table) }],
    floor: { after: length, reason: 'update' },
  } as Journal;
}

const fileAt = (length: number): string =>
  fileOf({
    journal: longGame(length),
    seats: [
      { name: 'Anna', player: 'person' },
      { name: 'Petr', player: 'random' },
    ],
    curtain: false,
    standing: [],
  });

/** Runs in a worker before anything else: tells how long each writing took, from its first word to its end. */
const STOPWATCH = `
  const kept = new BroadcastChannel('kept');
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...wish) {
    const begun = performance.now();
    const made = transaction.apply(this, wish);
    if (wish[1] === 'readwrite') made.addEventListener('complete', () => kept.postMessage(performance.now() - begun));
    return made;
  };`;

async function stopwatchIn(page: Page): Promise<void> {
  await page.route(/\/worker-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${STOPWATCH}\n${await answer.text()}` });
  });
  await page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(globalThis, { times });
    new BroadcastChannel('kept').onmessage = ({ data }) => times.push(data as number);
  });
}

/** Milliseconds of every writing but the first, which carries the whole game over. */
export async function keepingTimes(studio: Studio, length: number): Promise<readonly number[]> {
  const settings = { speed: 'instant', motion: 'off', confirm: 'never', language: 'en' };
  const page = await studio.visitor(settings, { serviceWorkers: 'block' });
  page.setDefaultTimeout(PATIENCE);
  await stopwatchIn(page);
  await page.goto(studio.address);
  const buffer = Buffer.from(fileAt(length));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'long.json', mimeType: 'application/json', buffer });
  await page.locator('.shelved-link').click();
  for (let answer = 0; answer < ANSWERS; answer++) {
    await page.locator('.question[data-asked=true]').waitFor();
    const before = await page.locator('.question').getAttribute('data-decision');
    await page.locator('.question .choice').first().click();
    await page.waitForFunction(
      (old) => document.querySelector<HTMLElement>('.question')?.dataset.decision !== old,
      before,
    );
  }
  const times = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times);
  await page.context().close();
  if (times.length < ANSWERS) throw new Error(`Of ${ANSWERS} choices ${times.length} were kept.`);
  return times.slice(1);
}
