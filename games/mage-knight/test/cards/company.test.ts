// Skills and Spells that reach other players (MK-6.20 to .22, MK-4.1, .2).
import { describe, expect, it } from 'vitest';
import type { FaceId } from '../../data/cards.ts';
import type { HeroId } from '../../data/heroes.ts';
import type { SkillId } from '../../data/skills.ts';
import type { Basic } from '../../data/types.ts';
import { attackValue } from '../../rules/combat/numbers.ts';
import { armor, BESIDE, type Fighter, foe, LAIR, PASTIME, reach } from '../fight.ts';
import { points } from '../holding.ts';
import { offers, playerOf, refuses, type TableSetup, table, told, waiting } from '../table.ts';

const heroOf = (skill: SkillId): HeroId => skill.split('-')[0] as HeroId;

const HANDS: readonly FaceId[] = ['march', 'stamina', 'rage'];

/** Two players; seat 0 has the skill and is on turn. */
const two = (skill: SkillId, me: Fighter = {}, other: Fighter = {}, more: TableSetup = {}) =>
  table({
    seats: 2,
    source: [],
    ...more,
    players: [
      { hero: heroOf(skill), skills: [skill], hand: [...HANDS], ...me },
      { hero: heroOf(skill) === 'tovak' ? 'norowas' : 'tovak', hand: [...HANDS], ...other },
    ],
  });

/** To the first question of the other player's turn. */
function pass(t: ReturnType<typeof table>, seat = 0) {
  for (let step = 0; step < 12 && t.game.active === seat; step++) {
    const options = t.options(seat);
    t.play(
      ['end', 'keep-hand', 'done', 'keep-wounds'].find((id) => options.includes(id)) ??
        (options[0] as string),
    );
  }
  return t;
}

describe('Motivation (MK-6.21)', () => {
  const MOTIVATIONS = [
    ['arythea-motivation', 'red'],
    ['tovak-motivation', 'blue'],
    ['goldyx-motivation', 'green'],
    ['norowas-motivation', 'white'],
  ] as const;

  it.each(MOTIVATIONS)('%s draws two cards, and gives %s mana with the lowest fame', (skill, colour) => {
    const me = { hand: ['march'], deck: ['rage', 'stamina', 'swiftness'] } as const;
    const low = two(skill, { ...me, hand: [...me.hand], deck: [...me.deck] }, { fame: 3 }).play(
      `skill:${skill}`,
    );
    expect(playerOf(low).hand).toEqual(['march', 'rage', 'stamina']);
    expect(playerOf(low).tokens[colour]).toBe(1);
    const even = two(skill, { ...me, hand: [...me.hand], deck: [...me.deck] }).play(`skill:${skill}`);
    expect(playerOf(even).tokens[colour]).toBe(0);
    expect(refuses(even, `skill:${skill}`).reason.key).toBe('skill-is-down');
  });

  it('wolfhawk gains fame instead', () => {
    const t = two('wolfhawk-motivation', {}, { fame: 3 }).play('skill:wolfhawk-motivation');
    expect(told(t, 'fame')).toMatchObject([{ n: 1 }]);
    const alone = table({
      players: [{ hero: 'wolfhawk', skills: ['wolfhawk-motivation'], hand: [...HANDS] }],
    });
    alone.play('skill:wolfhawk-motivation');
    expect(playerOf(alone).fame).toBe(0);
  });

  it('bars every other Motivation until the end of the own next turn', () => {
    const skills: SkillId[] = ['tovak-motivation', 'arythea-motivation'];
    const t = two('tovak-motivation', { skills }).play('skill:tovak-motivation');
    expect(refuses(t, 'skill:arythea-motivation')).toMatchObject({
      reason: { key: 'motivation-locked' },
      rule: 'MK-6.21',
    });
    pass(t);
    expect(t.game.lasting).toMatchObject([{ until: 'nextTurn' }]);
    expect(t.game.active).toBe(1);
  });

  it('is used while others play, before what they have announced (MK-4.2)', () => {
    const t = two('tovak-motivation', {}, {}, { answering: 1, active: 1 });
    expect(waiting(t)).toEqual([0]);
    t.play('before', 'skill:tovak-motivation');
    expect(told(t, 'cards-drawn')).toMatchObject([{ player: 0, n: 2 }]);
  });

  it('and before the own turn', () => {
    const t = two('tovak-motivation', {}, {}, { step: 'before' });
    expect(t.options()).toEqual(['skill:tovak-motivation', 'begin']);
  });
});

