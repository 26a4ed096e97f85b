import type { TrialPart } from '../data/trial.ts';

/** What a fight alone is weighed with, each of it. */
export const trialParts: Readonly<Record<TrialPart, string>> = {
  fame: 'Fame',
  wounds: 'wound',
  poison: 'wound by poison',
  unitsLost: 'lost unit, per level',
  unitWounds: 'wounded unit, per level',
  unitsSpent: 'used unit, per level',
  cards: 'card',
  crystals: 'crystal',
};
