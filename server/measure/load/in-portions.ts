/** Makes so many of something, a few at a time. */
export async function inPortions<T>(
  count: number,
  size: number,
  make: (index: number) => Promise<T>,
): Promise<T[]> {
  const made: T[] = [];
  for (let first = 0; first < count; first += size) {
    const portion = Array.from({ length: Math.min(size, count - first) }, (_, index) => make(first + index));
    made.push(...(await Promise.all(portion)));
  }
  return made;
}
