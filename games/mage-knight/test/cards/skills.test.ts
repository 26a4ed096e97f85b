// Every skill of one hero alone, as printed (MK-6.18, .19).
import { describe, expect, it } from 'vitest';
import type { HeroId } from '../../data/heroes.ts';
import type { SkillId } from '../../data/skills.ts';
import type { AttackKind, Basic, Colour, Element, Time } from '../../data/types.ts';
import type { CombatPhase } from '../../state.ts';
import { type Fighter, type FightSetup, fight, PASTIME, reach } from '../fight.ts';
import { points } from '../holding.ts';
import { offers, playerOf, refuses, type TableSetup, table, told } from '../table.ts';

const heroOf = (skill: SkillId): HeroId => skill.split('-')[0] as HeroId;

const skilled = (skill: SkillId, player: Fighter = {}, more: TableSetup = {}) =>
  table({
    source: [],
    ...more,
    players: [{ hero: heroOf(skill), skills: [skill], level: 5, hand: ['stamina', 'wound'], ...player }],
  });

const fighting = (skill: SkillId, phase: CombatPhase, setup: FightSetup = {}) =>
  reach(
    fight(['prowlers'], {
      source: [],
      ...setup,
      player: { hero: heroOf(skill), skills: [skill], level: 9, hand: [PASTIME], ...setup.player },
    }),
    phase,
  );

const points2: readonly (readonly [SkillId, Time, object])[] = [
  ['arythea-dark-paths', 'day', { move: 1 }],
  ['arythea-dark-paths', 'night', { move: 2 }],
  ['arythea-dark-negotiation', 'day', { influence: 2 }],
  ['arythea-dark-negotiation', 'night', { influence: 3 }],
  ['tovak-double-time', 'day', { move: 2 }],
  ['tovak-double-time', 'night', { move: 1 }],
  ['norowas-bright-negotiation', 'day', { influence: 3 }],
  ['norowas-bright-negotiation', 'night', { influence: 2 }],
  ['goldyx-potion-making', 'day', { heal: 2 }],
  ['wolfhawk-refreshing-bath', 'day', { heal: 1 }],
  ['wolfhawk-refreshing-breeze', 'day', { heal: 1 }],
  ['wolfhawk-hawk-eyes', 'day', { move: 1 }],
  ['krang-spirit-guides', 'day', { move: 1 }],
  ['braevalar-beguile', 'day', { influence: 3 }],
  ['braevalar-secret-ways', 'day', { move: 1 }],
];

const PER_ROUND: readonly SkillId[] = [
  'goldyx-potion-making',
  'wolfhawk-refreshing-bath',
  'wolfhawk-refreshing-breeze',
];

it.each(points2)('MK-6.19 %s by %s gives %o, once', (skill, time, gives) => {
  const t = skilled(skill, {}, { time }).play(`skill:${skill}`);
  expect(t.game.turn).toMatchObject({ move: 0, influence: 0, heal: 0, ...gives });
  expect(told(t, 'skill-used')).toMatchObject([{ skill }]);
  const reason = PER_ROUND.includes(skill) ? 'skill-is-down' : 'skill-used';
  expect(refuses(t, `skill:${skill}`)).toEqual({ reason: { key: reason }, rule: 'MK-6.19' });
});

