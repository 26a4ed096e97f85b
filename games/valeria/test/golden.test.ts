import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Golden, goldenChecks } from '@krcma/kernel/golden';
import { describe, it } from 'vitest';
import { valeria } from '../index.ts';
import { endings, modes } from '../modes.ts';

const folder = join(import.meta.dirname, 'golden');
const golden = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({
    name,
    ...(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Omit<Golden, 'name'>),
  }));

describe('golden games', () => {
  for (const { title, run } of goldenChecks(valeria, golden, modes, Object.keys(endings))) it(title, run);
});
