import type { Locator } from 'playwright-core';

/** So many play, alone or against each other unless it is said how; in the dialog of a new game or of a new table. */
export async function seatCount(
  dialog: Locator,
  count: number,
  mood = count === 1 ? 'alone' : 'rivals',
): Promise<void> {
  await dialog.locator('.more-options').waitFor();
  for (const [name, value] of [
    ['mood', mood],
    ['count', count],
  ]) {
    const field = dialog.locator(`input[name=${name}][value="${value}"]`);
    if ((await field.count()) > 0) await field.dispatchEvent('click');
  }
}

export async function pickScenario(dialog: Locator, value: string): Promise<void> {
  const card = dialog.locator(`input[name=scenario][value="${value}"]`);
  if ((await card.count()) === 0) await dialog.locator('.scenarios > button').click();
  await card.dispatchEvent('click');
}

/** What else may be agreed on lies folded away. */
export async function openOptions(dialog: Locator): Promise<Locator> {
  const more = dialog.locator('.more-options');
  if ((await more.getAttribute('open')) === null) await more.locator('> summary').click();
  return more.locator('.options');
}
