/** Where something stands that JSON does not bring back as it was: a Map, a class, NaN, a hole in a list. */
export function notPlain(value: unknown, path: string): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path} is ${value}`;
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Array.prototype && prototype !== Object.prototype) return `${path} is of a class`;
  for (const [key, part] of Object.entries(Array.isArray(value) ? [...value] : value)) {
    if (part === undefined && !Array.isArray(value)) continue;
    const strange = notPlain(part, `${path}.${key}`);
    if (strange !== undefined) return strange;
  }
  return undefined;
}
