// A situation drawn by chance; whether it is a puzzle is for the solver to say.
import { below, type HasRandom, shuffle } from '@krcma/kernel';
import { ADVENTURERS, type AdventurerId, adventurerOf } from '../data/adventurers.ts';
import { CREATURES, type CreatureId, creatureOf } from '../data/creatures.ts';
import { ROOMS, type RoomId, roomOf } from '../data/rooms.ts';
import { TRAPS, type TrapId, trapOf } from '../data/traps.ts';
import { type Goods, inYear, type Year } from '../data/types.ts';
import type { SituationArrangement } from '../rules/arrangement.ts';

/** From a number to another one, both included. */
export type Range = readonly [from: number, to: number];

export interface Size {
  /** In how many of ten puzzles it is the second year. */
  readonly secondYear: number;
  readonly heroes: Range;
  readonly creatures: Range;
  readonly traps: Range;
  readonly tiles: Range;
}

const within = (chance: HasRandom, [from, to]: Range): number => from + below(chance, to - from + 1);

const some = <T>(chance: HasRandom, all: readonly T[], count: number): T[] =>
  shuffle(chance, all.slice()).slice(0, count);

/** Wizards stay away: without combat cards nobody casts (DL-TRN.2). */
const heroesOf = (year: Year): AdventurerId[] =>
  ADVENTURERS.filter((id) => adventurerOf(id).year === year && adventurerOf(id).class !== 'wizard');

/** The box of a year, and what the first year has left of it. */
const creaturesOf = (year: Year): CreatureId[] =>
  CREATURES.flatMap((id) => new Array<CreatureId>(inYear(creatureOf(id).copies, year)).fill(id));

const trapsOf = (): TrapId[] => TRAPS.flatMap((id) => new Array<TrapId>(trapOf(id).copies).fill(id));

const roomsOf = (year: Year): RoomId[] => ROOMS.filter((id) => roomOf(id).year === year);

type Tile = SituationArrangement['tiles'][number];

/** Rooms among tunnels, at most every other tile. */
function tilesOf(chance: HasRandom, year: Year, count: number): Tile[] {
  const rooms = some(chance, roomsOf(year), below(chance, Math.floor(count / 2) + 1));
  const tunnels = new Array<Tile>(count - rooms.length).fill('tunnel');
  return shuffle(chance, [...rooms, ...tunnels]);
}

/** All that creatures, traps and rooms could ask for is in stock, but for one of it here and there. */
function stockOf(chance: HasRandom, wants: readonly Goods[]): { gold: number; food: number; imps: number } {
  const sum = { gold: 0, food: 0, imps: 0 };
  for (const { gold = 0, food = 0, imp = 0 } of wants) {
    sum.gold += gold;
    sum.food += food;
    sum.imps += imp;
  }
  const short = (amount: number): number => Math.max(0, amount - below(chance, 2));
  return { gold: short(sum.gold), food: short(sum.food), imps: short(sum.imps) };
}

/** A situation without its best result, which is not known yet. */
export type Drawn = Omit<SituationArrangement, 'best'> & { readonly year: Year };

export function drawSituation(chance: HasRandom, size: Size): Drawn {
  const year: Year = below(chance, 10) < size.secondYear ? 2 : 1;
  const party = some(chance, heroesOf(year), within(chance, size.heroes));
  const creatures = some(chance, creaturesOf(year), within(chance, size.creatures));
  const traps = some(chance, trapsOf(), within(chance, size.traps));
  const tiles = tilesOf(chance, year, within(chance, size.tiles));
  const baits = tiles.filter((tile) => tile !== 'tunnel').map((): Goods => ({ gold: 1 }));
  const wants = [
    ...creatures.flatMap((id) => creatureOf(id).attacks.map(({ pay = {} }) => pay)),
    ...traps.map((id) => inYear(trapOf(id).pay, year)),
    ...baits,
  ];
  const fatigue = 1 + below(chance, year + 1);
  return { year, party, creatures, traps, tiles, fatigue, ...stockOf(chance, wants) };
}
