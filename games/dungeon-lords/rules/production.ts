// Chapters DL-PROD, DL-RM.1-6, DL-RM.17 and DL-RET: rooms at work, then orders come back.
import { type ActKind, calling } from '@krcma/kernel';
import { CELLS, type Cell } from '../data/dungeon.ts';
import type { OrderId } from '../data/orders.ts';
import { type ProductionRoom, type RoomId, roomOf } from '../data/rooms.ts';
import { usesPerRound } from '../data/setup.ts';
import type { Idleness } from '../messages/orders.ts';
import type { DungeonLordsTypes } from '../messages.ts';
import { type DungeonLords, idleImps, isConquered, type Lord, lordAt, trollsOf } from '../state.ts';
import { digOption, undiggable } from './actions/dig.ts';
import { cellThing } from './actions/slot.ts';
import { canDigSomewhere, diggable } from './dungeon.ts';
import { canPay, gain, lacking, pay } from './goods.ts';
import { note, type Of, rule } from './script.ts';

type Work = { readonly do: 'work'; readonly room: RoomId };
type Stop = { readonly do: 'stop' };

function productionRoom(room: RoomId): ProductionRoom | undefined {
  const printed = roomOf(room);
  return printed.kind === 'production' ? printed : undefined;
}

const idleTrolls = (lord: Lord): number => trollsOf(lord) - lord.busyTrolls;

function usesOf({ worked }: Lord, room: RoomId): number {
  let uses = 0;
  for (const each of worked) if (each === room) uses++;
  return uses;
}

/** Why a room does not work now; undefined when it does (DL-PROD.2, DL-PROD.6, DL-PROD.8). */
function idleness(game: DungeonLords, lord: Lord, cell: Cell, room: RoomId): Idleness | undefined {
  const printed = productionRoom(room);
  if (printed === undefined) return { why: 'no-production' };
  if (isConquered(lord, cell)) return { why: 'conquered' };
  const { workers, pay: price, makes } = printed;
  if (usesOf(lord, room) >= usesPerRound[game.year]) return { why: 'used', uses: usesPerRound[game.year] };
  const idle = idleImps(lord) + idleTrolls(lord);
  if (idle < workers) return { why: 'too-few-workers', idle, needed: workers };
  if (price !== undefined && !canPay(game, lord, price))
    return { why: 'lacks', lacks: lacking(game, lord, price) };
  if (makes.trap !== undefined && game.traps.length === 0) return { why: 'no-traps' };
  if (makes.dig !== undefined && !canDigSomewhere(lord)) return { why: 'nowhere-to-dig' };
  return undefined;
}

const isRoom = (tile: Lord['dungeon'][number]): tile is RoomId => tile !== null && tile !== 'tunnel';

/** Trolls work before imps, for they can do nothing else (DL-PROD.4). */
function employ(lord: Lord, workers: number): { imps: number; trolls: number } {
  const trolls = Math.min(workers, idleTrolls(lord));
  lord.busyTrolls += trolls;
  lord.busyImps += workers - trolls;
  return { imps: workers - trolls, trolls };
}

/** One tunnel by the rules of digging, without an imp on it: those who dig are in the shed (DL-RM.4). */
export const digFromShed = rule<Of>('digFromShed')
  .choose('cell', {
    kind: 'place',
    values: (game, { player }) => diggable(lordAt(game, player)),
    option: (_, cell, locals) => digOption(cell, locals),
    prompt: () => ({ key: 'ask-shed' }),
    refused: undiggable,
  })
  .do('dig', (game, { player, cell }) => {
    lordAt(game, player).dungeon[cell] = 'tunnel';
    note({ key: 'shed-dug', player, cell });
  });

const workOption = (game: DungeonLords, room: RoomId, { player }: Of) => {
  const cell = lordAt(game, player).dungeon.indexOf(room);
  return {
    id: `work:${room}`,
    label: { key: 'work-room', room },
    thing: cellThing(player, cell),
    rule: 'DL-PROD.2',
  } as const;
};

