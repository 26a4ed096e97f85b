// Cards, Spells, artifacts and units that stop enemies, strip them and destroy them.
import { describe, expect, it } from 'vitest';
import type { EnemyId } from '../../data/enemies.ts';
import { damageOf, fortificationOf, resistancesOf } from '../../rules/combat/numbers.ts';
import { use } from '../effect.ts';
import { armor, foe, parryWith } from '../fight.ts';
import { playerOf, refuses, table, told } from '../table.ts';
import { against, holding, unit } from './war-setup.ts';

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

it('underground-travel powered: MK-11.16 the assault meets nobody that its site fortifies', () => {
  const map = { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-2' };
  const keep = { space: '1,0:NE', tokens: ['swordsmen' as const, 'guardsmen' as const] };
  const t = use(
    table({ map, players: [{ space: '1,0:SW' }], holdings: [keep] }),
    'card:underground-travel:powered',
  );
  expect([foe(t).fortified, foe(t, 1).fortified]).toEqual([1, 1]);
  expect([fortificationOf(t.game, foe(t)), fortificationOf(t.game, foe(t, 1))]).toEqual([0, 1]);
});
