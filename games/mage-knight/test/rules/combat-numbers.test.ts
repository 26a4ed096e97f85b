import { describe, expect, it } from 'vitest';
import { ENEMIES, type EnemyId } from '../../data/enemies.ts';
import { isTouchedBy } from '../../rules/combat/immunity.ts';
import { armorOf, attackValue, blockNeed, damageOf, type Part } from '../../rules/combat/numbers.ts';
import { combatView } from '../../rules/combat/seen.ts';
import { sumOf } from '../../rules/combat/sums.ts';
import type { Combat, Player } from '../../state.ts';
import { fight, foe, lay, reach, tweak } from '../fight.ts';
import { type Game, table } from '../table.ts';

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

it('outside of a combat nothing is summed up and nothing needed', () => {
  expect(sumOf(table().game)).toEqual({ efficient: 0, inefficient: 0, total: 0, need: 0 });
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
  const { foes, threat } = combatView(t.game, t.game.combat as Combat, 0);
  expect(foes).toMatchObject([
    {
      attacks: [
        { value: { n: 4 }, need: { n: 4 }, damage: { n: 8 }, wounds: 3, abilities: ['brutal', 'poison'] },
      ],
    },
    { attacks: [{ value: { n: 3 }, need: { n: 6 }, damage: { n: 3 }, wounds: 1, abilities: ['swift'] }] },
  ]);
  expect(foes[0]?.attacks[0]?.damage.parts.at(-1)).toEqual({ from: 'brutal', n: 4 });
  expect(foes[1]?.attacks[0]?.need.parts.at(-1)).toEqual({ from: 'swift', n: 3 });
  expect(foes.map(({ attacks }) => attacks[0]?.comes)).toEqual([true, true]);
  expect(foes[0]?.resistances).toEqual(['physical', 'ice']);
  expect(threat).toMatchObject({ damage: 11, wounds: 3 + 1, poison: 3, paralyzed: false, knockedOut: false });
});

describe('what would come if nothing more is blocked is what comes', () => {
  const seen = (t: Game) => combatView(t.game, t.game.combat as Combat, 0);

  /** Wounds in hand and discards, and other cards lost, once the hero has taken it all. */
  const taken = (t: Game) => {
    const count = (cards: readonly string[]) => cards.filter((card) => card === 'wound').length;
    const before = t.game.players[0] as Player;
    const [hand, discard] = [count(before.hand), count(before.discard)];
    reach(t, 'attack');
    const after = t.game.players[0] as Player;
    return { wounds: count(after.hand) - hand, poison: count(after.discard) - discard };
  };

  it.each(ENEMIES)('%s alone', (enemy) => {
    const t = reach(fight([enemy], { player: { level: 3 } }), 'block');
    if (t.game.combat?.phase !== 'block') return;
    const { wounds, poison, knockedOut, paralyzed } = seen(t).threat;
    expect(taken(t)).toEqual({ wounds, poison });
    const isLost = (t.game.players[0]?.hand ?? []).every((card) => card === 'wound');
    expect(isLost).toBe(knockedOut || paralyzed);
  });

  it('MK-12.27 an effect that ignores damage does so once, of the attack that is dealt first', () => {
    const krang = { hero: 'krang', level: 1, skills: ['krang-battle-hardened'] } as const;
    const t = reach(
      fight(['wolf-riders', 'prowlers'], { player: { ...krang, skills: [...krang.skills] } }),
      'block',
    );
    t.play('skill:krang-battle-hardened');
    expect(seen(t).threat).toMatchObject({ damage: 3 + 4, ignored: 2, wounds: 1 + 2 });
    expect(taken(t)).toEqual({ wounds: 3, poison: 0 });
  });

  it('MK-15.1 wounds that are spared are not counted', () => {
    const cloak = { level: 1, factionTokens: ['cloak-of-shielding'] } as const;
    const player = { ...cloak, factionTokens: [...cloak.factionTokens] };
    const t = reach(fight(['wolf-riders', 'prowlers'], { player }), 'block');
    t.play('token:cloak-of-shielding');
    expect(seen(t).threat).toMatchObject({ spared: 1, wounds: 2 + 2 - 1 });
    expect(taken(t)).toEqual({ wounds: 3, poison: 0 });
  });
});

describe('what lies in an attack', () => {
  it('MK-12.6, MK-13.25 each part as it counts, and what the group needs', () => {
    const t = reach(fight(['golems', 'prowlers']), 'attack');
    t.play('aim:0', 'aim:1');
    lay(t, 5);
    lay(t, 3, 'fire');
    const { laid, halved, sum: total, defence } = combatView(t.game, t.game.combat as Combat, 0);
    expect(halved).toEqual(['physical']);
    expect(defence).toBe(0);
    expect(laid).toEqual([
      { source: 'sideways', kind: 'melee', n: 5, element: 'physical', half: true },
      { source: 'sideways', kind: 'melee', n: 3, element: 'fire', half: false },
    ]);
    expect(total).toEqual({ efficient: 3, inefficient: 5, total: 5, need: 5 + 3 });
  });
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
