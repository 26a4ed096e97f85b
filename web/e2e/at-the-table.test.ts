import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { oneGuest, openGuest, withBrowser } from './guest.ts';
import { answer, playNow, question, setUp, untilOffered } from './table.ts';

withBrowser();

const asks = (page: Page, words: string) =>
  page.waitForFunction((title) => document.getElementById('question-title')?.innerText === title, words);

describe('in the own first turn', () => {
  const guest = oneGuest(async (opened) => {
    await playNow(opened, 'undo');
    await untilOffered(opened.page, 'gain:gold');
  });

  it('what cannot be done says why, with the rule', async () => {
    const { page } = guest();
    await page.locator('.board [data-refused]').first().click();
    const menu = page.locator('.thing-menu');
    expect(await menu.locator('.reason').first().innerText()).toMatch(/\w/);
    // The rules in full are loaded when the first one is read.
    const rule = menu.locator('.rule-told').first();
    await expect.poll(() => rule.innerText()).toMatch(/\w{3} .*VAL-/s);
    await page.keyboard.press('Escape');
    expect(await menu.count()).toBe(0);
  });

  it('a step back is taken where nothing was learned, and done again', async () => {
    const { page } = guest();
    const first = await question(page).innerText();
    await answer(page, 'gain:gold');
    const second = await question(page).innerText();
    expect(second).not.toBe(first);
    await page.keyboard.press('u');
    await asks(page, first);
    await page.keyboard.press('Shift+U');
    await asks(page, second);
    // As it was, for whoever tries next.
    await page.getByRole('button', { name: 'Back to what was revealed last' }).click();
    await asks(page, first);
  });

  it('a step back is refused with its reason, and taken back all the same when the bot agrees', async () => {
    const { page } = guest();
    await answer(page, 'gain:gold');
    const second = await question(page).innerText();
    await answer(page, 'gain:gold');
    await page.getByRole('button', { name: 'Undo' }).click();
    const dialog = page.locator('dialog[open]');
    expect(await dialog.locator('.reason').innerText()).toMatch(/Dice were rolled|has chosen since/);
    await dialog.getByRole('button', { name: 'Take it back' }).click();
    await asks(page, second);
  });
});

it('the end of a turn is asked once more, if one likes', async () => {
  const guest = await openGuest({ settings: { confirm: 'turn' } });
  const { page } = guest;
  await playNow(guest, 'confirm');
  await untilOffered(page, 'gain:gold');
  await answer(page, 'gain:gold');
  const second = await question(page).innerText();
  await page.locator('.question [data-choice="gain:gold"]').click();
  await page.locator('.confirm').waitFor();
  await page.locator('.confirm button', { hasText: 'Choose something else' }).click();
  expect(await question(page).innerText()).toBe(second);
  await page.locator('.question [data-choice="gain:magic"]').click();
  await page.locator('.confirm').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (words) => document.getElementById('question-title')?.innerText !== words,
    second,
  );
});

it('the strongest bot gives a hint on request, says why, and leaves the question in sight', async () => {
  const guest = await openGuest();
  const { page } = guest;
  await playNow(guest, 'hint');
  await page.keyboard.press('h');
  const take = page.locator('.hint button', { hasText: 'Do that' });
  await take.waitFor();
  expect(await page.locator('.choice[data-hinted]').count()).toBe(1);
  expect(await page.locator('.hint').innerText()).toMatch(
    /The strongest bot, Master, would choose:.*(Rather than.*It promises .*\([+]\d|About as good)/s,
  );
  expect(await page.locator('.hint').evaluate(coversTheQuestion)).toBe(false);
  await page.locator('.hint .icon-button').click();
  expect(await page.locator('.hint').count()).toBe(0);
  await page.keyboard.press('h');
  await take.waitFor();
  await take.click();
  await page.locator('.hint').waitFor({ state: 'detached' });
});

/** Whether something of the question or its choices lies under the note. */
function coversTheQuestion(note: Element): boolean {
  const parts = document.querySelectorAll('#question-title, .question .choice');
  const { top, bottom } = note.getBoundingClientRect();
  return [...parts].some((part) => {
    const place = part.getBoundingClientRect();
    return place.top < bottom - 1 && place.bottom > top + 1;
  });
}

it('people at one screen have no hints unless they agree on it, and the table says so', async () => {
  const guest = await openGuest();
  const { page } = guest;
  await page.goto(`${guest.address}/?seed=hints`);
  await page.locator('[data-set-up=valeria]').click();
  const hints = page.locator('dialog input[name=hints]');
  expect(await hints.isChecked()).toBe(true);
  await page.locator('dialog [data-seat="1"] select').selectOption('person');
  expect(await hints.isChecked()).toBe(false);
  await page.locator('dialog [type=submit]').click();
  await page.locator('.dialog.curtain button').click();
  await page.locator('.question[data-asked=true]').waitFor();
  expect(await page.locator('[data-tool=hint]').innerText()).toBe('No hints');
  await page.keyboard.press('h');
  await page.locator('.toast', { hasText: 'no hints are given' }).waitFor();
});

it('two people at one screen do not see what is secret to the other', async () => {
  const guest = await openGuest();
  const { page } = guest;
  await setUp(guest, { seed: 'secret', players: ['person', 'person'] });
  const curtain = page.locator('.dialog.curtain');
  const keeping = page.locator('.question [data-choice^="keep:"]');
  const dukes = () => keeping.allInnerTexts();
  await curtain.waitFor();
  expect(await dukes()).toEqual([]);
  await curtain.locator('.primary').click();
  await keeping.nth(1).waitFor();
  const own = await dukes();
  expect(own).toHaveLength(2);
  await keeping.first().click();
  await curtain.waitFor();
  const shown = await page.locator('.table').innerText();
  for (const duke of own) expect(shown).not.toContain(duke);
  await curtain.locator('.primary').click();
  await keeping.nth(1).waitFor();
  const others = await dukes();
  expect(others).toHaveLength(2);
  const visible = await page.locator('body').innerText();
  for (const duke of own) expect(visible).not.toContain(duke);
  await page.reload();
  await curtain.waitFor();
  for (const duke of others) expect(await page.locator('body').innerText()).not.toContain(duke);
});

it('what happened since the own last turn is played once more', async () => {
  const guest = await openGuest();
  const { page } = guest;
  await playNow(guest, 'since');
  for (let i = 0; i < 4; i++) await answer(page);
  await page.getByRole('button', { name: 'Since your last turn' }).click();
  await page.locator('.replay').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.question[data-asked=true]').waitFor();
});
