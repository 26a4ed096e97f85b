// Cards that heal, ready, raise or borrow units (MK-6.9, .10, .13 to .16, MK-15.7).
import { describe, expect, it } from 'vitest';
import type { FaceId } from '../../data/cards.ts';
import { use } from '../effect.ts';
import { type Fighter, type FightSetup, fight, PASTIME, reach } from '../fight.ts';
import { points } from '../holding.ts';
import { offers, playerOf, refuses, table, told } from '../table.ts';

type Units = NonNullable<Fighter['units']>;

const HURT: Units = [
  { unit: 'peasants', spent: true },
  { unit: 'illusionists', spent: true, wounds: 1 },
  { unit: 'catapults', spent: true, wounds: 2 },
  'altem-guardians',
];

const holding = (card: FaceId, player: Fighter = {}, more: object = {}) =>
  table({
    source: [],
    ...more,
    players: [
      {
        level: 9,
        hand: [card, 'march', 'wound', 'wound'],
        deck: ['stamina', 'swiftness', 'rage'],
        tokens: { green: 2, white: 2, blue: 2, red: 2 },
        units: HURT,
        ...player,
      },
    ],
  });

const spentOf = (t: ReturnType<typeof table>) => playerOf(t).units.map(({ spent }) => spent);
const woundsOf = (t: ReturnType<typeof table>) => playerOf(t).units.map(({ wounds }) => wounds);

describe('readying (MK-6.9)', () => {
  it.each([
    ['basic', ['unit:0', 'unit:1']],
    ['powered', ['unit:0', 'unit:1', 'unit:2']],
  ] as const)('rejuvenate, %s', (side, units) => {
    const t = holding('rejuvenate', { hero: 'norowas' }).play('play:rejuvenate', side);
    const way = t.options().find((id) => {
      const copy = holding('rejuvenate', { hero: 'norowas' }).play('play:rejuvenate', side, id);
      return copy.options().includes('unit:0');
    });
    t.play(way as string);
    expect(offers(t, 'unit:')).toEqual([...units]);
    t.play('unit:1');
    expect(spentOf(t)).toEqual([true, false, true, false]);
    expect(woundsOf(t)).toEqual([0, 1, 2, 0]);
    expect(told(t, 'unit-readied')).toMatchObject([{ unit: 'illusionists' }]);
  });

  it('banner of courage readies all of them, and is gone (MK-6.16)', () => {
    const t = holding('banner-of-courage').play('play:banner-of-courage', 'powered');
    expect(spentOf(t)).toEqual([false, false, false, false]);
    expect(playerOf(t).played).toContainEqual({ card: 'banner-of-courage', to: 'away' });
    const one = holding('banner-of-courage', { units: ['peasants', { unit: 'foresters', spent: true }] });
    one.play('play:banner-of-courage', 'powered');
    expect(told(one, 'unit-readied')).toMatchObject([{ unit: 'foresters' }]);
  });

  it.each([
    ['0,0:C', 3],
    ['0,1:NE', 5],
  ] as const)('restoration readies by levels in all, at %s up to %i', (space, levels) => {
    const t = holding('restoration', { space, tokens: { green: 1, black: 1 } }, { time: 'night' });
    const isForest = levels === 5;
    t.play('play:restoration', 'powered');
    expect(t.game.turn.heal).toBe(isForest ? 5 : 3);
    t.play('unit:1');
    expect(offers(t, 'unit:')).toEqual(isForest ? ['unit:0', 'unit:2'] : ['unit:0']);
    t.play('unit:0');
    expect(spentOf(t)).toEqual([false, false, true, false]);
  });

  it('restoration heals 3, in a forest 5', () => {
    for (const [space, n] of [
      ['0,0:C', 3],
      ['0,1:NE', 5],
    ] as const)
      expect(holding('restoration', { space }).play('play:restoration', 'basic').game.turn.heal).toBe(n);
  });

  it('ruthless coercion readies units of level 2 for 2 Influence a level', () => {
    const t = holding('ruthless-coercion', { hero: 'krang' }).play('play:ruthless-coercion', 'powered');
    expect(t.game.turn.influence).toBe(6);
    expect(offers(t, 'ready:')).toEqual(['ready:0', 'ready:1']);
    t.play('ready:1');
    expect(t.game.turn.influence).toBe(2);
    t.play('ready:0');
    expect(spentOf(t)).toEqual([false, false, true, false]);
    expect(t.game.turn.influence).toBe(0);
  });

  it('is out of place in a combat (MK-11.17)', () => {
    const t = fight(['prowlers'], {
      player: { hand: ['druidic-staff', 'rage', PASTIME], units: [{ unit: 'peasants', spent: true }] },
    });
    t.play('play:druidic-staff');
    expect(refuses(t, 'basic').reason.key).toBe('side-does-nothing');
  });
});

