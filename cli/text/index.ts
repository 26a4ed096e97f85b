import { cs } from './cs.ts';
import { en, type ShellText } from './en.ts';

export { COMMANDS, type CommandName, type ShellText } from './en.ts';

export const LANGUAGES = ['en', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];

export const shellTexts: Readonly<Record<Language, ShellText>> = { en, cs };

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The language of the user's system, English when it is none of ours. */
export function systemLanguage(environment: Readonly<Record<string, string | undefined>>): Language {
  const wanted = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || '';
  return LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language)) ?? 'en';
}
