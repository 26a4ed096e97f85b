import { describe, expect, it } from 'vitest';
import type { EnemyId } from '../../data/enemies.ts';
import { ELEMENTS, type Element } from '../../data/types.ts';
import { isReachable } from '../../rules/combat/foes.ts';
import { sumOf } from '../../rules/combat/sums.ts';
import type { Combat } from '../../state.ts';
import { fight, foe, lay, parryWith, reach, tweak } from '../fight.ts';
import { offers, playerOf, refuses, told } from '../table.ts';

const blocking = (foes: readonly EnemyId[], setup = {}) => reach(fight(foes, setup), 'block');

const attackers: readonly [Element, EnemyId, readonly Element[]][] = [
  ['physical', 'swordsmen', ELEMENTS],
  ['fire', 'fire-mages-enemy', ['ice', 'coldFire']],
  ['ice', 'ice-dragon', ['fire', 'coldFire']],
  ['coldFire', 'high-dragon', ['coldFire']],
];

describe.each(attackers)('MK-12.13, MK-13.1 against an attack of %s', (_, enemy, efficient) => {
  it.each(ELEMENTS)('a block of %s', (element) => {
    const t = blocking([enemy]);
    lay(t, 5, element);
    expect(sumOf(t.game)).toMatchObject(
      efficient.includes(element)
        ? { efficient: 5, inefficient: 0, total: 5 }
        : { efficient: 0, inefficient: 5, total: 2 },
    );
  });
});

it('MK-12.10 monsters are called before anything is blocked, by whoever still stands', () => {
  const t = fight(['orc-summoners', 'orc-summoners'], {
    decks: { enemies: { brown: ['gargoyle', 'medusa'] } },
  });
  t.play('aim:0');
  lay(t, 4, 'physical', 'siege');
  t.play('strike', 'next');
  expect(told(t, 'summoned')).toMatchObject([{ by: 'orc-summoners', enemy: 'gargoyle', foe: 2 }]);
});

it('MK-12.11 a monster stands in for whoever called it', () => {
  const t = blocking(['orc-summoners', 'prowlers'], { decks: { enemies: { brown: ['gargoyle'] } } });
  expect(offers(t, 'block:')).toEqual(['block:1.0', 'block:2.0']);
});

it('MK-12.11, MK-12.34 nothing reaches whoever called a monster before the attack phase', () => {
  const t = fight(['orc-summoners', 'prowlers'], { decks: { enemies: { brown: ['gargoyle'] } } });
  const reached = () => t.game.combat?.foes.map((each) => isReachable(t.game.combat as Combat, each));
  expect(reached()).toEqual([true, true]);
  expect(reach(t, 'block') && reached()).toEqual([false, true, true]);
  expect(reach(t, 'damage') && reached()).toEqual([false, true, true]);
  expect(reach(t, 'attack') && reached()).toEqual([true, true, false]);
});

it('MK-13.13 a block of an attack that Move has brought to nothing is over', () => {
  const t = blocking(['zombie-horde'], { player: { hand: ['march', 'ruby-ring'] } });
  t.play('play:march', 'basic', 'block:0.0');
  lay(t, 0);
  t.play('slow:0.0');
  expect(t.game.combat).toMatchObject({ aim: [], points: [] });
});

it('MK-12.12 one attack of one enemy is blocked at a time; a card laid sideways is a physical block', () => {
  const t = blocking(['prowlers', 'orc-skirmishers'], { player: { hand: ['march', 'march'] } });
  expect(offers(t, 'block:')).toEqual(['block:0.0', 'block:1.0', 'block:1.1']);
  t.play('block:1.1');
  expect(offers(t, 'block:')).toEqual([]);
  t.play('play:march', 'block');
  expect(t.game.combat?.points).toMatchObject([{ n: 1, element: 'physical', kind: 'block' }]);
  t.play('parry');
  expect(foe(t, 1).attacks.map(({ state }) => state)).toEqual(['open', 'blocked']);
});

it('MK-12.14 all inefficient points are halved together, rounded down', () => {
  const t = blocking(['fire-mages-enemy']);
  for (const n of [3, 1, 1]) lay(t, n, 'physical');
  lay(t, 3, 'ice');
  expect(sumOf(t.game)).toEqual({ efficient: 3, inefficient: 5, total: 5, need: 6 });
});

it('MK-12.15 a block that falls short has no effect at all', () => {
  const t = blocking(['swordsmen']);
  lay(t, 5);
  expect(refuses(t, 'parry').reason).toMatchObject({ key: 'falls-short', total: 5, need: 6 });
  t.play('give-up');
  reach(t, 'attack');
  expect(t.game.turn.wounds).toBe(3);
});

