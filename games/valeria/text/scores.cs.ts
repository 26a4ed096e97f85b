import type { ScoreKey } from './compose.ts';

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
} as const satisfies Record<ScoreKey, string>;

export const rivals = { 'dark-lord': 'Temný pán' };
