// Every ability of every unit, as printed (MK-6.7, .8).
import { describe, expect, it } from 'vitest';
import type { AttackKind, Basic, Colour, Element } from '../../data/types.ts';
import { UNITS, type UnitId, units } from '../../data/units.ts';
import type { CombatPhase } from '../../state.ts';
import { type Fighter, type FightSetup, fight, PASTIME, reach } from '../fight.ts';
import { points } from '../holding.ts';
import { offers, playerOf, refuses, table, told } from '../table.ts';

const EACH = { red: 1, blue: 1, green: 1, white: 1, black: 1 };

const leading = (unit: UnitId, player: Fighter = {}, more: object = {}) =>
  table({ source: [], ...more, players: [{ level: 9, units: [unit], tokens: EACH, ...player }] });

const fighting = (unit: UnitId, phase: CombatPhase, setup: FightSetup = {}) =>
  reach(
    fight(['prowlers'], {
      source: [],
      time: 'night',
      ...setup,
      player: { level: 9, units: [unit], tokens: EACH, hand: [PASTIME], ...setup.player },
    }),
    phase,
  );

/** Answers what is asked by what is wanted; a question with one answer is passed. */
function answer(t: ReturnType<typeof table>, ...wanted: (string | undefined)[]) {
  for (const id of wanted) if (id !== undefined && t.options().includes(id)) t.play(id);
  return t;
}

type Points = readonly [number, Element, AttackKind | 'block'];

