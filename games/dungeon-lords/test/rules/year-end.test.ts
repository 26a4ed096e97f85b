import { describe, expect, it } from 'vitest';
import { EVENT_TILES } from '../../data/events.ts';
import { SEASONS, type Season } from '../../state.ts';
import { type Game, type TableSetup, table, told } from '../table.ts';

const atEnd = (season: Season, setup: TableSetup = {}): Game => table({ phase: 'end', season, ...setup });

const intoSecondYear = (setup: TableSetup = {}): Game =>
  table({ phase: 'over', season: 'autumn', forecast: 3, ...setup });

const SEEDS = Array.from({ length: 30 }, (_, index) => `seed ${index}`);

describe('the end of a round', () => {
  it('DL-END.1 imps and trolls are idle again, cells and rooms free', () => {
    const t = atEnd('spring', {
      lords: [
        {
          lair: ['troll'],
          busyImps: 3,
          busyTrolls: 1,
          dungeon: { c2r0: 'tunnel', c2r1: 'tunnel', c2r2: 'mint' },
          dug: ['c2r1'],
          mined: ['c2r0'],
          worked: ['mint'],
        },
      ],
    });
    expect(t.game.lords[0]).toMatchObject({ busyImps: 0, busyTrolls: 0, dug: [], mined: [], worked: [] });
  });

  it('DL-END.2, DL-YR.1 after winter, spring and summer the token goes one place on, and the next season begins', () => {
    for (const [index, season] of (['winter', 'spring', 'summer'] as const).entries())
      for (const seats of [2, 3, 4]) {
        const t = atEnd(season, { seats, start: seats - 1, forecast: index });
        expect(told(t, 'start-passed')[0]).toEqual({ key: 'start-passed', to: 0 });
        expect(told(t, 'round-started')[0]).toMatchObject({ season: SEASONS[index + 1], start: 0, year: 1 });
      }
  });

  it('DL-END.3, DL-YR.4, DL-CMB.5 after autumn it stays, and the combat begins', () => {
    const t = atEnd('autumn', { start: 2, lords: [{ party: ['thief-1-1'], traps: ['pendulum'] }] });
    expect(t.game).toMatchObject({ start: 2, phase: 'planning', round: 1, season: 'autumn' });
    expect(told(t, 'start-passed')).toEqual([]);
  });
});

