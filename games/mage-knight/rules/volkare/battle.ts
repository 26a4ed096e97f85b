// MK-23.19, .20, .29, .33, .34: what a battle with him comes to.
import { placeOf, type SpaceId } from '../../data/geometry.ts';
import type { MageKnight, Volkare } from '../../state.ts';
import { meetEnd } from '../last-turns.ts';
import { judge } from '../scores.ts';
import { note } from '../script.ts';
import { volkareIn } from './about.ts';

/** He has won, and the game is over. */
export function loseTo(game: MageKnight, won: NonNullable<Volkare['won']>): void {
  if (game.volkare === undefined) return;
  game.volkare.won = won;
  note({ key: 'volkare-won', by: won });
  judge(game);
}

/** MK-23.34, MK-41.4, MK-42.3: the game is won, at once or after a last turn of everybody. */
function beat(game: MageKnight, lastTurns: boolean): void {
  note({ key: 'volkare-beaten' });
  if (lastTurns) {
    meetEnd(game, game.active);
    return;
  }
  game.ending = true;
  judge(game);
}

/** Survivors stay with him (MK-23.29); many losses cost him a turn (MK-23.33). Gives how many fell. */
export function settleBattle(game: MageKnight): number {
  const present = volkareIn(game);
  const battle = present?.volkare.battle;
  if (present === undefined || battle === undefined) return 0;
  const { volkare, about } = present;
  const losses = battle.strength - volkare.army.length;
  volkare.fallen += losses;
  delete volkare.battle;
  for (const token of volkare.army) delete token.for;
  note({ key: 'battle-over', losses, left: volkare.army.length });
  if (volkare.army.length === 0 && volkare.owed.length === 0) beat(game, about.lastTurns === true);
  else if (about.slowedBy !== undefined && losses >= about.slowedBy * game.seats) {
    volkare.down = true;
    note({ key: 'volkare-slowed', losses });
  }
  return losses;
}

/** The space behind him as seen from the city, at distance two from it (MK-23.20). */
function behind(city: SpaceId, space: SpaceId): SpaceId {
  const at = placeOf(city).neighbours.indexOf(space);
  return placeOf(space).neighbours[at] ?? space;
}

export function backOff(game: MageKnight, city: SpaceId): void {
  const { volkare } = game;
  if (volkare === undefined) return;
  const from = volkare.space;
  volkare.space = behind(city, from);
  volkare.from = from;
  note({ key: 'volkare-backed-off', from, to: volkare.space });
}
