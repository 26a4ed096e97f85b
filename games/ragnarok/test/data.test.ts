import { describe, expect, it } from 'vitest';
import { ARTIFACTS, artifacts } from '../data/artifacts.ts';
import { ATTACK_CARDS, attackCards } from '../data/attack-cards.ts';
import { BLESSINGS, blessings } from '../data/blessings.ts';
import { type BoardSide, placeOf, regionsFor, type SideId, seasFor, sizes } from '../data/board.ts';
import { COMBAT_CARDS, combatCards } from '../data/combat-cards.ts';
import { EVENTS, eventOf } from '../data/events.ts';
import { GODS, gods } from '../data/gods.ts';
import { HEROES } from '../data/heroes.ts';
import { loki } from '../data/loki.ts';
import { MONSTERS, monsters } from '../data/monsters.ts';
import { OMENS } from '../data/omens.ts';
import { ORIGINS } from '../data/origins.ts';
import { REALMS, realms } from '../data/realms.ts';
import { RUNE_ACTIONS } from '../data/rune-actions.ts';
import { FORGES, RUNE_TOKENS, SLAYER_TOKENS } from '../data/setup.ts';
import { sides } from '../data/sides.ts';
import { scaleFor } from '../data/temples.ts';
import { RUNES } from '../data/types.ts';
import { SLOTS } from '../data/wheel.ts';

const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);
const copiesOf = <T extends string>(
  ids: readonly T[],
  cards: Readonly<Record<T, { readonly copies: number }>>,
) => sum(ids.map((id) => cards[id].copies));

const SIDES: readonly SideId[] = ['m4', 'm2'];
const boards = SIDES.map((id) => [id, sides[id]] as const);

const placesOf = ({ regions }: BoardSide) =>
  Object.entries(regions).map(([number, place]) => [Number(number), place] as const);

describe('the box', () => {
  it('LOR-HUNT.2 LOR-HUNT.3 holds 35 combat cards of ten kinds and 14 attack cards of eight', () => {
    expect(copiesOf(COMBAT_CARDS, combatCards)).toBe(35);
    expect(COMBAT_CARDS).toHaveLength(10);
    expect(copiesOf(ATTACK_CARDS, attackCards)).toBe(14);
    expect(ATTACK_CARDS).toHaveLength(8);
  });

  it('LOR-BLESS.4 holds 36 blessings, twelve of each god', () => {
    expect(BLESSINGS).toHaveLength(36);
    for (const god of GODS) expect(BLESSINGS.filter((id) => blessings[id].god === god)).toHaveLength(12);
  });

  it('LOR-SETUP.13 LOR-LIM.1 holds the figures and tokens of the printed list', () => {
    expect(HEROES).toHaveLength(5);
    expect(ORIGINS).toHaveLength(6);
    expect(EVENTS).toHaveLength(21);
    expect(OMENS).toHaveLength(5);
    expect(RUNE_TOKENS * RUNES.length).toBe(36);
    expect(FORGES).toHaveLength(6);
    expect(SLAYER_TOKENS).toBe(6);
    expect(RUNE_ACTIONS).toHaveLength(9);
  });

  it('LOR-ART.4 LOR-ART.5 gives each god and each monster one artifact', () => {
    expect(ARTIFACTS).toHaveLength(9);
    for (const god of GODS) expect(artifacts[gods[god].artifact].of).toBe(god);
    for (const id of MONSTERS) expect(artifacts[monsters[id].artifact].of).toBe(id);
  });

  it('LOR-SETUP.8 pairs the six monsters by rune', () => {
    for (const rune of RUNES) expect(MONSTERS.filter((id) => monsters[id].rune === rune)).toHaveLength(2);
  });

  it('LOR-LOKI.12 LOR-LOKI.14 Loki shows two weapons at each place, and no reward', () => {
    for (const pair of loki.wounds) expect(new Set(pair).size).toBe(2);
  });

  it('LOR-REALM.6 pairs each realm with one slot of the wheel', () => {
    expect(REALMS.map((id) => realms[id].action).sort()).toEqual([...SLOTS].sort());
    expect(REALMS).toHaveLength(6);
  });

  it('LOR-SETUP.4 LOR-2P.3 has seven temples, fewer of them for two', () => {
    expect([3, 4].map((seats) => scaleFor(seats).fields)).toEqual([7, 7]);
    expect(scaleFor(2).fields).toBeLessThan(7);
    for (const seats of [2, 3, 4]) {
      const { fields, drafts } = scaleFor(seats);
      expect([drafts.a.length, drafts.b.length]).toEqual([2, 3]);
      for (const field of [...drafts.a, ...drafts.b]) expect(field).toBeLessThanOrEqual(fields);
    }
  });

  it('LOR-EVENT.1 LOR-2P.5 events name regions of the board they are used on', () => {
    for (const event of EVENTS) expect(eventOf(event).region).toBe(event);
    expect(EVENTS.filter((event) => eventOf(event).region > sizes.m2.regions)).toHaveLength(5);
  });
});

