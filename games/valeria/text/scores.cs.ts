import type { scores as english } from './scores.en.ts';

export const scores = {
  monsters: 'Poražené nestvůry',
  domains: 'Panství',
  board: 'Body na desce',
  duke: 'Vévoda',
  roles: 'Stavovské symboly',
  leftovers: 'Zbylé zdroje',
  'most-citizens': 'Nejvíc obyvatel',
  'most-monsters': 'Nejvíc nestvůr',
  'most-domains': 'Nejvíc panství',
} as const satisfies Record<keyof typeof english, string>;

export const rivals = { 'dark-lord': 'Temný pán' };

export const rivalScores = { 'dark-lord': { monsters: 'Zbylé nestvůry' } };
