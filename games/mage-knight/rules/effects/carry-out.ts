// The one interpreter: an operation is the rule of its name.
import { calling } from '@krcma/kernel';
import { rule } from '../script.ts';
import type { Use } from './calls.ts';
import { cardOperations } from './cards.ts';
import { choiceOperations } from './choices.ts';
import { companyOperations } from './company.ts';
import { copyOperations } from './copies.ts';
import { costOperations } from './costs.ts';
import { diceOperations } from './dice.ts';
import { discardOperations } from './discards.ts';
import { fightOperations } from './fight.ts';
import { invokingOperations } from './invoking.ts';
import { journeyOperations } from './journey.ts';
import { manaOperations } from './mana.ts';
import { offerOperations } from './offers.ts';
import { below, listAt, type OpAt, type Operations, opAt } from './op-at.ts';
import { pointOperations } from './points.ts';
import { canCarryOut } from './possible.ts';
import { skillOperations } from './skills.ts';
import { turnOperations } from './turns.ts';
import { unitOperations } from './units.ts';
import { warOperations } from './war.ts';

/** By name; each file gives its own. */
const operations: Operations = {
  ...cardOperations,
  ...choiceOperations,
  ...companyOperations,
  ...copyOperations,
  ...costOperations,
  ...diceOperations,
  ...discardOperations,
  ...fightOperations,
  ...invokingOperations,
  ...journeyOperations,
  ...manaOperations,
  ...offerOperations,
  ...pointOperations,
  ...skillOperations,
  ...turnOperations,
  ...unitOperations,
  ...warOperations,
};

export const operate = rule<OpAt>('operate').callNamed('deed', (_, at) => {
  const operation = operations[opAt(at).op];
  return operation && calling(operation, below(at));
});

/** Does the operations of a list one after the other; the whole source for an empty path. */
const carryOut = rule<OpAt>('carryOut').each('operations', operate, (_, at) =>
  listAt(at).map((__, index) => below(at, index)),
);

/** One use of several that make a single effect; a cost that can no longer be paid ends them (MK-1.16, .19). */
const carryOutAgain = rule<OpAt & { nth: number }>('carryOutAgain')
  .exitIf('no more', (game, { nth, ...at }) => nth > 0 && !canCarryOut(game, { ...at, without: [] }))
  .call('carry out', carryOut, (_, at) => below(at));

/** An effect from beginning to end: what it settles on the way is kept for its own operations (MK-1.19). */
export const useEffect = rule<Use>('useEffect')
  .do('begin', ({ turn }, { source, card, unit, overload, bonus = 0 }) => {
    turn.effects.push({
      source,
      bonus,
      ...(card !== undefined && { card }),
      ...(unit !== undefined && { unit }),
      ...(overload !== undefined && { overload }),
    });
  })
  .each('carry out', carryOutAgain, (_, at) =>
    Array.from({ length: at.times ?? 1 }, (__, nth) => ({ ...below(at), nth })),
  )
  .do('end', ({ turn }) => {
    turn.effects.pop();
  });
