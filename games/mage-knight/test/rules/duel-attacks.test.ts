import { describe, expect, it } from 'vitest';
import { duel, melee } from '../duel.ts';
import { offers, playerOf, refuses, told, waiting } from '../table.ts';

const RICH = { fame: 80, level: 9 } as const;

describe('ranged and siege attacks', () => {
  it('MK-17.8 the defender begins, both attack in turns, and two passes in a row end the phase', () => {
    const t = duel({ units: ['utem-crossbowmen'] }, { units: ['utem-crossbowmen'] });
    expect(waiting(t)).toEqual([1]);
    expect(t.options()).toContain('pass');
    expect(refuses(t, 'strike')).toEqual({ reason: { key: 'nothing-to-attack-with' }, rule: 'MK-17.8' });
    t.play('pass');
    expect(waiting(t)).toEqual([0]);
    t.play('unit:0');
    expect(refuses(t, 'pass')).toEqual({ reason: { key: 'attack-waits' }, rule: 'MK-17.8' });
    t.play('strike', 'stand', 'leave');
    expect(waiting(t)).toEqual([1]);
    expect(t.game.duel).toMatchObject({ phase: 'ranged', passes: 0 });
    t.play('pass', 'pass');
    expect(told(t, 'duel-phase')).toEqual([
      { key: 'duel-phase', player: 1, phase: 'ranged' },
      { key: 'duel-phase', player: 0, phase: 'melee' },
    ]);
    expect(waiting(t)).toEqual([0]);
  });

  it('MK-17.9 neither melee attacks nor cards laid sideways', () => {
    const t = duel({ hand: ['rage', 'march'], units: ['peasants'] }).play('pass');
    t.play('play:rage');
    expect(t.options()).toEqual(['move', 'influence']);
    expect(refuses(t, 'attack').reason).toEqual({ key: 'sideways-attack-needs-target' });
    expect(refuses(t, 'basic').rule).toBe('MK-1.16');
  });

  it.each([
    ['countryside-3', '1,0:NE', '1,0:E', 'a keep'],
    ['countryside-4', '1,0:NE', '1,0:E', 'no site'],
  ])('MK-17.9 on %s %s, from %s: %s', (tile, space, from, what) => {
    const map = { '0,0': 'start-a', '1,0': tile, '0,1': 'countryside-2' };
    const units = ['utem-crossbowmen', 'catapults'] as const;
    const isKeep = what === 'a keep';
    const t = duel(
      { ...RICH, space, units: [...units] },
      { ...RICH, space, units: ['utem-crossbowmen'] },
      { map, path: [from], ...(isKeep && { holdings: [{ space, tokens: [], shields: [1] }] }) },
    );
    t.play('unit:2');
    expect(t.game.combat?.points).toMatchObject([{ n: 2, kind: 'ranged' }]);
    t.play('strike', 'stand');
    expect(waiting(t)).toEqual([0]);
    expect(t.options().includes('unit:0')).toBe(!isKeep);
    expect(t.options()).toContain('unit:1');
  });

  it('MK-17.10 against a mixed attack a block is efficient that stops one element of it', () => {
    const t = melee(
      { ...RICH, units: ['fire-mages', 'ice-mages'], tokens: { red: 1 } },
      { ...RICH, units: ['ice-mages', 'red-cape-monks', 'foresters'], tokens: { red: 1 } },
    );
    t.play('unit:0', 'ability:1', 'unit:1', 'ability:0', 'strike');
    expect(t.asked().prompt).toMatchObject({ key: 'ask-duel-block', attack: 10, elements: ['fire', 'ice'] });
    t.play('unit:2', 'ability:0', 'unit:3', 'ability:1');
    expect(t.asked().prompt).toMatchObject({ efficient: 8, inefficient: 0, total: 8, left: 2 });
    t.play('unit:4', 'ability:1');
    expect(t.asked().prompt).toMatchObject({ efficient: 8, inefficient: 3, total: 9, left: 1 });
  });

  it('MK-17.11 two points of block take one off, and an odd one nothing', () => {
    const t = duel(
      { ...RICH, units: ['amotep-gunners'], tokens: { red: 1 } },
      { ...RICH, hand: ['march', 'rage'], units: ['foresters'] },
    );
    t.play('pass', 'unit:0', 'strike');
    expect(t.asked().prompt).toMatchObject({ attack: 6, need: 12, left: 6 });
    t.play('unit:1', 'ability:1');
    expect(t.asked().prompt).toMatchObject({ inefficient: 3, total: 1, left: 6 });
    t.play('play:march', 'block');
    expect(t.asked().prompt).toMatchObject({ inefficient: 4, total: 2, left: 5 });
    t.play('stand');
    expect(told(t, 'duel-blocked')).toMatchObject([{ player: 1, attack: 6, left: 5, swift: true }]);
    expect(t.asked().prompt).toEqual({ key: 'ask-duel-damage', player: 1, n: 5 });
    expect(waiting(t)).toEqual([0]);
  });

  it('MK-17.11 a point takes one off when the attack has lost its swiftness, or the block is twice as good against it', () => {
    const stare = duel(
      { ...RICH, units: ['heroes-white'], tokens: { white: 1 } },
      { ...RICH, hand: ['chilling-stare', 'march'], units: ['foresters'] },
    );
    stare.play('pass', 'unit:0', 'ability:2', 'strike');
    stare.play('play:chilling-stare', 'basic', 'way:1');
    expect(stare.options()).toEqual(['attack:0.0', 'attack:1.0']);
    stare.play('attack:0.0');
    expect(stare.asked().prompt).toMatchObject({ attack: 7, need: 7, left: 7 });
    stare.play('unit:1', 'ability:1');
    expect(stare.asked().prompt).toMatchObject({ total: 3, left: 4 });
    const guards = duel(
      { ...RICH, units: ['heroes-white'], tokens: { white: 1 } },
      { ...RICH, units: ['utem-guardsmen'] },
    );
    guards.play('pass', 'unit:0', 'ability:2', 'strike', 'unit:1');
    expect(guards.asked().prompt).toMatchObject({ total: 8, left: 3 });
  });

  it('MK-17.12 fire 4 against ice block 4 leaves 2, against a plain block 7 leaves 3', () => {
    const shot = { ...RICH, units: ['fire-golems' as const], tokens: { red: 1 } };
    const ice = duel(shot, { ...RICH, units: ['ice-mages'] });
    ice.play('pass', 'unit:0', 'strike', 'unit:1', 'ability:0', 'stand');
    expect(told(ice, 'duel-blocked')).toMatchObject([{ attack: 4, total: 4, left: 2 }]);
    const plain = duel(shot, { ...RICH, units: ['utem-swordsmen'], hand: ['march'] });
    plain.play('pass', 'unit:0', 'strike', 'unit:1', 'ability:1', 'play:march', 'block', 'stand');
    expect(told(plain, 'duel-blocked')).toMatchObject([{ attack: 4, inefficient: 7, total: 3, left: 3 }]);
  });
});

