import { parentPort } from 'node:worker_threads';
import { type Bot, botOf, type ThinkRequest } from '@krcma/bots';
import type { BotAdvice } from '@krcma/kernel';
import { rulesOf } from '../games.ts';
import type { ThinkReply } from './pool.ts';

/** What each game tells its bots. */
const advisers: Readonly<Record<string, () => Promise<BotAdvice>>> = {
  valeria: async () => (await import('@krcma/valeria/bot')).advice as unknown as BotAdvice,
  'monster-lands': async () => (await import('@krcma/monster-lands/bot')).advice as unknown as BotAdvice,
};

const bots = new Map<string, Bot>();

async function botFor({ game, level }: ThinkRequest): Promise<Bot> {
  const key = `${game} ${level}`;
  const known = bots.get(key);
  if (known !== undefined) return known;
  const advice = await advisers[game]?.();
  if (advice === undefined) throw new Error(`No bot plays "${game}".`);
  const bot = botOf(level, { module: rulesOf(game), advice });
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
