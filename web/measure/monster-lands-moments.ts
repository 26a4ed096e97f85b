import { answer, layOut, type Visit } from './moments.ts';

const QUICK = ['mine', 'laboratory', 'pawnshop'] as const;
const FIGHTING = ['roll', 'done', 'end', 'pass'] as const;

/** The clans, a party being put together, a battle, four clans, Sam. */
export const monsterLandsMoments: Visit = async (scene) => {
  const { page, shoot } = scene;
  const fight = page.locator('.ml-stage[data-kind=fight]');
  await layOut(scene, ['person', 'greedy', 'greedy', 'greedy']);
  await page.locator('.question[data-asked=true]').waitFor();
  await shoot('clans');
  await answer(page, 1, 'clan:');
  await shoot('deployment');
  await answer(page, 1, 'tavern', 'lodge');
  await shoot('shop');
  await answer(page, 1, 'hire', 'trap');
  await answer(page, 1, 'done', 'send:a', 'send:b', 'send:');
  for (let i = 0; i < 6 && (await page.locator('[data-kind=sending]').count()) === 0; i++)
    await answer(page, 1, 'send:a', 'send:b', ...QUICK);
  await shoot('muster');
  await answer(page, 1, 'member');
  await shoot('muster-dice');
  await answer(page, 1);
  await shoot('muster-traps');
  await answer(page, 1, 'trap');
  for (let i = 0; i < 60 && (await fight.count()) === 0; i++) await answer(page, 1, ...QUICK, ...FIGHTING);
  await shoot('battle');
  await answer(page, 1, 'roll:', 'roll');
  await shoot('battle-rolled');
  for (let i = 0; i < 25; i++)
    await answer(page, 1, 'hire', 'send:b', 'member', 'tavern', 'lodge', 'trap', ...FIGHTING);
  await shoot('later');
  await layOut(scene, ['person']);
  await page.locator('.question[data-asked=true]').waitFor();
  await answer(page, 6, 'clan', 'send:a', 'member');
  await shoot('alone');
};
