// What is counted, as a subject and as an object: "1 příšera", "získáš 1 příšeru".
import type { CzechNoun } from '@krcma/kernel';

/** Nouns whose accusative is the nominative. */
const noun = (one: string, few: string, other: string): CzechNoun => ({ one, acc: one, few, other });

export const gold = noun('zlato', 'zlata', 'zlat');
export const food = noun('jídlo', 'jídla', 'jídel');
export const evil = noun('zlo', 'zla', 'zel');
export const trap = noun('past', 'pasti', 'pastí');
export const room = noun('místnost', 'místnosti', 'místností');
export const point = noun('bod', 'body', 'bodů');
export const life = noun('život', 'životy', 'životů');
export const field = noun('pole', 'pole', 'polí');
export const damage = noun('zranění', 'zranění', 'zranění');
export const tunnel: CzechNoun = { one: 'chodba', acc: 'chodbu', few: 'chodby', other: 'chodeb' };
export const letter: CzechNoun = { one: 'upomínka', acc: 'upomínku', few: 'upomínky', other: 'upomínek' };
export const monster: CzechNoun = { one: 'příšera', acc: 'příšeru', few: 'příšery', other: 'příšer' };
export const imp: CzechNoun = { one: 'imp', acc: 'impa', few: 'impové', fewAcc: 'impy', other: 'impů' };
/** Imps, or trolls in their place. */
export const worker: CzechNoun = {
  one: 'pracovník',
  acc: 'pracovníka',
  few: 'pracovníci',
  fewAcc: 'pracovníky',
  other: 'pracovníků',
};
