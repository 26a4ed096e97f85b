import { capital, countInCzech } from '@krcma/kernel';
import { stackName } from '../text/facts.ts';
import { areaNames, cardNames, monsterTypeNames, roleNames, trackNames } from '../text/names.cs.ts';
import { outOf } from '../text/phrases.cs.ts';
import type { BoardWords } from './board-words.ts';

const cards = (count: number): string => countInCzech(count, { one: 'karta', few: 'karty', other: 'karet' });

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
  monsterStacks: (left) =>
    `Zbývá ${countInCzech(left, { one: 'balíček nestvůr', few: 'balíčky nestvůr', other: 'balíčků nestvůr' })}`,
  domainStacks: (left) =>
    `Zbývá ${countInCzech(left, { one: 'balíček panství', few: 'balíčky panství', other: 'balíčků panství' })}`,
  deck: (count, events) =>
    events === 0
      ? `V balíčku vyčerpání: ${cards(count)}`
      : `V balíčku vyčerpání: ${cards(count)}, z toho ${countInCzech(events, { one: 'událost', few: 'události', other: 'událostí' })}`,
  endNear: 'Konec se blíží',
  lastRound: 'Poslední kolo',
  offer: 'Vyber kartu',
  darkLord: 'Temný pán',
  captured: (citizens, domains) =>
    `Zajal: ${countInCzech(citizens, { one: 'obyvatele', few: 'obyvatele', other: 'obyvatel' })}, ${countInCzech(domains, { one: 'panství', few: 'panství', other: 'panství' })}`,
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
  worth: (points) => countInCzech(points, { one: 'bod', few: 'body', other: 'bodů' }),
};
