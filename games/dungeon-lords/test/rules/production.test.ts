import { undo } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { CELL_NAMES } from '../../data/dungeon.ts';
import type { RoomId } from '../../data/rooms.ts';
import { dungeonLords } from '../../index.ts';
import { atActions, atProduction, SHAFT } from '../orders-table.ts';
import { type Game, lordOf, offers, refuses, told, waiting } from '../table.ts';

type Setup = NonNullable<Parameters<typeof atProduction>[0]>;
type LordSetup = NonNullable<Setup['lords']>[number];

/** One room at the foot of the shaft, or beside it. */
const withRoom = (room: RoomId, lord: LordSetup = {}, setup: Omit<Setup, 'lords'> = {}): Game => {
  const cell =
    { hatchery: 'c2r1', 'souvenir-shop': 'c2r1', 'printing-press': 'c2r1', 'magic-room': 'c2r1' }[
      room as string
    ] ?? 'c2r3';
  return atProduction({ seats: 4, ...setup, lords: [{ dungeon: { ...SHAFT, [cell]: room }, ...lord }] });
};

describe('production', () => {
  it('DL-PROD.1 all may act at once, each at its own pace', () => {
    const lord = { dungeon: { ...SHAFT, c2r2: 'mint' } } as const;
    const shop = { dungeon: { ...SHAFT, c2r0: 'souvenir-shop' } } as const;
    const t = atProduction({ lords: [lord, {}, shop] });
    expect(waiting(t)).toEqual([0, 2]);
    t.play([2, 'work:souvenir-shop']);
    expect(lordOf(t, 2).gold).toBe(4);
    expect(waiting(t)).toEqual([0]);
  });

  it('DL-PROD.2 a room takes so many idle imps, its price, and gives its product', () => {
    const t = withRoom('mint', { imps: 5, gold: 0 });
    expect(t.asked()).toMatchObject({ seat: 0, prompt: { key: 'ask-work', imps: 5, trolls: 0 } });
    const second = { dungeon: { ...SHAFT, c2r2: 'mint', c2r0: 'hatchery' }, imps: 7, gold: 0 } as const;
    const both = atProduction({ lords: [second] }).play('work:mint');
    expect(lordOf(both, 0)).toMatchObject({ gold: 1, imps: 7, busyImps: 3 });
    expect(told(both, 'room-worked')).toEqual([
      { key: 'room-worked', player: 0, room: 'mint', imps: 3, trolls: 0, paid: {}, made: { gold: 1 } },
    ]);
  });

  it('DL-PROD.2 with too few idle imps a room stands still, and nobody is asked', () => {
    const some = atProduction({
      lords: [{ imps: 3, dungeon: { ...SHAFT, c2r0: 'workshop', c2r2: 'mint' } }],
    });
    expect(some.options()).toEqual(['work:mint', 'done']);
    expect(refuses(some, 'work:workshop')).toEqual({
      reason: { key: 'room-idle', room: 'workshop', idle: { why: 'too-few-workers', idle: 3, needed: 4 } },
      rule: 'DL-PROD.2',
    });
    const none = withRoom('mint', { imps: 3, busyImps: 1 });
    expect(none.game.phase).not.toBe('production');
    expect(told(none, 'room-worked')).toEqual([]);
  });

  it('DL-PROD.3 a room built this round works', () => {
    const t = atActions({ slots: { 'build-room': [0] }, rooms: ['mint'] }).play('room:mint');
    expect(t.options(0)).toEqual(['work:mint', 'done']);
  });

  it('DL-PROD.4, DL-MON.5 each troll takes the place of an imp and is busy for the round', () => {
    const lord = {
      imps: 4,
      lair: ['troll', 'troll'],
      dungeon: { ...SHAFT, c2r0: 'hatchery', c2r2: 'mint' },
    } as const;
    const t = atProduction({ lords: [{ ...lord, lair: [...lord.lair] }] });
    expect(t.asked().prompt).toMatchObject({ imps: 4, trolls: 2 });
    t.play('work:mint');
    expect(lordOf(t, 0)).toMatchObject({ busyTrolls: 2, busyImps: 1 });
    expect(told(t, 'room-worked')[0]).toMatchObject({ imps: 1, trolls: 2 });
  });

  it('DL-MON.6, DL-PROD.4 a troll neither digs, mines nor supervises', () => {
    const lords = [{ imps: 0, lair: ['troll' as const, 'troll' as const] }];
    const t = atActions({ lords, slots: { 'dig-tunnels': [0], 'mine-gold': [0] } });
    expect(told(t, 'slot-impossible').map(({ order, hindrance }) => [order, hindrance.why])).toEqual([
      ['dig-tunnels', 'too-few-imps'],
      ['mine-gold', 'too-few-imps'],
    ]);
    const foreman = atActions({ lords: [{ ...lords[0], imps: 1 }], slots: { 'mine-gold': [null, null, 0] } });
    expect(told(foreman, 'slot-impossible')).toHaveLength(1);
  });

  it('DL-PROD.5, DL-RM.17 several rooms in any order, each use a decision after which one may stop', () => {
    const lord = {
      imps: 9,
      gold: 0,
      food: 0,
      dungeon: { ...SHAFT, c2r0: 'hatchery', c2r2: 'mint' },
    } as const;
    const t = atProduction({ lords: [lord] }).play('work:mint');
    expect(t.options()).toEqual(['work:hatchery', 'done']);
    t.play('work:hatchery');
    expect(lordOf(t, 0)).toMatchObject({ gold: 1, food: 1 });
    const stopped = atProduction({ lords: [lord] }).play('work:hatchery', 'done');
    expect(told(stopped, 'room-worked').map(({ room }) => room)).toEqual(['hatchery']);
  });

  it('DL-PROD.6, DL-Y2.9 each room once a round, in the second year twice with other workers', () => {
    const lord = { imps: 9, gold: 0, dungeon: { ...SHAFT, c2r0: 'hatchery', c2r2: 'mint' } } as const;
    const first = atProduction({ lords: [lord] }).play('work:mint');
    expect(refuses(first, 'work:mint')).toEqual({
      reason: { key: 'room-idle', room: 'mint', idle: { why: 'used', uses: 1 } },
      rule: 'DL-PROD.6',
    });
    const second = atProduction({ year: 2, lords: [lord] }).play('work:mint');
    expect(second.options()).toEqual(['work:hatchery', 'work:mint', 'done']);
    second.play('work:mint');
    expect(lordOf(second, 0)).toMatchObject({ gold: 2, busyImps: 6 });
    expect(refuses(second, 'work:mint').reason).toMatchObject({ idle: { why: 'used', uses: 2 } });
  });

  it('DL-GEN.10 without traps in the pile the workshop stands still, and no other room', () => {
    const lord = { imps: 9, dungeon: { ...SHAFT, c2r0: 'hatchery', c2r2: 'workshop' } } as const;
    const t = atProduction({ lords: [lord], decks: { traps: [] } });
    t.game.distant.traps.push(...t.game.traps.splice(0));
    expect(t.options()).toEqual(['work:hatchery', 'done']);
    expect(refuses(t, 'work:workshop').reason).toMatchObject({ idle: { why: 'no-traps' } });
  });

  it('DL-PROD.8 a conquered room does not work, and rooms of other kinds never do', () => {
    const dungeon = { ...SHAFT, c2r0: 'hatchery', c2r2: 'mint', c1r1: 'tunnel', c0r1: 'chapel' } as const;
    const t = atProduction({ year: 2, lords: [{ imps: 9, conquered: ['c2r0'], dungeon }] });
    expect(t.options()).toEqual(['work:mint', 'done']);
    expect(refuses(t, 'work:hatchery')).toEqual({
      reason: { key: 'room-idle', room: 'hatchery', idle: { why: 'conquered' } },
      rule: 'DL-PROD.8',
    });
    expect(refuses(t, 'work:chapel').reason).toMatchObject({ idle: { why: 'no-production' } });
  });

  it('what was begun can be taken back', () => {
    const lord = { imps: 9, gold: 0, dungeon: { ...SHAFT, c2r0: 'hatchery', c2r2: 'mint' } } as const;
    const t = atProduction({ lords: [lord] }).play('work:mint');
    undo(dungeonLords, t.journal, 0);
    expect(lordOf(t, 0)).toMatchObject({ gold: 0, busyImps: 0, worked: [] });
  });
});

