// Cards, artifacts, skills and tokens about wounds, fallen enemies and what is known of them.
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../data/cards.ts';
import { attackAt, has, resistancesOf } from '../../rules/combat/numbers.ts';
import { foe, lay, tweak } from '../fight.ts';
import { points } from '../holding.ts';
import { type Game, offers, playerOf, refuses, told } from '../table.ts';
import { against, holding } from './war-setup.ts';

const wounds = (t: Game, pile: 'hand' | 'discard' = 'hand'): number =>
  playerOf(t)[pile].filter((card: CardId) => card === 'wound').length;

/** Lets the first enemy's attack hit the hero. */
function hit(t: Game): Game {
  while (t.options().includes('next') && t.game.combat?.phase !== 'attack') t.play('next');
  if (offers(t, 'damage:').length > 0) t.play('damage:0.0');
  return t.options().includes('to:hero') ? t.play('to:hero') : t;
}

describe('damage to the hero is ignored', () => {
  it.each([
    ['krang-battle-hardened', 'prowlers', 2],
    ['krang-battle-hardened', 'fire-mages-enemy', 1],
    ['braevalar-elemental-resistance', 'fire-mages-enemy', 2],
    ['braevalar-elemental-resistance', 'prowlers', 1],
    ['braevalar-elemental-resistance', 'high-dragon', 1],
  ] as const)('%s against %s: MK-12.27 %i points fewer, once', (skill, enemy, n) => {
    const t = against([enemy], { skills: [skill], level: 1 }, 'block');
    hit(t.play(`skill:${skill}`));
    expect(told(t, 'damage-ignored')).toMatchObject([{ n }]);
    const before = { prowlers: 4, 'fire-mages-enemy': 6, 'high-dragon': 12 }[enemy];
    expect(wounds(t)).toBe(Math.ceil((before - n) / 2));
  });

  it('krang-battle-hardened: not where no damage can come any more', () => {
    const t = against(['prowlers'], { skills: ['krang-battle-hardened'] }, 'attack');
    expect(refuses(t, 'skill:krang-battle-hardened').reason.key).toBe('skill-does-nothing');
  });
});

describe('a wound is not taken', () => {
  it('mist-form powered: MK-13.8, MK-13.10 the first one of an enemy, nor its poison and paralysis', () => {
    const poison = against(['cursed-hags'], { ...holding('mist-form'), level: 1 }, 'block');
    hit(poison.play('play:mist-form', 'powered'));
    expect([wounds(poison), wounds(poison, 'discard')]).toEqual([1, 1]);
    const paralysis = against(['ice-golems-enemy'], { ...holding('mist-form', 'march'), level: 1 }, 'block');
    hit(paralysis.play('play:mist-form', 'powered'));
    expect(wounds(paralysis)).toBe(0);
    expect(told(paralysis, 'hero-paralyzed')).toEqual([]);
    expect(told(paralysis, 'wounds-spared')).toMatchObject([{ n: 1 }]);
  });

  it('mist-form powered: a wound of an own effect is taken', () => {
    const t = against(['prowlers'], holding('mist-form', 'blood-rage'), 'attack');
    t.play('play:mist-form', 'powered', 'play:blood-rage', 'basic', 'raise');
    expect(wounds(t)).toBe(1);
  });

  it('cloak-of-shielding: MK-24.2 one wound, whatever it comes from', () => {
    const own = against(
      ['prowlers'],
      { factionTokens: ['cloak-of-shielding'], ...holding('blood-rage') },
      'attack',
    );
    own.play('token:cloak-of-shielding', 'play:blood-rage', 'basic', 'raise');
    expect([points(own), wounds(own)]).toEqual([[[5, 'physical', 'melee']], 0]);
    const hitBy = against(['prowlers'], { factionTokens: ['cloak-of-shielding'], level: 1 }, 'block');
    hit(hitBy.play('token:cloak-of-shielding'));
    expect(wounds(hitBy)).toBe(1);
  });
});

