import { describe, expect, it } from 'vitest';
import type { PathDie } from '../../state.ts';
import { battle, misses } from '../battle-table.ts';
import { conflictTable, dice } from '../conflict-table.ts';
import { told, waitsFor } from '../table.ts';

/** Seat 0 is attacked on the first path and has a divert trick; the second path is its target. */
const diverting = (
  trick: 'trick-divert1' | 'trick-divert2',
  rolls: readonly number[],
  target: { dice?: PathDie[]; defence?: number; potions?: number } = {},
  monster: 'krus' | 'pocih' | 'hlubstir' = 'krus',
) =>
  conflictTable({
    dice: rolls,
    areas: [{ monster, realm: 'kale', event: 'event-4', side: 'a' }],
    clans: [{ members: ['tentok', 'tarka'] }, { members: ['onduru', 'dajana'] }],
    attack: { path: 'a1', monster },
    paths: {
      a1: { seat: 0, member: 'tarka', traps: [trick] },
      a2: { seat: 1, member: 'dajana', ...target },
    },
  });

describe('diverted dice', () => {
  it('ML-TRX.11 a divert trick waits for the attack on its owner, who decides before the roll', () => {
    const t = diverting('trick-divert1', [1, 1, 1, 1, 1, 1]).play('reveal');
    expect(t.game.paths.a1?.traps).toEqual([{ id: 'trick-divert1', up: true, target: 'a2' }]);
    waitsFor(t, 0);
    expect(t.asked().prompt).toEqual({ key: 'ask-divert', dice: 1, path: 'a1' });
    expect(t.options()).toEqual(['divert:a2', 'keep']);
    expect(told(t.play('keep'), 'dice-diverted')).toEqual([]);
  });

  it.each([
    ['ML-TRI.7', 'trick-divert1', 1],
    ['ML-TRI.8', 'trick-divert2', 2],
  ] as const)(
    '%s ML-TRX.12 ML-TRX.13 %s sends its dice first, the rest attack the owner',
    (_, trick, sent) => {
      const t = diverting(trick, [1, 1, 1, 1, 1, 1]).play('reveal', 'divert:a2');
      const rolls = told(t, 'monster-rolled').map(({ path, dice: faces }) => [path, faces.length]);
      expect(rolls[0]).toEqual(['a2', sent]);
      expect(rolls[1]?.[0]).toBe('a1');
      const whole = told(diverting(trick, [1, 1, 1, 1, 1, 1]).play('reveal', 'keep'), 'monster-rolled')[0];
      expect(rolls[1]?.[1]).toBe((whole?.dice.length ?? 0) - sent);
    },
  );

  it('ML-TRX.12 the target may first discard magic dice, and defends as usual', () => {
    const t = diverting('trick-divert2', [6, 6, 1, 1, 1], { dice: dice(0, 1), potions: 1 });
    t.play('reveal', 'divert:a2');
    waitsFor(t, 1);
    expect(t.asked().prompt).toMatchObject({ key: 'ask-cancel-dice', attackDice: 2 });
    t.play('cancel:1');
    expect(t.asked().prompt).toMatchObject({ key: 'ask-defend', hits: 1, path: 'a2' });
    t.play('defend:potion');
    expect(t.game.clans[1]?.members.some(({ wounded }) => wounded)).toBe(false);
  });

  it('ML-TRX.18 a dead target makes the trick void', () => {
    const t = conflictTable({
      dice: [6, 6, 6, 6, 6, 6, 1, 1, 1, 1],
      clans: [{ members: ['tentok', 'tarka'] }, { members: ['onduru', 'dajana'] }],
      attack: { path: 'a1', monster: 'krus' },
      paths: {
        a1: { seat: 0, member: 'tarka', traps: ['trick-divert2', 'trick-divert1'] },
        a2: { seat: 1, member: 'dajana' },
      },
    });
    t.play('reveal', 'reveal', 'divert:a2');
    expect(told(t, 'dice-diverted')).toHaveLength(1);
    expect(t.game.clans[1]?.members.some(({ id }) => id === 'dajana')).toBe(false);
  });

  it('ML-TRX.19 automatic hits are never diverted', () => {
    const t = diverting('trick-divert2', [1, 1, 1, 1, 1, 1, 1, 1], {}, 'pocih').play('reveal', 'divert:a2');
    const hurt = told(t, 'wounded').map(({ member }) => member);
    expect(hurt).toEqual(['tarka']);
  });

  it('ML-TRX.20 hits of diverted dice are hits of that monster: Hlubštír takes glory', () => {
    const t = diverting('trick-divert1', [6, 1, 1, 1, 1, 1, 1], {}, 'hlubstir').play('reveal', 'divert:a2');
    expect(told(t, 'lost')).toContainEqual({
      key: 'lost',
      player: 1,
      bundle: { glory: 1 },
      from: 'hlubstir',
    });
  });

  it('ML-TRX.11 ML-TRX.19 every divert trick is asked about in turn, as long as dice are left', () => {
    const t = conflictTable({
      areas: [{ monster: 'pliznik', realm: 'kale', event: 'event-4', side: 'a' }],
      clans: [{ members: ['onduru', 'dajana'] }, { members: ['tentok', 'tarka'] }],
      attack: { path: 'a1', monster: 'pliznik' },
      paths: {
        a1: { seat: 1, member: 'tarka', traps: ['trick-divert2', 'trick-divert2', 'trick-divert1'] },
        a2: { seat: 0, member: 'dajana', defence: 0 },
      },
      dice: [1, 1, 1],
    }).play('reveal', 'reveal', 'reveal');
    waitsFor(t, 1);
    expect(t.asked(1).prompt).toEqual({ key: 'ask-divert', dice: 2, path: 'a1' });
    t.play('divert:a2');
    expect(t.asked(1).prompt).toEqual({ key: 'ask-divert', dice: 1, path: 'a1' });
    expect(t.asked(1).options[0]?.label).toEqual({ key: 'divert', to: 'a2', dice: 1 });
    t.play('divert:a2');
    expect(told(t, 'dice-diverted').map(({ player, dice: sent }) => [player, sent])).toEqual([
      [1, 2],
      [1, 1],
    ]);
    expect(told(t, 'monster-rolled').map(({ path }) => path)).toEqual(['a2', 'a2']);
  });

  it('ML-TRX.18 ML-DTH.2 a target that died after its attack makes the trick void', () => {
    const t = battle({
      options: { tricks: true },
      monster: 'trousic',
      on: {
        a1: { seat: 1, member: 'tepej', s: 1, wounded: true },
        a2: { s: 1, traps: ['trick-divert1'] },
      },
      dice: [1, ...misses(4), 1, 6, ...misses(4)],
    }).play('reveal', [1, 'roll:strength']);
    expect(t.game.paths.a1).toMatchObject({ dead: true });
    expect(told(t, 'dice-diverted')).toEqual([]);
    expect(t.asked(0).prompt).toMatchObject({ key: 'ask-attack', path: 'a2' });
  });
});
