import type { GameText } from '@krcma/kernel';

export interface FoundChapter {
  readonly id: string;
  readonly name: string;
  readonly rules: readonly { readonly id: string; readonly words: string }[];
}

/** `Příšera` is found by `prisera`. */
const plain = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** `VAL-ROLL.4` stands in the chapter ROLL. */
const chapterOf = (rule: string): string => /-([A-Z0-9]+)\./.exec(rule)?.[1] ?? '';

/** Rules in which every word of the query stands, by chapter and in the order of the rulebook. */
export function findRules(text: Pick<GameText, 'rules' | 'chapters'>, query: string): FoundChapter[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  const chapters = new Map<string, { id: string; words: string }[]>();
  for (const [id, words] of Object.entries(text.rules)) {
    const chapter = chapterOf(id);
    const searched = plain(`${id} ${words} ${text.chapters[chapter] ?? ''}`);
    if (!wanted.every((word) => searched.includes(word))) continue;
    const found = chapters.get(chapter);
    if (found) found.push({ id, words });
    else chapters.set(chapter, [{ id, words }]);
  }
  return [...chapters].map(([id, rules]) => ({ id, name: text.chapters[id] ?? id, rules }));
}
