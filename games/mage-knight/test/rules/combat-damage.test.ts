import { expect, it } from 'vitest';
import type { EnemyId } from '../../data/enemies.ts';
import type { UnitId } from '../../data/units.ts';
import { armor, type Fighter, fight, foe, reach, tweak } from '../fight.ts';
import { type Game, offers, playerOf, refuses, told } from '../table.ts';

/** In the damage phase, with these units. */
const hit = (
  foes: readonly EnemyId[],
  units: NonNullable<Fighter['units']> = [],
  player: Fighter = {},
): Game => reach(fight(foes, { player: { units, ...player } }), 'damage');

const unit = (t: Game, index = 0) => playerOf(t).units[index];

it('MK-12.19 unblocked attacks are dealt one by one, in any order', () => {
  const t = hit(['prowlers', 'orc-skirmishers'], ['peasants']);
  expect(offers(t, 'damage:')).toEqual(['damage:0.0', 'damage:1.0', 'damage:1.1']);
  t.play('damage:1.1', 'to:hero');
  expect(offers(t, 'damage:')).toEqual(['damage:0.0', 'damage:1.0']);
  expect(t.game.turn.wounds).toBe(1);
});

it('MK-12.20, MK-12.27 damage is the attack; one wound for each Armor of it, rounded up', () => {
  expect(reach(hit(['cursed-hags']), 'attack').game.turn.wounds).toBe(2);
  expect(reach(hit(['prowlers']), 'attack').game.turn.wounds).toBe(2);
  expect(reach(hit(['prowlers'], [], { level: 3 }), 'attack').game.turn.wounds).toBe(2);
  expect(reach(hit(['prowlers'], [], { level: 7 }), 'attack').game.turn.wounds).toBe(1);
});

it('MK-12.20, MK-13.6 the brutal deal twice as much; their block stays', () => {
  const t = reach(fight(['ironclads']), 'block');
  expect(refuses(t, 'parry').reason).toMatchObject({ need: 4 });
  reach(t, 'damage').play('damage:0.0');
  expect(told(t, 'wounds-taken')).toMatchObject([{ n: 4 }]);
});

it('MK-12.21, MK-12.22, MK-12.23 a unit is wounded by any damage and takes away its Armor; it is not spent', () => {
  const t = hit(['prowlers'], ['peasants']);
  t.play('damage:0.0');
  expect(t.asked().prompt).toMatchObject({ key: 'ask-damage', n: 4, element: 'physical' });
  t.play('to:unit:0');
  expect(unit(t)).toMatchObject({ wounds: 1, spent: false });
  expect(t.game.turn.wounds).toBe(1);
  const strong = hit(['orc-skirmishers'], ['altem-guardians']);
  strong.play('damage:0.0', 'to:unit:0');
  expect(unit(strong)).toMatchObject({ wounds: 1 });
  expect(strong.game.turn.wounds).toBe(0);
});

it('MK-12.21 spent units take damage too, and several of them', () => {
  const t = hit(['minotaur'], [{ unit: 'peasants', spent: true }, 'peasants'], { level: 3 });
  t.play('damage:0.0', 'to:unit:0', 'to:unit:1');
  expect(playerOf(t).units).toMatchObject([{ wounds: 1, spent: true }, { wounds: 1 }]);
  expect(t.game.turn.wounds).toBe(2);
});

it.each([
  ['physical', 'guardian-golems', 'wolf-riders', 'prowlers'],
  ['fire', 'fire-mages', 'fire-golems-enemy', 'fire-mages-enemy'],
  ['ice', 'ice-mages', 'elemental-priestesses', 'ice-mages-enemy'],
  ['coldFire', 'altem-mages', 'delphana-masters-enemy', 'high-dragon'],
] as const)('MK-12.24 a unit that resists %s takes its Armor off first', (element, id, weak, strong) => {
  const take = (enemy: EnemyId, damage: number): Game => {
    const t = fight([enemy], { player: { units: [id as UnitId], level: 9 } });
    tweak(t, ({ foes }) => {
      for (const each of foes) {
        each.lost.abilities.push('assassination', 'brutal', 'paralyze', 'swift');
        for (const attack of each.attacks) attack.element = element;
        const [first] = each.attacks;
        if (first !== undefined) first.delta += damage - (enemyValue[enemy] ?? 0);
      }
    });
    reach(t, 'damage').play('damage:0.0', 'to:unit:0');
    return t;
  };
  const enemyValue: Partial<Record<EnemyId, number>> = {
    'wolf-riders': 3,
    prowlers: 4,
    'fire-golems-enemy': 3,
    'fire-mages-enemy': 6,
    'elemental-priestesses': 3,
    'ice-mages-enemy': 5,
    'delphana-masters-enemy': 5,
    'high-dragon': 6,
  };
  const unitArmor = { 'guardian-golems': 3, 'fire-mages': 4, 'ice-mages': 4, 'altem-mages': 5 }[id];
  const unhurt = take(weak, unitArmor);
  expect(unit(unhurt)).toMatchObject({ wounds: 0, resisted: true });
  expect(told(unhurt, 'unit-resisted')).toMatchObject([{ armor: unitArmor, left: 0 }]);
  const hurt = take(strong, unitArmor + 1);
  expect(unit(hurt)).toMatchObject({ wounds: 1, resisted: false });
  expect(hurt.game.turn.wounds).toBe(0);
  const broken = take(strong, 2 * unitArmor + 1);
  expect(broken.game.turn.wounds).toBe(1);
});

