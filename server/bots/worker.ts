import { parentPort } from 'node:worker_threads';
import { advise, botOf, type Craft, type Decided, type ThinkRequest } from '@krcma/bots';
import type { GameTypes } from '@krcma/kernel';
import { adviceOf, rulesOf } from '../games.ts';
import type { ThinkOrder, ThinkReply } from './pool.ts';

const crafts = new Map<string, Craft<GameTypes>>();

async function craftOf(game: string): Promise<Craft<GameTypes>> {
  const known = crafts.get(game);
  if (known !== undefined) return known;
  const craft = { module: rulesOf(game), advice: await adviceOf(game) };
  crafts.set(game, craft);
  return craft;
}

async function thought(request: ThinkRequest, milliseconds: number): Promise<Decided> {
  const { game, level, table, seat, seed } = request;
  const craft = await craftOf(game);
  const budget = { seed, milliseconds };
  return request.advise
    ? advise(craft, table, seat, budget)
    : botOf(level, craft).decide(table, seat, budget);
}

const answer = (reply: ThinkReply) => parentPort?.postMessage(reply);

parentPort?.on('message', async ({ request, milliseconds }: ThinkOrder) => {
  try {
    answer({ decided: await thought(JSON.parse(request) as ThinkRequest, milliseconds) });
  } catch (error) {
    answer({ failed: error instanceof Error ? error.message : String(error) });
  }
});

answer({ ready: true });
