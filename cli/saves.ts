import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { wholeNumber } from './src/arguments.ts';
import { gameCalled, games, type TableGame } from './src/games.ts';
import { questionsMissing, saveChecks } from './src/saves/check.ts';
import { expectedAnew, expectedOf } from './src/saves/expected.ts';
import { asGameFile } from './src/saves/game-file.ts';
import { readRelease, releasesIn, savesFolder, writeExpected, writeSaves } from './src/saves/save-file.ts';
import { foundIn } from './src/saves/search.ts';

const help = `Saves of each release, in the middle of every question: what somebody keeps must load and go on as it would have.

  npm run saves                                   checks them all; exit code 1 when one fails
  npm run saves -- --add 0.2.0                    plays many games and keeps a few moments of them as the saves of a release
    --games 8                                     plays each mode and described position so many times
    --game ragnarok                               only of this game; may be said several times
  npm run saves -- --expect 0.1.0-f7e3b8f         writes anew what is expected of these saves: only for changed rules
  npm run saves -- --help                         this text

They stand in games/<game>/test/saves/: <release>.jsonl.br are the saves, one per line, and are never made again;
<release>.json says which question each stands at, how it goes on, and finger prints of the tables.
node tools/stored-tables.ts adds the same moments as a server stores them.`;

const root = join(import.meta.dirname, '..');
/** Every so many saves is the file of a browser that holds one. */
const GAME_FILES = 4;

function add(game: TableGame, release: string, rounds: number): void {
  const { module } = game;
  const folder = savesFolder(root, module.id);
  const saves = foundIn(game, rounds).map(({ mode, text }, index) => ({
    mode,
    text: index % GAME_FILES === 0 ? asGameFile(text) : text,
  }));
  writeSaves(
    folder,
    release,
    saves.map(({ text }) => text),
  );
  writeExpected(
    folder,
    release,
    saves.map(({ mode, text }) => expectedOf(module, text, mode).expected),
  );
  console.log(`${module.id}: ${saves.length} saves of ${release} were added`);
}

function expectAnew({ module }: TableGame, release: string): void {
  const folder = savesFolder(root, module.id);
  if (!releasesIn(folder).includes(release)) return;
  const { saves } = readRelease(folder, release);
  const expected = saves.map(({ text, ...before }) => expectedAnew(module, text, before));
  writeExpected(folder, release, expected);
  console.log(`${module.id}: what is expected of ${saves.length} saves of ${release} was written anew`);
}

function check({ module }: TableGame): boolean {
  const folder = savesFolder(root, module.id);
  const releases = releasesIn(folder).map((name) => readRelease(folder, name));
  const missing = questionsMissing(module, releases);
  for (const question of missing) console.log(`${module.id}: no save stands at ${question}`);
  const checks = releases.flatMap((release) => saveChecks(module, release));
  const failed = checks.filter(({ title, run }) => {
    try {
      run();
      return false;
    } catch (error) {
      console.log(`${module.id}: not true that ${title}. ${error instanceof Error ? error.message : error}`);
      return true;
    }
  });
  console.log(`${module.id}: ${checks.length - failed.length} of ${checks.length} checks hold`);
  return failed.length + missing.length === 0;
}

function main(args: string[]): boolean {
  const { values } = parseArgs({
    args,
    options: {
      add: { type: 'string' },
      games: { type: 'string', default: '8' },
      game: { type: 'string', multiple: true },
      expect: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(help);
    return true;
  }
  const { add: added, expect } = values;
  const rounds = wholeNumber('--games', values.games, 1);
  const wanted = values.game?.map(gameCalled) ?? games;
  if (added !== undefined) for (const game of wanted) add(game, added, rounds);
  if (expect !== undefined) for (const game of wanted) expectAnew(game, expect);
  return wanted.map(check).every(Boolean);
}

try {
  process.exitCode = main(process.argv.slice(2)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