describe('damage', () => {
  it('MK-17.13 a unit costs its Armor, twice if it resists an element of the attack; the hero may be hit again', () => {
    const t = melee(
      { ...RICH, units: ['fire-mages', 'heroes-green'], tokens: { red: 1 } },
      { ...RICH, hand: ['march'], units: ['peasants', 'fire-golems', 'ice-golems'] },
    );
    t.play('unit:0', 'ability:1', 'unit:1', 'ability:0', 'strike', 'stand');
    expect(t.asked().prompt).toMatchObject({ n: 11 });
    const costs = t.asked().options.map(({ label }) => label);
    expect(costs).toContainEqual({ key: 'hit-unit', unit: 'peasants', cost: 3, armor: 3, resists: false });
    expect(costs).toContainEqual({ key: 'hit-unit', unit: 'fire-golems', cost: 8, armor: 4, resists: true });
    expect(costs).toContainEqual({ key: 'hit-unit', unit: 'ice-golems', cost: 8, armor: 4, resists: true });
    t.play('to:unit:2');
    expect(playerOf(t, 1).units[0]).toMatchObject({ unit: 'peasants', wounds: 1 });
    expect(t.options()).not.toContain('to:unit:2');
    t.play('to:hero', 'to:hero');
    expect(playerOf(t, 1).hand).toEqual(['march', 'wound', 'wound']);
    expect(waiting(t)).toEqual([1]);
  });

  it('MK-17.13 a plain attack leaves fire-resistant units their Armor', () => {
    const t = melee({ ...RICH, units: ['heroes-green'] }, { ...RICH, units: ['fire-mages'] });
    t.play('unit:0', 'ability:0');
    expect(t.game.combat?.points).toMatchObject([{ n: 5 }]);
    t.play('strike', 'stand');
    expect(t.asked().options.map(({ label }) => label)).toContainEqual({
      key: 'hit-unit',
      unit: 'fire-mages',
      cost: 4,
      armor: 4,
      resists: false,
    });
  });

  it('MK-17.14 damage below the lowest Armor is left by itself, other damage may be', () => {
    const small = melee({ hand: ['march'] }, { units: ['foresters'] });
    small.play('play:march', 'attack', 'strike', 'stand');
    expect(told(small, 'duel-damage-left')).toMatchObject([{ player: 0, n: 1 }]);
    expect(waiting(small)).toEqual([1]);
    const t = melee({ ...RICH, units: ['peasants'] }, { hand: ['march'], units: ['foresters'] });
    t.play('unit:0', 'ability:0', 'strike', 'stand');
    expect(refuses(t, 'to:unit:1')).toEqual({
      reason: { key: 'not-enough-damage', cost: 4, n: 2 },
      rule: 'MK-17.14',
    });
    t.play('leave');
    expect(playerOf(t, 1).hand).toEqual(['march']);
  });

  it('MK-17.15 whoever takes as many wounds as the hand limit in the combat is knocked out', () => {
    const t = melee(
      { ...RICH, units: ['heroes-green', 'heroes-white', 'heroes-blue'] },
      { hand: ['march', 'rage', 'stamina'] },
    );
    t.play('unit:0', 'ability:0', 'unit:1', 'ability:0', 'unit:2', 'ability:0', 'strike', 'stand');
    t.play('to:hero', 'to:hero', 'to:hero', 'to:hero');
    expect(told(t, 'hero-knocked-out')).toEqual([]);
    t.play('to:hero');
    expect(told(t, 'hero-knocked-out')).toMatchObject([{ player: 1, cards: 3 }]);
    expect(playerOf(t, 1).hand).toEqual(Array.from({ length: 5 }, () => 'wound'));
    expect(t.game.duel?.away.combat).toMatchObject({ wounds: 5, knockedOut: true });
    expect(t.game.combat).toMatchObject({ wounds: 0, knockedOut: false });
  });

  it('MK-17.13 damage meets the units as they are after the block: one that left, and one that came', () => {
    const t = melee(
      { ...RICH, units: ['heroes-green'] },
      {
        fame: 0,
        level: 1,
        hand: ['call-to-arms', 'march'],
        units: ['peasants'],
        tokens: { white: 1, black: 1 },
      },
      { time: 'night', units: ['foresters', 'thugs'] },
    );
    t.play('unit:0', 'ability:0', 'strike', 'play:call-to-arms', 'powered', 'recruit:foresters');
    t.play('stand');
    expect(playerOf(t, 1).units.map(({ unit }) => unit)).toEqual(['foresters']);
    expect(offers(t, 'to:unit:')).toEqual([`to:unit:${playerOf(t, 1).units[0]?.id}`]);
  });

  it('MK-6.13, MK-17.13 a banner keeps a wound from its unit, and its owner is asked', () => {
    const t = melee(
      { ...RICH, units: ['heroes-green'] },
      { units: [{ unit: 'peasants', banner: 'banner-of-fortitude' }] },
    );
    t.play('unit:0', 'ability:0', 'strike', 'stand', 'to:unit:1');
    expect(waiting(t)).toEqual([1]);
    t.play('shield');
    expect(playerOf(t, 1).units[0]).toMatchObject({ wounds: 0, bannerDown: true });
    expect(t.asked().prompt).toMatchObject({ key: 'ask-duel-damage', n: 2 });
  });
});

