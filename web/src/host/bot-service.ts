import type { Bot, Decided, ThinkRequest } from '@krcma/bots';
import { loadBot } from '@krcma/bots/load';
import { TableError } from '@krcma/kernel';
import { adviceOf } from './advice.ts';
import type { Thinker } from './bots.ts';
import { isGameId, rulesToPlay } from './rules.ts';

interface Numbered {
  readonly id: number;
}

type BotReply = Numbered & ({ readonly decided: Decided } | { readonly failed: string });

/** Answers questions for bots, one after the other. */
export function serveBots(port: MessagePort): void {
  const bots = new Map<string, Promise<Bot>>();
  port.onmessage = async ({ data }: MessageEvent<ThinkRequest & Numbered>) => {
    const { id, game, level, table, seat, seed, milliseconds } = data;
    try {
      const key = `${game} ${level}`;
      const bot = await (bots.get(key) ?? remember(bots, key, makeBot(game, level)));
      answer(port, {
        id,
        decided: bot.decide(table, seat, { seed, ...(milliseconds !== undefined && { milliseconds }) }),
      });
    } catch (error) {
      answer(port, { id, failed: error instanceof Error ? error.message : String(error) });
    }
  };
}

const answer = (port: MessagePort, reply: BotReply): void => port.postMessage(reply);

function remember<T>(map: Map<string, T>, key: string, value: T): T {
  map.set(key, value);
  return value;
}

async function makeBot(game: string, level: ThinkRequest['level']): Promise<Bot> {
  if (!isGameId(game)) throw new TableError('unknown-game', `There is no game called "${game}".`);
  const [module, advice] = await Promise.all([rulesToPlay(game), adviceOf(game)]);
  return loadBot(level, { module, advice });
}

/** The bots at the other end of a port. */
export function thinkerAt(port: MessagePort): Thinker {
  const waiting = new Map<number, { done(decided: Decided): void; failed(error: Error): void }>();
  let last = 0;
  port.onmessage = ({ data }: MessageEvent<BotReply>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ('decided' in data) asker?.done(data.decided);
    else asker?.failed(new Error(data.failed));
  };
  return {
    decide: (request) =>
      new Promise((done, failed) => {
        const id = ++last;
        waiting.set(id, { done, failed });
        port.postMessage({ ...request, id });
      }),
  };
}
