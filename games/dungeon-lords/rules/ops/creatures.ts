// DL-DATA.11: what is done with creatures outside of a fight.
import type { Seat } from '@krcma/kernel';
import { creatureOf } from '../../data/creatures.ts';
import type { Goods } from '../../data/types.ts';
import { type DungeonLords, lordAt } from '../../state.ts';
import { payCreature } from '../creature-cost.ts';
import { discardCreature } from '../goods.ts';
import { note, rule } from '../script.ts';
import type { Deed, OpAt } from './op-at.ts';
import { creatureAt } from './ways.ts';

const dueOf = (game: DungeonLords, player: Seat): number[] =>
  lordAt(game, player).lair.flatMap(({ due }, place) => (due === true ? [place] : []));

/** What a creature is paid: its whole cost again, or one icon of it (DL-PAY.1, DL-PAY.4, DL-SPE.13). */
function priceAt(game: DungeonLords, { player, creature = 0, icon }: OpAt): Goods {
  if (icon !== undefined) return { [icon]: 1 };
  return creatureOf(creatureAt(lordAt(game, player), creature).id).cost;
}

export const payForCreature = rule<OpAt>('payForCreature')
  .do('tell', (game, { player, source, creature = 0, ...at }) => {
    const { id } = creatureAt(lordAt(game, player), creature);
    const cost = priceAt(game, { player, source, creature, ...at });
    note({ key: 'creature-paid', player, creature: id, cost, source });
  })
  .call('paid', payCreature, (game, at) => ({
    player: at.player,
    creature: creatureAt(lordAt(game, at.player), at.creature ?? 0).id,
    price: priceAt(game, at),
    place: at.creature ?? 0,
    unpaid: dueOf(game, at.player),
  }));

const leaves =
  (key: 'creature-released' | 'creature-discarded'): Deed =>
  (game, { player, source, creature }) => {
    if (creature === undefined) return;
    const { id } = discardCreature(game, player, creature);
    note({ key, player, creature: id, source });
  };

/** Until the combat of the year is over (DL-SPE.4); what it has to do besides fighting it does. */
const turnFaceDown: Deed = (game, { player, source, creature }) => {
  if (creature === undefined) return;
  const striker = creatureAt(lordAt(game, player), creature);
  striker.stance = 'striking';
  note({ key: 'creature-strikes', player, creature: striker.id, source });
};

export const creatureDeeds = {
  release: leaves('creature-released'),
  discardMonster: leaves('creature-discarded'),
  turnFaceDown,
} as const;
