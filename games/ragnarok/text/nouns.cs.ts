// What is counted, as a subject and as an object: "1 runa", "získáš 1 runu".
import type { CzechNoun } from '@krcma/kernel';

export const card: CzechNoun = {
  one: 'bojová karta',
  acc: 'bojovou kartu',
  few: 'bojové karty',
  other: 'bojových karet',
};
export const rune: CzechNoun = { one: 'runa', acc: 'runu', few: 'runy', other: 'run' };
export const priest: CzechNoun = {
  one: 'kněz',
  acc: 'kněze',
  few: 'kněží',
  fewAcc: 'kněze',
  other: 'kněží',
};
export const army: CzechNoun = { one: 'armáda', acc: 'armádu', few: 'armády', other: 'armád' };
export const loss: CzechNoun = { one: 'ztráta', acc: 'ztrátu', few: 'ztráty', other: 'ztrát' };
export const openWound: CzechNoun = {
  one: 'pozice pro zranění',
  acc: 'pozici pro zranění',
  few: 'pozice pro zranění',
  other: 'pozic pro zranění',
};
export const kill: CzechNoun = {
  one: 'skolená nestvůra',
  acc: 'skolenou nestvůru',
  few: 'skolené nestvůry',
  other: 'skolených nestvůr',
};
export const temple: CzechNoun = { one: 'chrám', acc: 'chrám', few: 'chrámy', other: 'chrámů' };
export const monster: CzechNoun = { one: 'nestvůra', acc: 'nestvůru', few: 'nestvůry', other: 'nestvůr' };
export const attackCard: CzechNoun = {
  one: 'karta útoku',
  acc: 'kartu útoku',
  few: 'karty útoku',
  other: 'karet útoku',
};
