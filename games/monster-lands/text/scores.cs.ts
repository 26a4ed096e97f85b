import type { scores as english } from './scores.en.ts';

export const scores = {
  glory: 'Sláva',
  reputation: 'Pověst',
  trophies: 'Trofeje',
  jungle: 'Příslušnost prales',
  water: 'Příslušnost voda',
  fire: 'Příslušnost oheň',
  wind: 'Příslušnost vítr',
} as const satisfies Record<keyof typeof english, string>;
