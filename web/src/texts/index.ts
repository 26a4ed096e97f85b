import { use } from 'react';
import { type Language, settings, useSettings } from '../settings/settings.ts';
import type { ShellText } from './en.ts';

export type { ShellText } from './en.ts';
export { joined } from './joined.ts';

const loaders: Readonly<Record<Language, () => Promise<ShellText>>> = {
  en: async () => (await import('./en.ts')).en,
  cs: async () => (await import('./cs.ts')).cs,
};

const loading = new Map<Language, Promise<ShellText>>();
const known = new Map<Language, ShellText>();

/** The words of the shell in one language, fetched once; another one is tried again. */
export function shellText(language: Language): Promise<ShellText> {
  const begun = loading.get(language);
  if (begun !== undefined) return begun;
  const words = loaders[language]();
  loading.set(language, words);
  words.then(
    (text) => {
      known.set(language, text);
      // So React reads it without waiting once more, which would take what is shown away for a moment, and the focus.
      Object.assign(words, { status: 'fulfilled', value: text });
    },
    () => loading.delete(language),
  );
  return words;
}

// Whoever fetches this is about to speak.
shellText(settings.get().language);

/** What is known of them by now: any page that shows something has asked for them. */
export const knownText = (language: Language): ShellText | undefined => known.get(language);

/** The words of the shell in the reader's language. */
export const useText = (): ShellText => use(shellText(useSettings().language));

/** Changes the language when its words are there, so that nothing vanishes in between. */
export async function speak(language: Language): Promise<void> {
  await shellText(language);
  settings.set({ language });
}
