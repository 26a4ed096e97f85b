// Whose part of the turn is played: two players act in one turn, each with points, dice and a combat of their own.
import type { Seat } from '@krcma/kernel';
import type { Duel, MageKnight } from '../../state.ts';

export const rivalOf = ({ aggressor, defender }: Duel, seat: Seat): Seat =>
  seat === aggressor ? defender : aggressor;

export const blockerOf = (duel: Duel): Seat => rivalOf(duel, duel.attacker);

/** Whoever acts now has the table; what the other one has waits. */
export function handTo(game: MageKnight, seat: Seat): void {
  const { duel, active } = game;
  if (duel === undefined || active === seat) return;
  const { turn, combat } = duel.away;
  duel.away = { turn: game.turn, combat: game.combat };
  game.turn = turn;
  game.combat = combat;
  game.active = seat;
}

/** Something befalls whoever may not be the one who acts: it counts in their own part of the turn. */
export function asSeat(game: MageKnight, seat: Seat, befall: () => void): void {
  const { active } = game;
  handTo(game, seat);
  befall();
  handTo(game, active);
}

/** A defender who keeps the next turn has neither a die nor skills of the own turn, against Volkare too (MK-17.7, MK-23.23). */
export const isPartlyAttending = ({ duel, volkare }: MageKnight, seat: Seat): boolean =>
  (duel !== undefined && duel.defender === seat && duel.attendance === 'partial') ||
  volkare?.battle?.stands.some((each) => each.seat === seat && each.stand === 'partial') === true;
