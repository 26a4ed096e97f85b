import type { GameTypes } from '@krcma/kernel';
import type { Bot, Craft, Level } from './bot.ts';
import { greedyBot } from './greedy-bot.ts';
import { randomBot } from './random-bot.ts';
import { searchBot } from './search-bot.ts';

export { type Adviser, advise, adviserOf } from './advise.ts';
export {
  ADVISER,
  type Advised,
  type Because,
  type Bot,
  type Budget,
  type Considered,
  type Counted,
  type Craft,
  type Decided,
  LEVELS,
  type Level,
  type SecondPlan,
  THINKING_TIME,
  type ThinkRequest,
  type ToldPlan,
} from './bot.ts';

export function botOf<T extends GameTypes>(level: Level, craft: Craft<T>): Bot<T> {
  switch (level) {
    case 'random':
      return randomBot(craft);
    case 'greedy':
      return greedyBot(craft);
    case 'search':
      return searchBot(craft);
  }
}
