import { describe, expect, it } from 'vitest';
import { reputationModifier } from '../../data/reputation.ts';
import { changeReputation } from '../../rules/fame.ts';
import { type Game, offers, playerOf, refuses, type TableSetup, table, told } from '../table.ts';

type Said = NonNullable<TableSetup['players']>[number];

/** Seat 0 deals with whoever lives there, with so much Influence besides what reputation gives. */
function deal(space: string, influence: number, player: Said = {}, rest: TableSetup = {}): Game {
  const modifier = reputationModifier(player.reputation ?? 0) ?? 0;
  return table({
    ...rest,
    players: [{ space, hand: ['march', 'promise'], ...player }, ...(rest.players ?? [])],
    turn: { influence: influence + modifier },
    interaction: { modifier },
  });
}

const VILLAGE = '1,0:E';
const on = (tile: string) => ({ '0,0': 'start-a', '1,0': tile, '0,1': 'countryside-2' });
const monastery = (influence: number, player: Said = {}, rest: TableSetup = {}) =>
  deal('1,0:NE', influence, player, { map: on('countryside-5'), ...rest });
const keep = { space: '1,0:NE', tokens: [], shields: [0] };
const tower = (influence: number, player: Said = {}, rest: TableSetup = {}) =>
  deal('1,0:C', influence, player, {
    map: on('countryside-11'),
    holdings: [{ space: '1,0:C', tokens: [], shields: [0] }],
    spells: ['fireball', 'snowstorm', 'tremor'],
    ...rest,
  });

