/** What the result of a fight is weighed with, in points of Fame. */
export const weights = {
  /** A wound in hand, and one of poison among the discards. */
  wound: 1.9,
  poison: 1.4,
  /** A card that left the hand, one that is gone for good, and one that is drawn instead, whichever it is. */
  card: 0.2,
  gone: 2,
  drawn: 0.08,
  mana: 0.02,
  crystal: 0.13,
  /** For each level of a unit: spent, for each wound it took, and lost. */
  unitSpent: 0.25,
  unitWound: 0.8,
  unitLost: 1.6,
  turnSkill: 0.02,
  roundSkill: 0.4,
  reputation: 0.35,
} as const;

export type Weights = Readonly<Record<keyof typeof weights, number>>;
