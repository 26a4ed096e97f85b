// DL-DATA.10 to DL-DATA.13: one interpreter for events and spells.
import { type Callable, calling } from '@krcma/kernel';
import type { OpName } from '../../data/ops.ts';
import { rule } from '../script.ts';
import { below, type Deed, forCreature, listAt, type OpAt, opAt } from './op-at.ts';
import { partyDeeds } from './party.ts';
import { sentDeeds } from './sent.ts';

/** What is done at once, by the name it has in the tables. */
const deeds: { readonly [op in OpName]?: Deed } = { ...partyDeeds, ...sentDeeds };

/** What asks its lord, by the name it has in the tables. */
const questions: { readonly [op in OpName]?: Callable<OpAt, undefined> } = {};

/** Does one operation: at once, or by the rule of its name. */
const operate = rule<OpAt>('operate')
  .do('deed', (game, at) => deeds[opAt(at).op]?.(game, at))
  .callNamed('question', (_, { player, source, path, creature, icon }) => {
    const at = forCreature({ player, source, path }, creature, icon);
    const question = questions[opAt(at).op];
    return question && calling(question, at);
  });

/** Does the operations of a list one after the other; the whole card for an empty path. */
export const carryOut = rule<OpAt>('carryOut').each('operations', operate, (_, at) =>
  listAt(at).map((__, index) => forCreature(below(at, index), at.creature, at.icon)),
);
