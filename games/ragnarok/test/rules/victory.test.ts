// Chapter LOR-VIC: three victories, judged at once.
import { describe, expect, it } from 'vitest';
import { killsOf } from '../../rules/control.ts';
import { type Game, playerOf, refuses, table, told } from '../table.ts';

const lands = {
  halogaland: [1, 2, 3, 4],
  jamtland: [5, 6, 7],
  svealand: [8, 9, 10],
  gautland: [11, 12, 13],
  danmork: [14, 15, 16, 17],
  vestland: [18, 19, 20, 21],
} as const;

const special = (setup: Parameters<typeof table>[0] = {}): Game =>
  table({ step: 'special', loki: 1, ...setup });

describe('Great Jarl', () => {
  it.each([2, 3, 4])(
    'LOR-VIC.1, LOR-MAP.4 with %i players every region of three lands wins at once',
    (seats) => {
      const t = special({
        seats,
        players: [
          {
            regions: [...lands.jamtland, ...lands.svealand, 11, 12],
            armies: [{ region: 12, strength: 4 }],
          },
        ],
      });
      t.play('act:mobilize', 'move:r13');
      expect(t.game.outcome).toMatchObject({ winners: [0], reason: 'jarl' });
      expect(told(t, 'game-ended')).toMatchObject([{ reason: 'jarl', winner: 0 }]);
    },
  );

  it('LOR-VIC.1 two lands and most of the others do not', () => {
    const t = special({
      players: [
        {
          regions: [...lands.jamtland, ...lands.svealand, 11, 1, 2, 3, 14, 15, 16],
          armies: [{ region: 11, strength: 3 }],
        },
      ],
    });
    t.play('act:mobilize', 'move:r12');
    expect(t.game.outcome).toBeUndefined();
  });
});

describe('Great Godi', () => {
  it('LOR-VIC.2, LOR-VIC.3 the fifth temple by taking its region', () => {
    const t = special({
      temples: [2, 7, 8, 13, 19],
      players: [{ regions: [2, 7, 8, 13], armies: [{ region: 18, strength: 1 }] }, { regions: [19] }],
    });
    t.play('act:mobilize', 'move:r19');
    expect(t.game.outcome).toMatchObject({ winners: [0], reason: 'godi' });
  });

  it('LOR-VIC.2 four temples do not win with three or four players', () => {
    for (const seats of [3, 4]) {
      const t = special({ seats, temples: [2, 7, 8], players: [{ regions: [2, 7, 8, 13] }] });
      t.play('act:temple');
      expect(t.game.outcome).toBeUndefined();
    }
  });

  it('LOR-VIC.2, LOR-2P.6 four are enough with two players, three are not', () => {
    const three = special({ seats: 2, temples: [2, 7], players: [{ regions: [2, 7, 8] }] });
    three.play('act:temple');
    expect(three.game.outcome).toBeUndefined();
    const four = special({ seats: 2, temples: [2, 7, 8], players: [{ regions: [2, 7, 8, 13] }] });
    four.play('act:temple');
    expect(four.game.outcome).toMatchObject({ winners: [0], reason: 'godi' });
  });
});

describe('Monster Slayer', () => {
  it.each([
    [4, { slain: ['draug'] }, 1],
    [3, { tokens: 1 }, 1],
    [2, {}, 0],
  ] as const)(
    'LOR-VIC.5, LOR-2P.7, LOR-MONS.5 with %i players Loki may not be hunted yet',
    (seats, player, kills) => {
      const t = special({ seats, loki: 3, players: [{ region: 3, ...player }] });
      expect(refuses(t, 'act:monsters')).toEqual({
        reason: { key: 'too-few-kills', kills, needed: seats === 2 ? 1 : 2 },
        rule: 'LOR-MONS.5',
      });
    },
  );

  it.each([
    [4, { slain: ['draug', 'garm'] }],
    [4, { slain: ['draug'], tokens: 1 }],
    [3, { tokens: 2 }],
    [2, { slain: ['draug'] }],
    [2, { tokens: 1 }],
  ] as const)(
    'LOR-VIC.5, LOR-CLAR.12, LOR-2P.7 with %i players figures and tokens both open the hunt',
    (seats, player) => {
      const t = special({ seats, loki: 3, players: [{ region: 3, ...(player as object) }] });
      expect(t.options()).toContain('act:monsters');
      expect(killsOf(t.game, 0)).toBe(seats === 2 ? 1 : 2);
    },
  );
});

describe('at once', () => {
  it('LOR-VIC.6, LOR-CTRL.13 also in the turn of another player', () => {
    const t = special({
      players: [
        {},
        { regions: [...lands.jamtland, ...lands.svealand, 11, 12], armies: [{ region: 13, strength: 4 }] },
      ],
    });
    t.play('act:prepare', 'way:drawCombat', 'way:drawCombat');
    expect(t.game.outcome).toMatchObject({ winners: [1], reason: 'jarl' });
  });

  const both = (active: number, west: number, east: number): Game => {
    const players = [{}, {}, {}, {}] as object[];
    players[east] = {
      regions: [...lands.jamtland, ...lands.svealand, 11, 12],
      armies: [{ region: 13, strength: 4 }],
    };
    players[west] = {
      regions: [...lands.halogaland, ...lands.danmork, 18, 19, 20],
      armies: [{ region: 21, strength: 5 }],
    };
    const t = special({ active, players });
    return t.play('act:prepare', 'way:drawCombat', 'way:drawCombat');
  };

  it('LOR-VIC.7 of two at the same instant the active player wins, then clockwise', () => {
    expect(both(2, 2, 1).game.outcome?.winners).toEqual([2]);
    expect(both(1, 2, 1).game.outcome?.winners).toEqual([1]);
    expect(both(2, 3, 1).game.outcome?.winners).toEqual([3]);
    expect(both(2, 0, 1).game.outcome?.winners).toEqual([0]);
  });

  it('LOR-VIC.8, LOR-CLAR.1 a bloodless capture in Mobilize wins before any battle is fought', () => {
    const t = special({
      players: [
        {
          regions: [...lands.jamtland, ...lands.svealand, 11, 12],
          armies: [
            { region: 12, strength: 4 },
            { region: 16, strength: 1 },
          ],
        },
        { regions: [17], armies: [{ region: 17, strength: 6 }] },
      ],
    });
    t.play('act:mobilize', 'activate:army:0:1', 'move:r17', 'activate:army:0:0', 'move:r13');
    expect(t.game.outcome).toMatchObject({ winners: [0], reason: 'jarl' });
    expect(t.game.contests).toHaveLength(1);
    expect(told(t, 'battle-begun')).toEqual([]);
    expect(playerOf(t, 0).armies).toHaveLength(2);
  });
});
