import type { EndReason } from '../state.ts';

export const endings = {
  jarl: 'A great jarl rules three lands.',
  godi: 'A great godi holds the temples of the island.',
  slayer: 'Loki is dead, and his slayer will be sung of.',
  ragnarok: 'Ragnarök has come, and the regions beside the tree decide.',
} as const satisfies Record<EndReason, string>;