/** Each use is a decision of its own, in any order (DL-PROD.5, DL-RM.17). */
const work: ActKind<DungeonLordsTypes, Of, Work> = {
  list: (game, { player }, into) => {
    const lord = lordAt(game, player);
    for (let cell = 0; cell < CELLS; cell++) {
      const tile = lord.dungeon[cell] ?? null;
      if (isRoom(tile) && idleness(game, lord, cell, tile) === undefined)
        into.push({ do: 'work', room: tile });
    }
  },
  option: (game, { room }, locals) => workOption(game, room, locals),
  refused: (game, locals) => {
    const lord = lordAt(game, locals.player);
    return lord.dungeon.flatMap((tile, cell) => {
      const idle = isRoom(tile) ? idleness(game, lord, cell, tile) : undefined;
      if (!isRoom(tile) || idle === undefined) return [];
      const rule = idle.why === 'used' ? 'DL-PROD.6' : idle.why === 'conquered' ? 'DL-PROD.8' : 'DL-PROD.2';
      return { ...workOption(game, tile, locals), reason: { key: 'room-idle', room: tile, idle }, rule };
    });
  },
  carryOut: (game, { room }, { player }) => {
    const lord = lordAt(game, player);
    const { workers, pay: paid = {}, makes } = productionRoom(room) as ProductionRoom;
    lord.worked.push(room);
    const { imps, trolls } = employ(lord, workers);
    note({ key: 'room-worked', player, room, imps, trolls, paid, made: makes });
    pay(game, player, paid);
    gain(game, player, makes);
    return makes.dig === undefined ? undefined : calling(digFromShed, { player });
  },
};

const stop: ActKind<DungeonLordsTypes, Of, Stop> = {
  list: (_, __, into) => into.push({ do: 'stop' }),
  option: () => ({ id: 'done', label: { key: 'stop-production' }, rule: 'DL-PROD.1' }),
};

/** The first, or instead any on which a minion stands (DL-RET.2). */
const retrievable = ({ programme, stayed }: Lord): OrderId[] =>
  programme.filter((order, place) => place === 0 || stayed.includes(order));

function retrieve(game: DungeonLords, { player }: Of, order: OrderId): void {
  const lord = lordAt(game, player);
  lord.locked = lord.programme.filter((each) => each !== order);
  lord.programme = [];
  lord.stayed = [];
  note({ key: 'orders-retrieved', player, order, locked: lord.locked });
}

export const production = rule<Of>('production')
  .acts('stopped', {
    kinds: { work, stop },
    ends: ['stop'],
    prompt: (game, { player }) => {
      const lord = lordAt(game, player);
      return { key: 'ask-work', imps: idleImps(lord), trolls: idleTrolls(lord) };
    },
  })
  .maybeChoose('order', {
    kind: 'one',
    values: (game, { player }) => {
      const lord = lordAt(game, player);
      return lord.programme.length === 0 ? undefined : retrievable(lord);
    },
    option: (game, order, { player }) => ({
      id: `retrieve:${order}`,
      label: {
        key: 'retrieve-order',
        order,
        locks: lordAt(game, player).programme.filter((each) => each !== order),
      },
      thing: `place:${lordAt(game, player).programme.indexOf(order)}`,
      rule: 'DL-RET.2',
    }),
    prompt: () => ({ key: 'ask-retrieve' }),
    refused: (game, { player }) => {
      const lord = lordAt(game, player);
      const open = retrievable(lord);
      return lord.programme
        .filter((order) => !open.includes(order))
        .map((order) => ({
          id: `retrieve:${order}`,
          label: { key: 'retrieve-order', order, locks: lord.programme.filter((each) => each !== order) },
          reason: { key: 'order-carried-out', order },
          thing: `place:${lord.programme.indexOf(order)}`,
          rule: 'DL-RET.2',
        }));
    },
  })
  .do('retrieve', (game, { player, order }) => {
    if (order !== undefined) retrieve(game, { player }, order);
  });
