// What cards, Spells, artifacts, units and skills do to enemies and to their attacks.
import { describe, expect, it } from 'vitest';
import { blockNeed, damageOf, fortificationOf } from '../../rules/combat/numbers.ts';
import { armor, type Fighter, foe, parryWith } from '../fight.ts';
import { offers, playerOf, refuses, told } from '../table.ts';
import { against, holding, unit, value } from './war-setup.ts';

describe('Armor is lowered', () => {
  it('tremor basic: MK-11.14 one enemy by 3 or all of them by 2, at least 1', () => {
    const one = against(['prowlers', 'swordsmen'], holding('tremor'), 'attack');
    one.play('play:tremor', 'basic', 'way:0', 'foe:1');
    expect([armor(one), armor(one, 1)]).toEqual([3, 2]);
    const all = against(['prowlers', 'swordsmen'], holding('tremor'), 'attack');
    all.play('play:tremor', 'basic', 'way:1');
    expect([armor(all), armor(all, 1)]).toEqual([1, 3]);
    expect(told(all, 'armor-changed')).toMatchObject([{ armor: 1 }, { armor: 3 }]);
  });

  it('tremor powered: MK-13.16 by 6 or 4 where they are fortified', () => {
    const one = against(['guardsmen', 'swordsmen'], holding('tremor'));
    one.play('play:tremor', 'powered', 'way:0', 'foe:0');
    expect(armor(one)).toBe(1);
    const all = against(['guardsmen', 'swordsmen'], holding('tremor'));
    all.play('play:tremor', 'powered', 'way:1');
    expect([armor(all), armor(all, 1)]).toEqual([3, 3]);
  });

  it('tremor: MK-13.22 both values of an elusive enemy', () => {
    const t = against(['orc-trackers'], holding('tremor', 'rage'), 'block');
    t.play('play:tremor', 'basic', 'way:0');
    expect(armor(t)).toBe(3);
    parryWith(t, 4);
    expect(t.game.combat?.phase).toBe('attack');
    expect(armor(t)).toBe(1);
  });

  it('tremor: MK-13.23, MK-13.24 not of an arcane immune enemy, which is said', () => {
    const t = against(['shadow', 'swordsmen', 'prowlers'], holding('tremor'), 'attack');
    t.play('play:tremor', 'basic', 'way:0');
    expect(offers(t, 'foe:')).toEqual(['foe:1', 'foe:2']);
    expect(refuses(t, 'foe:0')).toMatchObject({ reason: { key: 'foe-is-immune' }, rule: 'MK-13.23' });
    const alone = against(['shadow'], holding('tremor'), 'attack').play('play:tremor');
    expect(refuses(alone, 'basic').reason.key).toBe('side-does-nothing');
  });

  it('demolish basic: MK-11.15, MK-11.16 the site protects nobody, and all but the fire-resistant lose 1', () => {
    const t = against(['fire-mages-enemy', 'swordsmen', 'guardsmen'], holding('demolish'));
    for (const id of [0, 1, 2]) Object.assign(foe(t, id), { fortified: 1 });
    t.play('play:demolish', 'basic');
    expect([armor(t), armor(t, 1), armor(t, 2)]).toEqual([5, 4, 6]);
    expect([0, 1, 2].map((id) => fortificationOf(t.game, foe(t, id)))).toEqual([0, 0, 1]);
  });

  it('demolish powered: MK-12.33, MK-22.11 one enemy is destroyed in the attack phase, the others lose 1', () => {
    const early = against(['prowlers', 'swordsmen'], holding('demolish')).play('play:demolish');
    expect(refuses(early, 'powered').reason.key).toBe('side-does-nothing');
    const t = against(['prowlers', 'swordsmen', 'fire-mages-enemy'], holding('demolish'), 'attack');
    t.play('play:demolish', 'powered');
    expect(refuses(t, 'foe:2')).toMatchObject({ reason: { key: 'foe-ignores-colour' }, rule: 'MK-13.19' });
    t.play('foe:1');
    expect(foe(t, 1).defeated).toBe(true);
    expect(playerOf(t).fame).toBeGreaterThan(0);
    expect([armor(t), armor(t, 2)]).toEqual([2, 5]);
  });

  it('delphana-masters green: by 5', () => {
    const t = against(['swamp-dragon'], { units: ['delphana-masters'] }, 'attack');
    unit(t, 'ability:2');
    expect(armor(t)).toBe(4);
  });

  it('tovak-resistance-break: by 1 for each resistance', () => {
    const t = against(['mummy', 'prowlers'], { skills: ['tovak-resistance-break'] });
    t.play('skill:tovak-resistance-break');
    expect(armor(t)).toBe(3);
    const none = against(['prowlers'], { skills: ['tovak-resistance-break'] });
    expect(refuses(none, 'skill:tovak-resistance-break').reason.key).toBe('skill-does-nothing');
  });

  it('explosive-bolt: MK-13.22 another enemy by 1 for each that its attack defeats', () => {
    const t = against(['prowlers', 'swordsmen'], holding('explosive-bolt'));
    t.play('aim:0', 'play:explosive-bolt', 'powered', 'mana:crystal:red', 'strike');
    expect(foe(t).defeated).toBe(true);
    expect(armor(t, 1)).toBe(4);
  });
});

