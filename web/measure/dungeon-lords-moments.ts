import { openMoment } from '../e2e/moments.ts';
import type { Visit } from './moments.ts';

/** Orders and their seal, minions at work, what comes after, a plan with what will come of it, and both years' fights. */
const MOMENTS = [
  'two',
  'four',
  'seal',
  'dig',
  'hire',
  'room',
  'production',
  'payday',
  'planning',
  'plan',
  'battle',
  'second',
  'training',
] as const;

/** As the gallery has them; on a phone every section of the board. */
export const dungeonLordsMoments: Visit = async ({ page, address, game, shoot }) => {
  for (const moment of MOMENTS) {
    await openMoment({ page, address }, game, moment);
    if (moment === 'planning' || moment === 'plan') await page.locator('.dl-outcome').first().waitFor();
    const sections = page.locator('.tw-tabs > button:visible');
    if ((await sections.count()) === 0) await shoot(moment);
    for (let section = 0; section < (await sections.count()); section++) {
      await sections.nth(section).click();
      await shoot(`${moment}-${section + 1}`);
    }
  }
};
