import { describe, expect, it } from 'vitest';
import { held, playerOf, refuses, table } from '../table.ts';

describe('gain a resource', () => {
  it.each(['gold', 'strength', 'magic'] as const)('VAL-GAIN.1 the action takes 1 %s', (resource) => {
    const t = table({ phase: 'actions' }).play(`gain:${resource}`);
    expect(held(t, 0)).toEqual({ [resource]: 1 });
    expect(t.options()).not.toContain('gain:vp');
  });

  it('VAL-GAIN.2 with 3 gold: gain 1 gold, then recruit an Archer for 4 as the second action', () => {
    const t = table({ phase: 'actions', dice: [1, 2], players: [{ gold: 3 }] });
    expect(refuses(t, 'recruit:archer').reason).toEqual({
      key: 'too-poor',
      needs: { kind: 'gold', real: 4, magic: 0 },
      gold: 3,
      magic: 0,
      surcharge: 0,
    });
    t.play('gain:gold', 'recruit:archer');
    expect(playerOf(t, 0)).toMatchObject({ gold: 0, citizens: ['archer'] });
    expect(t.game.active).toBe(1);
  });

  it('VAL-GAIN.3 it is always possible, even when the whole center is exhausted and nothing is owned', () => {
    const t = table({
      phase: 'actions',
      monsters: [[], [], [], [], []],
      citizens: {
        cleric: 0,
        merchant: 0,
        mercenary: 0,
        archer: 0,
        peasant: 0,
        knight: 0,
        rogue: 0,
        champion: 0,
        paladin: 0,
        butcher: 0,
      },
      domains: [[], [], [], [], []],
    });
    expect(t.options()).toEqual(['gain:gold', 'gain:strength', 'gain:magic']);
    t.play('gain:gold');
    expect(t.options()).toEqual(['gain:gold', 'gain:strength', 'gain:magic']);
  });
});
