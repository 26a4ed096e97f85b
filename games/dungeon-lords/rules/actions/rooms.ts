// Chapter DL-ROOM: rooms in place of tunnels.
import type { Refused } from '@krcma/kernel';
import { CELLS, type Cell, cellName, isInZone } from '../../data/dungeon.ts';
import { slotOf } from '../../data/orders.ts';
import { type RoomId, roomOf } from '../../data/rooms.ts';
import type { DungeonLordsMessage, DungeonLordsTypes } from '../../messages.ts';
import { type DungeonLords, isConquered, type Lord, lordAt } from '../../state.ts';
import { buildable, canBuild, fitsSomewhere, isRoomAt } from '../dungeon.ts';
import { pay } from '../goods.ts';
import { note, type Of, rule } from '../script.ts';
import { cellThing, declineOption, type Hinders, lacksFor, type OfSlot } from './slot.ts';

const DECLINE = 'decline';

const offered = ({ rooms }: DungeonLords): RoomId[] => rooms.offer.filter((room) => room !== null);

const tooPoor = lacksFor('build-room');

/** DL-ROOM.2, DL-ROOM.3, DL-ROOM.8. */
export const nothingToBuild: Hinders = (game, lord, slot) => {
  const rooms = offered(game);
  if (rooms.length === 0) return { why: 'nothing-offered' };
  return (
    tooPoor(game, lord, slot) ??
    (rooms.some((room) => fitsSomewhere(lord, room)) ? undefined : { why: 'none-fits' })
  );
};

const roomOption = (room: RoomId, { slot }: OfSlot) =>
  ({
    id: `room:${room}`,
    label: { key: 'take-room', room, price: slotOf('build-room', slot).pay ?? {} },
    thing: `offer:${room}`,
    rule: 'DL-ROOM.1',
  }) as const;

interface OfRoom extends Of {
  readonly room: RoomId;
}

const placeOption = (cell: Cell, { player, room }: OfRoom) =>
  ({
    id: `at:${cellName(cell)}`,
    label: { key: 'build-at', room, cell },
    thing: cellThing(player, cell),
    rule: 'DL-ROOM.4',
  }) as const;

type Reason = Pick<Refused<DungeonLordsTypes>, 'reason' | 'rule'>;

function whyNotThere(lord: Lord, room: RoomId, cell: Cell): Reason {
  const because = (reason: DungeonLordsMessage, rule: Reason['rule']): Reason => ({ reason, rule });
  if ((lord.dungeon[cell] ?? null) === null) return because({ key: 'no-tunnel' }, 'DL-ROOM.4');
  if (isConquered(lord, cell)) return because({ key: 'conquered-tile' }, 'DL-ROOM.4');
  if (isRoomAt(lord, cell)) return because({ key: 'room-already' }, 'DL-ROOM.4');
  const { zone } = roomOf(room);
  if (!isInZone(cell, zone)) return because({ key: 'wrong-zone', room, zone }, 'DL-ROOM.6');
  return because({ key: 'beside-room' }, 'DL-ROOM.7');
}

/** Every cell a room does not fit, and why not. */
function unbuildable(game: DungeonLords, of: OfRoom): Refused<DungeonLordsTypes>[] {
  const lord = lordAt(game, of.player);
  const refused: Refused<DungeonLordsTypes>[] = [];
  for (let cell = 0; cell < CELLS; cell++)
    if (!canBuild(lord, of.room, cell))
      refused.push({ ...placeOption(cell, of), ...whyNotThere(lord, of.room, cell) });
  return refused;
}

export const placeRoom = rule<OfRoom>('placeRoom')
  .choose('cell', {
    kind: 'place',
    values: (game, { player, room }) => buildable(lordAt(game, player), room),
    option: (_, cell, locals) => placeOption(cell, locals),
    prompt: (_, { room }) => ({ key: 'ask-cell', room }),
    refused: unbuildable,
  })
  .gives((_, { cell }) => cell);

export const buildRoom = rule<OfSlot>('buildRoom')
  .choose('room', {
    kind: 'one',
    values: (game, { player }): (RoomId | typeof DECLINE)[] => {
      const lord = lordAt(game, player);
      return [...offered(game).filter((room) => fitsSomewhere(lord, room)), DECLINE];
    },
    option: (_, room, locals) => (room === DECLINE ? declineOption('build-room') : roomOption(room, locals)),
    prompt: (_, { slot }) => ({ key: 'ask-room', slot }),
    refused: (game, locals) => {
      const lord = lordAt(game, locals.player);
      return offered(game)
        .filter((room) => !fitsSomewhere(lord, room))
        .map((room) => ({
          ...roomOption(room, locals),
          reason: { key: 'fits-nowhere', room, zone: roomOf(room).zone },
          rule: 'DL-ROOM.8',
        }));
    },
  })
  .maybeCall('cell', placeRoom, (_, { player, room }) => (room === DECLINE ? undefined : { player, room }))
  .do('build', (game, { player, slot, room, cell }) => {
    if (room === DECLINE) return;
    const { pay: paid = {} } = slotOf('build-room', slot);
    pay(game, player, paid);
    const { offer } = game.rooms;
    offer[offer.indexOf(room)] = null;
    const built = cell as Cell;
    lordAt(game, player).dungeon[built] = room;
    note({ key: 'room-built', player, room, cell: built, slot, paid });
  })
  .gives((_, { cell }) => cell !== undefined);
