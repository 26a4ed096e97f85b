// Cards, artifacts, units, skills and tokens that change attacks and blocks to come.
import { describe, expect, it } from 'vitest';
import { sumOf } from '../../rules/combat/sums.ts';
import { lay, tweak } from '../fight.ts';
import { points } from '../holding.ts';
import { offers, refuses } from '../table.ts';
import { against, holding, unit } from './war-setup.ts';

describe('ambush: MK-22.13 the first attack card or block card after it', () => {
  it.each([
    ['basic', 1, 2],
    ['powered', 2, 4],
  ] as const)('%s: +%i to an attack or +%i to a block, once', (side, attack, block) => {
    const t = against(['prowlers'], holding('ambush', 'rage', 'rage'), 'attack');
    t.play('play:ambush', side, 'play:rage', 'basic', 'play:rage', 'attack');
    expect(points(t)).toEqual([
      [2 + attack, 'physical', 'melee'],
      [1, 'physical', 'melee'],
    ]);
    const blocked = against(['prowlers'], holding('ambush', 'rage', 'rage'), 'block');
    blocked.play('play:ambush', side, 'play:rage', 'basic', 'play:rage', 'block');
    expect(points(blocked)).toEqual([
      [2 + block, 'physical', 'block'],
      [1, 'physical', 'block'],
    ]);
  });

  it('a card laid sideways is one, and says what it is worth', () => {
    const t = against(['prowlers'], holding('ambush', 'rage'), 'attack');
    t.play('play:ambush', 'basic', 'play:rage');
    const option = t.asked().options.find(({ id }) => id === 'attack');
    expect(option?.label).toMatchObject({ key: 'play-sideways', n: 2 });
    expect(points(t.play('attack'))).toEqual([[2, 'physical', 'melee']]);
  });

  it('a unit is none', () => {
    const t = against(['prowlers'], { ...holding('ambush', 'rage'), units: ['altem-guardians'] }, 'attack');
    t.play('play:ambush', 'basic');
    unit(t, 'ability:0').play('play:rage', 'basic');
    expect(points(t)).toEqual([
      [5, 'physical', 'melee'],
      [3, 'physical', 'melee'],
    ]);
  });
});

describe('wolfhawk-deadly-aim: MK-22.13, MK-22.16 one attack card', () => {
  it('+1 in the ranged phase, +2 in the attack phase', () => {
    const aiming = { skills: ['wolfhawk-deadly-aim' as const] };
    const ranged = against(['prowlers'], { ...aiming, ...holding('fireball') });
    ranged.play('skill:wolfhawk-deadly-aim', 'play:fireball', 'basic');
    expect(points(ranged)).toEqual([[6, 'fire', 'ranged']]);
    const melee = against(['prowlers'], { ...aiming, ...holding('rage', 'march') }, 'attack');
    melee.play('skill:wolfhawk-deadly-aim', 'play:march', 'attack', 'play:rage', 'basic');
    expect(points(melee)).toEqual([
      [3, 'physical', 'melee'],
      [2, 'physical', 'melee'],
    ]);
  });
});

it('krang-spirit-guides: Move 1, and one block +1 in its element', () => {
  const t = against(
    ['prowlers'],
    { skills: ['krang-spirit-guides'], ...holding('ice-shield', 'march') },
    'block',
  );
  t.play('skill:krang-spirit-guides', 'play:ice-shield', 'basic', 'play:march', 'block');
  expect(t.game.turn.move).toBe(1);
  expect(points(t)).toEqual([
    [4, 'ice', 'block'],
    [1, 'physical', 'block'],
  ]);
});

describe('tokens of the factions', () => {
  it.each([
    ['fire-gem', 'fire', 'coldFire'],
    ['ice-shard', 'ice', 'ice'],
  ] as const)(
    '%s: the attack or block of one action card is %s too; ice becomes %s',
    (token, element, joined) => {
      const attack = against(['prowlers'], { factionTokens: [token], ...holding('rage', 'rage') }, 'attack');
      attack.play(`token:${token}`, 'play:rage', 'attack', 'play:rage', 'basic');
      expect(points(attack)).toEqual([
        [1, 'physical', 'melee'],
        [2, element, 'melee'],
      ]);
      const block = against(
        ['prowlers'],
        { factionTokens: [token], ...holding('ice-shield', 'rage') },
        'block',
      );
      block.play(`token:${token}`, 'play:ice-shield', 'basic', 'play:rage', 'basic');
      expect(points(block)).toEqual([
        [3, joined, 'block'],
        [2, 'physical', 'block'],
      ]);
    },
  );

  it('vial-of-toxin: a physical attack +3, a siege one +1, none with an element', () => {
    const melee = against(['prowlers'], { factionTokens: ['vial-of-toxin'], ...holding('rage') }, 'attack');
    melee.play('token:vial-of-toxin', 'play:rage', 'basic');
    expect(points(melee)).toEqual([[5, 'physical', 'melee']]);
    const siege = against(['prowlers'], { factionTokens: ['vial-of-toxin'], ...holding('horn-of-wrath') });
    siege.play('token:vial-of-toxin', 'play:horn-of-wrath', 'basic');
    expect(points(siege)).toEqual([[6, 'physical', 'siege']]);
    const ranged = against(['prowlers'], {
      factionTokens: ['vial-of-toxin'],
      ...holding('fireball', 'expose'),
    });
    ranged.play('token:vial-of-toxin', 'play:fireball', 'basic', 'play:expose', 'basic');
    expect(points(ranged)).toEqual([
      [5, 'fire', 'ranged'],
      [4, 'physical', 'ranged'],
    ]);
  });

  it('ghostly-elixir: MK-12.2 the attack of one action card is a ranged one', () => {
    const without = against(['prowlers'], holding('rage')).play('play:rage');
    expect(refuses(without, 'basic').reason.key).toBe('side-does-nothing');
    const t = against(['prowlers'], { factionTokens: ['ghostly-elixir'], ...holding('rage', 'rage') });
    t.play('token:ghostly-elixir', 'play:rage', 'basic');
    expect(points(t)).toEqual([[2, 'physical', 'ranged']]);
    t.play('play:rage');
    expect(refuses(t, 'basic').reason.key).toBe('side-does-nothing');
  });

  it('ghostly-elixir: it waits for the ranged phase of another fight if the attack phase needs no help', () => {
    const t = against(['prowlers'], { factionTokens: ['ghostly-elixir'], ...holding('rage') }, 'attack');
    t.play('token:ghostly-elixir', 'play:rage', 'basic');
    expect(points(t)).toEqual([[2, 'physical', 'melee']]);
  });
});

