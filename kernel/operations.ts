// Cards do what their operations say, and an operation may hold lists of others: alternatives, what it gives, what follows.
import { RuleError } from './errors.ts';

/** A place in the operations of a source, which is all that frames hold. */
interface Place<Source extends string, Step> {
  readonly source: Source;
  /** Leads down: which operation, which of its lists, which operation of that … */
  readonly path: readonly (number | Step)[];
}

/** How a game finds what stands at a place: `opsOf` is what a source does, `listBelow` a list inside an operation. */
export function operationsIn<
  Op extends { readonly op: string },
  Source extends string,
  Step extends number | string = number,
>(
  opsOf: (source: Source) => readonly Op[],
  listBelow: (op: Op, step: number | Step) => readonly Op[] | undefined,
) {
  /** The list of operations at the end of an even path. */
  function listAt({ source, path }: Place<Source, Step>): readonly Op[] {
    let list = opsOf(source);
    for (let depth = 0; depth + 1 < path.length; depth += 2) {
      const op = list[path[depth] as number];
      list = (op && listBelow(op, path[depth + 1] as number | Step)) ?? [];
    }
    return list;
  }

  /** The operation at the end of an odd path. */
  function opAt(place: Place<Source, Step>): Op {
    const op = listAt(place)[place.path.at(-1) as number];
    if (op === undefined)
      throw new RuleError(
        `${place.source} has no operation at ${place.path.join('.')}; data/ops.ts says which.`,
      );
    return op;
  }

  /** The operation there, which is known to be of that name: its rule was called by it. */
  function opNamed<Name extends Op['op']>(
    place: Place<Source, Step>,
    name: Name,
  ): Extract<Op, { readonly op: Name }> {
    const op = opAt(place);
    if (op.op === name) return op as Extract<Op, { readonly op: Name }>;
    throw new RuleError(
      `${place.source} has ${op.op} at ${place.path.join('.')}, where ${name} is carried out.`,
    );
  }

  return { listAt, opAt, opNamed };
}
