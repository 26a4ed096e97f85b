import { hashOf, openJournal, repeatEntries, type Setup } from '@krcma/kernel';
import type { Act, TableCard } from '@krcma/protocol';
import { rulesOf } from '../../games.ts';
import { openStore } from '../../store/open.ts';
import type { Store, StoreConfig } from '../../store/store.ts';
import { ChildServer } from '../children.ts';
import { begun, laid, ME, OPEN } from '../company.ts';
import { newCommand, Person } from '../person.ts';

export interface Figures {
  readonly rounds: number;
  readonly acknowledged: number;
  /** Acknowledged, but not stored or stored elsewhere than it belongs. */
  readonly lost: number;
  /** Stored more often than it was made. */
  readonly doubled: number;
  /** Stored, but the server died before it could say so. */
  readonly silent: number;
  /** Tables whose stored state is not what their log leads to. */
  readonly broken: number;
}

interface Pending {
  readonly act: Extract<Act, { do: 'choose' }>;
  readonly command: string;
}

/** Somebody who plays as fast as the server answers, and remembers every choice that was acknowledged. */
class Player {
  readonly person: Person;
  table = '';
  seat = 0;
  acknowledged: string[] = [];
  pending: Pending | undefined;
  #stopped = false;
  #playing: Promise<void> = Promise.resolve();

  constructor(person: Person) {
    this.person = person;
  }

  sitDown(table: string, seat: number): void {
    this.table = table;
    this.seat = seat;
    this.acknowledged = [];
    this.pending = undefined;
  }

  begin(random: () => number): void {
    this.#stopped = false;
    this.#playing = this.#play(random);
  }

  /** The server is gone: whatever was under way stays open. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.person.drop();
    await this.#playing;
  }

  async comeBack(port: number): Promise<void> {
    this.person.moveTo(port);
    await this.person.connect();
    await this.person.join(this.table);
  }

  async #play(random: () => number): Promise<void> {
    const { person, table } = this;
    const over = () => this.#stopped || person.frame(table).seen.outcome !== undefined;
    while (!over()) {
      this.pending ??= await this.#answer(random);
      if (this.pending === undefined) return;
      const { act, command } = this.pending;
      let isDone = false;
      const done = person.act(table, act, command).then(() => {
        isDone = true;
      });
      done.catch(() => {});
      await Promise.race([done, person.until('the end', () => this.#stopped, 60_000)]);
      if (!isDone) return;
      this.acknowledged.push(act.option);
      this.pending = undefined;
    }
  }

  async #answer(random: () => number): Promise<Pending | undefined> {
    const { person, table } = this;
    const question = () => person.frame(table).seen.decision;
    const over = () => this.#stopped || person.frame(table).seen.outcome !== undefined;
    await person.until('a question', () => over() || question() !== undefined, 60_000);
    const decision = question();
    if (over() || decision === undefined) return undefined;
    const option = decision.options[Math.floor(random() * decision.options.length)]?.id ?? '';
    return { act: { do: 'choose', decision: decision.id, option }, command: newCommand() };
  }
}

type Pair = readonly [Player, Player];

export interface CrashOptions {
  readonly rounds: number;
  readonly pairs?: number;
  /** Longest time of play before the kill, in milliseconds. */
  readonly longest?: number;
  progress?(figures: Figures): void;
}

