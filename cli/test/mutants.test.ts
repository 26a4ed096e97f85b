import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFullRun } from '../../tools/full-run.ts';
import { games } from '../src/games.ts';
import { excusedAmong, excusesOf, readExcuses } from '../src/mutants/excused.ts';
import { changed, mutantsIn, mutantsOf } from '../src/mutants/find.ts';
import { isEnough, mutantAsText, reportAsText } from '../src/mutants/report.ts';
import { patienceAfter } from '../src/mutants/run-tests.ts';
import { tryMutants } from '../src/mutants/try.ts';
import { wantedBy } from '../src/mutants/wanted.ts';

const root = join(import.meta.dirname, '..', '..');

/** What becomes of each line, by the kind of change. */
const becomes = (source: string) =>
  mutantsIn('toy.ts', source).map(({ kind, becomes }) => `${kind}: ${becomes}`);

describe('the mutants of a file', () => {
  it.each([
    ['if (a >= b) c += 1;', ['boundary: if (a > b) c += 1;', 'arithmetic: if (a >= b) c -= 1;']],
    ['x = a === b || !c;', ['equality: x = a !== b || !c;', 'logic: x = a === b && !c;']],
    ['x = !c;', ['negation dropped: x = c;', 'assignment dropped: {}']],
    ['game.turn++;', ['counting: game.turn--;']],
    ['const most = [0, 2];', ['number: const most = [1, 2];', 'number: const most = [0, 3];']],
    ['const is = true;', ['truth: const is = false;']],
    ["const is = kind === 'gold';", ["word: const is = kind === 'not gold';"]],
    ['const most = Math.max(a, b);', ['method: const most = Math.min(a, b);']],
    ['const all = cards.filter(isOwn);', ['filter or order dropped: const all = cards;']],
    ['const own = gold ?? none;', ['always the default: const own = none;']],
    ['if (isSolo(game)) return;', ['condition turned: if (!isSolo(game)) return;', 'guard dropped: {}']],
    ['revealed();', ['call dropped: {}']],
    ['if (a) b();', ['condition dropped: b();', 'call dropped: if (a) {}']],
    ['x = a && b;', ['first check dropped: x = b;', 'second check dropped: x = a;']],
    ['const wait = solo ? a : b;', ['condition turned: const wait = !solo ? a : b;']],
  ])('%s', (source, expected) => {
    expect(becomes(source)).toEqual(expect.arrayContaining(expected));
  });

  it('are none in types, imports, keys and errors, in words put together and in the count of a loop', () => {
    const source = [
      "import { type A, b } from './a.ts';",
      'type Four = 4 | { readonly n: true };',
      "const name = 'a' + b;",
      'const of = { 3: name };',
      'const two = one as 2;',
      'throw new Error(words(1 + 1));',
      'if (a === b) throw new Error(words);',
      'for (const i = a; ; i++) b;',
    ].join('\n');
    expect(becomes(source)).toEqual([]);
  });

  it('say where they are, and a statement of several lines by its first', () => {
    const source = 'const a = b;\n  note({\n    key,\n  });\n';
    const [mutant] = mutantsIn('toy.ts', source);
    expect(mutant).toMatchObject({ file: 'toy.ts', line: 2, was: 'note({', becomes: '{}' });
    expect(mutant && changed(source, mutant)).toBe('const a = b;\n  {}\n');
  });
});