const fights: readonly (readonly [
  SkillId,
  CombatPhase,
  string | null,
  Time,
  number,
  Element,
  AttackKind | 'block',
])[] = [
  ['arythea-burning-power', 'ranged', 'way:0', 'day', 1, 'physical', 'siege'],
  ['arythea-burning-power', 'ranged', 'way:1', 'day', 1, 'fire', 'siege'],
  ['arythea-hot-swordsmanship', 'attack', 'way:0', 'day', 2, 'physical', 'melee'],
  ['arythea-hot-swordsmanship', 'attack', 'way:1', 'day', 2, 'fire', 'melee'],
  ['tovak-night-sharpshooting', 'ranged', null, 'day', 1, 'physical', 'ranged'],
  ['tovak-night-sharpshooting', 'ranged', null, 'night', 2, 'physical', 'ranged'],
  ['tovak-cold-swordsmanship', 'attack', 'way:0', 'day', 2, 'physical', 'melee'],
  ['tovak-cold-swordsmanship', 'attack', 'way:1', 'day', 2, 'ice', 'melee'],
  ['tovak-shield-mastery', 'block', 'way:0', 'day', 3, 'physical', 'block'],
  ['tovak-shield-mastery', 'block', 'way:1', 'day', 2, 'fire', 'block'],
  ['tovak-shield-mastery', 'block', 'way:2', 'day', 2, 'ice', 'block'],
  ['goldyx-freezing-power', 'ranged', 'way:0', 'day', 1, 'physical', 'siege'],
  ['goldyx-freezing-power', 'ranged', 'way:1', 'day', 1, 'ice', 'siege'],
  ['norowas-day-sharpshooting', 'ranged', null, 'day', 2, 'physical', 'ranged'],
  ['norowas-day-sharpshooting', 'ranged', null, 'night', 1, 'physical', 'ranged'],
  ['krang-battle-frenzy', 'attack', 'way:0', 'day', 2, 'physical', 'melee'],
  ['krang-battle-frenzy', 'attack', 'way:1', 'day', 4, 'physical', 'melee'],
];

it.each(fights)('%s in the %s phase, %s by %s: %i %s %s', (skill, phase, way, time, n, element, kind) => {
  const t = fighting(skill, phase, { time }).play(`skill:${skill}`);
  if (way !== null) t.play(way);
  expect(points(t)).toEqual([[n, element, kind]]);
  expect(refuses(skilled(skill), `skill:${skill}`).reason.key).toBe('skill-does-nothing');
});

const mana: readonly (readonly [SkillId, readonly string[], Basic | null, readonly Colour[]])[] = [
  ['arythea-dark-fire-magic', ['way:0'], 'red', ['red']],
  ['arythea-dark-fire-magic', ['way:1'], 'red', ['black']],
  ['goldyx-white-crystal-craft', [], 'blue', ['white']],
  ['goldyx-green-crystal-craft', [], 'blue', ['green']],
  ['goldyx-red-crystal-craft', [], 'blue', ['red']],
  ['norowas-leaves-in-the-wind', [], 'green', ['white']],
  ['norowas-whispers-in-the-treetops', [], 'white', ['green']],
  ['wolfhawk-refreshing-bath', [], 'blue', []],
  ['wolfhawk-refreshing-breeze', [], 'white', []],
  ['braevalar-thunderstorm', ['way:0', 'way:1'], null, ['green', 'white']],
  ['braevalar-thunderstorm', ['way:1', 'way:0'], null, ['blue', 'green']],
  ['braevalar-lightning-storm', ['way:0', 'way:1'], null, ['blue', 'red']],
  ['braevalar-lightning-storm', ['way:1', 'way:0'], null, ['green', 'blue']],
];

it.each(mana)('%s %o: a %s crystal and %o mana, once a round', (skill, ways, crystal, tokens) => {
  const t = skilled(skill).play(`skill:${skill}`, ...ways);
  const { crystals, tokens: own, skills } = playerOf(t);
  if (crystal !== null) expect(crystals[crystal]).toBe(1);
  for (const colour of tokens) expect(own[colour]).toBe(1);
  expect(skills[0]?.down).toBe(true);
  t.play('end');
  expect(playerOf(t).skills[0]?.down).toBe(true);
});