describe('the second year', () => {
  it('DL-Y2.1 what a lord has stays his', () => {
    const lord = {
      gold: 5,
      food: 6,
      imps: 7,
      letters: 2,
      evil: 6,
      traps: ['pendulum', 'trap-door'],
      lair: ['goblin', 'ghost'],
      dungeon: { c2r0: 'tunnel', c2r1: 'tunnel', c2r2: 'mint' },
      conquered: ['c2r0'],
      prison: ['thief-1-1'],
      locked: ['get-food', 'mine-gold'],
    } as const;
    const t = intoSecondYear({ lords: [lord] });
    const { lair, dungeon, conquered, ...rest } = lord;
    expect(t.game.lords[0]).toMatchObject({ ...rest, conquered: [2] });
    expect(t.game.lords[0]?.lair.map(({ id }) => id)).toEqual(lair);
    expect(t.game.lords[0]?.dungeon[12]).toBe(dungeon.c2r2);
    expect(conquered).toHaveLength(1);
    expect(t.game).toMatchObject({ year: 2, season: 'winter' });
  });

  it('DL-Y2.2 the four cards of the second year are in the city, and nobody has seen one', () => {
    const t = intoSecondYear({ turned: 4, lords: [{ spied: [0, 2] }] });
    expect(t.game.city.turned).toBe(0);
    expect(t.game.lords[0]?.spied).toEqual([]);
  });

  it('DL-Y2.3 the event tiles are shuffled anew, and one lies open in winter', () => {
    const orders = new Set<string>();
    for (const seed of SEEDS) {
      const t = intoSecondYear({ seed, events: ['taxes', 'payday', 'special'] });
      expect(t.game.events.tiles.slice().sort()).toEqual(EVENT_TILES.slice().sort());
      expect(t.game.events.forecast).toBe(1);
      orders.add(t.game.events.tiles.join());
    }
    expect(orders.size).toBe(6);
  });

  it('DL-Y2.4 a paladin who is still in the tent leaves, and the second one can be called', () => {
    const t = intoSecondYear();
    expect(told(t, 'paladin-left')).toEqual([{ key: 'paladin-left', paladin: 'paladin-1' }]);
    expect(t.game.distant.heroes).toContain('paladin-1');
    expect(t.game.paladin).toEqual({ host: null, gone: false });
  });

  it('DL-Y2.4, DL-OVR.6 one who was beaten stays in prison', () => {
    const t = intoSecondYear({ lords: [{ prison: ['paladin-1'] }] });
    expect(told(t, 'paladin-left')).toEqual([]);
    expect(t.game.distant.heroes).not.toContain('paladin-1');
    expect(t.game.paladin).toEqual({ host: null, gone: false });
  });

  it('DL-Y2.5 creatures, rooms and adventurers of the second year come', () => {
    const { creatures, rooms, adventurers } = intoSecondYear().game;
    expect(creatures.decks.map((deck) => deck.length)).toEqual([12, 9]);
    expect(rooms.decks.map((deck) => deck.length)).toEqual([8, 6]);
    expect(adventurers.decks.map((deck) => deck.length)).toEqual([16, 12]);
  });

  it('DL-Y2.6 with two players the neutral counter moves two toward good', () => {
    expect(intoSecondYear({ seats: 2, neutralEvil: 7 }).game.neutralEvil).toBe(5);
    expect(intoSecondYear({ seats: 2, neutralEvil: 1 }).game.neutralEvil).toBe(0);
    expect(intoSecondYear({ seats: 3 }).game.neutralEvil).toBeNull();
  });

  it('DL-Y2.7 the token: one place back with four players, one on with three, with two it stays', () => {
    for (const [seats, start, next] of [
      [4, 0, 3],
      [4, 3, 2],
      [3, 1, 2],
      [3, 2, 0],
      [2, 0, 0],
      [2, 1, 1],
    ] as const) {
      const t = intoSecondYear({ seats, start });
      const round = told(t, 'round-started').find(({ year }) => year === 2);
      expect([seats, start, round?.start]).toEqual([seats, start, next]);
    }
  });

  it('DL-Y2.7 so with four the one opposite the first begins, with two the one who did not', () => {
    const laterStart = (seats: number): number => 3 % seats;
    expect(told(intoSecondYear({ seats: 4, start: laterStart(4) }), 'round-started')[0]).toMatchObject({
      start: 2,
    });
    expect(told(intoSecondYear({ seats: 3, start: laterStart(3) }), 'round-started')[0]).toMatchObject({
      start: 1,
    });
    expect(told(intoSecondYear({ seats: 2, start: laterStart(2) }), 'round-started')[0]).toMatchObject({
      start: 1,
    });
  });

  it('DL-Y2.8, DL-PAL.14 then whoever is worst in the zone gets the second paladin', () => {
    const t = intoSecondYear({ lords: [{ evil: 9 }, { evil: 11 }, { evil: 10 }] });
    expect(t.game.paladin.host).toBe(1);
    expect(t.game.lords[1]?.party.map(({ id }) => id)).toEqual(['paladin-2']);
    expect(intoSecondYear({ lords: [{ evil: 8 }] }).game.paladin.host).toBeNull();
  });

  it('DL-Y2.8 of equals the one who is later in the new turn order', () => {
    for (const [seats, start, host] of [
      // Seat 3 starts, so seat 2 is last.
      [4, 0, 2],
      // Seat 1 starts.
      [4, 2, 2],
      // Seat 2 starts: of seats 1 and 2 the first is last.
      [4, 3, 1],
      // Seat 2 starts.
      [3, 1, 1],
      [3, 0, 2],
    ] as const) {
      const t = intoSecondYear({ seats, start, lords: [{ evil: 4 }, { evil: 9 }, { evil: 9 }] });
      expect([seats, start, t.game.paladin.host]).toEqual([seats, start, host]);
    }
  });
});
