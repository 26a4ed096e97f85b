import type { Advised, Adviser, Bot, Budget, Craft, Decided, ThinkRequest } from '@krcma/bots';
import { loadBot } from '@krcma/bots/load';
import { type GameTypes, TableError } from '@krcma/kernel';
import { adviceOf } from './advice.ts';
import type { Thinker } from './bots.ts';
import { isGameId, rulesToPlay } from './rules.ts';

interface Numbered {
  readonly id: number;
}

type BotReply = Numbered & ({ readonly decided: Decided } | { readonly failed: string });

/** Answers questions for bots, one after the other. */
export function serveBots(port: MessagePort): void {
  const crafts = new Map<string, Promise<Craft<GameTypes>>>();
  /** One of each game and level: whoever plans remembers what is still to be done. */
  const bots = new Map<string, Promise<Bot>>();
  const advisers = new Map<string, Promise<Adviser>>();
  port.onmessage = async ({ data: { id, ...request } }: MessageEvent<ThinkRequest & Numbered>) => {
    try {
      const { game, level, advise } = request;
      const craft = await (crafts.get(game) ?? remember(crafts, game, craftOf(game)));
      const name = `${game} ${level}`;
      const decided = advise
        ? advised(await (advisers.get(game) ?? remember(advisers, game, loadAdviser(craft))), request)
        : thought(await (bots.get(name) ?? remember(bots, name, loadBot(level, craft))), request);
      answer(port, { id, decided });
    } catch (error) {
      answer(port, { id, failed: error instanceof Error ? error.message : String(error) });
    }
  };
}

/** How to advise is fetched when somebody first asks for it. */
const loadAdviser = async (craft: Craft<GameTypes>): Promise<Adviser> =>
  (await import('@krcma/bots/advise')).adviserOf(craft);

const budgetOf = ({ seed, milliseconds }: ThinkRequest): Budget => ({
  seed,
  ...(milliseconds !== undefined && { milliseconds }),
});

const thought = (bot: Bot, request: ThinkRequest): Decided =>
  bot.decide(request.table, request.seat, budgetOf(request));

const advised = (adviser: Adviser, request: ThinkRequest): Decided =>
  adviser.advise(request.table, request.seat, budgetOf(request));

const answer = (port: MessagePort, reply: BotReply): void => port.postMessage(reply);

function remember<T>(map: Map<string, T>, key: string, value: T): T {
  map.set(key, value);
  return value;
}

export async function craftOf(game: string): Promise<Craft<GameTypes>> {
  if (!isGameId(game)) throw new TableError('unknown-game', `There is no game called "${game}".`);
  const [module, advice] = await Promise.all([rulesToPlay(game), adviceOf(game)]);
  await module.later?.();
  return { module, advice };
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
  const decide = (request: ThinkRequest): Promise<Decided> =>
    new Promise((done, failed) => {
      const id = ++last;
      waiting.set(id, { done, failed });
      port.postMessage({ ...request, id });
    });
  return { decide, advise: (request) => decide({ ...request, advise: true }) as Promise<Advised> };
}
