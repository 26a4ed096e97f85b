// Plays the saves of a release once more at tables of a server and keeps what it stores of them, for ever:
// `node tools/stored-tables.ts 0.2.0` after `npm run saves -- --add 0.2.0`. What is there already is never made again.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { choose, decisionOf, type Entry, type Journal, openJournal, type Seat } from '@krcma/kernel';
import type { Act, ClockRules, NewTable } from '@krcma/protocol';
import { GAME_IDS, rulesOf } from '../server/games.ts';
import { openStore } from '../server/store/open.ts';
import type { Store } from '../server/store/store.ts';
import type { House } from '../server/tables/house.ts';
import { begin, tableFrom } from '../server/tables/new-table.ts';
import { Room } from '../server/tables/room.ts';
import { insertions } from '../server/tables/storage.ts';
import type { Holder, TableState } from '../server/tables/table-state.ts';
import { quietHouse } from '../server/test/house.ts';
import { loaded, STORED, type StoredTable, savesBy } from '../server/test/stored.ts';

const CLOCKS: readonly ClockRules[] = [
  { kind: 'none' },
  { kind: 'game', minutes: 60, increment: 10 },
  { kind: 'move', days: 3, from: 6, until: 22 },
];
const OWNER = {
  id: 'user-0',
  name: 'Žofie',
  kind: 'guest',
  muted: [],
  vacationUntil: null,
  window: null,
  nextWindow: null,
  language: 'cs',
} as const;
/** The moment the first table was laid; every look at the clock is a second later. */
const BEGINNING = Date.UTC(2026, 10, 15);

/** Bots sit at some tables; they only ever choose, so not where anything else is done. */
function holdersOf({ table, log, undone, proposal }: Journal, number: number): Holder[] {
  const isChosen = proposal === undefined && undone.length === 0 && log.every((entry) => !entry.standing);
  return Array.from({ length: table.seats }, (_, seat): Holder => {
    if (seat > 0 && isChosen && number % 3 === 1) return { who: 'bot', level: 'greedy', name: 'Radim' };
    const name = seat === 0 ? OWNER.name : `Host ${seat}`;
    return { who: 'person', user: `user-${seat}`, name };
  });
}

function laid(game: string, number: number, journal: Journal, now: number): TableState {
  const wish: NewTable = {
    game,
    ...(journal.setup.options && { options: { ...journal.setup.options } }),
    seats: Array.from({ length: journal.setup.seats }, () => ({ who: 'open' as const })),
    listed: number % 2 === 0,
    spectators: true,
    rated: false,
    clock: CLOCKS[number % CLOCKS.length] ?? { kind: 'none' },
    outOfTime: 'bot',
  };
  const state = tableFrom(OWNER, wish, undefined, now);
  return {
    ...state,
    id: `${game}-${number}`,
    setup: journal.setup,
    seats: holdersOf(journal, number),
  };
}

/** One seat does something: a person by a command, a bot by itself. */
async function done(
  room: Room,
  seat: Seat,
  command: string,
  actAt: (state: TableState) => Act,
): Promise<void> {
  const [act, user] = await room.read((state) => {
    const holder = state.seats[seat];
    return [actAt(state), holder?.who === 'person' ? holder.user : undefined] as const;
  });
  if (user === undefined) await room.change((state) => chooseAsBot(state, seat, act));
  else await room.act(user, command, act);
}

function chooseAsBot({ id, game, journal }: TableState, seat: Seat, act: Act): void {
  if (journal === undefined || act.do !== 'choose')
    throw new Error(`A bot cannot do "${act.do}" at seat ${seat} of ${id}.`);
  choose(rulesOf(game), journal, seat, act.option, act.decision);
}

const chosen =
  ({ seat, choice = '', standing }: Entry) =>
  ({ game, journal }: TableState): Act => {
    if (standing !== undefined) return { do: 'standing', key: standing, option: choice };
    const decision = journal && decisionOf(rulesOf(game), journal, seat);
    return { do: 'choose', decision: decision?.id ?? '', option: choice };
  };

