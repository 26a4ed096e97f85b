import type { GameModule, GameText } from '@krcma/kernel';
import type { GameView, Tutorial } from '@krcma/tableware/board';
import type { IconCredits } from '@krcma/tableware/credits';
import { type ComponentType, memo } from 'react';
import { GAME_IDS, type GameId, rulesOf } from './host/rules.ts';
import type { Language } from './settings/settings.ts';

/** What the first page says about a game before any of it is loaded; the same words stand in the game's texts. */
export interface Invitation {
  readonly name: string;
  readonly blurb: string;
}

export const invitations: Readonly<Record<GameId, Readonly<Record<Language, Invitation>>>> = {
  valeria: {
    en: {
      name: 'Valeria: Card Kingdoms',
      blurb:
        'Dukes compete for the crown of Valeria. Dice wake your citizens, and with the gold, strength and magic they bring you recruit more of them, slay monsters and build domains.',
    },
    cs: {
      name: 'Valerie: Karetní království',
      blurb:
        'Vévodové se ucházejí o korunu Valerie. Kostky probouzejí tvé obyvatele a za zlaťáky, sílu a magii, které ti přinesou, najímáš další, zabíjíš nestvůry a buduješ panství.',
    },
  },
  'monster-lands': {
    en: {
      name: 'Monster Lands',
      blurb:
        'Clans of mercenaries serve the Queen. Place your dice in the Citadel to hire, buy and brew, send your members Outside on quests and against monsters, conquer realms and win glory.',
    },
    cs: {
      name: 'Říše příšer',
      blurb:
        'Klany žoldáků slouží královně. Kostkami v Citadele najímáš, nakupuješ a vaříš lektvary, žoldáky posíláš do Okolí plnit úkoly a bojovat s příšerami, dobýváš říše a získáváš slávu.',
    },
  },
};

/** How many can play, and whether there is a lesson. */
export const offers: Readonly<
  Record<GameId, { readonly seats: GameModule['seats']; readonly tutorial: boolean }>
> = {
  valeria: { seats: { min: 1, max: 5 }, tutorial: true },
  'monster-lands': { seats: { min: 1, max: 4 }, tutorial: true },
};

/** What is said at a table. The rules in full are heavy, so they come when somebody wants to read them. */
export type TableText = Omit<GameText, 'rules'>;
export type Rules = GameText['rules'];

interface Loader {
  text(language: Language): Promise<TableText>;
  rules(language: Language): Promise<Rules>;
  view(): Promise<GameView>;
  /** Small picture for the first page, which needs nothing else of the board. */
  emblem(): Promise<ComponentType<{ readonly size: number }>>;
  /** Whose icons the board shows. */
  credits(): Promise<IconCredits>;
  tutorial?(): Promise<Tutorial>;
}

const loaders: Readonly<Record<GameId, Loader>> = {
  valeria: {
    text: async (language) =>
      (language === 'cs'
        ? (await import('@krcma/valeria/text/cs')).cs
        : (await import('@krcma/valeria/text/en')).en) as unknown as TableText,
    rules: async (language) =>
      (language === 'cs'
        ? (await import('@krcma/valeria/text/cs')).cs
        : (await import('@krcma/valeria/text/en')).en
      ).rules,
    view: async () => (await import('@krcma/valeria/view')).view as unknown as GameView,
    emblem: async () => (await import('@krcma/valeria/view/emblem')).LobbyEmblem,
    credits: async () => (await import('@krcma/valeria/view/credits')).credits,
    tutorial: async () => (await import('@krcma/valeria/tutorial')).tutorial,
  },
  'monster-lands': {
    text: async (language) =>
      (language === 'cs'
        ? (await import('@krcma/monster-lands/text/table/cs')).tableText
        : (await import('@krcma/monster-lands/text/table/en')).tableText) as unknown as TableText,
    rules: async (language) =>
      language === 'cs'
        ? (await import('@krcma/monster-lands/text/rules/cs')).rules
        : (await import('@krcma/monster-lands/text/rules/en')).rules,
    view: async () => (await import('@krcma/monster-lands/view')).view as unknown as GameView,
    emblem: async () => (await import('@krcma/monster-lands/view/emblem')).LobbyEmblem,
    credits: async () => (await import('@krcma/monster-lands/view/credits')).credits,
    tutorial: async () => (await import('@krcma/monster-lands/tutorial')).tutorial,
  },
};

/** Everything the shell needs of a game, in one language. */
export interface LoadedGame {
  readonly id: GameId;
  readonly text: TableText;
  readonly view: GameView;
}

const loaded = new Map<string, Promise<unknown>>();

/** The same promise for the same thing, as `use` of React wants it. */
function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = loaded.get(key) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const loading = load();
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}

/** A board is drawn anew only when something it shows has changed. */
async function viewOf(id: GameId): Promise<GameView> {
  const view = await loaders[id].view();
  return { ...view, Board: memo(view.Board), Player: memo(view.Player) };
}

export const loadGame = (id: GameId, language: Language): Promise<LoadedGame> =>
  once(`${id} ${language}`, async () => {
    const [text, view] = await Promise.all([
      loaders[id].text(language),
      once(`${id} view`, () => viewOf(id)),
    ]);
    return { id, text, view };
  });

export const loadText = (id: GameId, language: Language): Promise<TableText> =>
  once(`${id} text ${language}`, () => loaders[id].text(language));

export const loadRules = (id: GameId, language: Language): Promise<Rules> =>
  once(`${id} rules ${language}`, () => loaders[id].rules(language));

export const loadEmblem = (id: GameId): Promise<ComponentType<{ readonly size: number }>> =>
  once(`${id} emblem`, () => loaders[id].emblem());

export const loadModule = (id: GameId): Promise<GameModule> => once(`${id} module`, () => rulesOf(id));

export const loadTutorial = (id: GameId): Promise<Tutorial | undefined> =>
  once(`${id} tutorial`, async () => loaders[id].tutorial?.());

export const loadCredits = (): Promise<readonly IconCredits[]> =>
  once('credits', () => Promise.all(GAME_IDS.map((id) => loaders[id].credits())));
