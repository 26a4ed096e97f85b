/** A link may name the seed, so that everybody who follows it gets the same cards: `?seed=tavern`. */
export function freshSeed(): string {
  const wanted = new URLSearchParams(location.search).get('seed');
  if (wanted) return wanted;
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('');
}
