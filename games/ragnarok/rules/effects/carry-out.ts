// The one interpreter: an operation is the rule of its name.
import { type Callable, calling } from '@krcma/kernel';
import type { DeedName, OpName } from '../../data/ops.ts';
import type { Ragnarok } from '../../state.ts';
import { mobilizeOperations } from '../actions/mobilize.ts';
import { monstersAction } from '../actions/monsters.ts';
import { monumentOperations } from '../actions/monument.ts';
import { templeOperations } from '../actions/temple.ts';
import { usurpOperations } from '../actions/usurp.ts';
import { aftermath } from '../aftermath.ts';
import { huntOperations } from '../hunt/operations.ts';
import { lokiOperations } from '../loki.ts';
import { rule } from '../script.ts';
import { attributeOperations } from './attributes.ts';
import { holds } from './conditions.ts';
import { discardOperations } from './discards.ts';
import { orderOperations } from './either-order.ts';
import { goodsOperations } from './goods.ts';
import { monsterOperations } from './monsters.ts';
import { below, listAt, type OpAt, opAt } from './op-at.ts';
import { pieceOperations } from './pieces.ts';
import { regionOperations } from './regions.ts';
import { strengthOperations } from './strengths.ts';
import { warOperations } from './war.ts';
import { wayOperations } from './ways.ts';

/** By name; each chapter gives its own. */
const operations: Partial<Record<DeedName, Callable<OpAt, undefined>>> = {
  ...wayOperations,
  ...goodsOperations,
  ...discardOperations,
  ...attributeOperations,
  ...pieceOperations,
  ...orderOperations,
  ...strengthOperations,
  ...monsterOperations,
  ...lokiOperations,
  ...huntOperations,
  monstersAction,
  ...mobilizeOperations,
  ...templeOperations,
  ...usurpOperations,
  ...monumentOperations,
  ...regionOperations,
  ...warOperations,
};

const operationOf = (name: OpName): Callable<OpAt, undefined> | undefined => operations[name as DeedName];

/** A hunt that is over breaks off the attack that ended it (LOR-HUNT.13, .15). */
const isBrokenOff = ({ hunt }: Ragnarok, { source }: OpAt): boolean =>
  hunt !== null && hunt.ended !== null && source.includes('attack:');

/** Does one operation, if its conditions hold on this occasion, and attends to what comes of it. */
const operate = rule<OpAt>('operate')
  .callNamed('deed', (game, at) => {
    const op = opAt(at);
    if (op.on !== undefined && at.on !== undefined && !op.on.includes(at.on)) return undefined;
    if (isBrokenOff(game, at)) return undefined;
    const operation = operationOf(op.op);
    return operation && holds(game, at, op.when) ? calling(operation, below(at)) : undefined;
  })
  .call('aftermath', aftermath, () => ({}));

/** Does the operations of a list one after the other; the whole source for an empty path. */
export const carryOut = rule<OpAt>('carryOut').each('operations', operate, (_, at) =>
  listAt(at).map((__, index) => below(at, index)),
);
