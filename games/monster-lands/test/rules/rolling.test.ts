import { describe, expect, it } from 'vitest';
import { battle, misses } from '../battle-table.ts';
import { offers, told } from '../table.ts';

const krus = misses(4);

describe('rolling in an attack', () => {
  it('ML-ATK.19 only rolled dice are rerolled, and each means counts its own rerolls', () => {
    const t = battle({
      monster: 'hlubstir',
      event: 'event-2',
      on: { a3: { member: 'lina', s: 2, traps: ['trap-s1'] } },
      dice: [...misses(5), 1, 1, 1, 1],
    });
    t.play('roll:strength');
    expect(offers(t, 'reroll')).toEqual(['reroll:lina:0', 'reroll:benefit:0']);
    t.play('reroll:benefit:0', 'reroll:benefit:0');
    expect(offers(t, 'reroll')).toEqual(['reroll:lina:0']);
    t.play('reroll:lina:0');
    expect(offers(t, 'reroll')).toEqual(['reroll:lina:0']);
  });

  it('ML-TRX.6 ML-REV.4 a trap that stays hidden changes neither dice nor total', () => {
    const t = battle({
      options: { tricks: true },
      monster: 'hlubstir',
      on: { a1: { s: 1, traps: ['trap-splus3', 'trap-flat8'] } },
      dice: [...misses(5), 2],
    });
    t.play('keep', 'keep', 'roll:strength');
    expect(told(t, 'attack-failed')).toMatchObject([{ carried: 2 }]);
  });

  it('ML-LOOT.6 ML-LTB.4 loot laid on a path is used up with it', () => {
    const t = battle({
      monster: 'krus',
      clans: [{ loot: ['loot-reroll4'], coins: 9 }, { coins: 9 }],
      loot: ['loot-coins12', 'loot-trophies3'],
      on: { a1: { s: 1 } },
      dice: [...krus, 1],
    });
    t.play('roll:strength', 'loot:loot-reroll4', 'stop', 'loot:loot-coins12', 'done');
    expect(t.game.round).toBe(2);
    expect(t.game.loot.used).toContain('loot-reroll4');
  });

  it('ML-ATK.19 dice that show the same are one choice, unless one of them was rerolled', () => {
    const t = battle({
      monster: 'hlubstir',
      on: { a1: { s: 2, equipment: ['sipolet-1'] } },
      dice: [...misses(5), 2, 2, 2],
    });
    t.play('roll-all');
    expect(offers(t, 'reroll')).toEqual(['reroll:sipolet-1:0']);
    expect(t.asked().options.find(({ id }) => id.startsWith('reroll'))?.rule).toBe('ML-ATK.19');
    t.play('reroll:sipolet-1:0');
    expect(offers(t, 'reroll')).toEqual(['reroll:sipolet-1:0', 'reroll:sipolet-1:1']);
  });

  it('ML-MON.4 venoms are refused only by the monster that bans them, and only to who has one', () => {
    const rolled = (monster: 'krus' | 'kodyl', venoms: number) =>
      battle({ monster, on: { a1: { s: 2, venoms, traps: ['trap-s1'] } }, dice: [...misses(4), 2] }).play(
        'roll:strength',
      );
    expect(rolled('krus', 1).asked().refused).toEqual([]);
    const t = battle({ monster: 'kodyl', on: { a1: { s: 2, traps: ['trap-s1'] } }, dice: [...misses(3), 2] });
    expect(t.play('roll:strength').asked().refused).toEqual([]);
  });

  it('ML-ATK.5 all at once rolls only the dice that are left', () => {
    const t = battle({
      monster: 'hlubstir',
      on: { a1: { s: 3, traps: ['trap-s1'] } },
      dice: [...misses(5), 5, 1, 1, 1],
    });
    t.play('roll:strength', 'roll-all');
    expect(told(t, 'rolled').map(({ face }) => face)).toEqual([5, 1, 1, 1]);
    expect(told(t, 'attack-failed')).toMatchObject([{ carried: 8 }]);
  });
});