describe('skills in the middle (MK-6.20, .22)', () => {
  it('lie there until the next turn of their owner, who then has them face down', () => {
    const skill = 'norowas-prayer-of-weather';
    const t = two(skill).play(`skill:${skill}`);
    expect(playerOf(t).skills[0]).toMatchObject({ centre: true, down: true });
    expect(refuses(t, `skill:${skill}`).reason.key).toBe('skill-in-centre');
    pass(t);
    expect(t.game.lasting.map(({ until }) => until)).toEqual(['ownTurn']);
  });

  it('MK-6.22 calming the weather is returned once, for cheaper terrain', () => {
    const skill = 'norowas-calming-the-weather';
    const t = pass(two(skill).play(`skill:${skill}`));
    t.play(`return:${skill}`);
    expect(playerOf(t, 0).skills[0]).toMatchObject({ centre: false, down: true });
    expect(t.game.lasting.filter(({ seat }) => seat === 1)).toMatchObject([{ until: 'turn' }]);
    expect(told(t, 'skill-returned')).toMatchObject([{ player: 1, owner: 0 }]);
    expect(offers(t, 'return:')).toEqual([]);
  });

  it('ritual of pain throws wounds away, and is returned to lay a wound for 3', () => {
    const skill = 'arythea-ritual-of-pain';
    const t = two(skill, { hand: ['march', 'wound', 'wound'] }, { hand: ['march', 'wound'] });
    t.play(`skill:${skill}`, 'wounds:2');
    expect(playerOf(t).hand).toEqual(['march']);
    pass(t).play(`return:${skill}`, 'move');
    expect(t.game.turn.move).toBe(3);
    expect(playerOf(t, 1).hand).toEqual(['march']);
  });

  it('MK-6.22, MK-6.24 mana enhancement: a crystal of a mana spent, a token for whoever returns it', () => {
    const skill = 'krang-mana-enhancement';
    const t = two(skill, { hand: ['march', 'rage'], tokens: { green: 1 } });
    expect(refuses(t, `skill:${skill}`).reason.key).toBe('skill-does-nothing');
    t.play('play:march', 'powered', `skill:${skill}`);
    expect(playerOf(t).crystals.green).toBe(1);
    pass(t).play(`return:${skill}`);
    expect(playerOf(t, 1).tokens.green).toBe(1);
  });

  it('MK-6.24 mana enhancement: of all basic mana of the turn, whatever was done since', () => {
    const skill = 'krang-mana-enhancement';
    const t = two(skill, { hand: ['march', 'rage', 'stamina'], tokens: { green: 1, red: 1 } });
    t.play('play:march', 'powered', 'play:rage', 'influence', 'step:0,0:E');
    expect(playerOf(t).crystals).toMatchObject({ green: 0 });
    t.play(`skill:${skill}`);
    expect(playerOf(t).crystals.green).toBe(1);
  });

  it('MK-6.25 source opening: a die rolled anew; who returns it uses a die more, its owner gains a crystal', () => {
    const skill = 'goldyx-source-opening';
    const t = two(skill, {}, {}, { source: ['red', 'red'] }).play(`skill:${skill}`, 'none');
    pass(t).play(`return:${skill}`);
    expect(playerOf(t, 1).tokens.red).toBe(1);
    expect(playerOf(t, 0).crystals.red).toBe(1);
    expect(t.game.turn.diceUsed).toBe(0);
    expect(t.game.source.map(({ by }) => by)).toEqual([1, null]);
    t.play('end', 'discard:rage', 'done');
    expect(told(t, 'die-returned')).toMatchObject([{ player: 1, from: 'red' }]);
  });

  it('mana overload: the first card powered with its colour grows by 4', () => {
    const skill = 'tovak-mana-overload';
    const t = two(skill, { hand: ['march', 'stamina'] }).play(`skill:${skill}`, 'colour:green');
    t.play('play:march', 'powered');
    expect(t.game.turn.move).toBe(8);
    expect(playerOf(t).skills[0]).toMatchObject({ centre: false, down: true });
    expect(told(t, 'skill-returned')).toHaveLength(1);
  });

  it('mana overload: nothing else that is marked with the colour makes a card grow', () => {
    const skill = 'tovak-mana-exploit';
    const t = two(skill, { hand: ['march', 'stamina'] }).play(`skill:${skill}`, 'colour:green');
    t.play('play:march', 'powered');
    expect(t.game.turn.move).toBe(4);
  });

  it('howl of the pack: a sideways card for 4 and each free command; returned in a combat', () => {
    const skill = 'wolfhawk-howl-of-the-pack';
    const t = two(
      skill,
      { hand: ['stamina', 'rage'] },
      { hand: [PASTIME, 'march'], space: BESIDE },
      { holdings: [{ space: LAIR, tokens: ['prowlers'] }] },
    );
    t.play(`skill:${skill}`, 'play:stamina', 'move');
    expect(t.game.turn.move).toBe(5);
    pass(t).play(`challenge:${LAIR}`, `return:${skill}`);
    expect(armor(t)).toBe(2);
    expect(attackValue(t.game, foe(t), 0)).toBe(3);
  });

  it("nature's vengeance is returned for the same", () => {
    const skill = 'braevalar-natures-vengeance-cooperative';
    const t = table({
      seats: 2,
      active: 1,
      players: [
        { hero: 'braevalar', skills: [skill], hand: [...HANDS] },
        { hero: 'tovak', hand: [PASTIME], space: BESIDE },
      ],
      holdings: [{ space: LAIR, tokens: ['prowlers'] }],
      combat: { player: 1, space: BESIDE, tokens: [LAIR] },
    });
    t.game.lasting.push({ source: `skill:${skill}`, path: [2], seat: 0, until: 'ownTurn' });
    t.journal.table = { ...t.game };
    reach(t, 'block').play(`return:${skill}`);
    expect(attackValue(t.game, foe(t), 0)).toBe(3);
    expect(foe(t).gained).toContain('cumbersome');
  });
});

