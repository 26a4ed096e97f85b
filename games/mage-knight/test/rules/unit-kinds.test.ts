// MK-6.1, .5, .6, MK-23.1, .3, .4: where units come from, and those with rules of their own.
import { describe, expect, it } from 'vitest';
import { SKILLS } from '../../data/skills.ts';
import { SETS } from '../../data/types.ts';
import type { UnitCard } from '../../data/unit-card.ts';
import { UNITS, units } from '../../data/units.ts';
import { type Fighter, fight, PASTIME, reach } from '../fight.ts';
import { freshTable, offers, playerOf, refuses, table, told } from '../table.ts';

const cardOf = (unit: (typeof UNITS)[number]): UnitCard => units[unit];

it('MK-6.1, MK-23.1 regular and elite units of every box lie in their decks', () => {
  const { game } = freshTable(4, { scenario: 'blitz-conquest' });
  const { regular, elite, offer } = game.units;
  for (const unit of UNITS) {
    const { tier, copies } = cardOf(unit);
    const deck = tier === 'regular' ? [...regular, ...offer] : elite;
    expect(deck.filter((each) => each === unit)).toHaveLength(copies);
  }
  expect([...regular, ...elite, ...offer].filter((id) => id in units)).toHaveLength(56);
  expect(new Set(UNITS.map((unit) => cardOf(unit).set)).size).toBeGreaterThan(1);
  expect(SETS).toContain('lostLegion');
  expect(SKILLS).toHaveLength(77);
});

it('MK-6.5, MK-6.6 whoever joins is ready and unwounded, whatever the one disbanded was', () => {
  const t = table({
    source: [],
    units: ['catapults'],
    players: [
      { hand: ['banner-of-command', 'march'], units: [{ unit: 'peasants', spent: true, wounds: 2 }] },
    ],
  });
  t.play('play:banner-of-command', 'powered');
  expect(playerOf(t).units).toMatchObject([{ unit: 'catapults', spent: false, wounds: 0, banner: null }]);
  expect(offers(t, 'unit:')).toEqual([]);
  expect(t.game.gone.units).toEqual(['peasants']);
});

describe('MK-23.3 magic familiars with a new round', () => {
  const over = (player: Fighter) => {
    const t = table({
      seats: 2,
      order: [1, 0],
      announced: 1,
      last: [],
      players: [{ hand: ['march', 'rage'], deck: [], level: 3, ...player }],
    });
    return t.play('play:march', 'influence', 'end', 'done');
  };

  it('are paid a crystal, whose colour they carry, or leave', () => {
    const paid = over({ units: [{ unit: 'magic-familiars', mana: 'red' }], crystals: { blue: 1, green: 1 } });
    expect(paid.options(0)).toEqual(['crystal:blue', 'crystal:green', 'disband:0']);
    paid.play('crystal:green');
    expect(playerOf(paid)).toMatchObject({ units: [{ mana: 'green' }], crystals: { blue: 1, green: 0 } });
    const left = over({ units: [{ unit: 'magic-familiars', mana: 'red' }], crystals: { blue: 1 } });
    left.play('disband:0');
    expect(playerOf(left).units).toEqual([]);
  });

  it('leave by themselves where there is no crystal', () => {
    const t = over({ units: [{ unit: 'magic-familiars', mana: 'red' }, 'peasants'] });
    expect(playerOf(t).units.map(({ unit }) => unit)).toEqual(['peasants']);
  });
});

describe('MK-23.4 Delphana Masters', () => {
  const masters = (tokens: Fighter['tokens']) =>
    reach(
      fight(['prowlers', 'ironclads'], {
        source: [],
        player: { level: 9, units: ['delphana-masters'], hand: [PASTIME], tokens: tokens ?? {} },
      }),
      'ranged',
    );

  it('use several different abilities on one activation, each of them paid', () => {
    const t = masters({ green: 1, white: 1 }).play('unit:0', 'ability:2', 'foe:0');
    expect(t.options()).toEqual(['ability:3', 'enough']);
    expect(refuses(t, 'ability:2')).toMatchObject({ reason: { key: 'ability-used' }, rule: 'MK-23.4' });
    expect(refuses(t, 'ability:0').reason.key).toBe('no-mana');
    t.play('ability:3');
    expect(told(t, 'mana-spent').map(({ as }) => as)).toEqual(['green', 'white']);
    expect(told(t, 'unit-activated')).toHaveLength(2);
    expect(playerOf(t).units[0]?.spent).toBe(true);
  });

  it('or stop after one', () => {
    const t = masters({ green: 1, white: 1 }).play('unit:0', 'ability:2', 'foe:0', 'enough');
    expect(playerOf(t).tokens.white).toBe(1);
    expect(refuses(t, 'unit:0').reason.key).toBe('unit-is-spent');
  });
});