describe('an interaction', () => {
  it('MK-10.1, MK-9.1 is an action at inhabited sites, and nowhere else', () => {
    const may = (space: string, map = on('countryside-1'), holdings: TableSetup['holdings'] = []) =>
      table({ map, holdings, players: [{ space }] })
        .options()
        .includes('interact');
    expect(may(VILLAGE)).toBe(true);
    expect(may('1,0:SE')).toBe(false);
    expect(may('1,0:NE', on('countryside-5'))).toBe(true);
    expect(may('1,0:NE', on('countryside-3'), [keep])).toBe(true);
    expect(may('1,0:C', on('countryside-11'), [{ space: '1,0:C', tokens: [], shields: [0] }])).toBe(true);
    expect(may('1,0:W', on('countryside-12'))).toBe(true);
    expect(may('1,0:SE', on('countryside-7'))).toBe(false);
    expect(may('1,0:W', on('countryside-6'))).toBe(false);
  });

  it('MK-30.3 nobody deals in a city that is closed', () => {
    const city = (scenario: string) =>
      table({ seats: 2, options: { scenario }, map: on('core-5'), players: [{ space: '1,0:C' }] }).asked();
    const { options, refused } = city('first-reconnaissance');
    expect([...options, ...refused].map(({ id }) => id)).not.toContain('interact');
  });

  it('MK-10.1 a keep deals with its owner alone, a tower with everybody once it is conquered', () => {
    const table2 = (space: string, tile: string) =>
      table({
        seats: 2,
        map: on(tile),
        players: [{ space }],
        holdings: [{ space, tokens: [], shields: [1] }],
      });
    expect(refuses(table2('1,0:NE', 'countryside-3'), 'interact')).toEqual({
      reason: { key: 'not-your-keep' },
      rule: 'MK-10.1',
    });
    expect(table2('1,0:C', 'countryside-11').options()).toContain('interact');
  });

  it('MK-4.21, MK-10.2, MK-10.21 begins with the modifier alone; reputation that changes later does not matter', () => {
    const t = table({
      players: [{ space: VILLAGE, reputation: 4, hand: ['march'] }],
      turn: { move: 3, influence: 5 },
    });
    t.play('interact');
    expect(t.game.turn).toMatchObject({ move: 0, influence: 2, stage: 'acting', interacted: true });
    changeReputation(t.game, 0, -4);
    expect(t.game.turn.influence).toBe(2);
    expect(told(t, 'interaction-begun')).toMatchObject([{ site: 'village', modifier: 2, shields: 0 }]);
  });

  it('MK-10.3 on the X space nobody deals at all', () => {
    const t = table({ players: [{ space: VILLAGE, reputation: -7 }] });
    expect(refuses(t, 'interact')).toEqual({ reason: { key: 'nobody-deals' }, rule: 'MK-10.3' });
  });

  it('MK-10.4 the track from worst to best', () => {
    const track = Array.from({ length: 15 }, (_, space) => reputationModifier(space - 7));
    expect(track).toEqual([null, -5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5]);
    for (const [index, modifier] of track.entries()) {
      if (modifier === null) continue;
      const t = table({ players: [{ space: VILLAGE, reputation: index - 7 }] }).play('interact');
      expect(t.game.turn.influence).toBe(modifier);
    }
  });

  it('MK-10.5 moves past the ends of the track are lost', () => {
    const t = table({ players: [{ reputation: 6 }] });
    changeReputation(t.game, 0, 3);
    expect(playerOf(t).reputation).toBe(7);
    changeReputation(t.game, 0, -20);
    expect(playerOf(t).reputation).toBe(-7);
  });

  it('MK-10.6 Influence adds up, a card laid sideways gives one', () => {
    const t = deal(VILLAGE, 0).play('play:promise', 'basic', 'play:march', 'influence');
    expect(t.game.turn.influence).toBe(3);
  });

  it('MK-10.8, MK-10.10 buys as much and as mixed as the Influence pays for', () => {
    const t = deal(VILLAGE, 10, { hand: ['wound', 'wound'] }, { units: ['peasants'] });
    t.play('buy:heal', 'buy:heal', 'recruit:peasants');
    expect(t.game.turn).toMatchObject({ influence: 0, heal: 2, recruited: 1 });
    expect(playerOf(t).units).toMatchObject([{ unit: 'peasants', spent: false, wounds: 0 }]);
  });

  it('MK-10.9 below the price nothing is bought, also with a total below zero', () => {
    const t = deal(VILLAGE, 0, { reputation: -6 }, { units: ['peasants'] });
    expect(t.game.turn.influence).toBe(-5);
    expect(refuses(t, 'recruit:peasants')).toEqual({
      reason: { key: 'no-influence', cost: 4, influence: -5 },
      rule: 'MK-10.9',
    });
    expect(deal(VILLAGE, 4, {}, { units: ['peasants'] }).options()).toContain('recruit:peasants');
  });

  it('MK-4.20, MK-10.10 when it is done no other action follows', () => {
    const t = deal(VILLAGE, 3).play('done');
    expect(t.game.turn).toMatchObject({ stage: 'acted', interaction: null });
    expect(refuses(t, 'interact')).toEqual({ reason: { key: 'action-was-taken' }, rule: 'MK-4.17' });
  });
});

describe('villages and monasteries', () => {
  it('MK-9.2 a village sells healing for 3 and recruits those with its icon', () => {
    const t = deal(VILLAGE, 9, { hand: ['wound'] }, { units: ['peasants', 'illusionists'] });
    expect(offers(t, 'recruit:')).toEqual(['recruit:peasants']);
    expect(refuses(t, 'recruit:illusionists')).toEqual({
      reason: { key: 'not-recruited-here' },
      rule: 'MK-10.11',
    });
    expect(t.play('buy:heal').game.turn).toMatchObject({ influence: 6, heal: 1 });
  });

  it('MK-10.13 healing is for somebody who is wounded', () => {
    expect(refuses(deal(VILLAGE, 9), 'buy:heal')).toEqual({
      reason: { key: 'nobody-wounded' },
      rule: 'MK-10.13',
    });
  });

  it('MK-9.4, MK-10.14, MK-1.26 a monastery heals for 2 and teaches the actions among the units for 6', () => {
    const t = monastery(
      10,
      { hand: ['wound'] },
      { units: ['herbalists', 'agility'], advanced: ['regeneration'] },
    );
    expect(offers(t, 'learn:')).toEqual(['learn:agility']);
    t.play('learn:agility', 'buy:heal');
    expect(t.game.turn).toMatchObject({ influence: 2, heal: 1 });
    expect(playerOf(t).deck.at(-1)).toBe('agility');
    expect(t.game.units.offer).toEqual(['herbalists']);
    expect(t.game.advanced.offer).toEqual(['regeneration']);
  });

  it('MK-9.4 not below the price', () => {
    const t = monastery(5, {}, { units: ['agility'] });
    expect(refuses(t, 'learn:agility')).toEqual({
      reason: { key: 'no-influence', cost: 6, influence: 5 },
      rule: 'MK-10.9',
    });
  });

  it('MK-9.3, MK-10.22 a village is plundered before the turn: two cards for one reputation, once', () => {
    const t = table({
      step: 'before',
      players: [{ space: VILLAGE, hand: ['march'], deck: ['rage', 'stamina', 'march'] }],
    });
    t.play('plunder');
    expect(playerOf(t)).toMatchObject({ reputation: -1, hand: ['march', 'rage', 'stamina'] });
    expect(t.options()).not.toContain('plunder');
    expect(t.options()).toContain('interact');
    const away = table({ step: 'before', players: [{ space: '1,0:SE' }] });
    expect(away.options()).not.toContain('plunder');
  });
});

