import { briefings as briefingsCs } from './briefings.cs.ts';
import { briefings as briefingsEn } from './briefings.en.ts';
import { cs } from './cs.ts';
import { en } from './en.ts';

export const texts = { en, cs };
export const briefings = { en: briefingsEn, cs: briefingsCs };
