import { describe, expect, it } from 'vitest';
import { ORDERS, type OrderId } from '../../data/orders.ts';
import { view } from '../../rules/view.ts';
import { DUMMY, occupantOf } from '../../state.ts';
import { atActions, lay } from '../orders-table.ts';
import { type Game, lordOf, refuses, table, told } from '../table.ts';

const LOCKED = ['get-food', 'mine-gold', 'build-room'] as const;
const FREE: readonly OrderId[] = ORDERS.filter((order) => !(LOCKED as readonly OrderId[]).includes(order));

const slotsOf = (t: Game, order: OrderId) =>
  ([0, 1, 2] as const).map((slot) => occupantOf(t.game, order, slot));

const revealedOf = (t: Game, dummy = 0): readonly OrderId[] =>
  told(t, 'dummy-revealed').find((each) => each.dummy === dummy)?.orders ?? [];

const sorted = (orders: readonly OrderId[]): OrderId[] => [...orders].sort();

describe('three players', () => {
  const threesome = (seed: string, setup: Parameters<typeof table>[0] = {}): Game =>
    table({ seats: 3, dummies: [{ locked: [...LOCKED] }], ...setup, seed });

  it('DL-D3.1, DL-D3.2 before anybody chooses three of five orders are revealed and their minions take slot II', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const t = threesome(seed);
      const revealed = revealedOf(t);
      expect(new Set(revealed).size).toBe(3);
      expect(FREE).toEqual(expect.arrayContaining([...revealed]));
      for (const order of ORDERS)
        expect(slotsOf(t, order)).toEqual([null, revealed.includes(order) ? DUMMY : null, null]);
      expect(t.asked(0).prompt.key).toBe('ask-programme');
    }
    expect(
      new Set(['a', 'b', 'c', 'd'].map((seed) => revealedOf(threesome(seed)).join())).size,
    ).toBeGreaterThan(1);
  });

  it('DL-D3.3 the new three become inaccessible, the old ones join the pile: none repeats in the next round', () => {
    const t = threesome('a');
    const revealed = revealedOf(t);
    const [dummy] = t.game.dummies;
    expect(sorted(dummy?.locked ?? [])).toEqual(sorted(revealed));
    expect(sorted(dummy?.pile ?? [])).toEqual(sorted(ORDERS.filter((order) => !revealed.includes(order))));
  });

  it('DL-D3.4 blocked slots are skipped: the first comer gets I, the next III, a third none', () => {
    const lords = [0, 1, 2].map(() => ({ locked: ['get-food', 'build-room'] as OrderId[] }));
    const t = threesome('a', { lords });
    const blocked = revealedOf(t)[0] as OrderId;
    const rest = ORDERS.filter(
      (order) => ![blocked, 'get-food', 'build-room', 'hire-monster'].includes(order),
    );
    for (const seat of [0, 1, 2]) lay(t, seat, [blocked, ...rest.slice(0, 2)]);
    const placed = told(t, 'minion-placed').filter(({ order }) => order === blocked);
    expect(placed.map(({ player, slot }) => [player, slot])).toEqual([
      [0, 0],
      [1, 2],
    ]);
    expect(told(t, 'minion-stayed')[0]).toMatchObject({ player: 2, order: blocked });
  });

  it('DL-D3.5 when its turn comes a dummy’s minion is just removed and takes nothing', () => {
    const t = atActions({
      seats: 3,
      creatures: ['goblin', 'troll'],
      slots: { 'get-food': [0, DUMMY], 'hire-monster': [null, DUMMY], 'build-room': [0] },
      rooms: ['mint'],
    });
    expect(slotsOf(t, 'get-food')).toEqual([0, DUMMY, null]);
    t.play('use');
    expect(slotsOf(t, 'get-food')).toEqual([null, null, null]);
    expect(slotsOf(t, 'hire-monster')).toEqual([null, null, null]);
    expect(t.game.creatures.offer).toEqual(['goblin', 'troll']);
    expect(t.asked().prompt.key).toBe('ask-room');
  });

  it('DL-D3.5 where greedy dummies are agreed on, one on Hire Monster takes the leftmost creature away', () => {
    const t = atActions({
      seats: 3,
      options: { greedyDummies: true },
      lords: [{ food: 9 }],
      creatures: [null, 'goblin', 'troll'],
      slots: { 'hire-monster': [0, DUMMY] },
    });
    expect(told(t, 'dummy-scared')).toEqual([{ key: 'dummy-scared', dummy: 0, creature: 'goblin' }]);
    expect(t.game.creatures.offer).toEqual([null, null, 'troll']);
    expect(t.game.distant.creatures).toEqual(['goblin']);
    expect(t.options()).toEqual(['hire:troll', 'decline']);
  });
});

