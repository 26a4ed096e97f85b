import { countInCzech, listed } from '@krcma/kernel';
import type { DuelWords } from './duel-words.ts';

const state = (ready: boolean, wounded: boolean): string =>
  wounded ? 'zraněná' : ready ? 'připravená' : 'použitá';

export const duelWords: DuelWords = {
  title: 'Jeden proti druhému',
  phases: { ranged: 'Střelba a obléhání', melee: 'Boj zblízka' },
  aggressor: 'útočí',
  defender: 'brání se',
  attends: (attendance) =>
    attendance === null
      ? 'ještě se nerozhodl, jak se bude bránit'
      : attendance === 'full'
        ? 'brání se naplno a vzdává se příštího tahu'
        : 'brání se jen částečně: bez kostky, vlastních dovedností i konce tahu',
  acts: 'je na řadě',
  cards: (n) => `${countInCzech(n, { one: 'karta', few: 'karty', other: 'karet' })} v ruce`,
  woundsOf: (n, limit) => `zranění v tomto boji: ${n}; při ${limit} je hrdina vyřazen`,
  armor: (n) => `Zbroj ${n}`,
  unit: (name, armor, ready, wounded) => `${name}, zbroj ${armor}, ${state(ready, wounded)}`,
  costs: (n) => `zraní ji ${countInCzech(n, { one: 'bod', few: 'body', other: 'bodů' })}`,
  skillsLeft: (names) =>
    names.length === 0 ? 'žádná volná dovednost' : `volné dovednosti: ${listed(names, 'a')}`,
  dice: (n) =>
    n === 0
      ? 'žádnou kostku Pramene už nemá'
      : `smí použít ${countInCzech(n, { one: 'kostku', few: 'kostky', other: 'kostek' })} Pramene`,
  putsTogether: (name) => `${name} skládá útok`,
  attackOf: (name, total) => `${name} útočí silou ${total}`,
  blockCountsHalf: 'Jeden bod útoku zastaví dva body bloku.',
  blocks: (total, left) => `Blok ${total}: z útoku by zbylo ${left}`,
  deals: (left) => `k rozdělení zbývá zranění: ${left}`,
};
