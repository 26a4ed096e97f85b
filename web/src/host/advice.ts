import type { BotAdvice } from '@krcma/kernel';
import type { GameId } from './rules.ts';

/** What each game tells the bots. Loaded only by the worker they think in. */
const loaders: Readonly<Record<GameId, () => Promise<BotAdvice>>> = {
  valeria: async () => (await import('@krcma/valeria/bot')).advice,
  'monster-lands': async () => (await import('@krcma/monster-lands/bot')).advice,
  'dungeon-lords': async () => (await import('@krcma/dungeon-lords/bot')).advice,
  ragnarok: async () => (await import('@krcma/ragnarok/bot')).advice,
  'mage-knight': async () => (await import('@krcma/mage-knight/bot')).advice,
};

export const adviceOf = (id: GameId): Promise<BotAdvice> => loaders[id]();
