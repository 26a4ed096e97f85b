import { answer, answerUntil, layOut, type Visit } from './moments.ts';

const choice = (id: string): string => `.question .choice[data-choice^="${id}"]`;
const QUICK = ['pawnshop', 'pass', 'end', 'done'] as const;

/** Four clans. Who is the last to take one has no choice, so the person sits where the first one sits. */
const clans: Visit = async (scene) => {
  const { page, shoot } = scene;
  await layOut(scene, ['greedy', 'person', 'greedy', 'greedy']);
  await answerUntil(page, choice('clan:'));
  await shoot('clans');
  await answer(page, 1, 'clan:');
  await shoot('deployment');
};

const shops: Visit = async ({ page, shoot }) => {
  await answerUntil(page, choice('trap:'), 'lodge:strength', ...QUICK);
  await answer(page, 1, 'trap:trap-splus1', 'trap:trap-m1', 'trap:');
  await shoot('basket');
  await answerUntil(page, choice('hire:'), 'done', 'tavern:', ...QUICK);
  await shoot('shop');
  await answer(page, 1, 'hire:');
};

const battles: Visit = async ({ page, shoot }) => {
  await answerUntil(page, '.ml-stage[data-kind=sending]', 'send:a', 'send:b', ...QUICK);
  await shoot('muster');
  await answer(page, 1, 'member');
  await shoot('muster-dice');
  await answer(page, 1);
  await shoot('muster-traps');
  await answer(page, 1, 'trap');
  await answerUntil(page, '.ml-stage[data-kind=fight]', ...QUICK);
  await shoot('battle');
  await answerUntil(page, choice('roll'), 'defend', 'send:a', 'send:b', 'member', 'trap', ...QUICK);
  await shoot('battle-rolled');
  for (let i = 0; i < 18; i++)
    await answer(page, 1, 'hire', 'send:b', 'member', 'tavern', 'lodge', 'trap', 'roll', ...QUICK);
  await shoot('later');
};

const alone: Visit = async (scene) => {
  const { page, shoot } = scene;
  await layOut(scene, ['person']);
  await answerUntil(page, '.ml-stage[data-kind=fight]', 'clan:', 'send:a', 'member', ...QUICK);
  await shoot('alone');
  for (const scenario of ['full-pack', 'diversity', 'clear-orders']) {
    await layOut(scene, ['person'], [scenario]);
    await answer(page, 4, 'clan:', 'tavern:', 'hire:', ...QUICK);
    await shoot(scenario);
  }
};

/** The clans, shops, a party being put together, a battle, Sam and what a scenario counts. */
export const monsterLandsMoments: Visit = async (scene) => {
  for (const visit of [clans, shops, battles, alone]) await visit(scene);
};
