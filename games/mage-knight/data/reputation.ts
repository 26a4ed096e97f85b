// MK-10.4: from the worst space to the best; on the first no interaction is possible.
export const LOWEST_REPUTATION = -7;
export const TOP_REPUTATION = 7;

const modifiers = [null, -5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5] as const;

/** What a space adds to Influence; null on the X space. */
export const reputationModifier = (space: number): number | null =>
  modifiers[space - LOWEST_REPUTATION] ?? null;
