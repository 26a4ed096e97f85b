// Whether an operation could do anything for a player now.
import type { Seat } from '@krcma/kernel';
import { placeOf } from '../../data/board.ts';
import type { ArmyScope, Op, Where } from '../../data/ops.ts';
import { TOP_STRENGTH } from '../../data/setup.ts';
import { playerAt, type Ragnarok } from '../../state.ts';
import { hasArmyInSupply, recruitingPlaces } from '../armies.ts';
import { controllerOf } from '../control.ts';
import { priestsInBank } from '../priests.ts';
import { runesInBank } from '../runes.ts';

function canStrengthen(game: Ragnarok, seat: Seat, scope: ArmyScope): boolean {
  return playerAt(game, seat).armies.some(
    ({ region, strength }) =>
      strength < TOP_STRENGTH &&
      (scope !== 'oneOwnArmyInOwnSettlement' ||
        (controllerOf(game, region) === seat && placeOf(game.seats, region).settlement === true)),
  );
}

function canRecruit(game: Ragnarok, seat: Seat, where: Where): boolean {
  if (!hasArmyInSupply(playerAt(game, seat))) return false;
  if (where === 'anyOwnRegion') return game.control.includes(seat);
  return where !== 'recruitingPlace' || recruitingPlaces(game, seat).length > 0;
}

/** An army and an own region other than its own. */
const canPlaceArmy = (game: Ragnarok, seat: Seat): boolean =>
  playerAt(game, seat).armies.some(({ region }) =>
    game.control.some((owner, other) => owner === seat && other !== region),
  );

export function isFeasible(game: Ragnarok, seat: Seat, op: Op): boolean {
  switch (op.op) {
    case 'gainRune':
      return runesInBank(game).length > 0;
    case 'drawCombat':
      return game.combat.deck.length + game.combat.discard.length > 0;
    case 'heal':
      return playerAt(game, seat).injured.length > 0;
    case 'gainPriest':
      return priestsInBank(game, seat) > 0;
    case 'armyPlus':
      return canStrengthen(game, seat, op.scope);
    case 'recruit':
      return canRecruit(game, seat, op.where);
    case 'placeArmy':
      return canPlaceArmy(game, seat);
    default:
      return true;
  }
}
