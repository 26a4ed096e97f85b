import { describe, expect, it } from 'vitest';
import type { OpsSource } from '../../data/sources.ts';
import { attackValue } from '../../rules/combat/numbers.ts';
import { stepCost } from '../../rules/ground.ts';
import { handLimitAt } from '../../rules/hand-limit.ts';
import { workingAgainst } from '../../rules/lasting.ts';
import { judge, sheetOf } from '../../rules/scores.ts';
import { isMate, sidesFor } from '../../rules/teams.ts';
import { unitPoints } from '../../rules/unit-points.ts';
import { view } from '../../rules/view.ts';
import { BESIDE, foe, LAIR, PASTIME, reach } from '../fight.ts';
import { type Game, offers, playerOf, refuses, type TableSetup, table, told, waiting } from '../table.ts';

const TEAMS = { scenario: 'full-conquest', teams: 'two' } as const;

/** Seats 0 and 2 against 1 and 3. */
const inTeams = (rest: TableSetup = {}): Game =>
  table({ seats: 4, ...rest, options: { ...TEAMS, ...rest.options } });

/** Lets an operation of seat 0 go on working, as if it had just been used. */
function lay(t: Game, source: OpsSource, path: (number | string)[]): Game {
  t.game.lasting.push({ source, path, seat: 0, until: 'ownTurn', colour: 'green' });
  t.journal.table = { ...t.game };
  return t;
}

/** Nobody uses anything before an effect. */
function letIt(t: Game): Game {
  for (let n = 0; n < 4; n++) {
    const [seat = 0] = waiting(t);
    if (!t.options(seat).includes('no-reaction')) break;
    t.play([seat, 'no-reaction']);
  }
  return t;
}

