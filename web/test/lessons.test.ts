import { type Json, openJournal } from '@krcma/kernel';
import { frameFrom } from '@krcma/protocol/table';
import { tutorial } from '@krcma/valeria/tutorial';
import { expect, it } from 'vitest';
import type { Frame } from '../src/host/host.ts';
import { LocalTable } from '../src/host/local-table.ts';
import { LessonModel } from '../src/tutorial/lesson-model.ts';
import { module, thinker } from './local-game.ts';

it('the lesson of Valeria can be taken from the first step to the last, in both languages', async () => {
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
  const lesson = new LessonModel(
    { chooseFor: async (seat, option) => table.chooseFor(seat, option), getFrame: () => frame },
    tutorial,
  );
  await lesson.begin();
  while (!lesson.over) {
    const { step } = lesson;
    if (step === undefined || frame === undefined) break;
    expect(tutorial.texts.en[step.say], step.say).toMatch(/\w/);
    expect(tutorial.texts.cs[step.say], step.say).toMatch(/\w/);
    if (step.choice === undefined) await lesson.next();
    else {
      table.choose(frame.seen.decision?.id ?? '', step.choice);
      lesson.see(frame);
      await new Promise((done) => setTimeout(done, 1));
    }
  }
  expect(lesson.over).toBe(true);
});
