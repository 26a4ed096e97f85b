import { undo } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { ORDERS, type OrderId } from '../../data/orders.ts';
import { dungeonLords } from '../../index.ts';
import { view } from '../../rules/view.ts';
import { occupantOf } from '../../state.ts';
import { lay } from '../orders-table.ts';
import { freshTable, type Game, lordOf, refuses, table, told, waiting } from '../table.ts';

const HAND: readonly OrderId[] = [
  'get-food',
  'improve-reputation',
  'dig-tunnels',
  'mine-gold',
  'recruit-imps',
  'buy-traps',
];

/** All lords have the same six orders in hand. */
const alike = (setup: Parameters<typeof table>[0] = {}): Game =>
  table({
    ...setup,
    lords: Array.from({ length: setup.seats ?? 4 }, (_, seat) => ({
      locked: ['hire-monster', 'build-room'] as const,
      ...setup.lords?.[seat],
    })),
  });

describe('choosing orders', () => {
  it('DL-ORD.1 everybody chooses three different orders of six at the same time, first to third', () => {
    const t = alike();
    expect(waiting(t)).toEqual([0, 1, 2, 3]);
    expect(t.options(2)).toEqual(HAND.map((order) => `lay:${order}`));
    t.play([2, 'lay:mine-gold']);
    expect(t.options(2)).toEqual(
      HAND.filter((order) => order !== 'mine-gold').map((order) => `lay:${order}`),
    );
    t.play([2, 'lay:get-food'], [2, 'lay:buy-traps']);
    expect(t.options(2)).toEqual(['seal']);
    expect(t.asked(2).prompt).toEqual({ key: 'ask-seal', orders: ['mine-gold', 'get-food', 'buy-traps'] });
    expect(waiting(t)).toEqual([0, 1, 2, 3]);
    t.play([2, 'seal']);
    expect(waiting(t)).toEqual([0, 1, 3]);
  });

  it('DL-ORD.1 what is laid is nobody else’s knowledge until all are sealed', () => {
    const t = alike({ seats: 2, lords: [] });
    t.play([0, 'lay:mine-gold']);
    const seen = (seat: number) => view(t.game, seat).lords[0]?.programme;
    expect(seen(0)).toEqual(['mine-gold']);
    expect(seen(1)).toEqual([]);
    t.play([0, 'lay:get-food'], [0, 'lay:buy-traps']);
    t.play([0, t.options(0)[0] as string]);
    expect(seen(0)).toEqual(['mine-gold', 'get-food', 'buy-traps']);
    t.play([0, 'seal']);
    expect(seen(0)).toEqual(['mine-gold', 'get-food', 'buy-traps']);
    expect(seen(1)).toEqual([]);
    expect(lordOf(t, 0).programme).toEqual([]);
  });

  it('DL-ORD.1 orders can be changed until they are sealed, and after it while others think', () => {
    const t = alike();
    lay(t, 1, ['get-food', 'mine-gold', 'buy-traps']);
    undo(dungeonLords, t.journal, 1);
    undo(dungeonLords, t.journal, 1);
    t.play([1, 'lay:dig-tunnels'], [1, 'seal']);
    for (const seat of [0, 2, 3]) lay(t, seat, ['get-food', 'mine-gold', 'buy-traps']);
    expect(lordOf(t, 1).programme).toEqual(['get-food', 'mine-gold', 'dig-tunnels']);
  });

  it('DL-ORD.2 the two inaccessible orders cannot be chosen and lie open', () => {
    const t = alike();
    for (const order of ['hire-monster', 'build-room'] as const)
      expect(refuses(t, `lay:${order}`, 0)).toEqual({
        reason: { key: 'order-locked', order },
        rule: 'DL-ORD.2',
      });
    expect(view(t.game, 1).lords[0]?.locked).toEqual(['hire-monster', 'build-room']);
  });

  it('DL-ORD.3, DL-GEN.2 all first cards are revealed and placed in turn order, then the second, then the third', () => {
    const t = alike({ seats: 4, start: 2 });
    lay(t, 0, ['get-food', 'mine-gold', 'buy-traps']);
    lay(t, 1, ['get-food', 'dig-tunnels', 'mine-gold']);
    lay(t, 2, ['mine-gold', 'get-food', 'buy-traps']);
    lay(t, 3, ['buy-traps', 'mine-gold', 'recruit-imps']);
    expect(told(t, 'orders-revealed').map(({ place, orders }) => [place, ...orders])).toEqual([
      [0, 'get-food', 'get-food', 'mine-gold', 'buy-traps'],
      [1, 'mine-gold', 'dig-tunnels', 'get-food', 'mine-gold'],
      [2, 'buy-traps', 'mine-gold', 'buy-traps', 'recruit-imps'],
    ]);
    expect(told(t, 'minion-placed').map(({ player, order, slot }) => [player, order, slot])).toEqual([
      [2, 'mine-gold', 0],
      [3, 'buy-traps', 0],
      [0, 'get-food', 0],
      [1, 'get-food', 1],
      [2, 'get-food', 2],
      [3, 'mine-gold', 1],
      [0, 'mine-gold', 2],
      [1, 'dig-tunnels', 0],
      [2, 'buy-traps', 1],
      [3, 'recruit-imps', 0],
      [0, 'buy-traps', 2],
    ]);
  });
});

