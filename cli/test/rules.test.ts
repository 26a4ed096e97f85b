import { idsIn, readInventory } from '@krcma/kernel/rulebook';
import { describe, expect, it } from 'vitest';
import { measureCoverage } from '../src/rules/coverage.ts';
import { readExemptions } from '../src/rules/game-folder.ts';
import { idsFile } from '../src/rules/ids-file.ts';
import { readingsAfter, unknownAmong } from '../src/rules/readings.ts';
import { allProved, problemsOf, reportAsJson, reportAsText } from '../src/rules/report.ts';
import { failuresOf, testsOf, type VitestReport } from '../src/rules/test-run.ts';

const inventory = readInventory(`# Toy

- TOY-GEN.1 The winner has the most points.
- TOY-GEN.2 Advice: play fast. See TOY-GEN.1.
- not a rule
  - TOY-GEN.9 a remark below a rule
- TOY-P5.3b Five players rest in turn.
`);

const passed = (title: string) => ({ title, passed: true });
const failed = (title: string) => ({ title, passed: false });

describe('the inventory', () => {
  it('takes the lines that start with an id, with their words', () => {
    expect([...inventory.rules]).toEqual([
      ['TOY-GEN.1', 'The winner has the most points.'],
      ['TOY-GEN.2', 'Advice: play fast. See TOY-GEN.1.'],
      ['TOY-P5.3b', 'Five players rest in turn.'],
    ]);
  });

  it('reads files with Windows line ends', () => {
    expect([...readInventory('- TOY-GEN.1 One.\r\n- TOY-GEN.2 Two.\r\n').rules.values()]).toEqual([
      'One.',
      'Two.',
    ]);
  });

  it('refuses an id listed twice', () => {
    expect(readInventory('- TOY-GEN.1 One.\n- TOY-GEN.1 Two.').problems).toEqual([
      'RULES.md lists TOY-GEN.1 twice.',
    ]);
  });
});

describe('the ids of a title', () => {
  it('are all that it writes out', () => {
    expect(idsIn('scoring TOY-GEN.1, TOY-GEN.12 and (TOY-P5.3b): ties')).toEqual([
      'TOY-GEN.1',
      'TOY-GEN.12',
      'TOY-P5.3b',
    ]);
  });

  it('are never filled in from a range', () => {
    expect(idsIn('TOY-GEN.1–3 and TOY-GEN.7-9')).toEqual(['TOY-GEN.1', 'TOY-GEN.7']);
  });

  it('are whole words', () => {
    expect(idsIn('XTOY-GEN.1 TOY-GEN.1abc a-TOY-GEN.1 toy-gen.1')).toEqual(['XTOY-GEN.1']);
  });
});

describe('coverage', () => {
  it('counts ids of passed tests once, and lists the rest in the order of the inventory', () => {
    const tests = [passed('TOY-GEN.1 a'), passed('TOY-GEN.1 b'), failed('TOY-P5.3b c')];
    expect(measureCoverage(inventory, {}, tests)).toEqual({
      total: 3,
      proved: 1,
      exempt: 0,
      missing: ['TOY-GEN.2', 'TOY-P5.3b'],
      problems: [],
    });
  });

  it('takes a reasoned excuse instead of a proof', () => {
    const tests = [passed('TOY-GEN.1'), passed('TOY-P5.3b')];
    const coverage = measureCoverage(inventory, { 'TOY-GEN.2': 'advice' }, tests);
    expect(coverage).toMatchObject({ proved: 2, exempt: 1, missing: [], problems: [] });
  });

  it('refuses an excuse that is empty, unknown or no longer needed', () => {
    const excuses = { 'TOY-GEN.2': ' ', 'TOY-GEN.9': 'no such rule', 'TOY-GEN.1': 'hard' };
    const coverage = measureCoverage(inventory, excuses, [passed('TOY-GEN.1')]);
    expect(coverage).toMatchObject({ proved: 1, exempt: 0, missing: ['TOY-GEN.2', 'TOY-P5.3b'] });
    expect(coverage.problems).toEqual([
      'exempt.json excuses TOY-GEN.2 without a reason.',
      'exempt.json excuses TOY-GEN.9, which RULES.md does not list.',
      'exempt.json excuses TOY-GEN.1, but a test proves it: remove the excuse.',
    ]);
  });

  it('refuses a title with an unknown id, whether the test passed or not', () => {
    const { problems } = measureCoverage(inventory, {}, [failed('TOY-GEN.8 draw')]);
    expect(problems).toEqual(['The test "TOY-GEN.8 draw" names TOY-GEN.8, which RULES.md does not list.']);
  });
});

