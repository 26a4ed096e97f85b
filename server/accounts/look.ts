import { LOOK_ALIKES } from './look-alikes.ts';

const LOOKS = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([look, letters]) => [...letters].map((letter) => [letter, look])),
);

/** Accents and other marks, controls, whatever is drawn as nothing; the blank of Braille is a sign to Unicode. */
const UNSEEN = /[\p{Script=Inherited}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * What a name looks like to somebody at the table; two names with the same look are taken for each other. Case, accents
 * (á and à can hardly be told apart, and people leave them out), spaces and punctuation make no difference, nor do
 * letters of other alphabets that are drawn alike, 0 and O, 1 and l and I, rn and m. Empty when there is nothing to see.
 */
export function lookOf(name: string): string {
  const seen = name.normalize('NFKD').replace(UNSEEN, '').replace(/\p{Z}/gu, '');
  // A name may be of nothing but punctuation.
  const signs = seen.replace(/\p{P}/gu, '') || seen;
  return [...signs]
    .map((sign) => LOOKS.get(sign) ?? sign)
    .join('')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('0', 'o')
    .replace(/[i1|]/g, 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