/** People play, the server is killed, what is stored is compared with what was acknowledged; again and again. */
export async function crashRounds(
  config: StoreConfig,
  { rounds, pairs = 3, longest = 400, progress }: CrashOptions,
): Promise<Figures> {
  let server = await ChildServer.open(config);
  const company: Pair[] = [];
  for (let each = 0; each < pairs; each++)
    company.push([
      new Player(await Person.guest(`Anna ${each}`, server.port)),
      new Player(await Person.guest(`Petr ${each}`, server.port)),
    ]);
  const players = company.flat();
  for (const pair of company) await seated(pair);
  let figures: Figures = { rounds: 0, acknowledged: 0, lost: 0, doubled: 0, silent: 0, broken: 0 };
  try {
    for (let round = 1; round <= rounds; round++) {
      for (const pair of company) if (await isOver(pair)) await seated(pair);
      const before = players.map(({ acknowledged }) => acknowledged.length);
      for (const player of players) player.begin(Math.random);
      await new Promise((done) => setTimeout(done, 20 + Math.random() * longest));
      await server.kill();
      await Promise.all(players.map((player) => player.stop()));
      const made = players.map(({ acknowledged }, index) => acknowledged.length - (before[index] ?? 0));
      const found = await compared(config, players);
      figures = {
        rounds: round,
        acknowledged: figures.acknowledged + made.reduce((sum, each) => sum + each, 0),
        lost: figures.lost + found.lost,
        doubled: figures.doubled + found.doubled,
        silent: figures.silent + found.silent,
        broken: figures.broken + found.broken,
      };
      progress?.(figures);
      server = await ChildServer.open(config);
      for (const player of players) await player.comeBack(server.port);
    }
  } finally {
    for (const { person } of players) person.drop();
    await server.kill();
  }
  return figures;
}

async function seated(pair: Pair): Promise<void> {
  const [anna, petr] = pair;
  const table = await laid(anna.person, [ME, OPEN]);
  await petr.person.post(`/api/tables/${table}/seats`);
  anna.sitDown(table, 0);
  petr.sitDown(table, 1);
  await begun([anna.person, petr.person], table);
}

async function isOver([{ person, table }]: Pair): Promise<boolean> {
  return ((await person.get(`/api/tables/${table}`)) as TableCard).status === 'over';
}

type Found = Pick<Figures, 'lost' | 'doubled' | 'silent' | 'broken'>;

/** Each seat's stored choices must be the acknowledged ones in their order, and the one under way at most once. */
async function compared(config: StoreConfig, players: readonly Player[]): Promise<Found> {
  const store = await openStore(config);
  try {
    let [lost, doubled, silent] = [0, 0, 0];
    for (const { table, seat, acknowledged, pending } of players) {
      const stored = (await entriesOf(store, table)).filter((entry) => entry.seat === seat);
      lost += acknowledged.filter((choice, index) => stored[index]?.choice !== choice).length;
      const more = stored.slice(acknowledged.length);
      const underWay = pending !== undefined && more[0]?.choice === pending.act.option ? 1 : 0;
      silent += underWay;
      doubled += more.length - underWay;
    }
    const tables = new Set(players.map(({ table }) => table));
    const whole = await Promise.all([...tables].map((table) => isWhole(store, table)));
    return { lost, doubled, silent, broken: whole.filter((each) => !each).length };
  } finally {
    await store.close();
  }
}

const entriesOf = (store: Store, table: string) =>
  store.db
    .selectFrom('entries')
    .select(['number', 'seat', 'choice'])
    .where('table_id', '=', table)
    .orderBy('number')
    .execute();

/** The log has no hole, and repeated from the first deal it leads to the stored table. */
async function isWhole(store: Store, table: string): Promise<boolean> {
  const entries = await entriesOf(store, table);
  if (!entries.every(({ number }, index) => number === index + 1)) return false;
  const row = await store.db
    .selectFrom('tables')
    .select(['game', 'setup_json', 'state_json', 'entries'])
    .where('id', '=', table)
    .executeTakeFirstOrThrow();
  if (row.entries !== entries.length) return false;
  const module = rulesOf(row.game);
  const repeated = openJournal(module, JSON.parse(row.setup_json) as Setup).table;
  repeatEntries(
    module,
    repeated,
    entries.map(({ seat, choice }) => ({ seat, choice: choice ?? '' })),
  );
  return hashOf(repeated) === hashOf(JSON.parse(row.state_json ?? 'null'));
}
