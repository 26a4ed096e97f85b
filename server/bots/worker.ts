import { parentPort } from 'node:worker_threads';
import {
  type Adviser,
  adviserOf,
  type Bot,
  botOf,
  type Craft,
  type Decided,
  type ThinkRequest,
} from '@krcma/bots';
import type { GameTypes } from '@krcma/kernel';
import { adviceOf, rulesOf } from '../games.ts';
import type { ThinkOrder, ThinkReply } from './pool.ts';

const crafts = new Map<string, Craft<GameTypes>>();
/** One of each game and level: whoever plans remembers what is still to be done. */
const bots = new Map<string, Bot>();
const advisers = new Map<string, Adviser>();

function adviserFor(game: string, craft: Craft<GameTypes>): Adviser {
  const adviser = advisers.get(game) ?? adviserOf(craft);
  advisers.set(game, adviser);
  return adviser;
}

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
  if (request.advise) return adviserFor(game, craft).advise(table, seat, budget);
  const name = `${game} ${level}`;
  const bot = bots.get(name) ?? botOf(level, craft);
  bots.set(name, bot);
  return bot.decide(table, seat, budget);
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
