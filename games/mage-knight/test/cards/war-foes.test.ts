// What cards, Spells, artifacts, units and skills do to enemies and to their attacks.
import { describe, expect, it } from 'vitest';
import type { EnemyId } from '../../data/enemies.ts';
import { blockNeed, damageOf, fortificationOf, resistancesOf } from '../../rules/combat/numbers.ts';
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

describe('an enemy makes no attack', () => {
  it('whirlwind basic: MK-13.28, MK-12.35 none of its attacks, and it was not blocked', () => {
    const t = against(['orc-skirmishers', 'prowlers'], holding('whirlwind'), 'block');
    t.play('play:whirlwind', 'basic', 'foe:0');
    expect(foe(t).still).toBe(true);
    expect(t.game.combat?.aim).toEqual([{ foe: 1, attack: 0 }]);
    expect(foe(t).attacks.every(({ state }) => state === 'open')).toBe(true);
  });

  it('whirlwind basic: MK-13.32 whoever is stopped before the block phase calls nobody', () => {
    const t = against(['orc-summoners', 'prowlers'], holding('whirlwind'));
    t.play('play:whirlwind', 'basic', 'foe:0', 'next');
    expect(told(t, 'summoned')).toEqual([]);
  });

  it('whirlwind powered: MK-12.33, MK-22.11 in the attack phase it is destroyed, for its fame', () => {
    const t = against(['swamp-dragon', 'shadow'], holding('whirlwind'), 'attack');
    t.play('play:whirlwind', 'powered');
    expect(foe(t).defeated).toBe(true);
    expect(playerOf(t).fame).toBeGreaterThan(0);
    const early = against(['prowlers'], holding('whirlwind'), 'block').play('play:whirlwind');
    expect(refuses(early, 'powered').reason.key).toBe('side-does-nothing');
  });

  it('chill basic: MK-13.19 no attack, no fire resistance; MK-22.3 not against ice resistance', () => {
    const t = against(['fire-mages-enemy', 'ice-mages-enemy'], holding('chill'), 'block');
    t.play('play:chill', 'basic');
    expect(foe(t).still).toBe(true);
    expect(resistancesOf(foe(t))).toEqual([]);
    expect(resistancesOf(foe(t, 1))).toEqual(['ice']);
  });

  it('chill powered: no attack and Armor 4 less', () => {
    const t = against(['fire-mages-enemy'], holding('chill'), 'ranged');
    t.play('play:chill', 'powered');
    expect([foe(t).still, armor(t)]).toEqual([true, 1]);
  });

  it('chill: whoever has attacked already may still lose its resistance or Armor', () => {
    const t = against(['fire-mages-enemy'], holding('chill'), 'attack');
    t.play('play:chill', 'powered');
    expect([foe(t).still, armor(t)]).toEqual([false, 1]);
  });

  it('wings-of-wind powered: one enemy, the second for 1 Move, the third for 2 more', () => {
    const foes: EnemyId[] = ['prowlers', 'diggers', 'swordsmen', 'ironclads'];
    const t = against(foes, holding('wings-of-wind', 'stamina'), 'block');
    t.play('play:stamina', 'powered', 'play:wings-of-wind', 'powered', 'foe:0', 'foe:1', 'foe:2');
    expect(t.game.turn.move).toBe(1);
    expect(foes.map((_, id) => foe(t, id).still)).toEqual([true, true, true, false]);
    const poor = against(foes, holding('wings-of-wind'), 'block');
    poor.play('play:wings-of-wind', 'powered', 'foe:0');
    expect(told(poor, 'foe-stilled')).toHaveLength(1);
  });

  it('banner-of-fear powered: MK-22.1 up to three enemies of any resistance, none that is arcane immune', () => {
    const t = against(['fire-mages-enemy', 'ice-mages-enemy', 'shadow', 'prowlers', 'diggers'], {
      hand: ['banner-of-fear', 'ruby-ring'],
    });
    t.play('play:banner-of-fear', 'powered');
    expect(refuses(t, 'foe:2').reason.key).toBe('foe-is-immune');
    t.play('foe:0', 'foe:1', 'foe:3');
    expect(told(t, 'foe-stilled').map(({ enemy }) => enemy)).toEqual([
      'fire-mages-enemy',
      'ice-mages-enemy',
      'prowlers',
    ]);
  });

  it('chilling-stare powered: MK-22.14 not an ice-resistant or arcane immune one', () => {
    const t = against(['ice-mages-enemy', 'shadow', 'prowlers'], holding('chilling-stare'), 'block');
    t.play('play:chilling-stare', 'powered', 'mana:crystal:blue', 'way:1');
    expect(foe(t, 2).still).toBe(true);
    const none = against(['ice-mages-enemy', 'shadow'], holding('chilling-stare'), 'block');
    none.play('play:chilling-stare', 'powered', 'mana:crystal:blue');
    expect(none.game.turn.influence).toBe(5);
  });

  it('illusionists white: only one that is not fortified', () => {
    const t = against(['diggers', 'prowlers', 'wolf-riders'], { units: ['illusionists'] }, 'block');
    unit(t, 'ability:1');
    expect(refuses(t, 'foe:0').reason.key).toBe('foe-unchanged');
    t.play('foe:1');
    expect(foe(t, 1).still).toBe(true);
  });

  it('amotep-freezers blue: MK-11.15 no attack and Armor 3 less, not against ice resistance', () => {
    const t = against(['swordsmen', 'ice-mages-enemy'], { units: ['amotep-freezers'] }, 'block');
    unit(t, 'ability:1');
    expect([foe(t).still, armor(t), foe(t, 1).still]).toEqual([true, 2, false]);
  });

  it('delphana-masters blue: MK-23.4 no attack, and another ability may follow', () => {
    const t = against(['swordsmen', 'prowlers'], { units: ['delphana-masters'] }, 'block');
    unit(t, 'ability:0').play('foe:0', 'ability:2', 'foe:1');
    expect([foe(t).still, armor(t, 1)]).toEqual([true, 1]);
  });
});

