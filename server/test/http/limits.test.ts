import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { type House, houseOn } from './house.ts';

const folder = mkdtempSync(join(tmpdir(), 'krcma-limits-'));
let store: Store;
let house: House;

beforeAll(async () => {
  store = await openStore({ DATA: folder });
});
beforeEach(async () => {
  house = await houseOn(store);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await house.app.close();
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The answers of one request after another. */
async function repeated(
  times: number,
  ask: (turn: number) => Promise<{ statusCode: number }>,
): Promise<number[]> {
  const codes: number[] = [];
  for (let turn = 0; turn < times; turn++) codes.push((await ask(turn)).statusCode);
  return codes;
}

it('guessing passwords from one address is slow, whatever the names', async () => {
  const codes = await repeated(17, (turn) =>
    house.browser().post('/api/session', { name: `Name ${turn}`, password: 'a wrong guess' }),
  );
  expect(codes).toEqual([...Array.from({ length: 15 }, () => 401), 429, 429]);
});

it('guessing the password of one account from many addresses is slow too', async () => {
  const proxied = await houseOn(store, { environment: { TRUSTED_PROXIES: '1' } });
  const codes = await repeated(51, (turn) =>
    proxied.browser().ask(
      'POST',
      '/api/session',
      { name: turn % 2 ? 'Anna' : 'ANNA', password: 'x' },
      {
        'x-forwarded-for': `10.0.${turn}.1`,
      },
    ),
  );
  expect(codes.indexOf(429)).toBe(50);
  await proxied.app.close();
});

it('a forged address of a client is not believed without a trusted proxy', async () => {
  const codes = await repeated(16, (turn) =>
    house
      .browser()
      .ask(
        'POST',
        '/api/session',
        { name: `Other ${turn}`, password: 'x' },
        { 'x-forwarded-for': `10.1.${turn}.1` },
      ),
  );
  expect(codes.at(-1)).toBe(429);
});

it('guests, tables and reports are limited, with a sentence and the time to wait', async () => {
  const guests = await repeated(31, () => house.browser().post('/api/guests', { name: 'Anna' }));
  expect(guests.indexOf(429)).toBe(30);
  const last = await house.browser().post('/api/guests', { name: 'Anna' });
  expect(last.json()).toMatchObject({
    code: 'too-many',
    sentence: 'That was too often. Try again in 10 min.',
  });
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(500);

  const anna = house.browser();
  await anna.account('Anna');
  const tables = await repeated(21, () => anna.post('/api/tables', {}));
  expect(tables.indexOf(429)).toBe(20);
  const reports = await repeated(11, () => anna.post('/api/tables/some-table-1/reports', {}));
  expect(reports.indexOf(429)).toBe(10);
});

it('one address can ask only so much, unknown addresses included', async () => {
  const codes = await repeated(601, () => house.app.inject({ url: '/api/nothing' }));
  expect(codes.indexOf(429)).toBe(600);
});

it('a network of IPv6 counts as one address, a site as eight of them, and IPv4 is IPv4 however it is written', async () => {
  const proxied = await houseOn(store, { environment: { TRUSTED_PROXIES: '1' } });
  const from = (address: string) =>
    proxied.browser().ask('POST', '/api/guests', { name: 'Petra' }, { 'x-forwarded-for': address });
  const hex = (turn: number) => turn.toString(16);
  const network = await repeated(31, (turn) => from(`2001:db8:1:1:${hex(turn)}::${hex(turn)}`));
  expect(network.indexOf(429)).toBe(30);
  const mapped = await repeated(31, (turn) => from(turn % 2 ? '10.2.0.1' : '::ffff:10.2.0.1'));
  expect(mapped.indexOf(429)).toBe(30);
  const site = await repeated(242, (turn) => from(`2001:db8:2:${hex(turn)}::1`));
  expect(site.indexOf(429)).toBe(240);
  expect((await from('2001:db8:3::1')).statusCode).toBe(200);
  await proxied.app.close();
});

it('limits go by a clock that only goes forward, whatever the time of day is set to', async () => {
  const ask = () => house.browser().post('/api/guests', { name: 'Petra' });
  const start = performance.now();
  const day = Date.now();
  await repeated(30, ask);
  vi.spyOn(Date, 'now').mockImplementation(() => day + 3_600_000);
  expect((await ask()).statusCode).toBe(429);
  vi.spyOn(Date, 'now').mockImplementation(() => day - 3_600_000);
  expect((await ask()).statusCode).toBe(429);
  vi.spyOn(performance, 'now').mockImplementation(() => start + 700_000);
  expect((await ask()).statusCode).toBe(200);
});
