import { describe, expect, it } from 'vitest';
import type { LordArrangement } from '../../rules/arrange.ts';
import { atProduction, SHAFT } from '../orders-table.ts';
import { type Game, lordOf, offers, refuses, told, waiting } from '../table.ts';

describe('retrieving orders', () => {
  const programme = ['get-food', 'mine-gold', 'buy-traps'] as const;
  const locked = ['dig-tunnels', 'build-room'] as const;
  const played = (stayed: readonly (typeof programme)[number][], other: LordArrangement = {}): Game =>
    atProduction({
      lords: [
        { programme: [...programme], locked: [...locked], stayed: [...stayed] },
        { dungeon: { ...SHAFT, c2r2: 'mint' }, ...other },
      ],
    });

  it('DL-RET.1, DL-RET.2, DL-RET.3, DL-RET.4 the inaccessible ones and the first return, the other two become inaccessible', () => {
    const t = played([]);
    expect(waiting(t)).toEqual([1]);
    expect(lordOf(t, 0)).toMatchObject({ locked: ['mine-gold', 'buy-traps'], programme: [], stayed: [] });
    expect(told(t, 'orders-retrieved')).toEqual([
      { key: 'orders-retrieved', player: 0, order: 'get-food', locked: ['mine-gold', 'buy-traps'] },
    ]);
    t.play('done');
    expect(offers(t, 'lay:', 0)).toHaveLength(6);
  });

  it('DL-RET.2 instead of the first any on which a minion stands (the example of the rulebook)', () => {
    const t = played(['mine-gold']);
    expect(waiting(t)).toEqual([0, 1]);
    expect(t.options(0)).toEqual(['retrieve:get-food', 'retrieve:mine-gold']);
    expect(refuses(t, 'retrieve:buy-traps', 0)).toEqual({
      reason: { key: 'order-carried-out', order: 'buy-traps' },
      rule: 'DL-RET.2',
    });
    t.play([0, 'retrieve:mine-gold']);
    expect(lordOf(t, 0).locked).toEqual(['get-food', 'buy-traps']);
  });

  it('DL-RET.2 where only the first has a minion on it there is nothing to choose', () => {
    expect(waiting(played(['get-food']))).toEqual([1]);
    expect(played(['buy-traps', 'mine-gold']).options(0)).toEqual([
      'retrieve:get-food',
      'retrieve:mine-gold',
      'retrieve:buy-traps',
    ]);
  });

  it('rooms work before orders come back', () => {
    const room = { dungeon: { ...SHAFT, c2r2: 'mint' } } as const;
    const t = atProduction({
      lords: [{ ...room, programme: [...programme], locked: [...locked], stayed: ['buy-traps'] }],
    });
    expect(t.options(0)).toEqual(['work:mint', 'done']);
    t.play('done');
    expect(t.asked(0).prompt.key).toBe('ask-retrieve');
  });
});
