import { openMoment } from '../e2e/moments.ts';
import { shootSections, type Visit } from './moments.ts';

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

/** As the gallery has them. */
export const dungeonLordsMoments: Visit = async (scene) => {
  const { page, game } = scene;
  for (const moment of MOMENTS) {
    await openMoment(scene, game, moment);
    if (moment === 'planning' || moment === 'plan') await page.locator('.dl-outcome').first().waitFor();
    await shootSections(scene, moment);
  }
};
