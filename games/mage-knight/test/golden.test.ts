import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { goldenAmong, goldenChecks } from '@krcma/kernel/golden';
import { describe, expect, it } from 'vitest';
import { mageKnight } from '../index.ts';
import { endings, modeEndings, modes } from '../modes.ts';

const folder = join(import.meta.dirname, 'golden');
const golden = goldenAmong(readdirSync(folder), (file) => readFileSync(join(folder, file), 'utf8'));

describe('golden games', () => {
  for (const { title, run } of goldenChecks(mageKnight, golden, modes, Object.keys(endings))) it(title, run);

  it.each(modeEndings)('an end of $mode by $ending is recorded', ({ mode, ending }) => {
    const found = golden.filter((each) => each.mode === mode && each.outcome?.reason === ending);
    expect(found).not.toEqual([]);
  });
});
