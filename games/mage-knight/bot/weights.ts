// The numbers of the judgement, in points of Fame.

/** What a card of the deed deck is worth beside what it counts at the end. */
export const cardWorth = { basic: 0, advanced: 2.2, spell: 3.2, artifact: 3 } as const;

export const company = {
  /** For each level of a unit. */
  level: 1.6,
  spent: 0.85,
  wounded: 0.45,
} as const;

/** A wound in hand, in the deck or the discard pile. */
export const wound = { hand: 1.5, elsewhere: 1.1 } as const;

export const person = {
  crystal: 0.45,
  reputation: 0.35,
  level: 1.2,
  skill: 1.4,
  shield: 2,
} as const;

/** A chance is told from points by this scale: at the beginning, and less in each round. */
export const doubt = { first: 12, perRound: 1.8, least: 4 } as const;

/** Alone: the points at which a game is as good as half won. */
export const alone = { half: 25, scale: 12 } as const;

export const policy = { temperature: 1 } as const;
