import type { Json } from '@krcma/kernel';

/** A new list, piece by piece: so many members from a place of the old one, or a new one. */
export type Parts = readonly (readonly [from: number, count: number] | { readonly set: Json })[];

/** Things are known by their id, words by themselves. */
function nameOf(member: Json | undefined): string | undefined {
  if (typeof member === 'string') return member;
  if (typeof member !== 'object' || member === null || !('id' in member)) return undefined;
  const { id } = member;
  return typeof id === 'string' ? `id ${id}` : undefined;
}

/**
 * How a list whose members have names is put together of its members before. `base` is the new list with those members
 * as they were. Undefined where it is compared place by place: the names stand as before, or there are none, or two alike.
 */
export function partsOf(
  before: readonly Json[],
  after: readonly Json[],
): { readonly parts: Parts; readonly base: readonly Json[] } | undefined {
  if (standAlike(before, after)) return undefined;
  const places = placesOf(before);
  if (places === undefined || placesOf(after) === undefined) return undefined;
  const parts: ([from: number, count: number] | { set: Json })[] = [];
  const base: Json[] = [];
  for (const member of after) {
    const from = places.get(nameOf(member) ?? '');
    base.push(from === undefined ? member : (before[from] ?? null));
    const last = parts.at(-1);
    if (from === undefined) parts.push({ set: member });
    else if (Array.isArray(last) && last[0] + last[1] === from) last[1]++;
    else parts.push([from, 1]);
  }
  return { parts, base };
}

function standAlike(before: readonly Json[], after: readonly Json[]): boolean {
  if (before.length !== after.length) return false;
  for (let place = 0; place < after.length; place++) {
    const name = nameOf(after[place]);
    if (name === undefined || name !== nameOf(before[place])) return false;
  }
  return true;
}

/** Undefined when a member has no name, or two have the same. */
function placesOf(list: readonly Json[]): ReadonlyMap<string, number> | undefined {
  const places = new Map<string, number>();
  for (const [place, member] of list.entries()) {
    const name = nameOf(member);
    if (name === undefined || places.has(name)) return undefined;
    places.set(name, place);
  }
  return places;
}

export function putTogether(before: readonly Json[], parts: Parts, taken: (value: Json) => Json): Json[] {
  const list: Json[] = [];
  for (const part of parts) {
    if ('set' in part) {
      list.push(taken(part.set));
      continue;
    }
    const [from, count] = part;
    const members = before.slice(from, from + count);
    if (!(Number.isInteger(from) && from >= 0 && count > 0) || members.length !== count)
      throw new Error(`This change needs ${count} members from place ${from} of a list of ${before.length}.`);
    list.push(...members);
  }
  return list;
}
