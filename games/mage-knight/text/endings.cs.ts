import type { EndReason } from '../rules/scores.ts';

export const endings = {
  cityRevealed: 'Město je nalezeno.',
  citiesConquered: 'Všechna města jsou dobyta.',
  rounds: 'Poslední kolo skončilo.',
} as const satisfies Record<EndReason, string>;
