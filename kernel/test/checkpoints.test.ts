import { expect, it } from 'vitest';
import { answerTakeBack, cloneTable, proposeTakeBack, setFloor, tableAfter } from '../index.ts';
import { game, open, play } from './deeds.ts';

it('of the older tables a journal keeps the newest two: that is all stepping back needs', () => {
  const journal = play(open(), '0 roll', '0 walk', '0 look', '0 roll', '0 rest');
  expect(journal.checkpoints.map(({ after }) => after)).toEqual([3, 4]);
  expect(tableAfter(game, journal, 2).trail).toEqual(journal.table.trail.slice(0, 3));
});

it('the table at the floor is never forgotten: what lies before it cannot be played again', () => {
  const begun = play(open(), '0 roll', '0 end');
  // As after an update of the rules: repeated from the seed, the game would have gone another way.
  const journal = { ...begun, setup: { ...begun.setup, seed: 'another' } };
  setFloor(journal, 'update');
  const floor = cloneTable(journal.table);
  play(journal, '1 walk', '1 end', ...new Array<string>(10).fill('0 roll'), '0 end');
  expect(journal.checkpoints.map(({ after }) => after)).toEqual([2, 13, 14]);
  expect(tableAfter(game, journal, 3).trail).toEqual([...floor.trail, '1:walk']);
  play(journal, '1 roll', '1 look');
  proposeTakeBack(journal, 0);
  answerTakeBack(game, journal, 1, true);
  expect(journal.table.trail.slice(0, floor.trail.length)).toEqual(floor.trail);
});
