// MK-17.1, MK-7.17 to .22: whether one player may attack another.
import type { Seat } from '@krcma/kernel';
import type { SpaceId } from '../../data/geometry.ts';
import type { RuleId } from '../../data/rule-ids.ts';
import type { DuelRefusal } from '../../messages/duel.ts';
import { type MageKnight, playerAt } from '../../state.ts';
import { mayMove } from '../figure.ts';
import { heroesAt, isTaken } from '../map.ts';
import { isMate } from '../teams.ts';

export interface WhyNoDuel {
  readonly reason: DuelRefusal;
  readonly rule: RuleId;
}

/** Why a seat may not attack another where both stand; undefined when it may. */
export function whyNoDuel(game: MageKnight, seat: Seat, other: Seat, space: SpaceId): WhyNoDuel | undefined {
  if (isMate(game, seat, other)) return { reason: { key: 'is-a-mate', player: other }, rule: 'MK-7.22' };
  if (game.announced !== null || game.ending) return { reason: { key: 'the-end-is-near' }, rule: 'MK-7.22' };
  if (!isTaken(game, seat, space)) return { reason: { key: 'no-duel-in-this-place' }, rule: 'MK-7.19' };
  return playerAt(game, other).orderDown
    ? { reason: { key: 'order-token-is-down', player: other }, rule: 'MK-17.4' }
    : undefined;
}

/** Where all have agreed to play peacefully nobody is attacked, and nobody thinks of it (MK-7.22). */
export const mayDuel = (game: MageKnight, seat: Seat, other: Seat, space: SpaceId): boolean =>
  game.options.playerCombat && whyNoDuel(game, seat, other, space) === undefined;

/** Whoever else stands where this hero came to in this turn and could still act (MK-17.1). */
export function othersHere(game: MageKnight, seat: Seat): readonly Seat[] {
  const { space } = playerAt(game, seat);
  if (!game.options.playerCombat || space === null || game.turn.path.length === 0 || !mayMove(game))
    return [];
  return heroesAt(game, space).filter((other) => other !== seat);
}

/** Whom this hero attacks if it does not move on (MK-7.17). */
export function attackable(game: MageKnight, seat: Seat): readonly Seat[] {
  const { space } = playerAt(game, seat);
  const others = othersHere(game, seat);
  return space === null || others.length === 0
    ? others
    : others.filter((other) => mayDuel(game, seat, other, space));
}
