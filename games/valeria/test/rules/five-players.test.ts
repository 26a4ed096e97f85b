import { describe, expect, it } from 'vitest';
import { view } from '../../rules/view.ts';
import { restingSeat } from '../../state.ts';
import {
  freshTable,
  type Game,
  gold,
  held,
  playerOf,
  refuses,
  type TableSetup,
  table,
  told,
  vp,
  waiting,
} from '../table.ts';

/** Seat 0 is active unless said, so seat 4 rests. */
const five = (setup: TableSetup = {}): Game => table({ seats: 5, ...setup });
const each = [0, 1, 2, 3, 4] as const;
const resters = (t: Game) =>
  view(t.game, undefined).players.flatMap(({ resting }, seat) => (resting ? [seat] : []));

describe('five players: set-up', () => {
  it('VAL-P5.1 VAL-P5.2 monster and citizen stacks have six cards', () => {
    const { center } = freshTable(5).game;
    expect(center.slice(0, 15).map(({ cards }) => cards.length)).toEqual(new Array(15).fill(6));
    expect(center.slice(0, 15).every(({ down }) => down === 0)).toBe(true);
    for (const { cards } of center.slice(5, 15)) expect(new Set(cards).size).toBe(1);
  });

  it('VAL-P5.1 VAL-MON.7 example: the Ruins, from bottom to top', () => {
    const t = freshTable(5);
    expect(t.game.center[t.game.areas.indexOf('ruins')]?.cards).toEqual([
      'skeleton-king',
      'flaming-skeleton',
      'flaming-skeleton',
      'skeleton',
      'skeleton',
      'skeleton',
    ]);
  });

  it('VAL-P5.3 domain stacks have three cards face down and one up', () => {
    const { center, box } = freshTable(5).game;
    for (const { cards, down } of center.slice(15)) expect([cards.length, down]).toEqual([4, 3]);
    expect(box.domains).toHaveLength(4);
  });

  it('VAL-P5.4 the player to the right of the first player rests first', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const t = freshTable(5, {}, seed);
      const right = (t.game.first + 4) % 5;
      expect(resters(t)).toEqual([right]);
      for (const seat of each) t.play([seat, t.options(seat)[0] ?? '']);
      expect(told(t, 'turn-started')).toEqual([
        { key: 'turn-started', player: t.game.first, turn: 1, resting: right },
      ]);
    }
    expect(resters(freshTable(4))).toEqual([]);
  });
});

