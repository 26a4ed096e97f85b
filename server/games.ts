import { type GameModule, TableError } from '@krcma/kernel';
import { monsterLands } from '@krcma/monster-lands';
import { texts as monsterLandsTexts } from '@krcma/monster-lands/text';
import { valeria } from '@krcma/valeria';
import { texts as valeriaTexts } from '@krcma/valeria/text';

/** The games this server can hold a table of. */
const games: ReadonlyMap<string, GameModule> = new Map(
  [valeria as unknown as GameModule, monsterLands as unknown as GameModule].map((module) => [
    module.id,
    module,
  ]),
);

export const GAME_IDS: readonly string[] = [...games.keys()];

export function rulesOf(game: string): GameModule {
  const module = games.get(game);
  if (module === undefined)
    throw new TableError('unknown-game', `There is no game called "${game}". Known: ${GAME_IDS.join(', ')}.`);
  return module;
}

const names: Readonly<Record<string, Readonly<Record<'en' | 'cs', string>>>> = {
  valeria: { en: valeriaTexts.en.name, cs: valeriaTexts.cs.name },
  'monster-lands': { en: monsterLandsTexts.en.name, cs: monsterLandsTexts.cs.name },
};

export const gameName = (game: string, language: 'en' | 'cs'): string => names[game]?.[language] ?? game;
