import { describe, expect, it } from 'vitest';
import { ENEMIES, type EnemyId } from '../../data/enemies.ts';
import type { Ability } from '../../data/enemy.ts';
import { ELEMENTS } from '../../data/types.ts';
import { fortificationOf, withstands } from '../../rules/combat/numbers.ts';
import { armor, fight, foe, lay, parryWith, printed, reach } from '../fight.ts';
import { offers, playerOf, refuses, told } from '../table.ts';

const has = (enemy: EnemyId, ability: Ability): boolean => printed(enemy).abilities.includes(ability);
const fighting = ENEMIES.filter((enemy) => !has(enemy, 'summon'));
const summoners = ENEMIES.filter((enemy) => has(enemy, 'summon'));

/** A hero of Armor 2 takes so many wounds of one attack. */
const woundsOf = (enemy: EnemyId, n: number): number => Math.ceil((has(enemy, 'brutal') ? 2 * n : n) / 2);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

describe.each(fighting)('%s', (enemy) => {
  const { attacks, fame, resistances, reputation = 0, defend = 0 } = printed(enemy);
  const wounds = attacks.map(({ n }) => woundsOf(enemy, n));

  it('MK-12.20, MK-13.5 to .13 its attacks need what is printed and deal what they say', () => {
    const t = reach(fight([enemy], { player: { fame: 0 } }), 'block');
    for (const [index, { n }] of attacks.entries()) {
      if (attacks.length > 1) t.play(`block:0.${index}`);
      expect(refuses(t, 'parry').reason).toMatchObject({
        key: 'falls-short',
        need: has(enemy, 'swift') ? 2 * n : n,
      });
      if (attacks.length > 1) t.play('give-up');
    }
    expect(offers(t, 'slow:')).toEqual([]);
    if (has(enemy, 'cumbersome')) expect(refuses(t, 'slow:0.0').rule).toBe('MK-13.13');
    reach(t, 'attack');
    expect(
      told(t, 'wounds-taken')
        .filter(({ to }) => to === 'hand')
        .map(({ n }) => n),
    ).toEqual(wounds);
    const poisoned = has(enemy, 'poison') ? sum(wounds) : 0;
    expect(t.game.turn).toMatchObject({ wounds: sum(wounds), woundsDiscarded: poisoned });
    expect(told(t, 'hero-paralyzed')).toHaveLength(has(enemy, 'paralyze') ? 1 : 0);
    const grown = has(enemy, 'vampiric') ? sum(wounds) : 0;
    expect(sum(told(t, 'vampiric').map(({ n }) => n))).toBe(grown);
    const { armor: lower, elusive = lower } = printed(enemy);
    if (t.game.combat !== null) expect(armor(t)).toBe(elusive + grown);
  });

  it('MK-11.20, MK-11.23, MK-13.21 falls to its Armor once it is blocked', () => {
    const t = reach(fight([enemy]), 'block');
    for (const [index, { n }] of attacks.entries()) {
      if (index < attacks.length - 1) t.play(`block:0.${index}`);
      parryWith(t, has(enemy, 'swift') ? 2 * n : n);
    }
    expect(t.game.combat?.phase).toBe('attack');
    expect(armor(t)).toBe(printed(enemy).armor);
    const element = ELEMENTS.find((each) => !withstands(foe(t), each)) ?? 'coldFire';
    const half = withstands(foe(t), element) ? 2 : 1;
    lay(t, half * (printed(enemy).armor + defend) - 1, element);
    expect(refuses(t, 'strike').reason.key).toBe('falls-short');
    lay(t, 1, element);
    t.play('strike');
    expect(playerOf(t)).toMatchObject({ fame, reputation: 1 + reputation });
  });

  it('MK-12.2 to .6 is reached from afar as it is fortified, and resists what it resists', () => {
    const t = fight([enemy]);
    expect(fortificationOf(t.game, foe(t))).toBe(has(enemy, 'fortified') ? 1 : 0);
    expect(ELEMENTS.filter((element) => withstands(foe(t), element))).toEqual(
      ELEMENTS.filter((element) =>
        element === 'coldFire'
          ? resistances.includes('fire') && resistances.includes('ice')
          : resistances.includes(element),
      ),
    );
  });
});

describe.each(summoners)('%s', (enemy) => {
  const { summons = [], fame, armor: printedArmor } = printed(enemy);

  it('MK-12.10, MK-12.11, MK-13.2, MK-13.3 calls a monster for each of its symbols', () => {
    const called = summons.map((back) => (back === 'green' ? 'prowlers' : 'gargoyle') as EnemyId);
    const t = fight([enemy], {
      player: { level: 9 },
      decks: { enemies: { brown: ['gargoyle', 'gargoyle'], green: ['prowlers'] } },
    });
    reach(t, 'block');
    expect(t.game.combat?.foes.slice(1)).toMatchObject(
      called.map((each) => ({ enemy: each, role: 'summoned', summoner: 0 })),
    );
    expect(foe(t).attacks).toEqual([]);
    reach(t, 'attack');
    expect(t.game.combat?.foes.slice(1).every(({ defeated }) => defeated)).toBe(true);
    lay(t, 2 * printedArmor, 'coldFire');
    t.play('strike');
    expect(playerOf(t).fame).toBe(fame);
  });
});