it('MK-12.24 fire resistance alone does not help against cold fire', () => {
  const t = hit(['high-dragon'], ['fire-mages']);
  t.play('damage:0.0', 'to:unit:0');
  expect(told(t, 'unit-resisted')).toEqual([]);
  expect(unit(t)).toMatchObject({ wounds: 1 });
});

it('MK-12.25 who took damage unwounded takes no more in this combat', () => {
  const t = hit(['orc-skirmishers'], ['guardian-golems']);
  t.play('damage:0.0', 'to:unit:0', 'damage:0.1');
  expect(told(t, 'wounds-taken')).toMatchObject([{ n: 1, to: 'hand' }]);
  const asked = hit(['orc-skirmishers'], ['guardian-golems', 'peasants'], { level: 3 });
  asked.play('damage:0.0', 'to:unit:0', 'damage:0.1');
  expect(refuses(asked, 'to:unit:0')).toEqual({ reason: { key: 'unit-has-resisted' }, rule: 'MK-12.25' });
  asked.play('to:hero', 'next');
  expect(unit(asked)).toMatchObject({ resisted: false });
});

it('MK-12.26 a wounded unit takes no damage, also when it was wounded in this combat', () => {
  const t = hit(['prowlers', 'prowlers'], ['peasants', { unit: 'peasants', wounds: 1 }, 'foresters'], {
    level: 5,
  });
  t.play('damage:0.0');
  expect(refuses(t, 'to:unit:1')).toEqual({ reason: { key: 'unit-is-wounded' }, rule: 'MK-12.26' });
  t.play('to:unit:0');
  expect(refuses(t, 'to:unit:0').reason).toEqual({ key: 'unit-is-wounded' });
  t.play('to:hero', 'damage:1.0');
  expect(t.options()).toEqual(['to:unit:2', 'to:hero']);
});

it('MK-12.28, MK-12.30 as many wounds as the unmodified hand limit knock the hero out', () => {
  const hand = ['march', 'march', 'rage'] as const;
  const four = reach(hit(['ironclads'], [], { hand: [...hand] }), 'attack');
  expect(four.game.combat).toMatchObject({ wounds: 4, knockedOut: false });
  expect(playerOf(four).hand.slice(0, 3)).toEqual(hand);
  const five = hit(['minotaur'], ['peasants'], { hand: [...hand] });
  five.play('damage:0.0', 'to:hero');
  expect(playerOf(five).hand.every((card) => card === 'wound')).toBe(true);
  expect(told(five, 'hero-knocked-out')).toMatchObject([{ cards: 3 }]);
  expect(five.game.turn.cards).toBe(3);
});

it('MK-12.28, MK-12.30 the knock-out counts over the whole combat, and wounds go on', () => {
  const t = hit(['prowlers', 'swordsmen', 'prowlers'], ['peasants'], { hand: ['march'] });
  t.play('damage:0.0', 'to:hero');
  expect(playerOf(t).hand).toContain('march');
  t.play('damage:1.0', 'to:hero');
  expect(playerOf(t).hand).not.toContain('march');
  t.play('damage:2.0', 'to:hero');
  expect(t.game.turn.wounds).toBe(2 + 3 + 2);
});

it('MK-12.28 at a higher level the limit is higher', () => {
  const t = reach(hit(['werewolf', 'ironclads'], [], { level: 5, hand: ['march'] }), 'attack');
  expect(t.game.turn.wounds).toBe(3 + 3);
  expect(told(t, 'hero-knocked-out')).toHaveLength(1);
  const seven = reach(hit(['werewolf', 'ironclads'], [], { level: 9, hand: ['march'] }), 'attack');
  expect(seven.game.turn.wounds).toBe(2 + 2);
  expect(told(seven, 'hero-knocked-out')).toHaveLength(0);
});

