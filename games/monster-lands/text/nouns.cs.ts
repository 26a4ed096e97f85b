// What is counted, as a subject and as an object: "1 mince", "získáš 1 minci".
import type { CzechNoun } from '@krcma/kernel';

/** Nouns whose accusative is the nominative. */
const noun = (one: string, few: string, other: string): CzechNoun => ({ one, acc: one, few, other });

export const coin: CzechNoun = { one: 'mince', acc: 'minci', few: 'mince', other: 'mincí' };
export const glory = noun('bod slávy', 'body slávy', 'bodů slávy');
export const potion = noun('lektvar', 'lektvary', 'lektvarů');
export const venom = noun('jed', 'jedy', 'jedů');
export const brew = noun('lektvar nebo jed', 'lektvary nebo jedy', 'lektvarů nebo jedů');
export const defence = noun('žeton obrany', 'žetony obrany', 'žetonů obrany');
export const trap = noun('past', 'pasti', 'pastí');
export const loot = noun('žeton kořisti z nabídky', 'žetony kořisti z nabídky', 'žetonů kořisti z nabídky');
export const trophyCard: CzechNoun = {
  one: 'karta trofeje',
  acc: 'kartu trofeje',
  few: 'karty trofejí',
  other: 'karet trofejí',
};
export const die: CzechNoun = { one: 'kostka', acc: 'kostku', few: 'kostky', other: 'kostek' };
export const attackDie: CzechNoun = {
  one: 'útočná kostka',
  acc: 'útočnou kostku',
  few: 'útočné kostky',
  other: 'útočných kostek',
};

/** Dice of something: "2 kostky síly". */
export const dieOf = (of: string): CzechNoun => ({
  one: `kostka ${of}`,
  acc: `kostku ${of}`,
  few: `kostky ${of}`,
  other: `kostek ${of}`,
});
