import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Postgres, startPostgres } from '../../../tools/postgres.ts';
import { ChildServer } from '../../test/children.ts';
import { Person } from '../../test/person.ts';
import { Program, type ProgramOptions } from './program.ts';
import { Skipped } from './skipped.ts';

type Environment = Readonly<Record<string, string>>;

/** Milliseconds a server has to open on a folder that somebody has attacked. */
const OPENING = 45_000;

/** What one attack works with. Everything it starts ends with it, however it ends. */
export class Field {
  readonly data = mkdtempSync(join(tmpdir(), 'krcma-attack-'));
  readonly #ends: (() => unknown)[] = [];
  #over = false;

  #ending<T>(thing: T, end: () => unknown): T {
    if (this.#over) {
      end();
      throw new Error('The time of this attack is over.');
    }
    this.#ends.push(end);
    return thing;
  }

  /** An empty folder. */
  folder(): string {
    return mkdtempSync(join(this.data, 'folder-'));
  }

  /** A server in a process of its own with its real limits, unless LOOSENESS loosens them. */
  async server(more: Environment = {}, DATA = this.folder()): Promise<ChildServer> {
    const server = await ChildServer.open({ DATA }, { LOOSENESS: '1', ...more }, OPENING);
    return this.#ending(server, () => server.kill());
  }

  /** A server nobody is too busy for: what is looked at are not its limits. */
  loose(more: Environment = {}, DATA = this.folder()): Promise<ChildServer> {
    return this.server({ LOOSENESS: '1000000', ...more }, DATA);
  }

  /** The server as it is really started. */
  async program(DATA: string, options: ProgramOptions = {}): Promise<Program> {
    const program = Program.start(DATA, options);
    this.#ending(program, () => program.kill());
    await program.settled;
    return program;
  }

  async postgres(): Promise<Postgres> {
    const postgres = await startPostgres();
    if (typeof postgres === 'string') throw new Skipped(postgres.split('\n')[0]);
    return this.#ending(postgres, () => postgres.stop());
  }

  async guest(name: string, { port }: { readonly port: number }): Promise<Person> {
    const person = await Person.guest(name, port);
    return this.#ending(person, () => person.drop());
  }

  async account(name: string, { port }: { readonly port: number }): Promise<Person> {
    const person = new Person(name, port);
    const { id } = (await person.post('/api/accounts', { name, password: PASSWORD })) as { id: string };
    person.id = id;
    await person.connect();
    return this.#ending(person, () => person.drop());
  }

  /** Done when the attack is over, however it ends. */
  afterwards(end: () => unknown): void {
    this.#ending(undefined, end);
  }

  async close(): Promise<void> {
    this.#over = true;
    for (const end of this.#ends.splice(0).reverse())
      await Promise.resolve()
        .then(end)
        .catch(() => {});
    rmSync(this.data, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

export const PASSWORD = 'a long password';
