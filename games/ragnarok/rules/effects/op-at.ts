// What a card, tile or token does, and the place in it that is being carried out.
import { RuleError, type Seat } from '@krcma/kernel';
import type { Occasion, Op, OpName, OpNamed } from '../../data/ops.ts';
import { type OpsSource, opsOf } from '../../data/sources.ts';
import type { Circumstance } from '../holdings.ts';
import type { Of } from '../script.ts';

/** A place in the operations of a source. Frames hold only this and what it is about. */
export interface OpAt extends Of, Circumstance {
  source: OpsSource;
  /** Leads down: which operation, which of its alternatives, which operation of that … */
  path: number[];
  on?: Occasion;
}

type Place = Pick<OpAt, 'source' | 'path'>;

/** The lists below an operation: alternatives, or what is done otherwise. */
function listsOf(op: Op): readonly (readonly Op[])[] {
  if (op.op === 'choose') return op.of;
  if (op.op === 'heroStepOption') return [op.ops];
  if (op.op === 'discardCombat') return op.elseEach ? [op.elseEach] : [];
  return op.op === 'loseRune' && op.else ? [op.else] : [];
}

/** The list of operations at the end of an even path. */
export function listAt({ source, path }: Place): readonly Op[] {
  let list = opsOf(source);
  for (let depth = 0; depth + 1 < path.length; depth += 2) {
    const op = list[path[depth] as number];
    list = (op && listsOf(op)[path[depth + 1] as number]) ?? [];
  }
  return list;
}

/** The operation at the end of an odd path. */
export function opAt(place: Place): Op {
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
export const below = (at: OpAt, ...steps: readonly number[]): OpAt => ({
  player: at.player,
  source: at.source,
  path: [...at.path, ...steps],
  ...(at.on !== undefined && { on: at.on }),
  ...(at.region !== undefined && { region: at.region }),
  ...(at.monster !== undefined && { monster: at.monster }),
  ...(at.realm !== undefined && { realm: at.realm }),
  ...(at.armies !== undefined && { armies: at.armies }),
  ...(at.byReinforce && { byReinforce: true as const }),
  ...(at.noBattle && { noBattle: true as const }),
});

export const startOf = (player: Seat, source: OpsSource, about: Circumstance = {}): OpAt => ({
  player,
  source,
  path: [],
  ...about,
});