describe('the resting player', () => {
  it('VAL-P5.5 gains nothing in the harvest, Herald included', () => {
    const t = five({ dice: [5, 6], players: each.map(() => ({ citizens: ['butcher', 'peasant'] })) });
    expect(held(t, 4)).toEqual({});
    for (const seat of [1, 2, 3]) expect(held(t, seat)).toEqual({ gold: 1 + 1 + 4, strength: 1 });
    const doubles = five({ dice: [2, 2] });
    expect(waiting(doubles)).toEqual([0, 1, 2, 3]);
    const nothing = five({ dice: [1, 2] });
    expect(waiting(nothing)).toEqual([0, 1, 2, 3]);
  });

  it('VAL-P5.6 VAL-P5.11 is no opponent of a Thief', () => {
    const rich = { gold: 5, magic: 5 };
    const t = five({ dice: [3, 4], players: [{ citizens: ['thief'] }, rich, rich, rich, rich] });
    expect(t.options()).toEqual([
      ...[1, 2, 3].flatMap((seat) => [`take:gold:${seat}`, `take:magic:${seat}`]),
      'decline',
    ]);
    expect(refuses(t, 'take:gold:4')).toEqual({ reason: { key: 'is-resting', seat: 4 }, rule: 'VAL-P5.6' });
  });

  it('VAL-P5.6 VAL-P5.11 is no opponent of a domain', () => {
    const thief = five({
      phase: 'actions',
      dice: [5, 6],
      players: [{ domains: ['cathedral-of-st-aquila'] }, ...[1, 2, 3, 4].map(() => ({ gold: 2 }))],
    }).play('gain:gold', 'gain:gold');
    expect(thief.options()).toEqual(['take:gold:1', 'take:gold:2', 'take:gold:3', 'decline']);
    const perch = five({
      phase: 'actions',
      domains: [['purloiners-perch']],
      players: [
        { gold: 10, citizens: ['rogue', 'rogue'] },
        {},
        { slain: ['goblin'] },
        {},
        { slain: ['skeleton', 'treant'] },
      ],
    }).play('build:purloiners-perch');
    expect(perch.options()).toEqual(['take:monster:2', 'decline']);
  });

  it('VAL-P5.6 is not hit by events', () => {
    const t = five({
      options: { events: true },
      dice: [5, 6],
      monsters: [[]],
      spots: { 0: 'kobold-thieves' },
      players: each.map(() => ({ gold: 3 })),
    });
    expect(told(t, 'lost').map(({ player }) => player)).toEqual([0, 1, 2, 3]);
    expect(gold(t, 4)).toBe(3);
  });

  it('VAL-P5.7 the token moves left with the dice: always the seat to the right of the active one', () => {
    const t = five({ active: 3, first: 3, dice: [5, 6, 5, 6, 5, 6, 5, 6, 5, 6, 5, 6] });
    const seen: (number | undefined)[][] = [];
    for (let turn = 0; turn < 5; turn++) {
      seen.push([t.game.active, restingSeat(t.game), ...resters(t)]);
      t.play('gain:gold', 'gain:gold');
    }
    expect(seen).toEqual([
      [3, 2, 2],
      [4, 3, 3],
      [0, 4, 4],
      [1, 0, 0],
      [2, 1, 1],
    ]);
    expect(told(t, 'turn-started').map(({ resting }) => resting)).toEqual([2, 3, 4, 0, 1, 2]);
  });

  it('VAL-P5.8 ten exhausted stacks end the game, nine do not', () => {
    const citizens = { cleric: 0, merchant: 0, mercenary: 0, archer: 0, peasant: 0, knight: 0, rogue: 0 };
    const nine = { phase: 'end', active: 4, dice: [5, 6], citizens, monsters: [[], []] } as const;
    const on = five(nine);
    expect([on.game.outcome, on.game.active]).toEqual([undefined, 0]);
    const over = five({ ...nine, monsters: [[], [], []] });
    expect(over.game.outcome?.reason).toBe('exhausted');
    expect(view(over.game, 0)).toMatchObject({ exhausted: 10, endExhausted: 10 });
  });

  it('VAL-P5.9 scores nothing with Gargan’s Embrace', () => {
    const resting = five({ dice: [2, 2], players: [{}, {}, {}, {}, { domains: ['gargans-embrace'] }] });
    expect(vp(resting, 4)).toBe(0);
    const inPlay = five({ dice: [2, 2], players: [{}, {}, {}, { domains: ['gargans-embrace'] }, {}] });
    expect(vp(inPlay, 3)).toBe(1);
  });

  it('VAL-P5.10 keeps everything, scores in full and has as many turns as the others', () => {
    const own = { gold: 3, vp: 2, citizens: ['archer' as const], slain: ['goblin' as const] };
    const t = five({ dice: new Array(12).fill([5, 6]).flat(), players: [{}, {}, {}, {}, own] });
    expect(playerOf(t, 4)).toMatchObject(own);
    for (let turn = 0; turn < 10; turn++) t.play('gain:gold', 'gain:gold');
    const turns = told(t, 'turn-started').slice(0, 10);
    for (const seat of each) expect(turns.filter(({ player }) => player === seat)).toHaveLength(2);
    // At the end of the round seat 3 rests.
    const ended = five({
      phase: 'end',
      active: 4,
      monsters: [[], [], [], [], []],
      players: [{}, {}, {}, { vp: 7, slain: ['troll'], duke: 'hrothgar' }, {}],
    });
    expect(ended.game.outcome).toMatchObject({ winners: [3], scores: [0, 0, 0, 7 + 6 + 2, 0] });
  });
});
