import {
  type Advised,
  type Adviser,
  adviserOf,
  type Bot,
  type Budget,
  botOf,
  type Decided,
  type Level,
} from '@krcma/bots';
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

const advisers = new WeakMap<TableGame, Adviser>();

function adviserFor(game: TableGame): Adviser {
  const adviser = advisers.get(game) ?? adviserOf(game);
  advisers.set(game, adviser);
  return adviser;
}

/** A bot knows the seal of the game, never the seed. */
const budgetFor = ({ commitment, numbers }: Journal, seat: Seat, level: Level): Budget => ({
  seed: `${commitment} ${seat} ${numbers[seat]}`,
  ...(level === 'search' && { milliseconds: THINKING_TIME }),
});

/** What a bot would choose now for a seat. */
export const botChoice = (game: TableGame, journal: Journal, seat: Seat, level: Level): Decided =>
  botFor(game, level).decide(journal.table, seat, budgetFor(journal, seat, level));

/** What the strongest bot would choose, and why. */
export const adviceFor = (game: TableGame, journal: Journal, seat: Seat): Advised =>
  adviserFor(game).advise(journal.table, seat, budgetFor(journal, seat, 'search'));
