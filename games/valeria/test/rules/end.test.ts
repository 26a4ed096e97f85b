import { describe, expect, it } from 'vitest';
import { layouts } from '../../data/layouts.ts';
import { type Game, playerOf, table, told } from '../table.ts';

const GONE: [][] = [[], [], [], [], []];
/** Peasant and Knight wake, so nobody is asked anything in the harvest. */
const QUIET = [5, 6, 5, 6, 5, 6, 5, 6, 5, 6];

const idleTurn = ['gain:gold', 'gain:gold'] as const;
const turns = (t: Game) => told(t, 'turn-started').map(({ player }) => player);

describe('the end phase', () => {
  it('VAL-END.1 the conditions are checked in each end phase', () => {
    const t = table({ seats: 3, phase: 'actions', dice: QUIET, players: [{ gold: 4 }], monsters: [...GONE] });
    t.play(...idleTurn);
    expect(told(t, 'end-near')).toEqual([
      { key: 'end-near', reason: 'monsters', exhausted: 5, endExhausted: 6, endCheck: 'last-end-phase' },
    ]);
    t.play(...idleTurn);
    expect(told(t, 'end-near')).toHaveLength(2);
    t.play(...idleTurn);
    expect(t.game.outcome?.reason).toBe('monsters');
  });

  it.each([2, 3, 4, 5])(
    'VAL-END.2 with %i players it ends when all five monster stacks are exhausted',
    (seats) => {
      const ending = { seats, active: seats - 1, phase: 'end', dice: QUIET } as const;
      expect(table({ ...ending, monsters: [...GONE] }).game.outcome?.reason).toBe('monsters');
      // With two players four exhausted stacks of any kind are enough (VAL-END.9).
      const four = table({ ...ending, monsters: [[], [], [], []] }).game;
      if (seats === 2) expect(four.outcome?.reason).toBe('exhausted');
      else expect([four.outcome, four.active]).toEqual([undefined, 0]);
    },
  );

  it('VAL-END.2 slaying the last monster meets the condition', () => {
    const t = table({
      seats: 3,
      active: 2,
      phase: 'actions',
      players: [{}, {}, { strength: 1 }],
      monsters: [['goblin'], [], [], [], []],
    });
    t.play('slay:goblin', 'gain:gold');
    expect(t.game.outcome?.reason).toBe('monsters');
  });

  it.each([2, 3, 4, 5])(
    'VAL-END.3 with %i players it ends when all five domain stacks are exhausted',
    (seats) => {
      const ending = { seats, active: seats - 1, phase: 'end', dice: QUIET } as const;
      expect(table({ ...ending, domains: [...GONE] }).game.outcome?.reason).toBe('domains');
      const four = table({ ...ending, domains: [[], [], [], []] }).game;
      if (seats === 2) expect(four.outcome?.reason).toBe('exhausted');
      else expect([four.outcome, four.active]).toEqual([undefined, 0]);
    },
  );

  it.each([
    { seats: 2, stacks: 4 },
    { seats: 3, stacks: 6 },
    { seats: 4, stacks: 8 },
    { seats: 5, stacks: 10 },
  ])('VAL-END.4 with $seats players it ends with $stacks exhausted stacks or more', ({ seats, stacks }) => {
    const slots = layouts['first-game'].citizens;
    const endingWith = (exhausted: number) =>
      table({
        seats,
        active: seats - 1,
        phase: 'end',
        dice: QUIET,
        domains: [[]],
        citizens: Object.fromEntries(slots.slice(0, exhausted - 1).map((id) => [id, 0])),
      });
    const { outcome, active } = endingWith(stacks - 1).game;
    expect([outcome, active]).toEqual([undefined, 0]);
    expect(endingWith(stacks).game.outcome?.reason).toBe('exhausted');
    expect(endingWith(stacks + 1).game.outcome?.reason).toBe('exhausted');
  });

  it('VAL-END.5 if no condition holds the dice go left and a new turn begins', () => {
    const t = table({ seats: 3, active: 1, phase: 'end', dice: QUIET, turn: 7 });
    expect(t.game.active).toBe(2);
    expect(told(t, 'turn-started')).toEqual([{ key: 'turn-started', player: 2, turn: 8 }]);
    expect(told(t, 'rolled')).toEqual([{ key: 'rolled', player: 2, dice: [5, 6] }]);
    t.play(...idleTurn);
    expect(t.game.active).toBe(0);
  });

  it.each([2, 3, 4, 5])('VAL-END.6 %i players go on until all have had the same number of turns', (seats) => {
    for (let first = 0; first < seats; first++) {
      const t = table({ seats, first, active: first, dice: QUIET, domains: [...GONE] });
      for (let turn = 1; turn < seats; turn++) {
        t.play(...idleTurn);
        expect([t.game.outcome, t.game.active]).toEqual([undefined, (first + turn) % seats]);
      }
      t.play(...idleTurn);
      expect(turns(t)).toEqual(Array.from({ length: seats }, (_, turn) => (first + turn) % seats));
      expect(t.game.outcome).toMatchObject({
        reason: 'domains',
        scores: new Array(seats).fill(expect.any(Number)),
      });
      expect(told(t, 'game-ended')).toHaveLength(1);
    }
  });

  it('VAL-END.8 a condition met in mid-turn does not stop the turn', () => {
    const t = table({
      active: 1,
      phase: 'actions',
      players: [{}, { strength: 2, gold: 3 }],
      monsters: [['goblin'], [], [], [], []],
    });
    t.play('slay:goblin');
    expect(t.game.outcome).toBeUndefined();
    expect(t.asked()).toMatchObject({ seat: 1, prompt: { key: 'ask-action', number: 2 } });
    t.play('recruit:cleric');
    expect(t.game.outcome?.reason).toBe('monsters');
  });

  it('VAL-END.8 a condition met by the first action and undone by the second does not count', () => {
    const t = table({
      active: 1,
      phase: 'actions',
      dice: QUIET,
      players: [{}, { strength: 1, gold: 6, citizens: ['knight', 'knight'] }],
      monsters: [['goblin'], [], [], []],
      domains: [['watcher-on-the-water', 'desert-orchid']],
    });
    t.play('slay:goblin', 'build:watcher-on-the-water', 'return:goblin');
    expect(t.game.outcome).toBeUndefined();
    expect(t.game.active).toBe(0);
    expect(told(t, 'end-near')).toEqual([]);
  });

  it('VAL-END.9 with two players the game may end with monsters left: four exhausted stacks come first', () => {
    const t = table({ active: 1, phase: 'end', monsters: [[], [], [], []] });
    expect(t.game.outcome?.reason).toBe('exhausted');
    expect(t.game.center[4]?.cards.length).toBeGreaterThan(0);
  });
});

