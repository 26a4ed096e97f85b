import { readFileSync } from 'node:fs';
import { positionOf, type SignBook, seenBy } from '@krcma/kernel';
import { spokenOf } from '@krcma/tableware/signs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { isFullRun } from '../../tools/sample.ts';
import { loadGame, loadLegend, loadPlates, loadText } from '../src/games.ts';
import { GAME_IDS, type GameId, rulesOf } from '../src/host/rules.ts';
import { drawnBoard } from './drawn-board.ts';

const legendOf = async (id: GameId, language: 'en' | 'cs' = 'en') => {
  const legend = await loadLegend(id, language);
  if (legend === undefined) throw new Error(`${id} has no legend.`);
  return legend;
};

/** Pieces that are symbols wherever they are drawn. */
const SYMBOL =
  /(?:^|\s)(?:tw-icon|tw-pip|tw-badge|tw-seat-shield|tw-counter|ml-die|va-candle|dl-target|dl-zone|lr-rune)(?:\s|$)/;
/** Marks of the shell, and pictures beside a heading that says the same. */
const NO_SYMBOL = /\b(?:tw-thing-flame|tw-badge-mark|ml-stage-title|tw-tabs|tw-map-controls)\b/;

interface Tag {
  readonly name: string;
  readonly look: string;
  readonly sign: string | undefined;
}

/** Reads markup of React: the symbols with their signs, and those that have none. */
function symbolsIn(page: string): { readonly signs: Set<string>; readonly unmarked: Set<string> } {
  const signs = new Set<string>();
  const unmarked = new Set<string>();
  const open: Tag[] = [];
  for (const [whole, closing, name = '', rest = ''] of page.matchAll(/<(\/?)([a-z]+)([^>]*)>/gi)) {
    if (closing === '/') {
      open.splice(open.findLastIndex((tag) => tag.name === name));
      continue;
    }
    const look = /class="([^"]*)"/.exec(rest)?.[1] ?? '';
    const sign = /data-sign="([^"]*)"/.exec(rest)?.[1];
    const tag = { name, look, sign };
    if (sign !== undefined) signs.add(sign);
    const around = [...open, tag];
    const exempt = open.some((each) => NO_SYMBOL.test(each.look));
    if (SYMBOL.test(look) && !exempt && around.every((each) => each.sign === undefined))
      unmarked.add(
        open
          .map((each) => each.look.trim())
          .slice(-4)
          .join(' > '),
      );
    if (!whole.endsWith('/>')) open.push(tag);
  }
  return { signs, unmarked };
}

const SETTINGS: Readonly<Record<GameId, readonly (readonly [number, Readonly<Record<string, unknown>>])[]>> =
  {
    valeria: [
      [5, { events: true }],
      [1, {}],
    ],
    'monster-lands': [
      [4, { tricks: true, queensGift: true, moreMonsters: true, difficulty: 'deadly' }],
      [1, { scenario: 'tricky-sam' }],
      [1, { scenario: 'full-pack' }],
    ],
    'dungeon-lords': [
      [4, { rules: 'full' }],
      [2, {}],
      [1, { situation: 'situation-1-room' }],
    ],
    ragnarok: [
      [4, { lastRound: 12 }],
      [2, { lastRound: 12 }],
    ],
    'mage-knight': [
      [1, { scenario: 'solo-conquest' }],
      [2, { scenario: 'blitz-conquest' }],
      [2, { scenario: 'volkares-return-blitz' }],
      [1, { scenario: 'life-and-death' }],
    ],
  };

const TABLES = GAME_IDS.flatMap((id) =>
  SETTINGS[id].map(([seats, options]) => [id, seats, options] as const),
);

const MOST = 300;
const DRAWN_EVERY = isFullRun ? 3 : 20;

