import type { GameModule } from '@krcma/kernel';

/** The rules of every game, loaded when they are needed. */
const loaders = {
  valeria: async () => (await import('@krcma/valeria')).valeria,
  'monster-lands': async () => (await import('@krcma/monster-lands')).monsterLands,
} as const;

export type GameId = keyof typeof loaders;

export const GAME_IDS = Object.keys(loaders) as GameId[];

export const isGameId = (id: string): id is GameId => Object.hasOwn(loaders, id);

export const rulesOf = (id: GameId): Promise<GameModule> => loaders[id]();