describe('the board', () => {
  it('LOR-MAP.2, LOR-LOKI.4 gives every region two neighbours or more: Loki shuts nobody in', () => {
    for (const [, board] of boards)
      for (const [, { regions }] of placesOf(board)) expect(regions.length).toBeGreaterThan(1);
  });

  it('LOR-MAP.2 lists neighbours both ways: regions, seas, and coasts', () => {
    for (const [, board] of boards) {
      for (const [number, { regions, seas }] of placesOf(board)) {
        expect(regions).not.toContain(number);
        for (const other of regions) expect(board.regions[other]?.regions).toContain(number);
        for (const sea of seas) expect(board.seas[sea]?.regions).toContain(number);
      }
      for (const [sea, { seas, regions }] of Object.entries(board.seas)) {
        for (const other of seas) expect(board.seas[other]?.seas).toContain(Number(sea));
        for (const region of regions) expect(board.regions[region]?.seas).toContain(Number(sea));
      }
    }
  });

  it('LOR-TERM.2 LOR-TERM.3 LOR-2P.1 numbers its regions and divides them into lands of three or four', () => {
    for (const [id, board] of boards) {
      const all = placesOf(board).map(([number]) => number);
      expect(all).toEqual(Array.from({ length: sizes[id].regions }, (_, index) => index + 1));
      expect(Object.keys(board.seas)).toHaveLength(sizes[id].seas);
      const lands = Object.entries(board.lands);
      expect(lands.flatMap(([, regions]) => regions).sort((a, b) => a - b)).toEqual(all);
      for (const [land, regions] of lands) {
        expect([3, 4]).toContain(regions.length);
        for (const region of regions) expect(board.regions[region]?.land).toBe(land);
      }
    }
    expect(Object.keys(sides.m4.lands)).toHaveLength(6);
    expect(Object.keys(sides.m2.lands)).toHaveLength(5);
  });

  it('LOR-MAP.5 LOR-MAP.8 has one monument of each god, and as many forges as are laid out', () => {
    for (const [id, board] of boards) {
      const places = placesOf(board).map(([, place]) => place);
      expect(places.flatMap(({ monument }) => monument ?? []).sort()).toEqual([...GODS].sort());
      expect(places.filter(({ forge }) => forge)).toHaveLength(id === 'm4' ? 6 : 4);
    }
  });

  it('LOR-TERM.3 gives every region a population and a symbol', () => {
    for (const [, board] of boards)
      for (const [, { population, settlement, sanctuary, forge, monument }] of placesOf(board)) {
        expect(population).toBeGreaterThanOrEqual(2);
        expect([settlement, sanctuary, forge, monument].some((symbol) => symbol !== undefined)).toBe(true);
      }
  });

  it('LOR-TERM.3 has the printed populations', () => {
    const printed = [2, 3, 2, 5, 2, 3, 5, 3, 2, 4, 2, 3, 4, 4, 5, 2, 4, 2, 4, 3, 5];
    expect(regionsFor(4).map((region) => placeOf(4, region).population)).toEqual(printed);
    expect(regionsFor(2).map((region) => placeOf(2, region).population)).toEqual(printed.slice(0, 16));
  });

  it('LOR-HSEL.9 LOR-HSEL.11 every sea has a coast, and every region of population 2 lies on one', () => {
    for (const seats of [2, 3, 4]) {
      for (const sea of seasFor(seats))
        expect(sides[seats === 2 ? 'm2' : 'm4'].seas[sea]?.regions).not.toEqual([]);
      for (const region of regionsFor(seats)) {
        const { population, seas } = placeOf(seats, region);
        if (population === 2) expect(seas).not.toEqual([]);
      }
    }
  });

  it('LOR-REALM.4 LOR-SETUP.3 every realm borders on a region', () => {
    for (const [, board] of boards)
      for (const realm of REALMS)
        expect(placesOf(board).some(([, { realms: beside }]) => beside.includes(realm))).toBe(true);
  });

  it('LOR-RAG.8 seven regions lie around the tree, six of them with two players', () => {
    const around = (board: BoardSide) => placesOf(board).filter(([, { yggdrasil }]) => yggdrasil).length;
    expect(around(sides.m4)).toBe(7);
    expect(around(sides.m2)).toBe(6);
  });
});