describe('towers', () => {
  it('MK-9.10, MK-9.11, MK-10.15 a Spell costs 7 and one mana of its colour, and the offer refills', () => {
    const t = tower(7, { crystals: { red: 1 } }, { source: ['white'], decks: { spells: ['whirlwind'] } });
    expect(offers(t, 'learn:')).toEqual(['learn:fireball']);
    expect(refuses(t, 'learn:snowstorm')).toEqual({
      reason: { key: 'no-mana', costs: [['blue']] },
      rule: 'MK-9.11',
    });
    t.play('learn:fireball');
    expect(playerOf(t).crystals.red).toBe(0);
    expect(playerOf(t).deck.at(-1)).toBe('fireball');
    expect(t.game.spells.offer).toEqual(['snowstorm', 'tremor', 'whirlwind']);
    expect(t.game.turn.influence).toBe(0);
  });

  it('MK-9.11 day gold pays for it, and a die of the Source', () => {
    const gold = tower(7, { tokens: { gold: 1 } }, { source: ['green'] });
    expect(offers(gold, 'learn:')).toEqual(['learn:fireball', 'learn:snowstorm', 'learn:tremor']);
    const die = tower(7, {}, { source: ['blue'] });
    expect(offers(die, 'learn:')).toEqual(['learn:snowstorm']);
    die.play('learn:snowstorm');
    expect(die.game.turn.diceUsed).toBe(1);
  });

  it('MK-10.9 a Spell is refused below 7', () => {
    expect(refuses(tower(6, { crystals: { red: 1 } }), 'learn:fireball')).toEqual({
      reason: { key: 'no-influence', cost: 7, influence: 6 },
      rule: 'MK-10.9',
    });
  });
});

