import type { EndReason } from '../state.ts';

export const endings = {
  points: 'Two years are over, and the ministry has counted the points.',
  'training-best': 'The party is beaten, and nobody could have lost less.',
  'training-worse': 'The fight is over, but it could have cost less.',
} as const satisfies Record<EndReason, string>;

export const ratings = {
  'training-best': 'Master of the dungeon',
  'training-worse': 'Trainee',
} as const satisfies Partial<Record<EndReason, string>>;
