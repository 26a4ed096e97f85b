import { describe, expect, it } from 'vitest';
import { BASICS, COLOURS } from '../../data/types.ts';
import type { Fighter } from '../fight.ts';
import { offers, playerOf, refuses, type TableSetup, table, told } from '../table.ts';

/** Seat 0 with a green card that asks for green mana, and nothing else to pay it with. */
const withMarch = (setup: TableSetup, more: NonNullable<TableSetup['players']>[number] = {}) =>
  table({ source: [], ...setup, players: [{ hand: ['march'], ...more }] });

const ways = (t: ReturnType<typeof table>, card = 'march'): string[] => t.play(`play:${card}`).options();

describe('colours (MK-5.1, MK-5.5, MK-5.6)', () => {
  it('MK-5.1 there are four basic colours and two special ones', () => {
    expect(BASICS).toEqual(['red', 'blue', 'green', 'white']);
    expect(COLOURS.filter((colour) => !BASICS.some((basic) => basic === colour))).toEqual(['gold', 'black']);
  });

  it('MK-5.5 by day gold is any basic colour, and black is nothing', () => {
    expect(ways(withMarch({ source: ['gold'] }))).toContain('powered');
    expect(ways(withMarch({}, { tokens: { gold: 1 } }))).toContain('powered');
    const t = withMarch({ source: ['black'] }, { tokens: { black: 1 } });
    expect(ways(t)).not.toContain('powered');
    expect(refuses(t, 'powered')).toEqual({ reason: { key: 'no-mana', costs: [['green']] }, rule: 'MK-1.7' });
  });

  it('MK-5.6, MK-5.16 at night gold is nothing, and a token of it stays until the turn ends', () => {
    const t = withMarch({ time: 'night', source: ['gold'] }, { tokens: { gold: 1 } });
    expect(ways(t)).not.toContain('powered');
    expect(refuses(t, 'powered').reason.key).toBe('no-mana');
    t.play('basic');
    expect(playerOf(t).tokens.gold).toBe(1);
    t.play('end');
    expect(playerOf(t).tokens.gold).toBe(0);
  });

  it('MK-5.6, MK-1.8 at night black powers Spells', () => {
    const setup = {
      players: [{ hand: ['fireball' as const, 'offering' as const], tokens: { red: 1, black: 1 } }],
    };
    const night = table({ ...setup, time: 'night', source: [] });
    night.play('play:offering');
    expect(night.options()).toContain('basic');
    const day = table({ ...setup, source: [] });
    day.play('play:offering');
    expect(refuses(day, 'powered')).toEqual({ reason: { key: 'black-only-at-night' }, rule: 'MK-1.8' });
  });
});

describe('tokens and crystals', () => {
  it('MK-5.2 tokens disappear at the end of the turn, crystals do not (MK-5.3)', () => {
    const t = withMarch({}, { tokens: { red: 2 }, crystals: { red: 1 } });
    t.play('play:march', 'basic', 'end');
    expect(playerOf(t).tokens.red).toBe(0);
    expect(playerOf(t).crystals.red).toBe(1);
  });

  it('MK-5.3, MK-1.23 a fourth crystal of a colour is a token instead', () => {
    const t = table({ players: [{ hand: ['fire-bolt', 'march'], crystals: { red: 3 } }], source: [] });
    t.play('play:fire-bolt', 'basic');
    expect(playerOf(t).crystals.red).toBe(3);
    expect(playerOf(t).tokens.red).toBe(1);
    expect(told(t, 'mana-gained')).toMatchObject([{ colour: 'red', n: 1 }]);
  });

  it('MK-1.22, MK-1.23 with room a crystal goes into the inventory', () => {
    const t = table({ players: [{ hand: ['fire-bolt', 'march'], crystals: { red: 2 } }], source: [] });
    t.play('play:fire-bolt', 'basic');
    expect(playerOf(t).crystals.red).toBe(3);
    expect(playerOf(t).tokens.red).toBe(0);
  });

  it('MK-5.4 a crystal becomes a token at any time, and never the other way round', () => {
    const t = withMarch({}, { crystals: { blue: 1 }, tokens: { white: 1 } });
    expect(offers(t, 'crystal:')).toEqual(['crystal:blue']);
    t.play('crystal:blue');
    expect(playerOf(t).crystals.blue).toBe(0);
    expect(playerOf(t).tokens).toMatchObject({ blue: 1, white: 1 });
    expect(offers(t, 'crystal:')).toEqual([]);
  });

  it('MK-5.4 a crystal pays directly as well', () => {
    const t = withMarch({}, { crystals: { green: 1 } });
    t.play('play:march', 'powered');
    expect(told(t, 'mana-spent')).toEqual([
      { key: 'mana-spent', player: 0, from: 'crystal', colour: 'green', as: 'green' },
    ]);
    expect(playerOf(t).crystals.green).toBe(0);
  });
});

