import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from '@krcma/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { type House, houseOn } from './house.ts';

const folder = mkdtempSync(join(tmpdir(), 'krcma-safety-'));
const pages = join(folder, 'pages');
let store: Store;
let house: House;

beforeAll(async () => {
  mkdirSync(join(pages, 'assets'), { recursive: true });
  writeFileSync(join(pages, 'index.html'), '<p>Krčma</p>');
  writeFileSync(join(pages, 'assets/app-1a2b.js'), 'plain');
  writeFileSync(join(pages, 'assets/app-1a2b.js.br'), 'packed');
  store = await openStore({ DATA: folder });
  house = await houseOn(store, { pages, looseness: 100 });
});

afterAll(async () => {
  await house.app.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('requests from elsewhere', () => {
  it('a change that another page has sent is refused, whatever it looks like', async () => {
    const { browser, services } = house;
    const anna = browser();
    const id = await anna.guest('Anna');
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost.evil.example' },
      { origin: 'http://localhost:8080' },
      { origin: 'http://localhost', 'sec-fetch-site': 'cross-site' },
      { origin: 'http://localhost', 'sec-fetch-site': 'same-site' },
      { origin: undefined },
    ]) {
      const answer = await anna.ask('PATCH', '/api/me', { name: 'Forged' }, headers);
      expect([headers, answer.statusCode]).toEqual([headers, 403]);
      expect(answer.json()).toEqual({
        code: 'forbidden',
        sentence: 'This request does not come from a page of this server.',
      });
    }
    expect(await services.accounts.user(id)).toMatchObject({ name: 'Anna' });
  });

  it('a page elsewhere cannot sign somebody in as another', async () => {
    const answer = await house.browser().ask(
      'POST',
      '/api/session',
      { name: 'x', password: 'y' },
      {
        origin: 'https://evil.example',
      },
    );
    expect(answer.statusCode).toBe(403);
  });

  it('with a public address only its own pages may change something, and cookies are for https only', async () => {
    const secure = await houseOn(store, { environment: { PUBLIC_URL: 'https://krcma.example' } });
    const anna = secure.browser();
    const ask = (origin: string) => anna.ask('POST', '/api/guests', { name: 'Anna' }, { origin });
    expect((await ask('http://localhost')).statusCode).toBe(403);
    const answer = await ask('https://krcma.example');
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^__Host-krcma=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(answer.headers['content-security-policy']).toContain("connect-src 'self' wss://krcma.example");
    // A cookie without the prefix could have been set by a neighbour of the same domain.
    anna.jar.set('krcma', anna.jar.get('__Host-krcma') ?? '');
    anna.jar.delete('__Host-krcma');
    expect((await anna.get('/api/me')).statusCode).toBe(401);
    await secure.app.close();
  });

  it('a program without a cookie needs no origin', async () => {
    const answer = await house.app.inject({ method: 'POST', url: '/api/guests', payload: { name: 'Robot' } });
    expect(answer.statusCode).toBe(200);
  });
});

