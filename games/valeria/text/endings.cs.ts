import type { EndReason } from '../state.ts';

export const endings = {
  monsters: 'Všechny nestvůry jsou zabity.',
  domains: 'Všechna panství jsou vybudována.',
  exhausted: 'Vyčerpaných balíčků je aspoň dvakrát tolik co hráčů.',
  'solo-monsters': 'Poslední nestvůra je zabita.',
  'solo-overrun': 'V napadeném sloupci nezbyli obyvatelé ani panství.',
  'solo-exhausted': 'Pět balíčků je vyčerpaných.',
} as const satisfies Record<EndReason, string>;
