import { start } from '@krcma/kernel';
import { playRandomly } from '@krcma/kernel/testing';
import { describe, expect, it } from 'vitest';
import { PALADIN_SPACE, TRACK_START, TRACK_TOP } from '../../data/track.ts';
import { dungeonLords } from '../../index.ts';
import { tileCount } from '../../rules/dungeon.ts';
import { atActions, SHAFT } from '../orders-table.ts';
import { lordOf, told } from '../table.ts';

describe('general terms', () => {
  it('DL-GEN.1 two to four players, two years of building and combat', () => {
    for (const seats of [2, 3, 4]) {
      const { game } = playRandomly(dungeonLords, { seats, seed: 'two years', options: {} });
      expect(game).toMatchObject({ year: 2, season: 'autumn', outcome: { reason: 'points' } });
    }
    expect(() => start(dungeonLords, { seats: 5, seed: 'five', options: {} })).toThrow();
  });

  it('DL-GEN.4, DL-GEN.5 the track has fifteen spaces, starts at the fourth, and calls the paladin from the ninth on', () => {
    expect([TRACK_TOP + 1, TRACK_START, PALADIN_SPACE]).toEqual([15, 4, 9]);
    const below = atActions({ lords: [{ evil: 7 }], slots: { 'get-food': [null, 0] } }).play('use');
    expect(told(below, 'paladin-came')).toEqual([]);
    const at = atActions({ lords: [{ evil: 8 }], slots: { 'get-food': [null, 0] } }).play('use');
    expect(told(at, 'paladin-came')).toMatchObject([{ player: 0 }]);
  });

  it('DL-GEN.13 a tile is any tunnel or room, conquered or not', () => {
    const t = atActions({
      lords: [{ dungeon: { ...SHAFT, c2r1: 'mint', c2r3: 'tunnel' }, conquered: ['c2r0'] }],
    });
    expect(tileCount(lordOf(t, 0))).toBe(4);
  });

  it('DL-GEN.15 counters move one player after the other', () => {
    const t = atActions({ lords: [{ evil: 8 }, { evil: 7 }], slots: { 'get-food': [null, 0, 1] } });
    t.play('use', 'use');
    expect([lordOf(t, 0).evil, lordOf(t, 1).evil]).toEqual([9, 9]);
    expect(told(t, 'paladin-came').map(({ player }) => player)).toEqual([0]);
  });
});