describe('skills that harm others', () => {
  it("wolf's howl weakens the units of others", () => {
    const skill = 'wolfhawk-wolfs-howl';
    const t = two(
      skill,
      { hand: ['stamina', 'rage'] },
      { hand: [PASTIME], units: ['utem-crossbowmen'], space: BESIDE, level: 5 },
      { holdings: [{ space: LAIR, tokens: ['prowlers'] }] },
    );
    t.play(`skill:${skill}`, 'play:stamina', 'move');
    pass(t).play(`challenge:${LAIR}`, 'unit:0');
    expect(points(t)).toEqual([[1, 'physical', 'ranged']]);
  });

  it('healing ritual: one of the wounds goes to the nearest hero', () => {
    const skill = 'arythea-healing-ritual';
    const t = two(skill, { hand: ['march', 'wound', 'wound'] }).play(`skill:${skill}`, 'wounds:2');
    expect(playerOf(t).hand).toEqual(['march']);
    expect(playerOf(t, 1).hand).toEqual([...HANDS, 'wound']);
    const well = two(skill);
    expect(refuses(well, `skill:${skill}`).reason.key).toBe('skill-does-nothing');
  });

  it('healing ritual: of equals the owner picks', () => {
    const t = table({
      seats: 3,
      source: [],
      players: [
        { hero: 'arythea', skills: ['arythea-healing-ritual'], hand: ['wound', 'march'] },
        { hero: 'tovak', hand: [...HANDS] },
        { hero: 'norowas', hand: [...HANDS] },
      ],
    });
    t.play('skill:arythea-healing-ritual');
    t.play('wounds:1');
    expect(t.options()).toEqual(['seat:1', 'seat:2']);
    t.play('seat:2');
    expect(playerOf(t, 2).hand).toContain('wound');
  });

  it('mana exploit: no second wound for the same colour', () => {
    const skill = 'tovak-mana-exploit';
    const t = two(skill, {}, { hand: ['stamina', 'stamina', 'march'], tokens: { blue: 2 } });
    pass(t.play(`skill:${skill}`, 'colour:green'));
    const wounds = () => playerOf(t, 1).hand.filter((card) => card === 'wound').length;
    for (const card of ['play:stamina', 'play:stamina']) {
      t.play(card, 'powered');
      expect(wounds()).toBe(1);
    }
  });

  it('mana exploit: a wound for each other colour that is used, once', () => {
    const skill = 'tovak-mana-exploit';
    const t = two(
      skill,
      {},
      { hero: 'norowas', hand: ['march', 'stamina', 'rage', 'wound'], tokens: { green: 1, blue: 2, red: 1 } },
    );
    t.play(`skill:${skill}`);
    expect(offers(t, 'colour:')).toEqual([
      'colour:red',
      'colour:blue',
      'colour:green',
      'colour:white',
      'colour:black',
    ]);
    t.play('colour:green');
    expect(playerOf(t).tokens.green).toBe(1);
    pass(t).play('play:march', 'powered');
    expect(told(t, 'wounds-taken')).toEqual([]);
    t.play('play:stamina', 'powered');
    expect(told(t, 'wounds-taken')).toMatchObject([{ player: 1, n: 1, to: 'hand' }]);
  });

  it('source freeze: others have no die of their own, its owner gains a crystal', () => {
    const skill = 'goldyx-source-freeze';
    const t = two(skill, {}, { hand: ['march', 'rage'] }, { source: ['green', 'gold'] }).play(
      `skill:${skill}`,
    );
    expect(playerOf(t).crystals.green).toBe(1);
    pass(t).play('play:march');
    expect(refuses(t, 'powered').reason.key).toBe('no-mana');
  });

  it('mana suppression: the first basic mana costs another one, which is a crystal for its owner', () => {
    const skill = 'krang-mana-suppression';
    const other: Fighter = { hand: ['march', 'march', 'rage'], tokens: { green: 3 } };
    const t = pass(two(skill, {}, other).play(`skill:${skill}`));
    t.play('play:march', 'powered');
    expect(playerOf(t, 1).tokens.green).toBe(1);
    expect(t.game.turn.move).toBe(4);
    t.play('play:march', 'powered');
    expect(playerOf(t, 1).tokens.green).toBe(0);
    for (let step = 0; step < 12 && t.game.active === 1; step++) {
      const options = t.options(1);
      t.play(['end', 'keep-hand', 'done'].find((id) => options.includes(id)) ?? (options[0] as string));
    }
    expect(playerOf(t, 0).crystals.green).toBe(1);
    const poor = pass(two(skill, {}, { ...other, tokens: { green: 1 } }).play(`skill:${skill}`)).play(
      'play:march',
    );
    expect(refuses(poor, 'powered').reason.key).toBe('no-mana');
  });

  it("nature's vengeance: enemies of others attack with one more as they are blocked", () => {
    const t = table({
      seats: 2,
      active: 1,
      players: [
        { hero: 'braevalar', skills: ['braevalar-natures-vengeance-competitive'], hand: [...HANDS] },
        { hero: 'tovak', hand: [PASTIME], space: BESIDE },
      ],
      holdings: [{ space: LAIR, tokens: ['prowlers'] }],
      combat: { player: 1, space: BESIDE, tokens: [LAIR] },
    });
    t.game.lasting.push({
      source: 'skill:braevalar-natures-vengeance-competitive',
      path: [2],
      seat: 0,
      until: 'ownTurn',
    });
    t.journal.table = { ...t.game };
    expect(attackValue(reach(t, 'block').game, foe(t), 0)).toBe(5);
  });
});

