import { parentPort } from 'node:worker_threads';
import { type Bot, botOf, type ThinkRequest } from '@krcma/bots';
import { adviceOf, rulesOf } from '../games.ts';
import type { ThinkReply } from './pool.ts';

const bots = new Map<string, Bot>();

async function botFor({ game, level }: ThinkRequest): Promise<Bot> {
  const key = `${game} ${level}`;
  const known = bots.get(key);
  if (known !== undefined) return known;
  const bot = botOf(level, { module: rulesOf(game), advice: await adviceOf(game) });
  bots.set(key, bot);
  return bot;
}

parentPort?.on('message', async (message: string) => {
  const answer = (reply: ThinkReply) => parentPort?.postMessage(reply);
  try {
    const request = JSON.parse(message) as ThinkRequest;
    const { table, seat, seed, milliseconds } = request;
    const bot = await botFor(request);
    answer({ decided: bot.decide(table, seat, { seed, ...(milliseconds && { milliseconds }) }) });
  } catch (error) {
    answer({ failed: error instanceof Error ? error.message : String(error) });
  }
});
