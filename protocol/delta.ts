import type { Json } from '@krcma/kernel';

/**
 * What leads from one JSON value to another. `set` replaces it; otherwise `in` changes members (of an object by key, of
 * a list by index), `cut` removes members, `length` shortens or lengthens a list.
 */
export type Delta =
  | { readonly set: Json }
  | {
      readonly in?: Readonly<Record<string, Delta>>;
      readonly cut?: readonly string[];
      readonly length?: number;
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
  const changes: Record<string, Delta> = {};
  let changed = 0;
  for (const [index, value] of after.entries()) {
    const delta = index < before.length ? deltaOf(before[index], value) : { set: value };
    if (delta === undefined) continue;
    changes[index] = delta;
    changed++;
  }
  const resized = before.length !== after.length;
  if (changed === 0 && !resized) return undefined;
  return { ...(changed > 0 && { in: changes }), ...(resized && { length: after.length }) };
}

function memberDelta(before: Members, after: Members): Delta | undefined {
  const changes: Record<string, Delta> = {};
  let changed = 0;
  for (const [key, value] of Object.entries(after)) {
    if (value === undefined) continue;
    const delta = deltaOf(own(before, key), value);
    if (delta === undefined) continue;
    changes[key] = delta;
    changed++;
  }
  const cut = Object.keys(before).filter((key) => before[key] !== undefined && own(after, key) === undefined);
  if (changed === 0 && cut.length === 0) return undefined;
  return { ...(changed > 0 && { in: changes }), ...(cut.length > 0 && { cut }) };
}

/** The value after the change. What did not change is shared with the value before. */
export function changedBy(before: Json, delta: Delta): Json {
  if ('set' in delta) return delta.set;
  if (isList(before)) {
    const list = before.slice(0, delta.length ?? before.length);
    for (const [index, change] of Object.entries(delta.in ?? {}))
      list[Number(index)] = changedBy(list[Number(index)] ?? null, change);
    return list;
  }
  if (!isMembers(before)) throw new Error('This change is for a list or an object, and there is neither.');
  const members: Record<string, Json | undefined> = { ...before };
  for (const key of delta.cut ?? []) delete members[key];
  for (const [key, change] of Object.entries(delta.in ?? {})) {
    // A key of that name would change the prototype instead.
    if (key === '__proto__') throw new Error('"__proto__" is no name of a member.');
    members[key] = changedBy(own(members, key) ?? null, change);
  }
  return members;
}