describe('bodies', () => {
  it('an unknown key is refused by its name, and so is a value of the wrong kind', async () => {
    const anna = house.browser();
    const post = async (body: object) => (await anna.post('/api/guests', body)).json();
    expect(await post({ name: 'Anna', admin: true })).toEqual({
      code: 'bad-message',
      sentence: 'Unknown: "admin".',
    });
    expect(await post({ name: 7 })).toEqual({
      code: 'bad-message',
      sentence: '"name": Invalid input: expected string, received number.',
    });
    expect(await post({ name: 'A<script>' })).toMatchObject({ code: 'bad-message' });
    expect(await post({ name: 'A\u202eB' })).toMatchObject({ code: 'bad-message' });
  });

  it('what is not JSON is refused: forms, text, broken and poisoned JSON', async () => {
    const anna = house.browser();
    const send = async (type: string, body: string) => {
      const answer = await anna.ask('POST', '/api/guests', body, { 'content-type': type });
      return [answer.statusCode, answer.json<{ code: string }>().code];
    };
    expect(await send('application/x-www-form-urlencoded', 'name=Anna')).toEqual([415, 'bad-message']);
    expect(await send('text/plain', '{"name":"Anna"}')).toEqual([415, 'bad-message']);
    expect(await send('application/json', '{"name":')).toEqual([400, 'bad-message']);
    expect(await send('application/json', '')).toEqual([400, 'bad-message']);
    expect(await send('application/json', '{"name":"A","__proto__":{"x":1}}')).toEqual([400, 'bad-message']);
    expect(await send('application/json', '[]')).toEqual([400, 'bad-message']);
    expect(await send('application/json', 'null')).toEqual([400, 'bad-message']);
  });

  it('a text that no database keeps and a nest without end are refused, and the server stays up', async () => {
    const anna = house.browser();
    await anna.guest('Anna');
    const zero = await anna.post('/api/me/tokens', { name: 'a\0b' });
    expect([zero.statusCode, zero.json()]).toEqual([
      400,
      { code: 'bad-message', sentence: 'A text holds a character that cannot be kept.' },
    ]);
    const nest = '['.repeat(10_000) + ']'.repeat(10_000);
    const table = (more: string) =>
      `{"game":"valeria",${more},"seats":[{"who":"me"}],"listed":true,"spectators":true,"rated":false,"clock":{"kind":"none"},"outOfTime":"bot"}`;
    const deep = { code: 'bad-message', sentence: 'This is nested more than 32 deep.' };
    for (const [method, url, text] of [
      ['POST', '/api/tables', table(`"options":{"a":${nest}}`)],
      ['POST', '/api/tables', table(`"brought":{"setup":{"carried":${nest}}}`)],
      ['POST', '/api/guests', `{"name":${nest}}`],
      ['POST', '/api/session', `{"name":"Anna","password":"x","more":${nest}}`],
      ['PATCH', '/api/me', `{"muted":${nest}}`],
      ['POST', '/api/me/push', nest],
      ['DELETE', '/api/me', '{"a":'.repeat(5_000)],
    ] as const) {
      const answer = await anna.ask(method, url, text, { 'content-type': 'application/json' });
      expect([url, answer.statusCode, answer.json()]).toEqual([url, 400, deep]);
    }
    expect((await anna.get('/api/me')).statusCode).toBe(200);
  });

  it('brackets and commas inside of texts are neither nesting nor values', async () => {
    const anna = house.browser();
    await anna.guest('Anna');
    const name = '[{"\\"[[{,'.repeat(4);
    const token = await anna.post('/api/me/tokens', { name: name.slice(0, 40) });
    expect(token.statusCode).toBe(200);
    const many = await anna.patch('/api/me', { muted: new Array(5_000).fill('x') });
    expect([many.statusCode, many.json()]).toEqual([
      400,
      { code: 'bad-message', sentence: 'This holds more than 4096 values.' },
    ]);
  });

  it('a body is limited, and only who is signed in may bring a game along', async () => {
    const tooLarge = { code: 'too-large', sentence: 'The body is too large.' };
    const large = { name: 'x'.repeat(LIMITS.body) };
    const answer = await house.browser().post('/api/guests', large);
    expect([answer.statusCode, answer.json()]).toEqual([413, tooLarge]);
    const brought = { brought: 'x'.repeat(LIMITS.body) };
    expect((await house.browser().post('/api/tables', brought)).statusCode).toBe(401);
    const anna = house.browser();
    await anna.guest('Anna');
    expect((await anna.post('/api/tables', brought)).statusCode).toBe(400);
    const larger = await anna.post('/api/tables', { brought: 'x'.repeat(LIMITS.brought) });
    expect([larger.statusCode, larger.json()]).toEqual([413, tooLarge]);
  });

  it('no body that is taken holds the others up for longer than 20 ms', async () => {
    const anna = house.browser();
    await anna.guest('Anna');
    const full = (part: string, most: number) =>
      new Array(Math.floor(most / part.length)).fill(part).join('');
    const list = (part: string, most: number = LIMITS.brought) => `[${full(`${part},`, most - 2000)}${part}]`;
    const brought = (choices: string, more = '') =>
      `{"brought":{"game":"valeria","version":1,"setup":{"seats":2,"seed":"x"${more}},"choices":${choices}}}`;
    const keys = Array.from({ length: 4_000 }, (_, index) => `"k${index}":0`).join(',');
    for (const [what, url, text] of [
      ['choices that are none', '/api/tables', brought(list('0', 8_000))],
      ['choices without end', '/api/tables', brought(list('"0 a"', 32_000))],
      ['a long choice', '/api/tables', brought(`["0 ${full('a', LIMITS.brought - 1000)}"]`)],
      ['something carried', '/api/tables', brought('[]', `,"carried":${list('[[]]', 16_000)}`)],
      ['many options', '/api/tables', `{"options":{${keys}}}`],
      ['unknown keys', '/api/tables', `{${keys}}`],
      ['many seats', '/api/tables', `{"seats":${list('{}', 12_000)}}`],
      ['more than may be', '/api/tables', list('0')],
      ['quotes', '/api/tables', `"${full('\\"', LIMITS.brought - 2000)}"`],
      ['a long name', '/api/guests', `{"name":"${full('a', LIMITS.body - 1000)}"}`],
    ] as const) {
      const spent: number[] = [];
      for (let time = 0; time < 4; time++) {
        const before = process.threadCpuUsage();
        const answer = await anna.ask('POST', url, text, { 'content-type': 'application/json' });
        const { user, system } = process.threadCpuUsage(before);
        expect([what, answer.statusCode]).toEqual([what, 400]);
        spent.push((user + system) / 1000);
      }
      // The first time the code is not yet compiled.
      expect({ what, milliseconds: Math.min(...spent) }).toSatisfy(
        (found: { milliseconds: number }) => found.milliseconds < 20,
      );
    }
  });
});

