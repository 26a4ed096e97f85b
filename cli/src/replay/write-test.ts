import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Expectation, GameFile } from './game-file.ts';

const camelCase = (id: string): string =>
  id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A file name that the linter accepts, whatever the report was called. */
const testName = (file: string): string =>
  basename(file, '.json')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'report';

function assertions(comment: string, expectation: Expectation | undefined, module: string): string[] {
  if (expectation === undefined)
    return [
      '  // Replace this by what the table or its choices should be.',
      `  expect.fail(${JSON.stringify(comment)});`,
    ];
  const lines: string[] = [];
  const { legal = [], illegal = [], state } = expectation;
  if (legal.length + illegal.length > 0)
    lines.push(
      `  const asks = advance(rulesIn(${module}), table);`,
      '  const options = asks.flatMap((ask) => describe(table, ask).options.map(({ id }) => id));',
    );
  if (legal.length > 0)
    lines.push(`  expect(options).toEqual(expect.arrayContaining(${JSON.stringify(legal)}));`);
  for (const id of illegal) lines.push(`  expect(options).not.toContain(${JSON.stringify(id)});`);
  if (state !== undefined) lines.push(`  expect(table).toMatchObject(${JSON.stringify(state)});`);
  return lines;
}

export function testSource(name: string, { record, comment = name, expectation }: GameFile): string {
  const module = camelCase(record.game);
  const body = assertions(comment, expectation, module);
  const needed = body.some((line) => line.includes('advance('))
    ? 'advance, describe, type GameRecord, replay, rulesIn'
    : 'type GameRecord, replay';
  const table = body.some((line) => /\btable\b/.test(line) && !line.includes('//')) ? 'const table = ' : '';
  return `// A report turned into a test: it fails until the report is settled, and keeps it settled afterwards.
import { ${needed} } from '@krcma/kernel';
import { expect, it } from 'vitest';
import { ${module} } from '../../index.ts';
import report from './${name}.json' with { type: 'json' };

it(${JSON.stringify(`report ${name}: ${comment.split('\n')[0]}`)}, () => {
  ${table}replay(${module}, report.record as GameRecord);
${body.join('\n')}
});
`;
}

/** Copies the report into the game's folder and writes the test beside it. */
export function writeTest(root: string, source: string, file: GameFile): string {
  const folder = join(root, 'games', file.record.game, 'test', 'reports');
  const name = testName(source);
  const test = join(folder, `${name}.test.ts`);
  if (existsSync(test)) throw new Error(`${test} is already there; remove it or rename the report.`);
  mkdirSync(folder, { recursive: true });
  copyFileSync(source, join(folder, `${name}.json`));
  writeFileSync(test, testSource(name, file));
  return test;
}