describe('the melee', () => {
  it('MK-17.16 the aggressor begins, every attack counts and every point of block takes one off', () => {
    const t = melee(
      { ...RICH, hand: ['rage'], units: ['utem-crossbowmen', 'catapults'] },
      { ...RICH, units: ['foresters'] },
    );
    expect(waiting(t)).toEqual([0]);
    t.play('play:rage', 'attack', 'unit:0', 'ability:1', 'unit:1', 'strike');
    expect(t.asked().prompt).toMatchObject({ attack: 6, need: 6 });
    t.play('unit:2', 'ability:1');
    expect(t.asked().prompt).toMatchObject({ total: 3, left: 3 });
    t.play('stand', 'leave');
    expect(waiting(t)).toEqual([1]);
  });

  it("MK-17.16 a unit of the offer that fights for a Spell counts, and is nobody's foe", () => {
    const t = melee(
      { ...RICH, hand: ['call-to-arms', 'march'], tokens: { white: 1 } },
      { ...RICH, units: ['illusionists'], tokens: { white: 1 } },
      { units: ['peasants', 'thugs'] },
    );
    t.play('play:call-to-arms', 'basic');
    while (!t.options().includes('strike')) t.play(t.options()[0] as string);
    t.play('strike');
    expect(t.asked().prompt).toMatchObject({ key: 'ask-duel-block', attack: 2 });
    expect(t.options()).toContain('stand');
  });

  it('MK-17.16, MK-17.9 walls protect nobody in the melee', () => {
    const [space, from] = ['1,0:NE', '1,0:E'];
    const t = melee(
      { ...RICH, space, units: ['utem-crossbowmen'] },
      { space },
      {
        map: { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-2' },
        path: [from],
        holdings: [{ space, tokens: [], shields: [1] }],
      },
    );
    t.play('unit:0');
    expect(t.options()).toContain('ability:1');
  });

  it('MK-17.17 a card laid sideways makes the attack physical as well', () => {
    const rich = { ...RICH, hand: ['march' as const], units: ['fire-mages' as const], tokens: { red: 1 } };
    const foes = { ...RICH, units: ['foresters' as const, 'guardian-golems' as const] };
    const fire = melee(rich, foes).play('unit:0', 'ability:1', 'strike', 'unit:1', 'ability:1');
    expect(fire.asked().prompt).toMatchObject({ elements: ['fire'], total: 1, left: 5 });
    const mixed = melee(rich, foes).play(
      'unit:0',
      'ability:1',
      'play:march',
      'attack',
      'strike',
      'unit:1',
      'ability:1',
    );
    expect(mixed.asked().prompt).toMatchObject({ elements: ['physical', 'fire'], total: 3, left: 4 });
    fire.play('stand');
    expect(offers(fire, 'to:unit:2')).toEqual(['to:unit:2']);
    mixed.play('stand');
    expect(refuses(mixed, 'to:unit:2').reason).toEqual({ key: 'not-enough-damage', cost: 6, n: 4 });
  });
});
