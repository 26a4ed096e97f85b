// Chapter LOR-MOB: several armies, each at most once.
import { ARMIES } from '../../data/setup.ts';
import { activations } from '../activate.ts';
import { type OpAt, opNamed } from '../effects/op-at.ts';
import { rule } from '../script.ts';

/** Control and battles come at the end of the step, after the last of them (LOR-MOB.4, .5). */
const activateArmies = rule<OpAt>('activateArmies').call('armies', activations, (_, at) => {
  const { min, max } = opNamed(at, 'activateArmies');
  return { player: at.player, min, max: max === 'all' ? ARMIES : max };
});

export const mobilizeOperations = { activateArmies };
