import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Attack, Finding } from './attack.ts';
import type { Field } from './field.ts';

interface Start {
  readonly title: string;
  readonly data: string;
  readonly environment?: Readonly<Record<string, string>>;
}

async function takenPort(field: Field): Promise<number> {
  const taken = createServer().listen(0, '127.0.0.1');
  field.afterwards(() => taken.close());
  await once(taken, 'listening');
  const address = taken.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function folderWith(field: Field, name: string, text: string): string {
  const folder = field.folder();
  writeFileSync(join(folder, name), text);
  return folder;
}

/** The folder of a server that has run, with something changed by hand. */
async function changed(field: Field, sql: string): Promise<string> {
  const data = field.folder();
  const program = await field.program(data);
  await program.stop();
  const database = new DatabaseSync(join(data, 'krcma.sqlite'));
  database.exec(sql);
  database.close();
  return data;
}

async function starts(field: Field): Promise<Start[]> {
  const used = field.folder();
  await field.program(used);
  const newer = `update settings set value = json_insert(value, '$[#]', '9999-of-the-future') where key = 'migrations'`;
  const garbled = `update settings set value = 'no JSON' where key <> 'migrations'`;
  return [
    {
      title: 'a port that is taken',
      data: field.folder(),
      environment: { PORT: String(await takenPort(field)) },
    },
    { title: 'a port that is none', data: field.folder(), environment: { PORT: 'soon' } },
    { title: 'a folder another server uses', data: used },
    { title: 'a folder that is a file', data: join(folderWith(field, 'a file', ''), 'a file') },
    {
      title: 'a file that is no database',
      data: folderWith(field, 'krcma.sqlite', 'This is no database. '.repeat(1000)),
    },
    { title: 'a database of a newer version', data: await changed(field, newer) },
    { title: 'settings that cannot be read', data: await changed(field, garbled) },
    {
      title: 'no PostgreSQL there',
      data: field.folder(),
      environment: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' },
    },
  ];
}

async function failedStarts(field: Field): Promise<Finding> {
  const all = await starts(field);
  const wrong: string[] = [];
  for (const { title, data, environment = {} } of all) {
    const program = await field.program(data, { environment });
    const how = await program.settled;
    if (how !== 'ended' || program.code === 0 || program.code === undefined)
      wrong.push(`${title}: ${how} ${program.code ?? ''}`.trim());
    await program.kill();
  }
  return {
    tried: `${all.length} starts that must fail`,
    held: wrong.length === 0,
    found: wrong.length === 0 ? 'each ended by itself with its code' : wrong.join(', '),
  };
}

export const startAttacks: readonly Attack[] = [
  { subject: 'data', title: 'starts that must fail', seconds: 240, run: failedStarts },
];
