import { describe, expect, it } from 'vitest';
import { view } from '../../rules/view.ts';
import { NEUTRAL } from '../../state.ts';
import { type Game, lordOf, type TableSetup, table, told } from '../table.ts';

const atAllocation = (setup: TableSetup): Game => table({ phase: 'adventurers', season: 'spring', ...setup });

/** Whom each seat got, in this season. */
const guests = (t: Game): (string | undefined)[] =>
  t.game.lords.map((_, seat) => told(t, 'adventurer-came').find(({ player }) => player === seat)?.hero);

const FOUR = ['thief-1-1', 'thief-1-2', 'priest-1-3', 'priest-1-4'] as const;
const THREE = ['thief-1-1', 'thief-1-2', 'priest-1-4'] as const;

describe('adventurers', () => {
  it('DL-ADV.1, DL-ADV.2 each gets one: the weakest goes to the nicest, the strongest to the worst', () => {
    const evils = [6, 2, 8, 4];
    const t = atAllocation({ coming: FOUR, lords: evils.map((evil) => ({ evil })) });
    expect(guests(t)).toEqual(['priest-1-3', 'thief-1-1', 'priest-1-4', 'thief-1-2']);
    expect(told(t, 'adventurer-came').map(({ hero }) => hero)).toEqual([...FOUR]);
  });

  it('DL-ADV.1 nobody is left who could come once more', () => {
    const t = table({
      phase: 'adventurers',
      season: 'autumn',
      coming: FOUR,
      lords: [{ traps: ['pendulum'] }],
    });
    expect(told(t, 'adventurer-came')).toHaveLength(4);
    expect(t.game.adventurers.coming).toEqual([]);
  });

  it('DL-ADV.3, DL-GEN.2 of equals whoever is nearer to the starting player is nicer', () => {
    const t = atAllocation({ coming: FOUR, start: 2, lords: [5, 5, 5, 3].map((evil) => ({ evil })) });
    expect(guests(t)).toEqual(['priest-1-3', 'priest-1-4', 'thief-1-2', 'thief-1-1']);
  });

  it('DL-ADV.4 newcomers join the rear', () => {
    const t = atAllocation({
      seats: 3,
      coming: THREE,
      lords: [{ evil: 0, party: ['wizard-1-1', 'priest-1-2'] }],
    });
    expect(lordOf(t, 0).party.map(({ id }) => id)).toEqual(['wizard-1-1', 'priest-1-2', 'thief-1-1']);
  });

  it('DL-ADV.5, DL-CLS.1 a warrior goes ahead of all, earlier warriors too, but behind the paladin', () => {
    const t = atAllocation({
      seats: 3,
      coming: ['warrior-1-1', 'warrior-1-2', 'warrior-1-4'],
      lords: [
        { evil: 0, party: ['warrior-1-3', 'priest-1-2'] },
        { evil: 3, party: ['thief-1-1'] },
        { evil: 9, party: ['paladin-1', 'wizard-1-1'] },
      ],
    });
    expect(lordOf(t, 0).party.map(({ id }) => id)).toEqual(['warrior-1-1', 'warrior-1-3', 'priest-1-2']);
    expect(lordOf(t, 1).party.map(({ id }) => id)).toEqual(['warrior-1-2', 'thief-1-1']);
    expect(lordOf(t, 2).party.map(({ id }) => id)).toEqual(['paladin-1', 'warrior-1-4', 'wizard-1-1']);
  });

  it('DL-ADV.5 nobody else goes ahead', () => {
    const t = atAllocation({
      seats: 3,
      coming: THREE,
      lords: [{ party: ['warrior-1-1'] }, { party: ['warrior-1-2'] }, { party: ['warrior-1-3'] }],
    });
    for (const { party } of t.game.lords) expect(party[0]?.id).toMatch(/^warrior/);
  });

  it('DL-YR.3 winter has no adventurers', () => {
    const t = table({ phase: 'adventurers', season: 'winter' });
    expect(t.game.lords.every(({ party }) => party.length === 0)).toBe(true);
    expect(told(t, 'adventurer-came')).toEqual([]);
  });
});

describe('adventurers with two players', () => {
  it('DL-ADV.6, DL-ADV.7 the neutral counter moves first, is the nicest of its equals, and its adventurer leaves', () => {
    const t = atAllocation({ seats: 2, coming: THREE, neutralEvil: 4, lords: [{ evil: 5 }, { evil: 3 }] });
    expect(t.game.neutralEvil).toBe(5);
    expect(told(t, 'neutral-moved')).toEqual([{ key: 'neutral-moved', by: 1, to: 5 }]);
    expect(guests(t)).toEqual(['priest-1-4', 'thief-1-1']);
    expect(t.game.distant.heroes).toEqual(['thief-1-2']);
    expect(told(t, 'adventurer-left')).toEqual([{ key: 'adventurer-left', hero: 'thief-1-2' }]);
  });

  it('DL-ADV.7 it may be the nicest or the worst of all', () => {
    const nicest = atAllocation({
      seats: 2,
      coming: THREE,
      neutralEvil: 4,
      lords: [{ evil: 5 }, { evil: 5 }],
    });
    expect(nicest.game.distant.heroes).toEqual(['thief-1-1']);
    expect(guests(nicest)).toEqual(['thief-1-2', 'priest-1-4']);
    const worst = atAllocation({
      seats: 2,
      coming: THREE,
      neutralEvil: 7,
      lords: [{ evil: 7 }, { evil: 5 }],
    });
    expect(worst.game.distant.heroes).toEqual(['priest-1-4']);
  });

  it('DL-ADV.6 who would get whom counts its step before it is made', () => {
    const t = table({
      seats: 2,
      season: 'spring',
      coming: THREE,
      neutralEvil: 4,
      lords: [{ evil: 4 }, { evil: 6 }],
    });
    expect(view(t.game, 0).niceness).toEqual([0, NEUTRAL, 1]);
  });

  it('DL-ADV.8, DL-Y2.6 it ends the game on 8 at most, below the paladin', () => {
    const start = 4;
    expect(start + 3 - 2 + 3).toBe(8);
    const t = table({ seats: 2, phase: 'over', year: 1, neutralEvil: start + 3 });
    expect(told(t, 'neutral-moved')[0]).toEqual({ key: 'neutral-moved', by: -2, to: 5 });
  });
});
