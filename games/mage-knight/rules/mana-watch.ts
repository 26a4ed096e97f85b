// What others have done to whoever uses mana on the own turn.
import type { Seat } from '@krcma/kernel';
import type { Colour } from '../data/types.ts';
import type { Lasting, MageKnight } from '../state.ts';
import { workingAgainst } from './lasting.ts';
import { isBasic } from './purse.ts';
import { takeWounds } from './wounds.ts';

/** Each of them once. */
function isFirst(lasting: Lasting, name: string): boolean {
  if (lasting.struck?.includes(name) === true) return false;
  lasting.struck = [...(lasting.struck ?? []), name];
  return true;
}

/** A mana is used as this colour: a wound for another colour than the marked one, or for the cursed one. */
export function manaUsed(game: MageKnight, seat: Seat, colour: Colour): void {
  if (seat !== game.active) return;
  game.turn.manaUsed.push(colour);
  if (game.lasting.length === 0) return;
  for (const { lasting } of workingAgainst(game, seat, 'manaExploit'))
    if (lasting.colour !== colour && isFirst(lasting, `${seat}:${colour}`)) takeWounds(game, seat, 1);
  for (const { op, lasting } of workingAgainst(game, seat, 'claimDie'))
    if (op.curse === true && lasting.colour === colour && isFirst(lasting, `${game.turns}`))
      takeWounds(game, seat, 1);
}

/** It lies on the skill until its owner's turn. */
export function layOnSkill(game: MageKnight, seat: Seat, colour: Colour): void {
  const [first] = workingAgainst(game, seat, 'manaSuppression');
  if (first !== undefined && isBasic(colour)) first.lasting.laid = [...(first.lasting.laid ?? []), colour];
}
