// The one interpreter: an operation is the rule of its name.
import { type Callable, calling } from '@krcma/kernel';
import type { OpName } from '../../data/ops.ts';
import type { EffectContext } from '../../state.ts';
import { attackOperations } from '../combat/points.ts';
import { rule } from '../script.ts';
import { below, listAt, type OpAt, opAt } from './op-at.ts';
import { pointOperations } from './points.ts';
import { wayOperations } from './ways.ts';

/** By name; each chapter gives its own. */
const operations: Partial<Record<OpName, Callable<OpAt, undefined>>> = {
  ...wayOperations,
  ...pointOperations,
  ...attackOperations,
};

const operate = rule<OpAt>('operate').callNamed('deed', (_, at) => {
  const operation = operations[opAt(at).op];
  return operation && calling(operation, below(at));
});

/** Does the operations of a list one after the other; the whole source for an empty path. */
export const carryOut = rule<OpAt>('carryOut').each('operations', operate, (_, at) =>
  listAt(at).map((__, index) => below(at, index)),
);

/** What an effect is used with. */
export interface Use extends OpAt {
  card?: EffectContext['card'];
  unit?: number;
  bonus?: number;
  times?: number;
}

/** An effect from beginning to end: what it settles on the way is kept for its own operations (MK-1.19). */
export const useEffect = rule<Use>('useEffect')
  .do('begin', ({ turn }, { source, card, unit, bonus = 0, times = 1 }) => {
    turn.effects.push({
      source,
      bonus,
      times,
      ...(card !== undefined && { card }),
      ...(unit !== undefined && { unit }),
    });
  })
  .call('carry out', carryOut, (_, at) => below(at))
  .do('end', ({ turn }) => {
    turn.effects.pop();
  });
