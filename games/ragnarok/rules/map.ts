// Chapters LOR-MAP, LOR-SEA, LOR-MOVE: who is next to what, for whom.
import type { Seat } from '@krcma/kernel';
import { placeOf, type Region, type Sea, seaOf } from '../data/board.ts';
import { playerAt, type Ragnarok } from '../state.ts';

/** Over land, as monsters and card texts see it (LOR-SEA.4). */
export const bordering = ({ seats }: Ragnarok, region: Region): readonly Region[] =>
  placeOf(seats, region).regions;

/** Regions touching the sea where a player's drakkar lies. */
export function coastOf(game: Ragnarok, seat: Seat): readonly Region[] {
  const { drakkar } = playerAt(game, seat);
  return drakkar === null ? [] : seaOf(game.seats, drakkar).regions;
}

/** Next to a region for a player's hero and armies: over land, or over the sea of the own drakkar (LOR-SEA.3). */
export function adjacentFor(game: Ragnarok, seat: Seat, region: Region): readonly Region[] {
  const land = bordering(game, region);
  const coast = coastOf(game, seat);
  if (!coast.includes(region)) return land;
  const all = land.slice();
  for (const other of coast) if (other !== region && !all.includes(other)) all.push(other);
  return all;
}

/** What can be reached in so many moves, without where one begins. */
export function within<T>(from: T, moves: number, next: (place: T) => readonly T[]): T[] {
  const seen = [from];
  let edge = [from];
  for (let move = 0; move < moves; move++) {
    const further: T[] = [];
    for (const place of edge)
      for (const other of next(place))
        if (!seen.includes(other)) {
          seen.push(other);
          further.push(other);
        }
    edge = further;
  }
  return seen.slice(1);
}

export const heroReach = (game: Ragnarok, seat: Seat, moves: number): Region[] => {
  const { region } = playerAt(game, seat);
  return region === null ? [] : within(region, moves, (place) => adjacentFor(game, seat, place));
};

export const drakkarReach = (game: Ragnarok, seat: Seat, moves: number): Sea[] => {
  const { drakkar } = playerAt(game, seat);
  return drakkar === null ? [] : within(drakkar, moves, (sea) => seaOf(game.seats, sea).seas);
};

/** The hero stands somewhere in the land of that region (LOR-TERM.11). */
export function heroInLandOf(game: Ragnarok, seat: Seat, region: Region): boolean {
  const at = playerAt(game, seat).region;
  return at !== null && placeOf(game.seats, at).land === placeOf(game.seats, region).land;
}
