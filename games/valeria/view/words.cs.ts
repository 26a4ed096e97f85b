import { inCzech } from '@krcma/kernel';
import { stackName } from '../text/facts.ts';
import { areaNames, cardNames, monsterTypeNames, roleNames, trackNames } from '../text/names.cs.ts';
import { outOf } from '../text/phrases.cs.ts';
import type { BoardWords } from './board-words.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const counted = (count: number, one: string, few: string, other: string): string =>
  `${count} ${inCzech(count, { one, few, other })}`;
const cards = (count: number): string => counted(count, 'karta', 'karty', 'karet');

const ROWS = {
  monsters: 'balíček nestvůr',
  citizens: 'balíček obyvatel',
  domains: 'balíček panství',
} as const;

function stackText(stack: number): string {
  const { of, number } = stackName(stack);
  return of === 'citizens' ? `${ROWS[of]} ${number}` : `${number}. ${ROWS[of]}`;
}

export const czech: BoardWords = {
  card: (card) => cardNames[card].nom,
  area: (area) => areaNames[area].nom,
  role: (role) => capital(roleNames[role].nom),
  type: (type) => capital(monsterTypeNames[type].nom),
  track: (track) => capital(trackNames[track].nom.few),
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
  exhaustedOf: (now, needed) => `${now} ${outOf(needed)} vyčerpaných balíčků`,
  monsterStacks: (left) => `Zbývá ${counted(left, 'balíček nestvůr', 'balíčky nestvůr', 'balíčků nestvůr')}`,
  domainStacks: (left) => `Zbývá ${counted(left, 'balíček panství', 'balíčky panství', 'balíčků panství')}`,
  deck: (count, events) =>
    events === 0
      ? `V balíčku vyčerpání: ${cards(count)}`
      : `V balíčku vyčerpání: ${cards(count)}, z toho ${counted(events, 'událost', 'události', 'událostí')}`,
  endNear: 'Konec se blíží',
  lastRound: 'Poslední kolo',
  offer: 'Vyber kartu',
  darkLord: 'Temný pán',
  captured: (citizens, domains) =>
    `Zajal: ${counted(citizens, 'obyvatele', 'obyvatele', 'obyvatel')}, ${counted(domains, 'panství', 'panství', 'panství')}`,
  threat: (column, left) =>
    left === 0
      ? `Sloupec ${column} je prázdný: další útok znamená prohru`
      : `Sloupec ${column}: zbývá ${cards(left)}`,
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
  worth: (points) => counted(points, 'bod', 'body', 'bodů'),
};
