import { describe, expect, it } from 'vitest';
import type { Goods } from '../../data/types.ts';
import { canPay, lacking, loseImps, pay } from '../../rules/goods.ts';
import { lordAt } from '../../state.ts';
import { table } from '../table.ts';

/** One of everything, and two spaces below the top of the track. */
const owner = (rules: 'first' | 'full' = 'full') =>
  table({
    options: { rules },
    lords: [
      { gold: 1, food: 1, imps: 1, evil: 12, traps: ['pendulum'], lair: ['goblin', 'ghost'] },
      {},
      {},
      {},
    ],
  }).game;

describe('a price', () => {
  it.each<[Goods, Goods]>([
    [{ gold: 3 }, { gold: 2 }],
    [{ food: 3 }, { food: 2 }],
    [{ imp: 3 }, { imp: 2 }],
    [{ trap: 3 }, { trap: 2 }],
    [{ monster: 3 }, { monster: 2 }],
    [{ evil: 4 }, { evil: 2 }],
    [
      { gold: 2, food: 1, evil: 3 },
      { gold: 1, evil: 1 },
    ],
  ])('DL-EXE.4, DL-FULL.8 of %j lacks %j', (price, lacks) => {
    const game = owner();
    expect(lacking(game, lordAt(game, 0), price)).toEqual(lacks);
    expect(canPay(game, lordAt(game, 0), price)).toBe(false);
  });

  it.each<Goods>([
    { gold: 1 },
    { food: 1 },
    { imp: 1 },
    { trap: 1 },
    { monster: 1 },
    { evil: 2 },
    { gold: 1, food: 1, imp: 1, trap: 1, monster: 1, evil: 2 },
    {},
  ])('DL-EXE.4 of %j can just be paid', (price) => {
    const game = owner();
    expect(lacking(game, lordAt(game, 0), price)).toEqual({});
    expect(canPay(game, lordAt(game, 0), price)).toBe(true);
  });

  it('DL-EXE.6, DL-FULL.8 of evil has no limit in a first game', () => {
    const game = owner('first');
    expect(lacking(game, lordAt(game, 0), { evil: 9 })).toEqual({});
    expect(canPay(game, lordAt(game, 0), { evil: 9 })).toBe(true);
  });

  it('DL-HIRE.7 of a monster is never paid with the one it is paid for', () => {
    const game = owner();
    const lord = lordAt(game, 0);
    expect(canPay(game, lord, { monster: 1 }, lord.lair[0])).toBe(false);
    expect(lacking(game, lord, { monster: 1 }, lord.lair[0])).toEqual({ monster: 1 });
    expect(canPay(game, lord, { monster: 1 }, lord.lair[1])).toBe(true);
  });

  it('DL-EXE.5 goes to the bank, and evil moves the counter', () => {
    const game = owner();
    pay(game, 0, { gold: 1, food: 1, imp: 1, evil: 2 });
    expect(lordAt(game, 0)).toMatchObject({ gold: 0, food: 0, imps: 0, evil: 14 });
  });
});

describe('losing imps', () => {
  it.each([
    [2, 2, 1, 1],
    [3, 3, 0, 0],
    [5, 3, 0, 0],
  ])(
    'DL-SPE.12 of %i, when three of three are there and two are busy, %i go',
    (count, lost, imps, busyImps) => {
      const { game } = table({ lords: [{ imps: 3, busyImps: 2 }] });
      expect(loseImps(lordAt(game, 0), count)).toBe(lost);
      expect(lordAt(game, 0)).toMatchObject({ imps, busyImps });
    },
  );
});
