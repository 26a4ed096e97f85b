import { cs } from './cs.ts';
import { en } from './en.ts';

export const texts = { en, cs };
