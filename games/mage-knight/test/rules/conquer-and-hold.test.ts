import { describe, expect, it } from 'vitest';
import { enemies } from '../../data/enemies.ts';
import { tileOf } from '../../data/tiles.ts';
import { type UnitId, units } from '../../data/units.ts';
import { mageKnight } from '../../index.ts';
import { goalOf } from '../../rules/goal.ts';
import { handLimitAt } from '../../rules/hand-limit.ts';
import { marketAt } from '../../rules/market.ts';
import { setupOf } from '../../rules/scenario.ts';
import { sidesOf } from '../../rules/teams.ts';
import { reach, strikeWith } from '../fight.ts';
import { freshTable, type Game, offers, playerOf, refuses, type TableSetup, table, told } from '../table.ts';

const hold = { scenario: 'conquer-and-hold' } as const;

/** A keep at 1,0:NE, a tower at 0,1:C, keep and tower at 1,-1:E and 1,-1:SW. */
const MAP = {
  '0,0': 'start-b',
  '1,0': 'countryside-3',
  '0,1': 'countryside-4',
  '1,-1': 'countryside-9',
};
const KEEP = '1,0:NE';
const TOWER = '0,1:C';
const KEEP_TOO = '1,-1:E';
const TOWER_TOO = '1,-1:SW';

const held = ({ options = {}, seats = 2, ...more }: TableSetup = {}): Game =>
  table({ map: MAP, ...more, seats, options: { ...hold, ...options } });

const owned = (space: string, seat = 0) => ({ space, shields: [seat], tokens: [] });
const STRONG = { hand: ['ruby-ring'], level: 9, fame: 0 } as const;

