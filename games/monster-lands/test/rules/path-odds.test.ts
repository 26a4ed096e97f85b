// What lies on a path as a throw: the odds are those of trying everything with the same dice.
import { describe, expect, it } from 'vitest';
import { attackOdds, conquestOdds, deathOdds, oddsOf } from '../../rules/battle-odds.ts';
import { chanceOfHits, type Throw } from '../../rules/dice-odds.ts';
import type { Party } from '../../state.ts';
import { type BattleSetup, battle, misses, type Warrior } from '../battle-table.ts';
import { bruteForce, plain } from '../brute-force.ts';
import type { Game } from '../table.ts';

/** Krus is captured from nine and killed from twelve on; a trap of four lies on the path. */
const fights = (warrior: Warrior, rolled: readonly number[], ...choices: string[]): Game =>
  battle({
    monster: 'krus',
    on: { a1: { traps: ['trap-flat4'], ...warrior } },
    dice: [...misses(4), ...rolled],
  }).play(...choices);

const reach = (thrown: Partial<Throw>, goal: number): number =>
  bruteForce({ ...plain, ...thrown }, (total) => total >= goal, Number.POSITIVE_INFINITY);
const land = (thrown: Partial<Throw>, from: number, below: number): number =>
  bruteForce({ ...plain, ...thrown }, (total) => total >= from && total < below, below);

const rerolls = { strength: 0, magic: 0, any: 0 };

