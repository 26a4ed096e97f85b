import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const text = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Every test that docs/security.md names, as its file and title. */
const named = [
  ...text('docs/security.md').matchAll(/`([\w/.-]+\.ts)`(?: › ((?:\*[^*]+\*(?:, )?)+))?/g),
].flatMap(([, file = '', titles = '']) =>
  [...titles.matchAll(/\*([^*]+)\*/g)].map(([, title = '']) => ({ file, title })),
);

it('every test that the threat model names exists', () => {
  expect(named.length).toBeGreaterThan(40);
  const missing = named.filter(({ file, title }) => !text(file).includes(`'${title}'`));
  expect(missing).toEqual([]);
});

it('every threat but the last, which CI watches, has a test', () => {
  const rows = text('docs/security.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| who could'));
  expect(rows.filter((row) => !row.includes('.test.ts`'))).toEqual([
    expect.stringContaining('bad dependency'),
  ]);
});