describe('Conquer and Hold', () => {
  it.each([
    [2, 6],
    [3, 4],
    [4, 4],
  ])('MK-39.1, MK-39.12 for %i players: a given map of these tiles, %i rounds', (seats, rounds) => {
    const { game } = freshTable(seats, hold);
    expect(setupOf(game).rounds).toBe(rounds);
    expect(Object.keys(game.map).sort()).toEqual(['0,0', '0,1', '1,-1', '1,0']);
    expect(game.map['0,0']).toBe('start-b');
    expect([...Object.values(game.map), ...game.tiles].sort()).toEqual(
      [
        'start-b',
        'countryside-3',
        'countryside-4',
        'countryside-9',
        'countryside-10',
        'countryside-11',
        'core-2',
        'core-3',
        'core-4',
        'core-7',
      ].sort(),
    );
  });

  it('MK-39.1 any given place may be explored, with the tile that lies there; nothing beyond', () => {
    const { frontier } = mageKnight.view(freshTable(2, hold).game, 0) as unknown as { frontier: string[] };
    expect([...frontier].sort()).toEqual(['1,1', '2,-1', '2,0']);
    const t = held({
      players: [{ space: '1,0:E' }],
      turn: { move: 4 },
      tiles: ['countryside-10', 'core-2', 'countryside-11'],
    });
    t.play('explore:2,0');
    expect(t.game.map['2,0']).toBe('core-2');
    expect(t.game.tiles).toEqual(['countryside-11', 'countryside-10']);
    const edge = held({ players: [{ space: '0,1:NW' }], turn: { move: 4 } });
    expect(refuses(edge, 'explore:0,2')).toMatchObject({ reason: { key: 'beyond-coast' } });
  });

  it('MK-39.2 the city is closed, and there are no units of level IV', () => {
    const t = held({
      map: { ...MAP, '2,0': 'core-7' },
      players: [{ space: '2,0:NE' }],
      turn: { move: 9, stage: 'moving' },
    });
    expect(refuses(t, 'step:2,0:C')).toEqual({ reason: { key: 'city-closed' }, rule: 'MK-39.2' });
    expect(t.game.cities).toEqual([]);
    const { game } = freshTable(2, hold);
    expect(game.units.elite.map((id) => units[id].level).filter((level) => level > 3)).toEqual([]);
    expect(game.gone.units.every((id) => units[id].level === 4)).toBe(true);
    expect(game.gone.units.length).toBeGreaterThan(0);
  });

  const tiersAfter = (round: number, seats: number): string[] => {
    const t = held({
      seats,
      round,
      time: round % 2 === 1 ? 'day' : 'night',
      map: { ...MAP, '2,0': 'core-2' },
      announced: 1,
      last: [],
      turn: { stage: 'acted', cards: 1 },
    });
    t.play('end', 'done');
    const isUnit = (id: string): id is UnitId => id in units;
    return [...new Set(t.game.units.offer.filter(isUnit).map((id) => units[id].tier))].sort();
  };

  it('MK-39.3 elite units come in the second half of the rounds', () => {
    expect(tiersAfter(2, 2)).toEqual(['regular']);
    expect(tiersAfter(3, 2)).toEqual(['elite', 'regular']);
    expect(tiersAfter(1, 3)).toEqual(['regular']);
    expect(tiersAfter(2, 3)).toEqual(['elite', 'regular']);
    expect(tiersAfter(2, 4)).toEqual(['elite', 'regular']);
  });

  it('MK-39.4 towers recruit as monasteries too, keeps as villages', () => {
    const { game } = held({ holdings: [owned(KEEP), owned(TOWER)] });
    expect(marketAt(game, KEEP)?.icons).toEqual(['keep', 'village']);
    expect(marketAt(game, TOWER)?.icons).toEqual(['mage-tower', 'monastery']);
  });

  const assault = (space: string, from: string, more: TableSetup = {}): Game => {
    const t = held({
      players: [{ ...STRONG, space: from }],
      turn: { move: 9, stage: 'moving' },
      ...more,
    });
    t.play(`step:${space}`);
    if (t.game.combat === null) t.play('done');
    return t;
  };

  it('MK-39.5 an assault on a keep or a tower costs no Reputation', () => {
    const t = assault(KEEP, '1,0:E', { holdings: [{ space: KEEP, tokens: ['swordsmen'] }] });
    expect(t.game.combat?.cause).toBe('assault');
    expect(playerOf(t).reputation).toBe(0);
  });

  it('MK-39.6 a tower that is conquered is owned and brings no Spell; its owner alone buys Spells there', () => {
    const t = assault(TOWER, '0,1:NE', { holdings: [{ space: TOWER, tokens: ['monks'] }] });
    reach(t, 'attack');
    strikeWith(t, 60);
    expect(t.game.holdings[TOWER]).toMatchObject({ shields: [0], tokens: [] });
    expect(t.game.turn.rewards).toEqual([]);
    const mine = held({ players: [{ space: TOWER }], holdings: [owned(TOWER)] });
    mine.play('interact');
    expect(marketAt(mine.game, TOWER)?.spell).toBe(7);
  });

  it('MK-39.6 another player assaults it against a random violet enemy, for half the fame', () => {
    const t = assault(TOWER, '0,1:NE', {
      holdings: [owned(TOWER, 1)],
      decks: { enemies: { violet: ['monks'] } },
    });
    expect(t.game.combat?.foes.map(({ enemy }) => enemy)).toEqual(['monks']);
    expect(t.game.combat?.halfFame).toBe(true);
    reach(t, 'attack');
    strikeWith(t, 60);
    expect(told(t, 'foe-defeated')).toMatchObject([{ fame: Math.ceil(enemies.monks.fame / 2) }]);
    expect(t.game.holdings[TOWER]?.shields).toEqual([0]);
  });

  const begun = (more: TableSetup): Game => held({ step: 'begin', ...more });

  it('MK-39.7 a turn that begins on or beside an own tower: a token for each tower one owns', () => {
    const both = [owned(TOWER), owned(TOWER_TOO), owned(KEEP)];
    const day = begun({ players: [{ space: '0,1:SW' }], holdings: both });
    expect(playerOf(day).tokens.gold).toBe(2);
    const night = begun({ round: 2, time: 'night', players: [{ space: TOWER }], holdings: both });
    expect(playerOf(night).tokens).toMatchObject({ black: 2, gold: 0 });
    const far = begun({ players: [{ space: '1,0:E' }], holdings: both });
    expect(playerOf(far).tokens.gold).toBe(0);
    const rivals = begun({ players: [{ space: '0,1:SW' }], holdings: [owned(TOWER, 1), owned(TOWER_TOO)] });
    expect(playerOf(rivals).tokens.gold).toBe(0);
  });

  it('MK-39.8 beside a keep and a tower both give what they give', () => {
    const t = begun({
      map: { ...MAP, '1,-1': 'countryside-9' },
      players: [{ space: '1,-1:SE' }],
      holdings: [owned(KEEP_TOO), owned(TOWER_TOO), owned(KEEP)],
    });
    expect(playerOf(t).tokens.gold).toBe(1);
    expect(handLimitAt(t.game, 0)).toBe(5 + 2);
  });

  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('MK-39.9 in round %i an owned keep has %i defenders', (round, n) => {
    const t = assault(KEEP, '1,0:E', {
      round,
      time: round % 2 === 1 ? 'day' : 'night',
      holdings: [owned(KEEP, 1)],
    });
    expect(t.game.combat?.foes).toHaveLength(n);
  });

  it('MK-39.9 the fame of all defenders is summed, then halved', () => {
    const t = assault(KEEP, '1,0:E', {
      round: 5,
      holdings: [owned(KEEP, 1)],
      decks: { enemies: { grey: ['crossbowmen', 'crossbowmen', 'crossbowmen'] } },
    });
    reach(t, 'attack');
    t.play('aim:0', 'aim:1', 'aim:2');
    strikeWith(t, 90);
    const won = told(t, 'foe-defeated').map(({ fame }) => fame);
    expect(won).toHaveLength(3);
    expect(won.reduce((sum, n) => sum + n, 0)).toBe(Math.ceil((3 * enemies.crossbowmen.fame) / 2));
  });

  it('MK-39.10 four are two teams; mates enter and recruit, but have bonuses by own sites only', () => {
    const t = held({
      seats: 4,
      players: [{ space: '1,0:E' }],
      holdings: [owned(KEEP, 2), owned(KEEP_TOO, 1)],
      turn: { move: 9, stage: 'moving' },
    });
    expect(sidesOf(t.game)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(handLimitAt(t.game, 0)).toBe(5);
    t.play(`step:${KEEP}`);
    expect(t.game.combat).toBeNull();
    expect(offers(t, 'interact')).toEqual(['interact']);
    const own = held({
      seats: 4,
      players: [{ space: '1,0:E' }],
      holdings: [owned(KEEP, 2), owned(KEEP_TOO, 0)],
    });
    expect(handLimitAt(own.game, 0)).toBe(6);
    const tower = begun({
      seats: 4,
      players: [{ space: '0,1:SW' }],
      holdings: [owned(TOWER, 2), owned(TOWER_TOO, 0)],
    });
    expect(playerOf(tower).tokens.gold).toBe(1);
  });

  const ended = (seats: number, holdings: readonly ReturnType<typeof owned>[]) => {
    const t = held({
      seats,
      round: seats === 2 ? 6 : 4,
      time: 'night',
      announced: 1,
      last: [],
      turn: { stage: 'acted', cards: 1 },
      players: [{ fame: 0 }, { fame: 50 }],
      holdings,
    });
    t.play('end', 'done');
    return t.game.outcome;
  };

  it('MK-39.11 three points for a keep, two for a tower, whatever the fame; a tie has no winner', () => {
    expect(ended(2, [owned(KEEP), owned(TOWER_TOO, 1)])).toMatchObject({
      reason: 'rounds',
      winners: [0],
      scores: [3, 2],
      sheet: [[{ key: 'owned-keep', points: 3 }], [{ key: 'owned-mageTower', points: 2 }]],
    });
    expect(ended(2, [owned(KEEP), owned(KEEP_TOO, 1)])?.winners).toEqual([]);
    expect(ended(3, [owned(KEEP), owned(TOWER, 2)])).toMatchObject({ winners: [0], scores: [3, 0, 2] });
    expect(ended(4, [owned(KEEP), owned(TOWER, 2), owned(KEEP_TOO, 1)])).toMatchObject({
      winners: [0, 2],
      scores: [5, 3, 5, 3],
    });
  });

  it('MK-39.11 there are 25 points on the map', () => {
    const { game } = freshTable(2, hold);
    expect(goalOf(game)).toMatchObject({ ends: 'rounds', progress: { done: 0, of: 25 } });
    const t = held({ holdings: [owned(KEEP), owned(TOWER, 1)] });
    expect(goalOf(t.game).progress).toMatchObject({ done: 5 });
  });

  it('MK-39.12 the whole map may lie open from the beginning', () => {
    const { game } = freshTable(2, { ...hold, openMap: true });
    expect(game.tiles).toEqual([]);
    expect(Object.keys(game.map)).toHaveLength(10);
    for (const slot of ['2,0', '3,0', '2,1', '3,-1'])
      expect(tileOf(game.map[slot] as never).back).toBe('core');
  });
});
