import { type Language, useSettings } from '../settings/settings.ts';
import { cs } from './cs.ts';
import { en, type ShellText } from './en.ts';

export type { ShellText } from './en.ts';
export { joined } from './joined.ts';

export const shellTexts: Readonly<Record<Language, ShellText>> = { en, cs };

/** The words of the shell in the reader's language. */
export const useText = (): ShellText => shellTexts[useSettings().language];
