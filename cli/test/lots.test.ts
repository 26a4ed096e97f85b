// Questions answered by lot: what they tell that choices cannot.
import { describe, expect, it } from 'vitest';
import { balanceOf } from '../src/simulate/balance.ts';
import { balanceAsText } from '../src/simulate/balance-text.ts';
import { contestOf, type Heard } from '../src/simulate/contest.ts';
import { type Lot, lotsOf } from '../src/simulate/lots.ts';
import { type Trace, traceGame } from '../src/simulate/trace.ts';
import { playAll } from '../src/simulate/workers.ts';
import { balanceFrom, balanceTournament, did, seatThat } from './traces.ts';

const asked = (heard: Partial<Heard> = {}): Heard => ({
  seat: 0,
  rule: 'hire',
  index: 0,
  offered: ['imp:1', 'imp:2', 'ogre:1', 'skip'],
  considered: [],
  ...heard,
});

describe('an answer by lot', () => {
  it('is drawn by name, as often as wanted, and the same by the same seed', () => {
    const drawn = (share: number) => {
      const draw = lotsOf({ hire: share }, 'a seed');
      return Array.from({ length: 3000 }, () => draw(asked({ offered: ['imp', 'ogre:1:a', 'ogre:1:b'] })));
    };
    const some = drawn(0.25).filter((each) => each !== undefined);
    expect(some.length).toBeGreaterThan(650);
    expect(some.length).toBeLessThan(850);
    const imps = drawn(1).filter((each) => each?.lot.drawn === 'hire imp').length;
    expect(imps).toBeGreaterThan(1380);
    expect(imps).toBeLessThan(1620);
    expect(drawn(0.25)).toEqual(drawn(0.25));
  });

  it('is not drawn for other rules, nor where all answers have one name', () => {
    const draw = lotsOf({ hire: 1 }, 'a seed');
    expect(draw(asked({ rule: 'pray' }))).toBeUndefined();
    expect(draw(asked({ offered: ['imp:1:2', 'imp:1:3'] }))).toBeUndefined();
    expect(draw(asked())?.lot.among).toEqual(['hire imp:1', 'hire imp:2', 'hire ogre:1', 'hire skip']);
  });

  it('is the one of its name that the bot likes best, or the one it chose itself', () => {
    const draw = lotsOf({ hire: 1 }, 'a seed');
    const offered = ['skip', 'imp:1:a', 'imp:1:b', 'imp:1:c'];
    const considered = [9, 1, 3, 2].map((value, place) => ({ choice: `${place}`, value, visits: 1 }));
    const placesWhere = (index: number): Set<number | undefined> =>
      new Set(Array.from({ length: 50 }, () => draw(asked({ offered, considered, index }))?.index));
    expect(placesWhere(0)).toEqual(new Set([0, 2]));
    expect(placesWhere(3)).toEqual(new Set([0, 3]));
  });
});

describe('what was drawn by lot', () => {
  /** A game of two, won by the first. */
  const trace = (...lots: Lot[]): Trace => ({
    reason: 'over',
    winners: [0],
    scores: [1, 0],
    seats: lots.map((lot) => seatThat({ lots: [lot] })),
  });
  const lot = (drawn: string, ...others: string[]): Lot => ({ drawn, among: [drawn, ...others] });

  it('is told by how those won who drew it, and those who could have and drew something else', () => {
    const { lots } = balanceFrom([
      trace(lot('hire imp', 'hire ogre'), lot('hire ogre', 'hire imp')),
      trace(lot('hire imp', 'hire ogre'), lot('hire imp', 'hire ogre')),
      trace(lot('hire ogre', 'hire imp'), lot('hire ogre', 'hire imp')),
    ]);
    const [imp, ogre] = lots;
    expect(imp).toMatchObject({ name: 'hire imp', drawn: 3 });
    expect([imp?.won, imp?.otherwise, imp?.moves.points].map((each) => each?.toFixed(3))).toEqual([
      '0.667',
      '0.333',
      '0.333',
    ]);
    expect(imp?.moves.margin).toBeCloseTo(1.959964 * Math.sqrt((2 * 2) / 27), 9);
    expect(ogre?.moves.points).toBeCloseTo(-1 / 3, 9);
  });

  it('counts a lot the more the less likely it was, so that tables with few answers do not outweigh others', () => {
    const { lots } = balanceFrom([
      trace(lot('hire imp', 'hire ogre'), lot('hire imp', 'hire ogre', 'hire troll', 'skip')),
      trace(lot('hire ogre', 'hire imp'), lot('hire ogre', 'hire imp', 'hire troll', 'skip')),
    ]);
    const imp = lots.find(({ name }) => name === 'hire imp');
    expect(imp?.won).toBeCloseTo(2 / (2 + 4), 9);
    expect(imp?.otherwise).toBeCloseTo(2 / (2 + 4 / 3), 9);
  });

  it('is left out where nothing else was ever drawn at its chance', () => {
    expect(balanceFrom([trace(lot('hire imp', 'skip'), lot('hire imp', 'skip'))]).lots).toEqual([]);
  });

  it('is answered in the game, and stands beside the choices', async () => {
    const wanted = balanceTournament('--game', 'ragnarok', '--games', '1', '--lots', 'special:1');
    const traces = await playAll(wanted, 1, 'trace');
    for (const { drawn, among } of traces.flatMap(({ seats }) => seats.flatMap(({ lots }) => lots)))
      expect(among).toContain(drawn);
    const balance = balanceOf(wanted, traces);
    expect(balance.lots.map(({ name }) => name)).toContain('special act:prepare');
    expect(balance.choices.map(({ name }) => name)).not.toContain('special act:prepare');
    expect(balanceAsText(balance)).toMatch(/Chosen by lot\..*\n {2}special act:/);
    expect(traceGame(contestOf('ragnarok'), balanceTournament('--game', 'ragnarok'), 0)).not.toEqual(
      traces[0],
    );
  });

  it('is not told of games without lots', async () => {
    const { seats } = traceGame(contestOf('ragnarok'), balanceTournament('--game', 'ragnarok'), 0);
    for (const { lots } of seats) expect(lots).toEqual([]);
    expect(balanceAsText(balanceFrom([]))).not.toContain('Chosen by lot');
  });
});

describe('what could be come to in a turn', () => {
  it('is told of turns, by whether it was chosen in them', () => {
    const { turns } = balanceFrom([
      {
        reason: 'over',
        winners: [0],
        scores: [1, 0],
        seats: [
          seatThat({ chances: { 'go hunt:wolf': did(3, 3) }, turns: { 'go hunt:wolf': did(3, 12) } }),
          seatThat({ turns: { 'go hunt:wolf': did(0, 8) } }),
        ],
      },
    ]);
    expect(turns).toMatchObject([
      { name: 'go hunt:wolf', taken: 1 / 2, often: 3 / 20, won: 1, otherwise: 0 },
    ]);
  });

  it('is counted once a turn by what its player chose in it', () => {
    const { seats } = traceGame(contestOf('ragnarok'), balanceTournament('--game', 'ragnarok'), 0);
    const hunts = seats.flatMap(({ turns, chances }) =>
      Object.entries(turns)
        .filter(([name]) => name.startsWith('monstersAction hunt:'))
        .map(([name, turn]) => ({ turn, asked: chances[name] ?? did(0, 0) })),
    );
    expect(hunts.length).toBeGreaterThan(3);
    expect(hunts.some(({ turn, asked }) => turn.offered > asked.offered)).toBe(true);
    for (const { turn, asked } of hunts) expect(turn.taken).toBeLessThanOrEqual(asked.taken);
  });
});