it('MK-12.15, MK-13.5 against the swift twice the attack is needed; the damage stays', () => {
  const t = blocking(['crossbowmen']);
  lay(t, 7);
  expect(refuses(t, 'parry').reason).toMatchObject({ need: 8 });
  lay(t, 1);
  t.play('parry');
  expect(told(t, 'blocked')).toMatchObject([{ enemy: 'crossbowmen', n: 4, total: 8, need: 8 }]);
  expect(reach(blocking(['crossbowmen']), 'attack').game.turn.wounds).toBe(2);
});

it('MK-12.17 points are neither saved nor shared: what is over is lost', () => {
  const t = blocking(['prowlers', 'swordsmen']);
  t.play('block:0.0');
  parryWith(t, 9);
  expect(t.game.combat).toMatchObject({ points: [], aim: [{ foe: 1, attack: 0 }] });
  lay(t, 2);
  expect(refuses(t, 'next').reason).toEqual({ key: 'points-wait' });
  t.play('give-up');
  expect(t.game.combat?.points).toEqual([]);
});

it('MK-12.18 who is blocked deals nothing but stands; a monster that was called is gone without fame', () => {
  const t = blocking(['swordsmen']);
  parryWith(t, 6);
  expect(t.game.combat?.phase).toBe('attack');
  expect(foe(t).defeated).toBe(false);
  expect(t.game.turn.wounds).toBe(0);
  const called = blocking(['orc-summoners'], { decks: { enemies: { brown: ['gargoyle'] } } });
  parryWith(called, 5);
  expect(told(called, 'foe-dismissed')).toMatchObject([{ enemy: 'gargoyle' }]);
  expect(called.game.enemies.brown.discard).toContain('gargoyle');
  expect(playerOf(called).fame).toBe(0);
  expect(called.game.turn.defeated).toBe(0);
});

it('MK-12.19 without anything to block the phases of block and damage are passed', () => {
  const t = fight(['prowlers']);
  tweak(t, ({ foes }) => {
    for (const each of foes) each.still = true;
  });
  t.play('next');
  expect(told(t, 'phase-begun').map(({ phase }) => phase)).toEqual(['ranged', 'block', 'damage', 'attack']);
  expect(t.game.combat?.phase).toBe('attack');
});

it('MK-12.35 an attack reduced to nothing is not blocked, and does not come', () => {
  const t = fight(['orc-trackers']);
  tweak(t, ({ foes }) => {
    for (const { attacks } of foes) for (const attack of attacks) attack.delta = -4;
  });
  t.play('next');
  expect(t.game.combat?.phase).toBe('attack');
  expect(foe(t).attacks).toMatchObject([{ state: 'open' }]);
  expect(refuses(t, 'strike').reason).toMatchObject({ need: 6 });
});

it('MK-13.4 a monster that cannot attack by itself is drawn again', () => {
  const t = blocking(['shrouded-necromancers'], {
    decks: { enemies: { green: ['orc-summoners', 'prowlers'] } },
  });
  expect(told(t, 'cannot-attack')).toMatchObject([{ enemy: 'orc-summoners' }]);
  expect(t.game.enemies.green.discard).toEqual(['orc-summoners']);
  expect(t.game.combat?.foes.map(({ enemy }) => enemy)).toEqual(['shrouded-necromancers', 'prowlers']);
});

it('MK-13.13, MK-12.35 Move lowers a cumbersome attack; at 0 it counts as blocked', () => {
  const t = blocking(['zombie-horde'], { player: { hand: ['march', 'ruby-ring'] } });
  expect(refuses(t, 'slow:0.0')).toEqual({ reason: { key: 'no-move' }, rule: 'MK-13.13' });
  t.play('play:march', 'basic', 'slow:0.1');
  expect(t.game.turn.move).toBe(1);
  expect(foe(t).attacks.map(({ state }) => state)).toEqual(['open', 'blocked', 'open']);
  t.play('slow:0.0');
  expect(t.game.combat?.aim).toEqual([{ foe: 0, attack: 2 }]);
  expect(refuses(t, 'slow:0.2').reason).toEqual({ key: 'no-move' });
});

