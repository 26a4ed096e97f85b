// Attacks and blocks of cards, Spells, artifacts, units and skills that are more than a number.
import { describe, expect, it } from 'vitest';
import type { EnemyId } from '../../data/enemies.ts';
import { COLOURS } from '../../data/types.ts';
import { armorOf } from '../../rules/combat/numbers.ts';
import { armor, foe, lay, parryWith, reach, tweak } from '../fight.ts';
import { points } from '../holding.ts';
import { offers, playerOf, refuses, told } from '../table.ts';
import { against, holding, unit, value } from './war-setup.ts';

describe('an attack is raised', () => {
  it.each([
    ['basic', 2, 5],
    ['powered', 4, 9],
  ] as const)(
    'blood-rage %s: MK-12.29 Attack %i, or %i for a wound that counts for the knock-out',
    (side, n, to) => {
      const t = against(['prowlers'], holding('blood-rage'), 'attack').play('play:blood-rage', side, 'raise');
      expect(points(t)).toEqual([[to, 'physical', 'melee']]);
      expect(playerOf(t).hand).toContain('wound');
      expect(t.game.combat?.wounds).toBe(1);
      const kept = against(['prowlers'], holding('blood-rage'), 'attack').play(
        'play:blood-rage',
        side,
        'keep',
      );
      expect(points(kept)).toEqual([[n, 'physical', 'melee']]);
      expect(playerOf(kept).hand).not.toContain('wound');
    },
  );

  it('horn-of-wrath basic: MK-11.26 a die is rolled at once, a wound for black or red', () => {
    const t = against(['prowlers'], { hand: ['horn-of-wrath', 'ruby-ring'] });
    t.play('play:horn-of-wrath', 'basic');
    expect(points(t)).toEqual([[5, 'physical', 'siege']]);
    const [rolled] = told(t, 'rolled-for-wounds');
    expect(rolled?.colours).toHaveLength(1);
    const hurts = ['black', 'red'].includes(rolled?.colours[0] ?? '');
    expect(rolled?.wounds).toBe(hurts ? 1 : 0);
    expect(playerOf(t).hand.includes('wound')).toBe(hurts);
  });

  it('horn-of-wrath powered: MK-11.26 up to 5 more, a die for each', () => {
    const t = against(['prowlers'], { hand: ['horn-of-wrath', 'ruby-ring'] });
    t.play('play:horn-of-wrath', 'powered');
    expect(offers(t, 'push:')).toEqual([0, 1, 2, 3, 4, 5].map((n) => `push:${n}`));
    t.play('push:4');
    expect(points(t)).toEqual([[9, 'physical', 'siege']]);
    const [rolled] = told(t, 'rolled-for-wounds');
    expect(rolled?.colours).toHaveLength(4);
    const wounds = rolled?.colours.filter((colour) => colour === 'black' || colour === 'red').length;
    expect(rolled?.wounds).toBe(wounds);
    expect(playerOf(t).hand.filter((card) => card === 'wound')).toHaveLength(wounds ?? -1);
  });

  it('horn-of-wrath: every colour is rolled sooner or later, and nothing is rolled for nothing', () => {
    const seen = new Set<string>();
    for (let game = 0; game < 12; game++) {
      const t = against(['prowlers'], { hand: ['horn-of-wrath', 'ruby-ring'] }, 'ranged', {
        seed: `horn ${game}`,
      });
      t.play('play:horn-of-wrath', 'powered', 'push:5');
      for (const colour of told(t, 'rolled-for-wounds')[0]?.colours ?? []) seen.add(colour);
    }
    expect([...seen].sort()).toEqual([...COLOURS].sort());
    const none = against(['prowlers'], { hand: ['horn-of-wrath', 'ruby-ring'] });
    none.play('play:horn-of-wrath', 'powered', 'push:0');
    expect(told(none, 'rolled-for-wounds')).toEqual([]);
  });
});