describe('placing minions', () => {
  it('DL-PLC.1, DL-PLC.2, DL-PLC.3 the lowest free slot is taken; the fourth stays on its card, which nobody decides', () => {
    const t = alike();
    for (const seat of [0, 1, 2]) lay(t, seat, ['mine-gold', 'get-food', 'dig-tunnels']);
    // The example of the rulebook: all had mining in hand, and green played it last.
    lay(t, 3, ['buy-traps', 'recruit-imps', 'mine-gold']);
    expect([0, 1, 2].map((slot) => occupantOf(t.game, 'mine-gold', slot as 0))).toEqual([0, 1, 2]);
    expect(told(t, 'minion-stayed')).toEqual([{ key: 'minion-stayed', player: 3, order: 'mine-gold' }]);
    expect(lordOf(t, 3).stayed).toEqual(['mine-gold']);
  });

  it('DL-PLC.4 nothing is paid or gained while placing', () => {
    const t = alike();
    for (const seat of [0, 1, 2, 3]) lay(t, seat, ['get-food', 'recruit-imps', 'buy-traps']);
    expect(t.asked().prompt).toEqual({ key: 'ask-slot', order: 'get-food', slot: 0 });
    for (const seat of [0, 1, 2, 3])
      expect(lordOf(t, seat)).toMatchObject({ gold: 3, food: 3, imps: 3, evil: 4, traps: [] });
  });
});

describe('the full game', () => {
  const FULL = { rules: 'full' };
  const early = (setup: Parameters<typeof table>[0] = {}): Game =>
    table({
      options: FULL,
      ...setup,
      lords: Array.from({ length: 4 }, (_, seat) => ({
        locked: ['get-food', 'build-room'] as const,
        ...setup.lords?.[seat],
      })),
    });
  const others = ['mine-gold', 'dig-tunnels', 'buy-traps'] as const;
  const first = ['hire-monster', 'mine-gold', 'dig-tunnels'] as const;

  it('DL-FULL.5 to hire as the first order costs a gold, paid when the minion is placed', () => {
    const t = early({ creatures: ['goblin'] });
    expect(t.asked(0).options.find(({ id }) => id === 'lay:hire-monster')?.label).toMatchObject({ fee: 1 });
    lay(t, 0, first);
    lay(t, 1, ['mine-gold', 'hire-monster', 'dig-tunnels']);
    for (const seat of [2, 3]) lay(t, seat, others);
    expect([lordOf(t, 0).gold, lordOf(t, 1).gold]).toEqual([2, 3]);
    expect(told(t, 'minion-placed').find(({ order }) => order === 'hire-monster')).toMatchObject({
      player: 0,
      slot: 0,
      fee: 1,
    });
  });

  it('DL-FULL.5 in a first game it costs nothing', () => {
    const t = early({ options: {}, creatures: ['goblin'] });
    lay(t, 0, first);
    for (const seat of [1, 2, 3]) lay(t, seat, others);
    expect(lordOf(t, 0).gold).toBe(3);
  });

  it('DL-FULL.6 without gold the minion stays on the card and the slot stays free', () => {
    const t = early({ creatures: ['goblin'], lords: [{ gold: 0 }] });
    for (const seat of [0, 1]) lay(t, seat, first);
    for (const seat of [2, 3]) lay(t, seat, others);
    expect(told(t, 'minion-stayed')[0]).toEqual({
      key: 'minion-stayed',
      player: 0,
      order: 'hire-monster',
      fee: 1,
    });
    expect(lordOf(t, 0).stayed).toEqual(['hire-monster']);
    expect(occupantOf(t.game, 'hire-monster', 0)).toBe(1);
  });

  it('DL-FULL.7 with gold the fee is compulsory; where all slots are taken none is due', () => {
    const t = early({ creatures: ['goblin'] });
    for (const seat of [0, 1, 2, 3]) lay(t, seat, first);
    expect([0, 1, 2, 3].map((seat) => lordOf(t, seat).gold)).toEqual([2, 2, 2, 3]);
    expect(told(t, 'minion-stayed')[0]).toEqual({ key: 'minion-stayed', player: 3, order: 'hire-monster' });
  });

  it('DL-FULL.1 of three drawn orders one is kept and two are inaccessible, revealed by all together', () => {
    for (const options of [FULL, { chosenLocks: true }]) {
      const t = freshTable(3, options);
      expect(waiting(t)).toEqual([0, 1, 2]);
      expect(told(t, 'offers-turned')).toEqual([]);
      const [kept = '', ...locked] = lordOf(t, 0).drawn;
      expect(t.options(0)).toEqual([kept, ...locked].map((order) => `keep:${order}`));
      expect(view(t.game, 1).lords[0]?.drawn).toEqual([]);
      t.play([0, `keep:${kept}`]);
      expect(lordOf(t, 0).locked).toEqual([]);
      for (const seat of [1, 2]) t.play([seat, t.options(seat)[0] as string]);
      expect(lordOf(t, 0).locked).toEqual(locked);
      expect(t.options(0)).toEqual(
        ORDERS.filter((each) => !locked.includes(each)).map((each) => `lay:${each}`),
      );
    }
  });
});