describe('the Source', () => {
  it('MK-5.7, MK-5.8 one die of the shown colour is used in a turn, as it is needed', () => {
    const t = table({ players: [{ hand: ['march', 'stamina', 'rage'] }], source: ['green', 'blue'] });
    t.play('play:march', 'powered');
    expect(t.game.turn).toMatchObject({ move: 4, diceUsed: 1 });
    expect(t.game.source).toMatchObject([{ by: 0 }, { by: null }]);
    t.play('play:stamina');
    expect(refuses(t, 'powered').reason.key).toBe('no-mana');
  });

  it('MK-5.7 what is paid with is asked where there are several', () => {
    const t = withMarch(
      { source: ['green', 'gold'] },
      { tokens: { green: 1, gold: 1 }, crystals: { green: 1 } },
    );
    t.play('play:march', 'powered');
    expect(t.options()).toEqual([
      'mana:token:green',
      'mana:die:green',
      'mana:crystal:green',
      'mana:token:gold>green',
      'mana:die:gold>green',
    ]);
    t.play('mana:die:gold>green');
    expect(t.game.source).toMatchObject([{ by: null }, { by: 0 }]);
    expect(told(t, 'mana-spent').at(-1)).toMatchObject({ from: 'die', colour: 'gold', as: 'green' });
  });

  it('MK-5.9 the used die is rolled and returned first of all', () => {
    const t = table({ players: [{ hand: ['march', 'rage'] }], source: ['green', 'blue'] });
    t.play('play:march', 'powered', 'end');
    expect(told(t, 'die-returned')).toMatchObject([{ player: 0, from: 'green' }]);
    expect(t.game.source.every(({ by }) => by === null)).toBe(true);
  });

  it('MK-5.10, MK-5.11 by day a black die is depleted, at night a gold one', () => {
    for (const [time, colour] of [
      ['day', 'black'],
      ['night', 'gold'],
    ] as const) {
      const t = withMarch({ time, source: [colour, colour] });
      expect(ways(t)).not.toContain('powered');
      expect(refuses(t, 'powered').reason.key).toBe('no-mana');
    }
  });

  it('MK-5.13 dice of an effect are used besides the normal one', () => {
    const t = table({
      players: [{ hand: ['mana-draw', 'march', 'stamina', 'rage'] }],
      source: ['green', 'blue', 'red'],
    });
    t.play('play:mana-draw', 'basic', 'play:march', 'powered', 'play:stamina', 'powered');
    expect(t.game.turn).toMatchObject({ move: 8, diceUsed: 2, moreDice: 1 });
    expect(t.game.source).toMatchObject([{ by: 0 }, { by: 0 }, { by: null }]);
    t.play('end', 'done');
    expect(told(t, 'die-returned')).toHaveLength(2);
  });

  it('MK-5.14 a die that was set comes back as it lies', () => {
    const t = table({
      players: [{ hand: ['mana-draw', 'march'], tokens: { white: 1 } }],
      source: ['red', 'blue'],
    });
    t.play('play:mana-draw', 'powered', 'die:red', 'colour:black');
    expect(playerOf(t).tokens.black).toBe(2);
    expect(t.game.turn.diceUsed).toBe(0);
    t.play('end');
    expect(t.game.source[0]).toMatchObject({ colour: 'black', by: null, stays: false });
  });

  it('MK-3.26 the die on a tactic is used besides the normal one', () => {
    const t = withMarch({ source: ['green'] }, { hand: ['march', 'march'] });
    const [die] = t.game.source;
    if (die !== undefined) Object.assign(die, { by: 0, kept: 'tactic' });
    t.journal.table = { ...t.game };
    t.play('play:march', 'powered');
    expect(told(t, 'mana-spent')).toMatchObject([{ from: 'kept', colour: 'green' }]);
    expect(t.game.turn.diceUsed).toBe(0);
    expect(t.game.source).toMatchObject([{ by: 0, kept: false }]);
  });

  it('a die that somebody claimed for the round pays for nothing', () => {
    const t = withMarch({ source: ['green'] });
    const [die] = t.game.source;
    if (die !== undefined) Object.assign(die, { by: 0, kept: 'claimed' });
    t.journal.table = { ...t.game };
    expect(ways(t)).not.toContain('powered');
  });
});