it('MK-12.31 a monster that was called is gone after its attack', () => {
  const t = reach(fight(['orc-summoners'], { decks: { enemies: { brown: ['gargoyle'] } } }), 'damage');
  t.play('damage:1.0');
  expect(told(t, 'foe-dismissed')).toMatchObject([{ enemy: 'gargoyle' }]);
  expect(t.game.enemies.brown.discard).toContain('gargoyle');
  expect(t.game.combat?.phase).toBe('attack');
});

it('MK-13.7 poison gives a unit two wounds', () => {
  const t = hit(['cursed-hags'], ['peasants']);
  t.play('damage:0.0', 'to:unit:0');
  expect(unit(t)).toMatchObject({ wounds: 2 });
});

it('MK-13.8 poison gives the hero as many wounds to the discard pile, which knock nobody out', () => {
  const t = reach(hit(['cursed-hags', 'cursed-hags'], [], { hand: ['march'] }), 'attack');
  expect(playerOf(t).discard.filter((card) => card === 'wound')).toHaveLength(4);
  expect(t.game.combat).toMatchObject({ wounds: 4, knockedOut: false });
  expect(playerOf(t).hand).toContain('march');
});

it('MK-13.9 paralysis destroys a unit; its banner is discarded (MK-6.14)', () => {
  const t = hit(['medusa'], [{ unit: 'peasants', banner: 'banner-of-glory' }]);
  t.play('damage:0.0', 'to:unit:0');
  expect(playerOf(t).units).toEqual([]);
  expect(t.game.gone.units).toEqual(['peasants']);
  expect(playerOf(t).discard).toContain('banner-of-glory');
});

it('MK-13.10 paralysis empties the hand of a wounded hero', () => {
  const t = hit(['medusa'], ['altem-guardians'], { hand: ['march', 'rage'] });
  t.play('damage:0.0', 'to:hero');
  expect(playerOf(t).hand).toEqual(['wound', 'wound', 'wound']);
  const spared = hit(['medusa'], ['altem-guardians'], { hand: ['march', 'rage'] });
  spared.play('damage:0.0', 'to:unit:0');
  expect(playerOf(spared).hand).toEqual(['march', 'rage']);
});

it('MK-13.11 poison and paralysis do nothing to a unit its resistance left unwounded', () => {
  const t = fight(['mummy', 'medusa'], {
    player: { units: ['guardian-golems', 'guardian-golems'], level: 3 },
  });
  tweak(t, ({ foes }) => {
    for (const { attacks, enemy } of foes)
      for (const attack of attacks) attack.delta = enemy === 'mummy' ? -1 : -3;
  });
  reach(t, 'damage').play('damage:0.0', 'to:unit:0', 'damage:1.0', 'to:unit:1');
  expect(playerOf(t).units).toMatchObject([
    { wounds: 0, resisted: true },
    { wounds: 0, resisted: true },
  ]);
});

it('MK-13.12 nothing of an assassination goes to units', () => {
  const t = hit(['orc-trackers', 'prowlers'], ['peasants']);
  t.play('damage:0.0');
  expect(told(t, 'wounds-taken')).toMatchObject([{ n: 2 }]);
  expect(unit(t)).toMatchObject({ wounds: 0 });
  t.play('damage:1.0');
  expect(t.options()).toEqual(['to:unit:0', 'to:hero']);
});

it('MK-13.15 the vampiric grow by each unit and each wound of the hand, for the combat', () => {
  const t = hit(['gibbering-ghouls'], ['herbalists']);
  t.play('damage:0.0', 'to:unit:0');
  expect(foe(t).grown).toBe(2);
  expect(armor(t)).toBe(4 + 2);
  expect(told(t, 'vampiric').map(({ n }) => n)).toEqual([1, 1]);
});

it('MK-13.29 abilities hold for each attack of an enemy with several', () => {
  const t = reach(hit(['magic-familiars-enemy'], [], { level: 9 }), 'attack');
  expect(told(t, 'damage-comes').map(({ n }) => n)).toEqual([6, 6]);
});

it('MK-10.24 Thugs want Influence before damage is assigned to them', () => {
  const t = hit(['prowlers'], ['thugs', 'peasants'], { level: 3 });
  t.play('damage:0.0');
  expect(refuses(t, 'to:unit:0')).toEqual({
    reason: { key: 'unit-wants-influence', influence: 2 },
    rule: 'MK-10.24',
  });
  const paid = hit(['prowlers'], ['thugs'], { hand: ['promise', 'ruby-ring'], hero: 'goldyx' });
  paid.play('play:promise', 'basic', 'damage:0.0', 'to:unit:0');
  expect(unit(paid)).toMatchObject({ wounds: 1 });
  expect(paid.game.turn.influence).toBe(0);
});
