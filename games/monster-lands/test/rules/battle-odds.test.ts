import { describe, expect, it } from 'vitest';
import { failureOf } from '../../odds.ts';
import { attackOdds, conquestOdds, deathOdds, oddsOf } from '../../rules/battle-odds.ts';
import {
  chanceOfHits,
  chanceToLand,
  chanceToReach,
  splitToLand,
  splitToReach,
  type Throw,
} from '../../rules/dice-odds.ts';
import { battle, misses } from '../battle-table.ts';
import { bruteForce, plain } from '../brute-force.ts';

const throws: readonly Partial<Throw>[] = [
  { unrolled: [3, 0] },
  { unrolled: [2, 1], modifiers: [1, -1], base: 2 },
  { unrolled: [1, 1], rolled: [[2], [5]], venoms: 2 },
  { unrolled: [2, 0], rerolls: { strength: 1, magic: 0, any: 0 } },
  { unrolled: [1, 1], rerolls: { strength: 0, magic: 0, any: 2 }, modifiers: [2, 0] },
  { unrolled: [0, 2], rolled: [[1, 4], []], rerolls: { strength: 1, magic: 1, any: 0 } },
  { unrolled: [2, 0], rerollsApart: 2 },
  { unrolled: [0, 0], rolled: [[6, 5], [6]], rerolls: { strength: 0, magic: 1, any: 1 } },
  { unrolled: [1, 1], rolled: [[1], []], rerolls: { strength: 0, magic: 2, any: 0 }, venoms: 1, base: 3 },
  { unrolled: [2, 0], rerollsApart: 1, rerolls: { strength: 1, magic: 0, any: 0 } },
  {
    unrolled: [0, 1],
    rolled: [[5], []],
    apart: [2],
    rerollsApart: 1,
    rerolls: { strength: 0, magic: 0, any: 1 },
  },
  { unrolled: [1, 0], rolled: [[], [3]], rerolls: { strength: 0, magic: 1, any: 1 }, modifiers: [-2, 1] },
];

