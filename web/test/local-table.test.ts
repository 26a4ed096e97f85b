import { rulesIn, TableError } from '@krcma/kernel';
import { expect, it, vi } from 'vitest';
import type { Thinker } from '../src/host/bots.ts';
import type { Frame } from '../src/host/host.ts';
import { module, openTable, thinker } from './local-game.ts';

const isAction = ({ seen }: Frame) => seen.decision?.options.some(({ id }) => id === 'gain:gold') === true;

async function untilAction(played: ReturnType<typeof openTable>): Promise<Frame> {
  let frame = await played.settled();
  while (!isAction(frame)) frame = await played.answer();
  return frame;
}

it('bots play until a person is asked, and the person sees what they did', async () => {
  const played = openTable(['person', 'greedy', 'random']);
  const first = await played.settled();
  expect(first.seen.seat).toBe(0);
  await untilAction(played);
  await played.answer('gain:gold');
  const before = played.frame().entries;
  const after = await played.answer('gain:magic');
  expect(after.entries).toBeGreaterThan(before + 1);
  expect(after.story.some(({ by }) => by === 1)).toBe(true);
  expect(after.fresh.length).toBeGreaterThan(0);
  expect(played.troubles).toEqual([]);
});

it('the rules list a question once for a click: to check it, to turn the screen, to show it, for the bots', async () => {
  const action = rulesIn(module).get('action')?.steps.get('act');
  if (action?.kind !== 'acts') throw new Error('There is no such question.');
  const played = openTable(['person', 'person'], { curtain: false });
  await untilAction(played);
  const listed = vi.spyOn(action.question, 'values');
  await played.answer('gain:gold');
  expect(listed).toHaveBeenCalledTimes(1);
  listed.mockRestore();
});

it('every change is kept', async () => {
  const played = openTable(['person', 'greedy']);
  await played.answer();
  expect(played.files.at(-1)?.journal.log.length).toBe(played.frame().entries);
});

it('a frame holds only what its viewer may know', async () => {
  const played = openTable(['person', 'person'], { curtain: false });
  await played.settled();
  const own = JSON.stringify(played.frame().seen);
  expect(own).toContain('keep:');
  await played.answer();
  const other = played.frame();
  expect(other.seen.seat).toBe(1);
  expect(JSON.stringify(other.seen.view)).not.toContain('"seed"');
});

it('the curtain falls between two people, and shows a spectator’s table until it is lifted', async () => {
  const played = openTable(['person', 'person']);
  expect(played.frame()).toMatchObject({ curtain: 0, seen: { seat: undefined, decision: undefined } });
  expect(() => played.table.choose('', '')).toThrow(TableError);
  played.table.liftCurtain();
  expect(played.frame()).toMatchObject({ curtain: undefined, seen: { seat: 0 } });
  await played.answer();
  expect(played.frame()).toMatchObject({ curtain: 1, seen: { seat: undefined, decision: undefined } });
});

it('a step back and forth again changes the story and nothing is fresh', async () => {
  const played = openTable(['person', 'greedy']);
  await untilAction(played);
  const before = played.frame();
  const done = await played.answer('gain:gold');
  played.table.undo();
  expect(played.frame().story).toEqual(before.story);
  expect(played.frame().fresh).toEqual([]);
  expect(played.frame().mayRedo).toBe(true);
  played.table.redo();
  expect(played.frame().story).toEqual(done.story);
  expect(played.frame().mayRedo).toBe(false);
});

it('bots agree when something is to be taken back', async () => {
  const played = openTable(['person', 'greedy']);
  await untilAction(played);
  await played.answer('gain:gold');
  const before = played.frame();
  const after = await played.answer('gain:gold');
  expect(after.seen.undo).toBeDefined();
  expect(() => played.table.undo()).toThrow(TableError);
  played.table.proposeTakeBack();
  const back = await played.settled();
  expect(back.seen.decision?.prompt).toEqual(before.seen.decision?.prompt);
  expect(back.entries).toBe(before.entries);
});

it('people are asked before something is taken back', async () => {
  const played = openTable(['person', 'person'], { curtain: false });
  await untilAction(played);
  await played.answer('gain:gold');
  played.table.proposeTakeBack();
  expect(played.frame().takeBack).toEqual({
    by: played.frame().seen.seat,
    agreed: [played.frame().seen.seat],
  });
  const other = 1 - (played.frame().seen.seat ?? 0);
  played.table.answerTakeBack(other, false);
  expect(played.frame().takeBack).toBeUndefined();
});

it('an answer of a bot to an older table is dropped', async () => {
  const answers: (() => void)[] = [];
  const slow: Thinker = {
    decide: (request) =>
      new Promise((done) => {
        answers.push(() => thinker.decide(request).then(done));
      }),
    advise: (request) => thinker.advise(request),
  };
  const played = openTable(['person', 'greedy'], { thinking: slow });
  await played.settled();
  expect(answers).toHaveLength(1);
  await Promise.resolve(played.table.choose(played.frame().seen.decision?.id ?? '', firstOf(played.frame())));
  expect(answers).toHaveLength(2);
  answers[0]?.();
  await new Promise((done) => setTimeout(done, 20));
  expect(played.frame().entries).toBe(1);
  answers[1]?.();
  await new Promise((done) => setTimeout(done, 20));
  expect(played.frame().entries).toBe(2);
  played.table.stop();
});

