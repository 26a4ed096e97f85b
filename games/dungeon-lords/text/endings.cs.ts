import type { EndReason } from '../state.ts';

export const endings = {
  points: 'Dva roky uplynuly a ministerstvo sečetlo body.',
  'training-best': 'Družina je poražená a méně ztratit nešlo.',
  'training-worse': 'Boj skončil, ale šlo ztratit méně.',
} as const satisfies Record<EndReason, string>;

export const ratings = {
  'training-best': 'Mistr podzemí',
  'training-worse': 'Adept',
} as const satisfies Partial<Record<EndReason, string>>;
