// What a seat sees of the table beyond what lies on it.
import { describe, expect, it } from 'vitest';
import { view } from '../rules/view.ts';
import { table } from './table.ts';

const marching = () =>
  table({
    step: 'manoeuvre',
    players: [
      { armies: [{ region: 7, strength: 4 }], regions: [7], hand: ['axe'] },
      { armies: [{ region: 8, strength: 3 }], regions: [8], hand: ['spear', 'bow'] },
    ],
    loki: 12,
  });

describe('what a seat sees', () => {
  it('LOR-INJ.3, LOR-HERO.5 attributes stand as they count, and what may be held follows from them', () => {
    const { game } = table({
      players: [{ attributes: { authority: 3, might: 4, wisdom: 5 }, injured: ['wisdom'] }],
    });
    const [own] = view(game, 0).players;
    expect(own?.values).toEqual({ authority: 3, might: 4, wisdom: 2 });
    expect(own?.limits).toEqual({ cards: 2, runes: 2 });
  });

  it('whoever marches sees each battle that would follow: strengths, cards, what a defeat costs', () => {
    const { game } = marching();
    expect(view(game, 0).threats).toEqual([
      expect.objectContaining({
        army: 0,
        region: 8,
        forecast: expect.objectContaining({
          leader: 0,
          attacker: expect.objectContaining({
            cards: 1,
            defeat: { armies: 0, strength: 1, cutOff: false },
          }),
          defender: expect.objectContaining({ cards: 2 }),
        }),
      }),
    ]);
    const [threat] = view(game, 0).threats ?? [];
    expect(threat?.forecast.attacker.strength.total).toBe(4);
    expect(threat?.forecast.defender.strength.total).toBe(3);
  });

  it('nobody else is told what could be marched against', () => {
    const { game } = marching();
    expect(view(game, 1).threats).toBeUndefined();
    expect(view(game, undefined).threats).toBeUndefined();
  });
});
