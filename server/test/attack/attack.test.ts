import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { attacks } from '../../measure/attack/all.ts';
import type { Attack } from '../../measure/attack/attack.ts';
import { Field } from '../../measure/attack/field.ts';
import { healthTime } from '../../measure/attack/looks.ts';
import { isBad, runAttacks } from '../../measure/attack/run.ts';
import { Skipped } from '../../measure/attack/skipped.ts';
import { exitCodeOf, summaryOf, tableOf } from '../../measure/attack/table.ts';

const called = (title: string): Attack => {
  const attack = attacks.find((each) => each.title === title);
  if (attack === undefined) throw new Error(`There is no attack called "${title}".`);
  return attack;
};

it('quick attacks hold against this server, and are told in a table', { timeout: 90_000 }, async () => {
  const quick = ['requests for another seat, question or page', 'what is no game, brought along'].map(called);
  const outcomes = await runAttacks(quick);
  expect(outcomes.filter(isBad)).toEqual([]);
  const [header, rule, ...rows] = tableOf(outcomes).split('\n');
  expect(header).toMatch(/^\| what +\| attack +\| tried +\| verdict +\| found +\| s +\|$/);
  expect(rule).toMatch(/^[|-]+$/);
  expect(rows).toEqual(quick.map(({ title }) => expect.stringContaining(`| ${title} `)));
  expect(rows.every((row) => row.includes('| held'))).toBe(true);
  expect(exitCodeOf(outcomes)).toBe(0);
});

const attack = (title: string, run: Attack['run']): Attack => ({
  subject: 'play',
  title,
  seconds: 1,
  run,
});

it('what does not hold, does not end, breaks or cannot be tried is told as such, and ends with exit code 1', async () => {
  const outcomes = await runAttacks([
    attack('an open door', async () => ({ tried: 'one door', held: false, found: 'open' })),
    attack('a door that never opens', () => new Promise(() => {})),
    attack('a broken tool', async () => {
      throw new Error('The crowbar\nbroke.');
    }),
    attack('no door', async () => {
      throw new Skipped('There is no door.');
    }),
  ]);
  expect(outcomes.map(({ verdict }) => verdict)).toEqual([
    'DID NOT HOLD',
    'DID NOT HOLD',
    'NOT TRIED',
    'skipped',
  ]);
  expect(outcomes.map((each) => exitCodeOf([each]))).toEqual([1, 1, 1, 0]);
  expect(exitCodeOf(outcomes)).toBe(1);
  expect(summaryOf(outcomes)).toBe('4 attacks: 0 held, 2 did not hold, 1 could not be tried, 1 skipped.');
  expect(tableOf(outcomes)).toContain('The crowbar broke.');
});

it('the server and the folder of an attack are gone when it is over, and nothing is opened any more', async () => {
  const field = new Field();
  const server = await field.loose();
  expect(await healthTime(server)).toBeDefined();
  await field.close();
  expect(await healthTime(server)).toBeUndefined();
  expect(existsSync(field.data)).toBe(false);
  expect(() => field.afterwards(() => {})).toThrow('over');
});

it('every attack has a title of its own', () => {
  expect(attacks.length).toBeGreaterThanOrEqual(32);
  expect(new Set(attacks.map(({ title }) => title)).size).toBe(attacks.length);
});