describe('exemptions', () => {
  it('are an object of texts', () => {
    expect(readExemptions('{ "TOY-GEN.2": "advice" }', 'toy')).toEqual({ 'TOY-GEN.2': 'advice' });
    expect(() => readExemptions('[]', 'toy')).toThrow('games/toy/test/exempt.json must be an object');
    expect(() => readExemptions('{', 'toy')).toThrow('it is not JSON');
    expect(() => readExemptions('{ "TOY-GEN.2": 1 }', 'toy')).toThrow(
      'the reason of TOY-GEN.2 is not a text',
    );
  });
});

describe('the report', () => {
  const coverage = measureCoverage(inventory, { 'TOY-GEN.2': 'advice', 'TOY-GEN.9': 'old' }, [
    passed('TOY-GEN.1'),
  ]);
  const reports = [{ game: 'toy', inventory, coverage }];

  it('is exactly total, proved, exempt and missing in JSON', () => {
    expect(JSON.parse(reportAsJson(reports))).toEqual({
      toy: { total: 3, proved: 1, exempt: 1, missing: ['TOY-P5.3b'] },
    });
    expect(reportAsJson([])).toBe('{}');
  });

  it('shows a reader the words of each missing rule', () => {
    expect(reportAsText(reports)).toBe(
      'toy: 1 of 3 rules proved, 1 exempt, 1 missing\n  TOY-P5.3b Five players rest in turn.',
    );
  });

  it('fails on a missing rule and on a problem alone', () => {
    expect(allProved(reports)).toBe(false);
    expect(problemsOf(reports)).toEqual([
      'toy: exempt.json excuses TOY-GEN.9, which RULES.md does not list.',
    ]);
    const clean = { ...coverage, missing: [], problems: [] };
    expect(allProved([{ game: 'toy', inventory, coverage: clean }])).toBe(true);
    expect(allProved([{ game: 'toy', inventory, coverage: { ...clean, problems: ['odd'] } }])).toBe(false);
  });
});

describe('a test run', () => {
  const file = (path: string, status: string, ...results: [string, string][]) => ({
    name: `/krcma/games/${path}`,
    status,
    assertionResults: results.map(([fullName, state]) => ({ fullName, status: state })),
  });
  const run: VitestReport = {
    testResults: [
      file(
        'toy/test/a.test.ts',
        'failed',
        ['scoring TOY-GEN.1', 'passed'],
        ['TOY-GEN.2', 'failed'],
        ['later', 'todo'],
      ),
      file('toy/test/b.test.ts', 'failed'),
      file('toy-two/test/a.test.ts', 'passed', ['TWO-GEN.1', 'passed']),
    ],
  };

  it('gives each game the tests of its own folder', () => {
    expect(testsOf(run, '/krcma', 'toy')).toEqual([
      passed('scoring TOY-GEN.1'),
      failed('TOY-GEN.2'),
      failed('later'),
    ]);
    expect(testsOf(run, '/krcma', 'toy-two')).toEqual([passed('TWO-GEN.1')]);
  });

  it('names failed tests, and files that could not be loaded', () => {
    expect(failuresOf(run, '/krcma', 'toy')).toEqual([
      'failed: TOY-GEN.2',
      'failed: games/toy/test/b.test.ts',
    ]);
  });
});

describe('what is made of the inventory', () => {
  it('the list of ids, a chapter to a row', () => {
    const file = idsFile(inventory);
    expect(file).toContain("  'TOY-GEN.1', 'TOY-GEN.2',\n  'TOY-P5.3b',\n] as const;");
    const long = readInventory(Array.from({ length: 40 }, (_, i) => `- TOY-GEN.${i} x`).join('\n'));
    expect(
      Math.max(
        ...idsFile(long)
          .split('\n')
          .map(({ length }) => length),
      ),
    ).toBeLessThanOrEqual(110);
    expect(idsFile(long).match(/'TOY-GEN\.\d+'/g)).toHaveLength(40);
  });

  it('which rules were read, by id or by chapter, until their line changes', () => {
    const first = readingsAfter(inventory, { 'TOY-OLD.1': 'gone' }, ['TOY-GEN']);
    expect(Object.keys(first)).toEqual(['TOY-GEN.1', 'TOY-GEN.2']);
    const changed = readInventory('- TOY-GEN.1 The winner has the fewest points.\n- TOY-GEN.2 Advice.');
    const second = readingsAfter(changed, first, ['TOY-GEN.1']);
    expect(second['TOY-GEN.1']).not.toBe(first['TOY-GEN.1']);
    expect(second['TOY-GEN.2']).toBe(first['TOY-GEN.2']);
  });

  it('no mark for what no rulebook lists', () => {
    expect(unknownAmong(['TOY-GEN', 'TOY-GEN.2', 'TOY-GE', 'TOY-GEN.9'], [inventory])).toEqual([
      'TOY-GE',
      'TOY-GEN.9',
    ]);
  });
});
