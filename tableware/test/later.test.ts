import { expect, it, vi } from 'vitest';
import { laterList } from '../later.ts';

it('a list that comes later is empty until it has been fetched, and is fetched once', async () => {
  const load = vi.fn(async () => (thing: string, of: number) => [`${thing} ${of}`]);
  const behind = laterList(load);
  expect(behind.list('city', 3)).toEqual([]);
  await behind.fetch();
  await behind.fetch();
  expect(behind.list('city', 3)).toEqual(['city 3']);
  expect(load).toHaveBeenCalledTimes(1);
});
