// Where Sam can go, and what he removes.
import { describe, expect, it } from 'vitest';
import type { BuildingId } from '../../data/board.ts';
import { SAM } from '../../state.ts';
import { dice } from '../conflict-table.ts';
import { samRolls, solo } from '../solo-table.ts';
import { type TableSetup, table, told } from '../table.ts';

const HIS: readonly BuildingId[] = ['lodge', 'laboratory', 'tavern', 'armoury', 'market', 'mine'];
const sam = { seat: SAM, member: null };

describe('where Sam can go', () => {
  it.each(HIS)('ML-SAM.4 ML-SAM.23 he rolls as long as the %s alone is open to him', (building) => {
    const t = solo({
      panic: HIS.filter((each) => each !== building),
      clans: [{ dice: { magic: 3, strength: 3 } }],
    });
    if (t.game.sam !== undefined) t.game.sam.tokens = 0;
    t.play('pawnshop', 'strength:1', 'magic:0');
    expect(told(t, 'sam-idle')).toEqual([]);
    expect(told(t, 'sam-placed')).toMatchObject([{ building }]);
  });

  it('ML-SAM.5 a number that leads nowhere in the Citadel and Outside is rolled again', () => {
    const t = solo({ panic: ['laboratory'], paths: { a2: sam }, dice: [1, 2, 5, 2, 4, 6] }).play('mine:2');
    expect(told(t, 'sam-rolled')).toHaveLength(3);
    expect(told(t, 'sam-placed')).toMatchObject([{ building: 'mine' }]);
  });
});

describe('what Sam removes', () => {
  const adventure = (setup: TableSetup) =>
    table({
      seats: 1,
      phase: 'adventure',
      areas: [{ monster: 'krus', realm: 'kale', event: 'event-1', side: 'a' }],
      ...setup,
      clans: [{ members: ['tentok', 'lemtal'] }],
    });

  it('ML-SAM.19 ML-SAM.21 the monster is gone before your mercenary comes', () => {
    const t = adventure({ paths: { a1: sam, a3: { seat: 0, member: 'lemtal', dice: dice(2) } } });
    expect(t.game.areas[0]).toMatchObject({ monster: null, realm: 'kale' });
    expect(told(t, 'sam-won')).toStrictEqual([{ key: 'sam-won', path: 'a1', removed: 'krus' }]);
  });

  it('ML-SAM.19 first the monster, then the realm, then nothing', () => {
    const t = adventure({ paths: { a1: sam, a2: sam, a3: sam } });
    expect(told(t, 'sam-won')).toStrictEqual([
      { key: 'sam-won', path: 'a1', removed: 'krus' },
      { key: 'sam-won', path: 'a2', removed: 'kale' },
    ]);
    expect(t.game.box.filter((id) => id === 'kale' || id === null)).toEqual(['kale']);
    expect(t.game.areas[0]?.realm).not.toBe('kale');
  });

  it('ML-SAM.7 ML-LODGE.5 the traps he takes out of the lodge can come back', () => {
    const t = solo({ dice: [1, 1, 5] }).play('mine:2');
    const [placed] = told(t, 'sam-placed');
    expect(t.game.lodge.used).toEqual(placed?.removed);
  });

  it('ML-SAM.14 ML-SCN.8 a path he takes is told, and only Tricky Sam lays tokens on it', () => {
    const t = solo({ dice: [5, 2] }).play('mine:2');
    expect(told(t, 'sam-placed')).toEqual([{ key: 'sam-placed', path: 'a2' }]);
    expect(t.game.paths.a2?.traps).toEqual([]);
  });

  it('ML-SCN.8c his pile is used to its end before used tokens are shuffled into a new one', () => {
    const tricky = (change: (his: { tricks: string[]; usedTricks: string[] }) => void) => {
      const t = solo({ options: { scenario: 'tricky-sam' }, dice: [5, 1] });
      if (t.game.sam !== undefined) change(t.game.sam);
      return t.play('mine:2');
    };
    const full = tricky((his) => his.usedTricks.push(...his.tricks.splice(0, 4)));
    expect(full.game.sam).toMatchObject({ tricks: { length: 18 }, usedTricks: { length: 4 } });
    expect(full.game.paths.a1?.traps.map(({ up }) => up)).toEqual([false, false]);
    let last = '';
    const one = tricky((his) => {
      his.usedTricks.push(...his.tricks.splice(1));
      last = his.tricks[0] ?? '';
    });
    expect(one.game.paths.a1?.traps[0]?.id).toBe(last);
    const empty = tricky((his) => his.usedTricks.push(...his.tricks.splice(0)));
    expect(empty.game.paths.a1?.traps).toHaveLength(2);
    const none = tricky((his) => his.tricks.splice(0));
    expect(none.game.paths.a1?.traps).toEqual([]);
  });

  it('ML-SCN.8 ML-CLN.4 the tokens on his path go back to his own pile', () => {
    const t = table({
      seats: 1,
      options: { scenario: 'tricky-sam' },
      phase: 'cleanUp',
      clans: [{ coins: 9 }],
      paths: { a1: { ...sam, traps: ['trick-steal-s1', 'trap-hidden-s1'] } },
    });
    expect(t.game.sam?.usedTricks).toEqual(['trick-steal-s1', 'trap-hidden-s1']);
    expect(t.game.lodge.used).toEqual([]);
  });
});

