import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { TableError } from '@krcma/kernel';
import { wholeNumber } from './src/arguments.ts';
import { Problem, sentenceFor } from './src/play/problem.ts';
import { readText } from './src/play/storage.ts';
import { gameFile } from './src/replay/game-file.ts';
import { type Telling, tell } from './src/replay/tell.ts';
import { writeTest } from './src/replay/write-test.ts';
import { isLanguage, type Language, shellTexts, systemLanguage } from './text/index.ts';

const help = `Plays a game again, tells it in words and checks that it goes as recorded.

  npm run replay -- file.json      a record, a report, or a saved game
    --until n                      only the first n choices
    --seat n                       as this seat saw it; seats count from 0, as in the file
    --language en|cs
    --test                         makes a failing test of a report, in the game's test/reports/
    --help                         this text

A report is { "record": …, "comment": "what is wrong", "expectation"?: { "legal": [ids], "illegal": [ids], "state": {…} } }.
Exit code 1: the game differs from what was recorded.`;

const options = {
  until: { type: 'string' },
  seat: { type: 'string' },
  language: { type: 'string' },
  test: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const NARROW = 80;

type Arguments = ReturnType<typeof parsed>;

const parsed = (args: string[]) => parseArgs({ args, options, allowPositionals: true });

function main({ values, positionals }: Arguments, language: Language): boolean {
  const [file] = positionals;
  if (values.help || file === undefined) {
    console.log(help);
    return values.help === true;
  }
  const { problems } = shellTexts[language];
  if (!existsSync(file)) throw new Problem(problems.noFile(file));
  const game = gameFile(readText(file));
  if (values.test) {
    console.log(`${writeTest(join(import.meta.dirname, '..'), file, game)}\nnpm run format tidies it up.`);
    return true;
  }
  const telling: Telling = {
    language,
    width: Math.max(40, process.stdout.columns ?? NARROW),
    ...(values.until !== undefined && { until: wholeNumber('--until', values.until, 0) }),
    ...(values.seat !== undefined && { seat: seatAt(values.seat, game.record.setup.seats) }),
  };
  if (game.comment !== undefined) console.log(`${game.comment}\n`);
  const { lines, difference } = tell(game, telling);
  console.log(lines.join('\n'));
  if (difference !== undefined) console.error(difference);
  else console.log(problems.asRecorded);
  return difference === undefined;
}

function seatAt(text: string, seats: number): number {
  const seat = wholeNumber('--seat', text, 0);
  if (seat < seats) return seat;
  throw new Error(`--seat takes 0 to ${seats - 1} in this game, not ${seat}.`);
}

function languageOf({ values: { language } }: Arguments): Language {
  const system = systemLanguage(process.env);
  if (language === undefined) return system;
  if (isLanguage(language)) return language;
  throw new Problem(shellTexts[system].problems.badLanguage(language));
}

let shell = shellTexts[systemLanguage(process.env)];
try {
  const args = parsed(process.argv.slice(2));
  const language = languageOf(args);
  shell = shellTexts[language];
  process.exitCode = main(args, language) ? 0 : 1;
} catch (error) {
  const known = error instanceof Problem || error instanceof TableError;
  console.error(known ? sentenceFor(error, shell) : error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
