import { type GameModule, hashOf, type Journal, journalOf, written } from '@krcma/kernel';

/**
 * In WebKit the kernel once existed twice in a worker, and games begun there were kept without anything that was told
 * or learned: an empty log, and steps back past a roll. Played again from the set-up, a journal knows both.
 */
export function toldAgain(module: GameModule, journal: Journal): Journal {
  const { opening, log } = journal;
  const tellsNothing =
    opening.length === 0 && log.length > 0 && log.every(({ events }) => events.length === 0);
  const again = tellsNothing ? playedAgain(module, journal) : undefined;
  return again === undefined ? journal : { ...journal, opening: again.opening, log: again.log };
}

/** Undefined where the choices do not lead to exactly this table any more, for example after an update of the rules. */
function playedAgain(module: GameModule, { setup, log, dealtAnew, table }: Journal): Journal | undefined {
  try {
    const again = journalOf(module, { setup, choices: log.map(written), ...(dealtAnew && { dealtAnew }) });
    return hashOf(again.table) === hashOf(table) ? again : undefined;
  } catch {
    return undefined;
  }
}
