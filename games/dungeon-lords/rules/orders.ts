// Chapters DL-ORD, DL-PLC and DL-FULL.5-7: programmes chosen in secret, minions placed one after the other.
import { isRecording, type Seat, seatsFrom } from '@krcma/kernel';
import { FIRST_ORDER_FEE, ORDERS, type OrderId } from '../data/orders.ts';
import { PROGRAMME_LENGTH } from '../data/setup.ts';
import { type DungeonLords, handOf, lordAt } from '../state.ts';
import { freeSlot, picksForDummy, sendDummies, sendPick, stand } from './dummies.ts';
import { note, type Of, rule } from './script.ts';

/** Gold due for a minion when it is placed (DL-FULL.5). */
export const feeOf = ({ options }: DungeonLords, order: OrderId, place: number): number =>
  options.rules === 'full' && place === 0
    ? ((FIRST_ORDER_FEE as Partial<Record<OrderId, number>>)[order] ?? 0)
    : 0;

/** What is left for a lord to pick from, which everybody knows (DL-D2.8). */
function pileOf({ dummies }: DungeonLords, player: Seat): OrderId[] {
  const pile = dummies[player]?.pile ?? [];
  return ORDERS.filter((order) => pile.includes(order));
}

/** Three different orders in their order, changeable until sealed; with two players one for a dummy too. */
export const programme = rule<Of>('programme')
  .gather('orders', {
    kind: 'order',
    values: (game, { player }) => handOf(lordAt(game, player)),
    atLeast: () => PROGRAMME_LENGTH,
    atMost: () => PROGRAMME_LENGTH,
    option: (game, order, _, { length: place }) => {
      const fee = feeOf(game, order, place);
      return {
        id: `lay:${order}`,
        label: { key: 'lay-order', order, place, ...(fee > 0 && { fee }) },
        thing: `order:${order}`,
        rule: 'DL-ORD.1',
      };
    },
    prompt: (_, __, laid) => ({ key: 'ask-programme', place: laid.length, laid }),
    refused: (game, { player }, { length: place }) =>
      lordAt(game, player).locked.map((order) => ({
        id: `lay:${order}`,
        label: { key: 'lay-order', order, place },
        reason: { key: 'order-locked', order },
        thing: `order:${order}`,
        rule: 'DL-ORD.2',
      })),
    done: (_, __, laid) => ({ key: 'seal-programme', orders: laid }),
  })
  .maybeChoose('dummy', {
    kind: 'one',
    values: (game, { player }) => (picksForDummy(game) ? pileOf(game, player) : undefined),
    option: (_, order, { player }) => ({
      id: `dummy:${order}`,
      label: { key: 'pick-for-dummy', order },
      thing: `dummy:${player}:${order}`,
      rule: 'DL-D2.3',
    }),
    prompt: (_, { player, orders }) => ({ key: 'ask-dummy', dummy: player, orders }),
    refused: (game, { player }) => {
      const pile = pileOf(game, player);
      return ORDERS.filter((order) => !pile.includes(order)).map((order) => ({
        id: `dummy:${order}`,
        label: { key: 'pick-for-dummy', order },
        reason: { key: 'dummy-order-gone', order },
        thing: `dummy:${player}:${order}`,
        rule: 'DL-D2.3',
      }));
    },
  })
  .choose('sealed', {
    kind: 'one',
    always: true,
    values: () => [true],
    option: (_, __, { orders }) => ({
      id: 'seal',
      label: { key: 'seal-programme', orders },
      rule: 'DL-ORD.1',
    }),
    prompt: (_, { orders, dummy }) => ({ key: 'ask-seal', orders, ...(dummy !== undefined && { dummy }) }),
  })
  .gives((_, { player, orders, dummy }) => ({ player, orders, dummy: dummy ?? null }));

/** A minion finds the lowest free slot, or stays on its card; nothing is paid but the fee (DL-PLC.1-4, DL-FULL.6-7). */
function placeMinion(game: DungeonLords, player: Seat, place: number): void {
  const lord = lordAt(game, player);
  const order = lord.programme[place] as OrderId;
  const slot = freeSlot(game, order);
  const fee = feeOf(game, order, place);
  if (slot === undefined || fee > lord.gold) {
    lord.stayed.push(order);
    note({ key: 'minion-stayed', player, order, ...(slot !== undefined && { fee }) });
    return;
  }
  lord.gold -= fee;
  stand(game, player, order, slot);
  note({ key: 'minion-placed', player, order, slot, ...(fee > 0 && { fee }) });
}

/** Everybody's first cards, then the second, then the third (DL-ORD.3). */
function placeMinions(game: DungeonLords): void {
  const seats = seatsFrom(game.start, game.seats);
  for (let place = 0; place < PROGRAMME_LENGTH; place++) {
    if (isRecording())
      note({
        key: 'orders-revealed',
        place,
        orders: game.lords.map((lord) => lord.programme[place] as OrderId),
      });
    for (const seat of seats) placeMinion(game, seat, place);
  }
}

export const ordersPhase = rule('ordersPhase')
  .do('dummies', (game) => {
    game.phase = 'orders';
    sendDummies(game);
  })
  .sideBySide('programmes', programme, (game) => game.lords.map((_, player) => ({ player })), {
    secret: true,
  })
  .do('reveal', (game, { programmes }) => {
    for (const { player, orders } of programmes) lordAt(game, player).programme = orders;
    for (const seat of seatsFrom(game.start, game.seats)) {
      const dummy = programmes[seat]?.dummy ?? null;
      if (dummy !== null) sendPick(game, seat, dummy);
    }
    placeMinions(game);
  });

export interface Laid {
  readonly orders: readonly OrderId[];
  readonly dummy: OrderId | null;
}

/** What a lord has laid so far, sealed or not: known to nobody else. Undefined when nothing is being laid. */
export function laidBy(game: DungeonLords, seat: Seat): Laid | undefined {
  const phase = game.stack.find(({ rule: name, side }) => name === ordersPhase.name && side !== undefined);
  const branch = phase?.side?.branches.find((each) => each.seat === seat);
  if (branch === undefined) return undefined;
  const [frame] = branch.stack;
  if (frame === undefined) return branch.result as unknown as Laid;
  const { orders, dummy } = programme.localsAt(frame) ?? {};
  return { orders: orders ?? programme.picksAt(frame, 'orders') ?? [], dummy: dummy ?? null };
}
