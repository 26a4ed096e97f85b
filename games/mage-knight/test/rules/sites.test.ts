import { describe, expect, it } from 'vitest';
import type { EnemyId } from '../../data/enemies.ts';
import { enemies } from '../../data/enemies.ts';
import type { Ruin } from '../../data/ruin.ts';
import { RUINS, type RuinId, ruins } from '../../data/ruins.ts';
import { BASICS } from '../../data/types.ts';
import { isToken } from '../../state.ts';
import { type Game, offers, playerOf, refuses, type TableSetup, table } from '../table.ts';

type Said = NonNullable<TableSetup['players']>[number];

const on = (tile: string) => ({ '0,0': 'start-a', '1,0': tile, '0,1': 'countryside-2' });
/** Seat 0 on a space of the second tile. */
const standing = (tile: string, hex: string, player: Said = {}, rest: TableSetup = {}): Game =>
  table({ map: on(tile), ...rest, players: [{ space: `1,0:${hex}`, ...player }, ...(rest.players ?? [])] });
const shield = (hex: string, tokens: EnemyId[] = []) => ({ space: `1,0:${hex}`, tokens, shields: [0] });
const foes = ({ game }: Game) => game.combat?.foes.filter(isToken).map(({ enemy }) => enemy);

describe('dungeons and tombs', () => {
  it('MK-9.12, MK-8.19, MK-5.12 a dungeon: one brown enemy, drawn then, in the dark and without units', () => {
    const t = standing(
      'countryside-7',
      'SE',
      { units: ['peasants'] },
      { decks: { enemies: { brown: ['gargoyle'] } } },
    );
    expect(t.game.holdings['1,0:SE']).toBeUndefined();
    t.play('enter');
    expect(t.game.combat).toMatchObject({ cause: 'adventure', dark: true, units: 0, space: '1,0:SE' });
    expect(foes(t)).toEqual(['gargoyle']);
    expect(offers(t, 'unit:')).toEqual([]);
  });

  it('MK-9.12, MK-9.13 they may be entered again', () => {
    expect(standing('countryside-7', 'SE', {}, { holdings: [shield('SE')] }).options()).toContain('enter');
    const tomb = standing('core-1', 'NE', {}, { holdings: [shield('NE')] });
    expect(tomb.options()).toContain('enter');
  });

  it('MK-9.13 a tomb: one red enemy in the dark, without units', () => {
    const t = standing('core-1', 'NE', {}, { decks: { enemies: { red: ['fire-dragon'] } } }).play('enter');
    expect(t.game.combat).toMatchObject({ dark: true, units: 0 });
    expect(foes(t)).toEqual(['fire-dragon']);
  });

  it('MK-11.10 entering a site challenges nobody else', () => {
    const t = standing(
      'countryside-8',
      'NE',
      {},
      {
        holdings: [
          { space: '1,0:NE', ruin: 'fight-green-green' },
          { space: '1,0:C', tokens: ['prowlers'] },
        ],
      },
    );
    t.play('enter');
    expect(t.game.combat?.foes.every(({ role }) => role === 'drawn')).toBe(true);
  });
});

describe('dens and spawning grounds', () => {
  it('MK-9.14 a den: one brown enemy, with all units', () => {
    const t = standing('countryside-6', 'W', {}, { decks: { enemies: { brown: ['gargoyle'] } } }).play(
      'enter',
    );
    expect(t.game.combat).toMatchObject({ dark: false, units: null });
    expect(foes(t)).toEqual(['gargoyle']);
  });

  it('MK-9.14, MK-14.9 one that survived is fought again; a conquered den is not entered', () => {
    const t = standing('countryside-6', 'W', {}, { holdings: [{ space: '1,0:W', tokens: ['medusa'] }] }).play(
      'enter',
    );
    expect(foes(t)).toEqual(['medusa']);
    const won = standing('countryside-6', 'W', {}, { holdings: [shield('W')] });
    expect(refuses(won, 'enter')).toEqual({ reason: { key: 'already-conquered' }, rule: 'MK-14.4' });
  });

  it('MK-9.15 spawning grounds: two brown enemies, and a slain one is replaced', () => {
    const decks = { enemies: { brown: ['gargoyle', 'medusa'] as EnemyId[] } };
    const t = standing('core-1', 'W', {}, { decks }).play('enter');
    expect(foes(t)).toEqual(['gargoyle', 'medusa']);
    const again = standing(
      'core-1',
      'W',
      {},
      {
        decks: { enemies: { brown: ['gargoyle'] } },
        holdings: [{ space: '1,0:W', tokens: ['medusa'] }],
      },
    ).play('enter');
    expect(foes(again)).toEqual(['medusa', 'gargoyle']);
  });
});