/** Unit, ability, phase, way where there is a choice, mana that is paid, and what it gives. */
const fights: readonly (readonly [UnitId, number, CombatPhase, Colour | null, Points])[] = [
  ['peasants', 0, 'attack', null, [2, 'physical', 'melee']],
  ['peasants', 0, 'block', null, [2, 'physical', 'block']],
  ['foresters', 1, 'block', null, [3, 'physical', 'block']],
  ['northern-monks', 0, 'attack', null, [3, 'physical', 'melee']],
  ['northern-monks', 0, 'block', null, [3, 'physical', 'block']],
  ['northern-monks', 1, 'attack', 'blue', [4, 'ice', 'melee']],
  ['northern-monks', 1, 'block', 'blue', [4, 'ice', 'block']],
  ['red-cape-monks', 0, 'attack', null, [3, 'physical', 'melee']],
  ['red-cape-monks', 0, 'block', null, [3, 'physical', 'block']],
  ['red-cape-monks', 1, 'attack', 'red', [4, 'fire', 'melee']],
  ['red-cape-monks', 1, 'block', 'red', [4, 'fire', 'block']],
  ['savage-monks', 0, 'attack', null, [3, 'physical', 'melee']],
  ['savage-monks', 0, 'block', null, [3, 'physical', 'block']],
  ['savage-monks', 1, 'ranged', 'green', [4, 'physical', 'siege']],
  ['guardian-golems', 0, 'attack', null, [2, 'physical', 'melee']],
  ['guardian-golems', 0, 'block', null, [2, 'physical', 'block']],
  ['guardian-golems', 1, 'block', 'red', [4, 'fire', 'block']],
  ['guardian-golems', 2, 'block', 'blue', [4, 'ice', 'block']],
  ['utem-crossbowmen', 0, 'attack', null, [3, 'physical', 'melee']],
  ['utem-crossbowmen', 0, 'block', null, [3, 'physical', 'block']],
  ['utem-crossbowmen', 1, 'ranged', null, [2, 'physical', 'ranged']],
  ['utem-guardsmen', 0, 'attack', null, [2, 'physical', 'melee']],
  ['utem-guardsmen', 1, 'block', null, [4, 'physical', 'block']],
  ['utem-swordsmen', 0, 'attack', null, [3, 'physical', 'melee']],
  ['utem-swordsmen', 0, 'block', null, [3, 'physical', 'block']],
  ['utem-swordsmen', 1, 'attack', null, [6, 'physical', 'melee']],
  ['utem-swordsmen', 1, 'block', null, [6, 'physical', 'block']],
  ['magic-familiars', 0, 'attack', null, [3, 'physical', 'melee']],
  ['magic-familiars', 1, 'block', null, [4, 'physical', 'block']],
  ['scouts', 0, 'ranged', null, [1, 'physical', 'siege']],
  ['thugs', 0, 'block', null, [3, 'physical', 'block']],
  ['thugs', 1, 'attack', null, [3, 'physical', 'melee']],
  ['shocktroops', 0, 'ranged', null, [1, 'physical', 'ranged']],
  ['altem-guardians', 0, 'attack', null, [5, 'physical', 'melee']],
  ['altem-guardians', 1, 'block', null, [8, 'physical', 'block']],
  ['amotep-freezers', 0, 'attack', null, [5, 'physical', 'melee']],
  ['amotep-freezers', 0, 'block', null, [5, 'physical', 'block']],
  ['amotep-gunners', 0, 'attack', null, [5, 'physical', 'melee']],
  ['amotep-gunners', 0, 'block', null, [5, 'physical', 'block']],
  ['amotep-gunners', 1, 'ranged', 'red', [6, 'fire', 'ranged']],
  ['catapults', 0, 'ranged', null, [3, 'physical', 'siege']],
  ['catapults', 1, 'ranged', 'red', [5, 'fire', 'siege']],
  ['catapults', 2, 'ranged', 'blue', [5, 'ice', 'siege']],
  ['fire-golems', 0, 'attack', null, [3, 'physical', 'melee']],
  ['fire-golems', 0, 'block', null, [3, 'physical', 'block']],
  ['fire-golems', 1, 'ranged', 'red', [4, 'fire', 'ranged']],
  ['ice-golems', 0, 'attack', null, [3, 'physical', 'melee']],
  ['ice-golems', 0, 'block', null, [3, 'physical', 'block']],
  ['ice-golems', 1, 'attack', 'blue', [6, 'ice', 'melee']],
  ['fire-mages', 0, 'ranged', null, [3, 'fire', 'ranged']],
  ['fire-mages', 1, 'attack', 'red', [6, 'fire', 'melee']],
  ['fire-mages', 1, 'block', 'red', [6, 'fire', 'block']],
  ['ice-mages', 0, 'attack', null, [4, 'ice', 'melee']],
  ['ice-mages', 0, 'block', null, [4, 'ice', 'block']],
  ['ice-mages', 1, 'ranged', 'blue', [4, 'ice', 'siege']],
  ['heroes-blue', 0, 'attack', null, [5, 'physical', 'melee']],
  ['heroes-blue', 0, 'block', null, [5, 'physical', 'block']],
  ['heroes-blue', 2, 'block', 'blue', [8, 'coldFire', 'block']],
  ['heroes-red', 0, 'attack', null, [5, 'physical', 'melee']],
  ['heroes-red', 2, 'attack', 'red', [6, 'coldFire', 'melee']],
  ['heroes-green', 0, 'block', null, [5, 'physical', 'block']],
  ['heroes-white', 0, 'attack', null, [5, 'physical', 'melee']],
  ['heroes-white', 2, 'ranged', 'white', [7, 'physical', 'ranged']],
  ['sorcerers', 0, 'ranged', null, [3, 'physical', 'ranged']],
  ['sorcerers', 1, 'ranged', 'white', [3, 'physical', 'ranged']],
  ['sorcerers', 2, 'ranged', 'green', [3, 'physical', 'ranged']],
];

