// The first and the last cell of a dungeon are cells like others (DL-GEN.11).
import { describe, expect, it } from 'vitest';
import { question } from '../../../../kernel/test/said.ts';
import { CELL_NAMES } from '../../data/dungeon.ts';
import { atSpecial } from '../event-table.ts';
import { atActions, atProduction } from '../orders-table.ts';
import { type Game, offers, refuses, told } from '../table.ts';

/** The surface from corner to corner, the shaft, and the bottom up to the last corner. */
const DUG = {
  c0r0: 'tunnel',
  c1r0: 'tunnel',
  c2r0: 'tunnel',
  c2r1: 'tunnel',
  c2r2: 'tunnel',
  c2r3: 'tunnel',
  c3r3: 'tunnel',
  c4r3: 'tunnel',
} as const;

const { c0r0: _first, c4r3: _last, ...UNDUG } = DUG;

const ends = (t: Game, prefix: string): string[] =>
  offers(t, prefix).filter((id) => id.endsWith('c0r0') || id.endsWith('c4r3'));

describe('the first and the last cell', () => {
  it('DL-DIG.5 can be dug', () => {
    const t = atActions({ lords: [{ imps: 9, dungeon: UNDUG }], slots: { 'dig-tunnels': [null, 0] } });
    expect(ends(t, 'dig:')).toEqual(['dig:c0r0', 'dig:c4r3']);
  });

  it('DL-DIG.3, DL-MINE.3 one idle imp is enough to dig or to mine, with a foreman two', () => {
    const asked = (order: 'dig-tunnels' | 'mine-gold', imps: number, slot: readonly (0 | null)[]) =>
      atActions({ lords: [{ imps }], slots: { [order]: [...slot] } }).asked().prompt.key;
    for (const [order, key] of [
      ['dig-tunnels', 'ask-dig'],
      ['mine-gold', 'ask-mine'],
    ] as const) {
      expect([asked(order, 1, [0]), asked(order, 2, [null, null, 0])]).toEqual([key, key]);
      expect(asked(order, 1, [null, null, 0])).not.toBe(key);
    }
  });

  it('DL-DIG.7, DL-DIG.8 are enough to dig at all', () => {
    // One cell of each block of four is rock.
    const rock = ['c1r1', 'c3r1', 'c1r3', 'c3r3'];
    const digging = (undug: readonly string[]) => {
      const dug = CELL_NAMES.filter((name) => !rock.includes(name) && !undug.includes(name));
      const dungeon = Object.fromEntries(dug.map((name) => [name, 'tunnel'])) as typeof DUG;
      return atActions({ lords: [{ imps: 9, dungeon }], slots: { 'dig-tunnels': [0] } });
    };
    expect(offers(digging(['c0r0']), 'dig:')).toEqual(['dig:c0r0']);
    expect(offers(digging(['c4r3']), 'dig:')).toEqual(['dig:c4r3']);
    expect(told(digging([]), 'slot-impossible')).toMatchObject([{ hindrance: { why: 'nowhere-to-dig' } }]);
  });

  it('DL-DIG.5 are refused by the rule where nothing is beside them, and there is no cell beyond', () => {
    const t = atActions({ slots: { 'dig-tunnels': [0] } });
    expect(refuses(t, 'dig:c0r0')).toEqual({ reason: { key: 'not-beside' }, rule: 'DL-DIG.5' });
    expect(question(t).slice(9)).toEqual(
      'c0r0 c4r0 c0r1 c4r1 c0r2 c4r2 c0r3 c1r3 c3r3 c4r3'.split(' ').map((name) => {
        const cell = Number(name[1]) + 5 * Number(name[3]);
        return `no dig:${name} | dig-at (cell ${cell}) | cell:0:${name} | DL-DIG.5 | not-beside`;
      }),
    );
  });

  it('DL-MINE.3 can be mined, and are refused when they are conquered', () => {
    const mining = (conquered: readonly ('c0r0' | 'c4r3')[]) =>
      atActions({ lords: [{ imps: 9, dungeon: DUG, conquered }], slots: { 'mine-gold': [0] } });
    expect(ends(mining([]), 'mine:')).toEqual(['mine:c0r0', 'mine:c4r3']);
    expect(ends(mining(['c0r0', 'c4r3']), 'mine:')).toEqual([]);
    expect(question(mining(['c0r0', 'c4r3'])).slice(-2)).toEqual([
      'no mine:c0r0 | mine-at (cell 0) | cell:0:c0r0 | DL-MINE.4 | conquered-tile',
      'no mine:c4r3 | mine-at (cell 19) | cell:0:c4r3 | DL-MINE.4 | conquered-tile',
    ]);
  });

  it('DL-ROOM.4, DL-ROOM.6 can be built on, and be the only place for a room', () => {
    const building = (dungeon: object) =>
      atActions({
        lords: [{ dungeon: dungeon as typeof DUG }],
        rooms: ['workshop', 'labyrinth'],
        slots: { 'build-room': [0] },
      });
    expect(ends(building(DUG).play('room:workshop'), 'at:')).toEqual(['at:c0r0', 'at:c4r3']);
    const filled = { ...DUG, c2r0: 'hatchery', c3r3: 'mint' };
    expect(told(building(filled).play('room:workshop'), 'room-built')).toMatchObject([{ cell: 0 }]);
    const first = { ...DUG, c2r0: 'hatchery' };
    expect(
      question(building(first).play('room:workshop')).filter((line) => /^no at:c[04]r[03]/.test(line)),
    ).toEqual([
      'no at:c4r0 | build-at (room workshop, cell 4) | cell:0:c4r0 | DL-ROOM.4 | no-tunnel',
      'no at:c0r3 | build-at (room workshop, cell 15) | cell:0:c0r3 | DL-ROOM.4 | no-tunnel',
    ]);
    const taken = { ...DUG, c0r0: 'hatchery', c4r3: 'mint' };
    expect(
      question(building(taken).play('room:labyrinth')).filter((line) => /^no at:(c0r0|c4r3)/.test(line)),
    ).toEqual([
      'no at:c0r0 | build-at (room labyrinth, cell 0) | cell:0:c0r0 | DL-ROOM.4 | room-already',
      'no at:c4r3 | build-at (room labyrinth, cell 19) | cell:0:c4r3 | DL-ROOM.4 | room-already',
    ]);
    expect(question(building(taken).play('room:labyrinth'))).toHaveLength(1 + CELL_NAMES.length);
  });

  it('DL-PROD.2 have rooms that work', () => {
    const t = atProduction({ lords: [{ imps: 9, dungeon: { ...DUG, c0r0: 'hatchery', c4r3: 'mint' } }] });
    expect(t.options()).toEqual(['work:hatchery', 'work:mint', 'done']);
  });

  it('DL-SPE.14 may cave in', () => {
    expect(ends(atSpecial('cave-in', { lords: [{ gold: 0, dungeon: DUG }] }), 'at:')).toEqual([
      'at:c0r0',
      'at:c4r3',
    ]);
  });
});