describe('the chances of a throw', () => {
  it('ML-ATK.7 agree with trying everything: reaching a value', () => {
    for (const each of throws)
      for (const goal of [4, 8, 10, 13]) {
        const thrown = { ...plain, ...each };
        const { chance, exact } = chanceToReach(thrown, goal);
        expect(exact).toBe(true);
        expect(chance).toBeCloseTo(
          bruteForce(thrown, (total) => total >= goal, Number.POSITIVE_INFINITY),
          10,
        );
      }
  });

  it('ML-ATK.8 agree with trying everything: stopping in the range of a capture', () => {
    for (const each of throws)
      for (const [from, below] of [
        [4, 6],
        [8, 11],
        [9, 10],
        [12, 16],
      ] as const) {
        const thrown = { ...plain, ...each };
        const { chance, exact } = chanceToLand(thrown, from, below);
        expect(exact).toBe(true);
        expect(chance).toBeCloseTo(
          bruteForce(thrown, (total) => total >= from && total < below, below),
          10,
        );
      }
  });

  it('ML-ATK.8 of one aim tell how often it comes to the other instead', () => {
    const one = { ...plain, unrolled: [1, 0] as const };
    // One die: three to five captures, six kills, one and two fail, whatever is aimed for.
    expect(splitToLand(one, 3, 6)).toMatchObject({ chance: 3 / 6, exact: true });
    expect(splitToLand(one, 3, 6).instead).toBeCloseTo(1 / 6, 6);
    expect(splitToReach(one, 3, 6).instead).toBeCloseTo(3 / 6, 6);
    // Two dice from seven, kill from ten. For the kill both are rolled; short of it 7, 8 and 9 capture.
    const two = { ...plain, unrolled: [2, 0] as const };
    expect(splitToReach(two, 7, 10).chance).toBeCloseTo(6 / 36, 10);
    expect(splitToReach(two, 7, 10).instead).toBeCloseTo(15 / 36, 6);
    expect(splitToLand(two, 7, 10).instead).toBeCloseTo(6 / 36, 6);
    // Eight captures already. For the kill the three is taken up: five and six kill, two to four capture, one fails.
    const safe = { ...plain, rolled: [[5, 3], []] as const, rerolls: { strength: 1, magic: 0, any: 0 } };
    expect(splitToReach(safe, 7, 10).chance).toBeCloseTo(2 / 6, 10);
    expect(splitToReach(safe, 7, 10).instead).toBeCloseTo(3 / 6, 6);
  });

  it('ML-ATK.8 an aim is never given up for the other, and all together is no more than the whole', () => {
    for (const each of throws)
      for (const [from, below] of [
        [4, 6],
        [8, 11],
        [9, 10],
      ] as const) {
        const thrown = { ...plain, ...each };
        const [reach, land] = [splitToReach(thrown, from, below), splitToLand(thrown, from, below)];
        expect(reach.chance).toBe(chanceToReach(thrown, below).chance);
        expect(land.chance).toBe(chanceToLand(thrown, from, below).chance);
        for (const { chance, instead } of [reach, land]) {
          expect(instead).toBeGreaterThanOrEqual(0);
          expect(chance + instead).toBeLessThanOrEqual(1 + 1e-9);
        }
        // Whoever gets there by either way did not do better than whoever wants either.
        const either = chanceToReach(thrown, from).chance;
        expect(reach.chance + reach.instead).toBeLessThanOrEqual(either + 1e-6);
        expect(land.chance + land.instead).toBeLessThanOrEqual(either + 1e-6);
      }
  });

  it('ML-ATK.5 seven dice of both colours with rerolls of both kinds are told exactly', () => {
    const thrown = { ...plain, unrolled: [4, 3] as const, rerolls: { strength: 0, magic: 2, any: 2 } };
    const land = chanceToLand(thrown, 14, 18);
    expect(land.exact).toBe(true);
    // Without colours all four rerolls could take any die: a little more.
    const colourless = chanceToLand({ ...thrown, rerolls: { strength: 0, magic: 0, any: 4 } }, 14, 18);
    expect(land.chance).toBeGreaterThan(0.999);
    expect(land.chance).toBeLessThanOrEqual(colourless.chance);
  });

  it('ML-ATK.5 a huge throw is worked out with fewer rerolls, and soon', () => {
    const thrown = { ...plain, unrolled: [9, 8] as const, rerolls: { strength: 4, magic: 4, any: 6 } };
    const begun = performance.now();
    expect(chanceToLand(thrown, 60, 62).exact).toBe(false);
    expect(performance.now() - begun).toBeLessThan(3000);
  });

  it('ML-MATK.8 hits are counted two times out of three', () => {
    expect(chanceOfHits(3, 2 / 3, 2)).toBeCloseTo(20 / 27, 10);
    expect(chanceOfHits(0, 2 / 3, 1)).toBe(0);
    expect(chanceOfHits(2, 2 / 3, -1)).toBeCloseTo(1, 10);
  });
});

