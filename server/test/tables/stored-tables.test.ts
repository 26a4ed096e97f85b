import { asksOf, choose, decisionOf, type Journal } from '@krcma/kernel';
import { expect, it } from 'vitest';
import { rulesOf } from '../../games.ts';
import { migrations } from '../../store/migrations/index.ts';
import { openStore, type StoreConfig } from '../../store/open.ts';
import { perform } from '../../tables/acts.ts';
import { Room } from '../../tables/room.ts';
import { botAt, type TableState } from '../../tables/table-state.ts';
import { onADatabase } from '../databases.ts';
import { quietHouse } from '../house.ts';
import { expectedBy, loaded, releasedGames, type StoredTable, savesBy, storedBy } from '../stored.ts';

/** Rows written by one statement. */
const ROWS = 400;
const TO_THE_END = 2;
/** Choices made at each table; what comes of all that are recorded is proved of the saves. */
const FURTHER = 6;
const MOST_CHOICES = 20_000;

const portions = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, index) =>
    rows.slice(index * ROWS, (index + 1) * ROWS),
  );

/** The last migration that a release knew. */
const LAST_MIGRATION: Readonly<Record<string, string>> = {
  '0.1.0-f7e3b8f': '003-chat-commands',
  '0.1.0-a30ac34': '006-looks',
  '0.1.0-bcb502f': '006-looks',
  '0.1.0-3cd2453': '008-chat-sides',
};

/** A database as that release has left it, with these tables in it. */
async function leftBy(release: string, config: StoreConfig, tables: readonly StoredTable[]): Promise<void> {
  const last = migrations.findIndex(({ name }) => name === LAST_MIGRATION[release]);
  if (last < 0) throw new Error(`It is not known which schema ${release} had.`);
  const { db, commit, close } = await openStore(config, () => {}, migrations.slice(0, last + 1));
  const users = tables.flatMap((each) => each.users);
  const entries = tables.flatMap((each) => each.entries);
  await commit({
    writes: [
      db.insertInto('tables').values(tables.map(({ table }) => table)),
      ...portions(users).map((rows) => db.insertInto('table_users').values(rows)),
      ...portions(entries).map((rows) => db.insertInto('entries').values(rows)),
    ],
  });
  await close();
}

function journalOf({ journal }: TableState): Journal {
  if (journal === undefined) throw new Error('The game has not begun.');
  return journal;
}

/** The given choice, or without one any, of whoever is asked. */
const chosen = (room: Room, line?: string) =>
  room.change((state) => {
    const module = rulesOf(state.game);
    const journal = journalOf(state);
    const [seat, option] = line === undefined ? anyChoice(state, journal) : splitAt(line);
    const decision = decisionOf(module, journal, seat)?.id ?? '';
    if (botAt(state.seats[seat]) !== undefined) choose(module, journal, seat, option, decision);
    else perform(state, seat, { do: 'choose', decision, option });
  });

function splitAt(line: string): [number, string] {
  const space = line.indexOf(' ');
  return [Number(line.slice(0, space)), line.slice(space + 1)];
}

function anyChoice({ game, waiting }: TableState, journal: Journal): [number, string] {
  const made = journal.log.length;
  const seat = waiting[made % waiting.length] ?? 0;
  const options = decisionOf(rulesOf(game), journal, seat)?.options ?? [];
  return [seat, options[(made * 7) % options.length]?.id ?? ''];
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The tables of a game, in a fresh database. */
function storedGames(release: string, game: string) {
  const tables = storedBy(release).filter((each) => each.game === game);
  const saves = savesBy(release, game);
  const expected = expectedBy(release, game);
  return tables.map((stored) => ({
    stored,
    local: loaded(rulesOf(game), saves[stored.save] ?? ''),
    expected: expected[stored.save] ?? { asked: [], further: [] },
  }));
}

const cases = releasedGames();

onADatabase(import.meta.filename, (_title, open, fresh) => {
  it.each(cases)(
    'each table of %s that %s has stored is asked what it was asked, and goes on as it would have',
    async (game, release) => {
      const config = await fresh();
      const module = rulesOf(game);
      const games = storedGames(release, game);
      expect(games.length).toBeGreaterThan(20);
      await leftBy(
        release,
        config,
        games.map(({ stored }) => stored),
      );
      const house = quietHouse(await open(config), Date.now);
      const check = async ({ stored, local, expected }: (typeof games)[number]) => {
        const room = new Room(house, stored.table.id);
        await room.read((state) => {
          const journal = journalOf(state);
          const asked = asksOf(module, journal).map(({ seat, frame, step }) => [seat, frame.rule, step.name]);
          expect(asked.map(([seat, rule, step]) => `${seat} ${rule}.${step}`)).toEqual(expected.asked);
          expect(state.waiting).toEqual(asked.map(([seat]) => seat));
          expect(plain(journal.table)).toEqual(plain(local.table));
          expect(journal.undone.map(({ choice }) => choice)).toEqual(
            local.undone.map(({ choice }) => choice),
          );
          // Whoever sits alone agrees with themselves at once.
          if (journal.setup.seats > 1) expect(journal.proposal).toEqual(local.proposal);
        });
        for (const line of expected.further.slice(0, FURTHER)) {
          choose(module, local, ...splitAt(line));
          await chosen(room, line);
        }
        const later = await new Room(house, stored.table.id).read(journalOf);
        expect(plain(later.table)).toEqual(plain(local.table));
        expect(later.commitment).toBe(local.commitment);
      };
      await Promise.all(games.map(check));
      house.presence.close();
    },
  );

  it.each(cases)('tables of %s that %s has stored are played to their end', async (game, release) => {
    const config = await fresh();
    const tables = storedBy(release).filter((each) => each.game === game);
    // The nearest to their end.
    const longest = tables.toSorted((a, b) => b.entries.length - a.entries.length).slice(0, TO_THE_END);
    await leftBy(release, config, longest);
    const house = quietHouse(await open(config), Date.now);
    const playOut = async ({ table }: StoredTable) => {
      const room = new Room(house, table.id);
      for (let made = 0; made < MOST_CHOICES; made++) {
        if ((await room.read(({ status }) => status)) === 'over') return true;
        await chosen(room);
      }
      return false;
    };
    expect(await Promise.all(longest.map(playOut))).toEqual(longest.map(() => true));
    house.presence.close();
  });
});
