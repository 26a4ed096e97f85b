// What a board shows large.
import { describe, expect, it } from 'vitest';
import { attackDice } from '../../rules/attack-strength.ts';
import { attackDiceNow, rollNow, sendingBy } from '../../rules/stage.ts';
import { battle, misses } from '../battle-table.ts';
import { dice } from '../conflict-table.ts';
import { table } from '../table.ts';

describe('the party being put together', () => {
  it('ML-OUT.3 ML-RP.11 is shown to its owner as far as it is settled, and to nobody else', () => {
    const t = table({
      areas: [{ event: 'event-1', side: 'a', monster: 'krus', realm: 'kale' }],
      clans: [
        { dice: { strength: 3, magic: 2 }, traps: ['trap-s1', 'trap-m1'], defence: 2, potions: 1 },
        { dice: { strength: 1 } },
      ],
    });
    const seen = () => sendingBy(t.game, 0);
    expect(seen()).toBeUndefined();
    t.play('send:a1');
    expect(seen()).toStrictEqual({ path: 'a1' });
    t.play('member:purkrab');
    expect(seen()).toStrictEqual({ path: 'a1', member: 'purkrab' });
    t.play('dice:2s1m');
    expect(seen()).toStrictEqual({ path: 'a1', member: 'purkrab', dice: { strength: 2, magic: 1 } });
    t.play('trap:trap-m1:1', 'done');
    const settled = { path: 'a1', member: 'purkrab', dice: { strength: 2, magic: 1 }, traps: ['trap-m1'] };
    expect(seen()).toStrictEqual(settled);
    t.play('defence:1');
    expect(seen()).toStrictEqual({ ...settled, defence: 1 });
    expect([sendingBy(t.game, 1), sendingBy(t.game, undefined)]).toEqual([undefined, undefined]);
    t.play('brews:0p0v');
    expect(seen()).toBeUndefined();
  });
});

describe('the roll being made', () => {
  it('ML-ATK.1 against a monster: his own total, what is carried, the goals', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { s: 1 }, a2: { seat: 1, member: 'turna', s: 2, traps: ['trap-flat4'] } },
      dice: [...misses(4), 3, ...misses(4)],
    });
    t.play('roll:strength');
    expect(rollNow(t.game)).toStrictEqual({
      for: 'monster',
      path: 'a2',
      monster: 'krus',
      total: 4,
      carried: 3,
      capture: 6,
      kill: 12,
      mayCapture: true,
      attackDice: 4,
    });
  });

  it('ML-CDEF.2 at the entrance too', () => {
    const t = battle({ gate: 'krus', monster: 'kodyl', on: { gate1: { s: 2 } }, dice: misses(4) });
    expect(rollNow(t.game)).toMatchObject({ for: 'monster', path: 'gate1', monster: 'krus', carried: 0 });
  });

  it('ML-CON.1 ML-MON.9 for a realm, also while an escaped monster still lies there', () => {
    const t = battle({
      monster: null,
      on: { a1: { member: 'geria', s: 2, m: 1 }, a2: { s: 1 } },
      dice: [2, 1, 1],
    });
    expect(rollNow(t.game)).toStrictEqual({
      for: 'conquest',
      path: 'a1',
      realm: 'kale',
      total: 0,
      carried: 0,
      goal: 7,
    });
    t.play('roll-all');
    expect(rollNow(t.game)).toMatchObject({ path: 'a2', carried: 4, total: 0, goal: 10 });
    const escaped = battle({
      monster: 'piskor',
      on: { a1: { member: 'veruda', s: 3 }, a2: { seat: 1, member: 'tepej', s: 2 } },
      dice: [...misses(4), 6, 5, 4],
    }).play('roll-all');
    expect(rollNow(escaped.game)).toMatchObject({ for: 'conquest', path: 'a2' });
  });

  it('ML-QST.1 for a dice quest its target, for a resource quest nothing', () => {
    const at = (place: 'qa' | 'qb') =>
      table({
        phase: 'adventure',
        quests: { qa: 'quest-01', qb: 'quest-02' },
        clans: [{ members: ['tentok', 'nakrk'], potions: 2 }, {}],
        paths: { [`${place}1`]: { seat: 0, member: 'nakrk', dice: place === 'qa' ? dice(2) : [] } },
        dice: [1, 2],
      });
    expect(rollNow(at('qa').game)).toStrictEqual({
      for: 'quest',
      path: 'qa1',
      quest: 'quest-01',
      total: 3,
      carried: 0,
      goal: 6,
    });
    expect(rollNow(at('qb').game)).toBeUndefined();
    expect(rollNow(table({ clans: [{ dice: { strength: 1 } }] }).game)).toBeUndefined();
  });

  it('ML-MATK.2 the attack dice of every monster that lies somewhere', () => {
    const { game } = table({
      seats: 3,
      gate: 'mechoun',
      areas: [
        { monster: 'krus', realm: 'jaha' },
        { monster: 'kodyl', realm: 'kale' },
      ],
      clans: [{ dice: { strength: 1 } }],
    });
    expect(attackDiceNow(game)).toStrictEqual({
      a: attackDice(game, 'a1', 'krus'),
      b: attackDice(game, 'b1', 'kodyl'),
      gate: attackDice(game, 'gate1', 'mechoun'),
    });
    const two = table({
      gate: null,
      areas: [{ monster: 'krus', realm: 'kale' }],
      clans: [{ dice: { strength: 1 } }],
    });
    expect(attackDiceNow(two.game)).toStrictEqual({ a: 4 });
  });
});
