import { dungeonLords } from '@krcma/dungeon-lords';
import { invitation as toDungeonLords } from '@krcma/dungeon-lords/invitation';
import { type BotAdvice, type GameModule, type Invitation, TableError } from '@krcma/kernel';
import { mageKnight } from '@krcma/mage-knight';
import { invitation as toMageKnight } from '@krcma/mage-knight/invitation';
import { monsterLands } from '@krcma/monster-lands';
import { invitation as toMonsterLands } from '@krcma/monster-lands/invitation';
import { ragnarok } from '@krcma/ragnarok';
import { invitation as toRagnarok } from '@krcma/ragnarok/invitation';
import { valeria } from '@krcma/valeria';
import { invitation as toValeria } from '@krcma/valeria/invitation';

export interface ServedGame {
  readonly module: GameModule;
  readonly invitation: Invitation;
  /** What the game tells its bots; only the threads they think in load it. */
  advice(): Promise<BotAdvice>;
}

/** The games this server can hold a table of. */
const games: readonly ServedGame[] = [
  {
    module: valeria,
    invitation: toValeria,
    advice: async () => (await import('@krcma/valeria/bot')).advice,
  },
  {
    module: monsterLands,
    invitation: toMonsterLands,
    advice: async () => (await import('@krcma/monster-lands/bot')).advice,
  },
  {
    module: dungeonLords,
    invitation: toDungeonLords,
    advice: async () => (await import('@krcma/dungeon-lords/bot')).advice,
  },
  {
    module: ragnarok,
    invitation: toRagnarok,
    advice: async () => (await import('@krcma/ragnarok/bot')).advice,
  },
  {
    module: mageKnight,
    invitation: toMageKnight,
    advice: async () => (await import('@krcma/mage-knight/bot')).advice,
  },
];

const byId = new Map<string, ServedGame>(games.map((game) => [game.module.id, game]));

export const GAME_IDS: readonly string[] = [...byId.keys()];

/** Lets this process hold tables of one more game, such as the small one that tests play. */
export const alsoServe = (game: ServedGame): void => void byId.set(game.module.id, game);

function served(game: string): ServedGame {
  const found = byId.get(game);
  if (found === undefined)
    throw new TableError('unknown-game', `There is no game called "${game}". Known: ${GAME_IDS.join(', ')}.`);
  return found;
}

export const rulesOf = (game: string): GameModule => served(game).module;

export const adviceOf = (game: string): Promise<BotAdvice> => served(game).advice();

export const gameName = (game: string, language: 'en' | 'cs'): string =>
  byId.get(game)?.invitation[language].name ?? game;
