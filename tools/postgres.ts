// A PostgreSQL for the tests: the one at TEST_DATABASE_URL, or one of our own in a temporary folder.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { inTime } from '../server/operation/in-time.ts';

export interface Postgres {
  readonly url: string;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Tests do not wait for the disk; measurements do. */
  readonly durable?: boolean;
}

/** Milliseconds after which what is waited for hangs. */
const INSTALLING = 900_000;
const STARTING = 60_000;

/** Where packages keep the programs of the server, which are often not on the path. */
const VERSIONED = [
  '/usr/lib/postgresql',
  '/opt/homebrew/opt',
  '/usr/local/opt',
  'C:/Program Files/PostgreSQL',
];

const advice = `No PostgreSQL was found, so what needs one is not tested here.
  Debian, Ubuntu:  apt-get install --no-install-recommends postgresql
  Fedora:          dnf install postgresql-server
  macOS:           brew install postgresql@17
or give the address of a database whose user may create databases: TEST_DATABASE_URL=postgres://…`;

/** Starts a server if need be; where none can be had, says what to do. */
export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres | string> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const programs = programsFolder() ?? (installOnDebian() ? programsFolder() : undefined);
  if (programs === undefined) return advice;
  try {
    return await startCluster(programs, options);
  } catch (error) {
    return `PostgreSQL in ${programs} cannot be started, so what needs it is not tested here: ${(error as Error).message}`;
  }
}

function programsFolder(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const versioned = VERSIONED.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder)
      .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
      .map((version) => join(folder, version, 'bin')),
  );
  return [...onPath, ...versioned].find((folder) =>
    ['initdb', 'postgres'].every(
      (program) => existsSync(join(folder, program)) || existsSync(join(folder, `${program}.exe`)),
    ),
  );
}

function installOnDebian(): boolean {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false;
  console.log('No PostgreSQL found: installing it with apt-get …');
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: INSTALLING,
    }).status === 0;
  return run('update') && run('install', '-y', '--no-install-recommends', 'postgresql');
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, user], { encoding: 'utf8' }));
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error('it refuses to run as root, and there is neither a user postgres nor nobody');
}

async function startCluster(programs: string, { durable = false }: PostgresOptions): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'krcma-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  try {
    const user = unprivileged();
    if (user !== undefined) chownSync(folder, user.uid, user.gid);
    const data = join(folder, 'data');
    const how = ['-U', 'krcma', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    execFileSync(join(programs, 'initdb'), ['-D', data, ...how], {
      ...user,
      cwd: folder,
      stdio: 'pipe',
      timeout: STARTING,
    });
    const port = await freePort();
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=300',
      ...(durable ? [] : ['fsync=off', 'full_page_writes=off']),
    ].flatMap((setting) => ['-c', setting]);
    const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const atOnce = () => {
      server.kill('SIGQUIT');
      remove();
    };
    process.once('exit', atOnce);
    await inTime(ready(server), STARTING, 'Waiting until PostgreSQL is ready');
    return {
      url: `postgres://krcma@127.0.0.1:${port}/postgres`,
      stop: async () => {
        process.off('exit', atOnce);
        await stopped(server);
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** SIGINT ends it at once and in order; one that does not listen is killed. */
async function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGINT');
  const late = setTimeout(() => server.kill('SIGKILL'), STARTING);
  await ended;
  clearTimeout(late);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      if (said.length > 100_000) return;
      said += text;
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(said.trim())));
  });
}