describe('healing', () => {
  it('MK-15.7 inspiration heals one wound of a unit, or readies one', () => {
    const inspired = () =>
      holding(PASTIME, { hero: 'norowas', skills: ['norowas-inspiration'] }).play(
        'skill:norowas-inspiration',
      );
    const healed = inspired().play('way:1');
    expect(offers(healed, 'unit:')).toEqual(['unit:1', 'unit:2']);
    healed.play('unit:2');
    expect(woundsOf(healed)).toEqual([0, 1, 1, 0]);
    const ready = inspired().play('way:0', 'unit:2');
    expect(spentOf(ready)).toEqual([true, true, false, false]);
    expect(refuses(ready, 'skill:norowas-inspiration').reason.key).toBe('skill-is-down');
  });

  it('banner of fortitude heals all units completely', () => {
    const t = holding('banner-of-fortitude').play('play:banner-of-fortitude', 'powered');
    expect(woundsOf(t)).toEqual([0, 0, 0, 0]);
    expect(spentOf(t)).toEqual([true, true, true, false]);
  });

  it('golden grail gives fame for each point of its healing', () => {
    const t = holding('golden-grail').play('play:golden-grail', 'basic', 'heal:hand');
    expect(told(t, 'fame')).toMatchObject([{ n: 1 }]);
    t.play('heal:hand');
    expect(told(t, 'fame')).toHaveLength(2);
  });

  it('golden grail, powered, draws a card for each wound healed from hand', () => {
    const t = holding('golden-grail').play('play:golden-grail', 'powered', 'heal:hand', 'heal:unit:1');
    expect(told(t, 'cards-drawn')).toMatchObject([{ n: 1 }]);
    expect(playerOf(t).hand).toEqual(['march', 'wound', 'stamina']);
  });

  it('cure draws for wounds healed, before and after it, and readies units healed', () => {
    const t = holding('cure', { hand: ['cure', 'tranquility', 'wound', 'wound'], hero: 'goldyx' });
    t.play('play:tranquility', 'basic', 'way:0', 'heal:hand');
    expect(told(t, 'cards-drawn')).toEqual([]);
    t.play('play:cure', 'basic');
    expect(told(t, 'cards-drawn')).toMatchObject([{ n: 1 }]);
    t.play('heal:unit:1');
    expect(spentOf(t)[1]).toBe(false);
    expect(woundsOf(t)[1]).toBe(0);
  });

  it('healing herbs throw a wound of the discard pile away', () => {
    const t = use(holding(PASTIME, { discard: ['wound', 'rage'] }), 'token:healing-herbs').play('way:1');
    expect(playerOf(t).discard).not.toContain('wound');
    expect(t.game.turn.heal).toBe(0);
  });
});

describe('units of the offer', () => {
  const units = ['utem-guardsmen', 'catapults', 'magic-familiars', 'delphana-masters'];

  it('call to arms uses an ability of one that stays there', () => {
    const t = reach(
      fight(['prowlers'], {
        units: ['utem-guardsmen', 'catapults', 'magic-familiars', 'delphana-masters'],
        player: { hand: ['call-to-arms', PASTIME], tokens: { white: 1, red: 1 }, level: 9, units: [] },
        source: [],
      }),
      'ranged',
    );
    t.play('play:call-to-arms', 'basic');
    expect(told(t, 'unit-activated')).toEqual([]);
    expect(t.options()).toEqual(['ability:0', 'ability:1']);
    t.play('ability:1');
    expect(points(t)).toEqual([[5, 'fire', 'siege']]);
    expect(t.game.units.offer).toEqual(units);
    expect(playerOf(t).units).toEqual([]);
  });

  it('call to arms, powered, takes one for nothing, but none with a price of its own', () => {
    const t = holding(
      'call-to-arms',
      { tokens: { white: 1, black: 1 }, units: ['peasants'], level: 1 },
      { units, time: 'night' },
    );
    t.play('play:call-to-arms', 'powered');
    expect(t.options()).toEqual(['recruit:utem-guardsmen', 'recruit:catapults']);
    t.play('recruit:catapults');
    expect(told(t, 'unit-left')).toMatchObject([{ unit: 'peasants' }]);
    expect(playerOf(t).units).toMatchObject([{ unit: 'catapults', spent: false, wounds: 0 }]);
    expect(t.game.units.offer).not.toContain('catapults');
  });

  it('banner of command, powered: fame and a unit, with a choice whom to disband (MK-6.6)', () => {
    const t = holding(
      'banner-of-command',
      { units: ['peasants', 'foresters'], level: 3 },
      { units: ['catapults'] },
    );
    t.play('play:banner-of-command', 'powered');
    expect(offers(t, 'disband:')).toEqual(['disband:0', 'disband:1']);
    t.play('disband:0');
    expect(playerOf(t).units.map(({ unit }) => unit)).toEqual(['foresters', 'catapults']);
    expect(told(t, 'fame')).toMatchObject([{ n: 2 }]);
  });
});

