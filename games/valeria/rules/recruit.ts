// Chapter VAL-REC.
import type { Seat } from '@krcma/kernel';
import { type CitizenId, COPY_SURCHARGE, citizenOf } from '../data/citizens.ts';
import { STARTER_IDS, starterOf } from '../data/starters.ts';
import type { Price } from '../messages.ts';
import { playerAt, topOf, type Valeria } from '../state.ts';
import { citizenStacks, joinTableau } from './center.ts';
import { modified } from './domains-in-play.ts';
import { canPay, payPrice } from './payment.ts';
import { note, type Of, rule } from './script.ts';

/** Cards of the same name in the tableau, starters included (VAL-REC.2, VAL-REC.3). */
function copiesOwned(game: Valeria, seat: Seat, citizen: CitizenId): number {
  let copies = 0;
  for (const id of playerAt(game, seat).citizens) if (id === citizen) copies++;
  for (const id of STARTER_IDS) if (starterOf(id).copyOf === citizen) copies++;
  return copies;
}

/** Gold on top of the base price for the copies owned. */
export const copySurcharge = (game: Valeria, seat: Seat, citizen: CitizenId): number =>
  modified(game, seat, 'recruitCopySurcharge', COPY_SURCHARGE) * copiesOwned(game, seat, citizen);

export const recruitPrice = (game: Valeria, seat: Seat, citizen: CitizenId): Price => ({
  kind: 'gold',
  real: citizenOf(citizen).cost + copySurcharge(game, seat, citizen),
  magic: 0,
});

export const recruitableStacks = (game: Valeria, seat: Seat): number[] =>
  citizenStacks(game, (citizen) => canPay(game, seat, recruitPrice(game, seat, citizen)));

export function recruitOption(game: Valeria, seat: Seat, stack: number) {
  const card = topOf(game, stack) as CitizenId;
  const price = recruitPrice(game, seat, card);
  const label = { key: 'recruit', card, price, surcharge: copySurcharge(game, seat, card) } as const;
  return { id: `recruit:${card}`, label, thing: `stack:${stack}`, rule: 'VAL-REC.2' } as const;
}

export const recruit = rule<Of & { stack: number }>('recruit')
  .set('card', (game, { stack }) => topOf(game, stack) as CitizenId)
  .call('paid', payPrice, (game, { player, card }) => ({
    player,
    card,
    price: recruitPrice(game, player, card),
  }))
  .do('join', (game, { player, stack, card, paid }) => {
    note({ key: 'recruited', player, card, stack, gold: paid.real, magic: paid.magic });
    joinTableau(game, player, stack, 'bought');
  });
