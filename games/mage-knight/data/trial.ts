// A fight alone: what its result is weighed with. Of our own design; the rulebook knows no such game.

/** Points for each: those below zero are what it costs. Units count by their levels. */
export const TRIAL_POINTS = {
  fame: 5,
  wounds: -10,
  poison: -10,
  unitsLost: -8,
  unitWounds: -4,
  unitsSpent: -1,
  cards: -1,
  crystals: -1,
} as const;

export type TrialPart = keyof typeof TRIAL_POINTS;

export const TRIAL_PARTS = Object.keys(TRIAL_POINTS) as readonly TrialPart[];