describe('the odds of a battle', () => {
  it('ML-MATK.10 death: more hits than everything on the path can stop', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { member: 'ninra', s: 1, defence: 1, potions: 1 } },
      dice: misses(4),
    });
    // Two wounds and three points: five hits of four dice cannot be.
    expect(deathOdds(t.game, 'a1', 'krus', 4)).toBe(0);
    expect(deathOdds(t.game, 'a1', 'krus', 5)).toBeCloseTo((2 / 3) ** 5, 10);
  });

  it('ML-MATK.7 the choice of magic dice tells what each would bring', () => {
    const t = battle({ monster: 'krus', on: { a1: { s: 2, m: 1 } } });
    const labels = t.asked().options.map(({ label }) => label);
    expect(labels).toMatchObject([
      { key: 'cancel-dice', magic: 0, odds: { capture: 0, exact: true } },
      { key: 'cancel-dice', magic: 1, odds: { capture: 0, exact: true } },
    ]);
    const odds = [0, 1].map((cancel) => oddsOf(t.game, 'a1', { cancel, struck: true }));
    expect(odds[0]?.death).toBeCloseTo(chanceOfHits(4, 2 / 3, 2), 10);
    expect(odds[1]?.death).toBeCloseTo(chanceOfHits(3, 2 / 3, 2), 10);
    // Twelve with two dice: both sixes; with three dice 12 or more is 81 of 216.
    expect(odds[1]?.kill).toBeCloseTo((1 - chanceOfHits(3, 2 / 3, 2)) / 36, 10);
    expect(odds[0]?.kill).toBeCloseTo((1 - chanceOfHits(4, 2 / 3, 2)) * (81 / 216), 10);
    // Death, kill and failure are the whole.
    const [first] = odds;
    if (first === undefined) throw new Error('There are no odds.');
    expect(failureOf(first, 'kill')).toBeCloseTo(1 - first.death - first.kill, 10);
  });

  it('ML-ATK.1 the attacker sees his chances, carried totals and traps counted', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { s: 1 }, a2: { seat: 1, member: 'turna', s: 1, traps: ['trap-flat4'] } },
      dice: [...misses(4), 3, ...misses(4)],
    });
    t.play('roll:strength');
    // Carried 3 and a trap of 4: Turna captures from 6 on, and kills with a five or a six.
    expect(t.asked(1).prompt).toMatchObject({ total: 7, odds: { capture: 1, exact: true } });
    expect(attackOdds(t.game, 'a2', 'krus').kill).toBeCloseTo(1 / 3, 10);
  });

  it('ML-MER.29 a die Zdrát has rerolled is not rerolled by him again', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { member: 'zdrat', s: 2 } },
      dice: [...misses(4), 6, 1, 2],
    });
    t.play('roll-all', 'reroll:zdrat:1');
    // Six and two: only the six may be rerolled, which cannot give twelve.
    expect(attackOdds(t.game, 'a1', 'krus')).toMatchObject({ capture: 0, kill: 0, exact: true });
  });

  it('ML-SCN.10 in Doom eight dice of nine hit', () => {
    const t = battle({
      seats: 1,
      options: { scenario: 'doom', difficulty: 'normal' },
      monster: 'krus',
      on: { a1: { s: 1 } },
      dice: misses(8),
    });
    expect(deathOdds(t.game, 'a1', 'krus', 2)).toBeCloseTo((8 / 9) ** 2, 10);
  });

  it('ML-MON.2 ML-MER.18 ML-REV.1 before the battle: the pre-roll, a diverted die and hidden traps count', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { s: 1 } },
      dice: misses(4),
    });
    const { game } = t;
    const party = {
      ...(game.paths.a1 as object),
      seat: 0,
      member: 'zandala',
      traps: [{ id: 'trap-s2', up: false }],
    };
    const odds = oddsOf(game, 'a2', { monster: 'trousic', party: party as never });
    expect(odds?.death).toBeCloseTo(chanceOfHits(4, 2 / 3, 2), 10);
    expect(odds?.kill).toBeCloseTo((1 - chanceOfHits(4, 2 / 3, 2)) * (4 / 216), 10);
  });

  it('ML-MATK.10 before the battle everything that is won is won by who survives', () => {
    const { game } = battle({ monster: 'krus', on: { a1: { s: 2, m: 1, traps: ['trap-s1'] } } });
    const [whole, odds] = [attackOdds(game, 'a1', 'krus'), oddsOf(game, 'a1')];
    const alive = 1 - (odds?.death ?? 0);
    expect(alive).toBeLessThan(1);
    expect(whole.instead.capture).toBeGreaterThan(0);
    expect(whole.instead.kill).toBeGreaterThan(0);
    expect(odds?.capture).toBeCloseTo(whole.capture * alive, 10);
    expect(odds?.instead.capture).toBeCloseTo(whole.instead.capture * alive, 10);
    expect(odds?.instead.kill).toBeCloseTo(whole.instead.kill * alive, 10);
  });

  it('ML-CON.2 the chance to take the realm', () => {
    const t = battle({ monster: null, on: { a1: { member: 'geria', s: 2 } } });
    // Ten less three: seven or more with two dice.
    expect(conquestOdds(t.game, 'a1', 'kale').conquest).toBeCloseTo(21 / 36, 10);
    expect(t.asked().prompt).toMatchObject({ goal: 7, odds: { exact: true } });
  });
});