describe('ruins', () => {
  const at = (ruin: RuinId, player: Said = {}, rest: TableSetup = {}) =>
    standing(
      'countryside-11',
      'W',
      { hand: ['march'], ...player },
      {
        source: [],
        holdings: [{ space: '1,0:W', ruin }],
        ...rest,
      },
    );
  const about = (id: RuinId): Ruin => ruins[id];

  it.each(RUINS)('MK-9.16, MK-9.17 %s asks what it shows', (id) => {
    const { tribute, enemies: shown, rewards } = about(id);
    const t = at(id, { crystals: { red: 3, blue: 3, green: 3, white: 3 } });
    if (tribute === undefined) {
      expect(t.options()).not.toContain('altar');
      t.play('enter');
      expect(foes(t)?.map((enemy) => enemies[enemy].colour)).toEqual(shown);
      return;
    }
    expect(t.options()).not.toContain('enter');
    t.play('altar');
    for (const colour of BASICS)
      expect(playerOf(t).crystals[colour]).toBe(3 - (tribute[colour as keyof typeof tribute] ?? 0));
    expect(t.game.holdings['1,0:W']).toMatchObject({ shields: [0], ruin: null });
    expect(t.game.turn).toMatchObject({ rewards, stage: 'acted' });
    expect(t.game.ruins.discard).toEqual([id]);
  });

  it('MK-9.16 without all of the mana the altar takes nothing', () => {
    expect(refuses(at('altar-red', { crystals: { red: 2 } }), 'altar')).toEqual({
      reason: { key: 'no-tribute', colours: ['red', 'red', 'red'] },
      rule: 'MK-9.16',
    });
  });

  it('MK-9.18 crystals, tokens, one die and day gold mix', () => {
    const mixed = { crystals: { red: 1 }, tokens: { gold: 1 } };
    const t = at('altar-red', mixed, { source: ['red', 'red'] });
    t.play('altar', 'mana:crystal:red', 'mana:token:gold>red');
    expect(playerOf(t).crystals.red).toBe(0);
    expect(playerOf(t).tokens.gold).toBe(0);
    expect(t.game.turn.diceUsed).toBe(1);
    expect(refuses(at('altar-red', mixed, { source: ['red'], time: 'night' }), 'altar').rule).toBe('MK-9.16');
    expect(refuses(at('altar-red', { crystals: { red: 1 } }, { source: ['red', 'red'] }), 'altar').rule).toBe(
      'MK-9.16',
    );
  });

  it('MK-9.18 no payment leaves the rest unpaid', () => {
    const t = at(
      'altar-all',
      { crystals: { red: 1, blue: 1, green: 1 }, tokens: { gold: 1 } },
      { source: [] },
    );
    t.play('altar');
    expect(t.game.turn.stage).toBe('acted');
    expect(playerOf(t).tokens.gold).toBe(0);
  });

  it('MK-9.17 survivors of a ruin are fought again, and nobody is drawn for those that fell', () => {
    const t = at(
      'fight-grey-white',
      {},
      {
        holdings: [{ space: '1,0:W', ruin: 'fight-grey-white', tokens: ['swordsmen'] }],
      },
    ).play('enter');
    expect(foes(t)).toEqual(['swordsmen']);
  });
});

