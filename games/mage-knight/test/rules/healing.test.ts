// Chapter MK-15: wounds and healing.
import { describe, expect, it } from 'vitest';
import { fight, PASTIME, reach } from '../fight.ts';
import { offers, playerOf, refuses, type TableSetup, table, told } from '../table.ts';

type Healed = NonNullable<TableSetup['players']>[number];

/** Seat 0 who plays Tranquility for healing: one point, or two with green mana. */
const healing = (player: Healed, powered = false) => {
  const t = table({
    source: [],
    players: [{ hero: 'goldyx', level: 5, hand: ['tranquility', 'march', 'wound', 'wound'], ...player }],
  });
  t.play('play:tranquility', powered ? 'powered' : 'basic', 'way:0');
  return t;
};

describe('healing points', () => {
  it('MK-15.3, MK-15.4 one throws away a wound of the hand', () => {
    const t = healing({});
    expect(t.game.turn.heal).toBe(1);
    t.play('heal:hand');
    expect(playerOf(t).hand).toEqual(['march', 'wound']);
    expect(playerOf(t).discard).not.toContain('wound');
    expect(t.game.turn.heal).toBe(0);
    expect(told(t, 'wound-healed')).toMatchObject([{ left: 0 }]);
    expect(offers(t, 'heal:')).toEqual([]);
  });

  it('MK-15.5 the wound of a unit costs as much as its level', () => {
    const units: Healed['units'] = [
      { unit: 'peasants', wounds: 1 },
      { unit: 'illusionists', wounds: 1, spent: true },
      'foresters',
    ];
    const one = healing({ units });
    expect(offers(one, 'heal:')).toEqual(['heal:hand', 'heal:unit:0']);
    expect(refuses(one, 'heal:unit:1')).toMatchObject({
      reason: { key: 'no-healing', cost: 2, heal: 1 },
      rule: 'MK-15.5',
    });
    const two = healing({ units, tokens: { green: 1 } }, true).play('heal:unit:1');
    expect(two.game.turn.heal).toBe(0);
    expect(playerOf(two).units[1]).toMatchObject({ wounds: 0, spent: true });
  });

  it('MK-15.6 a unit with two wounds is healed twice', () => {
    const t = healing({ units: [{ unit: 'peasants', wounds: 2 }], tokens: { green: 1 } }, true);
    t.play('heal:unit:0');
    expect(playerOf(t).units[0]?.wounds).toBe(1);
    expect(refuses(t, 'unit:0').reason.key).toBe('unit-is-wounded');
    t.play('heal:unit:0');
    expect(playerOf(t).units[0]?.wounds).toBe(0);
    expect(offers(t, 'unit:')).toEqual(['unit:0']);
  });

  it('MK-15.10 wounds of the deck and the discard pile are not healed', () => {
    const t = healing({ hand: ['tranquility', 'march'], discard: ['wound'], deck: ['wound', 'rage'] });
    expect(t.game.turn.heal).toBe(1);
    expect(offers(t, 'heal:')).toEqual([]);
  });

  it('MK-15.3 also when resting', () => {
    const t = table({
      source: [],
      players: [
        { hero: 'goldyx', hand: ['rage', 'wound', 'wound'], units: [], skills: ['goldyx-potion-making'] },
      ],
    });
    t.play('rest', 'discard:rage', 'done', 'skill:goldyx-potion-making', 'heal:hand', 'heal:hand');
    expect(playerOf(t).hand).toEqual([]);
    expect(t.game.turn.stage).toBe('resting');
  });

  it('MK-15.3, MK-15.8 never in a combat; wounds of it may be healed later in the turn', () => {
    const t = fight(['prowlers'], {
      player: { hero: 'goldyx', hand: [PASTIME, 'wound'], skills: ['goldyx-potion-making'] },
    });
    expect(refuses(t, 'skill:goldyx-potion-making')).toMatchObject({
      reason: { key: 'skill-not-now', restriction: 'notInCombat' },
    });
    reach(t, 'attack').play('next');
    expect(playerOf(t).hand.filter((card) => card === 'wound').length).toBeGreaterThan(1);
    t.play('skill:goldyx-potion-making', 'heal:hand', 'heal:hand');
    expect(t.game.turn.heal).toBe(0);
  });

  it('MK-15.1, MK-15.2 wounds stay in hand and are not laid sideways', () => {
    const t = healing({});
    expect(refuses(t, 'play:wound')).toMatchObject({ reason: { key: 'wounds-cannot-be-played' } });
  });
});
