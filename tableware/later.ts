import { type ComponentType, createElement, useEffect, useState } from 'react';

export interface Later<Props extends object> {
  /** Shows the part: at once when it has been fetched, else as soon as it is there. */
  readonly Part: ComponentType<Props>;
  fetch(): Promise<void>;
}

/**
 * A part of a board that a game does not begin with. The shell fetches it when there is time (`fetchAhead` of a view).
 * React's `lazy` would show nothing for a moment even then.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  let part: ComponentType<Props> | undefined;
  const fetch = async (): Promise<void> => {
    part ??= await load();
  };
  const Part = (props: Props) => {
    const [, come] = useState(part !== undefined);
    useEffect(() => {
      if (part !== undefined) return;
      fetch().then(
        () => come(true),
        (error: unknown) =>
          come(() => {
            throw error;
          }),
      );
    }, []);
    return part === undefined ? null : createElement(part, props);
  };
  return { Part, fetch };
}

/** Whatever is asked for a list, answered by none until the answers have been fetched. */
export function laterList<Asked extends readonly unknown[], Item>(
  load: () => Promise<(...asked: Asked) => readonly Item[]>,
): { readonly list: (...asked: Asked) => readonly Item[]; fetch(): Promise<void> } {
  let answer: ((...asked: Asked) => readonly Item[]) | undefined;
  return {
    list: (...asked) => answer?.(...asked) ?? [],
    async fetch() {
      answer ??= await load();
    },
  };
}