describe('Spells of competition (MK-22.7)', () => {
  const cast = (
    card: FaceId,
    side: 'basic' | 'powered',
    colour: Basic,
    me: Fighter = {},
    other: Fighter = {},
    more: TableSetup = {},
  ) =>
    two('tovak-double-time', { hand: [card, 'march'], tokens: { [colour]: 1, black: 1 }, ...me }, other, {
      time: side === 'powered' ? 'night' : 'day',
      ...more,
    }).play(`play:${card}`, side);

  it('mana meltdown: a crystal of each other player, or a wound; one of them may be gained', () => {
    const t = cast('mana-meltdown', 'basic', 'red', {}, { crystals: { blue: 2 } });
    expect(playerOf(t, 1).crystals.blue).toBe(1);
    expect(t.options()).toEqual(['colour:blue', 'none']);
    t.play('colour:blue');
    expect(playerOf(t).crystals.blue).toBe(1);
    const none = cast('mana-meltdown', 'basic', 'red');
    expect(playerOf(none, 1).hand).toContain('wound');
  });

  it('mana radiance: a wound for each crystal of the colour, two crystals for the caster', () => {
    const t = cast('mana-meltdown', 'powered', 'red', { crystals: { blue: 1 } }, { crystals: { blue: 2 } });
    t.play('colour:blue');
    expect(told(t, 'wounds-taken')).toMatchObject([
      { player: 0, n: 1 },
      { player: 1, n: 2 },
    ]);
    expect(playerOf(t).crystals.blue).toBe(3);
  });

  it('mana claim: a die for the round, three tokens now or one each turn', () => {
    const now = cast('mana-claim', 'basic', 'blue', {}, {}, { source: ['red', 'black'] }).play('at-once');
    expect(playerOf(now).tokens.red).toBe(3);
    expect(now.game.source[0]).toMatchObject({ by: 0, kept: 'claimed' });
    const later = cast('mana-claim', 'basic', 'blue', {}, {}, { source: ['red', 'black'] }).play('each-turn');
    expect(playerOf(later).tokens.red).toBe(0);
    expect(later.game.lasting).toMatchObject([{ until: 'round', colour: 'red', each: true }]);
    for (const [t, red] of [
      [now, 0],
      [later, 1],
    ] as const) {
      pass(pass(t), 1);
      expect(waiting(t)).toEqual([0]);
      expect(playerOf(t).tokens.red).toBe(red);
    }
  });

  it('mana curse: others who use that colour take a wound, one a turn', () => {
    const other: Fighter = { hand: ['rage', 'rage', PASTIME], tokens: { red: 1 }, space: BESIDE };
    const t = cast('mana-claim', 'powered', 'blue', {}, other, {
      source: ['red'],
      holdings: [{ space: LAIR, tokens: ['prowlers'] }],
    }).play('at-once');
    expect(playerOf(t).tokens.red).toBe(3);
    reach(pass(t).play(`challenge:${LAIR}`), 'attack');
    const before = told(t, 'wounds-taken').length;
    t.play(`play:${PASTIME}`, 'basic', 'play:rage', 'powered');
    t.play('mana:token:red');
    expect(told(t, 'wounds-taken').slice(before)).toMatchObject([{ player: 1, n: 1 }]);
    t.play('play:rage', 'powered');
    t.play('mana:token:red');
    expect(told(t, 'wounds-taken').slice(before)).toHaveLength(1);
  });

  it('mind read: a crystal, and others discard a card of the colour or show their hands', () => {
    const t = cast('mind-read', 'basic', 'white', {}, { hero: 'norowas', hand: ['march', 'rage'] });
    t.play('colour:green');
    expect(playerOf(t).crystals.green).toBe(1);
    expect(waiting(t)).toEqual([1]);
    expect(t.options(1)).toEqual(['discard:march']);
    t.play('discard:march');
    expect(playerOf(t, 1)).toMatchObject({ hand: ['rage'], discard: expect.arrayContaining(['march']) });
    const none = cast('mind-read', 'basic', 'white', {}, { hero: 'norowas', hand: ['rage'] }).play(
      'colour:green',
    );
    none.play('show-hand');
    expect(told(none, 'hand-shown')).toMatchObject([{ player: 1, cards: ['rage'] }]);
  });

  it('mind steal: one of the actions comes to the own hand for good', () => {
    const t = cast('mind-read', 'powered', 'white', {}, { hero: 'norowas', hand: ['march', 'rage'] });
    t.play('colour:red', 'discard:rage', 'take:1:rage');
    expect(playerOf(t).hand).toEqual(['march', 'rage']);
    expect(playerOf(t, 1).discard).not.toContain('rage');
  });

  it('energy flow readies a unit, and then spends one of each other player', () => {
    const me: Fighter = { units: [{ unit: 'peasants', spent: true }], level: 5 };
    const other: Fighter = { units: ['illusionists', 'catapults'], level: 5 };
    const t = cast('energy-flow', 'basic', 'green', me, other);
    expect(playerOf(t).units[0]?.spent).toBe(false);
    expect(t.options()).toEqual(['spend:1', 'none']);
    t.play('spend:1');
    expect(playerOf(t, 1).units[0]?.spent).toBe(true);
  });

  it('energy steal heals the unit too, and reaches level 3', () => {
    const me: Fighter = { units: [{ unit: 'peasants', spent: true, wounds: 1 }], level: 5 };
    const other: Fighter = { units: ['illusionists', 'catapults'], level: 5 };
    const t = cast('energy-flow', 'powered', 'green', me, other);
    expect(playerOf(t).units[0]).toMatchObject({ spent: false, wounds: 0 });
    expect(t.options()).toEqual(['spend:1', 'spend:2', 'none']);
  });
});
