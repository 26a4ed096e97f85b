import { type GameModule, type Journal, load, save } from '@krcma/kernel';
import { putTogether } from './kept.ts';
import type { Kept } from './shelf.ts';
import { keptParts, type Lying } from './shelf-content.ts';
import { toldAgain } from './told-again.ts';

// Apart from the shelf, because the first page lists games and a new table has nothing to take up: neither needs this.

/** What lies on the shelf, as one save. */
function savedOf(lying: Lying): Kept {
  if ('save' in lying) return lying;
  const { head, entries, checkpoints } = lying;
  return { id: head.id, save: save(putTogether(head, entries, checkpoints)), standing: head.standing };
}

/** Undefined for a game that was set up and not yet begun. */
export async function keptGame(id: string): Promise<Kept | undefined> {
  const lying = await keptParts(id);
  return lying && savedOf(lying);
}

/** Goes on with a game that was put down. */
export function takenUp(
  module: GameModule,
  lying: Lying,
): { readonly journal: Journal; readonly standing: Kept['standing'] } {
  const { save: saved, standing } = savedOf(lying);
  return { journal: toldAgain(module, load(module, saved)), standing };
}
