import {
  decisionOf,
  type GameModule,
  type Journal,
  redeal,
  repeatEntries,
  type Seat,
  seenBy,
  TableError,
} from '@krcma/kernel';
import type { Eyes, Preview, Reason, SeenTable } from './frame.ts';

/** What a frame shows of a table: all that the viewer may see, but for the reasons of what is refused. */
export function shownTo(module: GameModule, journal: Journal, viewer: Seat | undefined): SeenTable {
  const { decision, ...seen } = seenBy(module, journal, viewer);
  const refused = decision?.refused.map(({ reason: _reason, rule: _rule, ...candidate }) => candidate) ?? [];
  return { ...seen, decision: decision && { ...decision, refused } };
}

/** Why everything is refused that a question names so. */
export function reasonsFor(module: GameModule, journal: Journal, seat: Seat, decision: string): Reason[] {
  const asked = decisionOf(module, journal, seat);
  if (asked?.id !== decision) throw noLongerAsked(decision);
  return asked.refused.map(({ id, reason, rule }) => ({ id, reason, rule }));
}

const noLongerAsked = (decision: string): TableError =>
  new TableError('stale-decision', `Question ${decision} is no longer asked.`);

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
  if (decisionOf(module, journal, seat)?.id !== decision) throw noLongerAsked(decision);
  const table = redeal(module, journal.table, seat, 'preview');
  const [entry] = repeatEntries(module, table, [{ seat, choice }]);
  return { view: module.view(table, seat), final: entry?.gain !== undefined };
}

/** One's own eyes and a spectator's always, all others when the game is over. */
export function checkEyes(journal: Journal, eyes: Eyes, viewer: Seat | undefined): void {
  if (journal.table.outcome === undefined && eyes !== viewer && eyes !== 'spectator')
    throw new TableError('not-asked', 'Other eyes are lent when the game is over.');
}
