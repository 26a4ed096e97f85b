import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { type Browser, type House, houseOn } from './house.ts';

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

const PASSWORD = 'the right password';

/** A server behind a proxy, so that a test can come from many addresses. */
async function proxied() {
  const { app, browser } = await houseOn(store, { environment: { TRUSTED_PROXIES: '1' } });
  const ask = (address: string, who: Browser, path: string, body: object) =>
    who.ask('POST', path, body, { 'x-forwarded-for': address });
  const signIn = (address: string, who: Browser, name: string, password: string) =>
    ask(address, who, '/api/session', { name, password });
  /** An account, and a browser that has signed in to it and out again. */
  const account = async (address: string, name: string): Promise<Browser> => {
    const own = browser();
    await ask(address, own, '/api/accounts', { name, password: PASSWORD });
    await own.delete('/api/session');
    return own;
  };
  return { app, browser, signIn, account };
}

describe('while fifty addresses guess at the password of one account', () => {
  type Proxied = Awaited<ReturnType<typeof proxied>>;
  let at: Proxied;
  let owner: Browser;
  let guesses: readonly number[];
  const signIn: Proxied['signIn'] = (...more) => at.signIn(...more);

  beforeAll(async () => {
    at = await proxied();
    owner = await at.account('10.9.9.9', 'Besieged');
    guesses = await repeated(50, (turn) =>
      signIn(`10.0.${turn}.1`, at.browser(), turn % 2 ? 'Besieged' : 'BESIEGED', 'x'),
    );
  });
  afterAll(() => at.app.close());

  it('each of them has one try and then waits', async () => {
    expect(guesses).toEqual(guesses.map(() => 401));
    expect((await signIn('10.1.1.1', at.browser(), 'Besieged', 'x')).statusCode).toBe(401);
    for (const address of ['10.1.1.1', '10.0.49.1', '10.0.48.1']) {
      const answer = await signIn(address, at.browser(), 'besieged', 'x');
      expect(answer.json()).toMatchObject({ code: 'too-many' });
      expect(answer.json<{ sentence: string }>().sentence).toMatch(
        /^Too many wrong passwords\. Try again in \d+ s\.$/,
      );
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('the owner gets in with the right password, and with their own browser even from an address where others guess', async () => {
    expect((await signIn('10.7.7.7', at.browser(), 'Besieged', PASSWORD)).statusCode).toBe(200);
    // Not even the limit of the address itself holds them up.
    await repeated(17, () => signIn('10.2.2.2', at.browser(), 'Besieged', 'x'));
    expect((await signIn('10.2.2.2', at.browser(), 'Besieged', PASSWORD)).statusCode).toBe(429);
    expect((await signIn('10.2.2.2', owner, 'Besieged', 'mistyped')).statusCode).toBe(401);
    expect((await signIn('10.2.2.2', owner, 'Besieged', PASSWORD)).statusCode).toBe(200);
  });

  it('a browser is known to the accounts that have signed in with it, and to no other', async () => {
    const thief = await at.account('10.6.6.6', 'Thief');
    expect((await signIn('10.6.6.6', thief, 'Besieged', 'x')).statusCode).toBe(401);
    expect((await signIn('10.6.6.6', thief, 'Besieged', PASSWORD)).statusCode).toBe(429);
    const [device = '', user = ''] = (owner.jar.get('krcma-device') ?? '').split('.');
    thief.jar.set('krcma-device', `${device}.${user}.forged`);
    expect((await signIn('10.6.6.6', thief, 'Besieged', PASSWORD)).statusCode).toBe(429);
    // One that is known is slowed down by its own wrong tries.
    const codes = await repeated(12, () => signIn('10.9.9.9', owner, 'Besieged', 'x'));
    expect(codes.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(codes).toContain(429);
  });
});

it('who guesses the old password at a signed-in browser is slowed down, and other browsers of the owner are not', async () => {
  const { app, browser, signIn, account } = await proxied();
  const owner = await account('10.4.4.4', 'Twice');
  const found = browser();
  await signIn('10.4.4.4', owner, 'Twice', PASSWORD);
  await signIn('10.4.4.5', found, 'Twice', PASSWORD);
  const change = (who: Browser, old: string) =>
    who.put('/api/me/password', { old, password: 'another password' });
  expect(await repeated(12, () => change(found, 'x'))).toContain(429);
  expect((await change(owner, PASSWORD)).statusCode).toBe(200);
  await app.close();
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
