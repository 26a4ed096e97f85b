import type { EndReason } from '../state.ts';
import { ratingNames } from './names.cs.ts';

export const endings = {
  glory: 'Některý klan má aspoň 30 bodů slávy.',
  rounds: 'Šest kol je odehráno.',
  'solo-bungler': 'Scénář se nepovedl.',
  'solo-apprentice': 'Hodnost učně je dosažena.',
  'solo-veteran': 'Hodnost veterána je dosažena.',
  'solo-hero': 'Hodnost hrdiny je dosažena.',
} as const satisfies Record<EndReason, string>;

export const ratings = {
  'solo-bungler': ratingNames.bungler,
  'solo-apprentice': ratingNames.apprentice,
  'solo-veteran': ratingNames.veteran,
  'solo-hero': ratingNames.hero,
} as const satisfies Partial<Record<EndReason, string>>;
