import type { GameModule } from '@krcma/kernel';

/** The rules of every game, loaded when they are needed. */
const loaders = {
  valeria: async () => (await import('@krcma/valeria')).valeria as unknown as GameModule,
  'monster-lands': async () => (await import('@krcma/monster-lands')).monsterLands as unknown as GameModule,
} as const;

export type GameId = keyof typeof loaders;

export const GAME_IDS = Object.keys(loaders) as GameId[];

export const isGameId = (id: string): id is GameId => Object.hasOwn(loaders, id);

export const rulesOf = (id: GameId): Promise<GameModule> => loaders[id]();