describe('night rules and what bends them', () => {
  it('MK-5.15 an Amulet of the Sun makes gold usable at night, and black stays usable', () => {
    const t = table({
      time: 'night',
      source: [],
      players: [
        { hand: ['amulet-of-the-sun', 'march', 'meditation'], discard: ['rage'], tokens: { black: 1 } },
      ],
    });
    t.play('play:amulet-of-the-sun', 'powered');
    expect(playerOf(t).tokens.gold).toBe(3);
    t.play('play:march', 'powered');
    expect(told(t, 'mana-spent')).toMatchObject([{ colour: 'gold', as: 'green' }]);
    t.play('play:meditation', 'powered');
    expect(told(t, 'mana-spent').slice(1)).toMatchObject([
      { colour: 'gold', as: 'green' },
      { colour: 'black' },
    ]);
  });

  it('MK-5.15 an Amulet of Darkness makes black usable by day, and gold stays usable', () => {
    const t = table({
      source: ['black'],
      players: [
        {
          hand: ['amulet-of-darkness', 'meditation', 'march'],
          discard: ['rage'],
          tokens: { gold: 1, black: 1 },
        },
      ],
    });
    t.play('play:meditation');
    expect(refuses(t, 'powered').rule).toBe('MK-1.8');
    const dark = table({
      source: ['black'],
      players: [
        { hand: ['amulet-of-darkness', 'meditation', 'march'], discard: ['rage'], tokens: { gold: 1 } },
      ],
    });
    dark.play('play:amulet-of-darkness', 'basic', 'colour:red', 'play:meditation', 'powered');
    expect(told(dark, 'mana-spent')).toMatchObject([
      { from: 'token', colour: 'gold', as: 'green' },
      { from: 'die', colour: 'black', as: 'black' },
    ]);
  });

  it('MK-1.18 what an effect changes is over with the turn', () => {
    const t = table({
      seats: 2,
      players: [{ hand: ['amulet-of-darkness', 'march'] }, {}],
    });
    t.play('play:amulet-of-darkness', 'basic', 'colour:red');
    expect(t.game.lasting).toMatchObject([{ seat: 0, until: 'turn' }]);
    t.play('end', 'done');
    expect(t.game.lasting).toEqual([]);
  });

  const inDungeon: TableSetup = {
    map: { '0,0': 'start-a', '1,0': 'countryside-7' },
    combat: { cause: 'adventure', space: '1,0:SE', draws: ['brown'] },
  };

  it('MK-5.12 in a dungeon black is usable by day and gold is not', () => {
    const player = {
      space: '1,0:SE',
      hand: ['meditation' as const, 'march' as const],
      discard: ['rage' as const],
    };
    const t = table({
      ...inDungeon,
      source: ['gold'],
      players: [{ ...player, tokens: { green: 1, black: 1 } }],
    });
    expect(t.game.combat?.dark).toBe(true);
    t.play('play:march');
    expect(t.options()).toContain('powered');
    const gold = table({ ...inDungeon, source: ['gold'], players: [{ ...player, tokens: { gold: 1 } }] });
    gold.play('play:march');
    expect(refuses(gold, 'powered').reason.key).toBe('no-mana');
    const spell = table({
      ...inDungeon,
      source: [],
      players: [{ ...player, tokens: { green: 1, black: 1 } }],
    });
    spell.play('play:meditation', 'powered');
    expect(told(spell, 'mana-spent').map(({ as }) => as)).toEqual(['green', 'black']);
  });

  it('MK-5.17, MK-22.10 there the pouch gives black as at night; by day it gives gold', () => {
    const pouch = (setup: TableSetup, space = '0,0:C') =>
      table({ ...setup, players: [{ space, hand: ['endless-gem-pouch', 'march'] }] }).play(
        'play:endless-gem-pouch',
        'powered',
      );
    expect(playerOf(pouch(inDungeon, '1,0:SE')).tokens).toMatchObject({ red: 1, black: 1, gold: 0 });
    expect(playerOf(pouch({})).tokens).toMatchObject({ white: 1, gold: 1, black: 0 });
    expect(playerOf(pouch({ time: 'night' })).tokens).toMatchObject({ green: 1, gold: 0, black: 1 });
  });
});