describe('points of another kind are spent', () => {
  it('agility basic: MK-4.21 a Move is an Attack in the attack phase, not before', () => {
    const early = against(['prowlers'], holding('agility')).play('play:agility', 'basic');
    expect(offers(early, 'spend:')).toEqual([]);
    const t = against(['prowlers'], holding('agility'), 'attack');
    t.play('play:agility', 'basic', 'spend:move:melee', 'spend:move:melee');
    expect(points(t)).toEqual([
      [1, 'physical', 'melee'],
      [1, 'physical', 'melee'],
    ]);
    expect(t.game.turn.move).toBe(0);
    expect(refuses(t, 'spend:move:melee')).toMatchObject({ reason: { key: 'no-move' }, rule: 'MK-4.21' });
  });

  it('agility powered: two Move are a Ranged Attack', () => {
    const t = against(['prowlers'], holding('agility'));
    t.play('play:agility', 'powered', 'spend:move:ranged');
    expect([points(t), t.game.turn.move]).toEqual([[[1, 'physical', 'ranged']], 2]);
  });

  it('agility powered: MK-12.3 which does not reach a fortified enemy', () => {
    const t = against(['guardsmen'], holding('agility')).play('play:agility', 'powered');
    expect(offers(t, 'spend:')).toEqual([]);
  });

  it('diplomacy basic: Influence is a physical Block', () => {
    const t = against(['prowlers'], holding('diplomacy'), 'block');
    t.play('play:diplomacy', 'basic', 'spend:influence:physical', 'spend:influence:physical');
    expect(points(t)).toEqual([
      [1, 'physical', 'block'],
      [1, 'physical', 'block'],
    ]);
    expect(refuses(t, 'spend:influence:physical').reason.key).toBe('no-influence-here');
  });

  it('diplomacy powered: an ice or a fire Block, one of the two', () => {
    const t = against(['prowlers'], holding('diplomacy'), 'block');
    t.play('play:diplomacy', 'powered');
    expect(offers(t, 'spend:')).toEqual(['spend:influence:ice', 'spend:influence:fire']);
    t.play('spend:influence:fire');
    expect(offers(t, 'spend:')).toEqual(['spend:influence:fire']);
    expect(points(t)).toEqual([[1, 'fire', 'block']]);
  });

  it.each([
    ['day', 'fire'],
    ['night', 'ice'],
  ] as const)(
    'one-with-the-land powered: MK-7.4 by %s a Block of %s as high as the cost of the space',
    (time, element) => {
      const player = {
        hero: 'braevalar' as const,
        hand: ['one-with-the-land' as const, 'ruby-ring' as const],
      };
      const t = against(['prowlers'], player, 'block', { time });
      t.play('play:one-with-the-land', 'powered', 'way:2');
      expect(points(t)).toEqual([[expect.any(Number), element, 'block']]);
      expect(points(t)?.[0]?.[0]).toBeGreaterThan(1);
    },
  );
});

