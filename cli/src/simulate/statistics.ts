export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Two-sided 95 %. */
export const Z = 1.959964;

/** Where the true rate lies with 95 % confidence; half wins are counted as halves. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const rate = wins / games;
  const spread = Z ** 2 / games;
  const middle = rate + spread / 2;
  const margin = Z * Math.sqrt((rate * (1 - rate)) / games + spread / (4 * games));
  return {
    low: Math.max(0, (middle - margin) / (1 + spread)),
    high: Math.min(1, (middle + margin) / (1 + spread)),
  };
}

export const mean = (list: readonly number[]): number =>
  list.length === 0 ? 0 : list.reduce((sum, each) => sum + each, 0) / list.length;