describe('the places of an offer', () => {
  it('ML-SAM.7 ML-LODGE.4 his row is refilled where it lay, and the other rows stay', () => {
    for (const [red, row] of [
      [1, 0],
      [2, 1],
      [3, 2],
      [4, 0],
    ] as const) {
      const before = [...solo().game.lodge.offer];
      const t = samRolls([red, 1, 5]);
      const places = [row * 2, row * 2 + 1];
      const came = told(t, 'trap-offered').slice(-2);
      expect(places.map((place) => t.game.lodge.offer[place])).toEqual(came.map(({ trap }) => trap));
      for (const [place, trap] of before.entries())
        if (!places.includes(place)) expect(t.game.lodge.offer[place]).toBe(trap);
    }
  });

  it('ML-SAM.7 ML-LODGE.4 what you have bought is replaced in its place, and that is what he discards', () => {
    const lodge = ['trap-s1', 'trap-m1', 'trap-s2', 'trap-m2', 'trap-s3', 'trap-m3'] as const;
    const clan = { coins: 30, traps: [], dice: { strength: 3 } };
    const t = solo({ lodge, dice: [2, 1, 5], clans: [clan] });
    t.play('lodge:strength', 'trap:trap-s2', 'trap:trap-m1', 'done');
    const [first, second] = told(t, 'trap-offered').slice(-4);
    expect(t.game.lodge.offer).toMatchObject(['trap-s1', first?.trap, {}, {}, 'trap-s3', 'trap-m3']);
    expect(told(t, 'sam-placed')).toMatchObject([{ removed: [second?.trap, 'trap-m2'] }]);
  });

  it('ML-SAM.9 ML-TAV.7 whom you have hired is replaced in his place, and that is whom he discards', () => {
    const tavern = ['algust', 'drabor', 'fandor'] as const;
    const clan = { glory: 12, coins: 30, dice: { strength: 3 } };
    const visited = (hired: string, red: number) => {
      const t = solo({ tavern, dice: [2, red, 3, 5], clans: [clan] }).play(
        'tavern:strength',
        `hire:${hired}`,
      );
      const came = told(t, 'mercenary-offered').map(({ member }) => member);
      return { came, offer: t.game.tavern.offer, removed: told(t, 'sam-placed')[0]?.removed };
    };
    const top = visited('algust', 1);
    expect(top).toMatchObject({ removed: [top.came[0]], offer: [top.came[1], 'drabor', 'fandor'] });
    const bottom = visited('algust', 3);
    expect(bottom).toMatchObject({ removed: ['fandor'], offer: [bottom.came[0], 'drabor', bottom.came[1]] });
  });

  it('ML-SAM.11 ML-MKT.2 what you have bought is replaced in its place, and that is what he discards', () => {
    const market = ['batoh-1', 'zeldiv-1', 'grimoar-1'] as const;
    const clan = { coins: 30, dice: { strength: 3 } };
    const visited = (bought: string, red: number) => {
      const t = solo({ market, dice: [red, 5, 3], clans: [clan] });
      t.play('market:strength', `equipment:${bought}`, 'to:korfac');
      const came = told(t, 'equipment-offered').map(({ card }) => card);
      return { came: came.slice(-2), offer: t.game.market.offer, removed: told(t, 'sam-placed')[0]?.removed };
    };
    const left = visited('batoh-1', 1);
    expect(left).toMatchObject({ removed: [left.came[0]], offer: [left.came[1], 'zeldiv-1', 'grimoar-1'] });
    const middle = visited('batoh-1', 2);
    expect(middle).toMatchObject({
      removed: ['zeldiv-1'],
      offer: [middle.came[0], middle.came[1], 'grimoar-1'],
    });
  });
});
