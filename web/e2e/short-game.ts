import { expect } from 'vitest';
import type { GameId } from '../src/host/rules.ts';
import { openGuest } from './guest.ts';
import { boardFits, playByMouse, playNow } from './table.ts';

/** A table of the defaults, and so many answers by mouse on its board, which fits before and after. */
export async function beginByMouse(game: GameId, clicks: number): Promise<void> {
  const guest = await openGuest();
  await playNow(guest, 'mouse', game);
  expect(await boardFits(guest.page)).toBe(true);
  const enough = (done: number) => done >= clicks;
  expect(await playByMouse(guest.page, 'board', { taste: 'any', enough })).toBe(clicks);
  expect(await boardFits(guest.page)).toBe(true);
}
