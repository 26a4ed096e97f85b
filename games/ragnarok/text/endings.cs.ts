import type { EndReason } from '../state.ts';

export const endings = {
  jarl: 'Velký jarl vládne třem územím.',
  godi: 'Velký godi drží chrámy ostrova.',
  slayer: 'Loki je mrtev a o jeho přemožiteli se bude zpívat.',
  ragnarok: 'Přišel Ragnarök a rozhodují regiony u Yggdrasilu.',
} as const satisfies Record<EndReason, string>;
