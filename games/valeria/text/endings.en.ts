import type { EndReason } from '../state.ts';

export const endings = {
  monsters: 'All monsters are slain.',
  domains: 'All domains are built.',
  exhausted: 'At least twice as many stacks are exhausted as there are players.',
  'solo-monsters': 'The last monster is slain.',
  'solo-overrun': 'The attacked column had neither citizens nor domains left.',
  'solo-exhausted': 'Five stacks are exhausted.',
} as const satisfies Record<EndReason, string>;
