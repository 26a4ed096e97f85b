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
import type { Confirm, Eyes, Reason, SeenTable } from './frame.ts';

/** What a frame shows of a table: all that the viewer may see, but for the reasons of what is refused. */
export function shownTo(module: GameModule, journal: Journal, viewer: Seat | undefined): SeenTable {
  const { decision, ...seen } = seenBy(module, journal, viewer);
  const refused = decision?.refused.map(({ reason: _reason, rule: _rule, ...candidate }) => candidate) ?? [];
  return { ...seen, decision: decision && { ...decision, refused } };
}

/** Why everything is refused that a question names so. */
export function reasonsFor(module: GameModule, journal: Journal, seat: Seat, decision: string): Reason[] {
  const asked = decisionOf(module, journal, seat);
  if (asked?.id !== decision)
    throw new TableError('stale-decision', `Question ${decision} is no longer asked.`);
  return asked.refused.map(({ id, reason, rule }) => ({ id, reason, rule }));
}

/** Choices made before the viewer last chose and others followed: where "since your last turn" begins. */
export function lastOwnEntry(journal: Pick<Journal, 'log'>, viewer: Seat | undefined): number {
  let entry = journal.log.length - 1;
  while (entry >= 0 && journal.log[entry]?.seat === viewer) entry--;
  while (entry >= 0 && journal.log[entry]?.seat !== viewer) entry--;
  return Math.max(0, entry);
}

/** An answer to a question, for once or from now on. */
type Answer =
  | { readonly do: 'choose'; readonly decision: string; readonly option: string }
  | { readonly do: 'standing'; readonly key: string; readonly option?: string | undefined };

/**
 * Why an answer has to be confirmed first, if it has to. It is tried on a table dealt anew, so it tells nothing that the
 * seat does not know. What is no answer to the present question is left to those who refuse it.
 */
export function reasonToConfirm(
  module: GameModule,
  journal: Journal,
  seat: Seat,
  answer: Answer,
  confirm: Confirm,
): Confirm | undefined {
  const asked = decisionOf(module, journal, seat);
  const isMeant = answer.do === 'choose' ? asked?.id === answer.decision : asked?.standing === answer.key;
  const option = asked?.options.find(({ id }) => id === answer.option);
  if (!isMeant || option === undefined) return undefined;
  const table = redeal(module, journal.table, seat, 'confirm');
  const before = module.turn?.(table);
  const [entry] = repeatEntries(module, table, [{ seat, choice: option.id }]);
  if (confirm === 'final' && entry?.gain !== undefined) return 'final';
  const after = module.turn?.(table);
  const passes = before?.seat !== after?.seat || before?.number !== after?.number;
  return before?.seat === seat && passes ? 'turn' : undefined;
}

/** One's own eyes and a spectator's always, all others when the game is over. */
export function checkEyes(journal: Journal, eyes: Eyes, viewer: Seat | undefined): void {
  if (journal.table.outcome === undefined && eyes !== viewer && eyes !== 'spectator')
    throw new TableError('not-asked', 'Other eyes are lent when the game is over.');
}
