import { type Language, useSettings } from '../settings/settings.ts';
import { frontCs } from './front-cs.ts';
import { type FrontText, frontEn } from './front-en.ts';

export const frontTexts: Readonly<Record<Language, FrontText>> = { en: frontEn, cs: frontCs };

/** The words that every page has from the beginning; `useText` knows these too, and all others. */
export const useFrontText = (): FrontText => frontTexts[useSettings().language];
