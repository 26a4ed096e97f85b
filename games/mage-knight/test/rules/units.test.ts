// Chapter MK-6: units are activated.
import { describe, expect, it } from 'vitest';
import { BESIDE, fight, LAIR, PASTIME, reach } from '../fight.ts';
import { points } from '../holding.ts';
import { offers, playerOf, refuses, type TableSetup, table, told } from '../table.ts';

type Units = NonNullable<NonNullable<TableSetup['players']>[number]['units']>;

const leading = (units: Units, more: TableSetup = {}) =>
  table({ source: [], ...more, players: [{ level: 5, units, ...more.players?.[0] }] });

describe('a unit is activated', () => {
  it('MK-6.7 a ready unwounded unit is spent for exactly one of its abilities', () => {
    const t = leading(['peasants']);
    expect(offers(t, 'unit:')).toEqual(['unit:0']);
    t.play('unit:0');
    expect(t.options()).toEqual(['ability:1', 'ability:2']);
    t.play('ability:2');
    expect(t.game.turn).toMatchObject({ move: 2, influence: 0 });
    expect(playerOf(t).units[0]?.spent).toBe(true);
    expect(told(t, 'unit-activated')).toMatchObject([{ unit: 'peasants', ability: 2 }]);
    expect(offers(t, 'unit:')).toEqual([]);
    expect(refuses(t, 'unit:0')).toMatchObject({ reason: { key: 'unit-is-spent' }, rule: 'MK-6.7' });
  });

  it('MK-6.7 its ability is combined with cards', () => {
    const t = leading(['peasants'], { players: [{ hand: ['march', 'rage'] }] });
    t.play('unit:0', 'ability:2', 'play:march', 'basic');
    expect(t.game.turn.move).toBe(4);
  });

  it('MK-6.7 an ability that would do nothing is refused, and so is a unit with no other', () => {
    const t = leading(['peasants', 'utem-guardsmen']);
    expect(refuses(t, 'unit:1')).toMatchObject({
      reason: { key: 'unit-does-nothing', unit: 'utem-guardsmen' },
      rule: 'MK-6.7',
    });
    t.play('unit:0');
    expect(refuses(t, 'ability:0')).toMatchObject({
      reason: { key: 'ability-does-nothing' },
      rule: 'MK-1.16',
    });
  });

  it('MK-6.8 an ability with a mana symbol needs that mana', () => {
    const t = leading(['herbalists', { unit: 'peasants', spent: true }], {
      players: [{ hand: ['march', 'wound'] }],
    }).play('unit:0');
    expect(refuses(t, 'ability:0')).toMatchObject({
      reason: { key: 'no-mana', costs: [['green']] },
      rule: 'MK-6.8',
    });
    const paid = leading(['herbalists'], { players: [{ hand: ['march', 'wound'], tokens: { green: 1 } }] });
    paid.play('unit:0', 'ability:0');
    expect(told(paid, 'mana-spent')).toMatchObject([{ from: 'token', as: 'green' }]);
    expect(paid.game.turn.heal).toBe(2);
    expect(playerOf(paid).tokens.green).toBe(0);
  });

  it('MK-6.8 gold pays for it by day', () => {
    const t = leading(['herbalists'], { players: [{ hand: ['wound'], tokens: { gold: 1 } }] });
    t.play('unit:0', 'ability:0');
    expect(t.game.turn.heal).toBe(2);
  });

  it('MK-6.12 a wounded unit cannot be activated, ready or spent', () => {
    const t = leading([
      { unit: 'peasants', wounds: 1 },
      { unit: 'peasants', wounds: 2, spent: true },
    ]);
    for (const id of ['unit:0', 'unit:1'])
      expect(refuses(t, id)).toMatchObject({ reason: { key: 'unit-is-wounded' }, rule: 'MK-6.12' });
  });

  it('MK-6.2, MK-6.4 two of a kind are told apart', () => {
    const t = leading(['peasants', { unit: 'peasants', spent: true }]);
    expect(offers(t, 'unit:')).toEqual(['unit:0']);
    t.play('unit:0', 'ability:1');
    expect(t.game.turn.influence).toBe(2);
  });
});

describe('in a combat', () => {
  it('MK-6.7 it attacks and blocks where that fits the phase', () => {
    const t = fight(['prowlers'], { player: { level: 5, units: ['utem-crossbowmen', 'peasants'] } });
    expect(offers(t, 'unit:')).toEqual(['unit:0', 'unit:1']);
    t.play('unit:0');
    expect(points(t)).toEqual([[2, 'physical', 'ranged']]);
    reach(t.play('give-up'), 'block');
    t.play('unit:1', 'ability:0');
    expect(points(t)).toEqual([[2, 'physical', 'block']]);
    expect(t.game.combat?.points[0]?.unit).toBe(1);
  });

  it('MK-11.17 a healing ability is refused', () => {
    const t = fight(['prowlers'], {
      player: { level: 5, units: ['herbalists'], hand: [PASTIME, 'wound'], tokens: { green: 1 } },
    }).play('unit:0');
    expect(t.game.combat).not.toBeNull();
    expect(playerOf(t).tokens.green).toBe(2);
    const two = reach(fight(['prowlers'], { player: { level: 5, units: ['magic-familiars'] } }), 'block');
    two.play('unit:0');
    expect(refuses(two, 'ability:3')).toMatchObject({ reason: { key: 'ability-heals' }, rule: 'MK-11.17' });
  });

  it('MK-11.19 where units are barred they do not act', () => {
    const t = table({
      players: [{ level: 5, units: ['utem-crossbowmen'], space: '1,0:SE', hand: [PASTIME] }],
      map: { '0,0': 'start-a', '1,0': 'countryside-7', '0,1': 'countryside-2' },
      combat: { space: '1,0:SE', cause: 'adventure', draws: ['brown'] },
    });
    expect(t.game.combat?.units).toBe(0);
    expect(refuses(t, 'unit:0')).toMatchObject({ reason: { key: 'units-are-kept-out' }, rule: 'MK-11.19' });
  });

  it('MK-10.24 Heroes in an assault cost 2 Influence to activate', () => {
    const poor = table({
      players: [{ level: 5, units: ['heroes-white'], hand: [PASTIME], tokens: { white: 1 }, space: BESIDE }],
      holdings: [{ space: LAIR, tokens: ['prowlers'] }],
      combat: { space: BESIDE, tokens: [LAIR], cause: 'assault' },
      source: [],
    });
    expect(refuses(poor, 'unit:0')).toMatchObject({
      reason: { key: 'unit-wants-influence', influence: 2 },
      rule: 'MK-10.24',
    });
    poor.game.turn.influence = 3;
    poor.journal.table = { ...poor.game };
    poor.play('unit:0', 'ability:2');
    expect(poor.game.turn.influence).toBe(1);
    expect(points(poor)).toEqual([[7, 'physical', 'ranged']]);
  });
});
