import dungeonLordsPictures from '@krcma/dungeon-lords/view/icons.svg';
import type { BoardText, Briefings, GameModule, GameText, Guide, PlanWords, SignBook } from '@krcma/kernel';
import mageKnightPictures from '@krcma/mage-knight/view/icons.svg';
import monsterLandsPictures from '@krcma/monster-lands/view/icons.svg';
import ragnarokPictures from '@krcma/ragnarok/view/icons.svg';
import type { GameView, Tutorial } from '@krcma/tableware/board';
import type { IconCredits } from '@krcma/tableware/credits';
import pictures from '@krcma/tableware/icons.svg';
import type { Plates } from '@krcma/tableware/plates';
import { laySheet } from '@krcma/tableware/sheet';
import type { Legend } from '@krcma/tableware/signs';
import valeriaPictures from '@krcma/valeria/view/icons.svg';
import { type ComponentType, memo } from 'react';
import { GAME_IDS, type GameId, rulesToPlay } from './host/rules.ts';
import type { Language } from './settings/settings.ts';

export type Rules = GameText['rules'];
type Terms = GameText['terms'];

type InEachLanguage<T> = Readonly<Record<Language, () => Promise<T>>>;

interface Loader {
  readonly text: InEachLanguage<BoardText>;
  readonly rules: InEachLanguage<Rules>;
  /** What is said about the choices of a set-up, and nowhere else. */
  readonly briefings?: InEachLanguage<Briefings>;
  /** Which scenario is for whom. */
  guide(): Promise<Guide>;
  /** What the reasons of a hint are called. */
  readonly terms: InEachLanguage<Terms>;
  /** How plans are told; a game may be without. */
  readonly plans?: InEachLanguage<PlanWords>;
  view(): Promise<GameView>;
  /** Where the sheet with all its pictures is. */
  readonly pictures: string;
  /** Small picture for the first page, which needs nothing else of the board. */
  emblem(): Promise<ComponentType<{ readonly size: number }>>;
  /** Whose icons the board shows. */
  credits(): Promise<IconCredits>;
  /** The lessons by their ids. */
  tutorials?(): Promise<Readonly<Record<string, Tutorial>>>;
  /** What the symbols mean. */
  readonly signs?: InEachLanguage<SignBook>;
}