describe('the odds of what lies on a path', () => {
  const cases: readonly [string, Game, Partial<Throw>][] = [
    [
      'ML-MER.26 Lína rerolls either colour',
      fights({ member: 'lina', s: 1, m: 1 }, [3], 'cancel:0', 'roll:strength'),
      { unrolled: [0, 1], rolled: [[3], []], rerolls: { ...rerolls, any: 2 } },
    ],
    [
      'ML-EQU.2 Šípolet rerolls strength dice',
      fights({ s: 1, m: 1, equipment: ['sipolet-1'] }, [2], 'cancel:0', 'roll:strength'),
      { unrolled: [0, 1], rolled: [[2], []], rerolls: { ...rerolls, strength: 2 } },
    ],
    [
      'ML-EQU.1 Krakenomicon rerolls magic dice',
      fights({ s: 1, m: 1, equipment: ['krakenomicon-1'] }, [2], 'cancel:0', 'roll:magic'),
      { unrolled: [1, 0], rolled: [[], [2]], rerolls: { ...rerolls, magic: 2 } },
    ],
    [
      'ML-MER.29 Zdrát rerolls different dice',
      fights({ member: 'zdrat', s: 3 }, [1, 2, 3], 'roll:strength', 'roll:strength', 'reroll:zdrat:0'),
      { unrolled: [1, 0], rolled: [[2], []], apart: [3], rerollsApart: 1 },
    ],
    [
      'ML-MER.6 ML-POT.4 ML-EQU.3 Tarka, a venom, and a card for quests only',
      fights(
        { member: 'tarka', s: 2, m: 1, venoms: 1, equipment: ['dokape-1'] },
        [1],
        'cancel:0',
        'roll:strength',
      ),
      { unrolled: [1, 1], rolled: [[1], []], modifiers: [1, 0], venoms: 1 },
    ],
    [
      'ML-EQU.2 Šípolet with a die that shows one',
      fights({ s: 1, m: 1, equipment: ['sipolet-1'] }, [1], 'cancel:0', 'roll:strength'),
      { unrolled: [0, 1], rolled: [[1], []], rerolls: { ...rerolls, strength: 2 } },
    ],
    [
      'ML-EQU.1 ML-EQU.2 dice of both colours on the table, one die still to roll',
      fights({ s: 2, m: 1, equipment: ['sipolet-1'] }, [4, 1], 'cancel:0', 'roll:strength', 'roll:magic'),
      { unrolled: [1, 0], rolled: [[4], [1]], rerolls: { ...rerolls, strength: 2 } },
    ],
    [
      'ML-MER.29 ML-EQU.2 Šípolet rerolls what Zdrát has rerolled, and he does not',
      fights({ member: 'zdrat', s: 2, equipment: ['sipolet-1'] }, [2, 1, 1], 'roll-all', 'reroll:zdrat:0'),
      { rolled: [[1], []], apart: [1], rerollsApart: 1, rerolls: { ...rerolls, strength: 2 } },
    ],
    [
      'ML-MER.7 Truňk with a magic die on the table',
      fights({ member: 'trunk', s: 1, m: 2 }, [1], 'cancel:0', 'roll:magic'),
      { unrolled: [1, 1], rolled: [[], [1]], modifiers: [0, 1] },
    ],
  ];

  it.each(cases)('ML-ATK.1 %s', (_, t, thrown) => {
    const odds = attackOdds(t.game, 'a1', 'krus');
    expect(odds.kill).toBeCloseTo(reach({ base: 4, ...thrown }, 12), 10);
    expect(odds.capture).toBeCloseTo(land({ base: 4, ...thrown }, 9, 12), 10);
    expect(odds.exact).toBe(true);
    expect(t.asked().prompt).toMatchObject({ odds });
  });

  it('ML-ATK.17 ML-MON.10 against Praskoun a one counts nothing', () => {
    const t = battle({
      monster: 'praskoun',
      on: { a1: { member: 'veruda', s: 3 } },
      dice: [...misses(3), 1],
    }).play('roll:strength');
    const thrown: Partial<Throw> = { unrolled: [2, 0], rolled: [[1], []], modifiers: [-1, 0] };
    const { prompt } = t.asked();
    const { toKill, toCapture } = prompt.key === 'ask-attack' ? prompt : { toKill: 0, toCapture: 0 };
    const odds = attackOdds(t.game, 'a1', 'praskoun');
    expect(odds.kill).toBeCloseTo(reach(thrown, toKill), 10);
    expect(odds.capture).toBeCloseTo(land(thrown, toCapture, toKill), 10);
  });

  it('ML-CON.2 ML-MER.27 ML-POT.5 ML-EQU.8 in a conquest the bonuses of the conquest count', () => {
    const t = battle({
      monster: null,
      on: { a1: { member: 'geria', s: 1, m: 1, venoms: 1, equipment: ['grimoar-1'] }, a2: { s: 1 } },
      dice: [1],
    }).play('roll:strength');
    const thrown: Partial<Throw> = { unrolled: [0, 1], rolled: [[1], []], modifiers: [0, 2], venoms: 1 };
    expect(conquestOdds(t.game, 'a1', 'kale').conquest).toBeCloseTo(reach(thrown, 7), 10);
  });
});