describe('attacks and blocks', () => {
  it.each(fights)('%s, ability %i in the %s phase for %s mana', (unit, ability, phase, mana, gives) => {
    const t = fighting(unit, phase);
    answer(t.play('unit:0'), `ability:${ability}`, 'foe:0');
    expect(points(t)).toEqual([[...gives]]);
    expect(told(t, 'mana-spent').map(({ as }) => as)).toEqual(mana === null ? [] : [mana]);
    expect(playerOf(t).units[0]?.spent).toBe(true);
  });

  /** Other effects of these are told where enemies are changed. */
  const alone = fights.filter(([unit]) => unit !== 'shocktroops' && unit !== 'sorcerers');

  it.each(alone)('%s, ability %i, is of no use outside of a combat', (unit, ability) => {
    const t = leading(unit, { hand: ['march'] });
    if (offers(t, 'unit:').length === 0) expect(refuses(t, 'unit:0').reason.key).toBe('unit-does-nothing');
    else {
      t.play('unit:0');
      const isAsked = t.options().some((id) => id.startsWith('ability:'));
      if (isAsked) expect(refuses(t, `ability:${ability}`).reason.key).toBe('ability-does-nothing');
      else expect(told(t, 'unit-activated')).not.toMatchObject([{ ability }]);
    }
  });

  it.each(['utem-guardsmen', 'altem-guardians'] as const)(
    'a block of %s counts twice against a swift one',
    (unit) => {
      const n = { 'utem-guardsmen': 4, 'altem-guardians': 8 }[unit];
      const t = reach(fight(['wolf-riders'], { player: { level: 9, units: [unit] } }), 'block');
      answer(t.play('unit:0'), 'ability:1');
      expect(points(t)).toEqual([[n * 2, 'physical', 'block']]);
    },
  );

  it('MK-6.12 swordsmen who give their all are wounded afterwards', () => {
    const t = fighting('utem-swordsmen', 'attack').play('unit:0', 'ability:1');
    expect(points(t)).toEqual([[6, 'physical', 'melee']]);
    expect(playerOf(t).units[0]).toMatchObject({ wounds: 1, spent: true });
    const other = fighting('utem-swordsmen', 'attack').play('unit:0', 'ability:0');
    expect(playerOf(other).units[0]?.wounds).toBe(0);
  });
});

/** What a turn has after it. */
const journeys: readonly (readonly [UnitId, number, object])[] = [
  ['peasants', 1, { influence: 2 }],
  ['peasants', 2, { move: 2 }],
  ['foresters', 0, { move: 2 }],
  ['illusionists', 0, { influence: 4 }],
  ['magic-familiars', 3, { heal: 2 }],
  ['scouts', 2, { move: 2 }],
  ['thugs', 2, { influence: 4 }],
  ['heroes-blue', 1, { influence: 5 }],
  ['heroes-red', 1, { influence: 5 }],
  ['heroes-green', 1, { influence: 5 }],
  ['heroes-white', 1, { influence: 5 }],
  ['heroes-green', 2, { heal: 4 }],
  ['herbalists', 0, { heal: 2 }],
];

it.each(journeys)('%s, ability %i, gives %o', (unit, ability, gives) => {
  const t = leading(unit, { hand: ['march', 'wound'] });
  answer(t.play('unit:0'), `ability:${ability}`);
  expect(t.game.turn).toMatchObject({ move: 0, influence: 0, heal: 0, ...gives });
});

it('thugs cost reputation as they attack and deal', () => {
  const t = leading('thugs').play('unit:0');
  expect(playerOf(t).reputation).toBe(-1);
  const fought = fighting('thugs', 'attack').play('unit:0', 'ability:1');
  expect(playerOf(fought).reputation).toBe(-1);
});

it('heroes who deal bring reputation in an interaction alone', () => {
  const out = leading('heroes-blue');
  answer(out.play('unit:0'), 'ability:1');
  expect(playerOf(out).reputation).toBe(0);
  const dealing = table({
    source: [],
    map: { '0,0': 'start-a', '1,0': 'countryside-1', '0,1': 'countryside-2' },
    players: [{ level: 9, units: ['heroes-blue'], space: '1,0:E' }],
  });
  dealing.play('interact', 'unit:0');
  expect(playerOf(dealing).reputation).toBe(1);
});

const crystals: readonly (readonly [UnitId, number, Basic, boolean])[] = [
  ['illusionists', 2, 'white', false],
  ['fire-mages', 2, 'red', true],
  ['ice-mages', 2, 'blue', true],
];

it.each(crystals)('%s, ability %i, gives a %s crystal', (unit, ability, colour, withToken) => {
  const t = leading(unit, { tokens: {} });
  answer(t.play('unit:0'), `ability:${ability}`);
  expect(playerOf(t).crystals[colour]).toBe(1);
  expect(playerOf(t).tokens[colour]).toBe(withToken ? 1 : 0);
});

