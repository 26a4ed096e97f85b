import { type Bot, botOf, type Decided, type Level } from '@krcma/bots';
import type { Journal, Seat } from '@krcma/kernel';
import type { TableGame } from './games.ts';

const THINKING_TIME = 1000;

const made = new WeakMap<TableGame, Map<Level, Bot>>();

function botFor(game: TableGame, level: Level): Bot {
  const bots = made.get(game) ?? new Map<Level, Bot>();
  made.set(game, bots);
  const bot = bots.get(level) ?? botOf(level, game);
  bots.set(level, bot);
  return bot;
}

/** What a bot would choose now for a seat. It knows the seal of the game, never the seed. */
export function botChoice(
  game: TableGame,
  { table, commitment, numbers }: Journal,
  seat: Seat,
  level: Level,
): Decided {
  const seed = `${commitment} ${seat} ${numbers[seat]}`;
  const milliseconds = level === 'search' ? { milliseconds: THINKING_TIME } : {};
  return botFor(game, level).decide(table, seat, { seed, ...milliseconds });
}
