import type { EndReason } from '../state.ts';
import { ratingNames } from './names.en.ts';

export const endings = {
  glory: 'A clan has reached 30 glory.',
  rounds: 'Six rounds have been played.',
  'solo-bungler': 'The scenario has not been mastered.',
  'solo-apprentice': "The apprentice's mark has been reached.",
  'solo-veteran': "The veteran's mark has been reached.",
  'solo-hero': "The hero's mark has been reached.",
} as const satisfies Record<EndReason, string>;

export const ratings = {
  'solo-bungler': ratingNames.bungler,
  'solo-apprentice': ratingNames.apprentice,
  'solo-veteran': ratingNames.veteran,
  'solo-hero': ratingNames.hero,
} as const satisfies Partial<Record<EndReason, string>>;