it('herbalists give a green mana, or ready a unit of level 2 at most', () => {
  const mana = answer(leading('herbalists', { tokens: {} }).play('unit:0'), 'ability:2');
  expect(playerOf(mana).tokens.green).toBe(1);
  const t = table({
    source: [],
    players: [
      {
        level: 9,
        units: [
          'herbalists',
          { unit: 'peasants', spent: true },
          { unit: 'illusionists', spent: true, wounds: 1 },
          { unit: 'catapults', spent: true },
        ],
      },
    ],
  });
  t.play('unit:0', 'ability:1');
  expect(t.options()).toEqual(['unit:1', 'unit:2']);
  t.play('unit:2');
  expect(playerOf(t).units.map(({ spent }) => spent)).toEqual([true, true, false, true]);
  expect(playerOf(t).units[2]?.wounds).toBe(1);
});

it('foresters make forests, hills and swamps cheaper', () => {
  const t = leading('foresters').play('unit:0');
  expect(t.game.lasting).toMatchObject([{ source: 'unit:foresters:0', until: 'turn' }]);
});

it('altem mages give two mana of any colours', () => {
  const t = leading('altem-mages', { tokens: {} });
  answer(t.play('unit:0'), 'ability:0', 'colour:gold', 'colour:black');
  expect(playerOf(t).tokens).toMatchObject({ gold: 1, black: 1 });
});

it('altem guardians let all units resist everything', () => {
  const t = table({
    source: [],
    players: [{ level: 9, units: ['altem-guardians', 'peasants'], tokens: { green: 1 }, hand: [PASTIME] }],
    holdings: [{ space: '1,0:NW', tokens: ['prowlers'] }],
    combat: { space: '1,0:C', tokens: ['1,0:NW'] },
  });
  answer(reach(t, 'block').play('unit:0'), 'ability:2');
  t.play('next', 'damage:0.0', 'to:unit:1');
  expect(told(t, 'unit-resisted')).toMatchObject([{ unit: 'peasants', armor: 3, left: 1 }]);
  expect(playerOf(t).units[1]?.wounds).toBe(1);
  expect(playerOf(t).units[0]?.wounds).toBe(0);
});

describe('MK-23.3 magic familiars', () => {
  it.each([
    ['red', 0, 'attack', [5, 'physical', 'melee']],
    ['blue', 1, 'block', [7, 'physical', 'block']],
  ] as const)('are stronger with a %s token', (mana, ability, phase, gives) => {
    const t = fighting('magic-familiars', phase, {
      player: { units: [{ unit: 'magic-familiars', mana }], tokens: {} },
    });
    answer(t.play('unit:0'), `ability:${ability}`);
    expect(points(t)).toEqual([[...gives]]);
  });

  it.each([
    ['white', 2, 'way:0', { move: 5 }],
    ['white', 2, 'way:1', { influence: 5 }],
    ['green', 3, 'way:0', { heal: 3 }],
    ['red', 2, 'way:0', { move: 3 }],
    ['red', 2, 'way:1', { influence: 3 }],
  ] as const)('with a %s token ability %i, %s gives %o', (mana, ability, way, gives) => {
    const t = table({ players: [{ level: 5, units: [{ unit: 'magic-familiars', mana }] }] });
    answer(t.play('unit:0'), `ability:${ability}`, way);
    expect(t.game.turn).toMatchObject(gives);
    expect(playerOf(t).units[0]?.mana).toBe(mana);
  });
});

it('every unit of the box is proved here', () => {
  const named = new Set<string>([
    ...fights.map(([unit]) => unit),
    ...journeys.map(([unit]) => unit),
    ...crystals.map(([unit]) => unit),
    'altem-mages',
    /** Against enemies alone (effects of war). */
    'delphana-masters',
  ]);
  expect(UNITS.filter((unit) => !named.has(unit))).toEqual([]);
  expect(Object.keys(units)).toHaveLength(30);
});
