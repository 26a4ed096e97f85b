import type { Json } from '@krcma/kernel';
import { type Parts, partsOf, putTogether } from './parts.ts';

/**
 * What leads from one JSON value to another. `set` replaces it; otherwise `in` changes members (of an object by key, of
 * a list by index), `cut` removes members, `length` shortens or lengthens a list. `parts` put a list together anew, of
 * what was in it and of what is new; `in` then counts in the new list.
 */
export type Delta =
  | { readonly set: Json }
  | {
      readonly in?: Readonly<Record<string, Delta>>;
      readonly cut?: readonly string[];
      readonly length?: number;
      readonly parts?: Parts;
    };

type Members = Readonly<Record<string, Json | undefined>>;

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const isMembers = (value: Json | undefined): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object also has members it was not given, like `toString`. */
const own = (members: Members, key: string): Json | undefined =>
  Object.hasOwn(members, key) ? members[key] : undefined;

/** Undefined when nothing changed. */
export function deltaOf(before: Json | undefined, after: Json): Delta | undefined {
  if (before === after) return undefined;
  if (isList(before) && isList(after)) return listDelta(before, after);
  if (isMembers(before) && isMembers(after)) return memberDelta(before, after);
  return { set: after };
}

function listDelta(before: readonly Json[], after: readonly Json[]): Delta | undefined {
  const moved = partsOf(before, after);
  const changes = changesIn(moved?.base ?? before, after);
  if (moved !== undefined) return { parts: moved.parts, ...(changes && { in: changes }) };
  const resized = before.length !== after.length;
  if (changes === undefined && !resized) return undefined;
  return { ...(changes && { in: changes }), ...(resized && { length: after.length }) };
}

function changesIn(base: readonly Json[], after: readonly Json[]): Record<string, Delta> | undefined {
  let changes: Record<string, Delta> | undefined;
  for (let index = 0; index < after.length; index++) {
    const value = after[index] ?? null;
    const delta = index < base.length ? deltaOf(base[index], value) : { set: value };
    if (delta === undefined) continue;
    changes ??= {};
    changes[index] = delta;
  }
  return changes;
}

function memberDelta(before: Members, after: Members): Delta | undefined {
  let changes: Record<string, Delta> | undefined;
  for (const key in after) {
    const value = after[key];
    if (value === undefined) continue;
    const delta = deltaOf(own(before, key), value);
    if (delta === undefined) continue;
    changes ??= {};
    changes[key] = delta;
  }
  const cut = Object.keys(before).filter((key) => before[key] !== undefined && own(after, key) === undefined);
  if (changes === undefined && cut.length === 0) return undefined;
  return { ...(changes && { in: changes }), ...(cut.length > 0 && { cut }) };
}

/** The value after the change. What did not change is shared with the value before, what did with the delta. */
export function changedBy(before: Json, delta: Delta, taken: (value: Json) => Json = asItIs): Json {
  if ('set' in delta) return taken(delta.set);
  if (isList(before)) {
    const { parts, length = before.length } = delta;
    const list = parts === undefined ? before.slice(0, length) : putTogether(before, parts, taken);
    for (const index in delta.in) {
      const change = delta.in[index];
      if (change !== undefined) list[Number(index)] = changedBy(list[Number(index)] ?? null, change, taken);
    }
    return list;
  }
  if (!isMembers(before)) throw new Error('This change is for a list or an object, and there is neither.');
  if (delta.parts !== undefined) throw new Error('This change is for a list, and there is an object.');
  const members: Record<string, Json | undefined> = { ...before };
  for (const key of delta.cut ?? []) delete members[key];
  for (const key in delta.in) {
    const change = delta.in[key];
    // A key of that name would change the prototype instead.
    if (key === '__proto__') throw new Error('"__proto__" is no name of a member.');
    if (change !== undefined) members[key] = changedBy(own(members, key) ?? null, change, taken);
  }
  return members;
}

const asItIs = (value: Json): Json => value;
