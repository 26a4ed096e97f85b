import type { EndReason } from '../state.ts';

export const endings = {
  glory: 'A clan has reached 30 glory.',
  rounds: 'Six rounds have been played.',
  'solo-bungler': 'The scenario has not been mastered.',
  'solo-apprentice': "The apprentice's mark has been reached.",
  'solo-veteran': "The veteran's mark has been reached.",
  'solo-hero': "The hero's mark has been reached.",
} as const satisfies Record<EndReason, string>;
