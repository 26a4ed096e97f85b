import { describe, expect, it } from 'vitest';
import { gold, held, magic, strength, table, told, waiting } from '../table.ts';

const phaseOf = (path: readonly string[]) => path[path.indexOf('turn') + 1];

describe('the turn', () => {
  it('VAL-TURN.1 roll, harvest, actions and end follow each other', () => {
    const t = table({ dice: [1, 2, 5, 6], players: [{ domains: ['palace-of-the-dawn'] }] });
    const phases = [phaseOf(t.asked().path)];
    t.play('announce');
    phases.push(phaseOf(t.asked().path));
    t.play([0, 'starter-herald:gold'], [1, 'starter-herald:gold']);
    phases.push(phaseOf(t.asked().path));
    t.play('gain:gold');
    phases.push(phaseOf(t.asked().path));
    expect(t.game.active).toBe(0);
    t.play('gain:gold');
    expect(phases).toEqual(['roll', 'harvest', 'actions', 'actions']);
    expect(t.game).toMatchObject({ active: 1, turn: 2 });
    const order = t.events().map(({ key }) => key);
    expect(order).toEqual([
      'game-started',
      'turn-started',
      'rolled',
      'harvested',
      'harvested',
      'gained',
      'gained',
      'turn-started',
      'rolled',
      ...new Array(4).fill('harvested'),
    ]);
  });

  it('VAL-TURN.2 a domain works in its own phase and no other', () => {
    const t = table({
      dice: [5, 6, 5, 6],
      players: [{ domains: ['palace-of-the-dawn', 'halfpenny-hill', 'orb-of-urdr'] }, { magic: 1 }],
    });
    expect(t.options()).toEqual(['announce', 'change:palace-of-the-dawn:0', 'change:palace-of-the-dawn:1']);
    expect(gold(t, 0)).toBe(0);
    t.play('announce');
    expect(told(t, 'gained')).toEqual([
      { key: 'gained', player: 0, bag: { gold: 1 }, card: 'halfpenny-hill' },
    ]);
    expect(t.options().some((id) => id.includes('palace') || id.includes('orb'))).toBe(false);
    t.play('gain:gold', 'gain:gold');
    expect(t.options()).toEqual(['take:magic:1', 'decline']);
    t.play('take:magic:1');
    expect(magic(t, 0)).toBe(1);
    // In another's turn none of them works.
    expect(waiting(t)).toEqual([1]);
    t.play('gain:gold', 'gain:gold');
    expect(told(t, 'gained').filter(({ card }) => card !== undefined)).toHaveLength(1);
  });

  it('VAL-TURN.3 a player orders the own effects that are due at the same moment', () => {
    const position = () =>
      table({
        phase: 'actions',
        dice: [5, 6],
        players: [{ domains: ['cathedral-of-st-aquila', 'orb-of-urdr'] }, { gold: 1, magic: 1 }],
      }).play('gain:strength', 'gain:strength');
    expect(position().options()).toEqual(['use:cathedral-of-st-aquila', 'use:orb-of-urdr']);
    for (const [first, take] of [
      ['cathedral-of-st-aquila', 'gold'],
      ['orb-of-urdr', 'magic'],
    ] as const) {
      const t = position().play(`use:${first}`, `take:${take}:1`);
      expect(told(t, 'took-from').map(({ card }) => card)).toEqual([first]);
      t.play(take === 'gold' ? 'take:magic:1' : 'take:gold:1');
      expect([gold(t, 0), magic(t, 0), strength(t, 0)]).toEqual([1 + 1, 1, 2 + 1]);
    }
  });

  it('VAL-TURN.4 effects of several players go round from the active player', () => {
    for (const [seats, order] of [
      [2, [1, 0]],
      [3, [1, 2, 0]],
      [4, [1, 2, 3, 0]],
      // Seat 0 rests.
      [5, [1, 2, 3, 4]],
    ] as const) {
      const t = table({
        seats,
        active: 1,
        options: { events: true },
        dice: [5, 6],
        monsters: [[]],
        spots: { 0: 'kobold-thieves' },
        players: new Array(seats).fill({ gold: 1 }),
      });
      expect(told(t, 'lost').map(({ player }) => player)).toEqual(order);
      expect([...new Set(told(t, 'harvested').map(({ player }) => player))]).toEqual(order);
      for (const seat of order) expect(held(t, seat)).toEqual({ gold: 1, strength: 1 });
    }
  });
});
