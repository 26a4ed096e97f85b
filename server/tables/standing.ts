import {
  type Decision,
  decisionOf,
  type GameModule,
  type Journal,
  type Seat,
  TableError,
} from '@krcma/kernel';
import { ServerError } from '../errors.ts';

/** Standing answers one seat may have; no game of ours asks so many different questions. */
const MOST = 100;

/**
 * Only what is asked now can be answered for ever, with one of its options, and only what stands can be dropped: a
 * name that somebody made up would stay in the log for good. Gives the question that is answered.
 */
export function checkStanding(
  module: GameModule,
  journal: Journal,
  seat: Seat,
  key: string,
  option: string | undefined,
): Decision | undefined {
  const standing = journal.table.standing[seat] ?? {};
  const stands = Object.hasOwn(standing, key);
  const decision = decisionOf(module, journal, seat);
  if (option === undefined) {
    if (!stands) throw new ServerError('bad-message', 'There is no such standing answer to be dropped.');
    return undefined;
  }
  if (decision?.standing !== key)
    throw new ServerError('bad-message', 'This is not asked now, so it cannot be answered for ever.');
  if (!decision.options.some(({ id }) => id === option))
    throw new TableError('illegal-choice', `"${option}" is not a choice here.`, { choice: option, seat });
  if (!stands && Object.keys(standing).length >= MOST)
    throw new ServerError('too-many', `No more than ${MOST} answers can stand. Drop one of them first.`);
  return decision;
}
