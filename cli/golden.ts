import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { replay } from '@krcma/kernel';
import { gameCalled, games, type TableGame } from './src/games.ts';
import {
  goldenFolder,
  goldenNames,
  readGolden,
  removeGolden,
  writeGolden,
} from './src/golden/golden-file.ts';
import { gameEnding, gameOfMode, gameOfModeEnding, sameGame } from './src/golden/search.ts';
import type { Policy } from './src/players.ts';

const help = `Recorded games that must go the same way for ever: one of each mode, and one of each way to end.

  npm run golden                                  replays them all; exit code 1 when one differs or is missing
  npm run golden -- --update --reason "why"       records what is missing or differs anew
    --game mage-knight                            only of this game; may be said several times
  npm run golden -- --help                        this text

They stand in games/<game>/test/golden/. Those that still go as recorded stay untouched; the reason is written into those
that change, and belongs into the commit as well. Where the same choices still lead to the same end, they are kept.`;

const root = join(import.meta.dirname, '..');

interface Wanted {
  readonly name: string;
  record(): ReturnType<typeof gameOfMode>;
}

/** Thinking seats play some of the modes; the others cost less time. */
const TEMPERS: readonly Policy[] = ['random', 'stubborn', 'greedy'];

const wantedOf = (game: TableGame): Wanted[] => [
  ...game.modes.map((mode, index) => ({
    name: `mode-${mode.name}`,
    record: () => gameOfMode(game, mode, TEMPERS[index % TEMPERS.length] ?? 'random'),
  })),
  ...Object.keys(game.endings).map((ending) => ({
    name: `ending-${ending}`,
    record: () => gameEnding(game, ending),
  })),
  ...(game.modeEndings ?? []).map((each) => ({
    name: `ending-${each.ending}-${each.mode}`,
    record: () => gameOfModeEnding(game, each),
  })),
];

/** The sentence why a recorded game no longer holds. */
function difference({ module }: TableGame, folder: string, name: string): string | undefined {
  if (!goldenNames(folder).includes(name)) return 'is missing';
  try {
    replay(module, readGolden(folder, name));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function check(game: TableGame, reason: string | undefined): boolean {
  const folder = goldenFolder(root, game.module.id);
  const wanted = wantedOf(game);
  const broken = wanted.flatMap((each) => {
    const why = difference(game, folder, each.name);
    return why === undefined ? [] : [{ ...each, why }];
  });
  const superfluous = goldenNames(folder).filter((name) => !wanted.some((each) => each.name === name));
  for (const { name, why } of broken) console.log(`${name}: ${why}`);
  for (const name of superfluous) console.log(`${name}: belongs to no mode and no way to end`);
  console.log(`${game.module.id}: ${wanted.length - broken.length} of ${wanted.length} go as recorded`);
  if (reason === undefined) return broken.length + superfluous.length === 0;
  for (const { name, record } of broken) {
    const same = goldenNames(folder).includes(name) ? sameGame(game, readGolden(folder, name)) : undefined;
    writeGolden(folder, name, { reason, ...(same ?? record()) });
    console.log(`${name}: ${same === undefined ? 'recorded' : 'the same game, its tables written anew'}`);
  }
  for (const name of superfluous) removeGolden(folder, name);
  return true;
}

function main(args: string[]): boolean {
  const { values } = parseArgs({
    args,
    options: {
      update: { type: 'boolean' },
      reason: { type: 'string' },
      game: { type: 'string', multiple: true },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(help);
    return true;
  }
  const reason = values.reason?.trim();
  if (values.update && !reason)
    throw new Error('Golden games change only on purpose: add --reason "why they differ now".');
  const wanted = values.game?.map(gameCalled) ?? games;
  return wanted.map((game) => check(game, values.update ? reason : undefined)).every(Boolean);
}

try {
  process.exitCode = main(process.argv.slice(2)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
