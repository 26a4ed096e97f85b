import { texts } from '@krcma/valeria/text';
import { describe, expect, it } from 'vitest';
import { findRules } from '../src/help/find-rules.ts';
import { stemOf } from '../src/help/stem.ts';

const idsOf = (query: string, language: 'en' | 'cs' = 'en') =>
  findRules(texts[language], query, language).flatMap(({ rules }) => rules.map(({ id }) => id));

const book = (rules: Record<string, string>, chapters: Record<string, string> = { A: 'One', B: 'Two' }) => ({
  rules,
  chapters,
});

const FORMS = {
  cs: [
    'žold žoldu žoldem',
    'nestvůra nestvůry nestvůr nestvůrou nestvůrám nestvůrách',
    'obyvatel obyvatelé obyvatele obyvatelů obyvatelem obyvatelům',
    'balíček balíčku balíčky balíčků balíčkem balíčcích',
    'kostka kostky kostek kostkou kostkami kostce',
    'karta karty karet kartou kartami',
    'magie magii magií',
    'síla síly sil silou',
    'panství panstvích panstvím',
    'hráč hráče hráčů hráčem hráčům hráči',
    'tah tahu tahy tahů tahem tazích',
    'vévoda vévody vévodu vévodů vévodou',
    'past pasti pastí pastmi pastem',
    'říše říší říši říších',
    'žoldák žoldáka žoldáci žoldáků žoldákem',
    'kostlivec kostlivce kostlivci kostlivců',
    'Herold Herolda Heroldem',
    'mince mincí minci',
    'krčma krčmy krčmě krčmu',
    'mnich mniši mnicha',
    'hra hry hru hře',
  ],
  en: [
    'herald heralds',
    'monster monsters',
    'ability abilities',
    'roll rolls rolled rolling',
    'build builds building',
    'slay slays slaying',
    'trap traps trapped',
    'place places placed placing',
    'capture captures captured capturing',
    'loss losses',
    'die dies',
  ],
} as const;

const DIFFERENT = {
  cs: ['magie magnet', 'karta kára', 'hráč hrad', 'žold žoldák', 'past pás'],
  en: ['herald heart', 'gold good', 'trap trick', 'die dice', 'place plain'],
} as const;

describe('a stem', () => {
  it.each([
    ...FORMS.cs.map((forms) => ['cs', forms] as const),
    ...FORMS.en.map((forms) => ['en', forms] as const),
  ])('%s: %s', (language, forms) => {
    expect(new Set(forms.split(' ').map((word) => stemOf(word, language))).size).toBe(1);
  });

  it.each([
    ...DIFFERENT.cs.map((words) => ['cs', words] as const),
    ...DIFFERENT.en.map((words) => ['en', words] as const),
  ])('%s: not the same for %s', (language, words) => {
    expect(new Set(words.split(' ').map((word) => stemOf(word, language))).size).toBe(2);
  });
});

describe('rules are found', () => {
  it('all of them while nothing is asked, in the order of the rulebook', () => {
    expect(idsOf('', 'cs')).toEqual(Object.keys(texts.cs.rules));
  });

  it('in whatever form a word stands, with accents or without', () => {
    const rules = book({ 'T-A.1': 'Vyplať žold.', 'T-A.2': 'Hoď kostkou.' });
    for (const query of ['žoldem', 'zoldu', 'ŽOLD'])
      expect(findRules(rules, query, 'cs').flatMap((found) => found.rules)).toHaveLength(1);
    expect(idsOf('heralds')).toEqual(idsOf('herald'));
    expect(idsOf('nestvurou', 'cs')).toEqual(expect.arrayContaining(idsOf('nestvůra', 'cs')));
  });

  it('by their id', () => {
    expect(idsOf('VAL-ROLL.4')).toEqual(['VAL-ROLL.4']);
  });

  it('only with every word that is asked for', () => {
    const rules = book({ 'T-A.1': 'Pay the wages.', 'T-A.2': 'Pay for a trap.', 'T-B.1': 'Set a trap.' });
    expect(findRules(rules, 'traps pays', 'en').flatMap((found) => found.rules.map(({ id }) => id))).toEqual([
      'T-A.2',
    ]);
    expect(idsOf('xyzzy')).toEqual([]);
  });
});

describe('what is found is ranked', () => {
  it('a chapter that is called so stands before rules that mention it', () => {
    const rules = book(
      { 'T-A.1': 'The herald helps.', 'T-B.1': 'When nobody is activated.' },
      { A: 'Harvest', B: 'The Herald' },
    );
    expect(findRules(rules, 'heralds', 'en').map(({ id }) => id)).toEqual(['B', 'A']);
    expect(findRules(texts.en, 'herald', 'en')[0]?.id).toBe('HER');
  });

  it('the word itself before another form of it, and that before a part of a longer word', () => {
    const rules = book({ 'T-A.1': 'A trapdoor.', 'T-A.2': 'Two traps.', 'T-A.3': 'One trap.' });
    const [found] = findRules(rules, 'trap', 'en');
    expect(found?.rules.map(({ id }) => id)).toEqual(['T-A.3', 'T-A.2', 'T-A.1']);
  });

  it('equals stay in the order of the rulebook', () => {
    const rules = book({ 'T-B.1': 'One trap.', 'T-A.1': 'A trap.', 'T-A.2': 'No trap.' });
    expect(findRules(rules, 'trap', 'en').map(({ id }) => id)).toEqual(['B', 'A']);
  });
});
