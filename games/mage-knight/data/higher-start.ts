// MK-46.1: what a hero begins with on a higher level, and what is bought before the game.
export const higherStart = {
  influencePerLevel: 6,
  crystals: 2,
  /** How many lie open beyond the level, and what one costs. */
  advanced: { more: 2, cost: 6 },
  units: { more: 1 },
  spells: { more: 0, cost: 9, withCrystal: 7 },
  artifacts: { more: -1, cost: 12 },
  crystal: 3,
  /** For whatever is left over. */
  fame: 1,
} as const;
