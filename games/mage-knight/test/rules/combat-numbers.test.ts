import { describe, expect, it } from 'vitest';
import { ENEMIES, type EnemyId } from '../../data/enemies.ts';
import { isTouchedBy } from '../../rules/combat/immunity.ts';
import { armorOf, attackValue, blockNeed, damageOf, type Part } from '../../rules/combat/numbers.ts';
import { combatView } from '../../rules/combat/seen.ts';
import type { Combat } from '../../state.ts';
import { fight, foe, reach, tweak } from '../fight.ts';

const sum = (parts: readonly Part[]): number => parts.reduce((total, { n }) => total + n, 0);

it.each(ENEMIES)('numbers of %s are the sum of where they come from', (enemy) => {
  const t = fight([enemy]);
  tweak(t, ({ foes }) => {
    for (const each of foes) {
      Object.assign(each, { armorDelta: -3, grown: 2, guarded: 1, city: ['white', 'blue', 'red'] });
      for (const attack of each.attacks) attack.delta = -2;
    }
  });
  const armor: Part[] = [];
  expect(armorOf(t.game, foe(t), armor)).toBe(sum(armor));
  for (const [index] of foe(t).attacks.entries())
    for (const number of [attackValue, blockNeed, damageOf]) {
      const parts: Part[] = [];
      expect(number(t.game, foe(t), index, parts)).toBe(sum(parts));
    }
});

it('MK-11.24, MK-13.15, MK-13.25 Armor is lowered to 1 at least; what was drunk and defended is on top', () => {
  const t = fight(['prowlers']);
  tweak(t, ({ foes: [first] }) => Object.assign(first ?? {}, { armorDelta: -5, grown: 1, guarded: 2 }));
  const parts: Part[] = [];
  expect(armorOf(t.game, foe(t), parts)).toBe(1 + 1 + 2);
  expect(parts).toEqual([
    { from: 'printed', n: 3 },
    { from: 'effects', n: -5 },
    { from: 'least', n: 3 },
    { from: 'vampiric', n: 1 },
    { from: 'defended', n: 2 },
  ]);
});

it('MK-13.22 an Armor that is set is both of an elusive one', () => {
  const t = fight(['orc-trackers']);
  tweak(t, ({ foes: [first] }) => Object.assign(first ?? {}, { armorSet: 1 }));
  expect(armorOf(t.game, foe(t))).toBe(1);
});

it('MK-11.22 fame is the printed one whatever was changed', () => {
  const t = reach(fight(['golems']), 'attack');
  tweak(t, ({ foes: [first], points }) => {
    Object.assign(first ?? {}, { armorSet: 1 });
    points.push({ n: 1, element: 'ice', kind: 'melee', source: 'sideways' });
  });
  t.play('strike');
  expect(t.game.players[0]?.fame).toBe(4);
});

it('what comes if nothing more is done is seen, with where it comes from and the wounds of it', () => {
  const t = reach(fight(['mummy', 'wolf-riders'], { player: { level: 3 } }), 'block');
  tweak(t, ({ foes: [first] }) => Object.assign(first ?? {}, { gained: ['brutal'], city: ['blue'] }));
  const { foes, threat } = combatView(t.game, t.game.combat as Combat);
  expect(foes).toMatchObject([
    { attacks: [{ value: { n: 4 }, need: 4, damage: 8, abilities: ['brutal', 'poison'], comes: true }] },
    { attacks: [{ value: { n: 3 }, need: 6, damage: 3, abilities: ['swift'], comes: true }] },
  ]);
  expect(foes[0]?.resistances).toEqual(['physical', 'ice']);
  expect(threat).toEqual({ damage: 11, wounds: 3 + 1 });
});

describe('whom an effect that is neither attack nor block reaches', () => {
  const touched = (enemy: EnemyId, source: Parameters<typeof isTouchedBy>[1]) => ({
    attack: isTouchedBy(foe(fight([enemy])), source, 'attack'),
    enemy: isTouchedBy(foe(fight([enemy])), source, 'enemy'),
  });
  const all = { attack: true, enemy: true };
  const none = { attack: false, enemy: false };

  it('MK-11.15, MK-13.19 nothing red does anything to fire resistance, nothing blue to ice resistance', () => {
    expect(touched('fire-mages-enemy', 'card:demolish:basic')).toEqual(none);
    expect(touched('ice-mages-enemy', 'card:demolish:basic')).toEqual(all);
    expect(touched('ice-mages-enemy', 'card:chill:basic')).toEqual(none);
    expect(touched('fire-mages-enemy', 'card:chill:basic')).toEqual(all);
    expect(touched('golems', 'card:demolish:basic')).toEqual(all);
  });

  it('MK-11.15 abilities of units count by the mana they are paid with', () => {
    expect(touched('delphana-masters-enemy', 'unit:illusionists:1')).toEqual(all);
    expect(touched('fire-mages-enemy', 'unit:delphana-masters:0')).not.toEqual(
      touched('ice-mages-enemy', 'unit:delphana-masters:0'),
    );
  });

  it('MK-22.14 a card of two colours fails against resistance to either', () => {
    expect(touched('fire-mages-enemy', 'card:explosive-bolt:powered')).toEqual(none);
    expect(touched('ice-mages-enemy', 'card:explosive-bolt:powered')).toEqual(all);
  });

  it('MK-11.16, MK-13.19 skills and artifacts have no colour', () => {
    expect(touched('delphana-masters-enemy', 'skill:tovak-resistance-break')).toEqual(all);
    expect(touched('delphana-masters-enemy', 'card:sword-of-justice:basic')).toEqual(all);
  });

  it('MK-13.23, MK-13.24 Arcane Immunity stops whatever does not change its attack', () => {
    expect(touched('sorcerers-enemy', 'card:demolish:basic')).toEqual({ attack: true, enemy: false });
    expect(touched('blood-demon', 'card:demolish:basic')).toEqual(none);
  });
});