describe('two players', () => {
  const pair = (
    seed = 'a',
    other: readonly OrderId[] = LOCKED,
    setup: Parameters<typeof table>[0] = {},
  ): Game => table({ seats: 2, dummies: [{ locked: [...LOCKED] }, { locked: [...other] }], ...setup, seed });

  it('DL-D2.1, DL-D2.2 each dummy reveals two of its five orders; on one action the two take II and III', () => {
    let met = 0;
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const t = pair(seed);
      const [first, second] = [revealedOf(t, 0), revealedOf(t, 1)];
      expect([first.length, second.length]).toEqual([2, 2]);
      for (const order of ORDERS) {
        const minions = [
          ...(first.includes(order) ? [DUMMY] : []),
          ...(second.includes(order) ? [DUMMY + 1] : []),
        ];
        if (minions.length === 2) met++;
        expect(slotsOf(t, order)).toEqual([null, minions[0] ?? null, minions[1] ?? null]);
      }
    }
    expect(met).toBeGreaterThan(0);
  });

  it('DL-D2.3, DL-D2.8 one of the three cards left is picked in secret; which three they are all know', () => {
    const t = pair();
    const left = FREE.filter((order) => !revealedOf(t).includes(order));
    const shown = view(t.game, 1).dummies[0]?.pile;
    expect(sorted(shown ?? [])).toEqual(sorted(left));
    const [a, b, c] = t.options(0) as [string, string, string];
    t.play([0, a], [0, b], [0, c]);
    expect(t.options(0)).toEqual(left.map((order) => `dummy:${order}`));
    for (const order of [...LOCKED, ...revealedOf(t)])
      expect(refuses(t, `dummy:${order}`, 0)).toEqual({
        reason: { key: 'dummy-order-gone', order },
        rule: 'DL-D2.3',
      });
    const before = JSON.stringify(view(t.game, 1));
    t.play([0, `dummy:${left[0]}`], [0, 'seal']);
    expect(JSON.stringify(view(t.game, 1))).toBe(before);
    expect(view(t.game, 0).lords[0]?.dummyPick).toBe(left[0]);
  });

  const picksOf = (t: Game, dummy: number): OrderId[] =>
    FREE.filter((order) => !revealedOf(t, dummy).includes(order));

  function sealed(t: Game, picks: readonly [OrderId, OrderId]): Game {
    for (const seat of [0, 1]) {
      const hand = ORDERS.filter((order) => !lordOf(t, seat).locked.includes(order));
      lay(t, seat, hand.slice(0, 3), picks[seat]);
    }
    return t;
  }

  it('DL-D2.4, DL-D2.6, DL-D2.7 both picks are revealed before the first cards and take slot I', () => {
    for (const seed of ['a', 'b', 'c']) {
      const t = pair(seed);
      const [mine, yours] = [picksOf(t, 0), picksOf(t, 1)];
      const first = mine[0] as OrderId;
      const second = yours.find((order) => order !== first) as OrderId;
      const used = sorted([...revealedOf(t), first]);
      sealed(t, [first, second]);
      const placed = told(t, 'dummy-placed').slice(4);
      expect(placed.map(({ dummy, order, slot }) => [dummy, order, slot])).toEqual([
        [0, first, 0],
        [1, second, 0],
      ]);
      const keys = t.events().map(({ key }) => key);
      expect(keys.lastIndexOf('dummy-picked')).toBeLessThan(keys.indexOf('orders-revealed'));
      for (const { order, slot } of told(t, 'minion-placed')) {
        const dummies = told(t, 'dummy-placed').filter((each) => each.order === order);
        expect(dummies.map((each) => each.slot)).not.toContain(slot);
      }
      const [dummy] = t.game.dummies;
      expect(sorted(dummy?.locked ?? [])).toEqual(used);
      expect(sorted(dummy?.pile ?? [])).toEqual(sorted(ORDERS.filter((order) => !used.includes(order))));
    }
  });

  it('DL-D2.5 if both picks name one action they take I and II, the starting player’s first', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
      const t = pair(seed, LOCKED, { start: 1 });
      const common = picksOf(t, 0).find((order) => picksOf(t, 1).includes(order));
      if (common === undefined) continue;
      sealed(t, [common, common]);
      const placed = told(t, 'dummy-placed').slice(4);
      expect(placed.map(({ dummy, slot }) => [dummy, slot])).toEqual([
        [1, 0],
        [0, 1],
      ]);
    }
  });
});