it('tovak feels no pain: a wound is discarded for a card, outside of combat', () => {
  const t = skilled('tovak-i-feel-no-pain', { deck: ['rage'] }).play('skill:tovak-i-feel-no-pain');
  t.play('discard:wound');
  expect(playerOf(t).hand).toEqual(['stamina', 'rage']);
  expect(playerOf(t).discard).toContain('wound');
  const well = skilled('tovak-i-feel-no-pain', { hand: ['stamina'], deck: ['rage'] });
  expect(refuses(well, 'skill:tovak-i-feel-no-pain').reason.key).toBe('skill-does-nothing');
});

describe('cards laid sideways for more (MK-22.15)', () => {
  it("I don't give a damn: 2, an advanced action, Spell or artifact 3", () => {
    const skill = 'tovak-i-dont-give-a-damn';
    const t = skilled(skill, { hand: ['march', 'blood-rage', 'fireball', 'wound'] }).play(`skill:${skill}`);
    expect(offers(t, 'play:')).toEqual(['play:march', 'play:blood-rage', 'play:fireball']);
    t.play('play:march', 'move');
    expect(t.game.turn.move).toBe(2);
    expect(playerOf(t).played).toEqual([{ card: 'march', to: 'discard' }]);
    const advanced = skilled(skill, { hand: ['blood-rage'] }).play(
      `skill:${skill}`,
      'play:blood-rage',
      'influence',
    );
    expect(advanced.game.turn.influence).toBe(3);
    t.play('play:blood-rage', 'move');
    expect(t.game.turn.move).toBe(3);
  });

  it('as attack and block where that fits', () => {
    const skill = 'tovak-i-dont-give-a-damn';
    const t = fighting(skill, 'attack', { player: { hand: ['march', PASTIME] } });
    t.play(`skill:${skill}`, 'play:march', 'attack');
    expect(points(t)).toEqual([[2, 'physical', 'melee']]);
    const ranged = fighting(skill, 'ranged').play(`skill:${skill}`, `play:${PASTIME}`);
    expect(ranged.options()).toEqual(['move', 'influence']);
  });

  it('who needs magic: 2, or 3 with no die of the Source this turn', () => {
    const skill = 'tovak-who-needs-magic';
    const hand = ['march', 'stamina', 'rage'] as const;
    const t = skilled(skill, { hand: [...hand] }, { source: ['blue', 'red'] }).play(
      `skill:${skill}`,
      'play:march',
    );
    t.play('move:no-die');
    expect(t.game.turn.move).toBe(3);
    t.play('play:stamina');
    expect(refuses(t, 'powered').reason.key).toBe('no-mana');
    const less = skilled(skill, { hand: [...hand] }, { source: ['blue', 'red'] });
    less.play(`skill:${skill}`, 'play:march', 'move', 'play:stamina', 'powered');
    expect(less.game.turn.move).toBe(6);
    const used = skilled(skill, { hand: [...hand] }, { source: ['blue', 'red'] });
    used.play('play:stamina', 'powered', `skill:${skill}`, 'play:march');
    expect(used.options()).toEqual(['move', 'influence']);
  });

  it('universal power: 3 for a mana, 4 of the colour of the card', () => {
    const skill = 'goldyx-universal-power';
    const laid = (colour: Basic) =>
      skilled(skill, { hand: ['march'], tokens: { [colour]: 1 } }).play(
        `skill:${skill}`,
        'play:march',
        'move',
      );
    expect(laid('green').game.turn.move).toBe(4);
    expect(laid('red').game.turn.move).toBe(3);
    expect(refuses(skilled(skill), `skill:${skill}`).reason.key).toBe('skill-does-nothing');
  });

  it('power of pain: a wound for 2, which goes to the discard pile', () => {
    const skill = 'arythea-power-of-pain';
    const t = skilled(skill).play(`skill:${skill}`, 'move');
    expect(t.game.turn.move).toBe(2);
    expect(playerOf(t).played).toEqual([{ card: 'wound', to: 'discard' }]);
    expect(playerOf(t).hand).toEqual(['stamina']);
    expect(refuses(skilled(skill, { hand: ['march'] }), `skill:${skill}`).reason.key).toBe(
      'skill-does-nothing',
    );
  });

  it.each([
    ['basic', [3, 4]],
    ['powered', [3, 5]],
  ] as const)('tirelessness, %s: the next Move is 1 more, or all of them', (side, [first, second]) => {
    const t = table({
      source: [],
      players: [{ hero: 'wolfhawk', hand: ['tirelessness', 'march', 'stamina'], tokens: { blue: 1 } }],
    });
    t.play('play:tirelessness', side);
    const before = t.game.turn.move;
    t.play('play:march', 'basic');
    expect(t.game.turn.move - before).toBe(first);
    t.play('play:stamina', 'move');
    expect(t.game.turn.move - before).toBe(second);
  });
});

