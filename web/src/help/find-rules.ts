import type { GameText } from '@krcma/kernel';
import type { Language } from '../settings/settings.ts';
import { plain, stemOf } from './stem.ts';

export interface FoundChapter {
  readonly id: string;
  readonly name: string;
  readonly rules: readonly { readonly id: string; readonly words: string }[];
}

type Rulebook = Pick<GameText, 'rules' | 'chapters'>;

/** `VAL-ROLL.4` stands in the chapter ROLL. */
const chapterOf = (rule: string): string => /-([A-Z0-9]+)\./.exec(rule)?.[1] ?? '';

/** How well a word fits: the word itself, another form of it, a part of a longer word, not at all. */
const FITS = { word: 3, form: 2, part: 1, none: 0 } as const;
/** One word of a heading outweighs whatever stands below it. */
const HEADING = 10;

interface Searched {
  readonly plain: string;
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
}

interface Wanted {
  readonly plain: string;
  readonly stem: string;
}

function searched(text: string, language: Language): Searched {
  const words = plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return {
    plain: plain(text),
    words: new Set(words),
    stems: new Set(words.map((word) => stemOf(word, language))),
  };
}

function fit({ plain: text, words, stems }: Searched, wanted: Wanted): number {
  if (words.has(wanted.plain)) return FITS.word;
  if (stems.has(wanted.stem)) return FITS.form;
  return text.includes(wanted.plain) ? FITS.part : FITS.none;
}

/** 0 unless every word of the query is found in the heading or below it. */
function rank(heading: Searched, body: Searched, query: readonly Wanted[]): number {
  let sum = 0;
  for (const wanted of query) {
    const found = HEADING * fit(heading, wanted) + fit(body, wanted);
    if (found === 0) return 0;
    sum += found;
  }
  return sum;
}

const indexes = new WeakMap<Rulebook['rules'], ReadonlyMap<string, Searched>>();

/** Every rule is cut into words once, not with every letter that is typed. */
function indexOf(rules: Rulebook['rules'], language: Language): ReadonlyMap<string, Searched> {
  const known = indexes.get(rules);
  if (known !== undefined) return known;
  const index = new Map(
    Object.entries(rules).map(([id, words]) => [id, searched(`${id} ${words}`, language)]),
  );
  indexes.set(rules, index);
  return index;
}

/** Rules with every word of the query, in whatever form: the best chapters first, and in each the best rules. */
export function findRules({ rules, chapters }: Rulebook, query: string, language: Language): FoundChapter[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  const words = wanted.map((each) => ({ plain: each, stem: stemOf(each, language) }));
  const found = new Map<string, { id: string; words: string; rank: number }[]>();
  const headings = new Map(Object.entries(chapters).map(([id, name]) => [id, searched(name, language)]));
  const nothing = searched('', language);
  for (const [id, body] of indexOf(rules, language)) {
    const chapter = chapterOf(id);
    const ranked = rank(headings.get(chapter) ?? nothing, body, words);
    if (words.length > 0 && ranked === 0) continue;
    const rule = { id, words: rules[id] ?? '', rank: ranked };
    const others = found.get(chapter);
    if (others) others.push(rule);
    else found.set(chapter, [rule]);
  }
  return [...found]
    .map(([id, ranked]) => ({ id, best: Math.max(...ranked.map((each) => each.rank)), ranked }))
    .sort((a, b) => b.best - a.best)
    .map(({ id, ranked }) => ({
      id,
      name: chapters[id] ?? id,
      rules: ranked.sort((a, b) => b.rank - a.rank).map(({ rank: _, ...rule }) => rule),
    }));
}
