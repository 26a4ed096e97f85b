import { describe, expect, it } from 'vitest';
import { attackDice } from '../../rules/attack-strength.ts';
import { battle, hits, misses } from '../battle-table.ts';
import { clanOf, offers, told } from '../table.ts';

describe('the defence of the Citadel', () => {
  it('ML-CDEF.1 ML-ADV.2 without a mercenary there nothing happens', () => {
    const t = battle({
      gate: 'krus',
      monster: 'kodyl',
      clans: [{ coins: 9 }, { coins: 9 }],
      on: { a1: { s: 1 } },
      loot: ['loot-coins10', 'loot-coins12'],
      dice: [...misses(3), 1],
    });
    t.play('roll:strength', 'loot:loot-coins10', 'done');
    expect(t.game.round).toBe(2);
    expect(told(t, 'place-reached').map(({ place }) => place)).toEqual(['a']);
  });

  it('ML-CDEF.2 ML-CDEF.8 traps of both paths are revealed; the upper total is carried to the lower path', () => {
    const t = battle({
      gate: 'krus',
      on: {
        gate1: { s: 1, traps: ['trap-flat4'] },
        gate2: { seat: 1, member: 'tepej', s: 1, traps: ['trap-s1'] },
      },
      dice: [...misses(4), 3, ...misses(4)],
    });
    expect(told(t, 'traps-revealed')).toHaveLength(2);
    t.play('roll:strength');
    expect(t.asked(1).prompt).toMatchObject({ key: 'ask-attack', path: 'gate2', total: 7 });
  });

  it('ML-CDEF.3 affinity does not count, the dice of the round do', () => {
    const t = battle({
      gate: 'ohnivir',
      realm: 'jaha',
      round: 4,
      options: { difficulty: 'normal' },
      on: { gate1: { s: 1 } },
      dice: misses(4),
    });
    expect(attackDice(t.game, 'gate1', 'ohnivir')).toBe(4);
    expect(attackDice(t.game, 'a1', 'ohnivir')).toBe(6);
  });

  it('ML-CDEF.4 ML-DTH.3 a death at the entrance brings three glory', () => {
    for (const path of ['gate1', 'gate2'] as const) {
      const t = battle({ gate: 'krus', on: { [path]: { s: 1 } }, dice: hits(4) });
      expect(told(t, 'gained')).toMatchObject([{ player: 0, bundle: { glory: 3 }, from: 'death' }]);
    }
  });

  it('ML-CDEF.5 a victory brings the reward and ends the panic', () => {
    const t = battle({
      gate: 'krus',
      panic: ['mine', 'tavern'],
      on: { gate1: { s: 2, traps: ['trap-s1'] } },
      dice: [...misses(4), 4, 5],
    });
    t.play('roll:strength', 'roll:strength', 'stop');
    expect(told(t, 'captured')).toHaveLength(1);
    expect(t.game.gate).toBeNull();
    expect(t.game.citadel.mine.panic).toBe(false);
    expect([...t.game.panic].sort()).toHaveLength(7);
  });

  it('ML-CDEF.6 ML-CDEF.7 otherwise it stays, and there is no loot', () => {
    const t = battle({ gate: 'krus', panic: ['mine'], on: { gate1: { s: 1 } }, dice: [...misses(4), 1] });
    t.play('roll:strength');
    expect(told(t, 'loot-taken')).toEqual([]);
    expect(t.game.gate).toBe('krus');
    expect(t.game.citadel.mine.panic).toBe(true);
  });

  it('ML-CDEF.7 only one can beat it, and the other gets nothing', () => {
    const t = battle({
      gate: 'krus',
      on: { gate1: { s: 2, traps: ['trap-s1'] }, gate2: { seat: 1, member: 'tepej', s: 3 } },
      dice: [...misses(4), 6, 6],
    });
    t.play('roll:strength', 'roll:strength');
    expect(told(t, 'killed')).toMatchObject([{ player: 0 }]);
    expect(told(t, 'loot-taken')).toEqual([]);
    expect(clanOf(t, 1).glory).toBe(10);
  });

  it('ML-CDEF.9 ML-MER.3 defence against an affinity works at the entrance', () => {
    const t = battle({ gate: 'krus', on: { gate1: { member: 'zerava', s: 1 } }, dice: [6, 1, 1, 1] });
    expect(told(t, 'hit-stopped')).toMatchObject([{ by: 'zerava' }]);
  });

  it('ML-GATE.5 ML-DEF.1 the guards stop two hits on the upper path, one on the lower', () => {
    const t = battle({ gate: 'krus', on: { gate1: { s: 1 } }, dice: [6, 6, 6, 1] });
    t.play('defend:guards', 'defend:guards');
    expect(told(t, 'wounded')).toMatchObject([{ wounds: 1 }]);
    const low = battle({ gate: 'krus', on: { gate2: { s: 1 } }, dice: [6, 6, 1, 1] });
    low.play('defend:guards');
    expect(told(low, 'wounded')).toMatchObject([{ wounds: 1 }]);
  });

  it('ML-GATE.3 ML-CDEF.5 example: Tom goes after Počih at the entrance with Hatýr', () => {
    const t = battle({
      gate: 'pocih',
      on: { gate1: { s: 3, m: 2, traps: ['trap-s1'] } },
      clans: [{ coins: 0 }],
      dice: [...misses(4), 6, 6, 4, 1],
    });
    expect(t.asked().prompt).toMatchObject({ key: 'ask-cancel-dice', attackDice: 5 });
    t.play('cancel:1');
    // The automatic hit is stopped by the guards.
    expect(offers(t, 'defend')).toEqual(['defend:guards']);
    t.play('defend:guards', 'roll:strength', 'roll:strength', 'roll:strength', 'stop');
    expect(told(t, 'captured')).toMatchObject([{ monster: 'pocih', total: 16 }]);
    expect(clanOf(t, 0).glory).toBe(16);
  });

  it('ML-CDEF.5 the end of the panic is told, and the tokens are shuffled', () => {
    const beaten = (seed: string) =>
      battle({
        seed,
        gate: 'krus',
        panic: ['mine', 'tavern', 'lodge'],
        on: { gate1: { s: 2, traps: ['trap-s1'] } },
        dice: [...misses(4), 4, 5],
      }).play('roll:strength', 'roll:strength', 'stop');
    expect(told(beaten('1'), 'panic-over')).toHaveLength(1);
    const last = ['1', '2', '3', '4', '5', '6', '7', '8'].map((seed) =>
      beaten(seed).game.panic.slice(-3).sort().join(),
    );
    expect(new Set(last).size).toBeGreaterThan(1);
  });
});
