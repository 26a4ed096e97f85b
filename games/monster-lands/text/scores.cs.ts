import type { ScoreKey } from './compose.ts';

export const scores = {
  glory: 'Sláva',
  reputation: 'Pověst',
  trophies: 'Trofeje',
  jungle: 'Příslušnost prales',
  water: 'Příslušnost voda',
  fire: 'Příslušnost oheň',
  wind: 'Příslušnost vítr',
} as const satisfies Record<ScoreKey, string>;