describe('monasteries that burn', () => {
  it('MK-9.5, MK-10.22 Reputation -3, one violet enemy, not fortified, without units', () => {
    const t = standing(
      'countryside-5',
      'NE',
      { units: ['peasants'] },
      { decks: { enemies: { violet: ['monks'] } } },
    );
    t.play('burn');
    expect(playerOf(t).reputation).toBe(-3);
    expect(t.game.combat).toMatchObject({ cause: 'burn', units: 0 });
    expect(t.game.combat?.foes).toMatchObject([{ enemy: 'monks', fortified: 0 }]);
  });

  it('MK-9.6 a burnt one is an empty space', () => {
    const t = standing(
      'countryside-5',
      'NE',
      {},
      {
        holdings: [{ space: '1,0:NE', tokens: [], shields: [0], cleared: true }],
      },
    );
    expect(t.options()).not.toContain('burn');
    expect(t.options()).not.toContain('interact');
  });

  it('MK-9.5 villages do not burn', () => {
    expect(standing('countryside-1', 'E').options()).not.toContain('burn');
  });
});

describe('challenges', () => {
  it('MK-11.9, MK-4.19 any number of those beside the hero', () => {
    const t = standing(
      'core-10',
      'C',
      {},
      {
        holdings: [
          { space: '1,0:SW', tokens: ['prowlers'] },
          { space: '1,0:SE', tokens: ['diggers'] },
        ],
      },
    );
    expect(offers(t, 'challenge:')).toEqual(['challenge:1,0:SW', 'challenge:1,0:SE']);
    t.play('challenge:1,0:SW');
    expect(t.options()).toEqual(['challenge:1,0:SE', 'done']);
    t.play('done');
    expect(t.game.combat).toMatchObject({ cause: 'rampaging', space: '1,0:C' });
    expect(foes(t)).toEqual(['prowlers']);
  });

  it('MK-9.26 across a wall they are fortified', () => {
    const t = standing('countryside-12', 'W', {}, { holdings: [{ space: '1,0:C', tokens: ['prowlers'] }] });
    t.play('challenge:1,0:C');
    expect(t.game.combat?.foes).toMatchObject([{ fortified: 1 }]);
  });

  it('MK-9.26 a site assaulted across a wall is fortified once more', () => {
    const t = standing(
      'countryside-14',
      'C',
      {},
      {
        turn: { move: 10 },
        holdings: [{ space: '1,0:NE', tokens: ['swordsmen'] }],
      },
    );
    t.play('step:1,0:NE');
    expect(t.game.combat?.foes).toMatchObject([{ fortified: 2 }]);
  });

  it('MK-4.17 no challenge after another action', () => {
    const t = standing('countryside-5', 'NE', {}, { holdings: [{ space: '1,0:E', tokens: ['prowlers'] }] });
    t.play('interact');
    expect(refuses(t, 'challenge:1,0:E')).toEqual({ reason: { key: 'action-was-taken' }, rule: 'MK-4.17' });
  });
});

describe('mazes and labyrinths', () => {
  const maze = (player: Said = {}, rest: TableSetup = {}) =>
    standing('countryside-14', 'E', { hand: ['march', 'march', 'stamina', 'rage'], ...player }, rest);

  it('MK-9.24, MK-9.25, MK-4.21 the Move for a path is played once the maze is entered', () => {
    const t = maze({}, { turn: { move: 9 }, decks: { enemies: { brown: ['gargoyle'] } } });
    t.play('enter');
    expect(t.game.turn.move).toBe(0);
    expect(offers(t, 'path:')).toEqual([]);
    expect(refuses(t, 'path:0')).toEqual({ reason: { key: 'too-far', cost: 2, move: 0 }, rule: 'MK-9.24' });
    t.play('play:march', 'basic');
    expect(offers(t, 'path:')).toEqual(['path:0']);
    t.play('play:march', 'basic');
    expect(offers(t, 'path:')).toEqual(['path:0', 'path:1']);
    t.play('path:1');
    expect(t.game.combat).toMatchObject({ way: 1, escort: null, units: 1, dark: false });
    expect(foes(t)).toEqual(['gargoyle']);
  });

  it('MK-9.24 one ready unwounded unit may come along', () => {
    const t = maze({
      level: 5,
      fame: 24,
      units: ['peasants', { unit: 'foresters', spent: true }, { unit: 'herbalists', wounds: 1 }],
    });
    t.play('enter', 'play:march', 'basic', 'path:0');
    expect(t.options()).toEqual(['unit:0', 'alone']);
    t.play('unit:0');
    expect(t.game.combat?.escort).toBe(0);
  });

  it('MK-9.24 each path once in the game, each player one path', () => {
    const own = maze({}, { holdings: [{ space: '1,0:E', paths: [null, 0, null] }] });
    expect(refuses(own, 'enter')).toEqual({ reason: { key: 'own-path-gone' }, rule: 'MK-9.24' });
    const other = maze({}, { seats: 2, holdings: [{ space: '1,0:E', paths: [1, null, null] }] });
    other.play('enter', 'play:march', 'basic');
    expect(refuses(other, 'path:0')).toEqual({ reason: { key: 'path-gone' }, rule: 'MK-9.24' });
    const full = maze(
      {},
      {
        seats: 4,
        map: { '0,0': 'start-b', '1,0': 'countryside-14', '0,1': 'countryside-2', '1,-1': 'countryside-3' },
        holdings: [{ space: '1,0:E', paths: [1, 2, 3] }],
      },
    );
    expect(refuses(full, 'enter')).toEqual({ reason: { key: 'all-paths-gone' }, rule: 'MK-9.24' });
  });

  it('MK-9.24 a labyrinth is the same with a red enemy', () => {
    const t = standing(
      'core-10',
      'E',
      { hand: ['march', 'rage'] },
      { decks: { enemies: { red: ['fire-dragon'] } } },
    );
    t.play('enter', 'play:march', 'basic', 'path:0');
    expect(foes(t)).toEqual(['fire-dragon']);
  });
});