describe('sword-of-justice powered: MK-12.5 physical attacks count twice in the attack phase', () => {
  const sword = { hand: ['sword-of-justice' as const, 'ruby-ring' as const] };

  it('those laid before too, others and other phases do not', () => {
    const t = against(['swamp-dragon'], sword, 'attack');
    lay(t, 3);
    lay(t, 2, 'fire');
    t.play('play:sword-of-justice', 'powered');
    expect(sumOf(t.game)).toMatchObject({ total: 8, need: 9 });
    const early = against(['swamp-dragon'], sword).play('play:sword-of-justice', 'powered');
    lay(early, 3, 'physical', 'ranged');
    expect(sumOf(early.game).total).toBe(3);
  });
});

describe('bow-of-starsdawn powered: MK-12.3', () => {
  const bow = { hand: ['bow-of-starsdawn' as const, 'fireball' as const, 'horn-of-wrath' as const] };

  it('a ranged attack counts twice or is siege, a siege one may count twice as ranged', () => {
    const t = against(['prowlers'], bow).play('play:bow-of-starsdawn', 'powered');
    t.play('play:fireball', 'basic');
    expect(offers(t, 'as:')).toEqual(['as:ranged', 'as:siege']);
    t.play('as:siege', 'play:horn-of-wrath', 'basic', 'as:ranged');
    expect(points(t)).toEqual([
      [5, 'fire', 'siege'],
      [10, 'physical', 'ranged'],
    ]);
  });

  it('against a fortified enemy only as siege; in the attack phase twice by itself', () => {
    const fort = against(['guardsmen'], bow).play('play:bow-of-starsdawn', 'powered');
    fort.play('play:fireball', 'basic');
    expect(points(fort)).toEqual([[5, 'fire', 'siege']]);
    const late = against(['prowlers'], bow, 'attack').play('play:bow-of-starsdawn', 'powered');
    late.play('play:fireball', 'basic');
    expect(points(late)).toEqual([[10, 'fire', 'ranged']]);
  });
});

describe('altem-mages black: for the rest of the combat', () => {
  it('MK-13.20 all attacks are cold fire', () => {
    const t = against(['fire-dragon'], { units: ['altem-mages'], ...holding('rage') }, 'attack');
    unit(t, 'ability:2').play('way:0', 'play:rage', 'basic');
    expect(sumOf(t.game)).toMatchObject({ efficient: 2, inefficient: 0 });
    tweak(t, ({ foes: [first] }) => first?.lost.resistances.push('fire'));
    lay(t, 4);
    expect(sumOf(t.game).total).toBe(6);
  });

  it('MK-12.2, MK-12.3 all attacks are siege as well, and reach a fortified enemy in the ranged phase', () => {
    const t = against(['guardsmen'], { units: ['altem-mages'], ...holding('rage') });
    unit(t, 'ability:2').play('way:1', 'play:rage');
    expect(refuses(t, 'attack').reason.key).toBe('sideways-attack-needs-target');
    t.play('basic');
    expect(points(t)).toEqual([[2, 'physical', 'siege']]);
  });
});

it('shocktroops: MK-6.10 Ranged Attack 1, and attacks of other units +1, not their own', () => {
  const t = against(['prowlers'], { units: ['shocktroops', 'altem-guardians'] }, 'attack');
  const [shock, guardians] = offers(t, 'unit:');
  t.play(shock as string);
  if (offers(t, 'ability:').includes('ability:0')) t.play('ability:0');
  t.play(guardians as string, 'ability:0');
  expect(points(t)).toEqual([
    [1, 'physical', 'ranged'],
    [6, 'physical', 'melee'],
  ]);
});
