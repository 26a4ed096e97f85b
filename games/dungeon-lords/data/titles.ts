// Chapter DL-TTL.
export const TITLES = [
  'lord-of-dark-deeds',
  'lord-of-halls',
  'tunnel-lord',
  'monster-lord',
  'lord-of-imps',
  'lord-of-riches',
  'battlelord',
] as const;

export type TitleId = (typeof TITLES)[number];

/** Points of a title held alone and of one that is shared, by the number of players (DL-TTL.1). */
export const titlePoints = {
  2: { alone: 2, shared: 1 },
  3: { alone: 3, shared: 2 },
  4: { alone: 3, shared: 2 },
} as const;

/** DL-SCO. */
export const points = {
  room: 2,
  monster: 1,
  prisoner: 2,
  paladin: 5,
  conquered: -2,
  letter: -3,
} as const;
