import { type Language, useSettings } from '../settings/settings.ts';
import { pagesCs } from './pages-cs.ts';
import { type PageText, pagesEn } from './pages-en.ts';

const pageTexts: Readonly<Record<Language, PageText>> = { en: pagesEn, cs: pagesCs };

/** The words of pages and dialogs that a table does without. */
export const usePageText = (): PageText => pageTexts[useSettings().language];
