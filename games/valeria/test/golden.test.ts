import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, replay } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { valeria } from '../index.ts';
import { endings, modes } from '../modes.ts';

interface Golden extends GameRecord {
  readonly mode: string;
  readonly reason: string;
}

const folder = join(import.meta.dirname, 'golden');
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const golden = files.map((name) => ({
  name,
  game: JSON.parse(readFileSync(join(folder, name), 'utf8')) as Golden,
}));

describe('golden games', () => {
  it.each(golden)('$name goes as recorded', ({ game }) => {
    const table = replay(valeria, game);
    expect(table.outcome).toEqual(game.outcome);
  });

  it('have a hash for every ten choices, so that a difference is found where it begins', () => {
    for (const { game } of golden) expect(game.hashes.length).toBe(Math.ceil(game.choices.length / 10));
  });

  it('cover every mode as it is played today', () => {
    for (const { name, seats, options } of modes) {
      const ofMode = golden.filter(({ game }) => game.mode === name);
      expect(ofMode.length, name).toBeGreaterThan(0);
      for (const { game } of ofMode) expect(game.setup).toMatchObject({ seats, options });
    }
  });

  it('cover every way to end', () => {
    const reached = new Set(golden.map(({ game }) => game.outcome?.reason));
    expect(Object.keys(endings).filter((ending) => !reached.has(ending))).toEqual([]);
  });

  it('say why they were recorded', () => {
    for (const { game } of golden) expect(game.reason).not.toBe('');
  });
});