describe('blocks', () => {
  const shield = { hand: ['shield-of-the-fallen-kings' as const, 'ruby-ring' as const] };

  it('shield-of-the-fallen-kings basic: MK-12.17 two Blocks 4, each against another attack', () => {
    const t = against(['prowlers', 'diggers'], shield, 'block');
    t.play('block:0.0', 'play:shield-of-the-fallen-kings', 'basic', 'way:1');
    expect(points(t)).toEqual([[4, 'physical', 'block']]);
    expect(refuses(t, 'late:0')).toMatchObject({ reason: { key: 'late-not-now' } });
    t.play('parry', 'late:0', 'parry');
    expect(told(t, 'blocked').map(({ enemy }) => enemy)).toEqual(['prowlers', 'diggers']);
  });

  it('shield-of-the-fallen-kings: MK-12.17 no second part against an attack whose block was given up', () => {
    const t = against(['prowlers', 'diggers', 'ironclads'], shield, 'block');
    t.play('block:0.0', 'play:shield-of-the-fallen-kings', 'powered', 'way:1', 'give-up', 'block:0.0');
    expect(refuses(t, 'late:0')).toMatchObject({ reason: { key: 'late-not-now' } });
    t.play('give-up', 'block:1.0', 'late:0', 'give-up');
    for (const attack of ['block:0.0', 'block:1.0']) {
      t.play(attack);
      expect(refuses(t, 'late:0')).toMatchObject({ reason: { key: 'late-not-now' } });
      t.play('give-up');
    }
    t.play('block:2.0', 'late:0');
    expect(points(t)).toEqual([[4, 'coldFire', 'block']]);
  });

  it('shield-of-the-fallen-kings powered: three Cold Fire Blocks 4; what is left is lost after the phase', () => {
    const t = against(['prowlers', 'diggers'], shield, 'block');
    t.play('block:0.0', 'play:shield-of-the-fallen-kings', 'powered', 'way:1', 'parry');
    expect(t.game.combat?.later).toMatchObject([
      { n: 4, element: 'coldFire', kind: 'block' },
      { n: 4, element: 'coldFire', kind: 'block' },
    ]);
    t.play('next');
    expect(t.game.combat?.later).toEqual([]);
  });

  it('shield-bash powered: MK-12.16 what a block is too much lowers the Armor, at least to 1', () => {
    const t = against(['golems', 'prowlers'], holding('shield-bash'), 'block');
    t.play('block:0.0', 'play:shield-bash', 'powered', 'parry');
    expect(armor(t)).toBe(2);
    const short = against(['swordsmen', 'prowlers'], holding('shield-bash'), 'block');
    short.play('block:0.0', 'play:shield-bash', 'powered', 'give-up');
    expect(armor(short)).toBe(5);
  });

  it('ice-shield powered: MK-12.16 Armor 3 less if the block succeeds; MK-11.15 not of an ice-resistant enemy', () => {
    const t = against(['thugs-enemy', 'hydra'], holding('ice-shield'), 'block');
    t.play('block:0.0', 'play:ice-shield', 'powered', 'parry');
    expect(armor(t)).toBe(2);
    const immune = against(['hydra', 'prowlers'], holding('ice-shield'), 'block');
    immune.play('block:0.0', 'play:ice-shield', 'powered', 'parry');
    expect(armorOf(immune.game, foe(immune))).toBe(6);
  });

  it('burning-shield basic: MK-12.16, MK-12.33 after its block Fire Attack 4, once in the attack phase', () => {
    const t = against(['prowlers'], holding('burning-shield'), 'block');
    t.play('play:burning-shield', 'basic', 'parry');
    expect(t.game.combat?.phase).toBe('attack');
    t.play('late:0');
    expect(points(t)).toEqual([[4, 'fire', 'melee']]);
    expect(offers(t, 'late:')).toEqual([]);
    const failed = against(['swordsmen'], holding('burning-shield'), 'block');
    failed.play('play:burning-shield', 'basic', 'give-up');
    expect(failed.game.combat?.later).toEqual([]);
  });

  it('burning-shield powered: MK-22.11 who is blocked is destroyed, MK-11.15 unless it resists fire or is immune', () => {
    const t = against(['prowlers', 'diggers'], holding('burning-shield'), 'block');
    t.play('block:0.0', 'play:burning-shield', 'powered', 'parry');
    expect([foe(t).defeated, playerOf(t).fame]).toEqual([true, 2]);
    const proof = against(['skeletal-warriors', 'diggers'], holding('burning-shield'), 'block');
    proof.play('block:0.0', 'play:burning-shield', 'powered', 'parry');
    expect(foe(proof).defeated).toBe(false);
  });

  it('burning-shield powered: MK-12.18 a monster that was called gives no fame', () => {
    const t = against(['orc-summoners'], holding('burning-shield'), 'ranged', {
      decks: { enemies: { brown: ['pain-wraith'] } },
    });
    t.play('next', 'play:burning-shield', 'powered', 'parry');
    expect(told(t, 'foe-dismissed')).toMatchObject([{ enemy: 'pain-wraith' }]);
    expect(playerOf(t).fame).toBe(0);
  });

  it('cure powered: MK-13.22, MK-13.28 Armor 1 of whoever is blocked altogether, before and after it, not of the immune', () => {
    const t = against(['storm-dragon', 'swamp-dragon', 'shadow'], holding('cure'), 'block');
    t.play('block:0.0');
    parryWith(t, 8);
    t.play('play:cure', 'powered');
    expect([armor(t), armor(t, 1)]).toEqual([1, 9]);
    t.play('block:1.0');
    parryWith(t, 10);
    parryWith(t, 4);
    expect([armor(t), armor(t, 1), armor(t, 2)]).toEqual([1, 1, 4]);
  });
});

describe('altem-mages: Cold Fire Attack or Block 5, 7 or 9 by the mana that is paid', () => {
  it.each([
    [['keep'], 5],
    [['mana:crystal:red', 'keep'], 7],
    [['mana:crystal:red', 'mana:crystal:blue'], 9],
  ] as const)('%j', (paid, n) => {
    const attack = unit(against(['swamp-dragon'], { units: ['altem-mages'] }, 'attack'), 'ability:1').play(
      ...paid,
    );
    expect(points(attack)).toEqual([[n, 'coldFire', 'melee']]);
    const block = unit(against(['swamp-dragon'], { units: ['altem-mages'] }, 'block'), 'ability:1').play(
      ...paid,
    );
    expect(points(block)).toEqual([[n, 'coldFire', 'block']]);
  });
});

