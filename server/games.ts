import { dungeonLords } from '@krcma/dungeon-lords';
import { guide as dungeonLordsGuide } from '@krcma/dungeon-lords/guide';
import { invitation as toDungeonLords } from '@krcma/dungeon-lords/invitation';
import {
  agreedIn,
  type BotAdvice,
  type GameModule,
  type Guide,
  type Invitation,
  type Setup,
  scenarioIn,
  TableError,
} from '@krcma/kernel';
import { mageKnight } from '@krcma/mage-knight';
import { guide as mageKnightGuide } from '@krcma/mage-knight/guide';
import { invitation as toMageKnight } from '@krcma/mage-knight/invitation';
import { monsterLands } from '@krcma/monster-lands';
import { guide as monsterLandsGuide } from '@krcma/monster-lands/guide';
import { invitation as toMonsterLands } from '@krcma/monster-lands/invitation';
import { ragnarok } from '@krcma/ragnarok';
import { guide as ragnarokGuide } from '@krcma/ragnarok/guide';
import { invitation as toRagnarok } from '@krcma/ragnarok/invitation';
import { valeria } from '@krcma/valeria';
import { guide as valeriaGuide } from '@krcma/valeria/guide';
import { invitation as toValeria } from '@krcma/valeria/invitation';

export interface ServedGame {
  readonly module: GameModule;
  readonly invitation: Invitation;
  /** Which scenarios there are. */
  readonly guide?: Guide;
  /** What the game tells its bots; only the threads they think in load it. */
  advice(): Promise<BotAdvice>;
}

/** The games this server can hold a table of. */
const games: readonly ServedGame[] = [
  {
    module: valeria,
    invitation: toValeria,
    guide: valeriaGuide,
    advice: async () => (await import('@krcma/valeria/bot')).advice,
  },
  {
    module: monsterLands,
    invitation: toMonsterLands,
    guide: monsterLandsGuide,
    advice: async () => (await import('@krcma/monster-lands/bot')).advice,
  },
  {
    module: dungeonLords,
    invitation: toDungeonLords,
    guide: dungeonLordsGuide,
    advice: async () => (await import('@krcma/dungeon-lords/bot')).advice,
  },
  {
    module: ragnarok,
    invitation: toRagnarok,
    guide: ragnarokGuide,
    advice: async () => (await import('@krcma/ragnarok/bot')).advice,
  },
  {
    module: mageKnight,
    invitation: toMageKnight,
    guide: mageKnightGuide,
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

/** Which scenario of its guide a game is; undefined where there is none. */
export function scenarioOf(game: string, setup: Pick<Setup, 'seats' | 'options' | 'carried'>) {
  const { module, guide } = byId.get(game) ?? {};
  return module && guide && scenarioIn(guide, setup.seats, agreedIn(module.options, setup))?.value;
}

export const gameName = (game: string, language: 'en' | 'cs'): string =>
  byId.get(game)?.invitation[language].name ?? game;
