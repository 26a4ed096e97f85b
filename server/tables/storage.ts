import { type Entry, type Gain, type Journal, type Noted, newestCheckpoints, revive } from '@krcma/kernel';
import type { TableStatus } from '@krcma/protocol';
import type { Compilable, Insertable, Kysely, Selectable, Updateable } from 'kysely';
import { rulesOf } from '../games.ts';
import type { Database, EntryRow, TableRow } from '../store/schema.ts';
import { setAsideError } from './aside.ts';
import { bounded } from './bounded.ts';
import { Commands, commandsOf } from './commands.ts';
import type { TableState } from './table-state.ts';

const NO_EVENTS: readonly Noted[] = [];
/** Rows written by one statement. */
const ROWS = 50;

type Row = Selectable<TableRow>;
type Kept = Pick<
  Journal,
  'commitment' | 'opening' | 'undone' | 'numbers' | 'proposal' | 'dealtAnew' | 'floor'
> &
  Pick<TableState, 'standing'>;

const json = (value: unknown): string => JSON.stringify(value);
const parsed = <T>(text: string): T => JSON.parse(text) as T;
const flag = (value: boolean): number => (value ? 1 : 0);

/** The columns that change with every act. */
function changing(state: TableState): Updateable<TableRow> {
  return {
    status: state.status,
    rated: flag(state.rated),
    setup_json: json(state.setup),
    seats_json: json(state.seats),
    revision: state.revision,
    clock_json: json({ ...state.clock, waiting: state.waiting }),
    ending_json: json(state.ending),
    rematch_id: state.rematch ?? null,
    due_at: state.due ?? null,
    changed_at: state.changed,
    ...journalColumns(state),
  };
}

function journalColumns({ journal, standing }: TableState): Updateable<TableRow> {
  if (journal === undefined) return {};
  const { commitment, opening, undone, numbers, proposal, dealtAnew, floor, table } = journal;
  const kept: Kept = {
    commitment,
    opening,
    undone,
    numbers,
    standing,
    ...(proposal && { proposal }),
    ...(dealtAnew && { dealtAnew }),
    ...(floor && { floor }),
  };
  return {
    version: journal.version,
    entries: journal.log.length,
    state_json: json(table),
    journal_json: json(kept),
    outcome_json: table.outcome ? json(table.outcome) : null,
  };
}

const keptCheckpoints = (journal: Journal | undefined): Journal['checkpoints'] =>
  journal === undefined ? [] : newestCheckpoints(journal);

/** Checkpoints are the greater part of a row and seldom change: they are written only when they did. */
function checkpointColumn({ journal, stored = [] }: TableState): Updateable<TableRow> {
  const kept = keptCheckpoints(journal);
  const same = kept.length === stored.length && kept.every((each, index) => each === stored[index]);
  return same ? {} : { checkpoint_json: json(kept) };
}

const entryRow = (table: string, number: number, entry: Entry, at: number): Insertable<EntryRow> => ({
  table_id: table,
  number,
  seat: entry.seat,
  choice: entry.choice ?? null,
  standing: entry.standing ?? null,
  gain: entry.gain ?? null,
  side: entry.side ?? null,
  events_json: json(entry.events),
  made_at: at,
});

export function insertions(db: Kysely<Database>, state: TableState): Compilable[] {
  const row = {
    id: state.id,
    game: state.game,
    version: rulesOf(state.game).version,
    owner_id: state.owner,
    listed: flag(state.listed),
    spectators: flag(state.spectators),
    terms_json: json(state.terms),
    entries: 0,
    keeper: null,
    keeper_until: 0,
    created_at: state.created,
    ...changing(state),
    ...checkpointColumn({ ...state, stored: [] }),
  } as Insertable<TableRow>;
  return [db.insertInto('tables').values(row), ...entryInsertions(db, state, 0), ...userWrites(db, state)];
}

function entryInsertions(
  db: Kysely<Database>,
  { id, journal, changed }: TableState,
  from: number,
): Compilable[] {
  const rows = (journal?.log ?? [])
    .slice(from)
    .map((entry, index) => entryRow(id, from + index + 1, entry, changed));
  const portions = Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, portion) =>
    rows.slice(portion * ROWS, (portion + 1) * ROWS),
  );
  return portions.map((portion) => db.insertInto('entries').values(portion));
}

/** Who sits at the table and who is invited to it, for finding one's tables. */
export function userWrites(db: Kysely<Database>, { id, seats }: TableState): Compilable[] {
  const rowsOf = (who: 'person' | 'offered') =>
    seats.flatMap((holder, seat) =>
      holder.who === who ? [{ table_id: id, user_id: holder.user, seat }] : [],
    );
  const [seated, invited] = [rowsOf('person'), rowsOf('offered')];
  return [
    db.deleteFrom('table_users').where('table_id', '=', id),
    ...(seated.length > 0 ? [db.insertInto('table_users').values(seated)] : []),
    db.deleteFrom('invitations').where('table_id', '=', id),
    ...(invited.length > 0 ? [db.insertInto('invitations').values(invited)] : []),
  ];
}

