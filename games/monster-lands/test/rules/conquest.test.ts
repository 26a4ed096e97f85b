import { describe, expect, it } from 'vitest';
import { realmOf } from '../../data/realms.ts';
import type { TrapId } from '../../data/traps.ts';
import { type BattleSetup, battle, misses } from '../battle-table.ts';
import { clanOf, offers, told, waitsFor } from '../table.ts';

/** Somebody on a1 kills Krus; the others stand before Kalé, which falls at ten. */
const after = (on: BattleSetup['on'], dice: readonly number[], setup: Partial<BattleSetup> = {}) =>
  battle({
    monster: 'krus',
    ...setup,
    on: { a1: { member: 'barbucha', s: 2 }, ...on },
    dice: [...misses(4), 6, 6, ...dice],
  }).play('roll-all');

describe('conquest', () => {
  it('ML-CON.1 only who has not fought tries', () => {
    const t = after({ a3: { seat: 1, member: 'tepej', s: 2 } }, []);
    waitsFor(t, 1);
    expect(t.asked(1).prompt).toMatchObject({ key: 'ask-conquest', path: 'a3', total: 0, goal: 10 });
  });

  it('ML-CON.2 STL a total that reaches the value takes the realm', () => {
    const t = after({ a3: { seat: 1, member: 'tepej', s: 2 } }, [5, 5]);
    t.play('roll-all');
    expect(told(t, 'conquered')).toMatchObject([{ player: 1, realm: 'kale', member: 'tepej', total: 10 }]);
    expect(clanOf(t, 1)).toMatchObject({ glory: 10 + realmOf('kale').glory, realms: ['kale'] });
  });

  it('ML-CON.3 what failed is carried to the right', () => {
    const t = after({ a2: { s: 1 }, a4: { seat: 1, member: 'tepej', s: 1 } }, [4, 6]);
    t.play('roll:strength');
    expect(told(t, 'conquest-failed')).toMatchObject([{ path: 'a2', carried: 4 }]);
    expect(t.asked(1).prompt).toMatchObject({ total: 4 });
    t.play('roll:strength');
    expect(told(t, 'conquered')).toMatchObject([{ player: 1, total: 10 }]);
  });

  it('ML-CON.3 what was rolled against the monster is not carried into the conquest', () => {
    const t = battle({
      monster: 'krus',
      on: {
        a1: { s: 1, venoms: 1, traps: ['trap-flat4'] },
        a2: { seat: 1, member: 'tepej', s: 2 },
        a3: { s: 1, member: 'trunk' },
      },
      dice: [...misses(4), 1, ...misses(4), 5, 5],
    });
    t.play('roll:strength', 'venom', 'roll-all');
    expect(told(t, 'killed')).toHaveLength(1);
    expect(t.asked(0).prompt).toMatchObject({ key: 'ask-conquest', path: 'a3', total: 0 });
  });

  it('ML-CON.4 after a success the rest get no try', () => {
    const t = after({ a2: { s: 2 }, a3: { seat: 1, member: 'tepej', s: 3 } }, [5, 5], {
      loot: ['loot-coins10', 'loot-trophies3'],
    });
    t.play('roll-all');
    expect(told(t, 'conquered')).toMatchObject([{ player: 0 }]);
    expect(t.asked(1).prompt).toMatchObject({ key: 'ask-loot' });
  });

  it('ML-CON.5 trap dice and bonuses for each die work, flat traps do not', () => {
    const total = (traps: readonly TrapId[]) => {
      const t = after({ a2: { s: 1, traps }, a3: { seat: 1, member: 'tepej', s: 1 } }, [2, 2]);
      t.play(traps.includes('trap-s1') ? 'roll-all' : 'roll:strength');
      return told(t, 'conquest-failed')[0]?.carried;
    };
    expect([total(['trap-s1']), total(['trap-splus3']), total(['trap-flat8'])]).toEqual([4, 5, 2]);
  });

  it('ML-CON.6 where no monster lies everybody goes straight to the realm', () => {
    const t = battle({ monster: null, on: { a1: { s: 2 } }, dice: [4, 6] });
    expect(t.asked().prompt).toMatchObject({ key: 'ask-conquest', path: 'a1' });
    t.play('roll-all');
    expect(told(t, 'conquered')).toHaveLength(1);
    expect(told(t, 'monster-rolled')).toEqual([]);
  });

  it('ML-CON.7 who declines carries nothing on and keeps his claim to loot', () => {
    const t = after({ a2: { s: 2 }, a3: { seat: 1, member: 'tepej', s: 1 } }, [1], {
      loot: ['loot-coins10', 'loot-trophies3'],
    });
    t.play('decline');
    expect(t.asked(1).prompt).toMatchObject({ key: 'ask-conquest', total: 0 });
    t.play('roll:strength');
    waitsFor(t, 0);
    expect(offers(t, 'loot')).toHaveLength(2);
  });

  it('ML-CON.7 with enough carried he takes the realm without a roll, or leaves it', () => {
    const t = after({ a2: { s: 1, member: 'geria' }, a3: { seat: 1, member: 'tepej', s: 1 } }, [6]);
    t.game.paths.a2 = { ...(t.game.paths.a2 as object), total: 10, fought: true } as never;
    t.play('decline');
    expect(t.options(1)).toEqual(['stop', 'decline']);
    t.play('stop');
    expect(told(t, 'conquered')).toMatchObject([{ player: 1, total: 10 }]);
  });

  it('ML-CON.7 ML-ATK.6 without dice a venom is a try: what it adds is carried on', () => {
    const t = after({ a2: { venoms: 1 }, a3: { seat: 1, member: 'tepej', s: 1 } }, [1]);
    expect(t.options(0)).toEqual(['venom', 'decline', 'sell:krus']);
    t.play('venom');
    expect(told(t, 'conquest-failed')).toMatchObject([{ path: 'a2', carried: 2 }]);
    expect(t.asked(1).prompt).toMatchObject({ key: 'ask-conquest', path: 'a3', total: 2 });
  });

  it('ML-POT.5 ML-EV.1 venoms and rerolls help in a conquest', () => {
    const t = after({ a4: { seat: 1, member: 'tepej', s: 2, venoms: 1 } }, [1, 4, 4]);
    t.play('roll-all');
    expect(t.options(1)).toEqual(['reroll:benefit:0', 'reroll:benefit:1', 'venom', 'stop']);
    t.play('reroll:benefit:0', 'venom');
    expect(told(t, 'conquered')).toMatchObject([{ total: 10 }]);
  });

  it('ML-STL.1 ML-STL.9 example: Natálka conquers a water realm, settles it with Ninra and uses it in the next round', () => {
    const t = battle({
      monster: null,
      realm: 'kryzie',
      on: { a1: { member: 'ninra', s: 3 } },
      dice: [6, 6, 6],
    });
    t.play('roll-all');
    expect(told(t, 'conquered')).toMatchObject([{ realm: 'kryzie', member: 'ninra' }]);
    t.play('settle:kryzie:ninra');
    expect(t.game.round).toBe(2);
    t.play([1, 'mine:2']);
    const before = clanOf(t, 0).dice;
    const had = { strength: before.strength, persuasion: before.persuasion.length };
    t.play([0, 'realm:kryzie']);
    const { strength, persuasion } = clanOf(t, 0).dice;
    expect([strength, persuasion.length]).toEqual([had.strength - 1, had.persuasion + 2]);
  });

  it('ML-CON.7 ML-LTB.4 when everything is rolled only loot that helps is waited for', () => {
    const rolled = (loot: readonly ('loot-coins10' | 'loot-reroll4')[]) =>
      battle({
        monster: null,
        clans: [{ loot }],
        loot: ['loot-trophies3', 'loot-coins12'],
        on: { a1: { s: 2 } },
        dice: [1, 2],
      }).play('roll-all');
    expect(told(rolled(['loot-coins10']), 'conquest-failed')).toMatchObject([{ path: 'a1', carried: 3 }]);
    const t = rolled(['loot-coins10', 'loot-reroll4']);
    expect(t.options()).toEqual(['stop', 'loot:loot-coins10', 'loot:loot-reroll4']);
    expect(t.asked().options[0]?.label).toEqual({ key: 'stop-attack', result: 'failure' });
    t.play('stop');
    expect(t.game.paths.a1).toMatchObject({ fought: true, won: false });
  });

  it('ML-CON.2 who has enough is told that stopping takes the realm', () => {
    const t = after({ a2: { s: 1, member: 'geria' }, a3: { seat: 1, member: 'tepej', s: 1 } }, [6]);
    t.game.paths.a2 = { ...(t.game.paths.a2 as object), total: 10, fought: true } as never;
    t.play('decline');
    expect(t.asked(1).options[0]?.label).toEqual({ key: 'stop-attack', result: 'conquest' });
  });
});
