import { difficultyOn, type PuzzleName, type PuzzleShelf } from '@krcma/tableware/puzzle';
import type { Language } from '../settings/settings.ts';
import type { PageText } from '../texts/pages-en.ts';

/** A day as people write it. */
const dayInWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day));

/** How hard it is; those of the rulebook are not graded. */
export function difficultyOf(name: PuzzleName, { difficulties }: PuzzleShelf): number | undefined {
  if (name.kind === 'prepared') return undefined;
  return name.kind === 'endless' ? name.difficulty : difficultyOn(name.date, difficulties);
}

export function titleOf(
  name: PuzzleName,
  { prepared }: PuzzleShelf,
  language: Language,
  t: PageText['puzzle'],
): string {
  switch (name.kind) {
    case 'daily':
      return t.ofDay(dayInWords(name.date, language));
    case 'endless':
      return t.ofDifficulty(name.difficulty, name.number);
    case 'prepared':
      return prepared.find(({ id }) => id === name.id)?.title[language] ?? name.id;
  }
}
