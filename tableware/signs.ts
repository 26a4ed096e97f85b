// What the symbols of a board mean. Boards mark them with `data-sign`; words and pictures are fetched when somebody asks.
import type { SignBook } from '@krcma/kernel';
import type { ComponentType } from 'react';

/** Symbols that belong together, under a heading. */
export interface SignGroup<Id extends string = string> {
  readonly title: Readonly<Record<'en' | 'cs', string>>;
  readonly signs: readonly Id[];
}

/** How a game's symbols look. */
export interface Legend<View = unknown> {
  /** The symbol, alone or within a sentence. */
  readonly Sign: ComponentType<{ readonly id: string }>;
  /** Those that the components of this table show; of a game in general without a table. */
  readonly groups: (view: View | undefined) => readonly SignGroup[];
}

/** A part of a sentence: plain words, then what is said of a symbol, which its picture and a comma stay with. */
export interface Spoken {
  readonly words: string;
  readonly said?: string;
  readonly sign?: string;
  readonly stop?: string;
}

const STOPS = /^[.,:;!?)]+/;

interface Lexicon {
  readonly pattern: RegExp;
  readonly ids: readonly string[];
}

const lexicons = new WeakMap<SignBook, Lexicon>();

/** Longer forms first: a strength die is not strength. */
function lexiconOf(book: SignBook): Lexicon {
  const known = lexicons.get(book);
  if (known !== undefined) return known;
  const said = Object.entries(book)
    .flatMap(([id, { said: forms }]) => (forms === undefined ? [] : [{ id, forms }]))
    .sort((a, b) => b.forms.length - a.forms.length);
  const any = said.map(({ forms }) => `(${forms})`).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu');
  const lexicon = { pattern, ids: said.map(({ id }) => id) };
  lexicons.set(book, lexicon);
  return lexicon;
}

/** Finds the symbols a sentence speaks of; each is shown once, where it is named first. */
export function spokenOf(book: SignBook, sentence: string): readonly Spoken[] {
  const { pattern, ids } = lexiconOf(book);
  if (ids.length === 0) return [{ words: sentence }];
  const parts: Spoken[] = [];
  const shown = new Set<string>();
  let from = 0;
  for (const match of sentence.matchAll(pattern)) {
    const sign = ids[match.slice(1).findIndex((found) => found !== undefined)];
    if (sign === undefined || shown.has(sign)) continue;
    shown.add(sign);
    const [said] = match;
    const to = match.index + said.length;
    const [stop = ''] = STOPS.exec(sentence.slice(to)) ?? [];
    parts.push({ words: sentence.slice(from, match.index), said, sign, stop });
    from = to + stop.length;
  }
  return [...parts, { words: sentence.slice(from) }];
}
