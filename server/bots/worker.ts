import { parentPort } from 'node:worker_threads';
import { type Bot, botOf, type ThinkRequest } from '@krcma/bots';
import { adviceOf, rulesOf } from '../games.ts';
import type { ThinkOrder, ThinkReply } from './pool.ts';

const bots = new Map<string, Bot>();

async function botFor({ game, level }: ThinkRequest): Promise<Bot> {
  const key = `${game} ${level}`;
  const known = bots.get(key);
  if (known !== undefined) return known;
  const bot = botOf(level, { module: rulesOf(game), advice: await adviceOf(game) });
  bots.set(key, bot);
  return bot;
}

const answer = (reply: ThinkReply) => parentPort?.postMessage(reply);

parentPort?.on('message', async ({ request, milliseconds }: ThinkOrder) => {
  try {
    const asked = JSON.parse(request) as ThinkRequest;
    const bot = await botFor(asked);
    answer({ decided: bot.decide(asked.table, asked.seat, { seed: asked.seed, milliseconds }) });
  } catch (error) {
    answer({ failed: error instanceof Error ? error.message : String(error) });
  }
});

answer({ ready: true });