/** What a change writes: the row if nobody else has changed it, and the log from where it differs. */
export function updates(
  db: Kysely<Database>,
  state: TableState,
  before: { readonly revision: number; readonly entries: number; readonly common: number },
  keeper: { readonly keeper: string; readonly keeper_until: number } | undefined,
): Compilable[] {
  const { id } = state;
  return [
    db
      .updateTable('tables')
      .set({ ...changing(state), ...checkpointColumn(state), ...keeper })
      .where('id', '=', id)
      .where('revision', '=', before.revision),
    ...(before.common < before.entries
      ? [db.deleteFrom('entries').where('table_id', '=', id).where('number', '>', before.common)]
      : []),
    ...entryInsertions(db, state, before.common),
    ...state.commands.writes(db, id, state.revision),
  ];
}

type EntryColumns = Pick<Selectable<EntryRow>, 'seat' | 'choice' | 'standing' | 'gain' | 'side'>;

/** The same few choices are made at every table: each is kept once for all of them. */
const choices = new Map<string, string>();
const MOST_CHOICES = 20_000;

function shared(choice: string): string {
  const known = choices.get(choice);
  if (known !== undefined) return known;
  if (choices.size < MOST_CHOICES) choices.set(choice, choice);
  return choice;
}

const entryFrom = ({ seat, choice, standing, gain, side }: EntryColumns): Entry => ({
  seat,
  ...(choice !== null && { choice: shared(choice) }),
  ...(standing !== null && { standing }),
  ...(gain !== null && { gain: gain as Gain }),
  ...(side !== null && { side }),
  events: NO_EVENTS,
});

/** The table as it is stored now; undefined when there is none. Events of the log stay in the database. */
export async function loadTable(db: Kysely<Database>, id: string): Promise<TableState | undefined> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.aside_at !== null) throw setAsideError();
  const log = await db
    .selectFrom('entries')
    .select(['seat', 'choice', 'standing', 'gain', 'side'])
    .where('table_id', '=', id)
    .orderBy('number')
    .execute();
  const commands = await commandsOf(db, id);
  // Another server may have written between the three: read again.
  if ((await revisionOf(db, id)) !== row.revision) return loadTable(db, id);
  return bounded(() => stateFrom(row, log.map(entryFrom), commands));
}

export async function revisionOf(db: Kysely<Database>, id: string): Promise<number | undefined> {
  const row = await db.selectFrom('tables').select('revision').where('id', '=', id).executeTakeFirst();
  return row?.revision;
}

export function stateFrom(row: Row, log: Entry[], commands = new Commands()): TableState {
  const { waiting, ...clock } = parsed<TableState['clock'] & Pick<TableState, 'waiting'>>(row.clock_json);
  const kept = row.journal_json === null ? undefined : parsed<Kept>(row.journal_json);
  const journal = kept && journalFrom(row, kept, log);
  return {
    id: row.id,
    game: row.game,
    owner: row.owner_id,
    status: row.status as TableStatus,
    listed: row.listed === 1,
    spectators: row.spectators === 1,
    rated: row.rated === 1,
    setup: parsed(row.setup_json),
    terms: parsed(row.terms_json),
    seats: parsed(row.seats_json),
    revision: row.revision,
    commands,
    clock,
    waiting,
    ending: parsed(row.ending_json),
    rematch: row.rematch_id ?? undefined,
    due: row.due_at ?? undefined,
    created: row.created_at,
    changed: row.changed_at,
    standing: kept?.standing ?? [],
    journal,
    // What was led to new rules a moment ago is not what is stored.
    ...(journal?.version === row.version && { stored: keptCheckpoints(journal) }),
  };
}

function journalFrom(row: Row, { standing: _words, ...kept }: Kept, log: Entry[]): Journal {
  return revive(rulesOf(row.game), {
    game: row.game,
    version: row.version,
    setup: parsed(row.setup_json),
    table: parsed(row.state_json ?? 'null'),
    checkpoints: parsed(row.checkpoint_json ?? '[]'),
    log,
    ...kept,
  });
}

/** The log's entries with their events, after the first `from` and up to `to`. */
export async function entriesWithEvents(
  db: Kysely<Database>,
  id: string,
  from: number,
  to = 1_000_000,
): Promise<Entry[]> {
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', id)
    .where('number', '>', from)
    .where('number', '<=', to)
    .orderBy('number')
    .execute();
  return rows.map((row) => ({ ...entryFrom(row), events: parsed<Noted[]>(row.events_json) }));
}

/** After a commit: the row holds what the table holds. */
export function markStored(state: TableState): void {
  state.stored = keptCheckpoints(state.journal);
}

/** What is stored need not be remembered: events are read again when somebody asks for the whole story. */
export function slimmed(journal: Journal): void {
  journal.checkpoints = newestCheckpoints(journal);
  for (let index = journal.log.length - 1; index >= 0; index--) {
    const entry = journal.log[index];
    if (entry === undefined || entry.events === NO_EVENTS) break;
    journal.log[index] = { ...entry, events: NO_EVENTS };
  }
}