describe('sides', () => {
  it('MK-19.1 two teams of two sit across the table; without teams each plays alone', () => {
    expect(sidesFor({ scenario: 'blitz-conquest', teams: 'two' }, 4)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(sidesFor({ scenario: 'blitz-conquest', teams: 'none' }, 4)).toEqual([[0], [1], [2], [3]]);
    expect(sidesFor({ scenario: 'blitz-conquest', teams: 'two' }, 3)).toEqual([[0], [1], [2]]);
  });

  it('MK-19.1 they are parted before heroes are picked', () => {
    const { game } = inTeams();
    expect([0, 1, 2, 3].filter((seat) => isMate(game, 0, seat))).toEqual([2]);
    expect([0, 1, 2, 3].filter((seat) => isMate(game, 3, seat))).toEqual([1]);
  });

  it('MK-19.1 nobody is the mate of a stranger, nor of oneself', () => {
    const { game } = table({ seats: 2 });
    expect(isMate(game, 0, 1)).toBe(false);
    expect(isMate(game, 0, 0)).toBe(false);
  });
});

describe('interactive skills', () => {
  it('MK-19.2 terrain of the mate costs what it did', () => {
    const t = lay(inTeams(), 'skill:norowas-prayer-of-weather', [1]);
    const cost = (seat: number) => stepCost(t.game, seat, '0,0:C', '0,0:E');
    expect([cost(1), cost(3)]).toEqual([3, 3]);
    expect(cost(2)).toBe(2);
  });

  it.each([
    ['goldyx-source-freeze', 'sourceFreeze'],
    ['tovak-mana-exploit', 'manaExploit'],
    ['krang-mana-suppression', 'manaSuppression'],
  ] as const)('MK-19.2 %s leaves out the mate', (skill, op) => {
    const t = lay(inTeams(), `skill:${skill}`, [0]);
    const against = (seat: number) => workingAgainst(t.game, seat, op).length;
    expect([0, 1, 2, 3].map(against)).toEqual([0, 1, 0, 1]);
  });

  it('MK-19.2 units of the mate are not weakened', () => {
    const t = lay(inTeams(), 'skill:wolfhawk-wolfs-howl', [0]);
    const shot = (seat: number) => unitPoints(t.game, seat, 0, 'ranged', 2);
    expect([1, 2, 3].map(shot)).toEqual([1, 2, 1]);
  });

  it.each([
    [2, 4],
    [1, 5],
  ])('MK-19.2 enemies of seat %i attack with %i', (seat, n) => {
    const players = [{}, {}, {}, {}].map((_, each) =>
      each === seat ? { space: BESIDE, hand: [PASTIME] as const } : { hand: ['march'] as const },
    );
    const t = inTeams({
      active: seat,
      players: players.map(({ hand, ...rest }) => ({ ...rest, hand: [...hand] })),
      holdings: [{ space: LAIR, tokens: ['prowlers'] }],
      combat: { player: seat, space: BESIDE, tokens: [LAIR] },
    });
    lay(t, 'skill:braevalar-natures-vengeance-competitive', [2]);
    expect(attackValue(reach(t, 'block').game, foe(t), 0)).toBe(n);
  });

  it('MK-19.2 the wound of a healing ritual goes to the nearest rival', () => {
    const hand = ['march' as const];
    const t = inTeams({
      players: [
        { hero: 'arythea', skills: ['arythea-healing-ritual'], hand: ['wound', 'march'] },
        { hand, space: '1,0:C' },
        { hand },
        { hand, space: '1,0:E' },
      ],
    });
    letIt(t.play('skill:arythea-healing-ritual')).play('wounds:1');
    expect(playerOf(t, 1).hand).toEqual(['march', 'wound']);
    expect(playerOf(t, 2).hand).toEqual(['march']);
  });

  it('MK-19.2 interactive Spells do not leave out the mate', () => {
    const claimed = lay(inTeams(), 'card:mana-claim:basic', [0]);
    expect([1, 2, 3].map((seat) => workingAgainst(claimed.game, seat, 'claimDie').length)).toEqual([1, 1, 1]);
    const t = inTeams({
      players: [{ hand: ['mana-meltdown', 'march'], tokens: { red: 1 } }, {}, {}, {}],
    });
    letIt(t.play('play:mana-meltdown', 'basic', 'mana:token:red'));
    expect(told(t, 'wounds-taken').map(({ player }) => player)).toEqual([1, 2, 3]);
  });
});

describe('mates', () => {
  it('MK-19.3 exchange nothing', () => {
    const t = inTeams({
      players: [{ crystals: { red: 2 }, units: ['peasants'], hand: ['march', 'ruby-ring'] }, {}, {}, {}],
    });
    expect(t.options().filter((id) => id.startsWith('give:'))).toEqual([]);
  });

  it('MK-19.4 do not see what the other one holds', () => {
    const t = inTeams();
    const { players } = view(t.game, 0) as { players: { hand: unknown[] }[] };
    expect(players[2]?.hand).toEqual([null, null, null, null, null]);
  });

  it('MK-19.5 do not end a turn on the same space: whoever came later withdraws', () => {
    const t = inTeams({
      path: ['0,0:E'],
      players: [{ space: '1,0:W', hand: ['march'] }, {}, { space: '1,0:W' }, {}],
      turn: { stage: 'moving', cards: 1 },
    });
    t.play('end');
    expect(told(t, 'forced-back')).toEqual([{ key: 'forced-back', player: 0, space: '0,0:E', steps: 1 }]);
    expect(playerOf(t, 2).space).toBe('1,0:W');
  });

  it('MK-19.5 but on the portal', () => {
    const t = inTeams({ turn: { stage: 'moving', cards: 1 } });
    t.play('end');
    expect(told(t, 'forced-back')).toEqual([]);
  });

  const KEEP = '1,0:NE';
  const nextToKeepOf = (owner: number, space: string, rest: TableSetup = {}) =>
    inTeams({
      map: { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-2' },
      holdings: [{ space: KEEP, tokens: [], shields: [owner] }],
      players: [{ space, reputation: 0, hand: ['march'] }, {}, {}, {}],
      units: ['utem-crossbowmen', 'utem-guardsmen', 'utem-swordsmen'],
      turn: { move: 6, influence: 20 },
      ...rest,
    });

  it('MK-19.6 enter the empty keep of each other without a fight, and recruit there', () => {
    expect(nextToKeepOf(2, KEEP).options()).toContain('interact');
    expect(refuses(nextToKeepOf(1, KEEP), 'interact').reason.key).toBe('not-your-keep');
    const t = nextToKeepOf(2, '1,0:C').play(`step:${KEEP}`);
    expect(t.game.combat).toBeNull();
    expect(told(t, 'reputation')).toEqual([]);
    expect(nextToKeepOf(1, '1,0:C').play(`step:${KEEP}`).game.combat).not.toBeNull();
    expect(
      offers(nextToKeepOf(2, KEEP, { interaction: { modifier: 0 } }), 'recruit:').length,
    ).toBeGreaterThan(0);
  });

  it('MK-19.6 the keep of the mate raises the hand limit by the own keeps: without one it stays', () => {
    const limit = (holdings: NonNullable<TableSetup['holdings']>) =>
      handLimitAt(
        nextToKeepOf(2, '1,0:C', {
          map: { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-2', '1,1': 'core-7' },
          holdings,
        }).game,
        0,
      );
    const mates = { space: KEEP, tokens: [], shields: [2] };
    const rivals = { space: KEEP, tokens: [], shields: [1] };
    const own = { space: '1,1:W', tokens: [], shields: [0] };
    expect(limit([mates])).toBe(5);
    expect(limit([mates, own])).toBe(6);
    expect(limit([rivals, own])).toBe(5);
  });
});

describe('scores of teams', () => {
  const scored = () =>
    inTeams({
      players: [
        { fame: 20, hand: ['march', 'fireball', 'wound'] },
        { fame: 30, hand: ['march', 'wound'] },
        { fame: 12, hand: ['march', 'underground-travel', 'space-bending'], crystals: { red: 2 } },
        { fame: 25, hand: ['march', 'wound', 'wound'] },
      ],
    });

  it('MK-19.7 the lower fame, the better of each category, the worse beating; titles compare teams', () => {
    const sheet = sheetOf(scored().game);
    expect(sheet[0]).toEqual([
      { key: 'lowest-fame', points: 12 },
      { key: 'knowledge', points: 4 },
      { key: 'knowledge-title', points: 3 },
      { key: 'loot', points: 1 },
      { key: 'loot-title', points: 3 },
      { key: 'beating', points: -2 },
    ]);
    expect(sheet[1]).toEqual([
      { key: 'lowest-fame', points: 25 },
      { key: 'beating', points: -4 },
      { key: 'beating-title', points: -3 },
    ]);
    expect([sheet[2], sheet[3]]).toEqual([sheet[0], sheet[1]]);
  });

  it('MK-19.7 a team wins as a whole, with one score', () => {
    const { game } = scored();
    judge(game);
    expect(game.outcome).toMatchObject({ winners: [0, 2], scores: [21, 18, 21, 18] });
  });
});
