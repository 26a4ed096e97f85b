import type { EndReason } from '../state.ts';

export const endings = {
  cityRevealed: 'Město je nalezeno.',
  citiesConquered: 'Všechna města jsou dobyta.',
  rounds: 'Poslední kolo skončilo.',
} as const satisfies Record<EndReason, string>;