describe('attacks for later and for one enemy', () => {
  it.each([
    ['basic', 1, 'attack:0.0'],
    ['powered', 2, 'way:0'],
  ] as const)(
    'dodge-and-weave %s: Attack %i in the attack phase unless a wound came to hand',
    (side, n, answer) => {
      const t = against(['golems', 'orc-summoners'], holding('dodge-and-weave'));
      t.play('play:dodge-and-weave', side, ...(t.options().includes(answer) ? [answer] : []));
      if (offers(t, 'way:').length > 0) t.play('way:0');
      tweak(t, ({ foes: [, second] }) => Object.assign(second ?? {}, { still: true }));
      t.play('next', 'aim:0', 'late:0');
      expect(points(t)).toEqual([[n, 'physical', 'melee']]);
      const hurt = against(['prowlers'], holding('dodge-and-weave'), 'block');
      reach(hurt.play('play:dodge-and-weave', 'basic'), 'attack');
      expect([hurt.game.combat?.phase, hurt.game.combat?.later]).toEqual(['attack', []]);
    },
  );

  it('charm powered: MK-13.28 an enemy makes no attack, and its attack is used against others', () => {
    const t = against(['swamp-dragon', 'prowlers'], holding('charm'), 'block');
    reach(t.play('play:charm', 'powered', 'foe:0'), 'attack').play('aim:0');
    expect(refuses(t, 'late:0').reason.key).toBe('late-not-now');
    t.play('give-up', 'aim:1', 'late:0');
    expect(points(t)).toEqual([[5, 'physical', 'melee']]);
    expect(refuses(t, 'aim:0')).toMatchObject({ reason: { key: 'not-against-it' }, rule: 'MK-12.1' });
  });

  it('braevalar-forked-lightning: MK-12.1 Ranged Cold Fire Attack 1 against each of up to three enemies', () => {
    const foes: EnemyId[] = ['prowlers', 'wolf-riders', 'swordsmen', 'guardsmen'];
    const t = against(foes, { skills: ['braevalar-forked-lightning'] });
    t.play('aim:0', 'skill:braevalar-forked-lightning');
    expect(offers(t, 'foe:')).toEqual(['foe:0', 'foe:1', 'foe:2']);
    t.play('foe:0', 'foe:1', 'done');
    expect(points(t)).toEqual([[1, 'coldFire', 'ranged']]);
    expect(refuses(t, 'late:0').reason.key).toBe('late-not-now');
    t.play('aim:1', 'late:0');
    expect(points(t)).toHaveLength(2);
  });

  it('braevalar-forked-lightning: MK-11.21 what is not used in the phase is lost', () => {
    const t = against(['prowlers', 'wolf-riders'], { skills: ['braevalar-forked-lightning'] });
    t.play('skill:braevalar-forked-lightning', 'foe:0', 'foe:1', 'next');
    expect(t.game.combat?.later).toEqual([]);
  });

  it('wolfhawk-dueling: MK-12.16 Block 1 and later Attack 1 against one enemy, and Fame 1 if no unit helps', () => {
    const t = against(['wolf-riders', 'prowlers'], { skills: ['wolfhawk-dueling'] }, 'block');
    t.play('block:1.0', 'skill:wolfhawk-dueling');
    expect(points(t)).toEqual([[1, 'physical', 'block']]);
    lay(t, 3);
    t.play('parry');
    lay(t, 6);
    t.play('parry', 'aim:1', 'late:0');
    expect(points(t)).toEqual([[1, 'physical', 'melee']]);
    lay(t, 2);
    t.play('strike');
    expect(playerOf(t).fame).toBe(2 + 1);
  });

  it('wolfhawk-dueling: no Fame when a unit was used against the enemy', () => {
    const player = { skills: ['wolfhawk-dueling' as const], units: ['peasants' as const] };
    const t = against(['prowlers', 'orc-summoners'], player, 'ranged');
    tweak(t, ({ foes: [, second] }) => Object.assign(second ?? {}, { still: true }));
    t.play('next', 'skill:wolfhawk-dueling');
    unit(t, 'ability:0');
    if (offers(t, 'way:').length > 0) t.play(offers(t, 'way:')[0] as string);
    lay(t, 3);
    t.play('parry', 'aim:0');
    lay(t, 3);
    t.play('strike');
    expect(playerOf(t).fame).toBe(2);
    expect(value(t)).toBe(4);
  });
});