const loaders: Readonly<Record<GameId, Loader>> = {
  valeria: {
    text: {
      en: async () => (await import('@krcma/valeria/text/table/en')).tableText,
      cs: async () => (await import('@krcma/valeria/text/table/cs')).tableText,
    },
    rules: {
      en: async () => (await import('@krcma/valeria/text/rules/en')).rules,
      cs: async () => (await import('@krcma/valeria/text/rules/cs')).rules,
    },
    briefings: {
      en: async () => (await import('@krcma/valeria/text/briefings/en')).briefings,
      cs: async () => (await import('@krcma/valeria/text/briefings/cs')).briefings,
    },
    terms: {
      en: async () => (await import('@krcma/valeria/text/terms/en')).terms,
      cs: async () => (await import('@krcma/valeria/text/terms/cs')).terms,
    },
    guide: async () => (await import('@krcma/valeria/guide')).guide,
    view: async () => (await import('@krcma/valeria/view')).view as unknown as GameView,
    pictures: valeriaPictures,
    emblem: async () => (await import('@krcma/valeria/view/emblem')).LobbyEmblem,
    credits: async () => (await import('@krcma/valeria/view/credits')).credits,
    tutorials: async () => (await import('@krcma/valeria/tutorial')).tutorials,
    signs: {
      en: async () => (await import('@krcma/valeria/text/signs/en')).signs,
      cs: async () => (await import('@krcma/valeria/text/signs/cs')).signs,
    },
  },
  'monster-lands': {
    text: {
      en: async () => (await import('@krcma/monster-lands/text/table/en')).tableText,
      cs: async () => (await import('@krcma/monster-lands/text/table/cs')).tableText,
    },
    rules: {
      en: async () => (await import('@krcma/monster-lands/text/rules/en')).rules,
      cs: async () => (await import('@krcma/monster-lands/text/rules/cs')).rules,
    },
    briefings: {
      en: async () => (await import('@krcma/monster-lands/text/briefings/en')).briefings,
      cs: async () => (await import('@krcma/monster-lands/text/briefings/cs')).briefings,
    },
    terms: {
      en: async () => (await import('@krcma/monster-lands/text/terms/en')).terms,
      cs: async () => (await import('@krcma/monster-lands/text/terms/cs')).terms,
    },
    guide: async () => (await import('@krcma/monster-lands/guide')).guide,
    view: async () => (await import('@krcma/monster-lands/view')).view as unknown as GameView,
    pictures: monsterLandsPictures,
    emblem: async () => (await import('@krcma/monster-lands/view/emblem')).LobbyEmblem,
    credits: async () => (await import('@krcma/monster-lands/view/credits')).credits,
    tutorials: async () => (await import('@krcma/monster-lands/tutorial')).tutorials,
    signs: {
      en: async () => (await import('@krcma/monster-lands/text/signs/en')).signs,
      cs: async () => (await import('@krcma/monster-lands/text/signs/cs')).signs,
    },
  },
  'dungeon-lords': {
    text: {
      en: async () => (await import('@krcma/dungeon-lords/text/table/en')).tableText,
      cs: async () => (await import('@krcma/dungeon-lords/text/table/cs')).tableText,
    },
    rules: {
      en: async () => (await import('@krcma/dungeon-lords/text/rules/en')).rules,
      cs: async () => (await import('@krcma/dungeon-lords/text/rules/cs')).rules,
    },
    briefings: {
      en: async () => (await import('@krcma/dungeon-lords/text/briefings/en')).briefings,
      cs: async () => (await import('@krcma/dungeon-lords/text/briefings/cs')).briefings,
    },
    terms: {
      en: async () => (await import('@krcma/dungeon-lords/text/terms/en')).terms,
      cs: async () => (await import('@krcma/dungeon-lords/text/terms/cs')).terms,
    },
    guide: async () => (await import('@krcma/dungeon-lords/guide')).guide,
    view: async () => (await import('@krcma/dungeon-lords/view')).view as unknown as GameView,
    pictures: dungeonLordsPictures,
    emblem: async () => (await import('@krcma/dungeon-lords/view/emblem')).LobbyEmblem,
    credits: async () => (await import('@krcma/dungeon-lords/view/credits')).credits,
    tutorials: async () => (await import('@krcma/dungeon-lords/tutorial')).tutorials,
    signs: {
      en: async () => (await import('@krcma/dungeon-lords/text/signs/en')).signs,
      cs: async () => (await import('@krcma/dungeon-lords/text/signs/cs')).signs,
    },
  },
  ragnarok: {
    text: {
      en: async () => (await import('@krcma/ragnarok/text/table/en')).tableText,
      cs: async () => (await import('@krcma/ragnarok/text/table/cs')).tableText,
    },
    rules: {
      en: async () => (await import('@krcma/ragnarok/text/rules/en')).rules,
      cs: async () => (await import('@krcma/ragnarok/text/rules/cs')).rules,
    },
    briefings: {
      en: async () => (await import('@krcma/ragnarok/text/briefings/en')).briefings,
      cs: async () => (await import('@krcma/ragnarok/text/briefings/cs')).briefings,
    },
    terms: {
      en: async () => (await import('@krcma/ragnarok/text/terms/en')).terms,
      cs: async () => (await import('@krcma/ragnarok/text/terms/cs')).terms,
    },
    guide: async () => (await import('@krcma/ragnarok/guide')).guide,
    view: async () => (await import('@krcma/ragnarok/view')).view as unknown as GameView,
    pictures: ragnarokPictures,
    emblem: async () => (await import('@krcma/ragnarok/view/emblem')).LobbyEmblem,
    credits: async () => (await import('@krcma/ragnarok/view/credits')).credits,
    tutorials: async () => (await import('@krcma/ragnarok/tutorial')).tutorials,
    signs: {
      en: async () => (await import('@krcma/ragnarok/text/signs/en')).signs,
      cs: async () => (await import('@krcma/ragnarok/text/signs/cs')).signs,
    },
  },
  'mage-knight': {
    text: {
      en: async () => (await import('@krcma/mage-knight/text/table/en')).tableText,
      cs: async () => (await import('@krcma/mage-knight/text/table/cs')).tableText,
    },
    rules: {
      en: async () => (await import('@krcma/mage-knight/text/rules/en')).rules,
      cs: async () => (await import('@krcma/mage-knight/text/rules/cs')).rules,
    },
    briefings: {
      en: async () => (await import('@krcma/mage-knight/text/briefings/en')).briefings,
      cs: async () => (await import('@krcma/mage-knight/text/briefings/cs')).briefings,
    },
    terms: {
      en: async () => (await import('@krcma/mage-knight/text/terms/en')).terms,
      cs: async () => (await import('@krcma/mage-knight/text/terms/cs')).terms,
    },
    plans: {
      en: async () => (await import('@krcma/mage-knight/text/plans/en')).plans as unknown as PlanWords,
      cs: async () => (await import('@krcma/mage-knight/text/plans/cs')).plans as unknown as PlanWords,
    },
    guide: async () => (await import('@krcma/mage-knight/guide')).guide,
    view: async () => (await import('@krcma/mage-knight/view')).view as unknown as GameView,
    pictures: mageKnightPictures,
    emblem: async () => (await import('@krcma/mage-knight/view/emblem')).LobbyEmblem,
    credits: async () => (await import('@krcma/mage-knight/view/credits')).credits,
    tutorials: async () => (await import('@krcma/mage-knight/tutorial')).tutorials,
    signs: {
      en: async () => (await import('@krcma/mage-knight/text/signs/en')).signs,
      cs: async () => (await import('@krcma/mage-knight/text/signs/cs')).signs,
    },
  },
};

