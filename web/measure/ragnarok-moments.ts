import { momentsOf, openMoment } from '../e2e/moments.ts';
import { openOptions } from '../e2e/set-up.ts';
import { answer, type Scene, shootSections, type Visit } from './moments.ts';

/** As the gallery has them: heroes to choose from, each step of a turn, a battle, a hunt, blessings, both boards. */
export const ragnarokMoments: Visit = async (scene) => {
  for (const moment of momentsOf('ragnarok')) {
    await openMoment(scene, scene.game, moment);
    await shootSections(scene, moment);
  }
  await ending(scene);
};

/** A game whose players have agreed to one round. */
async function ending({ page, address, game, shoot }: Scene): Promise<void> {
  await page.goto(`${address}/?seed=picture`);
  await page.locator(`[data-set-up=${game}]`).click();
  const options = await openOptions(page.locator('dialog'));
  await options.locator('input[type=number]').fill('1');
  await page.locator('dialog [type=submit]').click();
  await answer(page, 300);
  await page.locator('.dialog.over').waitFor();
  await shoot('over');
}
