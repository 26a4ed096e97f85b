import { describe, expect, it } from 'vitest';
import type { PlayerArrangement } from '../../rules/arrange.ts';
import { duel, melee } from '../duel.ts';
import { offers, playerOf, refuses, told, waiting } from '../table.ts';

const RICH = { fame: 80, level: 9 } as const;
const MANA = { red: 3, blue: 3, green: 3, white: 3 } as const;
const rich = (said: PlayerArrangement): PlayerArrangement => ({ ...RICH, tokens: MANA, ...said });

describe('effects on enemies', () => {
  it('MK-17.23 mean unwounded units of the other one, and never the hero', () => {
    const t = melee(
      rich({ hand: ['tremor', 'march'] }),
      rich({ units: ['foresters', { unit: 'peasants', wounds: 1 }, 'utem-guardsmen'] }),
    );
    t.play('play:tremor', 'basic', 'way:0');
    expect(offers(t, 'foe:')).toEqual(['foe:1', 'foe:3']);
    expect(t.options()).not.toContain('foe:0');
    t.play('foe:3');
    expect(told(t, 'armor-changed')).toMatchObject([{ player: 0, enemy: 'utem-guardsmen', armor: 2 }]);
  });

  it('MK-17.23 red effects do nothing to fire-resistant units, blue ones nothing to ice-resistant ones', () => {
    const t = melee(
      rich({ hand: ['demolish', 'march'] }),
      rich({ units: ['fire-mages', 'ice-mages', 'foresters'] }),
    );
    t.play('play:demolish', 'basic');
    expect(told(t, 'armor-changed').map((event) => 'enemy' in event && event.enemy)).toEqual([
      'ice-mages',
      'foresters',
    ]);
    const cold = melee(
      rich({ hand: ['chill', 'march'] }),
      rich({ units: ['ice-mages', 'fire-mages', 'peasants'] }),
    );
    cold.play('pass', 'unit:0', 'ability:0', 'unit:1', 'ability:0').play('unit:2', 'ability:0', 'strike');
    cold.play('play:chill', 'basic');
    expect(offers(cold, 'foe:')).not.toContain('foe:1');
    expect(refuses(cold, 'foe:1')).toEqual({ reason: { key: 'foe-ignores-colour' }, rule: 'MK-13.19' });
  });

  it('MK-17.24 Armor never drops below 1', () => {
    const low = melee(rich({ hand: ['march'], units: ['delphana-masters'] }), rich({ units: ['peasants'] }));
    low.play('unit:0');
    expect(told(low, 'armor-changed')).toMatchObject([{ enemy: 'peasants', armor: 1 }]);
    low.play('play:march', 'attack', 'strike', 'stand', 'to:unit:1');
    expect(playerOf(low, 1).units[0]).toMatchObject({ wounds: 1 });
  });

  it('MK-17.24 Tornado: the unit is wounded, not gone', () => {
    const t = melee(
      rich({ hand: ['whirlwind', 'march'], tokens: { ...MANA, black: 1 } }),
      rich({ units: ['peasants', 'foresters'] }),
      { time: 'night' },
    );
    t.play('play:whirlwind', 'powered', 'mana:token:black', 'foe:1');
    expect(playerOf(t, 1).units).toMatchObject([
      { unit: 'peasants', wounds: 1 },
      { unit: 'foresters', wounds: 0 },
    ]);
    expect(told(t, 'duel-unit-wounded')).toEqual([
      { key: 'duel-unit-wounded', player: 1, by: 0, unit: 'peasants' },
    ]);
    expect(playerOf(t).fame).toBe(80);
  });

  it('MK-17.16 an attack that waits for the attack phase waits for the melee, and comes once', () => {
    const t = duel(
      rich({ hand: ['march'], units: ['utem-crossbowmen'] }),
      rich({ hand: ['dodge-and-weave', 'march'] }),
    );
    t.play('pass', 'unit:0', 'strike', 'play:dodge-and-weave', 'basic', 'stand');
    expect(waiting(t)).toEqual([1]);
    expect(t.game.duel).toMatchObject({ phase: 'ranged', step: 'attack' });
    expect(offers(t, 'late:')).toEqual([]);
    t.play('pass', 'pass');
    expect(waiting(t)).toEqual([0]);
    expect(offers(t, 'late:')).toEqual([]);
    t.play('pass');
    expect(waiting(t)).toEqual([1]);
    expect(t.game.duel?.phase).toBe('melee');
    expect(offers(t, 'late:')).toEqual(['late:0']);
    t.play('late:0', 'strike');
    expect(told(t, 'duel-attacked').at(-1)).toMatchObject({ player: 1, n: 1 });
    t.play('stand', 'play:march', 'attack', 'strike', 'stand');
    expect(waiting(t)).toEqual([1]);
    expect(offers(t, 'late:')).toEqual([]);
  });

  it('MK-17.16 it does not come to whoever took a wound to the hand', () => {
    const t = duel(
      rich({ hand: ['march'], units: ['utem-crossbowmen', 'amotep-gunners'] }),
      rich({ hand: ['dodge-and-weave', 'march'], level: 1 }),
    );
    t.play('pass', 'unit:0', 'unit:1', 'strike', 'play:dodge-and-weave', 'basic');
    t.play(...offers(t, 'attack:').slice(0, 1), 'stand', 'to:hero');
    while (t.game.duel?.step === 'damage') t.play('leave');
    t.play('pass', 'pass', 'pass');
    expect(t.game.duel).toMatchObject({ phase: 'melee', step: 'attack', attacker: 1 });
    expect(offers(t, 'late:')).toEqual([]);
  });

  it('MK-17.25 what hangs on a block hits a unit of the attack, if nothing of it is left', () => {
    const attack = (n: 'short' | 'enough') => {
      const t = melee(
        rich({ units: ['peasants', 'foresters'] }),
        rich({ hand: ['ice-shield', 'march'], units: [] }),
      );
      t.play('unit:0', 'ability:0', 'strike', 'play:ice-shield', n === 'enough' ? 'powered' : 'basic');
      return t.play('stand');
    };
    const blocked = attack('enough');
    expect(told(blocked, 'armor-changed')).toMatchObject([{ player: 1, enemy: 'peasants', armor: 1 }]);
    expect(told(attack('short'), 'armor-changed')).toEqual([]);
    const strong = melee(rich({ units: ['heroes-green'] }), rich({ hand: ['ice-shield', 'march'] })).play(
      'unit:0',
      'ability:0',
      'strike',
      'play:ice-shield',
      'powered',
      'stand',
    );
    expect(told(strong, 'duel-blocked')).toMatchObject([{ left: 2 }]);
    expect(told(strong, 'armor-changed')).toEqual([]);
  });

  it('MK-17.25 of several units of an attack the blocker picks one', () => {
    const t = melee(
      rich({ units: ['peasants', 'utem-guardsmen'] }),
      rich({ hand: ['burning-shield', 'march'], tokens: { ...MANA, black: 1 } }),
      { time: 'night' },
    );
    t.play('unit:0', 'ability:0', 'unit:1', 'strike', 'play:burning-shield', 'powered', 'stand');
    expect(waiting(t)).toEqual([1]);
    expect(t.options()).toEqual(['foe:1', 'foe:2']);
    t.play('foe:2');
    expect(playerOf(t).units).toMatchObject([{ wounds: 0 }, { wounds: 1 }]);
  });

  it('MK-17.26 enemies are the hero, ready unwounded units, and those of the present attack', () => {
    const t = melee(
      rich({ hand: ['march'], units: ['peasants'] }),
      rich({
        hand: ['flame-wall', 'march'],
        tokens: { ...MANA, black: 1 },
      }),
      { time: 'night' },
    );
    t.play('unit:0', 'ability:0', 'strike', 'play:flame-wall', 'powered');
    expect(t.game.combat?.points).toMatchObject([{ n: 7 + 2 * 2, element: 'fire' }]);
    const more = melee(
      rich({ hand: ['flame-wall', 'march'], tokens: { ...MANA, black: 1 } }),
      rich({ units: ['peasants', { unit: 'foresters', spent: true }, { unit: 'thugs', wounds: 1 }] }),
      { time: 'night' },
    );
    more.play('play:flame-wall', 'powered', 'mana:token:black');
    expect(more.game.combat?.points).toMatchObject([{ n: 5 + 2 * 2, kind: 'melee' }]);
  });

  it('MK-17.27 what was changed stays so for the whole combat', () => {
    const t = duel(rich({ hand: ['tremor', 'march', 'rage'] }), rich({ units: ['utem-guardsmen'] }));
    t.play('pass', 'play:tremor', 'basic', 'way:0', 'pass');
    expect(t.game.duel).toMatchObject({ phase: 'melee', attacker: 0 });
    t.play('play:rage', 'basic', 'strike', 'stand', 'to:unit:0');
    expect(playerOf(t, 1).units[0]).toMatchObject({ wounds: 1 });
  });

  it('MK-17.27 an attack that was lowered is lower when the unit attacks again', () => {
    const t = melee(
      rich({ hand: ['march', 'rage'], units: ['heroes-green', 'peasants'] }),
      rich({ hand: ['march'], units: ['shocktroops'] }),
    );
    t.play('unit:0', 'ability:0', 'strike', 'unit:2', 'ability:2');
    expect(t.asked().prompt).toMatchObject({ attack: 2 });
    t.play('stand', 'leave', 'pass', 'unit:1', 'ability:0', 'strike');
    expect(t.asked().prompt).toMatchObject({ attack: 2 });
    t.play('stand', 'leave', 'pass');
    for (const unit of playerOf(t).units) unit.spent = false;
    t.play('play:march', 'move', 'unit:0', 'ability:0', 'strike');
    expect(t.asked().prompt).toMatchObject({ attack: 2 });
  });

  it('MK-17.27, MK-17.9 walls that are ignored once are ignored for the whole combat', () => {
    const [space, from] = ['1,0:NE', '1,0:E'];
    const t = duel(
      rich({ space, hand: ['demolish', 'march'], units: ['utem-crossbowmen', 'utem-crossbowmen'] }),
      rich({ space, hand: ['march'], units: ['savage-monks'] }),
      {
        map: { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-2' },
        path: [from],
        holdings: [{ space, tokens: [], shields: [1] }],
      },
    ).play('pass');
    expect(offers(t, 'unit:')).toEqual([]);
    t.play('play:demolish', 'basic', 'unit:0', 'strike', 'stand');
    t.play('unit:2', 'strike', 'stand', 'leave');
    expect(t.options()).toContain('unit:1');
  });

  it('MK-17.2, MK-11.5 whoever fights goes nowhere: from below no site is assaulted', () => {
    const [space, from] = ['1,0:E', '1,0:C'];
    const t = duel(
      rich({ space, hand: ['underground-travel', 'march'], tokens: { ...MANA, black: 1 } }),
      rich({ space, hand: ['march'] }),
      {
        map: { '0,0': 'start-a', '1,0': 'countryside-9', '0,1': 'countryside-2' },
        time: 'night',
        source: ['red', 'red', 'red'],
        path: [from],
        holdings: [
          { space, tokens: [], shields: [1] },
          { space: '1,0:SW', tokens: [] },
        ],
      },
    ).play('pass', 'play:underground-travel', 'powered');
    expect(playerOf(t).space).toBe(space);
    expect(t.asked().prompt).toMatchObject({ key: 'ask-duel-attack' });
    expect(t.game.combat).toMatchObject({ cause: 'player' });
  });

  it('MK-17.28 who does not attack takes its share along, stays spent, and may be used again later', () => {
    const t = melee(
      rich({ hand: ['march', 'rage'], units: ['peasants', 'utem-guardsmen'] }),
      rich({ units: ['illusionists'] }),
    );
    t.play('play:rage', 'basic', 'unit:0', 'ability:0', 'unit:1', 'strike');
    expect(t.asked().prompt).toMatchObject({ attack: 6 });
    t.play('unit:2', 'ability:1', 'foe:2');
    expect(t.asked().prompt).toMatchObject({ attack: 4, left: 4 });
    expect(playerOf(t).units[1]).toMatchObject({ spent: true, wounds: 0 });
    t.play('stand');
    expect(t.asked().prompt).toMatchObject({ n: 4 });
  });

  it('MK-17.28 only while one defends: there is no share before the attack is made', () => {
    const t = melee(rich({ units: ['illusionists'] }), rich({ units: ['peasants'] }));
    t.play('unit:0');
    expect(refuses(t, 'ability:1')).toEqual({ reason: { key: 'ability-does-nothing' }, rule: 'MK-1.16' });
  });
});