describe('banners (MK-6.13)', () => {
  const withBanner = (
    banner: FaceId,
    setup: FightSetup = {},
    foes: Parameters<typeof fight>[0] = ['prowlers'],
  ) =>
    fight(foes, {
      source: [],
      ...setup,
      player: {
        level: 9,
        hand: [PASTIME, 'march'],
        units: [{ unit: 'peasants', banner: banner as never }],
        ...setup.player,
      },
    });

  it('is attached from hand; its powered effect is out of reach then', () => {
    const t = holding('banner-of-glory').play('play:banner-of-glory', 'basic');
    expect(offers(t, 'unit:')).toEqual(['unit:0', 'unit:1', 'unit:2', 'unit:3']);
    t.play('unit:3');
    expect(playerOf(t).units[3]?.banner).toBe('banner-of-glory');
    expect(playerOf(t).played).toEqual([]);
    expect(playerOf(t).hand).not.toContain('banner-of-glory');
    t.play('end');
    expect(playerOf(t).units[3]?.banner).toBe('banner-of-glory');
  });

  it('MK-6.14 another one sends the first to the discard pile', () => {
    const t = table({
      players: [
        { units: [{ unit: 'peasants', banner: 'banner-of-fear' }], hand: ['banner-of-glory', 'march'] },
      ],
    });
    t.play('play:banner-of-glory', 'basic');
    expect(playerOf(t).units[0]?.banner).toBe('banner-of-glory');
    expect(playerOf(t).discard).toContain('banner-of-fear');
  });

  it('MK-6.14 it goes to the discard pile with a unit that leaves', () => {
    const t = holding(
      'banner-of-command',
      { units: [{ unit: 'peasants', banner: 'banner-of-fear' }], level: 1 },
      { units: ['catapults'] },
    );
    t.play('play:banner-of-command', 'powered');
    expect(playerOf(t).discard).toContain('banner-of-fear');
  });

  it('glory: Armor +1, attacks and blocks +1, fame each time', () => {
    const t = reach(withBanner('banner-of-glory'), 'block').play('unit:0', 'ability:0');
    expect(points(t)).toEqual([[3, 'physical', 'block']]);
    expect(told(t, 'fame')).toMatchObject([{ n: 1 }]);
    const hurt = reach(withBanner('banner-of-glory'), 'damage').play('damage:0.0', 'to:unit:0');
    expect(told(hurt, 'unit-wounded')).toMatchObject([{ armor: 4, left: 0 }]);
  });

  it('glory, powered: so are all units this turn, fame once for each', () => {
    const t = withBanner('banner-of-fear', {
      player: { hand: ['banner-of-glory', PASTIME], units: ['utem-crossbowmen', 'scouts'] },
    });
    t.play('play:banner-of-glory', 'powered', 'unit:0', 'unit:1', 'ability:0');
    expect(points(t)).toEqual([
      [3, 'physical', 'ranged'],
      [2, 'physical', 'siege'],
    ]);
    expect(told(t, 'fame')).toMatchObject([{ n: 1 }, { n: 1 }]);
  });

  it('protection: Armor +1, fire and ice resistance', () => {
    const t = withBanner('banner-of-protection', {}, ['fire-elemental']);
    reach(t, 'damage').play('damage:0.0', 'to:unit:0');
    expect(told(t, 'unit-resisted')).toMatchObject([{ armor: 4 }]);
  });

  it('courage: readies its unit once a round, not in a combat', () => {
    const t = table({
      players: [{ units: [{ unit: 'peasants', spent: true, banner: 'banner-of-courage' }] }],
    });
    t.play('banner:0');
    expect(playerOf(t).units[0]).toMatchObject({ spent: false, bannerDown: true });
    t.play('unit:0', 'ability:2');
    expect(refuses(t, 'banner:0')).toMatchObject({ reason: { key: 'banner-was-used' }, rule: 'MK-6.13' });
    const fought = withBanner('banner-of-courage');
    expect(refuses(fought, 'banner:0')).toMatchObject({ rule: 'MK-11.17' });
    const ready = table({ players: [{ units: [{ unit: 'peasants', banner: 'banner-of-courage' }] }] });
    expect(refuses(ready, 'banner:0').reason.key).toBe('unit-is-ready');
  });

  it('fear: its unit is spent to stop an attack of one who is not immune, for fame', () => {
    const t = withBanner('banner-of-fear', {}, ['prowlers', 'ironclads']);
    expect(refuses(t, 'banner:0').reason.key).toBe('no-attack-to-stop');
    reach(t, 'block').play('banner:0');
    expect(t.options()).toEqual(['stop:0.0', 'stop:1.0']);
    t.play('stop:1.0');
    expect(t.game.combat?.foes[1]?.attacks[0]?.state).toBe('cancelled');
    expect(told(t, 'fame')).toMatchObject([{ n: 1 }]);
    expect(refuses(t, 'banner:0').reason.key).toBe('unit-is-spent');
    reach(t, 'damage');
    expect(offers(t, 'damage:')).toEqual(['damage:0.0']);
  });

  it('fortitude: turned over it keeps a wound and its poison off, once a round', () => {
    const units: Units = [{ unit: 'peasants', banner: 'banner-of-fortitude' }, 'foresters'];
    const t = withBanner('banner-of-fortitude', { player: { units } }, ['cursed-hags', 'prowlers']);
    reach(t, 'damage').play('damage:0.0', 'to:unit:0');
    expect(t.options()).toEqual(['shield', 'no-shield']);
    t.play('shield');
    expect(playerOf(t).units[0]).toMatchObject({ wounds: 0, bannerDown: true, resisted: true });
    t.play('damage:1.0');
    expect(refuses(t, 'to:unit:0').reason.key).toBe('unit-has-resisted');
    const taken = reach(withBanner('banner-of-fortitude'), 'damage');
    taken.play('damage:0.0', 'to:unit:0', 'no-shield');
    expect(playerOf(taken).units[0]).toMatchObject({ wounds: 1, bannerDown: false });
  });
});

