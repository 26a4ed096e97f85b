import { describe, expect, it } from 'vitest';
import { starterOf } from '../../data/starters.ts';
import { held, table, told } from '../table.ts';

describe('starters', () => {
  it('VAL-HARV.2 VAL-HARV.4 starter Peasant: 1 gold on a 5 in every turn', () => {
    expect(starterOf('starter-peasant').activation).toEqual([5]);
    for (const dice of [
      [5, 2],
      [1, 4],
    ]) {
      const t = table({ dice });
      expect([held(t, 0), held(t, 1)]).toEqual([{ gold: 1 }, { gold: 1 }]);
    }
    expect(told(table({ dice: [3, 4] }), 'harvested')).toEqual([]);
  });

  it('VAL-HARV.2 VAL-HARV.4 starter Knight: 1 strength on a 6 in every turn', () => {
    expect(starterOf('starter-knight').activation).toEqual([6]);
    for (const dice of [
      [6, 2],
      [2, 4],
    ]) {
      const t = table({ dice });
      expect([held(t, 0), held(t, 1)]).toEqual([{ strength: 1 }, { strength: 1 }]);
    }
    expect(told(table({ dice: [3, 4] }), 'harvested')).toEqual([]);
  });

  it('VAL-HER.1 VAL-ICON.3 starter Herald: 1 resource of any one kind in every turn', () => {
    for (const kind of ['gold', 'strength', 'magic'] as const) {
      const t = table({ dice: [1, 2] });
      t.play([0, `starter-herald:${kind}`], [1, `starter-herald:${kind}`]);
      expect([held(t, 0), held(t, 1)]).toEqual([{ [kind]: 1 }, { [kind]: 1 }]);
    }
  });

  it('VAL-HARV.6 doubles wake the starters of a number twice', () => {
    const fives = table({ dice: [5, 5] });
    expect([held(fives, 0), held(fives, 1)]).toEqual([{ gold: 2 }, { gold: 2 }]);
    const threes = table({ dice: [3, 3] });
    expect([held(threes, 0), held(threes, 1)]).toEqual([{ strength: 1 }, { strength: 1 }]);
  });
});