/** Everything the shell needs of a game, in one language. */
export interface LoadedGame {
  readonly id: GameId;
  readonly text: BoardText;
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

/** The pictures of a board and of what all boards are laid with. Boards of tests stand in no page and have none. */
async function layPictures(id: GameId): Promise<void> {
  if (typeof document === 'undefined') return;
  await Promise.all([pictures, loaders[id].pictures].map(laySheet));
}

/** A board is drawn anew only when something it shows has changed. */
async function viewOf(id: GameId): Promise<GameView> {
  const [view] = await Promise.all([loaders[id].view(), layPictures(id)]);
  return { ...view, Board: memo(view.Board), Player: memo(view.Player) };
}

const loadView = (id: GameId): Promise<GameView> => once(`${id} view`, () => viewOf(id));

export const loadGame = (id: GameId, language: Language): Promise<LoadedGame> =>
  once(`${id} ${language}`, async () => {
    const [text, view] = await Promise.all([loaders[id].text[language](), loadView(id)]);
    return { id, text, view };
  });

export const loadText = (id: GameId, language: Language): Promise<BoardText> =>
  once(`${id} text ${language}`, loaders[id].text[language]);

export const loadRules = (id: GameId, language: Language): Promise<Rules> =>
  once(`${id} rules ${language}`, loaders[id].rules[language]);

export const loadBriefings = (id: GameId, language: Language): Promise<Briefings> =>
  once(`${id} briefings ${language}`, async () => (await loaders[id].briefings?.[language]()) ?? {});

export const loadGuide = (id: GameId): Promise<Guide> => once(`${id} guide`, loaders[id].guide);

/** The symbols of a game in one language: how they look, and what they mean. */
export interface LoadedLegend extends Legend {
  readonly book: SignBook;
}

/** A game may be without one. */
export const loadLegend = (id: GameId, language: Language): Promise<LoadedLegend | undefined> =>
  once(`${id} legend ${language}`, async () => {
    const { signs } = loaders[id];
    const [drawn, book] = await Promise.all([
      loadView(id).then(({ legend }) => legend?.()),
      signs?.[language](),
    ]);
    return drawn && book && { ...drawn, book };
  });

export const loadPlates = (id: GameId): Promise<Plates | undefined> =>
  once(`${id} plates`, async () => (await loadView(id)).plates?.());

export const loadTerms = (id: GameId, language: Language): Promise<Terms> =>
  once(`${id} terms ${language}`, loaders[id].terms[language]);

export const loadPlanWords = (id: GameId, language: Language): Promise<PlanWords | undefined> =>
  once(`${id} plans ${language}`, async () => loaders[id].plans?.[language]());

export const loadEmblem = (id: GameId): Promise<ComponentType<{ readonly size: number }>> =>
  once(`${id} emblem`, async () => {
    const [Emblem] = await Promise.all([loaders[id].emblem(), layPictures(id)]);
    return Emblem;
  });

/** The rules of a game that is about to begin. */
export const loadRulesToPlay = (id: GameId): Promise<GameModule> =>
  once(`${id} to play`, () => rulesToPlay(id));

export const loadTutorial = (id: GameId, lesson: string): Promise<Tutorial | undefined> =>
  once(`${id} lesson ${lesson}`, async () => (await loaders[id].tutorials?.())?.[lesson]);

export const loadCredits = (): Promise<readonly IconCredits[]> =>
  once('credits', () => Promise.all(GAME_IDS.map((id) => loaders[id].credits())));
