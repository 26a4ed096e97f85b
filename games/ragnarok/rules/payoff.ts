// LOR-SPEC.5 to .9: whom a marker on the wheel would pay, read from what anybody sees.
import { type Seat, seatsFrom } from '@krcma/kernel';
import { placeOf } from '../data/board.ts';
import type { RealmId } from '../data/realms.ts';
import { realmOfSlot, type SlotId } from '../data/wheel.ts';
import type { Player, Ragnarok } from '../state.ts';
import { modifiersOf } from './holdings.ts';

/** The table, or what anybody sees of it. */
export interface Paying extends Pick<Ragnarok, 'seats' | 'allies' | 'wheel'> {
  readonly players: readonly Pick<Player, 'hero' | 'blessings' | 'region'>[];
}

/** By a marker, or by what counts as one while bonuses are handed out. */
export function isAlliedWith(game: Paying, seat: Seat, realm: RealmId): boolean {
  if (game.allies[realm].includes(seat)) return true;
  const player = game.players[seat];
  if (player === undefined || player.region === null) return false;
  return (
    placeOf(game.seats, player.region).realms.includes(realm) &&
    modifiersOf(player, 'treatAsAllied').length > 0
  );
}

/** From the left of the active player clockwise, the active player last (LOR-SPEC.6). */
export const bonusOrder = ({ seats }: Pick<Ragnarok, 'seats'>, active: Seat): Seat[] =>
  seatsFrom((active + 1) % seats, seats);

export interface Payoff {
  /** Allies the realm pays, in their order: at a first marker only. */
  readonly bonus: readonly Seat[];
  /** Whose marker would be covered: a rune of any kind. */
  readonly rune: Seat | null;
}

/** What a slot gives to whom, before the action itself. */
export function payoffOf(game: Paying, slot: SlotId, by: Seat): Payoff {
  const rune = game.wheel[slot].at(-1) ?? null;
  const bonus =
    rune === null ? bonusOrder(game, by).filter((seat) => isAlliedWith(game, seat, realmOfSlot[slot])) : [];
  return { bonus, rune };
}
