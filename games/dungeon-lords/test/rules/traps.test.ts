import { story } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { view } from '../../rules/view.ts';
import { atActions } from '../orders-table.ts';
import { lordOf, told } from '../table.ts';

const PILE = ['pendulum', 'trap-door', 'rolling-stone'] as const;
const buying = (slot: 0 | 1 | 2, setup: NonNullable<Parameters<typeof atActions>[0]> = {}) =>
  atActions({
    decks: { traps: [...PILE] },
    ...setup,
    slots: { 'buy-traps': [null, null, null].map((each, index) => (index === slot ? 0 : each)) },
  });

describe('buying traps', () => {
  it.each([
    [0, { gold: 2, traps: ['pendulum'] }],
    [1, { gold: 3, traps: ['pendulum'] }],
    [2, { gold: 1, traps: ['pendulum', 'trap-door'] }],
  ] as const)('DL-TRAP.1 slot %i: %o', (slot, after) => {
    const t = buying(slot).play('use');
    expect(lordOf(t, 0)).toMatchObject(after);
    expect(t.asked().prompt.key).toBe('ask-work');
  });

  it('DL-TRAP.2 only the owner sees them; how many there are all know', () => {
    const t = buying(2).play('use');
    const drawn = { key: 'traps-drawn', player: 0, count: 2 };
    expect(story(t.journal, 0)).toContainEqual({ ...drawn, traps: ['pendulum', 'trap-door'] });
    expect(story(t.journal, 1)).toContainEqual(drawn);
    expect(view(t.game, 0).lords[0]?.traps).toEqual(['pendulum', 'trap-door']);
    expect(view(t.game, 1).lords[0]?.traps).toEqual([null, null]);
  });

  it.each([
    [0, 2],
    [1, 2],
    [2, 3],
  ] as const)(
    'DL-TRAP.3 in the second year slot %i draws %i, then one that is held is discarded',
    (slot, drawn) => {
      const t = buying(slot, { year: 2, lords: [{ traps: ['cursed-ring'] }] });
      expect(t.asked().options[0]?.label).toMatchObject({ gains: { trap: drawn } });
      t.play('use');
      const held = ['cursed-ring', ...PILE.slice(0, drawn)];
      expect(lordOf(t, 0).traps).toEqual(held);
      expect(t.options()).toEqual(held.map((trap) => `bury:${trap}`));
      t.play('bury:cursed-ring');
      expect(lordOf(t, 0).traps).toEqual(held.slice(1));
    },
  );

  it('DL-TRAP.3, DL-GEN.9 it is discarded face down: only its owner knows which it was', () => {
    const t = buying(1, { year: 2 }).play('use', 'bury:pendulum');
    expect(t.game.distant.buried[0]).toEqual(['pendulum']);
    expect(story(t.journal, 0)).toContainEqual({ key: 'trap-buried', player: 0, trap: 'pendulum' });
    expect(story(t.journal, 1)).toContainEqual({ key: 'trap-buried', player: 0 });
    expect(JSON.stringify(view(t.game, 1))).not.toContain('pendulum');
  });

  it('DL-TRAP.3 who holds several alike is asked as well, so that nobody can tell', () => {
    const t = buying(1, { year: 2, decks: { traps: ['pendulum', 'pendulum'] } }).play('use');
    expect(t.options()).toEqual(['bury:pendulum']);
    expect(lordOf(t.play('bury:pendulum'), 0).traps).toEqual(['pendulum']);
  });

  it('DL-GEN.10 with too few traps one draws what is left, with none the draw cannot be made', () => {
    const all = [
      'rolling-stone',
      'wall-of-fire',
      'pendulum',
      'poisoned-meal',
      'cursed-ring',
      'trap-door',
      'kamikaze-imp',
      'poisoned-dart',
      'antimagic-dart',
    ] as const;
    const three = all.flatMap((trap) => [trap, trap, trap]);
    const lords = [{}, { traps: three.slice(1) }];
    const slots = { 'buy-traps': [null, 0, 2] };
    const t = atActions({ lords, decks: { traps: ['rolling-stone'] }, slots }).play('use');
    expect(lordOf(t, 0).traps).toEqual(['rolling-stone']);
    expect(told(t, 'slot-impossible')).toMatchObject([{ player: 2, hindrance: { why: 'no-traps' } }]);
    expect(lordOf(t, 2).gold).toBe(3);
    const short = atActions({
      lords,
      decks: { traps: ['rolling-stone'] },
      slots: { 'buy-traps': [null, null, 0] },
    }).play('use');
    expect(lordOf(short, 0)).toMatchObject({ gold: 1, traps: ['rolling-stone'] });
  });

  it('DL-GEN.14 the traps are one pile for both years', () => {
    const t = buying(1);
    expect(t.game.traps).toHaveLength(27);
  });
});
