import { setTimeout as wait } from 'node:timers/promises';
import type { SeenFrame } from '@krcma/protocol';
import { Player } from './player.ts';

export interface PlayTable {
  readonly id: string;
  readonly players: readonly Player[];
}

const plan = { listed: false, spectators: true, rated: false, clock: { kind: 'none' }, outOfTime: 'bot' };

/** A table of two who sit before their frames. */
export async function laidTable(port: number): Promise<PlayTable> {
  const players = [new Player(port), new Player(port)] as const;
  for (const [seat, player] of players.entries()) await player.post('/api/guests', { name: `P${seat}` });
  const wish = { ...plan, game: 'valeria', seats: [{ who: 'me' }, { who: 'open' }] };
  const { id } = (await players[0].post('/api/tables', wish)) as { id: string };
  await players[1].post(`/api/tables/${id}/seats`);
  for (const player of players) {
    await player.connect();
    await player.join(id);
  }
  await players[0].post(`/api/tables/${id}/start`);
  return { id, players };
}

const asked = (frame: SeenFrame | undefined) => frame?.seen.decision;

/** One choice by whoever is asked; gives the milliseconds until it was durable and acknowledged. */
export async function oneChoice({ id, players }: PlayTable, turn: number): Promise<number | undefined> {
  const player = players.find(({ frame }) => asked(frame));
  const decision = asked(player?.frame);
  const option = decision?.options[(turn * 7) % decision.options.length];
  if (player === undefined || decision === undefined || option === undefined) return undefined;
  const answer = await player.act(id, { do: 'choose', decision: decision.id, option: option.id });
  return answer.refused ? undefined : answer.milliseconds;
}

/** Tables at which one choice follows the other at a steady pace until the time is over. */
export async function steadyPlay(
  tables: readonly PlayTable[],
  perSecond: number,
  seconds: number,
): Promise<{ readonly latencies: number[]; readonly perSecond: number }> {
  const latencies: number[] = [];
  const began = performance.now();
  const pause = (tables.length / perSecond) * 1000;
  const until = began + seconds * 1000;
  await Promise.all(
    tables.map(async (table, index) => {
      let due = began + (index / tables.length) * pause;
      for (let turn = 0; due < until; turn++) {
        await wait(Math.max(0, due - performance.now()));
        const milliseconds = await oneChoice(table, turn);
        if (milliseconds !== undefined) latencies.push(milliseconds);
        // A late answer is not made up for by haste, but it is not hidden either: the next one is due on time.
        due += pause;
      }
    }),
  );
  return { latencies, perSecond: latencies.length / ((performance.now() - began) / 1000) };
}
