import { ADVISER } from '@krcma/bots';
import { type Entry, type Journal, recordOf, type Seat, TableError } from '@krcma/kernel';
import type { Query } from '@krcma/protocol';
import { checkEyes, type Eyes, type Moment, momentsOf, reasonsFor } from '@krcma/protocol/table';
import type { Kysely } from 'kysely';
import { ServerError } from '../errors.ts';
import { rulesOf } from '../games.ts';
import type { Database } from '../store/schema.ts';
import { runningJournal } from './acts.ts';
import { bounded } from './bounded.ts';
import type { House, OpenTable } from './house.ts';
import { stakeInHint } from './stakes.ts';
import { entriesWithEvents } from './storage.ts';
import { givesHints, seatOf, type TableState } from './table-state.ts';

/** Answers a question about a table for somebody who looks at it. */
export async function answered(
  room: OpenTable,
  house: Pick<House, 'store' | 'think' | 'presence'>,
  user: string | undefined,
  query: Query,
): Promise<unknown> {
  if (query.about === 'hint') return (await room.read((state) => hint(room, state, house, user))).decided;
  if (query.about === 'moments')
    return room.read((state) =>
      moments(state, house.store.db, seatOf(state, user), query.entries, query.eyes),
    );
  return room.consult<unknown>((state) => {
    const module = rulesOf(state.game);
    const journal = begunJournal(state);
    const seat = seatOf(state, user);
    if (query.about === 'reasons') return reasonsFor(module, journal, seated(seat), query.decision);
    if (journal.table.outcome === undefined)
      throw new TableError('not-asked', 'The record holds every secret of the game; it is given at its end.');
    return recordOf(module, journal);
  });
}

function begunJournal(state: TableState): Journal {
  return state.journal ?? runningJournal(state);
}

function seated(seat: Seat | undefined): Seat {
  if (seat === undefined) throw new TableError('not-asked', 'Only those who sit at the table can ask that.');
  return seat;
}

/** The thought is wrapped, so that the room does not wait for it. */
function hint(
  room: OpenTable,
  state: TableState,
  house: Pick<House, 'think' | 'presence'>,
  user: string | undefined,
) {
  const { table, commitment, numbers } = runningJournal(state);
  const seat = seated(seatOf(state, user));
  if (!givesHints(state))
    throw new ServerError(
      'no-hints',
      state.rated
        ? 'No hints are given in a rated game.'
        : 'No hints are given at this table: that was agreed before the game. Decide by yourself.',
    );
  if (!state.waiting.includes(seat)) throw new TableError('not-asked', 'You are not asked anything now.');
  const seed = `hint ${commitment} ${seat} ${numbers[seat]}`;
  const question = { state, seat, number: numbers[seat] };
  const decided = house.think({ game: state.game, level: ADVISER, advise: true, table, seat, seed }, () =>
    stakeInHint(room, house, question, user ?? ''),
  );
  decided.catch(() => {});
  return { decided };
}

async function moments(
  state: TableState,
  db: Kysely<Database>,
  seat: Seat | undefined,
  entries: readonly number[],
  eyes: Eyes,
): Promise<readonly Moment[]> {
  const journal = begunJournal(state);
  checkEyes(journal, eyes, seat);
  const wanted = [...entries].sort((a, b) => a - b);
  const from = Math.max(0, (wanted[0] ?? 0) - 1);
  const to = wanted.at(-1) ?? 0;
  const told = await entriesWithEvents(db, state.id, from, to);
  const log: Entry[] = [...journal.log.slice(0, from), ...told, ...journal.log.slice(from + told.length)];
  return bounded(() => momentsOf(rulesOf(state.game), { ...journal, log }, wanted, eyes));
}