describe('several costs of one play', () => {
  it('MK-1.16 one die cannot pay twice, so what pays first leaves enough for the rest', () => {
    const t = table({
      source: ['blue', 'green'],
      players: [{ hand: ['pure-magic', 'march'], tokens: { blue: 1 } }],
    });
    t.play('play:pure-magic', 'powered');
    expect(told(t, 'mana-spent')).toMatchObject([
      { from: 'token', colour: 'blue' },
      { from: 'die', colour: 'green' },
    ]);
    expect(t.game.turn.move).toBe(7);
  });

  it('MK-1.16 without enough mana for all of them the side cannot be used', () => {
    const t = table({ source: ['blue', 'green'], players: [{ hand: ['pure-magic', 'march'] }] });
    t.play('play:pure-magic');
    expect(t.options()).toContain('basic');
    expect(refuses(t, 'powered').reason).toEqual({
      key: 'no-mana',
      costs: [['blue'], ['green', 'white']],
    });
  });

  it('MK-1.8 a Spell is not powered by one die alone', () => {
    const t = table({
      time: 'night',
      source: ['green', 'black'],
      players: [{ hand: ['meditation', 'march'], discard: ['rage'] }],
    });
    t.play('play:meditation');
    expect(t.options()).toContain('basic');
    expect(refuses(t, 'powered').reason.key).toBe('no-mana');
  });
});

describe('what cannot pay says why', () => {
  const asked = (setup: TableSetup, more: Fighter = {}) =>
    withMarch({ ...setup }, { crystals: { green: 1 }, tokens: { green: 1 }, ...more }).play(
      'play:march',
      'powered',
    );

  it('MK-5.5 black by day', () => {
    const t = asked({ source: ['black'] }, { tokens: { green: 1, black: 1 } });
    expect(t.options()).toEqual(['mana:token:green', 'mana:crystal:green']);
    expect(refuses(t, 'mana:die:black')).toEqual({ reason: { key: 'black-by-day' }, rule: 'MK-5.5' });
    expect(refuses(t, 'mana:token:black').rule).toBe('MK-5.5');
  });

  it('MK-5.6 gold at night', () => {
    const t = asked({ time: 'night', source: ['gold'] });
    expect(refuses(t, 'mana:die:gold')).toEqual({ reason: { key: 'gold-at-night' }, rule: 'MK-5.6' });
  });

  it('MK-5.7 a second die', () => {
    const t = table({
      source: ['green', 'blue'],
      players: [{ hand: ['stamina', 'march'], crystals: { green: 1 }, tokens: { green: 1 } }],
    });
    t.play('play:stamina', 'powered', 'play:march', 'powered');
    expect(refuses(t, 'mana:die:green')).toEqual({ reason: { key: 'die-used' }, rule: 'MK-5.7' });
  });

  it('MK-1.16 what has to be kept for the rest', () => {
    const t = table({
      source: ['blue', 'green'],
      players: [{ hand: ['pure-magic', 'march'], tokens: { blue: 1 }, crystals: { blue: 1 } }],
    });
    t.play('play:pure-magic', 'powered');
    expect(t.options()).toEqual(['mana:token:blue', 'mana:crystal:blue']);
    expect(refuses(t, 'mana:die:blue')).toEqual({ reason: { key: 'needed-for-more' }, rule: 'MK-1.16' });
  });
});
