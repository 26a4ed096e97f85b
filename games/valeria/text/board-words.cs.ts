import { type CzechForms, capital, countInCzech, countObjectInCzech, outOfInCzech } from '@krcma/kernel';
import type { BoardWords } from './board-words.ts';
import { areaNames, cardNames, monsterTypeNames, roleNames, trackNames } from './names.cs.ts';
import { points, remaining, stackText } from './phrases.cs.ts';

const cards = (count: number): string => countInCzech(count, { one: 'karta', few: 'karty', other: 'karet' });

const stacksLeft = (left: number, of: string): string => {
  const stacks: CzechForms = { one: `balíček ${of}`, few: `balíčky ${of}`, other: `balíčků ${of}` };
  return capital(remaining(left, countInCzech(left, stacks)));
};

const CITIZEN = {
  one: 'obyvatel',
  acc: 'obyvatele',
  few: 'obyvatelé',
  fewAcc: 'obyvatele',
  other: 'obyvatel',
};

export const boardWords: BoardWords = {
  card: (card) => cardNames[card].nom,
  area: (area) => areaNames[area].nom,
  role: (role) => capital(roleNames[role].nom),
  type: (type) => capital(monsterTypeNames[type]),
  track: (track) => capital(trackNames[track].few),
  stack: (name, stack, count) => `${name}, ${stackText(stack)}, ${cards(count)}`,
  emptyStack: (stack) => `${capital(stackText(stack))}, vyčerpaný`,
  exhausted: 'vyčerpáno',
  faceDown: 'Lícem dolů',
  center: 'Střed stolu',
  supply: 'Tvoje deska',
  dice: 'Kostky',
  die: (value) => `Kostka ukazuje ${value}`,
  notRolled: 'Kostky ještě nikdo nehodil',
  wakes: (numbers) => `Aktivuje ${numbers.join(', ')}`,
  owned: (count) => `máš ${count}`,
  yourTurn: 'Tvůj tah',
  otherTurns: 'Cizí tahy',
  end: 'Konec hry',
  exhaustedOf: (now, needed) => `Vyčerpané balíčky: ${now} ${outOfInCzech(needed)}`,
  monsterStacks: (left) => stacksLeft(left, 'nestvůr'),
  domainStacks: (left) => stacksLeft(left, 'panství'),
  deck: (count, events) =>
    events === 0
      ? `V balíčku vyčerpání: ${cards(count)}`
      : `V balíčku vyčerpání: ${cards(count)}, z toho ${countInCzech(events, { one: 'událost', few: 'události', other: 'událostí' })}`,
  endNear: 'Konec se blíží',
  lastRound: 'Poslední kolo',
  offer: 'Vyber kartu',
  darkLord: 'Temný pán',
  captured: (citizens, domains) => `Zajal: ${countObjectInCzech(citizens, CITIZEN)}, ${domains} panství`,
  threat: (column, left) =>
    left === 0
      ? `Sloupec ${column} je prázdný: další útok znamená prohru`
      : `Sloupec ${column}: ${remaining(left, cards(left))}`,
  overrun: 'prázdný',
  active: 'na tahu',
  first: 'první hráč',
  resting: 'odpočívá',
  points: 'body',
  hiddenDuke: 'Tajný vévoda',
  duke: 'Vévoda',
  openScoring: 'Stavovské symboly',
  leftovers: 'Zbylé zdroje',
  citizens: 'Obyvatelé',
  domains: 'Panství',
  slain: 'Poražené nestvůry',
  none: 'zatím nic',
  count: (count, what) => `${what}: ${count}`,
  worth: points,
};
