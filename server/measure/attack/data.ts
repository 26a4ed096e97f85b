import { copyFileSync, existsSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eventually, laid, ME, OPEN } from '../../test/company.ts';
import { Person } from '../../test/person.ts';
import { wish } from '../../test/servers.ts';
import type { Attack, Finding } from './attack.ts';
import type { Field } from './field.ts';
import { type At, healthStatus, statusOf } from './looks.ts';
import type { Program } from './program.ts';
import { Skipped } from './skipped.ts';

const MAIN_FILE = 'krcma.sqlite';

/** Somebody the server must know again, by nothing but the cookie. */
async function known(server: At): Promise<Person> {
  const anna = new Person('Anna', server.port);
  await anna.post('/api/guests', { name: 'Anna' });
  return anna;
}

async function isKnown(anna: Person, server: At): Promise<boolean> {
  anna.moveTo(server.port);
  return (await statusOf(anna, 'GET', '/api/me')) === 200;
}

async function opened(field: Field, data: string): Promise<Program> {
  const program = await field.program(data);
  if (program.port === 0) throw new Error(`The server did not open: ${program.printed.slice(-300)}`);
  return program;
}

/** Empties or removes the main file after the server has ended, and looks what the next start does. */
async function startOn(
  field: Field,
  end: 'killed' | 'stopped',
  damage: 'emptied' | 'removed',
): Promise<string> {
  const data = field.folder();
  const first = await opened(field, data);
  const anna = await known(first);
  await (end === 'killed' ? first.kill() : first.stop());
  const file = join(data, MAIN_FILE);
  if (damage === 'emptied') truncateSync(file, 0);
  else rmSync(file);
  const again = await field.program(data);
  const how = await again.settled;
  const came = how === 'open' && !(await isKnown(anna, again)) ? 'a new server' : how;
  await again.kill();
  return came === 'ended' && again.code === 0 ? 'ended with code 0' : came;
}

async function emptiedFile(field: Field): Promise<Finding> {
  const came = {
    'emptied beside its WAL': await startOn(field, 'killed', 'emptied'),
    'removed beside its WAL': await startOn(field, 'killed', 'removed'),
    'emptied beside its lock': await startOn(field, 'stopped', 'emptied'),
  };
  const all = Object.entries(came);
  return {
    tried: `${all.length} starts on a database whose main file was emptied or removed`,
    held: all.every(([, how]) => how === 'ended'),
    found: all.map(([what, how]) => `${what}: ${how === 'ended' ? 'refused' : how}`).join(', '),
  };
}

async function copiedFile(field: Field): Promise<Finding> {
  const data = field.folder();
  const first = await opened(field, data);
  const anna = await known(first);
  await laid(anna, [ME, OPEN]);
  const code = await first.stop();
  const wal = existsSync(join(data, `${MAIN_FILE}-wal`));
  const copy = field.folder();
  copyFileSync(join(data, MAIN_FILE), join(copy, MAIN_FILE));
  const second = await field.program(copy);
  const whole = second.port !== 0 && (await isKnown(anna, second));
  return {
    tried: 'only the main file copied after a clean stop',
    held: whole && code === 0,
    found: `stopped with ${code ?? 'a kill'}; the copy is ${whole ? 'whole' : 'not whole'}${wal ? ', a WAL was left' : ''}`,
  };
}

async function fullDisk(field: Field): Promise<Finding> {
  if (process.platform === 'win32') throw new Skipped('Files cannot be limited on Windows.');
  const environment = { LOG_LEVEL: 'debug' };
  const program = await field.program(field.folder(), { environment, largestFile: 1200 });
  if (program.port === 0) throw new Error(`The server did not open: ${program.printed.slice(-300)}`);
  const ids: string[] = [];
  let refused = 0;
  for (let guest = 0; guest < 12 && refused < 3; guest++) {
    const person = await known(program).catch(() => undefined);
    if (person === undefined) refused++;
    for (let table = 0; person !== undefined && table < 18 && refused < 3; table++) {
      const answer = await person.request('POST', '/api/tables', wish([ME, { who: 'bot', level: 'random' }]));
      if (answer.ok) ids.push(((await answer.json()) as { id: string }).id);
      else refused++;
    }
  }
  if (refused === 0) throw new Error('The disk did not become full.');
  const told = await eventually('503', async () => (await healthStatus(program)) === 503, 20_000).catch(
    () => false,
  );
  const logged = ids.filter((id) => program.printed.includes(id)).length;
  return {
    tried: `${ids.length} tables until no file could grow`,
    held: told && logged === 0,
    found: `/health ${told ? 'tells it' : `says ${await healthStatus(program)}`}; ${logged} ids of private tables in the log`,
  };
}

async function databaseAway(field: Field): Promise<Finding> {
  const postgres = await field.postgres();
  const server = await field.loose({ DATABASE_URL: postgres.url });
  const before = await healthStatus(server);
  await postgres.stop();
  const told = await eventually('503', async () => (await healthStatus(server)) === 503, 15_000).catch(
    () => false,
  );
  const alive = await healthStatus(server);
  return {
    tried: 'the database is stopped under a server',
    held: before === 200 && told && alive === 503,
    found: `/health said ${before} before and ${alive ?? 'nothing'} then`,
  };
}

async function idsInLogs(field: Field): Promise<Finding> {
  const program = await field.program(field.folder(), { environment: { LOG_LEVEL: 'debug' } });
  const anna = await known(program);
  await anna.connect();
  field.afterwards(() => anna.drop());
  const ids: string[] = [];
  for (let table = 0; table < 8; table++) {
    const id = await laid(anna, [ME, { who: 'bot', level: 'random' }]);
    ids.push(id);
    await anna.join(id);
    await anna.choose(id).catch(() => {});
    await statusOf(anna, 'GET', `/api/tables/${id}/record`);
    await statusOf(anna, 'POST', `/api/tables/${id}/seats/none`, {});
    await statusOf(anna, 'GET', `/api/tables/${id}%00`);
  }
  await program.stop();
  await wait(100);
  const logged = ids.filter((id) => program.printed.includes(id));
  return {
    tried: `${ids.length} private tables played at, with a log of everything`,
    held: logged.length === 0 && program.printed.length > 0,
    found: `${logged.length} ids in ${program.printed.split('\n').length} lines`,
  };
}

export const dataAttacks: readonly Attack[] = [
  { subject: 'data', title: 'a database file emptied beside its WAL', run: emptiedFile },
  { subject: 'data', title: 'a copy of the main file alone', run: copiedFile },
  { subject: 'data', title: '/health on a full disk', run: fullDisk },
  { subject: 'data', title: '/health with the database away', run: databaseAway },
  { subject: 'data', title: 'ids of private tables in the log', run: idsInLogs },
];