describe('rush-of-adrenaline: MK-11.26 a card for each wound to hand', () => {
  const rush = {
    ...holding('rush-of-adrenaline'),
    deck: ['march', 'march', 'rage', 'rage', 'stamina'] as CardId[],
  };

  it('basic: for three of them at most, those taken before too', () => {
    const before = against(['swordsmen'], { ...rush, level: 1 }, 'block');
    hit(before);
    const [held, taken] = [playerOf(before).hand.length, wounds(before)];
    before.play('play:rush-of-adrenaline', 'basic');
    expect(taken).toBe(3);
    expect(playerOf(before).hand.length).toBe(held - 1 + 3);
    const after = against(['fire-dragon'], { ...rush, level: 1 }, 'ranged');
    hit(after.play('play:rush-of-adrenaline', 'basic'));
    expect(wounds(after)).toBe(5);
    expect(playerOf(after).deck).toHaveLength(2);
  });

  it('powered: the first wound is thrown away for one card more', () => {
    const t = against(['fire-dragon'], { ...rush, level: 1 }, 'ranged');
    hit(t.play('play:rush-of-adrenaline', 'powered', 'mana:crystal:red'));
    expect(wounds(t)).toBe(4);
    expect(playerOf(t).deck).toHaveLength(1);
  });
});

it('banner-of-protection powered: MK-16.3, MK-22.17 wounds of this turn are thrown away at its end', () => {
  const t = against(['cursed-hags'], {
    hand: ['banner-of-protection', 'wound', 'march'],
    level: 1,
  });
  hit(t.play('play:banner-of-protection', 'powered'));
  expect([wounds(t), wounds(t, 'discard')]).toEqual([3, 2]);
  t.play('next', 'end');
  expect(told(t, 'wound-thrown')).toHaveLength(4);
  expect(wounds(t)).toBe(1);
});

describe('vampiric-chalice: MK-15.2, MK-24.2 wounds of the hand for enemies that fell', () => {
  it('after the combat, one for each, at most four', () => {
    const t = against(
      ['prowlers', 'diggers'],
      {
        factionTokens: ['vampiric-chalice'],
        hand: ['wound', 'wound', 'wound', 'march'],
      },
      'attack',
    );
    t.play('token:vampiric-chalice', 'aim:0', 'aim:1');
    lay(t, 6);
    t.play('strike');
    expect(offers(t, 'wounds:')).toEqual(['wounds:0', 'wounds:1', 'wounds:2']);
    t.play('wounds:2');
    expect([wounds(t), wounds(t, 'discard')]).toEqual([1, 2]);
  });

  it('used after the combat as well', () => {
    const t = against(
      ['prowlers'],
      { factionTokens: ['vampiric-chalice'], hand: ['wound', 'march'] },
      'attack',
    );
    lay(t, 3);
    t.play('strike', 'token:vampiric-chalice', 'wounds:1');
    expect(wounds(t)).toBe(0);
  });
});

describe('soul-harvester: MK-1.23 crystals for enemies that fell', () => {
  const harvester = { hand: ['soul-harvester' as const, 'ruby-ring' as const], crystals: {} };

  it('basic: one for one enemy of its attack, by what it resisted, or white', () => {
    const t = against(['golems', 'mummy', 'prowlers'], harvester, 'attack');
    t.play('aim:0', 'aim:1', 'play:soul-harvester', 'basic');
    lay(t, 20);
    t.play('strike');
    expect(offers(t, 'colour:').sort()).toEqual(['colour:blue', 'colour:green', 'colour:white']);
    t.play('colour:blue');
    expect(playerOf(t).crystals).toMatchObject({ blue: 1, green: 0, white: 0 });
    lay(t, 3);
    t.play('strike');
    expect(told(t, 'crystal-gained')).toHaveLength(1);
    expect(t.options()).toContain('end');
  });

  it('basic: for the only enemy of its attack', () => {
    const t = against(['fire-mages-enemy'], harvester, 'attack').play('play:soul-harvester', 'basic');
    lay(t, 20);
    t.play('strike');
    t.play(offers(t, 'colour:')[0] ?? 'colour');
    expect(told(t, 'crystal-gained')).toHaveLength(1);
  });

  it('basic: not for enemies of another attack', () => {
    const t = against(['golems', 'mummy'], harvester, 'attack');
    t.play('aim:0', 'play:soul-harvester', 'basic', 'give-up', 'aim:1');
    lay(t, 20, 'fire');
    t.play('strike');
    expect(offers(t, 'colour:')).toEqual([]);
  });

  it('powered: one for each enemy of the phase', () => {
    const t = against(['golems', 'fire-mages-enemy', 'prowlers'], harvester, 'attack');
    t.play('aim:0');
    lay(t, 5, 'fire');
    t.play('strike', 'aim:1', 'play:soul-harvester', 'powered', 'colour:green', 'strike', 'colour:red');
    lay(t, 3);
    t.play('strike');
    expect(playerOf(t).crystals).toMatchObject({ green: 1, red: 1, white: 1 });
  });
});