describe('recruiting', () => {
  it('MK-10.11, MK-9.7 in a keep those with its icon', () => {
    const t = deal(
      '1,0:NE',
      20,
      {},
      {
        map: on('countryside-3'),
        holdings: [keep],
        units: ['utem-guardsmen', 'foresters', 'guardian-golems'],
      },
    );
    expect(offers(t, 'recruit:')).toEqual(['recruit:utem-guardsmen', 'recruit:guardian-golems']);
  });

  it('MK-10.12 a unit recruited may be used at once', () => {
    const t = deal(VILLAGE, 4, {}, { units: ['peasants'] }).play('recruit:peasants');
    expect(offers(t, 'unit:').length + playerOf(t).units.length).toBeGreaterThan(0);
    expect(playerOf(t).units[0]).toMatchObject({ spent: false });
  });

  it('MK-6.6 at the command limit somebody is disbanded, and the new one is ready', () => {
    const t = deal(
      VILLAGE,
      4,
      { units: [{ unit: 'utem-swordsmen', spent: true, wounds: 1 }] },
      { units: ['peasants'] },
    );
    t.play('recruit:peasants');
    expect(playerOf(t).units).toMatchObject([{ unit: 'peasants', spent: false, wounds: 0 }]);
    expect(t.game.gone.units).toEqual(['utem-swordsmen']);
  });

  it('MK-6.6 with several units the player says who goes', () => {
    const t = deal(
      VILLAGE,
      4,
      { level: 3, fame: 8, units: ['utem-swordsmen', 'foresters'] },
      { units: ['peasants'] },
    );
    t.play('recruit:peasants');
    expect(t.options()).toEqual(['disband:0', 'disband:1']);
    t.play('disband:1');
    expect(playerOf(t).units.map(({ unit }) => unit)).toEqual(['utem-swordsmen', 'peasants']);
  });

  it('MK-9.23 a refugee camp takes everybody: village units +0, others +1, city units +3, by the cheapest icon', () => {
    const camp = (influence: number) =>
      deal(
        '1,0:W',
        influence,
        {},
        {
          map: on('countryside-12'),
          units: ['peasants', 'herbalists', 'illusionists', 'altem-guardians'],
        },
      );
    const cost = (t: Game, id: string) => t.asked().options.find((option) => option.id === id)?.label;
    const t = camp(60);
    expect(cost(t, 'recruit:peasants')).toMatchObject({ cost: 4 });
    expect(cost(t, 'recruit:herbalists')).toMatchObject({ cost: 3 });
    expect(cost(t, 'recruit:illusionists')).toMatchObject({ cost: 8 });
    expect(cost(t, 'recruit:altem-guardians')).toMatchObject({ cost: 14 });
    expect(offers(t, 'buy:')).toEqual([]);
    t.play('recruit:illusionists');
    expect(t.game.turn.influence).toBe(52);
  });

  it('MK-9.29, MK-23.3 a glade deals only for familiars, who want a mana besides', () => {
    const peasants = table({ units: ['peasants'], players: [{ space: '1,0:C' }] });
    expect(refuses(peasants, 'interact')).toEqual({ reason: { key: 'nobody-to-recruit' }, rule: 'MK-9.29' });
    const glade = (player: Said) =>
      deal('1,0:C', 10, player, { units: ['magic-familiars', 'peasants'], source: [] });
    const t = glade({ crystals: { blue: 1 } });
    expect(offers(t, 'recruit:')).toEqual(['recruit:magic-familiars']);
    t.play('recruit:magic-familiars');
    expect(playerOf(t).units).toMatchObject([{ unit: 'magic-familiars', mana: 'blue' }]);
    expect(playerOf(t).crystals.blue).toBe(0);
    expect(refuses(glade({}), 'recruit:magic-familiars').rule).toBe('MK-23.3');
  });

  it('MK-10.23 reputation counts the other way round for Thugs', () => {
    const t = deal(VILLAGE, 5, { reputation: -5 }, { units: ['thugs', 'peasants'] });
    expect(t.game.turn.influence).toBe(2);
    const label = t.asked().options.find(({ id }) => id === 'recruit:thugs')?.label;
    expect(label).toMatchObject({ cost: 5 - 6 });
    t.play('recruit:thugs');
    expect(t.game.turn.influence).toBe(5 + 3 - 5);
  });

  it('MK-10.23 reputation counts twice for Heroes, once only, and never for both in one interaction', () => {
    const heroes = (influence: number) =>
      deal(
        VILLAGE,
        influence,
        { reputation: 5, level: 9, fame: 0 },
        { units: ['heroes-blue', 'heroes-red', 'thugs'] },
      );
    const t = heroes(18);
    const cost = 9;
    expect(t.game.turn.influence).toBe(20);
    t.play('recruit:heroes-blue');
    expect(t.game.turn.influence).toBe(20 + 2 - cost);
    expect(refuses(t, 'recruit:thugs')).toEqual({
      reason: { key: 'reputation-counted-otherwise' },
      rule: 'MK-10.23',
    });
    t.play('recruit:heroes-red');
    expect(t.game.turn.influence).toBe(20 + 2 - 2 * cost);
  });
});