describe('symbols', () => {
  it.each(TABLES)('everything drawn is explained: %s, %i at the table, %o', async (id, seats, options) => {
    const [game, module, { book }] = [await loadGame(id, 'en'), await rulesOf(id), await legendOf(id)];
    await game.view.fetchAhead?.();
    const played = positionOf(module, { seats, seed: `signs ${seats}`, options });
    const names = { seat: (seat: number) => `${seat}` };
    for (let made = 0; made < MOST && played.game.outcome === undefined; made++) {
      const asked = played.asked();
      const { view, decision } = seenBy(module, played.journal, asked.seat);
      for (const full of made % DRAWN_EVERY === 0 ? [false, true] : []) {
        const shown = { view, seat: asked.seat, decision, seats, full, narrow: !full };
        const { signs, unmarked } = symbolsIn(drawnBoard(game, shown));
        expect([...unmarked]).toEqual([]);
        const unknown = [...signs].filter((sign) => !(sign in book) && !game.text.thing(sign, view, names));
        expect(unknown).toEqual([]);
      }
      played.play([asked.seat, asked.options[(made * 7 + 3) % asked.options.length]?.id ?? '']);
    }
  });

  it.each(GAME_IDS)(
    'each has a picture, a place in the legend and words in both languages: %s',
    async (id) => {
      const [en, cs] = [await legendOf(id, 'en'), await legendOf(id, 'cs')];
      expect(Object.keys(cs.book).sort()).toEqual(Object.keys(en.book).sort());
      const listed = en.groups(undefined).flatMap(({ signs }) => signs);
      expect([...listed].sort()).toEqual(Object.keys(en.book).sort());
      for (const sign of listed) {
        expect(renderToStaticMarkup(createElement(en.Sign, { id: sign }))).toMatch(/><.+<\/span>$/);
        for (const { book } of [en, cs]) {
          expect(book[sign]?.name).toMatch(/^\p{Lu}|^[3-9]/u);
          expect(book[sign]?.means).toMatch(/^\p{Lu}.*\.$/u);
          expect(book[sign]?.said ?? '').not.toMatch(/\((?!\?)/);
        }
        expect(cs.book[sign]?.means).not.toBe(en.book[sign]?.means);
      }
    },
  );

  it.each(GAME_IDS)('what stands within a sentence names no number of its own: %s', async (id) => {
    const { Sign, book } = await legendOf(id);
    const said = Object.keys(book).filter((sign) => book[sign]?.said !== undefined);
    const drawn = said.map((sign) => renderToStaticMarkup(createElement(Sign, { id: sign })));
    expect(said.filter((_, at) => />[^<]*\d[^<]*</.test(drawn[at] ?? ''))).toEqual([]);
  });

  it.each(GAME_IDS)('every icon of a game is a picture of something named, or a symbol: %s', async (id) => {
    const folder = new URL(`../../games/${id}/view/`, import.meta.url);
    const icons: Record<string, string> = await import(`${folder}icons.ts`);
    const { Sign, groups } = await legendOf(id);
    const pictures = groups(undefined)
      .flatMap(({ signs }) => signs)
      .map((sign) => renderToStaticMarkup(createElement(Sign, { id: sign })))
      .join();
    const named = ['emblems.ts', 'signs.tsx', 'sections.tsx', 'sceneries.ts']
      .flatMap((file) => textOf(new URL(file, folder)))
      .join();
    const silent = Object.entries(icons).filter(
      ([name, path]) =>
        !pictures.includes(path) && !new RegExp(`icons\\.${name}\\b|\\b${name}\\b`).test(named),
    );
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  it.each(GAME_IDS)(
    'every chapter of the rules has a picture, and every symbol in it words: %s',
    async (id) => {
      const [text, draw, { book }] = [await loadText(id, 'cs'), await loadPlates(id), await legendOf(id)];
      for (const chapter of Object.keys(text.chapters)) {
        const { plates = [], signs = [] } = draw?.(chapter, text.board) ?? {};
        expect([chapter, plates.length + signs.length > 0]).toEqual([chapter, true]);
        expect(signs.filter((sign) => !(sign in book))).toEqual([]);
        for (const { picture } of plates) expect(renderToStaticMarkup(picture)).toContain('<');
      }
    },
  );

  it('a table shows only what its components show', async () => {
    const { groups } = await legendOf('valeria');
    const module = await rulesOf('valeria');
    const signsOf = (seats: number, options = {}) =>
      groups(module.view(positionOf(module, { seats, options }).game, 0)).flatMap(({ signs }) => signs);
    expect(signsOf(2)).not.toContain('dark-lord');
    expect(signsOf(2)).not.toContain('resting');
    expect(signsOf(2)).not.toContain('harm');
    expect(signsOf(5, { events: true })).toEqual(
      expect.arrayContaining(['resting', 'harm', 'domain-stacks']),
    );
    expect(signsOf(1)).toContain('dark-lord');
    expect(signsOf(1)).not.toContain('domain-stacks');
  });
});

/** Nothing where a game has no such file. */
function textOf(file: URL): string[] {
  try {
    return [readFileSync(file, 'utf8')];
  } catch {
    return [];
  }
}

describe('sentences', () => {
  const shown = (book: SignBook, sentence: string): string =>
    spokenOf(book, sentence)
      .map(
        ({ words, said = '', sign, stop = '' }) =>
          `${words}${said}${sign === undefined ? '' : `{${sign}}`}${stop}`,
      )
      .join('');

  it.each([
    [
      'valeria',
      'en',
      'Slay it for 2 strength and 1 magic.',
      'Slay it for 2 strength{strength} and 1 magic{magic}.',
    ],
    ['valeria', 'en', 'Magical goldsmiths', 'Magical goldsmiths'],
    ['valeria', 'en', 'Gain 1 gold or 3 gold.', 'Gain 1 gold{gold} or 3 gold.'],
    [
      'valeria',
      'cs',
      'Získáš 2 zlaťáky za každého dělníka.',
      'Získáš 2 zlaťáky{gold} za každého dělníka{worker}.',
    ],
    [
      'valeria',
      'en',
      'Gain 1 gold for each of your holy citizens.',
      'Gain 1 gold{gold} for each of your holy{holy} citizens{citizen}.',
    ],
    ['monster-lands', 'en', 'Lay 2 strength dice.', 'Lay 2 strength dice{die-strength}.'],
    [
      'monster-lands',
      'cs',
      'Polož 2 kostky síly a zaplať 3 mince.',
      'Polož 2 kostky síly{die-strength} a zaplať 3 mince{coins}.',
    ],
    ['monster-lands', 'cs', 'Žetony obrany a 5 bodů slávy', 'Žetony obrany{defence} a 5 bodů slávy{glory}'],
  ] as const)('%s, %s: %s', async (id, language, sentence, wanted) => {
    expect(shown((await legendOf(id, language)).book, sentence)).toBe(wanted);
  });
});