describe('shapeshift', () => {
  const skill = 'braevalar-shapeshift';

  it('a Move is an attack or a block of the same number', () => {
    const t = fighting(skill, 'attack', { player: { hand: ['march', PASTIME], tokens: { green: 1 } } });
    t.play(`skill:${skill}`);
    expect(t.options()).toEqual([
      'shift:march:basic:attack:2:physical',
      'shift:march:powered:attack:4:physical',
    ]);
    t.play('shift:march:powered:attack:4:physical');
    expect(points(t)).toEqual([[4, 'physical', 'melee']]);
    expect(playerOf(t).tokens.green).toBe(0);
  });

  it('an attack or a block is a Move', () => {
    const t = skilled(skill, { hand: ['rage', 'wound'] }).play(`skill:${skill}`);
    t.play('shift:rage:basic:move:2:physical');
    expect(t.game.turn.move).toBe(2);
    expect(playerOf(t).hand).toEqual(['wound']);
    expect(refuses(skilled(skill, { hand: ['promise'] }), `skill:${skill}`).reason.key).toBe(
      'skill-does-nothing',
    );
  });
});

describe('skills that are flipped', () => {
  it('battle frenzy comes back with a rest', () => {
    const t = skilled(
      'krang-battle-frenzy',
      { skills: [{ id: 'krang-battle-frenzy', down: true }] },
      { step: 'whose' },
    );
    t.play('rest', 'discard:stamina', 'done');
    expect(playerOf(t).skills[0]?.down).toBe(false);
  });

  it('shamanic ritual comes back as the action of a later turn', () => {
    const skill = 'krang-shamanic-ritual';
    const t = skilled(skill).play(`skill:${skill}`, 'colour:gold');
    expect(playerOf(t).tokens.gold).toBe(1);
    expect(refuses(t, `unflip:${skill}`).reason.key).toBe('skill-used');
    const later = skilled(skill, { skills: [{ id: skill, down: true }] }).play(`unflip:${skill}`);
    expect(playerOf(later).skills[0]?.down).toBe(false);
    expect(later.game.turn.stage).toBe('acted');
  });

  it('arcane disguise: Influence 2, or no reputation; back for a green mana', () => {
    const skill = 'krang-arcane-disguise';
    expect(skilled(skill).play(`skill:${skill}`, 'way:0').game.turn.influence).toBe(2);
    const t = skilled(skill, { tokens: { green: 1 } }).play(`skill:${skill}`, 'way:1');
    expect(playerOf(t).skills[0]?.down).toBe(true);
    t.play(`unflip:${skill}`);
    expect(playerOf(t)).toMatchObject({ tokens: { green: 0 }, skills: [{ down: false }] });
    const poor = skilled(skill, { skills: [{ id: skill, down: true }] });
    expect(refuses(poor, `unflip:${skill}`).reason.key).toBe('no-mana');
  });
});

