import {
  decisionOf,
  type GameModule,
  type Journal,
  redeal,
  repeatEntries,
  type Seat,
  TableError,
} from '@krcma/kernel';
import type { Eyes, Preview } from './frame.ts';

/** Choices made before the viewer last chose and others followed: where "since your last turn" begins. */
export function lastOwnEntry(journal: Pick<Journal, 'log'>, viewer: Seat | undefined): number {
  let entry = journal.log.length - 1;
  while (entry >= 0 && journal.log[entry]?.seat === viewer) entry--;
  while (entry >= 0 && journal.log[entry]?.seat !== viewer) entry--;
  return Math.max(0, entry);
}

/** What would come of a choice, on a table dealt anew: it tells nothing the seat does not know. */
export function previewOf(
  module: GameModule,
  journal: Journal,
  seat: Seat,
  decision: string,
  choice: string,
): Preview {
  if (decisionOf(module, journal, seat)?.id !== decision)
    throw new TableError('stale-decision', `Question ${decision} is no longer asked.`);
  const table = redeal(module, journal.table, seat, 'preview');
  const [entry] = repeatEntries(module, table, [{ seat, choice }]);
  return { view: module.view(table, seat), final: entry?.gain !== undefined };
}

/** One's own eyes and a spectator's always, all others when the game is over. */
export function checkEyes(journal: Journal, eyes: Eyes, viewer: Seat | undefined): void {
  if (journal.table.outcome === undefined && eyes !== viewer && eyes !== 'spectator')
    throw new TableError('not-asked', 'Other eyes are lent when the game is over.');
}
