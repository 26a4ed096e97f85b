import { describe, expect, it } from 'vitest';
import { goalOf } from '../../rules/goal.ts';
import { MAP, type TableSetup, table } from '../table.ts';

const goal = (setup: TableSetup) => goalOf(table(setup).game);

describe('what the scenario still asks', () => {
  it('MK-30.7 the first reconnaissance looks for a city', () => {
    expect(goal({})).toEqual({ ends: 'cityRevealed', rounds: 4, cities: 1, found: 0, conquered: 0 });
    expect(goal({ seats: 2, options: { scenario: 'first-reconnaissance' } })).toMatchObject({ rounds: 3 });
  });

  it('MK-32.5, MK-33.4 conquests count the cities found, and those nobody defends', () => {
    const setup: TableSetup = {
      options: { scenario: 'solo-conquest' },
      map: { ...MAP, '1,1': 'core-6', '2,0': 'countryside-3', '2,1': 'core-5' },
    };
    expect(goal(setup)).toEqual({ ends: 'citiesConquered', rounds: 6, cities: 2, found: 2, conquered: 0 });
    const taken = { ...setup, holdings: [{ space: '1,1:C', tokens: [], shields: [0] }] };
    expect(goal(taken)).toMatchObject({ found: 2, conquered: 1 });
    expect(goal({ seats: 3 })).toMatchObject({ ends: 'citiesConquered', cities: 3, found: 0 });
  });
});
