import type { EndReason } from '../state.ts';

export const endings = {
  cityRevealed: 'The city is found.',
  citiesConquered: 'All cities are conquered.',
  rounds: 'The last round is over.',
} as const satisfies Record<EndReason, string>;
