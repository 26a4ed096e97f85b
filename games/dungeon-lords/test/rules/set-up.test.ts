import { describe, expect, it } from 'vitest';
import { ADVENTURERS, adventurerOf } from '../../data/adventurers.ts';
import { combatCardOf } from '../../data/combat-cards.ts';
import { EVENT_TILES, SPECIAL_EVENTS } from '../../data/events.ts';
import { ORDERS } from '../../data/orders.ts';
import { roomOf } from '../../data/rooms.ts';
import { invitation } from '../../invitation.ts';
import { components } from '../../rules/components.ts';
import { type DungeonLords, handOf, trollsOf } from '../../state.ts';
import { freshTable, type Game } from '../table.ts';

const SEEDS = Array.from({ length: 40 }, (_, index) => `seed ${index}`);

const FULL = { rules: 'full' } as const;

const countsOf = (ids: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
};

/** As it is laid out: a full game first asks for locked orders. */
const laidOut = (seats: number): DungeonLords => freshTable(seats, FULL).game;

const everything = ({ game }: Game): string[] => components(game);

describe('set-up', () => {
  it('DL-GEN.1 two to four play, alone one trains', () => {
    expect(invitation.seats).toEqual({ min: 1, max: 4 });
    for (const seats of [2, 3, 4]) expect(freshTable(seats).game.lords).toHaveLength(seats);
    expect(freshTable(1).game.training).toBeDefined();
    expect(freshTable(2).game.training).toBeUndefined();
  });

  it('DL-SET.1, DL-SET.2, DL-SET.4, DL-GEN.5 three gold, three food, three imps and the start space for everybody', () => {
    for (const seats of [2, 3, 4])
      for (const lord of freshTable(seats).game.lords)
        expect(lord).toMatchObject({ gold: 3, food: 3, imps: 3, evil: 4, letters: 0, traps: [], lair: [] });
  });

  it('DL-SET.3, DL-GEN.11 the tunnels fill the middle column from the entrance down three rows', () => {
    for (const { dungeon, conquered } of freshTable(4).game.lords) {
      expect(dungeon).toHaveLength(20);
      expect(dungeon.flatMap((tile, cell) => (tile === 'tunnel' ? [cell] : []))).toEqual([2, 7, 12]);
      expect(dungeon.filter((tile) => tile !== null)).toHaveLength(3);
      expect(conquered).toEqual([]);
    }
  });

  it('DL-SET.5 anybody may get the starting token', () => {
    const starts = new Set(SEEDS.map((seed) => freshTable(4, {}, seed).game.start));
    expect([...starts].sort()).toEqual([0, 1, 2, 3]);
  });

  it('DL-SET.6, DL-SET.7 four of nine combat cards of each year are in play, the rest unseen in the box', () => {
    const { city, box } = freshTable(4).game;
    for (const year of [1, 2] as const) {
      const cards = city.decks[year - 1] ?? [];
      const rest = box.combat[year - 1] ?? [];
      expect([cards.length, rest.length]).toEqual([4, 5]);
      expect(new Set([...cards, ...rest]).size).toBe(9);
      for (const card of [...cards, ...rest]) expect(combatCardOf(card).year).toBe(year);
    }
    expect(city.turned).toBe(0);
    const firsts = new Set(SEEDS.map((seed) => freshTable(4, {}, seed).game.city.decks[0][0]));
    expect(firsts.size).toBeGreaterThan(5);
  });

  it('DL-SET.8, DL-GEN.14 all 27 traps are one deck for both years', () => {
    const { traps } = freshTable(4).game;
    expect(traps).toHaveLength(27);
    expect(Object.values(countsOf(traps))).toEqual(new Array(9).fill(3));
  });

  it('DL-SET.9, DL-MON.14, DL-GEN.14 creatures and rooms are shuffled by year', () => {
    const { creatures, rooms } = freshTable(4).game;
    const first = countsOf([...creatures.decks[0], ...creatures.offer.map(String)]);
    expect(first).toEqual({ goblin: 2, slime: 2, ghost: 2, troll: 2, witch: 2, vampire: 2 });
    expect(countsOf(creatures.decks[1])).toEqual({
      goblin: 1,
      slime: 1,
      ghost: 1,
      troll: 1,
      witch: 1,
      vampire: 1,
      golem: 2,
      dragon: 2,
      demon: 2,
    });
    expect(rooms.decks[0]).toHaveLength(6);
    expect(rooms.decks[1]).toHaveLength(8);
    for (const room of rooms.decks[0]) expect(roomOf(room).year).toBe(1);
    for (const room of rooms.decks[1]) expect(roomOf(room).year).toBe(2);
  });

  it('DL-SET.10 sixteen adventurers of each year lie in two piles', () => {
    const { adventurers } = freshTable(4).game;
    expect([...adventurers.decks[0], ...adventurers.next]).toHaveLength(16);
    expect(adventurers.decks[1]).toHaveLength(16);
    for (const id of adventurers.decks[1]) expect(adventurerOf(id).year).toBe(2);
    expect(ADVENTURERS).toHaveLength(32);
  });

  it.each<[string, (game: DungeonLords) => readonly unknown[]]>([
    ['DL-SET.6 the combat cards of the first year', ({ city, box }) => [...city.decks[0], ...box.combat[0]]],
    ['DL-SET.7 those of the second', ({ city, box }) => [...city.decks[1], ...box.combat[1]]],
    ['DL-SET.8 the traps', ({ traps }) => traps],
    [
      'DL-SET.9 the creatures of the first year',
      ({ creatures }) => [...creatures.offer, ...creatures.decks[0]],
    ],
    ['DL-SET.9 those of the second', ({ creatures }) => creatures.decks[1]],
    ['DL-SET.9 the rooms of the first year', ({ rooms }) => [...rooms.offer, ...rooms.decks[0]]],
    ['DL-SET.9 those of the second', ({ rooms }) => rooms.decks[1]],
    ['DL-SET.10 the adventurers of the first year', ({ adventurers }) => adventurers.decks[0]],
    ['DL-SET.10 those of the second', ({ adventurers }) => adventurers.decks[1]],
    ['DL-SET.13 the orders of the first lord', ({ lords }) => lords[0]?.locked ?? []],
    ['DL-SET.13 those of the last', ({ lords }) => lords.at(-1)?.locked ?? []],
    ['DL-S2.1 the orders of the first dummy', ({ dummies }) => dummies[0]?.locked ?? []],
    ['DL-S2.1 those of the second', ({ dummies }) => dummies[1]?.locked ?? []],
  ])('%s are shuffled', (_, pile) => {
    const orders = new Set(SEEDS.map((seed) => pile(freshTable(2, {}, seed).game).join()));
    expect(orders.size).toBeGreaterThan(SEEDS.length / 2);
  });

  it('DL-SET.11, DL-PAL.14 both paladins wait in the tent', () => {
    const t = freshTable(4);
    expect(t.game.paladin).toEqual({ host: null, gone: false });
    expect(everything(t).filter((id) => id.startsWith('paladin'))).toEqual(['paladin-1', 'paladin-2']);
  });

  it('DL-SET.12 the three event tiles come in any order', () => {
    const orders = new Set(SEEDS.map((seed) => freshTable(4, {}, seed).game.events.tiles.join()));
    expect(orders.size).toBe(6);
    expect(freshTable(4).game.events.tiles.slice().sort()).toEqual(EVENT_TILES.slice().sort());
  });

  it('DL-SET.13 in a first game two random orders are locked and six are the hand', () => {
    const pairs = new Set<string>();
    for (const seed of SEEDS)
      for (const lord of freshTable(4, {}, seed).game.lords) {
        expect(new Set(lord.locked).size).toBe(2);
        expect(handOf(lord)).toHaveLength(6);
        expect(lord.drawn).toEqual([]);
        pairs.add(lord.locked.join());
      }
    expect(pairs.size).toBeGreaterThan(30);
  });

  it('DL-SET.14 in a first game special events stay in the box', () => {
    const { special, box } = freshTable(4).game;
    expect(special).toEqual([]);
    expect(box.special.slice().sort()).toEqual(SPECIAL_EVENTS.slice().sort());
  });

  it('DL-SET.15 whatever is in the game is one of these components, and no item is among them', () => {
    const counts = [24, 16, 27, 18, 9, 3, 32, 2];
    for (const seats of [2, 3, 4])
      expect(everything(freshTable(seats))).toHaveLength(counts.reduce((sum, count) => sum + count));
  });

  it('DL-SET.16 nobody has a troll token before a troll is hired', () => {
    for (const lord of freshTable(4).game.lords) expect([trollsOf(lord), lord.busyTrolls]).toEqual([0, 0]);
  });

  it('DL-FULL.2 two of nine special events are drawn unseen, one a year', () => {
    const drawn = new Set<string | null>();
    for (const seed of SEEDS) {
      const { special, box } = freshTable(4, FULL, seed).game;
      expect(special).toHaveLength(2);
      expect([...special, ...box.special].sort()).toEqual(SPECIAL_EVENTS.slice().sort());
      for (const card of special) drawn.add(card);
    }
    expect(drawn.size).toBe(9);
  });

  it('DL-FULL.3 special events may be left out', () => {
    expect(freshTable(4, { ...FULL, specialEvents: false }).game.special).toEqual([]);
  });
});

describe('three and two players', () => {
  it('DL-S3.1, DL-S3.2, DL-S3.3 with three the fourth colour is a dummy: three orders open, five a pile', () => {
    const { dummies, lords, neutralEvil } = laidOut(3);
    expect(dummies).toHaveLength(1);
    expect(lords).toHaveLength(3);
    expect(neutralEvil).toBeNull();
    for (const { locked, pile } of dummies) {
      expect([...locked, ...pile].sort()).toEqual(ORDERS.slice().sort());
      expect(locked).toHaveLength(3);
    }
  });

  it('DL-S2.1, DL-S2.2 with two there are two dummies and a neutral counter on the start space', () => {
    const { dummies, neutralEvil } = laidOut(2);
    expect(dummies).toHaveLength(2);
    expect(neutralEvil).toBe(4);
    for (const { locked, pile } of dummies)
      expect([...locked, ...pile].sort()).toEqual(ORDERS.slice().sort());
  });

  it('DL-S3.1 with four there is none', () => {
    expect(freshTable(4).game).toMatchObject({ dummies: [], neutralEvil: null });
  });
});
