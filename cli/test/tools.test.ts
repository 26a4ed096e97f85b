import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openJournal, recordOf } from '@krcma/kernel';
import { playChecked } from '@krcma/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { wholeNumber } from '../src/arguments.ts';
import { printedBy } from '../src/bench/tool.ts';
import { webFiguresIn } from '../src/bench/web-figures.ts';
import { fuzzGames } from '../src/fuzz/fuzz-games.ts';
import { commandFor, writeFailure } from '../src/fuzz/report.ts';
import { gameCalled } from '../src/games.ts';
import { playerOf } from '../src/players.ts';
import { gameFile } from '../src/replay/game-file.ts';
import { tell } from '../src/replay/tell.ts';
import { testSource, writeTest } from '../src/replay/write-test.ts';
import { run } from './run-command.ts';
import { ownStateFolder } from './state-folder.ts';

const state = ownStateFolder();
const valeria = gameCalled('valeria');
const plan = { game: 'valeria', seed: 'test', every: 30, greedy: 4, first: 0, step: 1, count: 3 };

function recorded() {
  const journal = playChecked(valeria.module, { seats: 2, seed: 'told' }, playerOf('random', valeria, ''), {
    every: 1000,
  });
  return recordOf(valeria.module, journal);
}

describe('bench', () => {
  it('puts what the pages weigh into its table, whatever was printed before', () => {
    const figure = { what: 'first page', value: 84, bar: 130, unit: 'kB' };
    expect(webFiguresIn(`building …\n${JSON.stringify({ figures: [figure] })}\n`)).toEqual({
      figures: [{ name: 'web: first page', value: 84, bar: 130, unit: 'kB', lowerIsBetter: true }],
    });
  });

  it('says why the pages were not measured', () => {
    const missing = 'No Chromium or Chrome was found';
    expect(webFiguresIn(JSON.stringify({ figures: [], missing }))).toEqual({ figures: [], missing });
    expect(webFiguresIn('').missing).toBe('The pages could not be measured.');
  });

  it('ends a tool that never ends, and says so', () => {
    const endless = join(state.path, 'endless.mjs');
    writeFileSync(endless, 'setInterval(() => {}, 1000);');
    expect(printedBy(endless, 0.01)).toEqual({
      printed: '',
      problem: 'It took longer than 0.01 minutes and was ended.',
    });
    const failing = join(state.path, 'failing.mjs');
    writeFileSync(failing, 'process.exit(1);');
    expect(printedBy(failing, 1).problem).toBe('What it said stands above.');
  });
});

describe('fuzz', () => {
  it('takes whole numbers and known modes only', () => {
    expect(() => wholeNumber('--games', 'many', 1)).toThrow(
      '--games takes a whole number from 1 on, not "many".',
    );
    expect(() => wholeNumber('--every', '0', 1)).toThrow('not "0"');
    expect(wholeNumber('--only', '12', 0)).toBe(12);
  });

  it('plays the same games again for the same seed, and counts them', () => {
    const tally = fuzzGames(valeria, plan);
    expect(tally).toMatchObject({ games: 3 });
    expect(tally.decisions).toBeGreaterThan(100);
    expect(Object.values(tally.modes)).toEqual([1, 1, 1]);
    expect(fuzzGames(valeria, plan)).toEqual(tally);
  });

  it('stops at a broken promise, with one command that shows it again and a report that replays', () => {
    const broken = {
      ...valeria,
      module: {
        ...valeria.module,
        inconsistency: (game: { turn?: number }) =>
          (game.turn ?? 0) > 3 ? 'The fourth turn is cursed.' : undefined,
      },
    };
    const every = { ...plan, every: 1, count: 1, mode: '2-first-game' };
    const { failure } = fuzzGames(broken as typeof valeria, every);
    if (failure === undefined) throw new Error('The promise was not missed.');
    expect(failure.sentence).toContain('The fourth turn is cursed.');
    expect(commandFor(every, failure)).toBe(
      'npm run fuzz -- --game valeria --seed "test" --every 1 --greedy 4 --mode 2-first-game --only 0',
    );
    const file = writeFailure(valeria, failure);
    const told = tell(gameFile(readFileSync(file, 'utf8')), { language: 'en', width: 80 });
    expect(told.difference).toBeUndefined();
    expect(told.lines.join('\n')).toContain('Turn 1');
  });
});

