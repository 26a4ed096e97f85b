import type { GameModule } from '@krcma/kernel';

interface Loader {
  /** All that is needed to play. */
  game(): Promise<GameModule>;
  /** The same with described positions. */
  whole(): Promise<GameModule>;
}

/** The rules of every game, loaded when they are needed. */
const loaders = {
  valeria: {
    game: async () => (await import('@krcma/valeria/game')).game,
    whole: async () => (await import('@krcma/valeria')).valeria,
  },
  'monster-lands': {
    game: async () => (await import('@krcma/monster-lands/game')).game,
    whole: async () => (await import('@krcma/monster-lands')).monsterLands,
  },
  'dungeon-lords': {
    game: async () => (await import('@krcma/dungeon-lords/game')).game,
    whole: async () => (await import('@krcma/dungeon-lords')).dungeonLords,
  },
  ragnarok: {
    game: async () => (await import('@krcma/ragnarok/game')).game,
    whole: async () => (await import('@krcma/ragnarok')).ragnarok,
  },
  'mage-knight': {
    game: async () => (await import('@krcma/mage-knight/game')).game,
    whole: async () => (await import('@krcma/mage-knight')).mageKnight,
  },
} as const satisfies Record<string, Loader>;

export type GameId = keyof typeof loaders;

export const GAME_IDS = Object.keys(loaders) as GameId[];

export const isGameId = (id: string): id is GameId => Object.hasOwn(loaders, id);

/** The rules of a game, whatever it began from. */
export const rulesOf = (id: GameId): Promise<GameModule> => loaders[id].whole();

/** The rules of a game that began as set-up lays it out. */
export const rulesToPlay = (id: GameId): Promise<GameModule> => loaders[id].game();
