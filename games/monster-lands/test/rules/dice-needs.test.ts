import { describe, expect, it } from 'vitest';
import { canMeet, waysToMeet } from '../../rules/dice-needs.ts';

const pool = (strength: number, magic: number, ...persuasion: number[]) => ({ strength, magic, persuasion });

describe('exact dice', () => {
  it('ML-QP.2 ML-SRE.1 every different set of faces is one choice, the lowest first', () => {
    const two = [{ count: 2, colours: ['persuasion'] as const }];
    expect(waysToMeet(pool(1, 1, 5, 5, 2), two)).toStrictEqual([
      { persuasion: [5, 2] },
      { persuasion: [5, 5] },
    ]);
    const one = [{ count: 1, colours: ['persuasion'] as const }];
    expect(waysToMeet(pool(0, 0, 6, 4, 4, 4, 1), one)).toStrictEqual([
      { persuasion: [1] },
      { persuasion: [4] },
      { persuasion: [6] },
    ]);
  });

  it('ML-QP.2 where colours are alternatives one is chosen for each die', () => {
    const needs = [
      { count: 1, colours: ['magic'] as const },
      { count: 2, colours: ['strength', 'persuasion'] as const },
    ];
    expect(waysToMeet(pool(2, 1, 3), needs)).toStrictEqual([
      { strength: 2, magic: 1 },
      { strength: 1, magic: 1, persuasion: [3] },
    ]);
    expect(canMeet(pool(2, 1), needs)).toBe(true);
    expect(canMeet(pool(1, 1, 6), needs)).toBe(true);
    expect(canMeet(pool(1, 1), needs)).toBe(false);
    expect(canMeet(pool(2, 0, 6), needs)).toBe(false);
    expect(canMeet(pool(0, 1), needs)).toBe(false);
    const noStrength = [{ count: 2, colours: ['magic', 'persuasion'] as const }];
    expect(canMeet(pool(9, 1), noStrength)).toBe(false);
    expect(canMeet(pool(0, 2), noStrength)).toBe(true);
    expect(canMeet(pool(0, 0, 3, 3), noStrength)).toBe(true);
    const noMagic = [{ count: 2, colours: ['strength', 'persuasion'] as const }];
    expect(canMeet(pool(1, 9), noMagic)).toBe(false);
  });
});
