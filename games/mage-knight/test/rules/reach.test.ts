import { describe, expect, it } from 'vitest';
import type { MageKnightView } from '../../rules/view.ts';
import { view } from '../../rules/view.ts';
import type { Lasting } from '../../state.ts';
import { type Game, offers, playerOf, type TableSetup, table } from '../table.ts';

const reachIn = ({ game }: Game, seat = 0) =>
  (view(game, seat) as unknown as MageKnightView).reach ?? { more: 0, spaces: {}, slots: {} };

type Found = Record<string, { cost: number; fights: boolean }[]>;

const isTurn = (t: Game): boolean => t.asked().prompt.key === 'ask-turn' && t.game.turn.stage === 'moving';

/** Every walk there is, by playing it from the beginning: the cheapest, and the cheapest without a fight. */
function walked(laid: () => Game): { spaces: Found; slots: Record<string, number> } {
  const spaces: Found = {};
  const slots: Record<string, number> = {};
  const start = playerOf(laid()).space;
  const known = new Map<string, number>();
  const walk = (steps: readonly string[], spent: number): void => {
    const t = laid().play(...steps);
    for (const { label } of t.asked().options) {
      if (label.key === 'explore')
        slots[label.slot] = Math.min(slots[label.slot] ?? Number.POSITIVE_INFINITY, spent + label.cost);
      if (label.key !== 'step' || label.space === start) continue;
      const cost = spent + (label.cost ?? 0);
      const next = laid().play(...steps, `step:${label.space}`);
      const fights = !isTurn(next);
      const used = next.game.lasting.map(({ space }) => space);
      const key = [label.space, fights, ...used].join(' ');
      if ((known.get(key) ?? Number.POSITIVE_INFINITY) <= cost) continue;
      known.set(key, cost);
      if (!fights) walk([...steps, `step:${label.space}`], cost);
    }
  };
  walk([], 0);
  for (const [key, cost] of known) {
    const [space = '', fights] = key.split(' ');
    spaces[space] = [...(spaces[space] ?? []), { cost, fights: fights === 'true' }];
    spaces[space].sort((a, b) => a.cost - b.cost);
  }
  return { spaces, slots };
}

/** What the same walks are in what a seat sees: a dearer way is only told if it avoids a fight. */
function expectReached(setup: TableSetup, lasting: Lasting[] = []): void {
  const laid = (): Game => {
    const t = table(setup);
    t.game.lasting = structuredClone(lasting);
    return t;
  };
  const { spaces, slots } = reachIn(laid());
  const real = walked(laid);
  expect(Object.keys(spaces).sort()).toEqual(Object.keys(real.spaces).sort());
  for (const [space, { ways }] of Object.entries(spaces)) {
    const costOf = (fights: boolean) => real.spaces[space]?.find((each) => each.fights === fights)?.cost;
    const told = ways.map(({ cost, provokes, assaults }) => ({
      cost,
      fights: provokes !== undefined || assaults === true,
    }));
    const [fight, quiet] = [costOf(true), costOf(false)];
    expect(told.find(({ fights }) => !fights)?.cost, `${space} without a fight`).toBe(quiet);
    if (fight !== undefined && (quiet === undefined || fight < quiet))
      expect(Math.min(...told.map(({ cost }) => cost)), `${space} with a fight`).toBe(fight);
    else expect(told).toHaveLength(1);
  }
  expect(Object.fromEntries(Object.entries(slots).map(([slot, { cost }]) => [slot, cost]))).toEqual(
    real.slots,
  );
}

/** Nothing in hand, so that the Move of the turn is all there is. */
const walker = (space: string, move: number, rest: TableSetup = {}): TableSetup => ({
  turn: { move },
  ...rest,
  players: [{ space, hand: [], ...rest.players?.[0] }, ...(rest.players?.slice(1) ?? [])],
});

const LARGE = {
  '0,0': 'start-a',
  '1,0': 'countryside-1',
  '0,1': 'countryside-2',
  '1,1': 'countryside-9',
  '2,0': 'countryside-3',
  '0,2': 'countryside-8',
};

