// MK-6.23, MK-22.6, .8, .9: units that join for nothing or are made ready, and choices that others are forced to.
import { undoRefusal } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { type Fighter, fight, PASTIME } from '../fight.ts';
import { offers, playerOf, refuses, type TableSetup, table, waiting } from '../table.ts';

const FREE: Fighter = { hand: ['banner-of-command', 'march'] };

const joining = (player: Fighter = {}, more: TableSetup = {}) =>
  table({ source: [], units: ['catapults'], ...more, players: [{ ...FREE, ...player }] });

describe('MK-22.6 recruiting for nothing', () => {
  it('works anywhere, in a combat too', () => {
    const portal = joining().play('play:banner-of-command', 'powered');
    expect(playerOf(portal).units).toMatchObject([{ unit: 'catapults', spent: false }]);
    const t = fight(['prowlers'], {
      source: [],
      units: ['catapults'],
      player: { hand: ['banner-of-command', PASTIME] },
    });
    t.play('play:banner-of-command', 'powered');
    expect(playerOf(t).units).toMatchObject([{ unit: 'catapults', spent: false, wounds: 0 }]);
    expect(offers(t, 'unit:')).toEqual(['unit:0']);
  });

  it('somebody is disbanded first where there is no command', () => {
    const t = joining({ level: 3, units: ['peasants', 'herbalists'] });
    t.play('play:banner-of-command', 'powered');
    expect(offers(t, 'disband:')).toEqual(['disband:0', 'disband:1']);
    t.play('disband:1');
    expect(playerOf(t).units.map(({ unit }) => unit)).toEqual(['peasants', 'catapults']);
    expect(t.game.gone.units).toEqual(['herbalists']);
  });

  it.each(['magic-familiars', 'delphana-masters'] as const)('%s do not come so', (unit) => {
    const t = joining({}, { units: [unit] }).play('play:banner-of-command');
    expect(t.options()).toContain('basic');
    t.play('powered');
    expect(playerOf(t)).toMatchObject({ units: [], fame: 2 });
    expect(t.game.units.offer).toEqual([unit]);
  });
});

describe('MK-22.9 readying', () => {
  const ready = (...units: NonNullable<Fighter['units']>) =>
    table({ source: [], players: [{ level: 7, units, tokens: { green: 1 } }] });

  it('a wounded unit is made ready and stays wounded and of no use', () => {
    const t = ready('herbalists', { unit: 'peasants', spent: true, wounds: 1 });
    t.play('unit:0', 'ability:1');
    expect(playerOf(t).units[1]).toMatchObject({ spent: false, wounds: 1 });
    expect(refuses(t, 'unit:1')).toMatchObject({ reason: { key: 'unit-is-wounded' } });
  });

  it('MK-6.23 no unit makes itself ready', () => {
    const lone = ready('herbalists').play('unit:0');
    expect(offers(lone, 'ability:')).toEqual(['ability:0', 'ability:2']);
    expect(refuses(lone, 'ability:1')).toMatchObject({ reason: { key: 'ability-does-nothing' } });
    const t = ready('herbalists', { unit: 'peasants', spent: true }).play('unit:0', 'ability:1');
    expect(playerOf(t).units).toMatchObject([
      { unit: 'herbalists', spent: true },
      { unit: 'peasants', spent: false },
    ]);
  });
});

it('MK-22.8 what another player must choose is asked at once, and nothing before it is taken back', () => {
  const t = table({
    seats: 2,
    source: [],
    players: [
      { hand: ['mind-read', 'march'], tokens: { white: 1 } },
      { hero: 'norowas', hand: ['march', 'rage'] },
    ],
  });
  t.play('play:mind-read', 'basic', 'colour:green');
  expect(waiting(t)).toEqual([1]);
  t.play('discard:march');
  expect(waiting(t)).toEqual([0]);
  expect(undoRefusal(t.journal, 0)?.reason).toBe('other');
});
