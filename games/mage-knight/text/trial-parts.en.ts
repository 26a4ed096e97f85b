import type { TrialPart } from '../data/trial.ts';

/** What a fight alone is weighed with, each of it. */
export const trialParts: Readonly<Record<TrialPart, string>> = {
  fame: 'Fame',
  wounds: 'wound',
  poison: 'wound by poison',
  unitsLost: 'lost unit × level',
  unitWounds: 'wounded unit × level',
  unitsSpent: 'used unit × level',
  cards: 'card',
  crystals: 'crystal',
};
