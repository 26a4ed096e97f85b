// Whom an operation hits, where, and who decides.
import { type Seat, seatsFrom } from '@krcma/kernel';
import { placeOf, type Region } from '../../data/board.ts';
import type { Who } from '../../data/ops.ts';
import { monsterAt, playerAt, type Ragnarok } from '../../state.ts';
import { controllerOf } from '../control.ts';
import type { OpAt } from './op-at.ts';

/** The region an operation is about: the one named, or the monster's. */
export const regionAt = (game: Ragnarok, { region, monster }: OpAt): Region | null =>
  region ?? (monster === undefined ? null : monsterAt(game, monster).region);

/** LOR-TERM.7: whoever decides for a monster. */
export function monsterPlayerOf(game: Ragnarok, { monster }: OpAt): Seat {
  if (game.hunt !== null) return game.hunt.master;
  const owner = monster === undefined ? null : monsterAt(game, monster).owner;
  return owner ?? game.active;
}

/** The other player of the battle. */
export function opponentOf({ battle }: Ragnarok, seat: Seat): Seat | undefined {
  if (battle === null) return undefined;
  return battle.attacker.seat === seat ? battle.defender.seat : battle.attacker.seat;
}

type Hit = (game: Ragnarok, at: OpAt) => Seat[];

const among = (game: Ragnarok, hit: (seat: Seat) => boolean): Seat[] =>
  seatsFrom(game.active, game.seats).filter(hit);

const hits: Readonly<Record<Who, Hit>> = {
  ownHero: (_, { player }) => [player],
  hunter: ({ hunt }) => (hunt === null ? [] : [hunt.hunter]),
  opponent: (game, { player }) => {
    const other = opponentOf(game, player);
    return other === undefined ? [] : [other];
  },
  regionController: (game, at) => {
    const region = regionAt(game, at);
    const owner = region === null ? null : controllerOf(game, region);
    return owner === null ? [] : [owner];
  },
  eachHeroInRegion: (game, at) => {
    const region = regionAt(game, at);
    return among(game, (seat) => region !== null && playerAt(game, seat).region === region);
  },
  eachPlayerWithDrakkarOnAdjacentSea: (game, at) => {
    const region = regionAt(game, at);
    const seas = region === null ? [] : placeOf(game.seats, region).seas;
    return among(game, (seat) => {
      const { drakkar } = playerAt(game, seat);
      return drakkar !== null && seas.includes(drakkar);
    });
  },
};

/** Of several the active player first, then clockwise (LOR-DEC.10). */
export const seatsHit = (game: Ragnarok, at: OpAt, who: Who): Seat[] => hits[who](game, at);
