import type { TrialPart } from '../data/trial.ts';

/** What a fight alone is weighed with, each of it. */
export const trialParts: Readonly<Record<TrialPart, string>> = {
  fame: 'sláva',
  wounds: 'zranění',
  poison: 'zranění jedem',
  unitsLost: 'ztracená jednotka × úroveň',
  unitWounds: 'zraněná jednotka × úroveň',
  unitsSpent: 'použitá jednotka × úroveň',
  cards: 'karta',
  crystals: 'krystal',
};