describe('an attack is lowered', () => {
  const reflexes: Fighter = { hero: 'wolfhawk', ...holding('swift-reflexes') };

  it.each([
    ['basic', 3],
    ['powered', 2],
  ] as const)('swift-reflexes %s: MK-11.24 to %i, before a swift one is doubled', (side, left) => {
    const t = against(['crossbowmen'], reflexes, 'block');
    t.play('play:swift-reflexes', side, 'way:2');
    expect(value(t)).toBe(left);
    expect(blockNeed(t.game, foe(t), 0)).toBe(2 * left);
    expect(told(t, 'attack-changed')).toMatchObject([{ enemy: 'crossbowmen', n: left }]);
  });

  it('swift-reflexes: MK-13.23, MK-13.24 of an arcane immune enemy too', () => {
    const t = against(['shadow'], reflexes, 'block');
    t.play('play:swift-reflexes', 'powered', 'way:2');
    expect(value(t)).toBe(2);
  });

  it('dodge-and-weave basic: MK-12.35 to nothing, which is no block', () => {
    const t = against(['golems', 'orc-trackers'], holding('dodge-and-weave'), 'block');
    t.play('play:dodge-and-weave', 'basic', 'attack:0.0');
    expect(value(t)).toBe(0);
    expect(foe(t).attacks[0]?.state).toBe('open');
    expect(offers(t, 'block:')).toEqual([]);
    expect(t.game.combat?.aim).toEqual([{ foe: 1, attack: 0 }]);
  });

  it('dodge-and-weave powered: one attack by 4, or two by 2 each', () => {
    const one = against(['prowlers', 'swordsmen'], holding('dodge-and-weave'), 'block');
    one.play('play:dodge-and-weave', 'powered', 'way:0', 'attack:1.0');
    expect([value(one), value(one, 1)]).toEqual([4, 2]);
    const two = against(['prowlers', 'swordsmen', 'ironclads'], holding('dodge-and-weave'), 'block');
    two.play('play:dodge-and-weave', 'powered', 'way:1', 'attack:1.0', 'attack:2.0');
    expect([value(two), value(two, 1), value(two, 2)]).toEqual([4, 4, 2]);
    expect(damageOf(two.game, foe(two, 2), 0)).toBe(4);
  });

  it('braevalar-feral-allies: by 1', () => {
    const t = against(['prowlers'], { skills: ['braevalar-feral-allies'] }, 'block');
    t.play('skill:braevalar-feral-allies');
    expect(value(t)).toBe(3);
  });

  it('krang-curse: an attack by 2, or Armor by 1', () => {
    const attack = against(['prowlers'], { skills: ['krang-curse'] }, 'block');
    attack.play('skill:krang-curse', 'way:0');
    expect(value(attack)).toBe(2);
    const lowered = against(['prowlers'], { skills: ['krang-curse'] }, 'block');
    lowered.play('skill:krang-curse', 'way:1');
    expect(armor(lowered)).toBe(2);
  });

  it('krang-curse: MK-13.24 the Armor of an arcane immune enemy stays', () => {
    const t = against(['shadow'], { skills: ['krang-curse'] }, 'block');
    t.play('skill:krang-curse');
    expect([value(t), armor(t)]).toEqual([2, 8]);
  });

  it('wolfhawk-taunt: by 1, or 2 more for Armor 2 less', () => {
    const lower = against(['swordsmen'], { skills: ['wolfhawk-taunt'] }, 'block');
    lower.play('skill:wolfhawk-taunt', 'way:0');
    expect([value(lower), armor(lower)]).toEqual([5, 5]);
    const higher = against(['swordsmen'], { skills: ['wolfhawk-taunt'] }, 'block');
    higher.play('skill:wolfhawk-taunt', 'way:1');
    expect([value(higher), armor(higher)]).toEqual([8, 3]);
  });

  it('wolfhawk-taunt: MK-13.24 an arcane immune enemy attacks harder and keeps its Armor', () => {
    const t = against(['blood-demon'], { skills: ['wolfhawk-taunt'] }, 'block');
    t.play('skill:wolfhawk-taunt', 'way:1');
    expect([value(t), armor(t)]).toEqual([8, 6]);
  });

  it.each(['braevalar-natures-vengeance-competitive', 'braevalar-natures-vengeance-cooperative'] as const)(
    '%s: MK-13.13, MK-13.33 by 1, and that enemy is cumbersome',
    (skill) => {
      const t = against(
        ['prowlers', 'swordsmen'],
        { skills: [skill], hand: ['march', 'ruby-ring'] },
        'block',
      );
      t.play(`skill:${skill}`, 'attack:1.0');
      expect(value(t, 1)).toBe(5);
      t.play('play:march', 'basic');
      expect(offers(t, 'slow:')).toEqual(['slow:1.0']);
      t.play('slow:1.0');
      expect(value(t, 1)).toBe(4);
    },
  );

  it('shocktroops: only the attack they have drawn on themselves goes to them first', () => {
    const t = against(['hydra'], { units: ['shocktroops'] }, 'block');
    t.play('unit:0', 'ability:2', 'attack:0.1', 'next');
    t.play('damage:0.0');
    expect(t.options()).toContain('to:hero');
  });

  it('shocktroops: MK-13.24 Armor and attack of one enemy; of an arcane immune one the attack alone', () => {
    const t = against(['prowlers'], { units: ['shocktroops'] }, 'block');
    unit(t, 'ability:1');
    expect([value(t), armor(t)]).toEqual([3, 2]);
    const immune = against(['blood-demon'], { units: ['shocktroops'] }, 'block');
    unit(immune, 'ability:1');
    expect([value(immune), armor(immune)]).toEqual([5, 6]);
  });

  it('shocktroops: MK-13.12 the damage of an attack they lowered by 3 goes to them first, even of an assassin', () => {
    const t = against(['orc-trackers'], { units: ['peasants', 'shocktroops'] }, 'block');
    t.play(offers(t, 'unit:').at(-1) as string, 'ability:2');
    expect(value(t)).toBe(1);
    t.play('next');
    if (offers(t, 'damage:').length > 0) t.play('damage:0.0');
    expect(told(t, 'unit-wounded')).toMatchObject([{ unit: 'shocktroops', left: 0 }]);
    expect(playerOf(t).hand).not.toContain('wound');
  });
});
