import { describe, expect, it } from 'vitest';
import { atEvent, atSpecial } from '../event-table.ts';
import { lordOf, refuses, told } from '../table.ts';

const tunnels = (...cells: readonly string[]): Record<string, 'tunnel'> =>
  Object.fromEntries(cells.map((cell) => [cell, 'tunnel']));

describe('taxes', () => {
  it('DL-TAX.1 the first three tunnels owe two gold: one for two tiles, rounded up', () => {
    const t = atEvent('taxes');
    expect(t.asked().prompt).toEqual({
      key: 'ask-owed',
      source: 'taxes',
      per: 'tiles',
      count: 3,
      owed: 2,
      goldPerLetter: 1,
    });
    expect(t.options()).toEqual(['pay:0', 'pay:1', 'pay:2']);
  });

  it('DL-TAX.2 the usual answer is to pay all one owes, or all one has', () => {
    const usual = (gold: number): string[] =>
      atEvent('taxes', { lords: [{ gold }] })
        .asked()
        .options.flatMap(({ id, usual: mostly }) => (mostly ? [id] : []));
    expect([usual(9), usual(2), usual(1)]).toEqual([['pay:2'], ['pay:2'], ['pay:1']]);
  });

  it('DL-TAX.1, DL-CNQ.7 rooms and conquered tiles are taxed like any other', () => {
    const dungeon = { ...tunnels('c2r0', 'c2r1', 'c2r2', 'c1r1', 'c3r1'), c2r3: 'mint' } as const;
    const t = atEvent('taxes', { lords: [{ dungeon, conquered: ['c2r0', 'c2r1'], gold: 9 }] });
    expect(t.asked().prompt).toMatchObject({ count: 6, owed: 3 });
    expect(t.options()).toEqual(['pay:0', 'pay:1', 'pay:2', 'pay:3']);
  });

  it('DL-TAX.2, DL-TAX.3 one pays as much as one likes; each gold unpaid is a dead letter', () => {
    for (const [paid, letters] of [
      [0, 2],
      [1, 1],
      [2, 0],
    ] as const) {
      const t = atEvent('taxes', { lords: [{ gold: 5, letters: 1 }] }).play(`pay:${paid}`);
      expect(lordOf(t, 0)).toMatchObject({ gold: 5 - paid, letters: 1 + letters });
      expect(told(t, 'owed-paid')).toMatchObject([{ player: 0, owed: 2, paid, letters }]);
    }
  });

  it('DL-TAX.2 more than there is cannot be paid, and says so', () => {
    const t = atEvent('taxes', { lords: [{ gold: 1 }] });
    expect(t.options()).toEqual(['pay:0', 'pay:1']);
    expect(refuses(t, 'pay:2')).toEqual({
      reason: { key: 'too-poor', lacks: { gold: 1 } },
      rule: 'DL-TAX.2',
    });
  });

  it('DL-TAX.3 without gold all of it becomes letters unasked', () => {
    const t = atEvent('taxes', { lords: [{ gold: 0 }] });
    expect(t.asked().seat).toBe(1);
    expect(lordOf(t, 0).letters).toBe(2);
  });

  it('DL-EVT.1 taxes go round from the starting player', () => {
    const t = atEvent('taxes', { seats: 4, start: 2 });
    const seats: number[] = [];
    for (let count = 0; count < 4; count++) {
      seats.push(t.asked().seat);
      t.play('pay:2');
    }
    expect(seats).toEqual([2, 3, 0, 1]);
  });
});

describe('extra tax', () => {
  const dungeon = {
    ...tunnels('c2r0', 'c2r1', 'c2r2', 'c1r1', 'c3r1', 'c1r2', 'c0r1'),
    c2r3: 'mint',
    c0r2: 'mushroom-bed',
    c4r1: 'hatchery',
  } as const;

  it('DL-SPE.10 one gold for each room, conquered or not; two unpaid make a letter, rounded up', () => {
    for (const [paid, letters] of [
      [0, 2],
      [1, 1],
      [2, 1],
      [3, 0],
    ] as const) {
      const t = atSpecial('extra-tax', { lords: [{ dungeon, conquered: ['c2r3'], gold: 5 }] });
      expect(t.asked().prompt).toMatchObject({ key: 'ask-owed', source: 'extra-tax', per: 'rooms', owed: 3 });
      t.play(`pay:${paid}`);
      expect(lordOf(t, 0)).toMatchObject({ gold: 5 - paid, letters });
    }
  });

  it('DL-SPE.10 whoever has no room owes nothing', () => {
    const t = atSpecial('extra-tax');
    expect(told(t, 'owed-paid')).toEqual([]);
    expect(t.game.lords.map(({ letters }) => letters)).toEqual([0, 0, 0, 0]);
  });
});
