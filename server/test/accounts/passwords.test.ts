import { expect, it } from 'vitest';
import { Passwords } from '../../accounts/passwords.ts';
import { ServerError } from '../../errors.ts';

it('a password matches its own hash and no other, and is salted', async () => {
  const passwords = new Passwords();
  const [one, other] = await Promise.all([passwords.hash('dobrý den'), passwords.hash('dobrý den')]);
  expect(one).not.toBe(other);
  expect(await passwords.matches('dobrý den', one)).toBe(true);
  expect(await passwords.matches('dobrý den', other)).toBe(true);
  expect(await passwords.matches('dobry den', one)).toBe(false);
});

it('the same letters match however a keyboard composes them', async () => {
  const passwords = new Passwords();
  const stored = await passwords.hash('žluťoučký'.normalize('NFC'));
  expect(await passwords.matches('žluťoučký'.normalize('NFD'), stored)).toBe(true);
});

it('the hash takes at least 19 MiB', async () => {
  const [, memory] = /m=(\d+),/.exec(await new Passwords().hash('x')) ?? [];
  expect(Number(memory)).toBeGreaterThanOrEqual(19 * 1024);
});

it('nothing matches where there is no password, and the same work is done', async () => {
  const work: object[] = [];
  const passwords = new Passwords(async (kind, { message, memory, passes, parallelism, tagLength }) => {
    work.push({ kind, message: String(message), memory, passes, parallelism, tagLength });
    return Buffer.alloc(tagLength);
  });
  const stored = await passwords.hash('a password');
  work.length = 0;
  expect(await passwords.matches('a guess', stored)).toBe(true);
  expect(await passwords.matches('a guess', null)).toBe(false);
  const [known, unknown, ...more] = work;
  expect(known).toMatchObject({ kind: 'argon2id', message: 'a guess', memory: 19_456, passes: 2 });
  expect(unknown).toEqual(known);
  expect(more).toEqual([]);
});

it('whoever is known goes before a flood of strangers, and finds room when they have filled the queue', async () => {
  const done: string[] = [];
  const passwords = new Passwords(async (_kind, { message }) => {
    await new Promise((soon) => setTimeout(soon, 1));
    done.push(String(message));
    return Buffer.alloc(32);
  });
  const flood = Array.from({ length: 300 }, () => passwords.matches('stranger', null));
  const known = passwords.matches('owner', null, true);
  await Promise.allSettled([...flood, known]);
  expect(await known).toBe(false);
  expect(done.indexOf('owner')).toBeLessThan(4);
});

it('a flood of log-ins waits in a short queue, and never more than two take memory at once', async () => {
  let atOnce = 0;
  let most = 0;
  const passwords = new Passwords(async () => {
    most = Math.max(most, ++atOnce);
    await new Promise((done) => setTimeout(done, 1));
    atOnce--;
    return Buffer.alloc(32);
  });
  const flood = await Promise.allSettled(
    Array.from({ length: 300 }, () => passwords.matches('a guess', null)),
  );
  const refused = flood.filter((each) => each.status === 'rejected');
  expect(most).toBe(2);
  expect(flood.length - refused.length).toBe(66);
  expect(refused.every(({ reason }) => reason instanceof ServerError && reason.code === 'busy')).toBe(true);
  expect(await passwords.matches('another', null)).toBe(false);
});
