// Light stemmers: they need not be right about a word, only give all forms of it the same stem.

/** `Příšera` is found by `prisera`. */
export const plain = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const CZECH_ENDINGS =
  /(?:ovych|ovymi|atech|etem|aty|ata|ovi|ove|ami|emi|imi|ymi|ych|ich|ech|ach|eho|emu|iho|imu|ou|mi|em|um|am|ym|im)$/;

/** Endings of cases go until none is left; then what changes in front of them: kostka, kostek, kostce. */
function czechStem(word: string): string {
  let stem = word;
  for (let shorter = ''; shorter !== stem; ) {
    shorter = stem;
    const cut = stem.replace(CZECH_ENDINGS, '');
    if (cut.length >= 3) stem = cut;
    const bare = stem.replace(/[aeiouy]$/, '');
    if (bare.length >= 2) stem = bare;
  }
  const full = stem.replace(/([^aeiouy])e([^aeiouy])$/, '$1$2');
  return (full.length >= 3 ? full : stem).replace(/ch$/, 's').replace(/c$/, 'k').replace(/z$/, 'h');
}

function englishStem(word: string): string {
  if (word.length < 4) return word;
  const single = word
    .replace(/(..)ies$/, '$1y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  const verb = single.replace(/(?:ing|ed)$/, '');
  const stem = verb.length >= 3 && /[aeiouy]/.test(verb) ? verb : single;
  const bare = stem
    .replace(/([^aeioulsz])\1$/, '$1')
    .replace(/e$/, '')
    .replace(/([^aeiou])y$/, '$1i');
  return bare.length >= 3 ? bare : stem;
}

const STEMS = { en: englishStem, cs: czechStem } as const;

/** What all forms of a word have in common, without accents: žold, žoldu, žoldem. */
export const stemOf = (word: string, language: 'en' | 'cs'): string => STEMS[language](plain(word));