it('MK-13.13 only the cumbersome are slowed, and only while attacks are blocked', () => {
  const t = fight(['prowlers', 'fire-catapult'], { player: { hand: ['march', 'ruby-ring'] } });
  t.play('play:march', 'basic');
  expect(offers(t, 'slow:')).toEqual([]);
  reach(t, 'block');
  expect(offers(t, 'slow:')).toEqual(['slow:1.0']);
  t.play('slow:1.0', 'slow:1.0', 'block:1.0');
  expect(refuses(t, 'parry').reason).toMatchObject({ need: 6 });
});

it('MK-13.14, MK-11.24 a reduction comes before the doubling of the swift and the brutal', () => {
  const t = blocking(['earth-elemental'], { player: { hand: ['march', 'ruby-ring'], level: 9 } });
  tweak(t, ({ foes }) => {
    for (const { gained } of foes) gained.push('swift');
  });
  t.play('play:march', 'basic', 'slow:0.0');
  expect(refuses(t, 'parry').reason).toMatchObject({ need: 2 * (4 - 1) });
  reach(t, 'attack');
  expect(told(t, 'damage-comes')).toMatchObject([{ n: 2 * (4 - 1) }]);
});

it('MK-13.28, MK-13.29 each of several attacks is blocked by itself, with the abilities of its enemy', () => {
  const t = blocking(['heroes-swift']);
  t.play('block:0.0');
  expect(refuses(t, 'parry').reason).toMatchObject({ need: 6 });
  parryWith(t, 6);
  expect(refuses(t, 'parry').reason).toMatchObject({ need: 4 });
  reach(t, 'attack');
  expect(t.game.turn.wounds).toBe(1);
});

it('MK-13.28 blocked is who was blocked in every attack: the elusive keeps its Armor until then', () => {
  const t = blocking(['crystal-sprites']);
  t.play('block:0.0');
  parryWith(t, 1);
  reach(t, 'attack');
  expect(refuses(t, 'strike').reason).toMatchObject({ need: 2 + 1 });
});

it('MK-13.32 a summoner stopped before the block phase calls nobody and stays a target', () => {
  const t = fight(['orc-summoners', 'prowlers']);
  tweak(t, ({ foes }) => {
    for (const each of foes) each.still = each.enemy === 'orc-summoners';
  });
  t.play('next');
  expect(told(t, 'summoned')).toEqual([]);
  expect(offers(t, 'block:')).toEqual([]);
  expect(t.game.combat?.aim).toEqual([{ foe: 1, attack: 0 }]);
});

it('cold-toughness blocks better for each symbol of the enemy (MK-13.33)', () => {
  const icons = (enemy: EnemyId): number => {
    const hand = ['cold-toughness', 'ruby-ring'] as const;
    const player = { hero: 'tovak' as const, hand: [...hand], tokens: { blue: 1 } };
    const t = blocking([enemy], { player, source: [] });
    return (t.play('play:cold-toughness', 'powered').game.combat?.points[0]?.n ?? 0) - 5;
  };
  expect(icons('prowlers')).toBe(0);
  expect(icons('freezers')).toBe(1 + 2 + 1);
  expect(icons('high-dragon')).toBe(2 + 1 + 2);
  expect(icons('sorcerers-enemy')).toBe(0);
});

it('shield-bash counts twice against the swift', () => {
  const bash = (enemy: EnemyId): number => {
    const t = blocking([enemy], { player: { hand: ['shield-bash', 'ruby-ring'] } });
    return t.play('play:shield-bash', 'basic').game.combat?.points[0]?.n ?? 0;
  };
  expect(bash('prowlers')).toBe(3);
  expect(bash('wolf-riders')).toBe(6);
});

it('MK-12.16 what else a card does for its block stays done when the block falls short', () => {
  const t = blocking(['swordsmen'], {
    player: { hero: 'goldyx', hand: ['improvisation', 'march', 'ruby-ring'] },
  });
  t.play('play:improvisation', 'basic', 'discard:march', 'way:3');
  expect(t.game.combat?.points).toMatchObject([{ n: 3, kind: 'block' }]);
  t.play('give-up');
  expect(playerOf(t).discard).toEqual(['march']);
  expect(playerOf(t).hand).toEqual(['ruby-ring']);
});

it('MK-12.17 points against an attack that was stopped are lost', () => {
  const t = blocking(['prowlers', 'swordsmen']);
  t.play('block:0.0');
  lay(t, 2);
  tweak(t, ({ foes: [first] }) => Object.assign(first ?? {}, { still: true }));
  t.play('play:ruby-ring', 'basic');
  expect(t.game.combat).toMatchObject({ aim: [{ foe: 1, attack: 0 }], points: [] });
});
