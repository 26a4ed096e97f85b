import { expect, it } from 'vitest';
import { fileOf } from '../src/host/game-file.ts';
import { importedGame } from '../src/host/imported-game.ts';
import { troubleOf } from '../src/host/trouble-of.ts';
import { pointsByTurn, scaleOf } from '../src/over/points-by-turn.ts';
import { isAbout, matches } from '../src/table/log-filter.ts';
import { cs } from '../src/texts/cs.ts';
import { en } from '../src/texts/en.ts';
import { openTable } from './local-game.ts';

it('a file of a game is read again, with those who play', async () => {
  const played = openTable(['person', 'greedy']);
  await played.answer();
  const file = played.files.at(-1);
  if (file === undefined) throw new Error('Nothing was kept.');
  const { card, kept } = await importedGame(fileOf(file));
  expect(card).toMatchObject({ game: 'valeria', entries: file.journal.log.length, over: false });
  expect(card.seats).toEqual(file.seats);
  expect(JSON.parse(kept.save)).toMatchObject({ format: 'krcma table' });
});

it('what was agreed on hints is kept in a file; one of an earlier release says nothing about it', async () => {
  for (const hints of [true, false, undefined]) {
    const [file] = openTable(['person', 'person'], hints === undefined ? {} : { hints }).files;
    if (file === undefined) throw new Error('Nothing was kept.');
    expect((await importedGame(fileOf(file))).card.hints).toBe(hints);
  }
});

it('records, reports and saves of the kernel are read as well', async () => {
  const played = openTable(['person', 'greedy']);
  await played.answer();
  const record = played.table.record();
  const { save } = await import('@krcma/kernel');
  const journal = played.files.at(-1)?.journal;
  for (const file of [record, { record, comment: 'x' }]) {
    const { card } = await importedGame(JSON.stringify(file));
    expect(card.entries).toBe(record.choices.length);
    expect(card.seats.every(({ player }) => player === 'person')).toBe(true);
  }
  if (journal) expect((await importedGame(save(journal))).card.entries).toBe(journal.log.length);
});

it('files that are no game are refused by name', async () => {
  await expect(importedGame('{')).rejects.toMatchObject({ code: 'damaged-save' });
  await expect(importedGame('{"a":1}')).rejects.toMatchObject({ code: 'foreign-save' });
  await expect(importedGame('{"game":"chess","choices":[]}')).rejects.toMatchObject({ code: 'unknown-game' });
});

it('a file with a described position is read, and refused in words when there can be no such position', async () => {
  const file = (game: string, arrangement: unknown) =>
    JSON.stringify({ game, setup: { seats: 2, seed: 'file', arrangement }, choices: [] });
  const { card } = await importedGame(file('valeria', { players: [{ gold: 9 }], dice: [6, 6] }));
  expect(card).toMatchObject({ game: 'valeria', entries: 0 });
  for (const [game, arrangement] of [
    ['valeria', { citizens: { knight: 20 } }],
    ['valeria', 'a position'],
    ['monster-lands', { clans: [{ coins: 'many' }] }],
    ['monster-lands', JSON.parse('{ "__proto__": { "dice": [7] } }') as unknown],
  ] as const) {
    const error: unknown = await importedGame(file(game, arrangement)).catch((reason: unknown) => reason);
    expect(troubleOf(error)).toMatchObject({
      code: 'bad-arrangement',
      sentence: expect.stringMatching(/\.$/),
    });
  }
  for (const { trouble } of [en, cs]) expect(trouble['bad-arrangement']).toMatch(/\.$/);
});

it('the log is filtered by player and by kind', () => {
  const line = { number: 0, event: { key: 'slew', player: 1 } as { key: string }, by: 1, entry: 3 };
  const kinds = [{ id: 'fights', label: { en: 'Fights', cs: 'Boje' }, keys: ['slew'] }];
  expect(isAbout(line, 1)).toBe(true);
  expect(matches(line, 'all', kinds)).toBe(true);
  expect(matches(line, 'seat:0', kinds)).toBe(false);
  expect(matches(line, 'seat:1', kinds)).toBe(true);
  expect(matches(line, 'kind:fights', kinds)).toBe(true);
});

it('the chart has room for points below nothing', () => {
  expect(scaleOf([4, 8])).toEqual({ least: 0, most: 10, marks: [0, 10] });
  expect(scaleOf([-25, 8, 17])).toEqual({ least: -30, most: 17, marks: [-30, -20, -10, 0, 10] });
  expect(scaleOf([-5, 70]).marks).toEqual([-20, 0, 20, 40, 60]);
});

it('points are counted at the end of each turn', async () => {
  const played = openTable(['greedy', 'random']);
  const end = await played.settled();
  type View = { turn: number; players: { points: number }[] };
  const turns = await pointsByTurn(
    { replayAt: async (entries, eyes) => played.table.replayAt(entries, eyes) },
    {
      turn: (view) => (view as View).turn,
      points: (view) => (view as View).players.map(({ points }) => ({ sure: points })),
    },
    end.entries,
  );
  expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, index) => index));
  expect(turns.at(-1)?.points).toEqual(end.seen.outcome?.scores);
});
