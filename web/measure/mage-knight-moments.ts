import { momentsOf, openMoment } from '../e2e/moments.ts';
import { shootSections, type Visit } from './moments.ts';

/** As the gallery has them: heroes, tactics, the hand, the map by day and night, fights, level-ups, rewards, the end. */
export const mageKnightMoments: Visit = async (scene) => {
  // First, while no game that goes on lies above it in the list.
  await openMoment(scene, scene.game, 'over');
  await scene.page.locator('.dialog.over').waitFor();
  await scene.shoot('over');
  for (const moment of momentsOf('mage-knight').filter((each) => each !== 'over')) {
    await openMoment(scene, scene.game, moment);
    await shootSections(scene, moment);
  }
};