describe('an enemy loses what protects it', () => {
  it('expose basic: MK-13.16, MK-13.18 all fortifications and resistances of one, and Ranged Attack 2', () => {
    const t = against(['altem-guardsmen', 'prowlers'], holding('expose'));
    t.play('aim:0', 'play:expose', 'basic');
    expect([fortificationOf(t.game, foe(t)), resistancesOf(foe(t))]).toEqual([0, []]);
    expect(t.game.combat?.points).toMatchObject([{ n: 2, kind: 'ranged' }]);
  });

  it('expose powered: fortifications of all, or resistances of all', () => {
    const forts = against(['guardsmen', 'golems'], holding('expose'));
    forts.play('play:expose', 'powered', 'way:0');
    expect([fortificationOf(forts.game, foe(forts)), resistancesOf(foe(forts, 1))]).toEqual([
      0,
      ['physical'],
    ]);
    const bare = against(['guardsmen', 'golems', 'mummy'], holding('expose'));
    bare.play('play:expose', 'powered', 'way:1');
    expect(fortificationOf(bare.game, foe(bare))).toBe(1);
    expect([resistancesOf(foe(bare, 1)), resistancesOf(foe(bare, 2))]).toEqual([[], []]);
  });

  it('expose: MK-13.24 not from one that is arcane immune', () => {
    const t = against(['dragon-summoner', 'golems'], holding('expose'));
    t.play('play:expose', 'powered');
    expect(resistancesOf(foe(t, 1))).toEqual([]);
    expect(resistancesOf(foe(t))).toEqual(['physical']);
  });

  it('sword-of-justice powered: physical resistance of all', () => {
    const t = against(['golems', 'mummy'], { hand: ['sword-of-justice', 'ruby-ring'] }, 'attack');
    t.play('play:sword-of-justice', 'powered');
    expect([resistancesOf(foe(t)), resistancesOf(foe(t, 1))]).toEqual([[], ['ice']]);
  });

  it.each([
    ['white', 1, 0, ['physical', 'fire', 'ice']],
    ['green', 2, 1, []],
  ] as const)('sorcerers %s: one enemy, and Ranged Attack 3', (_, ability, fortified, resistances) => {
    const t = against(['altem-guardsmen', 'prowlers'], { units: ['sorcerers'] });
    t.play('aim:1');
    unit(t, `ability:${ability}`);
    expect([fortificationOf(t.game, foe(t)), resistancesOf(foe(t))]).toEqual([fortified, resistances]);
    expect(t.game.combat?.points).toMatchObject([{ n: 3, kind: 'ranged' }]);
  });

  it('delphana-masters white: fortifications and resistances of one', () => {
    const t = against(['altem-guardsmen'], { units: ['delphana-masters'] }, 'attack');
    unit(t, 'ability:3');
    expect([fortificationOf(t.game, foe(t)), resistancesOf(foe(t))]).toEqual([0, []]);
  });

  it('chilling-stare basic: MK-13.24 abilities of one attack, of an arcane immune enemy too, not of an ice-resistant one', () => {
    const t = against(['blood-demon', 'mummy'], holding('chilling-stare'), 'block');
    t.play('play:chilling-stare', 'basic', 'way:1');
    expect(damageOf(t.game, foe(t), 0)).toBe(6);
    expect(told(t, 'attack-bared')).toMatchObject([{ enemy: 'blood-demon' }]);
    t.play('next', 'damage:0.0');
    expect(foe(t, 1).attacks[0]?.bare).toBe(false);
  });
});

describe('an enemy is destroyed once it is blocked', () => {
  it('delphana-masters red: MK-13.28, MK-22.11 by the last block of all its attacks, for its fame', () => {
    const t = against(['orc-skirmishers', 'skeletal-warriors'], { units: ['delphana-masters'] }, 'block');
    unit(t, 'ability:1').play('enough', 'block:0.0');
    parryWith(t, 9);
    expect(foe(t).defeated).toBe(false);
    t.play('block:0.1');
    parryWith(t, 9);
    expect(foe(t).defeated).toBe(true);
    expect(playerOf(t).fame).toBe(2);
  });

  it('delphana-masters red: MK-11.15 not one that resists fire', () => {
    const t = against(['skeletal-warriors'], { units: ['delphana-masters'] }, 'block');
    const [mine] = playerOf(t).units;
    t.play(`unit:${mine?.id}`);
    expect(refuses(t, 'ability:1').reason.key).toBe('ability-does-nothing');
  });
});
