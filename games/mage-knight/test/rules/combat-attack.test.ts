import { expect, it } from 'vitest';
import type { EnemyId } from '../../data/enemies.ts';
import { sumOf } from '../../rules/combat/sums.ts';
import { armor, fight, foe, LAIR, lay, parryWith, reach, strikeWith, tweak } from '../fight.ts';
import { offers, playerOf, refuses, table, told } from '../table.ts';

const rich = { red: 3, blue: 3, green: 3, white: 3 };

/** A keep with this garrison, assaulted from the plains beside it. */
const keep = (foes: readonly EnemyId[], player = {}) =>
  table({
    map: { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-2' },
    players: [{ space: '1,0:NE', hand: ['ruby-ring'], ...player }],
    holdings: [{ space: '1,0:NE', tokens: [...foes] }],
    path: ['1,0:NW'],
    combat: { space: '1,0:NE', cause: 'assault', tokens: ['1,0:NE'] },
  });

it('MK-12.1, MK-12.7 any number of attacks, each against one or more enemies', () => {
  const t = fight(['prowlers', 'diggers', 'cursed-hags']);
  expect(offers(t, 'aim:')).toEqual(['aim:0', 'aim:1', 'aim:2']);
  t.play('aim:0', 'aim:1');
  lay(t, 5, 'physical', 'siege');
  expect(refuses(t, 'strike')).toMatchObject({
    reason: { key: 'falls-short', efficient: 5, inefficient: 0, total: 5, need: 6 },
    rule: 'MK-12.7',
  });
  lay(t, 1, 'physical', 'siege');
  t.play('strike');
  expect(t.game.combat?.foes.map(({ defeated }) => defeated)).toEqual([true, true, false]);
  expect(t.game.combat).toMatchObject({ phase: 'ranged', aim: [{ foe: 2 }], points: [] });
  lay(t, 5, 'ice', 'ranged');
  t.play('strike');
  expect(t.game.combat).toBeNull();
  expect(playerOf(t).fame).toBe(2 + 2 + 3);
});

it('MK-12.2 only ranged and siege attacks, and no cards laid sideways, from afar', () => {
  const t = fight(['prowlers'], { player: { hand: ['rage', 'swiftness', 'ruby-ring'], tokens: rich } });
  t.play('play:swiftness');
  expect(t.options()).toContain('powered');
  expect(t.options()).not.toContain('attack');
  const sword = fight(['prowlers'], { player: { hand: ['rage', 'ruby-ring'], tokens: rich } });
  sword.play('play:rage');
  expect(sword.game.combat?.points).toEqual([]);
});

it('MK-12.2, MK-12.3 a ranged attack does not reach the fortified, a siege attack does', () => {
  const hand = ['swift-bolt', 'crushing-bolt', 'ruby-ring'] as const;
  const open = fight(['prowlers'], { player: { hand: [...hand], tokens: rich }, source: [] });
  open.play('play:swift-bolt', 'powered');
  expect(open.game.combat?.points).toMatchObject([{ n: 4, element: 'physical', kind: 'ranged' }]);
  const t = fight(['diggers'], { player: { hand: [...hand], tokens: rich }, source: [] });
  t.play('play:crushing-bolt', 'powered');
  expect(t.game.combat?.points).toMatchObject([{ n: 3, kind: 'siege' }]);
  expect(t.options()).toContain('strike');
  expect(t.play('play:swift-bolt').game.combat?.points).toHaveLength(1);
});

it('MK-12.3 with one fortified target only siege attacks may be used in the attack', () => {
  const t = fight(['prowlers', 'diggers'], { player: { hand: ['swift-bolt', 'ruby-ring'], tokens: rich } });
  t.play('aim:0');
  lay(t, 1, 'physical', 'ranged');
  expect(refuses(t, 'aim:1')).toEqual({ reason: { key: 'only-siege' }, rule: 'MK-12.3' });
  t.play('give-up', 'aim:0', 'aim:1');
  lay(t, 6, 'physical', 'siege');
  t.play('strike');
  expect(playerOf(t).fame).toBe(4);
});

it('MK-12.4, MK-13.16 who is fortified twice is out of reach before the attack phase', () => {
  const t = keep(['guardsmen', 'swordsmen']);
  expect(t.game.combat?.aim).toEqual([{ foe: 1 }]);
  expect(refuses(t, 'aim:0')).toEqual({ reason: { key: 'twice-fortified' }, rule: 'MK-12.4' });
  reach(t, 'attack');
  expect(offers(t, 'aim:')).toEqual(['aim:0', 'aim:1']);
});

it('MK-13.17 site fortification does not count for the unfortified', () => {
  const hand = ['swift-bolt', 'ruby-ring'];
  const t = keep(['shocktroops-enemy'], { hand, tokens: rich });
  t.play('play:swift-bolt', 'powered');
  expect(t.game.combat?.points).toMatchObject([{ n: 4, kind: 'ranged' }]);
  const walled = keep(['swordsmen'], { hand, tokens: rich }).play('play:swift-bolt');
  expect(walled.options()).not.toContain('powered');
});

it.each([
  ['MK-12.5, MK-12.6 physical points on who resists them count half', ['golems'], 'physical', 5, 2],
  ['MK-12.6, MK-13.18 fire points count half against fire resistance', ['fire-mages-enemy'], 'fire', 7, 3],
  ['MK-12.6, MK-13.18 ice points count half against ice resistance', ['ice-mages-enemy'], 'ice', 7, 3],
  ['MK-12.6 cold fire is not stopped by fire resistance alone', ['fire-mages-enemy'], 'coldFire', 7, 7],
  ['MK-12.6, MK-13.20 cold fire counts half against both', ['delphana-masters-enemy'], 'coldFire', 7, 3],
  [
    'MK-12.6 cold fire is not stopped by two enemies with one resistance each',
    ['fire-mages-enemy', 'ice-mages-enemy'],
    'coldFire',
    7,
    7,
  ],
  ['MK-12.9 one target halves the points of the whole group', ['prowlers', 'golems'], 'physical', 9, 4],
] as const)('%s', (_, foes, element, n, total) => {
  const t = fight(foes);
  for (const [id] of foes.entries()) if (foes.length > 1) t.play(`aim:${id}`);
  lay(t, n, element, 'siege');
  expect(sumOf(t.game)).toMatchObject({ total });
});

it('MK-12.5 all inefficient points are halved together, rounded down', () => {
  const t = fight(['golems']);
  for (const n of [3, 3, 1]) lay(t, n, 'physical', 'siege');
  lay(t, 2, 'ice', 'ranged');
  expect(sumOf(t.game)).toEqual({ efficient: 2, inefficient: 7, total: 5, need: 5 });
});

it('MK-12.7, MK-12.8, MK-11.21 an attack that falls short does nothing, and its points are lost', () => {
  const t = fight(['swordsmen', 'prowlers']);
  t.play('aim:0');
  lay(t, 4, 'physical', 'ranged');
  expect(refuses(t, 'next')).toEqual({ reason: { key: 'points-wait' }, rule: 'MK-12.8' });
  t.play('give-up');
  expect(t.game.combat).toMatchObject({ points: [], aim: [] });
  expect(told(t, 'attack-given-up')).toMatchObject([{ total: 4 }]);
  t.play('aim:0');
  lay(t, 4, 'physical', 'ranged');
  expect(refuses(t, 'strike').reason).toMatchObject({ total: 4, need: 5 });
});

it('MK-12.8 more may be added to an attack, and more targets', () => {
  const t = fight(['prowlers', 'wolf-riders']);
  t.play('aim:0');
  lay(t, 7, 'physical', 'ranged');
  t.play('aim:1', 'strike');
  expect(t.game.turn.defeated).toBe(2);
});

it('MK-12.32 in the attack phase all attacks mix, and fortification is ignored', () => {
  const t = keep(['guardsmen'], { hand: ['rage', 'crushing-bolt', 'march', 'march'], tokens: rich });
  reach(t, 'attack');
  t.play('play:crushing-bolt', 'powered', 'mana:token:green', 'play:rage', 'powered', 'mana:token:red');
  t.play('strike');
  expect(told(t, 'attack-points').map(({ kind }) => kind)).toEqual(['siege', 'melee']);
  expect(playerOf(t).fame).toBe(3);
});

it('MK-12.32, MK-1.12 a card laid sideways is a physical attack of 1 in the attack phase', () => {
  const t = reach(fight(['golems'], { player: { hand: ['march', 'march', 'stamina'] } }), 'attack');
  t.play('play:march', 'attack');
  expect(t.game.combat?.points).toMatchObject([{ n: 1, element: 'physical', kind: 'melee' }]);
  expect(sumOf(t.game)).toMatchObject({ inefficient: 1, total: 0 });
});

it('MK-12.34 a summoner is a target again in the attack phase', () => {
  const t = fight(['orc-summoners'], { decks: { enemies: { brown: ['gargoyle'] } } });
  reach(t, 'block');
  expect(offers(t, 'aim:')).toEqual([]);
  expect(t.game.combat?.aim).toEqual([{ foe: 1, attack: 0 }]);
  reach(t, 'attack');
  expect(t.game.combat?.aim).toEqual([{ foe: 0 }]);
  strikeWith(t, 4);
  expect(playerOf(t).fame).toBe(4);
});

it('MK-12.36, MK-14.7 a combat ends after the attack phase, whoever is left', () => {
  const t = reach(fight(['prowlers'], { player: { hand: ['ruby-ring'], units: [] } }), 'attack');
  t.play('next');
  expect(t.game.combat).toBeNull();
  expect(t.game.holdings[LAIR]).toMatchObject({ tokens: [{ enemy: 'prowlers', up: true }], cleared: false });
});

it('MK-13.21, MK-13.22 the lower Armor of the elusive holds in the attack phase after every block', () => {
  const blocked = reach(fight(['orc-trackers']), 'block');
  expect(armor(blocked)).toBe(6);
  parryWith(blocked, 4);
  expect(armor(blocked)).toBe(3);
  tweak(blocked, ({ foes }) => {
    for (const each of foes) each.armorDelta = -1;
  });
  expect(armor(blocked)).toBe(2);
  const unblocked = reach(fight(['orc-trackers']), 'attack');
  expect(armor(unblocked)).toBe(6);
  tweak(unblocked, ({ foes }) => {
    for (const each of foes) each.armorDelta = -1;
  });
  expect(armor(unblocked)).toBe(5);
  const stopped = fight(['orc-trackers']);
  tweak(stopped, ({ foes }) => {
    for (const each of foes) each.still = true;
  });
  expect(armor(reach(stopped, 'attack'))).toBe(6);
});

it('MK-13.25, MK-13.26 a defender adds to the first one attacked, itself too, once', () => {
  const t = reach(fight(['elven-protectors', 'prowlers']), 'attack');
  t.play('aim:1');
  expect(refuses(t, 'strike').reason).toMatchObject({ need: 3 + 2 });
  strikeWith(t, 5);
  expect(refuses(t, 'strike').reason).toMatchObject({ need: 4 });
  const alone = reach(fight(['elven-protectors']), 'attack');
  expect(refuses(alone, 'strike').reason).toMatchObject({ need: 4 + 2 });
});

it('MK-13.26, MK-13.27 an attack that fell short was one: the player says who is defended, for the combat', () => {
  const t = reach(fight(['elven-protectors', 'prowlers', 'diggers']), 'attack');
  t.play('aim:1', 'aim:2');
  lay(t, 1);
  t.play('give-up');
  expect(t.asked().prompt).toMatchObject({ key: 'ask-defended', enemy: 'elven-protectors', defend: 2 });
  t.play('foe:2');
  expect([armor(t, 1), armor(t, 2)]).toEqual([3, 5]);
  t.play('aim:0');
  strikeWith(t, 4);
  expect(armor(t, 2)).toBe(5);
});

it('MK-13.25 two defenders both add to the first attack', () => {
  const t = reach(fight(['elven-protectors', 'corrupted-priests']), 'attack');
  t.play('aim:0');
  expect(refuses(t, 'strike').reason).toMatchObject({ need: 4 + 2 + 1 });
});

it('an aim nobody has laid anything on is given up for another one', () => {
  const t = fight(['prowlers', 'diggers']);
  t.play('aim:0');
  expect(t.options()).toContain('give-up');
  t.play('give-up');
  expect(t.game.combat?.aim).toEqual([]);
  const alone = fight(['prowlers']);
  expect(alone.game.combat?.aim).toEqual([{ foe: 0 }]);
  expect(alone.options()).not.toContain('give-up');
  expect(foe(alone).defeated).toBe(false);
});

it('chivalry brings Reputation for each enemy its attack was part of defeating', () => {
  const t = reach(fight(['prowlers', 'diggers'], { player: { hand: ['chivalry', 'ruby-ring'] } }), 'attack');
  t.play('aim:0', 'aim:1', 'play:chivalry', 'basic', 'way:1');
  lay(t, 4);
  t.play('strike');
  expect(told(t, 'reputation').map(({ n }) => n)).toEqual([1, 1, 1, 1]);
  expect(playerOf(t)).toMatchObject({ fame: 4, reputation: 4 });
});

it('chivalry brings nothing when its attack falls short', () => {
  const t = reach(fight(['prowlers', 'diggers'], { player: { hand: ['chivalry', 'ruby-ring'] } }), 'attack');
  t.play('aim:0', 'aim:1', 'play:chivalry', 'basic', 'way:1', 'give-up');
  expect(told(t, 'reputation')).toEqual([]);
});

it('MK-12.8 points on who fell otherwise are lost, not moved to another target', () => {
  const t = reach(fight(['prowlers', 'swordsmen'], { player: { level: 9 } }), 'attack');
  t.play('aim:0');
  lay(t, 2);
  tweak(t, ({ foes: [first] }) => Object.assign(first ?? {}, { defeated: true }));
  t.play('play:ruby-ring', 'basic');
  expect(t.game.combat).toMatchObject({ aim: [{ foe: 1 }], points: [] });
});
