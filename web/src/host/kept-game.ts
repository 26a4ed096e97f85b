import { save } from '@krcma/kernel';
import { putTogether } from './kept.ts';
import type { Kept } from './shelf.ts';
import { keptParts } from './shelf-content.ts';

// Apart from the shelf, because the first page lists games and needs no kernel for it.

/** Undefined for a game that was set up and not yet begun. */
export async function keptGame(id: string): Promise<Kept | undefined> {
  const kept = await keptParts(id);
  if (kept === undefined || 'save' in kept) return kept;
  const { head, entries, checkpoints } = kept;
  return { id, save: save(putTogether(head, entries, checkpoints)), standing: head.standing };
}