describe('benefits', () => {
  const ending = (tile: string, hex: string, player: Said = {}, rest: TableSetup = {}) =>
    standing(tile, hex, { hand: ['march', 'rage'], ...player }, rest).play('play:march', 'basic', 'end');

  it('MK-9.19 a mine gives a crystal of its colour at the end of the turn, nothing to whoever has three', () => {
    expect(playerOf(ending('countryside-3', 'SE')).crystals.white).toBe(1);
    expect(playerOf(ending('countryside-3', 'SE', { crystals: { white: 3 } }))).toMatchObject({
      crystals: { white: 3 },
      tokens: { white: 0 },
    });
  });

  it('MK-9.22 a deep mine gives one of its colours, as chosen', () => {
    const t = ending('countryside-14', 'W');
    expect(t.options()).toEqual(['colour:red', 'colour:white']);
    expect(playerOf(t.play('colour:white')).crystals).toMatchObject({ red: 0, white: 1 });
  });

  it('MK-9.20, MK-15.9 a glade throws away a wound of hand or discard pile, and heals no unit', () => {
    const t = ending('countryside-1', 'C', { hand: ['march', 'wound'], discard: ['wound'] });
    expect(t.options()).toEqual(['throw:hand', 'throw:discard', 'keep-wounds']);
    t.play('throw:discard');
    expect(playerOf(t).discard).not.toContain('wound');
    expect(playerOf(t).hand).toContain('wound');
  });

  it.each([
    ['day', 'gold'],
    ['night', 'black'],
  ] as const)('MK-9.20 a turn begun on a glade by %s begins with %s mana', (time, colour) => {
    const t = standing('countryside-1', 'C', {}, { time, step: 'begin' });
    expect(playerOf(t).tokens[colour]).toBe(1);
  });

  it('MK-9.21, MK-7.20 who ends on the portal is off the map until the next turn', () => {
    const t = standing(
      'countryside-1',
      'C',
      { space: '0,0:C', hand: ['march', 'rage'] },
      { seats: 2, players: [{}] },
    );
    t.play('play:march', 'basic', 'end', 'done');
    expect(playerOf(t).space).toBeNull();
  });

  it('MK-9.8, MK-16.22 an owner draws one card more for each keep, on or beside one of them', () => {
    const hand = (shields: number[]) => {
      const t = ending(
        'countryside-3',
        'C',
        { deck: ['march', 'stamina', 'stamina', 'promise', 'threaten', 'swiftness'] },
        {
          holdings: [{ space: '1,0:NE', tokens: [], shields }],
        },
      );
      return playerOf(t.play('done')).hand.length;
    };
    expect(hand([0])).toBe(6);
  });
});
