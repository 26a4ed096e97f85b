export const scores = {
  monsters: 'Slain monsters',
  domains: 'Domains',
  board: 'Points on the board',
  duke: 'Duke',
  roles: 'Role icons',
  leftovers: 'Leftover resources',
  'most-citizens': 'Most citizens',
  'most-monsters': 'Most monsters',
  'most-domains': 'Most domains',
} as const;

export const rivals = { 'dark-lord': 'The Dark Lord' };

export const rivalScores = { 'dark-lord': { monsters: 'Monsters left' } };
