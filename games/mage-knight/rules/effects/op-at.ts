// What a card, unit, skill or token does, and the place in it that is being carried out.
import { type Callable, RuleError } from '@krcma/kernel';
import type { FaceId } from '../../data/cards.ts';
import type { Op, OpName, OpNamed } from '../../data/ops.ts';
import { type OpsSource, opsOf } from '../../data/sources.ts';
import type { MageKnight } from '../../state.ts';
import type { Of } from '../script.ts';

/** A place in the operations of a source. Frames hold only this: what the effect has settled is its context. */
export interface OpAt extends Of {
  source: OpsSource;
  /** Leads down: which operation, which of its lists, which operation of that … */
  path: (number | string)[];
  /** Cards of the hand that would be played already, where it is only asked what would be possible. */
  without?: readonly FaceId[];
}

type Place = Pick<OpAt, 'source' | 'path'>;

/** The list below an operation under a name or a number: an alternative, what it gives, what follows. */
function listBelow(op: Op, key: number | string): readonly Op[] | undefined {
  if (op.op === 'choose') return op.of[key as number];
  if (op.op === 'discardToRaise') return op.options[key as number];
  if (op.op === 'byColour' || op.op === 'payFor') return op.by[key as keyof typeof op.by];
  if (op.op === 'wheel') return op.gives[key as keyof typeof op.gives];
  const list = (op as unknown as Readonly<Record<string, readonly Op[] | undefined>>)[key];
  return Array.isArray(list) ? list : undefined;
}

/** The list of operations at the end of an even path. */
export function listAt({ source, path }: Place): readonly Op[] {
  let list = opsOf(source);
  for (let depth = 0; depth + 1 < path.length; depth += 2) {
    const op = list[path[depth] as number];
    list = (op && listBelow(op, path[depth + 1] as number | string)) ?? [];
  }
  return list;
}

/** The operation at the end of an odd path. */
export function opAt(place: Pick<OpAt, 'source' | 'path'>): Op {
  const op = listAt(place)[place.path.at(-1) as number];
  if (op === undefined)
    throw new RuleError(
      `${place.source} has no operation at ${place.path.join('.')}; data/ops.ts says which.`,
    );
  return op;
}

/** The operation there, which is known to be of that name: its rule was called by it. */
export function opNamed<N extends OpName>(place: Place, name: N): OpNamed<N> {
  const op = opAt(place);
  if (op.op === name) return op as OpNamed<N>;
  throw new RuleError(
    `${place.source} has ${op.op} at ${place.path.join('.')}, where ${name} is carried out.`,
  );
}

/** The same place for a rule called from there, without whatever else its caller has settled. */
export function below({ player, source, path, without }: OpAt, ...steps: readonly (number | string)[]): OpAt {
  const place: OpAt = { player, source, path: path.concat(steps) };
  if (without !== undefined) place.without = without;
  return place;
}

/** Whether an operation would do anything now; `can` asks the same of a list below it. */
export type IsPossible = (
  game: MageKnight,
  at: OpAt,
  can: (game: MageKnight, at: OpAt) => boolean,
) => boolean;

/** By name; what is not named can always be done. */
export type Possibilities = Readonly<Partial<Record<OpName, IsPossible>>>;

/** The rule of each operation, by its name. */
export type Operations = Readonly<Partial<Record<OpName, Callable<OpAt, undefined>>>>;
