import { describe, expect, it } from 'vitest';
import { forecastOf } from '../../rules/battle/forecast.ts';
import { table } from '../table.ts';

const before = () =>
  table({
    step: 'manoeuvre',
    players: [
      {
        armies: [
          { region: 13, strength: 3 },
          { region: 13, strength: 1 },
        ],
        region: 11,
        hand: ['spear'],
        artifacts: ['gungnir'],
        regions: [13],
      },
      {
        armies: [
          { region: 12, strength: 4 },
          { region: 12, strength: 1 },
        ],
        region: 6,
        drakkar: 2,
        regions: [12],
      },
    ],
  });

describe('a battle foreseen', () => {
  it('LOR-TERM.4 LOR-BAT.9 knows the strengths of those that would meet, with what their heroes add', () => {
    const { game } = before();
    const foreseen = forecastOf(game, 0, 12, [0, 1]);
    expect(foreseen?.attacker).toEqual({
      strength: {
        seat: 0,
        total: 6,
        parts: [
          { from: 'armies', plus: 4 },
          { from: 'effect', source: 'hero:ragnar', plus: 2 },
        ],
      },
      cards: 1,
      boons: 3,
      defeat: { armies: 1, strength: 2, cutOff: false },
    });
    expect(foreseen?.defender).toMatchObject({
      strength: { seat: 1, total: 5 },
      cards: 0,
      boons: 0,
      defeat: { armies: 2, strength: 5, cutOff: true },
    });
    expect(foreseen?.leader).toBe(0);
  });

  it('LOR-MOB.5 counts those that have arrived already, and moves nobody else', () => {
    const t = table({
      step: 'special',
      players: [
        { hero: 'snorri', armies: [1, 2, 3].map((strength) => ({ region: 13, strength })) },
        {
          region: 6,
          armies: [
            { region: 12, strength: 4 },
            { region: 1, strength: 6 },
          ],
        },
      ],
    });
    t.play('act:mobilize', 'activate:army:0:0', 'move:r12');
    const foreseen = forecastOf(t.game, 0, 12, [1]);
    expect(foreseen?.attacker.strength.total).toBe(1 + 2);
    expect(foreseen?.defender.strength).toMatchObject({ seat: 1, total: 4 });
    expect(forecastOf(t.game, 0, 12)?.attacker.strength.total).toBe(1);
  });

  it('changes nothing and needs somebody to fight', () => {
    const { game } = before();
    const as = JSON.stringify(game);
    expect(forecastOf(game, 0, 12, [0])?.leader).toBe(1);
    expect(forecastOf(game, 0, 14, [0])).toBeUndefined();
    expect(JSON.stringify(game)).toBe(as);
  });
});
