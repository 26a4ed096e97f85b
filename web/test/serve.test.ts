import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, serverOf } from '../build/serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'krcma-serve-'));
let server: Server;
let port = 0;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<p>Krčma</p>');
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'plain');
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), 'packed');
  server = serverOf(folder);
  port = await listen(server, 0);
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request({ port, path, headers, method, host: '127.0.0.1' }, (response) => {
      let body = '';
      response.on('data', (part) => {
        body += String(part);
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });

it('every address that is no file is the one page', async () => {
  for (const path of ['/', '/table/valeria/1?x=2', '/anything']) {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(body).toBe('<p>Krčma</p>');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  }
});

it('hashed files are packed and kept for ever', async () => {
  const packed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
  expect(packed).toMatchObject({ body: 'packed', headers: { 'content-encoding': 'br' } });
  expect(packed.headers['cache-control']).toMatch(/immutable/);
  expect((await get('/assets/app-1a2b.js')).body).toBe('plain');
});

it('what the browser already has is not sent again', async () => {
  const { headers } = await get('/');
  const again = await get('/', { 'if-none-match': String(headers.etag) });
  expect(again).toMatchObject({ status: 304, body: '' });
});

it('files that are not there, foreign methods and ways out of the folder are refused', async () => {
  expect((await get('/assets/gone.js')).status).toBe(404);
  expect((await get('/', {}, 'POST')).status).toBe(405);
  expect((await get('/../package.json')).body).toBe('<p>Krčma</p>');
});

it('a taken port leads to the next one', async () => {
  const other = serverOf(folder);
  expect(await listen(other, port, 5)).toBeGreaterThan(port);
  other.close();
  await expect(listen(serverOf(folder), port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
