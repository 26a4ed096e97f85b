import { describe, expect, it } from 'vitest';
import type { TitleId } from '../../data/titles.ts';
import { holdersOf, scoreSheet } from '../../rules/scoring.ts';
import { type Game, type TableSetup, table, told } from '../table.ts';

type Lords = NonNullable<TableSetup['lords']>;

const atEndOfGame = (lords: Lords, seats = 4): Game =>
  table({ phase: 'over', year: 2, season: 'autumn', seats, lords, forecast: 3 });

/** Lines of the sheet, titles left out. */
const lineOf = (t: Game, key: string, seat = 0): number | undefined =>
  scoreSheet(t.game, seat).find((line) => line.key === key)?.points;

const START = { c2r0: 'tunnel', c2r1: 'tunnel', c2r2: 'tunnel' } as const;

describe('scoring', () => {
  it('DL-SCO.1 two points for each unconquered room', () => {
    const dungeon = { ...START, c2r3: 'mint', c1r1: 'tunnel', c0r1: 'hatchery' } as const;
    expect(lineOf(atEndOfGame([{ dungeon }]), 'rooms')).toBe(4);
    expect(lineOf(atEndOfGame([{ dungeon, conquered: ['c2r3'] }]), 'rooms')).toBe(2);
  });

  it('DL-SCO.2, DL-RM.15, DL-MON.4 one for each monster, ghosts excluded', () => {
    expect(lineOf(atEndOfGame([{ lair: ['goblin', 'ghost', 'demon', 'troll'] }]), 'monsters')).toBe(3);
    expect(lineOf(atEndOfGame([{ lair: ['ghost'] }]), 'monsters')).toBeUndefined();
  });

  it('DL-SCO.3 two for each prisoner, five for each paladin', () => {
    const t = atEndOfGame([{ prison: ['thief-1-1', 'priest-2-4', 'paladin-1', 'paladin-2'] }]);
    expect([lineOf(t, 'prisoners'), lineOf(t, 'paladins')]).toEqual([4, 10]);
  });

  it('DL-SCO.4 two off for each conquered tile, room or tunnel', () => {
    const dungeon = { ...START, c2r3: 'mint' } as const;
    const t = atEndOfGame([{ dungeon, conquered: ['c2r0', 'c2r3', 'c2r1'] }]);
    expect(lineOf(t, 'conquered')).toBe(-6);
  });

  it('DL-SCO.5, DL-TAX.3 three off for each dead letter', () => {
    expect(lineOf(atEndOfGame([{ letters: 4 }]), 'letters')).toBe(-12);
  });

  it('DL-SCO.6, DL-RM.13 prestige rooms count creatures: cafeteria, chapel, pandemonium', () => {
    const lair = [
      'troll',
      'goblin',
      'slime',
      'witch',
      'vampire',
      'vampire',
      'ghost',
      'golem',
      'dragon',
      'demon',
    ] as const;
    for (const [room, points] of [
      ['cafeteria', 4],
      ['chapel', 6],
      ['pandemonium', 6],
    ] as const) {
      const t = atEndOfGame([{ dungeon: { ...START, c2r3: room }, lair }]);
      expect([room, lineOf(t, 'prestige')]).toEqual([room, points]);
      expect(lineOf(t, 'rooms')).toBe(2);
    }
    const all = { ...START, c2r3: 'cafeteria', c1r1: 'chapel', c3r1: 'pandemonium' } as const;
    expect(lineOf(atEndOfGame([{ dungeon: all, lair }]), 'prestige')).toBe(16);
  });

  it('DL-RM.12 a conquered prestige room counts for nothing', () => {
    const dungeon = { ...START, c2r3: 'cafeteria' } as const;
    const t = atEndOfGame([{ dungeon, conquered: ['c2r3'], lair: ['troll', 'goblin'] }]);
    expect(lineOf(t, 'prestige')).toBeUndefined();
  });

  it('DL-SCO.7 a total may be negative', () => {
    const t = atEndOfGame([{ letters: 9, imps: 0, gold: 0, food: 0, evil: 0 }]);
    expect(t.game.outcome?.scores?.[0]).toBeLessThan(0);
  });
});