describe('the odds before the attack', () => {
  const stands = (warrior: Warrior, setup: Partial<BattleSetup> = {}) =>
    battle({ monster: 'krus', ...setup, on: { a2: { ...warrior }, ...setup.on } });

  const foreseen = (party: Partial<Party>, foresight: Parameters<typeof oddsOf>[2] = {}) => {
    const { game } = stands({ m: 1 });
    const on = { ...(game.paths.a2 as Party), dice: [], ...party };
    return oddsOf(game, 'a2', { party: on, dice: 0, ...foresight });
  };
  const die = (colour: 'strength' | 'magic', face = 0, trap: number | null = null) => ({
    colour,
    face,
    trap,
  });

  it('ML-REV.1 ML-REV.2 hidden traps count as turned up, those that lie open are not counted twice', () => {
    const odds = foreseen({
      dice: [die('strength'), die('strength', 0, 0)],
      traps: [
        { id: 'trap-s1', up: true },
        { id: 'trap-m1', up: false },
        { id: 'trap-mplus1', up: false },
      ],
    });
    const thrown: Partial<Throw> = { unrolled: [2, 1], modifiers: [0, 1] };
    expect(odds).toMatchObject({ death: 0, exact: true });
    expect(odds?.kill).toBeCloseTo(reach(thrown, 12), 10);
    expect(odds?.capture).toBeCloseTo(land(thrown, 9, 12), 10);
  });

  it('ML-TRX.6 ML-TRX.4 after the reveal a hidden token brings nothing, and a hidden trick is never turned up', () => {
    const hidden: Partial<Party> = {
      dice: [die('strength'), die('strength')],
      traps: [{ id: 'trap-s2', up: false }],
    };
    expect(foreseen(hidden, { struck: true })?.kill).toBeCloseTo(reach({ unrolled: [2, 0] }, 12), 10);
    const trick: Partial<Party> = { ...hidden, traps: [{ id: 'trick-steal-s1', up: false }] };
    expect(foreseen(trick)?.capture).toBeCloseTo(land({ unrolled: [2, 0] }, 9, 12), 10);
  });

  it('ML-MATK.7 the magic dice he would discard are those not rolled yet, and no others', () => {
    const dice = [die('strength'), die('magic', 1), die('magic'), die('magic')];
    const traps = [{ id: 'trap-flat8', up: true }] as const;
    const odds = foreseen({ member: 'tarka', dice, traps: [...traps] }, { cancel: 1 });
    const thrown: Partial<Throw> = { unrolled: [1, 1], rolled: [[], [1]], modifiers: [1, 0], base: 8 };
    expect(odds?.kill).toBeCloseTo(reach(thrown, 12), 10);
    expect(odds?.capture).toBeCloseTo(land(thrown, 9, 12), 10);
  });

  it('ML-MATK.7 ML-MATK.11 more magic dice than attack dice leave nothing to die of', () => {
    const { game } = stands({ m: 3, wounded: true });
    expect(oddsOf(game, 'a2', { dice: 1, cancel: 3, struck: true })?.death).toBe(0);
    expect(oddsOf(game, 'a2', { dice: 1, cancel: 0, struck: true })?.death).toBeCloseTo(2 / 3, 10);
  });

  it('ML-MER.18 dice that are known to come are not diverted once more', () => {
    const { game } = stands({ m: 1 });
    const party: Party = { ...(game.paths.a2 as Party), member: 'zandala', dice: [] };
    const death = (dice?: number) =>
      oddsOf(game, 'a1', { party, struck: true, ...(dice && { dice }) })?.death;
    expect(death()).toBeCloseTo(chanceOfHits(3, 2 / 3, 2), 10);
    expect(death(2)).toBeCloseTo(chanceOfHits(2, 2 / 3, 2), 10);
  });

  it('ML-MATK.10 who may die captures less often', () => {
    const { game } = stands({ member: 'veruda', s: 2, m: 1, wounded: true });
    const odds = oddsOf(game, 'a2', { dice: 1, struck: true });
    expect(odds?.capture).toBeCloseTo(land({ unrolled: [2, 1] }, 9, 12) / 3, 10);
    expect(odds?.kill).toBeCloseTo(reach({ unrolled: [2, 1] }, 12) / 3, 10);
  });

  it('ML-MON.6 automatic hits bring death nearer; where nobody stands nobody dies', () => {
    const { game } = stands({ m: 1 });
    expect(deathOdds(game, 'a2', 'pocih', 2)).toBeCloseTo(chanceOfHits(2, 2 / 3, 1), 10);
    expect(deathOdds(game, 'a2', 'krus', 2)).toBeCloseTo(chanceOfHits(2, 2 / 3, 2), 10);
    expect(deathOdds(game, 'a1', 'krus', 9)).toBe(0);
  });

  it('ML-SAM.20 there are no odds without a mercenary or without a monster', () => {
    const { game } = stands({ m: 1 });
    const sam: Party = { ...(game.paths.a2 as Party), member: null };
    expect(oddsOf(game, 'a1')).toBeUndefined();
    expect(oddsOf(game, 'a2', { party: sam })).toBeUndefined();
    for (const area of game.areas) area.monster = null;
    expect(oddsOf(game, 'a2')).toBeUndefined();
  });
});
