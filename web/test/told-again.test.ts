import { load, save, undoRefusal } from '@krcma/kernel';
import { expect, it } from 'vitest';
import { fileOf } from '../src/host/game-file.ts';
import { importedGame } from '../src/host/imported-game.ts';
import type { TableFile } from '../src/host/local-table.ts';
import { toldAgain } from '../src/host/told-again.ts';
import { module, openTable } from './local-game.ts';
import { untold } from './untold.ts';

/** A game alone, up to a roll that the own last choice led to. */
async function playedToARoll(): Promise<TableFile> {
  const played = openTable(['person']);
  for (let answers = 0; answers < 40; answers++) {
    await played.answer();
    const file = played.files.at(-1);
    if (answers > 8 && file && undoRefusal(file.journal, 0)?.reason === 'chance') return file;
  }
  throw new Error('Nothing was rolled.');
}

it('a game that was kept without what was told is whole again, and a roll is not taken back', async () => {
  const { journal } = await playedToARoll();
  const kept = load(module, save(untold(journal)));
  expect(undoRefusal(kept, 0)).toBeUndefined();
  const whole = toldAgain(module, kept);
  expect(whole.opening).toEqual(journal.opening);
  expect(whole.log).toEqual(journal.log);
  expect(undoRefusal(whole, 0)).toEqual({ reason: 'chance' });
  expect(whole.table).toEqual(journal.table);
});

it('a file of such a game is whole again as well', async () => {
  const file = await playedToARoll();
  const { kept } = await importedGame(fileOf({ ...file, journal: untold(file.journal) }));
  expect(load(module, kept.save).log).toEqual(file.journal.log);
});

it('a game whose choices lead elsewhere stays as it was kept', async () => {
  const { journal } = await playedToARoll();
  const kept = untold(journal);
  const other = { ...kept, setup: { ...kept.setup, seed: 'another' } };
  expect(toldAgain(module, other)).toBe(other);
});

it('a game that tells anything is left alone', async () => {
  const { journal } = await playedToARoll();
  expect(toldAgain(module, journal)).toBe(journal);
});
