// Effects that change attacks and blocks to come; what they do is read as points are given (rules/combat/modifying.ts).
import type { OpName } from '../../data/ops.ts';
import type { Lasting } from '../../state.ts';
import { last } from '../lasting.ts';
import { rule } from '../script.ts';
import type { OpAt, Operations } from './op-at.ts';

const lasts = (name: OpName, until: Lasting['until'], once = false) =>
  rule<OpAt>(name).do('last', (game, at) => last(game, at, until, once ? { left: 1 } : {}));

export const modifierOperations: Operations = {
  blockBonus: lasts('blockBonus', 'turn', true),
  firstCardBonus: lasts('firstCardBonus', 'turn', true),
  attackCardBonus: lasts('attackCardBonus', 'turn', true),
  cardAttackRanged: lasts('cardAttackRanged', 'turn', true),
  addElement: lasts('addElement', 'turn', true),
  toxin: lasts('toxin', 'turn', true),
  doublePhysicalAttacks: lasts('doublePhysicalAttacks', 'turn'),
  starsdawn: lasts('starsdawn', 'turn'),
  allAttacksColdFire: lasts('allAttacksColdFire', 'combat'),
  allAttacksSiege: lasts('allAttacksSiege', 'combat'),
};