describe('wolfhawk-know-your-prey: MK-13.33 an enemy loses one thing', () => {
  const prey = { skills: ['wolfhawk-know-your-prey' as const] };

  it('an ability, a resistance, or an element of its attack', () => {
    const t = against(['high-dragon'], prey, 'block').play('skill:wolfhawk-know-your-prey');
    expect(offers(t, '')).toEqual([
      'lose:brutal',
      'lose:resistance:fire',
      'lose:resistance:ice',
      'element:0:fire',
      'element:0:ice',
    ]);
    t.play('element:0:ice');
    expect(attackAt(foe(t), 0).element).toBe('ice');
    const brute = against(['high-dragon'], prey, 'block').play(
      'skill:wolfhawk-know-your-prey',
      'lose:brutal',
    );
    expect(has(foe(brute), 'brutal')).toBe(false);
    const open = against(['high-dragon'], prey, 'block');
    open.play('skill:wolfhawk-know-your-prey', 'lose:resistance:fire');
    expect(resistancesOf(foe(open))).toEqual(['ice']);
  });

  it('a resistance alone will do', () => {
    const t = against(['golems'], prey).play('skill:wolfhawk-know-your-prey');
    expect(resistancesOf(foe(t))).toEqual([]);
    const plain = against(['prowlers'], prey);
    expect(refuses(plain, 'skill:wolfhawk-know-your-prey').reason.key).toBe('skill-does-nothing');
  });

  it('MK-13.23 not one that is arcane immune', () => {
    const t = against(['shadow'], prey, 'block');
    expect(refuses(t, 'skill:wolfhawk-know-your-prey').reason.key).toBe('skill-does-nothing');
  });
});

describe('krang-puppet-master: a token that fell is kept and used', () => {
  const master = { hero: 'krang' as const, skills: ['krang-puppet-master' as const] };

  it('MK-11.20 instead of being discarded', () => {
    const t = against(['ironclads', 'prowlers'], master, 'attack').play('aim:0');
    lay(t, 6);
    t.play('strike', 'skill:krang-puppet-master');
    expect(playerOf(t).puppets).toEqual(['ironclads']);
    expect(t.game.enemies.green.discard).not.toContain('ironclads');
  });

  it('for half of its attack, or a block of half its Armor', () => {
    const attack = against(['prowlers'], master, 'attack');
    tweak(attack, () => playerOf(attack).puppets.push('ice-mages-enemy'));
    attack.play('skill:krang-puppet-master');
    expect(points(attack)).toEqual([[3, 'ice', 'melee']]);
    expect([playerOf(attack).puppets, attack.game.enemies.violet.discard]).toEqual([[], ['ice-mages-enemy']]);
    const block = against(['prowlers'], master, 'block');
    tweak(block, () => playerOf(block).puppets.push('ice-mages-enemy'));
    block.play('skill:krang-puppet-master');
    expect(points(block)).toEqual([[3, 'fire', 'block']]);
  });
});

describe('offering powered: MK-1.23 pairs of crystals for an attack', () => {
  it.each([
    ['pair:green:red', [8, 'fire', 'siege'], { green: 2, red: 2 }],
    ['pair:white:blue', [6, 'ice', 'ranged'], { white: 1, blue: 1 }],
  ] as const)('%s', (pair, point, tokens) => {
    const t = against(['prowlers'], {
      ...holding('offering'),
      crystals: { green: 2, red: 2, white: 1, blue: 3 },
      tokens: { red: 1, black: 1 },
    });
    t.play('play:offering', 'powered');
    if (offers(t, 'mana:token:red').length > 0) t.play('mana:token:red');
    t.play(pair);
    expect(points(t)).toEqual([point]);
    expect(playerOf(t).tokens).toMatchObject(tokens);
  });
});
