import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Figure, said } from './figure.ts';
import { percentile } from './percentile.ts';
import { laidTable, oneChoice, type PlayTable } from './play.ts';
import type { Player } from './player.ts';
import type { Spawned } from './server-process.ts';
import { multiplied } from './shelf.ts';

/** Tables that are open at once, each in the middle of a game. */
const HOT = 1000;
const LONG_GAME = 120;

async function playedTable(port: number, choices: number): Promise<PlayTable> {
  const table = await laidTable(port);
  for (let turn = 0; turn < choices; turn++) await oneChoice(table, turn);
  return table;
}

/** Opens tables one after the other and leaves them again; gives the milliseconds each took. */
async function lookedAt(player: Player, tables: readonly string[]): Promise<number[]> {
  const opening: number[] = [];
  for (const table of tables) {
    const began = performance.now();
    await player.join(table);
    opening.push(performance.now() - began);
    player.leave(table);
  }
  return opening;
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

/** Many stored tables, of which a few thousand are opened and left again. */
export async function fullShelf(
  server: Spawned & { readonly data: string },
  count: number,
  idleSeconds: number,
): Promise<Figure[]> {
  const file = join(server.data, 'krcma.sqlite');
  const short = await playedTable(server.port, 20);
  const long = await playedTable(server.port, LONG_GAME);
  const [player] = long.players;
  if (player === undefined) throw new Error('Nobody sits at the table.');
  const stored = multiplied(file, short.id, count);
  const hot = multiplied(file, long.id, HOT);
  said(`${stored.length + hot.length} tables are stored.`);
  const before = await server.ask<number>('heap');
  const opening = await lookedAt(player, hot);
  const full = await server.ask<number>('heap');
  opening.push(...(await lookedAt(player, stored.slice(0, 4000))));
  await wait((idleSeconds + 3) * 1000);
  const after = await server.ask<number>('heap');
  said(
    `Heap of the server: ${megabytes(before)}, with ${HOT} tables open ${megabytes(full)}, ` +
      `when ${HOT + 4000} had been opened and left ${megabytes(after)}.`,
  );
  for (const each of [...short.players, ...long.players]) each.close();
  return [
    {
      name: `opening one of ${count + HOT} stored tables, p95`,
      value: percentile(opening, 95),
      unit: 'ms',
      bar: 20,
      lowerIsBetter: true,
    },
    {
      name: `memory of an open table after ${LONG_GAME} choices`,
      value: (full - before) / HOT / 1024,
      unit: 'kB',
      bar: 64,
      lowerIsBetter: true,
    },
    {
      name: 'heap kept when 5000 tables had been opened and left',
      value: (after - before) / 1e6,
      unit: 'MB',
      bar: 10,
      lowerIsBetter: true,
    },
  ];
}
