import { TableError, undo } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { monsterOf } from '../../data/monsters.ts';
import { isTrick, type TrapId, traps } from '../../data/traps.ts';
import { monsterLands } from '../../index.ts';
import { mayCapture } from '../../rules/attack-goals.ts';
import { battle, misses } from '../battle-table.ts';
import { conflictTable, countOn, dice, duel } from '../conflict-table.ts';
import { offers, table, told, waitsFor } from '../table.ts';

const LOTS: readonly TrapId[] = ['trap-s1', 'trap-s1', 'trap-s2', 'trap-s2'];

describe('the conflict', () => {
  it('ML-TRX.3 ML-TRX.5 starts on the leftmost path, token by token, then goes to the right', () => {
    const t = duel(['trap-m1', 'trap-flat4'], { traps: ['trap-s2'] });
    waitsFor(t, 0);
    expect(t.asked().prompt).toEqual({ key: 'ask-reveal', trap: 'trap-m1', path: 'a1' });
    expect(t.options()).toEqual(['reveal', 'keep']);
    t.play('reveal');
    expect(t.asked().prompt).toEqual({ key: 'ask-reveal', trap: 'trap-flat4', path: 'a1' });
    t.play('keep');
    waitsFor(t, 1);
    t.play('keep');
    expect(t.asked().prompt).toMatchObject({ trap: 'trap-s1', path: 'a4' });
    expect(t.game.paths.a1?.traps).toMatchObject([{ up: true }, { up: false }]);
  });

  it('ML-TRX.3 without the module all tokens are simply turned up', () => {
    const t = table({
      phase: 'adventure',
      areas: [{ monster: 'krus', realm: 'kale', event: 'event-4', side: 'a' }],
      clans: [{ members: ['tentok', 'lemtal'] }, { members: ['onduru', 'drabor'] }],
      paths: { a1: { seat: 0, member: 'lemtal', traps: ['trap-m1'] } },
    });
    expect(told(t, 'traps-revealed')).toMatchObject([{ traps: ['trap-m1'] }]);
  });

  it('ML-TRX.3 the entrance has a conflict too, and its two paths are neighbours', () => {
    const t = conflictTable({
      gate: 'mechoun',
      place: 'gate',
      paths: {
        gate1: { seat: 0, member: 'lemtal', traps: ['trick-steal-s1'] },
        gate2: { seat: 1, member: 'drabor', dice: dice(1), traps: ['trap-s1'] },
      },
    }).play('reveal');
    expect(t.game.paths.gate1?.dice).toEqual([{ colour: 'strength', face: 0, trap: 0 }]);
  });

  it('ML-TRX.6 ML-REV.2 a revealed trap works as usual, an unrevealed one gives nothing', () => {
    expect(countOn(duel(['trap-m2']).play('reveal'), 'a1')).toEqual([2, 2]);
    expect(countOn(duel(['trap-m2']).play('keep'), 'a1')).toEqual([2, 0]);
    expect(countOn(duel(['trap-hidden-m2']).play('reveal'), 'a1')).toEqual([2, 2]);
  });

  it('ML-TRX.4 ML-ATK.11 a revealed trick is no trap for a capture, a hidden token is one', () => {
    const captures = (choice: string) => {
      const t = conflictTable({
        paths: {
          a1: { seat: 0, member: 'lemtal', traps: ['trick-divert1'] },
          a2: { seat: 1, member: 'drabor', traps: ['trap-s1'] },
        },
      }).play(choice);
      return mayCapture(t.game, 'a1', 'krus');
    };
    expect([captures('keep'), captures('reveal')]).toEqual([true, false]);
  });
});