describe('the rooms', () => {
  /** A second room that keeps the table waiting. */
  const two = (room: RoomId, lord: LordSetup = {}, setup: Omit<Setup, 'lords'> = {}): Game => {
    const place = ['printing-press', 'magic-room', 'hatchery', 'souvenir-shop'].includes(room)
      ? 'c2r1'
      : 'c2r3';
    const other: RoomId = room === 'hatchery' ? 'mint' : 'hatchery';
    const dungeon: LordSetup['dungeon'] = {
      ...SHAFT,
      c2r3: 'tunnel',
      c1r1: 'tunnel',
      c0r1: other,
      [place]: room,
    };
    return atProduction({ ...setup, lords: [{ imps: 9, gold: 2, food: 2, evil: 4, dungeon, ...lord }] });
  };

  it.each([
    ['DL-RM.1', 'hatchery', { food: 3, busyImps: 3 }],
    ['DL-RM.1', 'mushroom-bed', { food: 3, busyImps: 3 }],
    ['DL-RM.2', 'souvenir-shop', { gold: 3, busyImps: 3 }],
    ['DL-RM.2', 'mint', { gold: 3, busyImps: 3 }],
    ['DL-RM.3', 'workshop', { traps: ['pendulum'], busyImps: 4 }],
    ['DL-RM.5', 'printing-press', { evil: 3, busyImps: 3 }],
    ['DL-RM.6', 'magic-room', { food: 1, imps: 10, busyImps: 2 }],
  ] as const)('%s %s: %o', (_, room, after) => {
    const t = two(room, {}, { decks: { traps: ['pendulum', 'trap-door'] } }).play(`work:${room}`);
    expect(lordOf(t, 0)).toMatchObject(after);
  });

  it('DL-RM.3, DL-TRAP.4 in the second year too the workshop draws one trap, and none is discarded', () => {
    const t = two('workshop', {}, { year: 2, decks: { traps: ['pendulum', 'trap-door'] } }).play(
      'work:workshop',
    );
    expect(lordOf(t, 0).traps).toEqual(['pendulum']);
    expect(t.asked().prompt.key).toBe('ask-work');
  });

  it('DL-RM.4 two workers of the tool shed dig one tunnel by the rules of digging', () => {
    const t = two('tool-shed').play('work:tool-shed');
    expect(t.asked().prompt).toEqual({ key: 'ask-shed' });
    expect(refuses(t, 'dig:c1r0')).toEqual({ reason: { key: 'closes-block' }, rule: 'DL-DIG.7' });
    expect(refuses(t, 'dig:c4r3')).toEqual({ reason: { key: 'not-beside' }, rule: 'DL-DIG.5' });
    t.play('dig:c3r0');
    expect(lordOf(t, 0).dungeon[CELL_NAMES.indexOf('c3r0')]).toBe('tunnel');
    expect(lordOf(t, 0)).toMatchObject({ busyImps: 2, dug: [] });
    expect(offers(t, 'work:')).toEqual(['work:hatchery']);
  });

  it('DL-RM.4, DL-GEN.10 where nothing can be dug, or no trap is left, the room stands still', () => {
    const comb = Object.fromEntries(
      [0, 2, 4].flatMap((column) => [0, 1, 2, 3].map((row) => [`c${column}r${row}`, 'tunnel' as const])),
    );
    const full = {
      ...comb,
      c1r0: 'tunnel',
      c3r0: 'tunnel',
      c1r2: 'tunnel',
      c3r2: 'tunnel',
      c0r3: 'tool-shed',
      c0r1: 'hatchery',
    } as const;
    const t = two('tool-shed', { dungeon: full });
    expect(refuses(t, 'work:tool-shed').reason).toMatchObject({ idle: { why: 'nowhere-to-dig' } });
  });

  it('DL-RM.6, DL-PROD.7 the new imp of the magic room may work at once, even for its second use', () => {
    const t = two('magic-room', { imps: 3, food: 2 }, { year: 2 }).play('work:magic-room');
    expect(lordOf(t, 0)).toMatchObject({ imps: 4, busyImps: 2, food: 1 });
    expect(t.options()).toEqual(['work:magic-room', 'done']);
    t.play('work:magic-room');
    expect(told(t, 'room-worked')).toHaveLength(2);
  });

  it('DL-RM.6 without food no imp is made; two trolls make one as well', () => {
    const hungry = two('magic-room', { food: 0 });
    expect(refuses(hungry, 'work:magic-room').reason).toMatchObject({
      idle: { why: 'lacks', lacks: { food: 1 } },
    });
    const t = two('magic-room', { imps: 2, lair: ['troll', 'troll'], food: 1 }).play('work:magic-room');
    expect(lordOf(t, 0)).toMatchObject({ imps: 3, busyImps: 0, busyTrolls: 2, food: 0 });
    expect(t.options()).toEqual(['work:hatchery', 'done']);
  });
});
