import { describe, expect, it } from 'vitest';
import { ledPoints } from '../bot/led.ts';
import { led } from '../bot/weights.ts';
import { HEROES, type HeroId } from '../data/heroes.ts';
import type { Ragnarok } from '../state.ts';
import { table } from './table.ts';

/** Regions 5, 6 and 7 are Jamtland, 1 is not; 5 has a settlement and a population of 2. */
function fromSix(hero: HeroId, strength: number, foreign?: number): Ragnarok {
  const [second, ...others] = HEROES.filter((other) => other !== hero).slice(0, 3);
  const armies = foreign === undefined ? [] : [{ region: 5, strength: foreign }];
  const players = [
    { hero, region: 1, armies: [{ region: 6, strength }] },
    { hero: second as HeroId, armies },
    ...others.map((other) => ({ hero: other })),
  ];
  return table({ step: 'hero', players }).game;
}

describe('LOR-HERO where a hero leads armies', () => {
  it('Snorri: into the land of a settlement that an army can take without a battle', () => {
    expect(ledPoints(fromSix('snorri', 2), 0, 7)).toBe(led.controlGained);
    expect(ledPoints(fromSix('snorri', 1), 0, 7)).toBe(0);
    expect(ledPoints(fromSix('snorri', 3, 1), 0, 7)).toBe(0);
    expect(ledPoints(fromSix('snorri', 2), 0, 1)).toBe(0);
  });

  it('Ragnar and Lagertha: into the land of a battle that can be won', () => {
    expect(ledPoints(fromSix('ragnar', 3, 3), 0, 6)).toBe(led.battleStrength);
    expect(ledPoints(fromSix('lagertha', 3, 3), 0, 6)).toBe(led.battleWon);
    expect(ledPoints(fromSix('lagertha', 2, 3), 0, 6)).toBe(0);
    expect(ledPoints(fromSix('ragnar', 3), 0, 6)).toBe(0);
  });

  it('for the others no march asks where they are', () => {
    expect(ledPoints(fromSix('beowulf', 3, 2), 0, 6)).toBe(0);
    expect(ledPoints(fromSix('aslaug', 3), 0, 6)).toBe(0);
  });
});