it('one person gets hints, people among themselves do not, unless they agreed on it', async () => {
  const alone = openTable(['person', 'search']);
  await alone.settled();
  expect(alone.frame().hints).toBe(true);
  const { choice, level, listed } = await alone.table.hint();
  expect(level).toBe('search');
  expect(listed[0]?.choice).toBe(choice);
  const between = openTable(['person', 'person'], { curtain: false });
  await between.settled();
  expect(between.frame().hints).toBe(false);
  await expect(between.table.hint()).rejects.toMatchObject({ code: 'no-hints' });
  const agreed = openTable(['person', 'person'], { curtain: false, hints: true });
  await agreed.settled();
  expect(agreed.frame().hints).toBe(true);
  expect(await agreed.table.hint()).toHaveProperty('choice');
  const strict = openTable(['person', 'greedy'], { hints: false });
  await expect(strict.table.hint()).rejects.toMatchObject({ code: 'no-hints' });
  for (const { table } of [alone, between, agreed, strict]) table.stop();
});

const firstOf = ({ seen }: Frame): string => seen.decision?.options[0]?.id ?? '';

it('who wants to confirm is asked before the turn ends or nothing leads back, and nothing is done until then', async () => {
  const played = openTable(['person', 'greedy']);
  await untilAction(played);
  const asked = () => played.frame().seen.decision?.id ?? '';
  const first = asked();
  expect(played.table.choose(first, 'gain:gold', 'final')).toBeUndefined();
  const second = asked();
  expect(second).not.toBe(first);
  const log = JSON.stringify(played.files.at(-1)?.journal.log);
  expect(played.table.choose(second, 'gain:gold', 'turn')).toBe('turn');
  expect(played.table.choose(second, 'gain:gold', 'final')).toBe('final');
  expect(JSON.stringify(played.files.at(-1)?.journal.log)).toBe(log);
  expect(asked()).toBe(second);
  expect(() => played.table.choose(first, 'gain:gold', 'turn')).toThrow(/is asked now/);
  expect(() => played.table.choose(second, 'win', 'turn')).toThrow(/not a choice here/);
  expect(played.table.choose(second, 'gain:gold')).toBeUndefined();
  expect(asked()).not.toBe(second);
});

it('why something is refused is told when it is asked for, and not with every frame', async () => {
  const played = openTable(['person', 'greedy']);
  await untilAction(played);
  const { decision } = played.frame().seen;
  const refused = decision?.refused ?? [];
  expect(refused.length).toBeGreaterThan(0);
  for (const candidate of refused) expect(candidate).not.toHaveProperty('reason');
  const reasons = played.table.reasons(decision?.id ?? '');
  expect(reasons.map(({ id }) => id)).toEqual(refused.map(({ id }) => id));
  for (const each of reasons)
    expect(each).toMatchObject({ reason: { key: expect.any(String) }, rule: expect.stringMatching('VAL-') });
  expect(() => played.table.reasons('an old one')).toThrow(/no longer asked/);
});

it('the past is shown with the own eyes only, until the game is over', async () => {
  const played = openTable(['person', 'greedy']);
  await played.answer();
  expect(played.table.replayAt([0, 1], 0)).toHaveLength(2);
  expect(() => played.table.replayAt([0], 1)).toThrow(TableError);
  expect(() => played.table.replayAt([0], 'open')).toThrow(TableError);
});

it('a whole game of bots is replayed open from the first moment to the last', async () => {
  const played = openTable(['greedy', 'random']);
  const end = await played.settled();
  const all = Array.from({ length: end.entries + 1 }, (_, entry) => entry);
  const moments = played.table.replayAt(all, 'open');
  expect(moments).toHaveLength(end.entries + 1);
  const last = moments.at(-1)?.view as { players: { points: number }[] };
  expect(last.players.map(({ points }) => points)).toEqual(end.seen.outcome?.scores);
  const told = moments.flatMap(({ events }) => events.map(({ event }) => event));
  expect(told.length).toBeGreaterThanOrEqual(end.story.length);
});

it('the record of a game can be repeated', async () => {
  const played = openTable(['person', 'greedy']);
  for (let i = 0; i < 5; i++) await played.answer();
  const { replay } = await import('@krcma/kernel');
  expect(() => replay(module, played.table.record())).not.toThrow();
});

it('an answer given from now on is kept with its words, and dropped again', async () => {
  const played = openTable(['person', 'random'], { seed: 'standing' });
  let frame = await played.settled();
  while (frame.seen.decision?.standing === undefined && !frame.seen.outcome)
    frame = await played.answer(lastOf(frame));
  const { decision } = frame.seen;
  const choice = decision?.options[0];
  played.table.setStanding(decision?.standing ?? '', choice?.id);
  frame = await played.settled();
  expect(frame.standing).toEqual([
    { key: decision?.standing, prompt: decision?.prompt, label: choice?.label },
  ]);
  expect(frame.seen.decision?.standing).not.toBe(decision?.standing);
  played.table.setStanding(decision?.standing ?? '');
  expect(played.frame().standing).toEqual([]);
});

const lastOf = ({ seen }: Frame): string => seen.decision?.options.at(-1)?.id ?? '';
