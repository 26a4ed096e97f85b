// Which symbols a board has drawn where. Boards mark them with `data-sign`, whatever they are made of.

const SIGN = 'data-sign';

/** The symbol under the pointer, then those it is a part of, up to the thing they stand on. */
export function signsAt(target: EventTarget | null): readonly string[] {
  const ids = new Set<string>();
  for (let at = target instanceof Element ? target : null; at !== null; at = at.parentElement) {
    const id = at.getAttribute(SIGN);
    if (id !== null) ids.add(id);
    if (at.matches('[data-thing], [data-told]')) break;
  }
  return [...ids];
}

/** The symbol that a thing is itself, if it is one: `sign:gold`. */
export const signOf = (thing: string): string | undefined =>
  thing.startsWith('sign:') ? thing.slice('sign:'.length) : undefined;

/** Every symbol on a thing, once. Small pictures of cards are no symbols. */
export function signsOn(thing: string, anchor: Element | undefined): readonly string[] {
  const drawn = [...(anchor?.querySelectorAll(`[${SIGN}]`) ?? [])].map(
    (each) => each.getAttribute(SIGN) ?? '',
  );
  return [...new Set([...[signOf(thing) ?? []].flat(), ...drawn])].filter((id) => !id.includes(':'));
}
