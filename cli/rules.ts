import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureCoverage } from './src/rules/coverage.ts';
import { exemptionsOf, gamesWithRules, inventoryOf } from './src/rules/game-folder.ts';
import { allProved, type GameReport, problemsOf, reportAsJson, reportAsText } from './src/rules/report.ts';
import { failuresOf, runGameTests, testsOf, type VitestReport } from './src/rules/test-run.ts';

const help = `Counts the rules that a passing test proves, game by game.

  npm run rules              what is proved, and every rule that is not
  npm run rules -- --json    the same as JSON: { "<game>": { total, proved, exempt, missing } }
  npm run rules -- --help    this text

A rule is a line "- VAL-GEN.1 ..." of games/<game>/RULES.md. A passing test proves the ids that its title writes out.
Rules that no test can prove stand in games/<game>/test/exempt.json: { "VAL-GEN.2": "the reason" }.
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

function main(args: string[]): boolean {
  const { values } = parseArgs({
    args,
    options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    console.log(help);
    return true;
  }
  // npm keeps an option written without the `--` for itself and passes it on in the environment.
  return countRules(values.json ?? process.env.npm_config_json === 'true');
}

try {
  process.exitCode = main(process.argv.slice(2)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
