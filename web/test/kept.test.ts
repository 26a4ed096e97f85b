import { clone, hashOf, type Journal, load, save } from '@krcma/kernel';
import { expect, it } from 'vitest';
import {
  changesSince,
  headOf,
  type KeptCheckpoint,
  type KeptEntry,
  type KeptHead,
  nothingWritten,
  putTogether,
  type Written,
} from '../src/host/kept.ts';
import { module, openTable } from './local-game.ts';

/** A shelf that keeps what it is given, as a browser would: copies. */
class Shelf {
  readonly entries = new Map<number, KeptEntry>();
  readonly checkpoints = new Map<number, KeptCheckpoint>();
  head: KeptHead | undefined;
  /** Parts put down so far. */
  puts = 0;

  write(journal: Journal, last: Written): Written {
    const { cut, entries, dropped, checkpoints } = changesSince(last, 'game', journal);
    for (const number of [...this.entries.keys()]) if (number >= cut) this.entries.delete(number);
    for (const each of entries) this.entries.set(each.number, clone(each));
    for (const after of dropped) this.checkpoints.delete(after);
    for (const each of checkpoints) this.checkpoints.set(each.after, clone(each));
    this.puts += entries.length + checkpoints.length;
    this.head = clone(headOf('game', last.revision + 1, journal, []));
    return {
      revision: last.revision + 1,
      log: journal.log.slice(),
      checkpoints: journal.checkpoints.slice(),
    };
  }

  read(): Journal {
    if (this.head === undefined) throw new Error('Nothing is kept.');
    const sorted = <T>(map: Map<number, T>) =>
      [...map.entries()].sort(([a], [b]) => a - b).map(([, each]) => each);
    return putTogether(this.head, sorted(this.entries), sorted(this.checkpoints));
  }
}

it('a game that is written bit by bit is the whole game, also after steps back, and no choice is written twice', async () => {
  const played = openTable(['person']);
  const shelf = new Shelf();
  let written = nothingWritten;
  let steps = 0;
  const keep = () => {
    const { journal } = played.files.at(-1) ?? {};
    if (journal === undefined) throw new Error('Nothing was kept.');
    written = shelf.write(journal, written);
    const read = shelf.read();
    expect(hashOf(read)).toBe(hashOf(journal));
    expect(load(module, save(read)).log).toHaveLength(journal.log.length);
  };
  keep();
  for (let answers = 0; answers < 60 && played.frame().seen.outcome === undefined; answers++) {
    const { decision } = (await played.settled()).seen;
    played.table.choose(decision?.id ?? '', decision?.options[answers % decision.options.length]?.id ?? '');
    keep();
    if (answers % 5 !== 0) continue;
    if (answers % 2 === 0 && played.frame().seen.undo === undefined) played.table.undo();
    else if (played.frame().entries > 0) played.table.proposeTakeBack();
    steps++;
    keep();
  }
  expect(steps).toBeGreaterThan(5);
  expect(shelf.puts).toBeLessThan(60 * 3);
});

it('a game of which a part is missing is said to be damaged', async () => {
  const played = openTable(['person']);
  await played.answer();
  const { journal } = played.files.at(-1) ?? {};
  if (journal === undefined) throw new Error('Nothing was kept.');
  const shelf = new Shelf();
  shelf.write(journal, nothingWritten);
  shelf.entries.delete(0);
  expect(() => shelf.read()).toThrow(`0 of ${journal.log.length} choices`);
});
