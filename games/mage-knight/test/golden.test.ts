import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { goldenAmong, goldenChecks } from '@krcma/kernel/golden';
import { describe, it } from 'vitest';
import { mageKnight } from '../index.ts';
import { endings, modes } from '../modes.ts';

const folder = join(import.meta.dirname, 'golden');
const golden = goldenAmong(readdirSync(folder), (file) => readFileSync(join(folder, file), 'utf8'));

describe('golden games', () => {
  for (const { title, run } of goldenChecks(mageKnight, golden, modes, Object.keys(endings))) it(title, run);
});
