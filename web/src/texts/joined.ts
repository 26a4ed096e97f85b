import type { Language } from '../settings/settings.ts';

/** "Ann", "Ann and Bob", "Ann, Bob and Cyril" as the language joins names. */
export const joined = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language).format(names);