describe('tricks', () => {
  it('ML-TRX.2 count towards the limit of traps and the room of a path like traps', () => {
    const t = table({
      options: { tricks: true },
      areas: [{ event: 'event-1', side: 'a', monster: 'krus', realm: 'kale' }],
      clans: [
        { dice: { strength: 4, magic: 2 }, coins: 30, traps: [...LOTS, 'trick-divert1'], defence: 0 },
        { dice: { strength: 1 } },
      ],
      lodge: ['trick-steal-s1', 'trap-m1', 'trap-m2', 'trap-m3', 'trap-flat4', 'trap-flat6'],
    });
    t.play('send:a1', 'member:purkrab', 'dice:4s2m', 'trap:trick-divert1:4', 'trap:trap-s1:0');
    expect(t.game.paths.a1?.traps).toHaveLength(2);
    expect(t.asked().prompt.key).not.toBe('ask-path-traps');
    const full = table({
      options: { tricks: true },
      clans: [{ dice: { strength: 2 }, coins: 30, traps: [...LOTS, 'trick-divert1'] }, {}],
      lodge: ['trick-steal-s1'],
    }).play('lodge:strength');
    expect(full.asked().prompt.key).toBe('ask-discard-traps');
    expect(full.options()).toContain('discard:trick-divert1:4');
  });

  it('ML-TRI.9 there are eight designs of tricks and no other', () => {
    const designs = (Object.keys(traps) as TrapId[]).filter(isTrick);
    expect(designs).toHaveLength(8);
    expect(designs.every((id) => /^trick-(steal|divert)/.test(id))).toBe(true);
  });

  it('ML-TRX.7 a revealed trick is used at once on one of the neighbours', () => {
    const t = conflictTable({
      seats: 3,
      areas: [{ monster: 'krus', realm: 'kale', event: 'event-4', side: 'a' }],
      paths: {
        a1: { seat: 1, member: 'drabor', dice: dice(1) },
        a2: { seat: 0, member: 'lemtal', traps: ['trick-steal-s1'] },
        a4: { seat: 2, member: 'zenek', dice: dice(1), traps: ['trap-s1'] },
      },
    }).play('reveal');
    expect(t.asked().prompt).toEqual({ key: 'ask-trick-target', trick: 'trick-steal-s1' });
    expect(t.options()).toEqual(['aim:a1', 'aim:a4']);
    t.play('aim:a4');
    expect([countOn(t, 'a2'), countOn(t, 'a4')]).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });

  it('ML-TRX.8 the rulebook example: empty paths are skipped, so first and second, second and last are neighbours', () => {
    const aims = (path: 'a1' | 'a2' | 'a4') => {
      const token = (each: string) => (each === path ? (['trick-divert1'] as const) : (['trap-s1'] as const));
      const t = conflictTable({
        seats: 3,
        paths: {
          a1: { seat: 0, member: 'lemtal', traps: token('a1') },
          a2: { seat: 1, member: 'drabor', traps: token('a2') },
          a4: { seat: 2, member: 'zenek', traps: token('a4'), defence: 1 },
        },
      });
      for (const each of ['a1', 'a2', 'a4'] as const) {
        if (each === path) break;
        t.play('keep');
      }
      t.play('reveal');
      return offers(t, 'aim:');
    };
    expect(aims('a2')).toEqual(['aim:a1', 'aim:a4']);
    expect([aims('a1'), aims('a4')]).toEqual([[], []]);
  });

  it('ML-TRX.16 with no neighbour it does nothing; an own neighbour may be aimed at', () => {
    const alone = conflictTable({
      paths: { a1: { seat: 0, member: 'lemtal', traps: ['trick-steal-s1', 'trap-s1'] } },
    }).play('reveal');
    expect(told(alone, 'trick-played')).toEqual([]);
    const own = conflictTable({
      paths: {
        a1: { seat: 0, member: 'lemtal', traps: ['trick-steal-s1', 'trap-s1'] },
        a2: { seat: 0, member: 'rulfus', dice: dice(1) },
      },
    }).play('reveal');
    expect(countOn(own, 'a1')).toEqual([1, 0]);
  });

  it('ML-TRX.9 ML-DEF.5 its target may cancel it with a defence token; the trick is discarded', () => {
    const t = duel(['trick-steal-s1', 'trap-m1'], { defence: 1 }).play('reveal');
    waitsFor(t, 1);
    expect(t.asked().prompt).toEqual({
      key: 'ask-cancel-trick',
      trick: 'trick-steal-s1',
      by: 0,
      path: 'a2',
    });
    t.play('cancel');
    expect(t.game.paths.a2).toMatchObject({ defence: 0, dice: { length: 4 } });
    expect(t.game.lodge.used).toContain('trick-steal-s1');
    expect(t.asked().prompt).toMatchObject({ trap: 'trap-m1', path: 'a1' });
    t.play('reveal');
    expect(t.game.paths.a1?.dice.at(-1)).toEqual({ colour: 'magic', face: 0, trap: 0 });
  });

  it('ML-TRX.9 or suffer it; ML-TRX.10 abilities do not help', () => {
    const t = duel(['trick-steal-s1'], { defence: 1 }).play('reveal', 'suffer');
    expect(t.game.paths.a2).toMatchObject({ defence: 1, dice: { length: 3 } });
    const ability = duel(['trick-steal-s1']).play('reveal');
    expect(countOn(ability, 'a2')).toEqual([1, 2]);
  });

  it('ML-TRX.14 stolen dice lie on the trick, fight for the thief and ignore the room', () => {
    const t = duel(['trick-steal-s2'], {}, { dice: dice(6) }).play('reveal', 'steal:2s');
    expect(countOn(t, 'a1')).toEqual([8, 0]);
    expect(t.game.paths.a1?.dice.slice(-2)).toEqual([
      { colour: 'strength', face: 0, trap: 0 },
      { colour: 'strength', face: 0, trap: 0 },
    ]);
    expect(told(t, 'dice-stolen')).toEqual([
      { key: 'dice-stolen', player: 0, from: 'a2', dice: { strength: 2 } },
    ]);
  });

  it('ML-TRX.15 dice on hidden traps are safe, those on other traps and tricks are not', () => {
    const stolen = (trap: TrapId) =>
      conflictTable({
        paths: {
          a1: { seat: 1, member: 'drabor', traps: [trap] },
          a2: { seat: 0, member: 'lemtal', traps: ['trick-steal-s1', 'trap-m1'] },
        },
      }).play('reveal', 'reveal');
    expect(countOn(stolen('trap-s1'), 'a2')).toEqual([1, 0]);
    expect(countOn(stolen('trap-hidden-s1'), 'a2')).toEqual([0, 0]);
    const back = conflictTable({
      paths: {
        a1: { seat: 1, member: 'drabor', traps: ['trick-steal-s1'] },
        a2: { seat: 0, member: 'lemtal', dice: dice(1), traps: ['trick-steal-s1', 'trap-m1'] },
      },
    }).play('reveal', 'reveal');
    expect([countOn(back, 'a1'), countOn(back, 'a2')]).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  it('ML-TRX.17 one is taken if it is there; of two the thief chooses how many and which', () => {
    const choices = (trick: TrapId, on = dice(2, 2)) =>
      offers(duel([trick], { dice: on }).play('reveal'), 'steal:');
    expect(choices('trick-steal-a2')).toEqual([
      'steal:2m',
      'steal:1s1m',
      'steal:2s',
      'steal:1m',
      'steal:1s',
      'steal:none',
    ]);
    expect(choices('trick-steal-a1')).toEqual(['steal:1m', 'steal:1s']);
    expect(choices('trick-steal-m2', dice(2, 1))).toEqual(['steal:1m', 'steal:none']);
    expect(choices('trick-steal-m1', dice(2))).toEqual([]);
  });

  it.each([
    ['ML-TRI.1', 'trick-steal-m1', undefined, [2, 1]],
    ['ML-TRI.2', 'trick-steal-m2', 'steal:2m', [2, 0]],
    ['ML-TRI.3', 'trick-steal-s1', undefined, [1, 2]],
    ['ML-TRI.4', 'trick-steal-s2', 'steal:2s', [0, 2]],
    ['ML-TRI.5', 'trick-steal-a1', 'steal:1s', [1, 2]],
    ['ML-TRI.6', 'trick-steal-a2', 'steal:1s1m', [1, 1]],
  ] as const)('%s %s leaves its target with fewer dice', (_, trick, choice, left) => {
    const t = duel([trick]).play('reveal');
    if (choice !== undefined) t.play(choice);
    expect(countOn(t, 'a2')).toEqual(left);
  });

  it('ML-RP.11 ML-LODGE.8 a hidden token that leaves with the dead cannot be taken back: where it goes tells what it was', () => {
    const t = battle({
      options: { tricks: true },
      monster: 'lepivec',
      on: {
        a1: { member: 'barbucha', s: 4, traps: ['trap-flat8'] },
        a2: { seat: 1, member: 'tepej', s: 1, potions: 1, wounded: true, traps: ['trap-basic-water'] },
        a3: { member: 'tarka', s: 1, potions: 1 },
      },
      clans: [{}, { traps: [] }],
      dice: [...misses(monsterOf('lepivec').attack), 6, 6, 6, 6],
    });
    t.play('reveal', 'keep', 'roll-all', [1, 'take-hits']);
    expect(t.asked(0).prompt).toMatchObject({ key: 'ask-defend', path: 'a3' });
    expect(() => undo(monsterLands, t.journal, 1)).toThrow(TableError);
  });

  it('ML-TRI.7 ML-TRX.11 a divert trick brings no dice of its own; who has no tokens reveals nothing', () => {
    const t = duel(['trick-divert2', 'trap-m1'], {}, { dice: [] }).play('reveal');
    expect(t.game.paths.a1?.dice).toEqual([]);
    const plain = battle({
      monster: 'krus',
      on: { a1: { s: 1 }, a2: { seat: 1, member: 'tepej', s: 1, traps: ['trap-s1'] } },
      dice: misses(4),
    });
    expect(told(plain, 'traps-revealed')).toEqual([
      { key: 'traps-revealed', player: 1, path: 'a2', traps: ['trap-s1'] },
    ]);
  });
});
