import type { Call } from './call.ts';
import type { GameTypes, Option, Question, Refused } from './decision.ts';

/** Where a kind adds what is possible; a list of more kinds of acts takes them too. */
export interface Into<A> {
  readonly push: (act: A) => unknown;
}

/** One kind of thing a seat may do. What it does is data with a name: `{ do: 'sell', card: 'goblin' }`. */
export interface ActKind<T extends GameTypes, L, A> {
  /**
   * Adds what is possible now. It is asked for every question, so it allocates as little as it can. Without it the
   * step lists the acts itself.
   */
  readonly list?: (game: T['state'], locals: L, into: Into<A>) => void;
  readonly option: (game: T['state'], act: A, locals: L) => Option<T>;
  /** What one may see and want, but not do now, and why. */
  readonly refused?: (game: T['state'], locals: L) => readonly Refused<T>[];
  /** Changes the table, or names the rule that does; without it the act is only settled. */
  readonly carryOut?: (game: T['state'], act: A, locals: L) => Call<unknown> | undefined;
}

/** A kind for each name an act can have: one that is missing does not compile. */
export type KindsOf<T extends GameTypes, L, A extends { readonly do: string }> = {
  readonly [D in A['do']]: ActKind<T, L, Extract<A, { readonly do: D }>>;
};

type ActOfKind<Kind> = Kind extends { readonly option: (game: never, act: infer A, locals: never) => unknown }
  ? A
  : never;

/** Whatever can be done of these kinds. */
export type ActOf<K> = ActOfKind<K[keyof K]>;

/** Each kind fits the locals of the step and lists acts of its own name. */
export type Fitting<T extends GameTypes, L, K> = {
  readonly [D in keyof K]: ActOfKind<K[D]> extends { readonly do: D }
    ? ActKind<T, L, ActOfKind<K[D]>>
    : never;
};

/** What a seat may do now. Kinds are plain records, so questions are put together by spreading them. */
export interface Acting<T extends GameTypes, L, K>
  extends Pick<Question<T, L, never>, 'prompt' | 'seat' | 'always' | 'standing' | 'silence'> {
  readonly kinds: K & Fitting<T, L, K>;
  /** What is possible, where it is not simply all that the kinds list, in their order. */
  values?(game: T['state'], locals: L): readonly ActOf<K>[];
  /** What is refused, where it is not simply all that the kinds refuse. */
  refused?(game: T['state'], locals: L): readonly Refused<T>[];
}

interface Listing<S, L, A> {
  readonly list?: List<S, L, A>;
}

/** Adds all that is possible of some kinds. */
export function listActs<S, L, K extends object>(
  kinds: K & { readonly [D in keyof K]: Listing<S, L, ActOfKind<K[D]>> },
  game: S,
  locals: L,
  into: Into<ActOf<K>>,
): void {
  for (const list of listsOf(kinds) as readonly List<S, L, ActOf<K>>[]) list(game, locals, into);
}

type List<S, L, A> = (game: S, locals: L, into: Into<A>) => void;

const listed = new WeakMap<object, readonly unknown[]>();

/** Acts are listed for every question of a search: what the kinds of a record list is looked up once. */
function listsOf(kinds: object): readonly unknown[] {
  let found = listed.get(kinds);
  if (found === undefined) {
    found = Object.values(kinds).flatMap(({ list }: Listing<never, never, never>) => list ?? []);
    listed.set(kinds, found);
  }
  return found;
}

/** The one question all the kinds make. */
export function questionOfActs<T extends GameTypes, L, K>(
  acting: Acting<T, L, K>,
): Question<T, L, ActOf<K> & { readonly do: string }> {
  type Any = ActKind<T, L, ActOf<K>>;
  const { kinds: given, values, refused, ...rest } = acting;
  const kinds = given as unknown as Readonly<Record<string, Any>>;
  const all = Object.values(kinds);
  const lists = all.flatMap(({ list }) => list ?? []);
  return {
    ...rest,
    kind: 'one',
    values: (game, locals) => {
      if (values !== undefined) return values(game, locals) as never;
      const acts: ActOf<K>[] = [];
      for (const list of lists) list(game, locals, acts);
      return acts as never;
    },
    option: (game, act, locals) => (kinds[act.do] as Any).option(game, act, locals),
    refused: refused ?? ((game, locals) => all.flatMap((kind) => kind.refused?.(game, locals) ?? [])),
  };
}
