import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type LogFields, openLog } from '../../operation/log.ts';
import { tableMark } from '../../operation/table-mark.ts';

function printedLine(message: string, fields?: LogFields): string {
  const lines: string[] = [];
  openLog(
    'debug',
    (line) => lines.push(line),
    () => 0,
  ).info(message, fields);
  return lines.join('');
}

test('an event is one line of JSON', () => {
  const line = printedLine('table opened', { table: 'abc', milliseconds: 3 });
  expect(line.endsWith('\n')).toBe(true);
  expect(line.trimEnd()).not.toContain('\n');
  expect(JSON.parse(line)).toEqual({
    time: '1970-01-01T00:00:00.000Z',
    level: 'info',
    message: 'table opened',
    table: tableMark('abc'),
    milliseconds: 3,
  });
});

test('only what is at least of the level is written', () => {
  const lines: string[] = [];
  const log = openLog('warn', (line) => lines.push(line));
  log.debug('a');
  log.info('b');
  log.warn('c');
  log.error('d');
  expect(lines.map((line) => (JSON.parse(line) as { message: string }).message)).toEqual(['c', 'd']);
  openLog('silent', (line) => lines.push(line)).error('e');
  expect(lines).toHaveLength(2);
});

const SECRET = 'hunter2secret';

test('no secret is printed, however deep and under whatever name', () => {
  const names = [
    ...[
      'seed',
      'state',
      'state_json',
      'setup',
      'setup_json',
      'checkpoint_json',
      'journal_json',
      'cookie',
      'cookies',
    ],
    ...[
      'token',
      'token_hash',
      'authorization',
      'password',
      'text',
      'chat',
      'secret',
      'privateKey',
      'keys',
      'mail',
    ],
    ...['view', 'body', 'payload', 'headers', 'endpoint', 'session', SECRET, 'Cookie', '__proto__x'],
  ];
  for (const name of names) {
    const hidden = { [name]: SECRET };
    const line = printedLine('event', {
      ...hidden,
      error: { ...hidden, cause: [{ table: { ...hidden } }] },
      table: [hidden, [hidden]],
      user: { id: 'u', ...hidden, name: { ...hidden } },
    });
    expect(line, name).not.toContain(SECRET);
    expect(JSON.parse(line)).toMatchObject({ user: { id: 'u' } });
  }
});

test('objects of classes, maps, buffers and functions are not looked into', () => {
  class Session {
    id = SECRET;
  }
  const line = printedLine('event', {
    table: new Session(),
    user: new Map([['id', SECRET]]),
    file: Buffer.from(SECRET),
    name: () => SECRET,
    id: new Set([SECRET]),
    code: Symbol(SECRET),
  });
  expect(line).not.toContain(SECRET);
});

test('an error tells where it happened, but not what it quotes', () => {
  let error: unknown;
  try {
    JSON.parse(`{"seed": ${SECRET}}`);
  } catch (caught) {
    error = new Error('The table cannot be read.', { cause: caught });
  }
  const line = printedLine('failed', { error });
  expect(line).not.toContain(SECRET);
  expect(line).not.toContain('hunter');
  const read = JSON.parse(line) as { error: { message: string; stack: string[]; cause: { name: string } } };
  expect(read.error.message).toBe('The table cannot be read.');
  expect(read.error.stack[0]).toMatch(/^at .*log\.test\.ts/);
  expect(read.error.cause.name).toBe('SyntaxError');
});

test('a table is called by its mark, wherever its id stands', () => {
  const ids = Array.from({ length: 50 }, () => randomBytes(16).toString('base64url'));
  for (const id of ids) {
    const line = printedLine(`table ${id} is gone`, {
      table: id,
      tables: [id],
      path: `/table/valeria/${id}`,
      reason: `no room for ${id}, (${id}).`,
      error: new Error(`key (table_id)=(${id}) is taken`, { cause: new Error(id) }),
      user: { table: id },
    });
    expect(line).not.toContain(id);
    expect(line.split(tableMark(id))).toHaveLength(10);
  }
  expect(new Set(ids.map(tableMark)).size).toBe(ids.length);
  expect(tableMark('one')).toMatch(/^table-[0-9a-f]{12}$/);
  expect(tableMark('one')).toBe(tableMark('one'));
});

test('what is no table keeps its name', () => {
  const user = randomBytes(12).toString('base64url');
  const id = randomUUID();
  expect(JSON.parse(printedLine('event', { user, id, count: 3, tables: 5 }))).toMatchObject({
    user,
    id,
    count: 3,
    tables: 5,
  });
});

test('an error told as a text quotes nothing either', () => {
  let error: unknown;
  try {
    JSON.parse(`{"text": ${SECRET}}`);
  } catch (caught) {
    error = caught;
  }
  const line = printedLine('failed', { table: 'abc', error: String(error), reason: `odd: "${SECRET}` });
  expect(line).not.toContain('hunter');
  expect(line).toContain('SyntaxError');
});

test('secrets inside texts are cut out', () => {
  const texts = [
    `postgres://krcma:${SECRET}@db.example/krcma`,
    `smtps://user%40example.org:${SECRET}@mail.example:465`,
    `Bearer ${SECRET}`,
    `cookie krcma=${SECRET}; path=/`,
    `/api/sign-on/back?code=${SECRET}&state=${SECRET}`,
  ];
  for (const text of texts) {
    expect(printedLine('event', { url: text, error: new Error(text) }), text).not.toContain(SECRET);
    expect(printedLine(text), text).not.toContain(SECRET);
  }
  expect(printedLine('event', { url: 'postgres://krcma:x@db.example/krcma' })).toContain('db.example/krcma');
});

test('fields replace neither time, level nor message; long and circular things end', () => {
  const circle: Record<string, unknown> = { table: 'x'.repeat(10_000) };
  circle.error = circle;
  const line = printedLine('event', { ...circle, time: 'now', level: 'none', message: 'other' });
  expect(JSON.parse(line)).toMatchObject({ level: 'info', message: 'event' });
  expect(line.length).toBeLessThan(20_000);
});
