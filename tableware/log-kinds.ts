import type { LogKind } from './board.ts';

export const kind = <const Keys extends readonly string[]>(
  id: string,
  en: string,
  cs: string,
  ...keys: Keys
) => ({ id, label: { en, cs }, keys });

interface KindOf<Key> extends LogKind {
  readonly keys: readonly (Key & string)[];
}

type Forgotten<Key, Kinds extends readonly KindOf<Key>[]> = Exclude<Key, Kinds[number]['keys'][number]>;

/** Groups of a game's events for the filter of the log. An event in none of them does not compile. */
export const logKindsFor =
  <Key extends string>() =>
  <const Kinds extends readonly KindOf<Key>[]>(
    kinds: Kinds &
      ([Forgotten<Key, Kinds>] extends [never] ? unknown : { readonly forgotten: Forgotten<Key, Kinds> }),
  ): readonly LogKind[] =>
    kinds;