describe('reach is what walking step by step would give', () => {
  it.each([2, 5, 8])('MK-7.3, .4, MK-8.1 with %i Move by day', (move) => {
    expectReached(walker('1,0:C', move, { map: LARGE }));
  });

  it('MK-7.4 at night forests cost more', () => {
    expectReached(walker('0,0:C', 8, { map: LARGE, time: 'night' }));
    const forest = (time: 'day' | 'night') =>
      reachIn(table(walker('0,0:C', 5, { time }))).spaces['0,0:NE']?.ways[0]?.cost;
    expect([forest('day'), forest('night')]).toEqual([3, 5]);
  });

  it('MK-7.7 an assault ends the movement: nothing beyond it is reached through it', () => {
    const setup = walker('0,1:C', 9, { map: LARGE });
    expectReached(setup);
    const { spaces } = reachIn(table(setup));
    const assaulted = Object.values(spaces).flatMap(({ ways }) => ways.filter((way) => way.assaults));
    expect(assaulted.length).toBeGreaterThan(0);
    for (const { ways } of Object.values(spaces))
      for (const { from } of ways) expect(spaces[from]?.ways[0]?.assaults).toBeUndefined();
  });

  it('MK-7.8, .9 who is provoked is told, the way around beside it', () => {
    const setup = walker('1,0:W', 9, {
      map: LARGE,
      holdings: [{ space: '1,0:NW', tokens: ['prowlers'] }],
    });
    expectReached(setup);
    const { spaces } = reachIn(table(setup));
    expect(spaces['1,0:NW']).toBeUndefined();
    expect(spaces['1,0:C']?.ways.map(({ provokes }) => provokes)).toEqual([['1,0:NW'], undefined]);
  });

  it('MK-7.12 a discount for one space is counted once, where it is used first', () => {
    expectReached(walker('0,0:C', 7, { map: LARGE }), [
      { source: 'card:druidic-paths:basic', path: [1], seat: 0, until: 'turn' },
    ]);
  });

  it('MK-7.24 a wall costs one more', () => {
    expectReached(walker('0,0:C', 9, { map: { ...LARGE, '1,0': 'countryside-14' } }));
  });

  it('MK-7.15, .18 where another hero stands one passes, but does not end the turn', () => {
    const setup = walker('0,0:C', 6, { seats: 2, players: [{}, { space: '0,0:E', hero: 'arythea' }] });
    expectReached(setup);
    expect(reachIn(table(setup)).spaces['0,0:E']).toMatchObject({ unsafe: true });
  });

  it('MK-7.15 a site that is assaulted is told as such, not as a place where nobody may stay', () => {
    const { spaces } = reachIn(
      table(
        walker('1,0:NW', 8, { map: { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-2' } }),
      ),
    );
    expect(spaces['1,0:NE']?.ways[0]).toMatchObject({ assaults: true });
    expect(spaces['1,0:NE']).not.toHaveProperty('unsafe');
    expect(spaces['1,0:C']).not.toHaveProperty('unsafe');
  });

  it('MK-30.3 a closed city is out of reach', () => {
    const setup = walker('1,0:W', 20, { map: { ...LARGE, '1,0': 'core-5' } });
    expect(reachIn(table(setup)).spaces['1,0:C']).toBeUndefined();
  });
});

describe('who is told', () => {
  it('MK-4.1, MK-1.38 only whose turn it is, and only while moving is possible', () => {
    const t = table({
      seats: 2,
      players: [{ hand: ['march', 'rage', 'stamina'] }, { hand: ['march'], hero: 'arythea' }],
    });
    const told = (game: Game, seat: number | undefined) =>
      (view(game.game, seat) as unknown as MageKnightView).reach !== undefined;
    expect([told(t, 0), told(t, 1), told(t, undefined)]).toEqual([true, false, false]);
    expect(told(t.play('rest', 'discard:march', 'done'), 0)).toBe(false);
  });
});

describe('Move that is not there yet', () => {
  const more = (setup: TableSetup): number => reachIn(table(setup)).more;
  const hand = (...cards: string[]): TableSetup => ({ players: [{ hand: cards as never }] });

  it('MK-1.10, .11 every card is one sideways, a wound nothing', () => {
    expect(more({ ...hand('rage', 'rage', 'wound'), source: ['black', 'black', 'black'] })).toBe(2);
  });

  it('MK-1.7 a card gives its basic effect, or with mana its stronger one', () => {
    const dark = { source: ['black', 'black', 'black'] as never };
    expect(more({ ...hand('march'), ...dark })).toBe(2);
    expect(more({ players: [{ hand: ['march'], crystals: { green: 1 } }], ...dark })).toBe(4);
    expect(more({ players: [{ hand: ['march'], crystals: { red: 1 } }], ...dark })).toBe(2);
  });

  it('MK-1.14, MK-5.7 no mana pays twice, and one die is used in a turn', () => {
    expect(more({ ...hand('march', 'march'), source: ['green', 'green', 'green'] })).toBe(6);
    expect(
      more({
        players: [{ hand: ['march', 'march'], tokens: { green: 1 } }],
        source: ['green', 'red', 'red'],
      }),
    ).toBe(8);
  });

  it('MK-1.19 a bonus for the next card alone is counted once, one for all cards with each', () => {
    const [hero, cards] = ['wolfhawk', ['tirelessness', 'march', 'rage']] as const;
    const dark = { source: ['black', 'black', 'black'] as never };
    const next = table({ players: [{ hero, hand: [...cards] }], ...dark }).play('play:tirelessness', 'basic');
    expect(reachIn(next).more).toBe(2 + 1 + 1);
    const all = table({
      players: [{ hero, hand: [...cards], crystals: { blue: 1 } }],
      ...dark,
    }).play('play:tirelessness', 'powered');
    expect(reachIn(all).more).toBe(2 + 1 + 1 + 1);
  });

  it('MK-6.7, .19 ready units and skills add to it', () => {
    const dark = { source: ['black', 'black', 'black'] as never };
    const player = { hand: [], units: ['peasants'], skills: ['tovak-double-time'] } as never;
    expect(more({ players: [player], ...dark })).toBe(4);
    expect(more({ players: [player], time: 'night', ...dark })).toBe(3);
    const spent = { hand: [], units: [{ unit: 'peasants', spent: true }] } as never;
    expect(more({ players: [spent], ...dark })).toBe(0);
  });

  it('MK-7.3 what it leads to is told with its cost, and is so once the cards are played', () => {
    const setup: TableSetup = { ...hand('march', 'march'), source: ['black', 'black', 'black'] };
    const before = reachIn(table(setup));
    const t = table(setup).play('play:march', 'basic', 'play:march', 'basic');
    const after = reachIn(t);
    expect(after).toEqual({ ...before, more: 0 });
    expect(Object.keys(after.spaces).length).toBeGreaterThan(offers(t, 'step:').length);
  });
});
