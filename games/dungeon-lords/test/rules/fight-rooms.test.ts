import { describe, expect, it } from 'vitest';
import type { RoomId } from '../../data/rooms.ts';
import { ROOMS, roomOf } from '../../data/rooms.ts';
import type { LordArrangement } from '../../rules/arrangement.ts';
import { fight, fighters, party } from '../fight-table.ts';
import { lordOf, refuses, told } from '../table.ts';

const inRoom = (room: RoomId, lord: LordArrangement) =>
  fight({
    year: 2,
    card: 'song-of-courage',
    lord: {
      gold: 2,
      party: ['warrior-2-4', 'warrior-2-3'],
      ...lord,
      dungeon: { c2r0: room, c2r1: 'tunnel' },
    },
  });

const hits = (t: ReturnType<typeof fight>): string[] =>
  told(t, 'hero-wounded').flatMap(({ by, damage }) => (by === 'fatigue' ? [] : [`${by} ${damage}`]));

describe('battle rooms', () => {
  it('DL-RM.7 Training Room: goblin 3 and then 2, troll 4 and with food 5', () => {
    const goblin = inRoom('training-room', {
      lair: ['goblin'],
      party: [{ id: 'warrior-2-4', damage: 5 }, 'warrior-2-3'],
    });
    expect(hits(goblin.play('send:goblin', 'done'))).toEqual(['goblin 3', 'goblin 2']);
    const troll = (attack: string) =>
      inRoom('training-room', { lair: ['troll'], food: 1 }).play(
        'send:troll',
        'done',
        `attack:troll:${attack}`,
      );
    expect(hits(troll('club'))).toEqual(['troll 4']);
    expect(hits(troll('fed-club'))).toEqual(['troll 5']);
    expect(told(troll('club'), 'creature-attacks')).toMatchObject([{ damage: 4, bonus: 1 }]);
  });

  it('DL-RM.7 others fight there as ever, and the room does nothing for a fight elsewhere', () => {
    expect(hits(inRoom('training-room', { lair: ['golem'] }).play('send:golem', 'done'))).toEqual([
      'golem 4',
    ]);
    const beside = fight({
      year: 2,
      card: 'song-of-courage',
      lord: { lair: ['goblin'], party: ['warrior-2-4'], dungeon: { c2r0: 'tunnel', c2r1: 'training-room' } },
    });
    expect(hits(beside.play('send:goblin', 'done'))).toEqual(['goblin 2']);
  });

  it('DL-RM.8 Dark Room: witch 5 or two of 2, vampire 4 or 3 and back, priests spared', () => {
    const dark = (creature: string, attack: string, ...targets: string[]) =>
      inRoom('dark-room', { lair: [creature] as never }).play(
        `send:${creature}`,
        'done',
        `attack:${creature}:${attack}`,
        ...targets,
      );
    expect(hits(dark('witch', 'hex'))).toEqual(['witch 5']);
    expect(hits(dark('witch', 'twin-bolt', 'target:1', 'target:2'))).toEqual(['witch 2', 'witch 2']);
    expect(hits(dark('vampire', 'drain', 'target:1'))).toEqual(['vampire 4']);
    expect(hits(dark('vampire', 'bite-and-fly', 'target:1'))).toEqual(['vampire 3']);
    expect(fighters(dark('vampire', 'bite-and-fly', 'target:1'))).toEqual(['vampire ready']);
    const priest = inRoom('dark-room', {
      lair: ['vampire'],
      party: ['priest-2-1', 'warrior-2-4', 'thief-2-1'],
    });
    priest.play('send:vampire', 'done', 'attack:vampire:drain');
    expect(priest.options()).toEqual(['target:2', 'target:3']);
  });

  it('DL-RM.9 Labyrinth: two traps without bait, one monster, any ghosts', () => {
    const t = inRoom('labyrinth', {
      gold: 0,
      traps: ['pendulum', 'trap-door', 'rolling-stone'],
      lair: ['goblin', 'golem', 'ghost'],
    });
    t.play('trap:pendulum', 'trap:trap-door', 'send:goblin');
    expect(refuses(t, 'trap:rolling-stone')).toEqual({
      reason: { key: 'trap-limit', tile: 'labyrinth', most: 2 },
      rule: 'DL-RM.9',
    });
    expect(refuses(t, 'send:golem')).toMatchObject({ reason: { most: 1 }, rule: 'DL-RM.9' });
    expect(t.options()).toEqual(['send:ghost', 'done']);
  });

  it('DL-RM.10 its traps come in the order you choose; one pool of icons serves both', () => {
    const two = () =>
      inRoom('labyrinth', {
        traps: ['trap-door', 'rolling-stone'],
        party: ['warrior-2-4', 'thief-2-3'],
      }).play('trap:trap-door', 'trap:rolling-stone', 'done');
    expect(two().options()).toEqual(['trap:trap-door', 'trap:rolling-stone']);
    expect(hits(two().play('trap:trap-door'))).toEqual(['rolling-stone 4']);
    expect(hits(two().play('trap:rolling-stone'))).toEqual(['rolling-stone 1', 'trap-door 3']);
  });

  it('DL-RM.10 the pool is counted before the first of them, whoever falls by it', () => {
    const t = inRoom('labyrinth', {
      traps: ['rolling-stone', 'trap-door'],
      party: [{ id: 'thief-2-1', damage: 2 }, 'warrior-2-4'],
    });
    t.play('trap:rolling-stone', 'trap:trap-door', 'done', 'trap:rolling-stone');
    expect(hits(t)).toEqual(['rolling-stone 2', 'trap-door 3']);
    expect(party(t)).toEqual(['warrior-2-4 5']);
  });

  it('DL-RM.10, DL-TCD.8 two darts of a labyrinth poison two', () => {
    const t = inRoom('labyrinth', { traps: ['poisoned-dart', 'poisoned-dart'] });
    t.play('trap:poisoned-dart', 'trap:poisoned-dart', 'done', 'target:1', 'target:2');
    expect(hits(t)).toEqual(['poisoned-dart 1', 'poisoned-dart 1', 'poison 2', 'poison 2']);
  });

  it('DL-OVR.1 a second trap that nobody is left for goes home', () => {
    const t = inRoom('labyrinth', {
      traps: ['rolling-stone', 'cursed-ring'],
      party: [{ id: 'warrior-2-1', damage: 3 }],
    });
    t.play('trap:rolling-stone', 'trap:cursed-ring', 'done', 'trap:rolling-stone');
    expect(lordOf(t, 0)).toMatchObject({ gold: 2, traps: ['cursed-ring'] });
  });

  it('DL-RM.11 Antimagic Room: no spell works, monsters do', () => {
    const t = fight({
      year: 2,
      card: 'aura-of-fear',
      lord: {
        lair: ['witch'],
        party: ['warrior-2-4', 'wizard-2-4'],
        dungeon: { c2r0: 'antimagic-room', c2r1: 'tunnel' },
      },
    });
    t.play('send:witch', 'done', 'attack:witch:hex');
    expect(told(t, 'spell-fails')).toMatchObject([{ prevented: true }]);
    expect(hits(t)).toEqual(['witch 4']);
  });

  it('DL-RM.16 every other room is an ordinary place, with bait and two monsters', () => {
    const ordinary = ROOMS.filter((id) => id !== 'labyrinth');
    for (const room of ordinary) {
      const t = inRoom(room, { lair: ['goblin', 'golem', 'demon'], traps: ['pendulum'], gold: 0 });
      expect(refuses(t, 'trap:pendulum')).toMatchObject({ rule: 'DL-PLAN.5' });
      t.play('send:goblin', 'send:golem');
      expect(refuses(t, 'send:demon')).toMatchObject({ reason: { most: 2 } });
      if (roomOf(room).kind === 'battle') continue;
      t.play('done', 'attack:goblin:stab');
      expect(hits(t)).toEqual(['goblin 2', 'golem 4']);
    }
  });
});
