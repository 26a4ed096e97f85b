/** The value that so many of a hundred do not exceed. */
export function percentile(values: readonly number[], hundredths: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((hundredths / 100) * sorted.length) - 1)] ?? Number.NaN;
}
