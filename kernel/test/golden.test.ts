import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Golden, goldenChecks } from '../golden.ts';
import type { GameRecord } from '../index.ts';
import { skirmish } from './skirmish/index.ts';

const file = join(import.meta.dirname, 'golden/skirmish-knock-out.json');
const recorded = JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
const ending = recorded.outcome?.reason ?? '';
const mode = { name: 'plain', seats: recorded.setup.seats };
const sound: Golden = { ...recorded, name: 'knock-out', mode: 'plain', reason: 'to be kept' };

/** The titles of the checks that fail. */
const failing = (golden: readonly Golden[], modes = [mode], endings = [ending]): string[] =>
  goldenChecks(skirmish, golden, modes, endings)
    .filter(({ run }) => {
      try {
        run();
        return false;
      } catch {
        return true;
      }
    })
    .map(({ title }) => title);

it('a game that goes as recorded, of every mode and ending, passes', () => {
  expect(failing([sound])).toEqual([]);
});

it('a game that goes another way, has no end, too few hashes or no reason is found', () => {
  const { outcome: _, ...endless } = sound;
  for (const broken of [
    { ...sound, choices: [...sound.choices].reverse() },
    endless,
    { ...sound, hashes: sound.hashes.slice(1) },
    { ...sound, reason: '' },
  ])
    expect(failing([broken])).toContain('knock-out goes as recorded');
});

it('whoever changed the course of a game is told where, and how to record it anew', () => {
  const [check] = goldenChecks(skirmish, [{ ...sound, choices: ['0 dance'] }], [], []);
  expect(check?.run).toThrow(
    /^knock-out goes another way: Choice 1 \("dance" of seat 0\) is no longer legal.*: npm run golden -- --game skirmish --update --reason "…"\.$/,
  );
});

it('a mode or an ending without a recorded game is found', () => {
  expect(failing([sound], [mode, { name: 'crowd', seats: 4 }], [ending, 'boredom'])).toEqual([
    'crowd is recorded as it is played today',
    'an end by boredom is recorded',
  ]);
  expect(failing([{ ...sound, setup: { ...sound.setup, seats: 2 } }])).toContain(
    'plain is recorded as it is played today',
  );
});
