import { describe, expect, it } from 'vitest';
import { CELL_NAMES, isInZone } from '../../data/dungeon.ts';
import { type RoomId, rooms, type Zone } from '../../data/rooms.ts';
import { atActions, SHAFT } from '../orders-table.ts';
import { type Game, lordOf, offers, refuses, told } from '../table.ts';

type Setup = NonNullable<Parameters<typeof atActions>[0]>;

const building = (setup: Setup): Game => atActions({ slots: { 'build-room': [0] }, ...setup });

const tileAt = (t: Game, cell: string, seat = 0) => lordOf(t, seat).dungeon[CELL_NAMES.indexOf(cell)];

const cellsIn = (zone: Zone): string[] => CELL_NAMES.filter((_, cell) => isInZone(cell, zone));

describe('building rooms', () => {
  it('DL-ROOM.1, DL-ROOM.2, DL-ROOM.3 in the order III, II, I; II and III for a gold, and for I nothing may be left', () => {
    const t = atActions({ slots: { 'build-room': [0, 1, 2] }, rooms: ['mint', 'souvenir-shop'] });
    expect(t.asked().seat).toBe(2);
    expect(t.options()).toEqual(['room:mint', 'room:souvenir-shop', 'decline']);
    expect(t.asked().options[0]?.label).toMatchObject({ price: { gold: 1 } });
    t.play('room:mint');
    expect(t.asked()).toMatchObject({ seat: 1, prompt: { key: 'ask-room', slot: 1 } });
    expect(t.options()).toEqual(['room:souvenir-shop', 'decline']);
    t.play('room:souvenir-shop', 'at:c2r0');
    expect([0, 1, 2].map((seat) => lordOf(t, seat).gold)).toEqual([3, 2, 2]);
    expect(told(t, 'slot-impossible')).toMatchObject([
      { player: 0, slot: 0, hindrance: { why: 'nothing-offered' } },
    ]);
    expect(lordOf(t, 0).stayed).toEqual(['build-room']);
  });

  it('DL-ROOM.2 slot I costs nothing', () => {
    const t = building({ lords: [{ gold: 0 }], rooms: ['mint'] }).play('room:mint');
    expect(lordOf(t, 0).gold).toBe(0);
    expect(told(t, 'room-built')).toMatchObject([{ player: 0, room: 'mint', slot: 0, paid: {} }]);
    const second = building({ slots: { 'build-room': [null, 0] }, lords: [{ gold: 0 }], rooms: ['mint'] });
    expect(told(second, 'slot-impossible')[0]?.hindrance).toEqual({ why: 'lacks', lacks: { gold: 1 } });
  });

  it('DL-ROOM.4 the room takes the place of an unconquered tunnel at once', () => {
    const t = building({
      lords: [{ conquered: ['c2r0'], dungeon: { ...SHAFT, c3r1: 'tunnel' } }],
      rooms: ['hatchery', 'mint'],
    });
    t.play('room:hatchery');
    expect(t.options()).toEqual(['at:c2r1', 'at:c3r1']);
    expect(refuses(t, 'at:c2r0')).toEqual({ reason: { key: 'conquered-tile' }, rule: 'DL-ROOM.4' });
    expect(refuses(t, 'at:c0r0')).toEqual({ reason: { key: 'no-tunnel' }, rule: 'DL-ROOM.4' });
    t.play('at:c2r1');
    expect(tileAt(t, 'c2r1')).toBe('hatchery');
    expect(t.game.rooms.offer).toEqual([null, 'mint']);
  });

  it('DL-ROOM.4 no room is built on another', () => {
    const t = building({
      lords: [{ dungeon: { ...SHAFT, c1r0: 'tunnel', c0r0: 'tunnel', c2r2: 'mint' } }],
      rooms: ['hatchery'],
    });
    t.play('room:hatchery');
    expect(refuses(t, 'at:c2r2')).toEqual({ reason: { key: 'room-already' }, rule: 'DL-ROOM.4' });
  });

  it('DL-ROOM.5 in a tunnel dug and mined this round; the imps there stay busy', () => {
    const t = atActions({
      lords: [{ imps: 5, gold: 0 }],
      slots: { 'dig-tunnels': [0], 'mine-gold': [0], 'build-room': [0] },
      rooms: ['mint'],
    }).play('dig:c2r3', 'done', 'mine:c2r3', 'done', 'room:mint', 'at:c2r3');
    expect(tileAt(t, 'c2r3')).toBe('mint');
    const there = CELL_NAMES.indexOf('c2r3');
    expect(lordOf(t, 0)).toMatchObject({ busyImps: 2, dug: [there], mined: [there] });
  });

  it('DL-ROOM.6 zones: two upper rows, two lower rows, the six cells of the centre, the fourteen of the edge', () => {
    expect(cellsIn('upper')).toEqual(CELL_NAMES.slice(0, 10));
    expect(cellsIn('lower')).toEqual(CELL_NAMES.slice(10));
    expect(cellsIn('core')).toEqual(['c1r1', 'c2r1', 'c3r1', 'c1r2', 'c2r2', 'c3r2']);
    expect(cellsIn('perimeter')).toEqual(CELL_NAMES.filter((name) => !cellsIn('core').includes(name)));
    expect(cellsIn('perimeter')).toHaveLength(14);
  });

  it.each([
    ['hatchery', 'upper'],
    ['mushroom-bed', 'lower'],
    ['souvenir-shop', 'upper'],
    ['mint', 'lower'],
    ['workshop', 'perimeter'],
    ['tool-shed', 'perimeter'],
    ['printing-press', 'core'],
    ['magic-room', 'core'],
  ] as const)('DL-ROOM.6 the %s fits its zone only (%s)', (room, zone) => {
    const dungeon = {
      ...SHAFT,
      c2r3: 'tunnel',
      c1r3: 'tunnel',
      c1r0: 'tunnel',
      c1r1: 'tunnel',
      c3r2: 'tunnel',
    } as const;
    const t = building({ lords: [{ dungeon }], rooms: [room] }).play(`room:${room}`);
    const fitting = Object.keys(dungeon).filter((cell) => cellsIn(zone).includes(cell));
    expect(offers(t, 'at:').sort()).toEqual(fitting.map((cell) => `at:${cell}`).sort());
    for (const cell of Object.keys(dungeon).filter((each) => !fitting.includes(each)))
      expect(refuses(t, `at:${cell}`)).toEqual({
        reason: { key: 'wrong-zone', room, zone },
        rule: 'DL-ROOM.6',
      });
  });

  it('DL-ROOM.7 two rooms may not share an edge, a conquered one too; corners are fine', () => {
    for (const conquered of [[], ['c2r1']]) {
      const dungeon = { ...SHAFT, c2r1: 'hatchery', c1r0: 'tunnel', c1r2: 'tunnel', c1r3: 'tunnel' } as const;
      const t = building({ lords: [{ dungeon, conquered }], rooms: ['mint', 'souvenir-shop'] }).play(
        'room:mint',
      );
      expect(t.options()).toEqual(['at:c1r2', 'at:c1r3']);
      expect(refuses(t, 'at:c2r2')).toEqual({ reason: { key: 'beside-room' }, rule: 'DL-ROOM.7' });
    }
  });

  it('DL-ROOM.8 a room that fits nowhere cannot be taken; where none fits the order is not executed', () => {
    const dungeon = { ...SHAFT, c2r1: 'hatchery' } as const;
    const t = building({
      lords: [{ dungeon: { ...dungeon, c2r3: 'tunnel' } }],
      rooms: ['mint', 'souvenir-shop'],
    });
    expect(t.options()).toEqual(['room:mint', 'decline']);
    expect(refuses(t, 'room:souvenir-shop')).toEqual({
      reason: { key: 'fits-nowhere', room: 'souvenir-shop', zone: 'upper' },
      rule: 'DL-ROOM.8',
    });
    const none = building({ lords: [{ dungeon }], rooms: ['mint', 'souvenir-shop'] });
    expect(told(none, 'slot-impossible')[0]?.hindrance).toEqual({ why: 'none-fits' });
    expect(lordOf(none, 0).stayed).toEqual(['build-room']);
  });

  it('DL-ROOM.9 one may dig on from a room', () => {
    const t = atActions({
      lords: [{ dungeon: { c2r0: 'tunnel', c2r1: 'hatchery' } }],
      slots: { 'dig-tunnels': [0] },
    });
    expect(offers(t, 'dig:')).toContain('dig:c2r2');
  });

  it('DL-ROOM.10, DL-Y2.9 rooms of the second year have no zone, and stand apart like all others', () => {
    const second = (Object.keys(rooms) as RoomId[]).filter((room) => rooms[room].year === 2);
    expect(second).toHaveLength(8);
    for (const room of second) {
      const t = building({
        year: 2,
        lords: [{ dungeon: { ...SHAFT, c3r0: 'tunnel', c2r2: 'mint' } }],
        rooms: [room],
      });
      t.play(`room:${room}`);
      expect(t.options()).toEqual(['at:c2r0', 'at:c3r0']);
      expect(refuses(t, 'at:c2r1').rule).toBe('DL-ROOM.7');
    }
  });
});