describe('stronger units (MK-6.10)', () => {
  it('leadership: one activation with block +3, attack +2 or ranged +1, not siege', () => {
    const led = (units: Units, phase: 'ranged' | 'block' | 'attack') =>
      reach(
        fight(['prowlers'], {
          player: { hero: 'norowas', level: 9, units, skills: ['norowas-leadership'], hand: [PASTIME] },
        }),
        phase,
      ).play('skill:norowas-leadership', 'unit:0');
    const block = led(['peasants', 'foresters'], 'block').play('ability:0');
    expect(points(block)).toEqual([[5, 'physical', 'block']]);
    block.play('unit:1');
    block.play('ability:1');
    expect(points(block)?.[1]).toEqual([3, 'physical', 'block']);
    expect(points(led(['utem-crossbowmen'], 'ranged'))).toEqual([[3, 'physical', 'ranged']]);
    expect(points(led(['scouts'], 'ranged').play('ability:0'))).toEqual([[1, 'physical', 'siege']]);
    const attack = led(['utem-guardsmen'], 'attack');
    expect(points(attack)).toEqual([[4, 'physical', 'melee']]);
  });

  it.each([
    ['basic', 2],
    ['powered', 3],
  ] as const)('into the heat, %s: +%i, first of all, and no damage to units', (side, n) => {
    const t = fight(['prowlers'], {
      source: [],
      player: { level: 9, hand: ['into-the-heat', PASTIME], units: ['utem-crossbowmen'], tokens: { red: 1 } },
    });
    t.play('play:into-the-heat', side, 'unit:0');
    expect(points(t)).toEqual([[2 + n, 'physical', 'ranged']]);
    reach(t.play('give-up'), 'damage').play('damage:0.0');
    expect(told(t, 'unit-wounded')).toEqual([]);
    expect(told(t, 'wounds-taken')).toHaveLength(1);
    const late = fight(['prowlers'], {
      player: { level: 9, hand: ['into-the-heat', PASTIME, 'march'], units: ['utem-crossbowmen'] },
    }).play(`play:${PASTIME}`, 'basic');
    late.play('play:into-the-heat');
    expect(refuses(late, 'basic').reason.key).toBe('side-does-nothing');
  });

  it('force of nature gives one unit physical resistance', () => {
    const t = fight(['prowlers'], {
      player: { level: 9, hand: ['force-of-nature', PASTIME], units: ['peasants', 'foresters'] },
    });
    t.play('play:force-of-nature', 'basic', 'unit:1');
    reach(t, 'damage').play('damage:0.0', 'to:unit:1');
    expect(told(t, 'unit-resisted')).toMatchObject([{ unit: 'foresters' }]);
  });

  it('forward march: Move 1 for each ready unwounded unit, at most 3', () => {
    const marching = (units: Units) =>
      table({ players: [{ hero: 'norowas', level: 9, units, skills: ['norowas-forward-march'] }] });
    const t = marching(HURT).play('skill:norowas-forward-march');
    expect(t.game.turn.move).toBe(1);
    const four = marching(['peasants', 'foresters', 'scouts', 'thugs']).play('skill:norowas-forward-march');
    expect(four.game.turn.move).toBe(3);
    expect(refuses(marching([]), 'skill:norowas-forward-march').reason.key).toBe('skill-does-nothing');
  });
});
