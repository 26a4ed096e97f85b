import { describe, expect, it } from 'vitest';
import { domainOf, domains } from '../../data/domains.ts';
import { held, magic, playerOf, strength, table, told } from '../table.ts';

describe('domain cards', () => {
  it('VAL-DOM.1 an instant reward comes once, when the domain is built', () => {
    const t = table({
      phase: 'actions',
      dice: [5, 2, 5, 2],
      players: [{ gold: 8, citizens: ['archer', 'cleric'] }],
      domains: [['eye-of-asteraten']],
    });
    t.play('build:eye-of-asteraten', 'decline');
    expect(strength(t, 0)).toBe(5);
    t.play('gain:gold', 'gain:gold', 'gain:gold');
    expect([t.game.active, strength(t, 0)]).toEqual([0, 5]);
    expect(told(t, 'gained').filter(({ card }) => card === 'eye-of-asteraten')).toHaveLength(1);
  });

  it('VAL-DOM.2 an ongoing effect works at the moment it names, turn after turn', () => {
    const t = table({
      dice: [5, 1, 5, 1, 5, 1],
      players: [{ domains: ['monolith-of-ostendaar', 'violet-thorn'] }],
    });
    // Start of the own action phase: 1 magic; only in the own turn, and again in the next one.
    expect(magic(t, 0)).toBe(1);
    t.play('gain:strength', 'slay:goblin');
    expect(magic(t, 0)).toBe(2);
    t.play('gain:gold', 'gain:gold');
    expect([t.game.active, magic(t, 0)]).toEqual([0, 3]);
    expect(told(t, 'gained').flatMap(({ card }) => card ?? [])).toEqual([
      'monolith-of-ostendaar',
      'goblin',
      'violet-thorn',
      'monolith-of-ostendaar',
    ]);
  });

  it('VAL-DOM.2 an ongoing effect of the roll phase does nothing when the domain is built', () => {
    const t = table({
      phase: 'actions',
      players: [{ gold: 11, citizens: ['peasant', 'archer', 'archer'] }],
      domains: [['palace-of-the-dawn']],
    });
    t.play('build:palace-of-the-dawn');
    expect(t.asked().prompt).toEqual({ key: 'ask-action', number: 2 });
    expect(held(t, 0)).toEqual({});
  });

  it('VAL-DOM.3 every domain gives its points at the end, none on the board', () => {
    for (const id of Object.keys(domains) as (keyof typeof domains)[]) {
      const t = table({
        active: 1,
        phase: 'end',
        players: [{ domains: [id] }],
        monsters: [[], [], [], [], []],
      });
      expect(domainOf(id).vp).toBeGreaterThan(0);
      expect(t.game.outcome?.sheet[0]?.slice(1, 3)).toEqual([
        { key: 'domains', points: domainOf(id).vp },
        { key: 'board', points: 0 },
      ]);
      expect(playerOf(t, 0).vp).toBe(0);
    }
  });
});