describe('mutants that are excused', () => {
  const mutants = mutantsIn('toy.ts', 'if (a > b) f();\nif (a > b) g();\nif (a > b) f();\n');
  const excuse = { file: 'toy.ts', was: 'if (a > b) g();', becomes: 'if (a >= b) g();', reason: 'g is even' };
  const twice = { ...excuse, was: 'if (a > b) f();', becomes: 'if (a >= b) f();' };

  it('are those of the line and the change', () => {
    const { excused, problems } = excusedAmong(mutants, [excuse, { ...twice, nth: 2 }]);
    expect(problems).toEqual([]);
    expect([...excused].map(([{ line }, { reason }]) => [line, reason])).toEqual([
      [2, 'g is even'],
      [3, 'g is even'],
    ]);
  });

  it('are problems when they mean none, several, or one that is excused already', () => {
    const stale = { ...excuse, was: 'if (a > c) g();' };
    expect(excusedAmong(mutants, [stale, twice, excuse, excuse]).problems).toEqual([
      'toy.ts: "if (a > c) g();" to "if (a >= b) g();" is excused, but no mutant is like that; remove the entry.',
      'toy.ts: "if (a > b) f();" to "if (a >= b) f();" is excused, but 2 mutants are like that; say which with nth.',
      'toy.ts: "if (a > b) g();" to "if (a >= b) g();" is excused twice.',
    ]);
  });

  it.each([
    ['[', 'but it is not JSON.'],
    ['{}', 'must be a list'],
    ['[{ "file": "a.ts", "was": "a", "becomes": "b" }]', 'entry 1 has no reason'],
    ['[{ "file": "a.ts", "was": "a", "becomes": "b", "reason": "c", "nth": 0 }]', 'nth of entry 1'],
  ])('cannot be read from %s', (json, words) => {
    expect(() => readExcuses(json, 'mutants.json')).toThrow(words);
  });

  it.each(games.map(({ module }) => module.id))('of %s still are mutants of its rules', (game) => {
    expect(excusedAmong(mutantsOf(root, game), excusesOf(root, game)).problems).toEqual([]);
  });
});

const RULES = `export function price(copies: number): number {
  while (copies > 9) copies -= 1;
  return copies > 2 ? 5 : 3;
}
`;
const OTHER = `export const isDear = (price: number) => price > 4;
`;
const GUARDED = `const NAMES: readonly string[] = ['one', 'two'];
export function letters(at: number): number {
  const name = NAMES[at];
  if (name === undefined) return 0;
  return name === 'one' ? 3 : name.length;
}
`;
const TEST = `import { expect, it } from 'vitest';
import { isDear } from '../../rules/dear.ts';
import { price } from '../../rules/price.ts';
it('TOY-1 the third copy is dear', () => {
  expect([price(2), price(4), price(12)]).toEqual([3, 5, 5]);
  expect([price(2), price(4)].map(isDear)).toEqual([false, true]);
});
`;

