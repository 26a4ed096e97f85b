export const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

/** By how much the one is better than the other on the deals both met, less the doubt about it. */
export function lead(one: readonly number[], other: readonly number[], doubt: number): number {
  const n = Math.min(one.length, other.length);
  const differences = Array.from({ length: n }, (_, deal) => (one[deal] ?? 0) - (other[deal] ?? 0));
  const mean = meanOf(differences);
  const squares = differences.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return mean - (doubt * Math.sqrt(squares)) / Math.max(1, n);
}
