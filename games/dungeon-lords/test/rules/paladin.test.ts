import { describe, expect, it } from 'vitest';
import { moveEvil } from '../../rules/track.ts';
import { type Game, lordOf, type TableSetup, table, told } from '../table.ts';

const evils = (...list: readonly number[]): NonNullable<TableSetup['lords']> =>
  list.map((evil) => ({ evil }));

const host = ({ game }: Game): number | null => game.paladin.host;

describe('the evil track', () => {
  it('DL-GEN.4, DL-GEN.5, DL-GEN.6 it has fifteen spaces, and what goes beyond an end is lost', () => {
    const { game } = table({ lords: evils(1, 13) });
    moveEvil(game, 0, -3);
    moveEvil(game, 1, 5);
    expect(game.lords.map(({ evil }) => evil)).toEqual([0, 14, 4, 4]);
    moveEvil(game, 0, 1);
    moveEvil(game, 1, -1);
    expect(game.lords.map(({ evil }) => evil)).toEqual([1, 13, 4, 4]);
  });
});

describe('the paladin', () => {
  it('DL-PAL.2, DL-GEN.5 he comes to whoever reaches space 9, not earlier', () => {
    const { game } = table({ lords: evils(7) });
    moveEvil(game, 0, 1);
    expect(game.paladin.host).toBeNull();
    moveEvil(game, 0, 1);
    expect(game.paladin.host).toBe(0);
  });

  it('DL-PAL.2, DL-PAL.4, DL-GEN.16 a moment is enough, and going back does not send him away', () => {
    const { game } = table({ lords: evils(8, 8) });
    moveEvil(game, 1, 1);
    moveEvil(game, 1, -5);
    expect(game.paladin).toEqual({ host: 1, gone: false });
    expect(game.lords[1]?.party.map(({ id }) => id)).toEqual(['paladin-1']);
  });

  it('DL-PAL.3 he stands ahead of the whole party, warriors too', () => {
    const { game } = table({ lords: [{ evil: 8, party: ['warrior-1-1', 'priest-1-1'] }] });
    moveEvil(game, 0, 1);
    expect(game.lords[0]?.party.map(({ id }) => id)).toEqual(['paladin-1', 'warrior-1-1', 'priest-1-1']);
  });

  it('DL-PAL.5 he leaves for somebody in his zone who is strictly worse; a tie does not move him', () => {
    const { game } = table({ lords: [{ evil: 10, party: ['paladin-1'] }, { evil: 8 }] });
    moveEvil(game, 1, 2);
    expect(game.paladin.host).toBe(0);
    moveEvil(game, 1, 1);
    expect(game.paladin.host).toBe(1);
    expect(game.lords[0]?.party).toEqual([]);
  });

  it('DL-PAL.5 below his zone nobody draws him away, however nice his host is', () => {
    const { game } = table({ lords: [{ evil: 4, party: ['paladin-1'] }, { evil: 7 }] });
    moveEvil(game, 1, 1);
    expect(game.paladin.host).toBe(0);
    moveEvil(game, 1, 1);
    expect(game.paladin.host).toBe(1);
  });

  it('DL-PAL.5, DL-GEN.15 he also leaves when his host becomes nicer than another in the zone', () => {
    const { game } = table({ lords: [{ evil: 11, party: ['paladin-1'] }, { evil: 11 }] });
    moveEvil(game, 0, -1);
    expect(game.paladin.host).toBe(1);
  });

  it('DL-PAL.6 the picture: two are the worst at the same moment, he goes to the one farther from the start', () => {
    const lords = [{ evil: 10 }, { evil: 11, party: ['paladin-1'] }, { evil: 11 }, { evil: 11 }] as const;
    for (const [start, next] of [
      [0, 3],
      [1, 3],
      [2, 3],
      [3, 2],
    ] as const) {
      const { game } = table({ start, lords });
      moveEvil(game, 1, -1);
      expect([start, game.paladin.host]).toEqual([start, next]);
    }
  });

  it('DL-PAL.6 with three players as with four', () => {
    const lords = [{ evil: 12, party: ['paladin-1'] }, { evil: 12 }, { evil: 12 }] as const;
    for (const [start, next] of [
      [0, 2],
      [1, 2],
      [2, 1],
    ] as const) {
      const { game } = table({ seats: 3, start, lords });
      moveEvil(game, 0, -2);
      expect([start, game.paladin.host]).toEqual([start, next]);
    }
  });

  it('DL-PAL.8, DL-PAL.13 he takes his wounds and his bonus along', () => {
    const { game } = table({
      lords: [{ evil: 9, party: [{ id: 'paladin-1', damage: 3, bonus: 1 }, 'thief-1-1'] }, { evil: 9 }],
    });
    moveEvil(game, 1, 1);
    expect(game.lords[1]?.party).toEqual([{ id: 'paladin-1', damage: 3, bonus: 1 }]);
    expect(game.lords[0]?.party.map(({ id }) => id)).toEqual(['thief-1-1']);
  });

  it('DL-PAL.9 once he is beaten nobody calls him that year', () => {
    const { game } = table({ lords: [{ evil: 8, prison: ['paladin-1'] }] });
    moveEvil(game, 0, 3);
    expect(game.paladin).toEqual({ host: null, gone: true });
    expect(game.lords[0]?.party).toEqual([]);
  });

  it('DL-PAL.1, DL-PAL.14 in the second year it is the second one', () => {
    const { game } = table({ year: 2, lords: evils(8) });
    moveEvil(game, 0, 1);
    expect(game.lords[0]?.party.map(({ id }) => id)).toEqual(['paladin-2']);
  });

  it('DL-GEN.16 the move is told before the paladin whom it calls', () => {
    const t = table({
      phase: 'event',
      season: 'spring',
      events: ['payday', 'special', 'taxes'],
      lords: [{ evil: 8, lair: ['vampire'] }],
    }).play('pay:vampire');
    const keys = t.events().map(({ key }) => key);
    expect(keys.indexOf('evil-moved')).toBeLessThan(keys.indexOf('paladin-came'));
    expect(lordOf(t, 0).evil).toBe(10);
    expect(host(t)).toBe(0);
  });

  it('DL-ADV.8 the neutral counter never hosts him', () => {
    const t = table({
      phase: 'adventurers',
      season: 'spring',
      seats: 2,
      neutralEvil: 9,
      coming: ['thief-1-1', 'thief-1-2', 'priest-1-4'],
    });
    expect(host(t)).toBeNull();
    expect(told(t, 'paladin-came')).toEqual([]);
  });
});
