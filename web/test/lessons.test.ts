import { type Json, openJournal } from '@krcma/kernel';
import { complaintsOf } from '@krcma/kernel/check';
import { frameFrom } from '@krcma/protocol/table';
import type { Tutorial } from '@krcma/tableware/board';
import { lessonChecks } from '@krcma/tableware/lesson';
import { valeria } from '@krcma/valeria';
import { tutorial as lesson } from '@krcma/valeria/tutorial';
import { expect, it } from 'vitest';
import { hasTutorial, loadModule, loadTutorial } from '../src/games.ts';
import type { Frame } from '../src/host/host.ts';
import { LocalTable } from '../src/host/local-table.ts';
import { GAME_IDS } from '../src/host/rules.ts';
import { LessonModel } from '../src/tutorial/lesson-model.ts';
import { thinker } from './local-game.ts';

const TAUGHT = GAME_IDS.filter(hasTutorial);

it.each(TAUGHT)('the lesson of %s can be taken from the first step to the last', async (id) => {
  const [module, tutorial] = await Promise.all([loadModule(id), loadTutorial(id)]);
  if (tutorial === undefined) throw new Error(`${id} has no lesson.`);
  const { seats, seed, options, arrangement } = tutorial.setup;
  let frame: Frame | undefined;
  const journal = openJournal(module, {
    seats,
    seed,
    ...(options && { options }),
    arrangement: arrangement as Json,
  });
  const plans = Array.from({ length: seats }, (_, seat) => ({
    name: `${seat}`,
    player: seat === 0 ? ('person' as const) : ('lesson' as const),
  }));
  const table = new LocalTable(module, { journal, seats: plans, curtain: false, standing: [] }, thinker, {
    show: (update) => {
      frame = frameFrom(frame, update);
    },
    keep: () => {},
    trouble: () => {},
  });
  table.open();
  const taken = new LessonModel(
    { chooseFor: async (seat, option) => table.chooseFor(seat, option), getFrame: () => frame },
    tutorial,
  );
  await taken.begin();
  while (!taken.over) {
    const { step } = taken;
    if (step === undefined || frame === undefined) break;
    if (step.choice === undefined) await taken.next();
    else {
      table.choose(frame.seen.decision?.id ?? '', step.choice);
      taken.see(frame);
      await new Promise((done) => setTimeout(done, 1));
    }
  }
  expect(taken.over).toBe(true);
});

it('a lesson that goes astray, points elsewhere or lacks words is found', () => {
  const found = (changed: Partial<Tutorial>) =>
    complaintsOf(lessonChecks(valeria, { ...lesson, ...changed }));
  const changing = (say: string, step: object) =>
    lesson.steps.map((each) => (each.say === say ? { ...each, ...step } : each));
  const { roll: _, ...short } = lesson.texts.cs;
  const { en } = lesson.texts;
  expect(found({})).toEqual([]);
  expect(found({ steps: changing('goblin', { choice: 'slay:dragon' }) })[0]).toMatch(/slay:dragon/);
  expect(found({ steps: changing('goblin', { thing: 'stack:1' }) })).toEqual([
    '"goblin" points at stack:1, but slay:goblin is made by touching stack:0.',
  ]);
  expect(found({ texts: { en, cs: short } })).toEqual(['"roll" has no words (cs).']);
  expect(found({ texts: { en: { ...en, extra: 'Once more.' }, cs: lesson.texts.cs } })).toEqual([
    'No step says "extra" (en).',
  ]);
});
