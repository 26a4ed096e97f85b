import { cs } from './cs.ts';
import { en } from './en.ts';

export const texts = { en, cs };

export type Language = keyof typeof texts;
