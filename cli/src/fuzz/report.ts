import { join } from 'node:path';
import { toBeWritten } from '@krcma/kernel';
import type { TableGame } from '../games.ts';
import { newFileName, reportsFolder, writeSafely } from '../play/storage.ts';
import type { Failure, Plan, Tally } from './fuzz-games.ts';

/** The broken game as a bug report: `npm run replay` tells its story. */
export function writeFailure({ module }: TableGame, { sentence, setup, choices }: Failure): string {
  const file = join(reportsFolder(), newFileName(`${module.id}-fuzz`));
  const record = { game: module.id, version: module.version, setup: toBeWritten(setup), choices, hashes: [] };
  writeSafely(file, `${JSON.stringify({ comment: sentence, record }, null, 1)}\n`);
  return file;
}

export function commandFor({ game, seed, every, greedy, mode }: Plan, { index }: Failure): string {
  const wanted = mode === undefined ? '' : ` --mode ${mode}`;
  return `npm run fuzz -- --game ${game} --seed ${JSON.stringify(seed)} --every ${every} --greedy ${greedy}${wanted} --only ${index}`;
}

const counts = (title: string, of: Readonly<Record<string, number>>): string[] => {
  const widest = Math.max(0, ...Object.keys(of).map((name) => name.length));
  return [title, ...Object.entries(of).map(([name, count]) => `  ${name.padEnd(widest)} ${count}`)];
};

export function reportAsText(tally: Tally, seconds: number): string {
  const { games, decisions, modes, endings } = tally;
  const speed = games / Math.max(seconds, 0.001);
  return [
    `${games} games, ${decisions} decisions, ${seconds.toFixed(1)} s, ${speed.toFixed(1)} games/s`,
    ...counts('Modes:', modes),
    ...counts('Ways to end:', endings),
  ].join('\n');
}