describe('a condition met early in the round, as agreed in the option endCheck', () => {
  /** Seat 0 exhausts the fourth stack; seat 1 can put a Peasant back on it. */
  const round = (endCheck: 'last-end-phase' | 'once-met') =>
    table({
      phase: 'actions',
      options: { endCheck },
      dice: QUIET,
      players: [{ gold: 9 }, { gold: 6, citizens: ['peasant', 'peasant'] }],
      monsters: [[], [], []],
      citizens: { peasant: 1 },
      domains: [['nest-of-the-weaver-witch', 'desert-orchid']],
    });

  it('VAL-END.7 it ends in the end phase of the player to the right of the first player', () => {
    for (const endCheck of ['last-end-phase', 'once-met'] as const) {
      const t = round(endCheck).play('recruit:peasant', 'gain:gold');
      expect(t.game.center[9]).toMatchObject({ cards: [], spot: 'exhausted' });
      expect(t.game.outcome).toBeUndefined();
      t.play('gain:gold', 'gain:gold');
      expect(t.game.outcome?.reason).toBe('exhausted');
    }
  });

  it('VAL-END.7 looking at the last end phase only: a condition undone since does not end the game', () => {
    const t = round('last-end-phase').play('recruit:peasant', 'gain:gold');
    expect(told(t, 'end-near')).toHaveLength(1);
    t.play('build:nest-of-the-weaver-witch', 'return:peasant', 'gain:gold');
    expect(t.game.outcome).toBeUndefined();
    expect([t.game.active, t.game.ending]).toEqual([0, undefined]);
    expect(playerOf(t, 1).vp).toBe(3);
  });

  it('VAL-END.7 the other ruling: a condition once met ends the game, even if undone since', () => {
    const t = round('once-met').play('recruit:peasant', 'gain:gold');
    expect(t.game.ending).toBeDefined();
    t.play('build:nest-of-the-weaver-witch', 'return:peasant', 'gain:gold');
    expect(t.game.center[9]?.cards).toEqual(['peasant']);
    expect(t.game.outcome?.reason).toBe('exhausted');
  });

  it('VAL-END.7 a condition first met in that last end phase ends the game at once', () => {
    for (const endCheck of ['last-end-phase', 'once-met'] as const) {
      const t = table({
        active: 1,
        phase: 'actions',
        options: { endCheck },
        players: [{}, { gold: 9 }],
        monsters: [[], [], []],
        citizens: { archer: 1 },
      });
      t.play('recruit:archer', 'gain:gold');
      expect(t.game.outcome?.reason).toBe('exhausted');
    }
  });
});
