import type { GameTypes } from '@krcma/kernel';
import type { Bot, Craft, Level } from './bot.ts';

/** The bot of a level without the code of the others: a page that plays a quick bot need not fetch the strong one. */
export async function loadBot<T extends GameTypes>(level: Level, craft: Craft<T>): Promise<Bot<T>> {
  switch (level) {
    case 'random':
      return (await import('./random-bot.ts')).randomBot(craft);
    case 'greedy':
      return (await import('./greedy-bot.ts')).greedyBot(craft);
    case 'search':
      return (await import('./search-bot.ts')).searchBot(craft);
  }
}
