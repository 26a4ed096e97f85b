// Chapters LOR-MACT, LOR-MCTL: where monsters are and whose they are.
import type { Seat } from '@krcma/kernel';
import type { Region } from '../data/board.ts';
import type { MonsterId } from '../data/monsters.ts';
import { RINGS } from '../data/setup.ts';
import { monsterAt, playerAt, type Ragnarok } from '../state.ts';
import { modifiersOf } from './holdings.ts';
import { bordering } from './map.ts';
import { note, type Of } from './script.ts';

/** `player` decides for the monster: its controller, else the active player (LOR-TERM.7). */
export interface OfMonster extends Of {
  monster: MonsterId;
}

/** On the board, and neutral or with the player's own ring (LOR-MONS.2, LOR-MCTL.6). */
export const activatable = (game: Ragnarok, seat: Seat): MonsterId[] =>
  game.monsters
    .filter(({ region, owner }) => region !== null && (owner === null || owner === seat))
    .map(({ id }) => id);

export const placeOfMonster = (game: Ragnarok, monster: MonsterId): Region =>
  monsterAt(game, monster).region as Region;

/** Who is called to activate a monster now. */
export const activating = (game: Ragnarok, monster: MonsterId): OfMonster => ({
  player: monsterAt(game, monster).owner ?? game.active,
  monster,
});

/** Neutral ones in the hero's region, or next to it where an effect widens it (LOR-RACT.5). */
export function controllable(game: Ragnarok, seat: Seat): MonsterId[] {
  const player = playerAt(game, seat);
  const { region: at } = player;
  if (at === null) return [];
  const isWide = modifiersOf(player, 'widen').some(({ action }) => action === 'control');
  return game.monsters
    .filter(
      ({ region, owner }) =>
        owner === null &&
        region !== null &&
        (region === at || (isWide && bordering(game, at).includes(region))),
    )
    .map(({ id }) => id);
}

export const monstersOf = ({ monsters }: Ragnarok, seat: Seat): MonsterId[] =>
  monsters.filter(({ owner }) => owner === seat).map(({ id }) => id);

/** Two rings each (LOR-MCTL.1). */
export const hasFreeRing = (game: Ragnarok, seat: Seat): boolean => monstersOf(game, seat).length < RINGS;

export function takeMonster(game: Ragnarok, seat: Seat, monster: MonsterId): void {
  monsterAt(game, monster).owner = seat;
  note({ key: 'monster-controlled', monster, player: seat });
}

/** The ring goes back to its owner; the monster is neutral at once (LOR-MCTL.2, .4). */
export function releaseMonster(game: Ragnarok, monster: MonsterId): void {
  const figure = monsterAt(game, monster);
  if (figure.owner === null) return;
  note({ key: 'monster-released', monster, player: figure.owner });
  figure.owner = null;
}
