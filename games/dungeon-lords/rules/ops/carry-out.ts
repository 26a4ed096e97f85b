// DL-DATA.10 to DL-DATA.13: one interpreter for events and spells.
import { type Callable, calling } from '@krcma/kernel';
import type { OpName } from '../../data/ops.ts';
import { rule } from '../script.ts';
import { chooseOne, forEachCreature } from './choices.ts';
import { collapseTunnels } from './collapse.ts';
import { creatureDeeds, payForCreature } from './creatures.ts';
import { gainEvil, lordDeeds, loseFirstAvailable, loseHalf } from './lord.ts';
import { below, type Deed, forCreature, listAt, type OpAt, opAt } from './op-at.ts';
import { owe } from './owe.ts';
import { partyDeeds } from './party.ts';
import { sentDeeds } from './sent.ts';

/** What is done at once, by the name it has in the tables. */
const deeds = {
  ...creatureDeeds,
  ...lordDeeds,
  ...partyDeeds,
  ...sentDeeds,
} as const satisfies { readonly [op in OpName]?: Deed };

/** What asks its lord, by the name it has in the tables. */
const questions: Readonly<Record<Exclude<OpName, keyof typeof deeds>, Callable<OpAt, undefined>>> = {
  chooseOne,
  forEachOwnCreature: forEachCreature,
  forEachOwnMonster: forEachCreature,
  forEachSentMonster: forEachCreature,
  chooseSentMonster: forEachCreature,
  payMonsterCost: payForCreature,
  payOneIconOfCost: payForCreature,
  gainEvil,
  loseHalf,
  loseFirstAvailable,
  owe,
  collapseTunnels,
};

const isDeed = (op: OpName): op is keyof typeof deeds => Object.hasOwn(deeds, op);

/** Does one operation: at once, or by the rule of its name. */
const operate = rule<OpAt>('operate')
  .do('deed', (game, at) => {
    const { op } = opAt(at);
    if (isDeed(op)) deeds[op](game, at);
  })
  .callNamed('question', (_, { player, source, path, creature, icon }) => {
    const at = forCreature({ player, source, path }, creature, icon);
    const { op } = opAt(at);
    return isDeed(op) ? undefined : calling(questions[op], at);
  });

/** Does the operations of a list one after the other; the whole card for an empty path. */
export const carryOut = rule<OpAt>('carryOut').each('operations', operate, (_, at) =>
  listAt(at).map((__, index) => forCreature(below(at, index), at.creature, at.icon)),
);