describe('titles', () => {
  /** What makes seat 0 the only holder, and what makes it share with seat 1. */
  const makers: Readonly<Record<TitleId, { alone: Lords[number]; less: Lords[number] }>> = {
    'lord-of-dark-deeds': { alone: { evil: 8 }, less: { evil: 7 } },
    'lord-of-halls': {
      alone: { dungeon: { ...START, c2r3: 'mint' }, conquered: ['c2r3'] },
      less: {},
    },
    'tunnel-lord': {
      alone: { dungeon: { ...START, c2r3: 'tunnel', c1r1: 'tunnel' }, conquered: ['c2r0'] },
      less: { dungeon: { ...START, c2r3: 'tunnel' } },
    },
    'monster-lord': { alone: { lair: ['goblin'] }, less: { lair: ['ghost'] } },
    'lord-of-imps': { alone: { imps: 5 }, less: { imps: 4, lair: ['troll'] } },
    'lord-of-riches': {
      alone: { gold: 3, food: 3, traps: ['pendulum', 'pendulum'] },
      less: { gold: 4, food: 3 },
    },
    battlelord: { alone: { conquered: [] }, less: { conquered: ['c2r0'] } },
  };

  it('DL-TTL.2, DL-TTL.3, DL-TTL.4, DL-TTL.5, DL-TTL.6, DL-TTL.7, DL-TTL.8 each goes to whoever has most of it, the last to whoever lost least', () => {
    for (const [name, { alone, less }] of Object.entries(makers)) {
      const title = name as TitleId;
      const t = atEndOfGame([less, alone, less, less]);
      expect([title, holdersOf(t.game, title)]).toEqual([title, [1]]);
      const others = [0, 2, 3].filter((seat) => lineOf(t, title, seat) !== undefined);
      expect([title, others]).toEqual([title, []]);
    }
  });

  it('DL-TTL.3, DL-TTL.4 rooms are no tunnels, and tunnels no rooms', () => {
    const halls = { ...START, c2r3: 'mint', c1r1: 'hatchery' } as const;
    const tunnels = { ...START, c2r3: 'tunnel' } as const;
    const t = atEndOfGame([{ dungeon: halls }, { dungeon: tunnels }], 2);
    expect([holdersOf(t.game, 'lord-of-halls'), holdersOf(t.game, 'tunnel-lord')]).toEqual([[0], [1]]);
  });

  it('DL-TTL.1 three points alone, two shared; with two players two and one', () => {
    for (const [seats, alone, shared] of [
      [2, 2, 1],
      [3, 3, 2],
      [4, 3, 2],
    ] as const) {
      const t = atEndOfGame([{ evil: 8, imps: 5 }, { imps: 5 }], seats);
      expect([lineOf(t, 'lord-of-dark-deeds'), lineOf(t, 'lord-of-dark-deeds', 1)]).toEqual([
        alone,
        undefined,
      ]);
      expect([lineOf(t, 'lord-of-imps'), lineOf(t, 'lord-of-imps', 1)]).toEqual([shared, shared]);
    }
  });

  it('DL-TTL.1 shared by all it is still worth the shared points to each', () => {
    const t = atEndOfGame([]);
    for (const seat of [0, 1, 2, 3]) expect(lineOf(t, 'tunnel-lord', seat)).toBe(2);
  });

  it('DL-TTL.2 the starting token breaks no tie, and the neutral counter does not count', () => {
    const t = table({
      phase: 'over',
      year: 2,
      seats: 2,
      season: 'autumn',
      neutralEvil: 8,
      lords: [{ evil: 6 }, { evil: 6 }],
    });
    expect(holdersOf(t.game, 'lord-of-dark-deeds')).toEqual([0, 1]);
    expect(lineOf(t, 'lord-of-dark-deeds')).toBe(1);
  });

  it('DL-TTL.9 a best value of zero still earns the title', () => {
    const t = atEndOfGame([]);
    expect(holdersOf(t.game, 'lord-of-halls')).toEqual([0, 1, 2, 3]);
    expect(lineOf(t, 'monster-lord', 2)).toBe(2);
  });

  it('DL-RM.14, DL-SCO.6 the Hall of Fame adds to each title held alone: two with four players, else one', () => {
    for (const [seats, each] of [
      [2, 1],
      [3, 1],
      [4, 2],
    ] as const) {
      const fame = { dungeon: { ...START, c2r3: 'hall-of-fame' }, evil: 8, imps: 9 } as const;
      // Alone: dark deeds, halls, imps; tunnels, monsters, riches and the fewest losses are shared.
      expect([seats, lineOf(atEndOfGame([fame], seats), 'hall-of-fame')]).toEqual([seats, 3 * each]);
    }
  });

  it('DL-RM.14 shared titles add nothing, and a conquered Hall neither', () => {
    const dungeon = { ...START, c2r3: 'hall-of-fame' } as const;
    const conquered = atEndOfGame([{ dungeon, conquered: ['c2r3'], evil: 8 }]);
    expect(lineOf(conquered, 'hall-of-fame')).toBeUndefined();
    const sharing = { c2r0: 'tunnel', c2r1: 'tunnel', c2r2: 'mint' } as const;
    const shared = atEndOfGame([{ dungeon: { ...sharing, c2r2: 'hall-of-fame' } }, { dungeon: sharing }]);
    expect(lineOf(shared, 'hall-of-fame')).toBeUndefined();
    expect(lineOf(shared, 'lord-of-halls')).toBe(2);
    const chapel = atEndOfGame([{ dungeon: { ...START, c2r3: 'chapel' }, evil: 8 }]);
    expect(lineOf(chapel, 'hall-of-fame')).toBeUndefined();
  });
});

describe('the result', () => {
  it('DL-WIN.1 most points win', () => {
    const t = atEndOfGame([{}, { prison: ['thief-1-1', 'thief-1-2'] }]);
    expect(t.game.outcome).toMatchObject({ winners: [1], reason: 'points' });
    const sums = t.game.lords.map((_, seat) =>
      scoreSheet(t.game, seat).reduce((sum, { points }) => sum + points, 0),
    );
    expect(t.game.outcome?.scores).toEqual(sums);
    expect(told(t, 'game-ended')).toMatchObject([{ winners: [1], scores: sums }]);
  });

  it('DL-WIN.1 equals share the victory', () => {
    expect(atEndOfGame([], 3).game.outcome?.winners).toEqual([0, 1, 2]);
    const t = atEndOfGame([{ prison: ['thief-1-1'] }, {}, { prison: ['thief-1-2'] }]);
    expect(t.game.outcome?.winners).toEqual([0, 2]);
  });

  it('DL-WIN.2 a licence needs more than zero points', () => {
    // Seven titles shared by all are 14 points; four letters and a conquered tile take them.
    const lost = { letters: 4, conquered: ['c2r0'] } as const;
    const t = atEndOfGame([lost, lost, lost, lost]);
    expect(t.game.outcome?.scores).toEqual([0, 0, 0, 0]);
    expect(t.game.outcome?.winners).toEqual([0, 1, 2, 3]);
  });
});
