// DL-DATA.11: what is done with creatures outside of a fight.
import type { Seat } from '@krcma/kernel';
import { creatureOf } from '../../data/creatures.ts';
import type { Goods } from '../../data/types.ts';
import { type DungeonLords, type LairCreature, lordAt } from '../../state.ts';
import { payCreature } from '../creature-cost.ts';
import { discardCreature } from '../goods.ts';
import { note, rule } from '../script.ts';
import { type Deed, type OpAt, placeIn } from './op-at.ts';
import { creatureAt } from './ways.ts';

const dueOf = (game: DungeonLords, player: Seat): number[] =>
  lordAt(game, player).lair.flatMap(({ due }, place) => (due === true ? [place] : []));

/** What a creature is paid: its whole cost again, or one icon of it (DL-PAY.1, DL-PAY.4, DL-SPE.13). */
const priceAt = (game: DungeonLords, at: OpAt): Goods =>
  at.icon === undefined ? creatureOf(whoAt(game, at).id).cost : { [at.icon]: 1 };

const whoAt = (game: DungeonLords, at: OpAt): LairCreature =>
  creatureAt(lordAt(game, at.player), placeIn(at));

export const payForCreature = rule<OpAt>('payForCreature')
  .do('tell', (game, at) => {
    const { player, source } = at;
    note({ key: 'creature-paid', player, creature: whoAt(game, at).id, cost: priceAt(game, at), source });
  })
  .call('paid', payCreature, (game, at) => ({
    player: at.player,
    creature: whoAt(game, at).id,
    price: priceAt(game, at),
    place: placeIn(at),
    unpaid: dueOf(game, at.player),
  }));

const leaves =
  (key: 'creature-released' | 'creature-discarded'): Deed =>
  (game, at) => {
    const { player, source } = at;
    const { id } = discardCreature(game, player, placeIn(at));
    note({ key, player, creature: id, source });
  };

/** Until the combat of the year is over (DL-SPE.4); what it has to do besides fighting it does. */
const turnFaceDown: Deed = (game, at) => {
  const striker = whoAt(game, at);
  striker.stance = 'striking';
  note({ key: 'creature-strikes', player: at.player, creature: striker.id, source: at.source });
};

export const creatureDeeds = {
  release: leaves('creature-released'),
  discardMonster: leaves('creature-discarded'),
  turnFaceDown,
} as const;
