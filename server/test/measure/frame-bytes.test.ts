import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../../games.ts';
import { percentile } from '../../measure/load/percentile.ts';
import { FRAME_BARS, toldInAGame } from '../../measure/wire/frame-bytes.ts';

describe.each(GAME_IDS)('what is told in a whole game of %s', (game) => {
  it('fits into a few kilobytes, also where something is asked', async () => {
    const told = await toldInAGame(game, 2, 'few bytes');
    for (const some of [told, told.filter(({ asks }) => asks)]) {
      const sizes = some.map(({ bytes }) => bytes / 1000);
      expect(sizes.length).toBeGreaterThan(50);
      expect(percentile(sizes, 50)).toBeLessThanOrEqual(FRAME_BARS.median);
      expect(percentile(sizes, 95)).toBeLessThanOrEqual(FRAME_BARS.p95);
      expect(percentile(sizes, 100)).toBeLessThanOrEqual(FRAME_BARS.most);
    }
  });
});
