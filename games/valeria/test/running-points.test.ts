import { describe, expect, it } from 'vitest';
import { view } from '../rules/view.ts';
import { runningPoints } from '../view/running-points.ts';
import { type Game, table } from './table.ts';

const seenBy = (t: Game, seat: number | undefined) => {
  const seen = view(t.game, seat);
  return seen.players.map((player) => runningPoints(seen, player));
};

describe('the running score', () => {
  const t = table({
    players: [
      { vp: 4, gold: 6, duke: 'cornelius' },
      { vp: 5, gold: 6, duke: 'elsyn' },
    ],
    phase: 'actions',
  });

  it('VAL-INFO.5 tells the own duke apart from what is sure, and nothing of the others’', () => {
    const [own, other] = seenBy(t, 0);
    expect(own?.sure).toBe(4);
    expect(own?.secret).toBeGreaterThan(0);
    expect(other).toEqual({ sure: 5, secret: 'unknown' });
    expect(seenBy(t, 1)[0]).toEqual({ sure: 4, secret: 'unknown' });
    expect(seenBy(t, undefined)).toEqual([
      { sure: 4, secret: 'unknown' },
      { sure: 5, secret: 'unknown' },
    ]);
  });

  it('VAL-SCORE.1 is one number when all lies open, the same as before and its secret', () => {
    const sums = [0, 1].map((seat) => {
      const { sure = 0, secret } = seenBy(t, seat)[seat] ?? {};
      return sure + (typeof secret === 'number' ? secret : 0);
    });
    const open = view(t.game, 0);
    const players = open.players.map((player, seat) => view(t.game, seat).players[seat] ?? player);
    expect(players.map((player) => runningPoints({ ...open, players }, player))).toEqual(
      sums.map((sure) => ({ sure })),
    );
  });

  it('VAL-NOD.4 VAL-SOLO.27 has no secret without dukes, and alone', () => {
    const open = table({ players: [{ vp: 4 }, {}], options: { noDukes: true }, phase: 'actions' });
    expect(seenBy(open, 0).every(({ secret }) => secret === undefined)).toBe(true);
    const alone = table({ seats: 1, players: [{ duke: 'cornelius' }], phase: 'actions' });
    expect(seenBy(alone, 0)[0]?.secret).toBeUndefined();
  });
});
