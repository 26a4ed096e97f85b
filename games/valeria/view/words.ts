import type { BoardWords } from './board-words.ts';
import { czech } from './words.cs.ts';
import { english } from './words.en.ts';

export const words: Readonly<Record<'en' | 'cs', BoardWords>> = { en: english, cs: czech };
