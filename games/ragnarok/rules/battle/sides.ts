// Both sides of the battle that is being fought.
import { RuleError, type Seat, seatsFrom } from '@krcma/kernel';
import type { Region } from '../../data/board.ts';
import type { Battle, BattleSide, Ragnarok } from '../../state.ts';
import { regionsOf } from '../control.ts';
import type { OpAt } from '../effects/op-at.ts';

export function battleOf({ battle }: Ragnarok): Battle {
  if (battle === null) throw new RuleError('No battle is being fought.');
  return battle;
}

export const sideOf = ({ attacker, defender }: Battle, seat: Seat): BattleSide =>
  attacker.seat === seat ? attacker : defender;

export const opposing = ({ attacker, defender }: Battle, seat: Seat): BattleSide =>
  attacker.seat === seat ? defender : attacker;

/** The active player first, then clockwise (LOR-DEC.10). */
export const inOrder = (game: Ragnarok, { attacker, defender }: Battle): Seat[] =>
  seatsFrom(game.active, game.seats).filter((seat) => seat === attacker.seat || seat === defender.seat);

export const newSide = (seat: Seat): BattleSide => ({
  seat,
  cards: [],
  passed: false,
  boons: [],
  ignored: 0,
  added: 0,
  peeks: false,
});

export const loserOf = ({ attacker, defender, winner }: Battle): BattleSide =>
  attacker.seat === winner ? defender : attacker;

export const winnerOf = ({ attacker, defender, winner }: Battle): BattleSide =>
  attacker.seat === winner ? attacker : defender;

/** Own regions but the one that must be left. */
export const refugesOf = (game: Ragnarok, { player, region }: OpAt): Region[] =>
  regionsOf(game, player).filter((other) => other !== region);