describe('answers', () => {
  it('every answer carries the security headers and an id of its request', async () => {
    for (const url of ['/', '/api/offers', '/api/nothing', '/health']) {
      const { headers } = await house.app.inject({ url, headers: { host: 'localhost:4080' } });
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
        'cross-origin-resource-policy': 'same-origin',
      });
      const policy = String(headers['content-security-policy']).split(';');
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("connect-src 'self' ws://localhost:4080");
    }
  });

  it('an unknown address under /api is refused in JSON, and an unknown method names the known ones', async () => {
    const unknown = await house.app.inject({ url: '/api/nothing' });
    expect([unknown.statusCode, unknown.json()]).toEqual([
      404,
      { code: 'not-found', sentence: 'There is nothing at this address.' },
    ]);
    const put = await house.browser().put('/api/session', {});
    expect([put.statusCode, put.headers.allow]).toEqual([405, 'POST, DELETE']);
    expect(put.json()).toMatchObject({ code: 'not-found' });
  });

  it('an error of our own says nothing about itself', async () => {
    const broken = await houseOn(store);
    broken.tables.lobby = () => Promise.reject(new Error('password=hunter2 at /srv/krcma/x.ts'));
    const answer = await broken.app.inject({ url: '/api/tables' });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      code: 'broken',
      sentence: 'Something went wrong on the server. Nothing was changed.',
    });
    await broken.app.close();
  });

  it('answers about people are kept by no cache', async () => {
    expect((await house.app.inject({ url: '/api/offers' })).headers['cache-control']).toBe('no-store');
  });
});

describe('pages', () => {
  it('every address that is no file is the one page; files are sent packed and kept for ever', async () => {
    for (const url of ['/', '/table/abc?x=1', '/apiary']) {
      const { statusCode, body, headers } = await house.app.inject({ url });
      expect([statusCode, body, headers['cache-control']]).toEqual([200, '<p>Krčma</p>', 'no-cache']);
    }
    const url = '/assets/app-1a2b.js';
    const packed = await house.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(packed.body).toBe('packed');
    const known = { 'if-none-match': String(packed.headers.etag) };
    expect((await house.app.inject({ url, headers: known })).statusCode).toBe(304);
    const head = await house.app.inject({ url, method: 'HEAD' });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '5']);
  });

  it('a missing file and a way out of the folder are not found', async () => {
    for (const url of [
      '/assets/gone.js',
      '/assets/../../../etc/passwd',
      '/assets/%2e%2e/%2e%2e/etc/passwd',
    ]) {
      const { body } = await house.app.inject({ url });
      expect(body).not.toContain('root:');
    }
    expect((await house.app.inject({ url: '/assets/gone.js' })).statusCode).toBe(404);
    expect((await house.app.inject({ url: '/', method: 'POST' })).statusCode).toBe(405);
  });
});