/** The same choices, steps back and proposals, each a change of the table that is stored. */
async function playAgain(room: Room, { log, undone, proposal }: Journal): Promise<void> {
  let commands = 0;
  const next = () => `command-${++commands}`;
  for (const entry of [...log, ...undone]) await done(room, entry.seat, next(), chosen(entry));
  for (const { seat } of undone.toReversed()) await done(room, seat, next(), () => ({ do: 'undo' }));
  if (proposal === undefined) return;
  await done(room, proposal.seat, next(), () => ({ do: 'proposeTakeBack' }));
  for (const seat of proposal.agreed.filter((each) => each !== proposal.seat))
    await done(room, seat, next(), () => ({ do: 'answerTakeBack', agrees: true }));
}

async function storedOf(house: House, game: string, save: number, journal: Journal): Promise<StoredTable> {
  const { db } = house.store;
  const table = laid(game, save, journal, house.now());
  await house.store.commit({ writes: insertions(db, table) });
  const room = new Room(house, table.id);
  await room.change((state) => {
    // A table may hold parts of the arrangement it was laid by, and play must not reach them.
    state.journal = { ...openJournal(rulesOf(game), structuredClone(journal.setup)), setup: state.setup };
    begin(state, house.now());
  });
  await playAgain(room, journal);
  await room.read((state) => {
    if (!isDeepStrictEqual(memoryOf(state.journal), memoryOf(journal)))
      throw new Error(`${table.id} differs from its save.`);
  });
  const of = { column: 'table_id', id: table.id } as const;
  return {
    game,
    save,
    table: await db.selectFrom('tables').selectAll().where('id', '=', of.id).executeTakeFirstOrThrow(),
    users: await db.selectFrom('table_users').selectAll().where(of.column, '=', of.id).execute(),
    entries: await db
      .selectFrom('entries')
      .selectAll()
      .where(of.column, '=', of.id)
      .orderBy('number')
      .execute(),
  };
}

/** What a server and a save both keep; a server keeps no events of what was taken back. */
function memoryOf(journal: Journal | undefined): unknown {
  const { table, undone = [], proposal } = journal ?? {};
  const takenBack = undone.map(({ seat, choice }) => `${seat} ${choice}`);
  return JSON.parse(JSON.stringify({ table, takenBack, proposal }));
}

/** Whoever sits alone at a table of a server agrees with themselves at once: no proposal ever stands there. */
function asOnline({ proposal, ...journal }: Journal): Journal {
  return journal.setup.seats === 1 || proposal === undefined ? journal : { ...journal, proposal };
}

async function storedTables(store: Store, release: string): Promise<StoredTable[]> {
  let looks = 0;
  const house = quietHouse(store, () => BEGINNING + 1000 * looks++);
  const all: StoredTable[] = [];
  for (const game of GAME_IDS)
    for (const [save, text] of savesBy(release, game).entries())
      all.push(await storedOf(house, game, save, asOnline(loaded(rulesOf(game), text))));
  house.presence.close();
  return all;
}

async function main(release: string | undefined): Promise<void> {
  if (release === undefined) throw new Error('Say of which release: node tools/stored-tables.ts 0.2.0');
  const DATA = mkdtempSync(join(tmpdir(), 'krcma-stored-'));
  const store = await openStore({ DATA });
  try {
    const tables = await storedTables(store, release);
    const text = tables.map((each) => `${JSON.stringify(each)}\n`).join('');
    mkdirSync(STORED, { recursive: true });
    writeFileSync(
      join(STORED, `${release}.jsonl.br`),
      brotliCompressSync(text, {
        params: {
          [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      }),
      { flag: 'wx' },
    );
    console.log(`${tables.length} stored tables of ${release} were added`);
  } finally {
    await store.close();
    rmSync(DATA, { recursive: true, force: true });
  }
}

await main(process.argv[2]);
