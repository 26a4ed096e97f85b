import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureCoverage } from './src/rules/coverage.ts';
import {
  exemptionsOf,
  gamesWithRules,
  inventoryOf,
  readingsOf,
  writeIds,
  writeReadings,
} from './src/rules/game-folder.ts';
import { idsFile } from './src/rules/ids-file.ts';
import { readingsAfter, unknownAmong } from './src/rules/readings.ts';
import { allProved, type GameReport, problemsOf, reportAsJson, reportAsText } from './src/rules/report.ts';
import { failuresOf, runGameTests, testsOf, type VitestReport } from './src/rules/test-run.ts';

const help = `Counts the rules that a passing test proves, game by game, and keeps what is made of RULES.md.

  npm run rules              what is proved, and every rule that is not
  npm run rules -- --json    the same as JSON: { "<game>": { total, proved, exempt, missing } }
  npm run rules -- --ids     writes games/<game>/data/rule-ids.ts anew from RULES.md
  npm run rules -- --read VAL-GEN.1 VAL-HARV
                             marks these rules, or all of a chapter: their words in both languages follow RULES.md
  npm run rules -- --help    this text

A rule is a line "- VAL-GEN.1 ..." of games/<game>/RULES.md. A passing test proves the ids that its title writes out.
Rules that no test can prove stand in games/<game>/test/exempt.json: { "VAL-GEN.2": "the reason" }.
A test fails when a line of RULES.md has changed since its words were marked as read (text/rules-read.json).
Exit code 1: a rule is missing, an excuse is wrong, or a test names an unknown rule.`;

const root = join(import.meta.dirname, '..');

function reportOf(game: string, run: VitestReport): GameReport {
  const inventory = inventoryOf(root, game);
  const coverage = measureCoverage(inventory, exemptionsOf(root, game), testsOf(run, root, game));
  return { game, inventory, coverage };
}

function countRules(asJson: boolean): boolean {
  const games = gamesWithRules(root);
  const run = runGameTests(root, games);
  const reports = games.map((game) => reportOf(game, run));
  console.log(asJson ? reportAsJson(reports) : reportAsText(reports));
  const failures = games.flatMap((game) =>
    failuresOf(run, root, game).map((failure) => `${game}: ${failure}`),
  );
  for (const line of [...failures, ...problemsOf(reports)]) console.error(line);
  return allProved(reports);
}

function keepIds(): boolean {
  for (const game of gamesWithRules(root)) writeIds(root, game, idsFile(inventoryOf(root, game)));
  return true;
}

function markAsRead(wanted: readonly string[]): boolean {
  const games = gamesWithRules(root).map((game) => ({ game, inventory: inventoryOf(root, game) }));
  const unknown = unknownAmong(
    wanted,
    games.map(({ inventory }) => inventory),
  );
  if (wanted.length === 0) throw new Error('Say which rules were read: npm run rules -- --read VAL-GEN.1.');
  if (unknown.length > 0) throw new Error(`No RULES.md lists ${unknown.join(', ')}.`);
  for (const { game, inventory } of games)
    writeReadings(root, game, readingsAfter(inventory, readingsOf(root, game), wanted));
  return true;
}

function main(args: string[]): boolean {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'boolean' },
      ids: { type: 'boolean' },
      read: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(help);
    return true;
  }
  if (values.ids) return keepIds();
  if (values.read) return markAsRead(positionals);
  if (positionals.length > 0)
    throw new Error(`${positionals.join(' ')} is not understood; --help tells what is.`);
  // npm keeps an option written without the `--` for itself and passes it on in the environment.
  return countRules(values.json ?? process.env.npm_config_json === 'true');
}

try {
  process.exitCode = main(process.argv.slice(2)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