describe('master of chaos', () => {
  const skill = 'krang-master-of-chaos';
  const at = (colour: Colour) => ({ skills: [{ id: skill, colour }] }) as const;

  it.each([
    ['blue', { move: 1 }],
    ['black', { influence: 2 }],
  ] as const)('after %s: %o', (colour, gives) => {
    const t = skilled(skill, at(colour)).play(`skill:${skill}`);
    expect(t.game.turn).toMatchObject(gives);
  });

  it.each([
    ['gold', 'block', [3, 'physical', 'block']],
    ['green', 'ranged', [1, 'coldFire', 'ranged']],
    ['white', 'attack', [2, 'physical', 'melee']],
  ] as const)('after %s in the %s phase: %o', (colour, phase, gives) => {
    const t = fighting(skill, phase, { player: at(colour) }).play(`skill:${skill}`);
    expect(points(t)).toEqual([[...gives]]);
  });

  it('gold is one of them', () => {
    const t = skilled(skill, at('red')).play(`skill:${skill}`);
    expect(t.options()).toEqual(['way:1', 'way:3']);
    expect(playerOf(t).skills[0]?.colour).toBe('gold');
  });

  it('before a turn after one without it the marker may move', () => {
    const t = skilled(skill, at('red'), { step: 'before' });
    t.play(`wheel:${skill}`);
    expect(playerOf(t).skills[0]?.colour).toBe('gold');
    expect(offers(t, 'wheel:')).toEqual([]);
    const used = skilled(skill, { skills: [{ id: skill, colour: 'red', used: true }] }, { step: 'before' });
    expect(offers(used, 'wheel:')).toEqual([]);
  });
});

describe('skills of the common offer', () => {
  const common: TableSetup = {
    commonSkills: ['arythea-dark-paths', 'arythea-dark-fire-magic', 'arythea-healing-ritual'],
  };

  it('the circlet uses one as an own one, what is used each turn twice', () => {
    const t = table({ ...common, source: [], players: [{ hand: ['circlet-of-proficiency', 'march'] }] });
    t.play('play:circlet-of-proficiency', 'basic');
    expect(t.options()).toEqual(['skill:arythea-dark-paths', 'skill:arythea-dark-fire-magic']);
    t.play('skill:arythea-dark-paths');
    expect(t.game.turn.move).toBe(2);
    expect(t.game.commonSkills).toContain('arythea-dark-paths');
  });

  it('powered it takes one for good', () => {
    const t = table({ ...common, source: [], players: [{ hand: ['circlet-of-proficiency', 'march'] }] });
    t.play('play:circlet-of-proficiency', 'powered', 'skill:arythea-dark-fire-magic');
    expect(playerOf(t).skills).toMatchObject([{ id: 'arythea-dark-fire-magic', down: false }]);
    expect(t.game.commonSkills).not.toContain('arythea-dark-fire-magic');
  });

  it('the tome of relearning exchanges one, outside of combat', () => {
    const t = table({
      ...common,
      source: [],
      players: [{ skills: ['tovak-double-time'], factionTokens: ['tome-of-relearning'] }],
    });
    t.play('token:tome-of-relearning', 'skill:arythea-dark-paths');
    expect(playerOf(t).skills.map(({ id }) => id)).toEqual(['arythea-dark-paths']);
    expect(t.game.commonSkills).toContain('tovak-double-time');
    expect(playerOf(t).factionTokens).toEqual([]);
    expect(t.game.factionTokens.elementalist.discard).toEqual(['tome-of-relearning']);
  });

  it('the tome of relearning: a skill that lies in the middle is not given away', () => {
    const t = table({
      ...common,
      seats: 2,
      source: [],
      players: [
        { skills: ['tovak-mana-exploit', 'tovak-double-time'], factionTokens: ['tome-of-relearning'] },
      ],
    });
    t.play('skill:tovak-mana-exploit', 'colour:red', 'token:tome-of-relearning', 'skill:arythea-dark-paths');
    expect(playerOf(t).skills.map(({ id }) => id)).toEqual(['tovak-mana-exploit', 'arythea-dark-paths']);
  });
});
