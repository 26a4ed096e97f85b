import { type Language, useSettings } from '../settings/settings.ts';
import { cs } from './cs.ts';
import { en, type ShellText } from './en.ts';

export type { ShellText } from './en.ts';

export const shellTexts: Readonly<Record<Language, ShellText>> = { en, cs };

/** The words of the shell in the reader's language. */
export const useText = (): ShellText => shellTexts[useSettings().language];

/** "Ann", "Ann and Bob", "Ann, Bob and Cyril" as the language joins names. */
export const joined = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language).format(names);