describe('replay', () => {
  it('tells a record in words, as far as wanted and as a seat saw it', () => {
    const record = recorded();
    const file = gameFile(JSON.stringify(record));
    const all = tell(file, { language: 'en', width: 80 });
    expect(all.difference).toBeUndefined();
    expect(all.lines.join('\n')).toContain('The game is over.');
    const some = tell(file, { language: 'cs', width: 80, until: 7, seat: 1 });
    const lines = some.lines.join('\n');
    expect(lines).toContain('   7 Hráč');
    expect(lines).not.toContain('   8 Hráč');
    expect(lines).toContain('Hráč 1 si nechává tajného vévodu.');
  });

  it('says where a game goes astray', () => {
    const record = recorded();
    const hashes = record.hashes.map((hash, index) => (index === 2 ? 'ffffffffffffffff' : hash));
    const changed = tell(gameFile(JSON.stringify({ ...record, hashes })), { language: 'en', width: 80 });
    expect(changed.difference).toContain('It goes astray after choice 30.');
    const choices = record.choices.map((choice, index) => (index === 12 ? '0 fly:away' : choice));
    const illegal = tell(gameFile(JSON.stringify({ ...record, choices })), { language: 'en', width: 80 });
    expect(illegal.difference).toContain('It goes astray after choice 12.');
  });

  it.each([
    ['not JSON', '{"game":', /not JSON/],
    ['another file', '[1,2]', /neither a record nor a report nor a saved game/],
    ['no choices', '{"game":"valeria","setup":{"seed":"x","seats":2}}', /lacks its choices/],
    ['no set-up', '{"game":"valeria","choices":[],"hashes":[]}', /how the game was set up/],
    ['another game', '{"game":"chess","setup":{"seed":"x","seats":2},"choices":[],"hashes":[]}', /chess/],
  ])('refuses a file with %s', (_, content, words) => {
    expect(() => tell(gameFile(content), { language: 'en', width: 80 })).toThrow(words);
  });

  it('makes a failing test of a report', () => {
    const journal = openJournal(valeria.module, { seats: 2, seed: 'report' });
    const record = recordOf(valeria.module, journal);
    const report = { comment: 'I want to keep both dukes.', record };
    const source = testSource('both-dukes', gameFile(JSON.stringify(report)));
    expect(source).toContain('expect.fail("I want to keep both dukes.");');
    const expectation = { legal: ['keep:both'], illegal: ['keep:none'], state: { turn: 1 } };
    const precise = testSource('x', gameFile(JSON.stringify({ ...report, expectation })));
    expect(precise).toContain('expect(options).toEqual(expect.arrayContaining(["keep:both"]));');
    expect(precise).toContain('expect(table).toMatchObject({"turn":1});');
    const folder = join(state.path, 'project');
    mkdirSync(folder, { recursive: true });
    const file = join(folder, 'Both Dukes!.json');
    writeFileSync(file, JSON.stringify(report));
    const test = writeTest(folder, file, gameFile(JSON.stringify(report)));
    expect(test).toBe(join(folder, 'games/valeria/test/reports/both-dukes.test.ts'));
    expect(() => writeTest(folder, file, gameFile(JSON.stringify(report)))).toThrow(/already there/);
  });
});

describe.concurrent('bad arguments', () => {
  it.each([
    ['fuzz.ts', ['--mode', 'nowhere'], 2, /There is no mode called "nowhere"\. The modes are: 1-first-game/],
    ['mutants.ts', [], 2, /Which game\? Say --game valeria\./],
    ['replay.ts', ['/nowhere.json'], 1, /There is no file \/nowhere\.json\./],
    ['golden.ts', ['--update'], 2, /Golden games change only on purpose/],
  ])('%s %j', async (program, args, exit, words) => {
    const { code, err } = await run(program, args, { input: '', state: state.path });
    expect([code, err]).toEqual([exit, expect.stringMatching(words)]);
    expect(err).not.toMatch(/\n\s+at /);
  });
});