describe('a toy game', () => {
  const folder = mkdtempSync(join(tmpdir(), 'krcma-toy-'));
  const toy = join(folder, 'tree');
  const copies = join(folder, 'copies');
  const { TMPDIR } = process.env;

  beforeAll(() => {
    for (const path of [join(toy, 'games/toy/rules'), join(toy, 'games/toy/test/rules'), copies])
      mkdirSync(path, { recursive: true });
    process.env.TMPDIR = copies;
    writeFileSync(join(toy, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(toy, 'games/toy/rules/price.ts'), RULES);
    writeFileSync(join(toy, 'games/toy/rules/dear.ts'), OTHER);
    writeFileSync(join(toy, 'games/toy/rules/names.ts'), GUARDED);
    writeFileSync(
      join(toy, 'tsconfig.json'),
      '{ "compilerOptions": { "strict": true, "noUncheckedIndexedAccess": true } }',
    );
    writeFileSync(join(toy, 'games/toy/test/rules/price.test.ts'), TEST);
    symlinkSync(join(root, 'node_modules'), join(toy, 'node_modules'), 'junction');
  });
  afterAll(() => {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    rmSync(folder, { recursive: true, force: true });
  });

  it('has one survivor, and its files stay as they are', async () => {
    const mutants = mutantsOf(toy, 'toy').filter(({ line }) => line === 3);
    const tried = await tryMutants(toy, 'toy', mutants);
    const [survivor, ...others] = tried.filter(({ noticed }) => noticed === undefined);
    expect(others).toEqual([]);
    expect(survivor && mutantAsText(survivor.mutant)).toBe(
      'price.ts:3 number\n  - return copies > 2 ? 5 : 3;\n  + return copies > 3 ? 5 : 3;',
    );
    expect(tried.find(({ noticed }) => noticed)?.noticed).toEqual({
      test: join('games', 'toy', 'test', 'rules', 'price.test.ts'),
      title: 'TOY-1 the third copy is dear',
    });
    expect([tried.length, isEnough(tried)]).toEqual([4, false]);
    expect(reportAsText(tried, 1, 8)).toBe(
      '3 of 4 noticed, 75.0 %; 95 % are asked for.\n1 change nothing and were left out: test/mutants.json says why.\n8 s, 2.0 s each.',
    );
    expect(readFileSync(join(toy, 'games/toy/rules/price.ts'), 'utf8')).toBe(RULES);
    expect(readdirSync(copies)).toEqual([]);
  });

  it('takes each change back before the next, also in another file', async () => {
    const mutants = mutantsOf(toy, 'toy').filter(({ becomes }) => /<= 2|[?] 6|>= 4/.test(becomes));
    const order = [
      ...mutants.filter(({ file }) => file === 'price.ts'),
      ...mutants.filter(({ file }) => file === 'dear.ts'),
    ];
    const tried = await tryMutants(toy, 'toy', order);
    expect(tried.map(({ mutant, noticed }) => [mutant.becomes, noticed !== undefined])).toEqual([
      ['return copies > 2 ? 6 : 3;', true],
      ['export const isDear = (price: number) => price >= 4;', false],
    ]);
  });

  it('leaves out what no test notices and does not compile, and tries another instead', async () => {
    const mutants = mutantsOf(toy, 'toy').filter(({ file }) => file === 'names.ts');
    const inOrder = ['guard dropped', 'word', 'number', 'equality'].flatMap((wanted) =>
      mutants.filter(({ kind }) => kind === wanted),
    );
    const tried = await tryMutants(toy, 'toy', inOrder, { count: 2 });
    expect(tried.map(({ mutant, refused }) => [mutant.kind, refused])).toEqual([
      ['guard dropped', "'name' is possibly 'undefined'."],
      ['word', undefined],
      ['number', undefined],
    ]);
    expect(reportAsText(tried, 0, 6)).toBe(
      '0 of 2 noticed, 0.0 %; 95 % are asked for.\n1 more no test noticed, but they do not compile: others were drawn.\n6 s, 2.0 s each.',
    );
  });

  it('waits several times as long for a test file as the slowest one took unchanged', () => {
    expect([undefined, 0, 3999, 4000.2, 21_000].map(patienceAfter)).toEqual([
      300_000, 20_000, 20_000, 20_005, 105_000,
    ]);
  });

  inFullRun('notices rules that run away, and goes on after them', async () => {
    const mutants = mutantsOf(toy, 'toy').filter(({ becomes }) => /[+]= 1|[?] 6/.test(becomes));
    const tried = await tryMutants(toy, 'toy', mutants, { silence: 3000 });
    expect(tried.map(({ noticed }) => noticed?.title)).toEqual([
      'No test file came to its end within 3 seconds.',
      'TOY-1 the third copy is dear',
    ]);
  });
});

describe('what is asked for', () => {
  it('is 60 of all mutants by a fresh seed unless said', () => {
    const wanted = wantedBy(['--game', 'valeria'], root);
    expect(wanted).toEqual({ game: 'valeria', count: 60, seed: expect.any(Number), excused: false });
    expect(wantedBy(['--game', 'valeria', '--count', '5', '--seed', '7', '--file', 'roll.ts'], root)).toEqual(
      {
        game: 'valeria',
        count: 5,
        seed: 7,
        files: ['roll.ts'],
        excused: false,
      },
    );
    expect(wantedBy(['--game', 'valeria', '--all'], root)).not.toHaveProperty('count');
    expect(wantedBy(['--help'], root)).toBeUndefined();
  });

  it.each([
    [[], 'Which game? Say --game valeria.'],
    [['--game', 'chess'], 'There is no game called "chess".'],
    [['--game', 'valeria', '--count', 'many'], '--count takes a whole number from 1 on, not "many".'],
    [['--game', 'valeria', '--seed', 'x'], '--seed takes a whole number from 0 on, not "x".'],
    [['--game', 'valeria', '--file', 'chess.ts'], 'valeria has no rules file "chess.ts".'],
    [['--game', 'valeria', '--all', '--count', '3'], '--count and --seed do not go with them.'],
  ])('is refused: %j', (args, words) => {
    expect(() => wantedBy(args, root)).toThrow(words);
  });
});
