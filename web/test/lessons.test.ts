import { choose, type Json, openJournal } from '@krcma/kernel';
import { complaintsOf } from '@krcma/kernel/check';
import { frameFrom } from '@krcma/protocol/table';
import type { Tutorial } from '@krcma/tableware/board';
import { lessonChecks } from '@krcma/tableware/lesson';
import { valeria } from '@krcma/valeria';
import { tutorials } from '@krcma/valeria/tutorial';
import { expect, it } from 'vitest';
import { loadGame, loadTutorial } from '../src/games.ts';
import type { Frame } from '../src/host/host.ts';
import { LocalTable } from '../src/host/local-table.ts';
import type { Played } from '../src/host/protocol.ts';
import { GAME_IDS, type GameId, rulesOf } from '../src/host/rules.ts';
import { isTaught } from '../src/invitations.ts';
import { LessonModel, playedBefore } from '../src/tutorial/lesson-model.ts';
import { lessonsOf } from '../src/tutorial/lessons.ts';
import { drawnBoard } from './drawn-board.ts';
import { thinker } from './local-game.ts';

const LESSONS = GAME_IDS.flatMap((game) => lessonsOf(game).map(({ id }) => [game, id] as const));

/** A lesson at a table without a worker. */
async function tableFor(game: GameId, lesson: string) {
  const [module, tutorial] = await Promise.all([rulesOf(game), loadTutorial(game, lesson)]);
  if (tutorial === undefined) throw new Error(`${game} has no lesson ${lesson}.`);
  const { seats, seed, options, arrangement } = tutorial.setup;
  let frame: Frame | undefined;
  let table: LocalTable | undefined;
  const lay = (played: readonly Played[]) => {
    const journal = openJournal(module, {
      seats,
      seed,
      ...(options && { options }),
      arrangement: arrangement as Json,
    });
    for (const { seat, choice } of played) choose(module, journal, seat, choice);
    const plans = Array.from({ length: seats }, (_, seat) => ({
      name: `${seat}`,
      player: seat === 0 ? ('person' as const) : ('lesson' as const),
    }));
    table = new LocalTable(module, { journal, seats: plans, curtain: false, standing: [] }, thinker, {
      show: (update) => {
        frame = frameFrom(frame, update);
      },
      keep: () => {},
      trouble: () => {},
    });
    table.open();
  };
  lay([]);
  const taken = new LessonModel(
    {
      chooseFor: async (seat, option) => table?.chooseFor(seat, option),
      getFrame: () => frame,
      reopen: async (opening) => lay('played' in opening ? (opening.played ?? []) : []),
    },
    tutorial,
    (at) => ({ game, setup: { seats, seed }, seats: [], played: playedBefore(tutorial, at) }),
  );
  await taken.begin();
  const goOn = async () => {
    const choice = taken.step?.choice;
    if (choice === undefined) return taken.next();
    table?.choose(frame?.seen.decision?.id ?? '', choice);
    if (frame) taken.see(frame);
    await new Promise((done) => setTimeout(done, 1));
  };
  return { tutorial, taken, goOn, seen: () => frame?.seen };
}

it.each(LESSONS)('of %s the lesson %s can be taken from the first step to the last', async (game, lesson) => {
  const { tutorial, taken, goOn } = await tableFor(game, lesson);
  for (let at = 0; at < tutorial.steps.length; at++) {
    expect(taken.state.get().at).toBe(at);
    await goOn();
  }
  expect(taken.over).toBe(true);
});

it.each(LESSONS)('of %s the lesson %s points at nothing but what lies on the table', async (game, lesson) => {
  const { tutorial, goOn, seen } = await tableFor(game, lesson);
  const loaded = await loadGame(game, 'en');
  await loaded.view.fetchAhead?.();
  const nowhere: string[] = [];
  for (const { say, thing } of tutorial.steps) {
    const now = seen();
    if (thing !== undefined && now !== undefined) {
      const { view, decision } = now;
      const page = drawnBoard(loaded, { view, seat: 0, decision, seats: tutorial.setup.seats });
      if (!page.includes(`data-thing="${thing}"`)) nowhere.push(`${say}: ${thing}`);
    }
    await goOn();
  }
  expect(nowhere).toEqual([]);
});

it('one goes back to what was before, over choices and dice, and on again', async () => {
  const { taken, goOn, seen } = await tableFor('valeria', 'first');
  const views: Json[] = [];
  while (taken.step?.say !== 'goblin') {
    views.push(structuredClone(seen()?.view) as Json);
    await goOn();
  }
  for (let at = views.length - 1; at >= 0; at--) {
    await taken.backTo(at);
    expect(taken.state.get().at).toBe(at);
    expect(seen()?.view).toEqual(views[at]);
  }
  for (let at = 0; at < views.length; at++) await goOn();
  expect(taken.step?.say).toBe('goblin');
});

it.each(GAME_IDS)('the first page offers lessons of %s if there are any', (game) => {
  expect(isTaught(game)).toBe(lessonsOf(game).length > 0);
});

const lesson = tutorials.first;

it('a lesson that goes astray, points elsewhere or lacks words is found', () => {
  const found = (changed: Partial<Tutorial>) =>
    complaintsOf(lessonChecks(valeria, { ...lesson, ...changed }));
  const changing = (say: string, step: object) =>
    lesson.steps.map((each) => (each.say === say ? { ...each, ...step } : each));
  const { roll: _, ...short } = lesson.texts.cs;
  const { en } = lesson.texts;
  expect(found({})).toEqual([]);
  expect(found({ steps: changing('goblin', { choice: 'slay:dragon' }) })[0]).toMatch(
    /^At "goblin" seat 0 cannot do it: "slay:dragon" is not a choice here\. Legal: .* take another seed\.$/,
  );
  expect(found({ steps: changing('goblin', { thing: 'stack:1' }) })).toEqual([
    '"goblin" points at stack:1, but slay:goblin is made by touching stack:0.',
  ]);
  expect(found({ texts: { en, cs: short } })).toEqual(['"roll" has no words (cs).']);
  expect(found({ texts: { en: { ...en, extra: 'Once more.' }, cs: lesson.texts.cs } })).toEqual([
    'No step says "extra" (en).',
  ]);
  expect(found({ texts: { en: { ...en, roll: 'Roll! '.repeat(50) }, cs: lesson.texts.cs } })).toEqual([
    '"roll" has 300 letters (en), a phone shows 280: make two steps of it.',
  ]);
});
