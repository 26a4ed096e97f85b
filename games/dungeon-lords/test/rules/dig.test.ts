import { describe, expect, it } from 'vitest';
import { CELL_NAMES, columnOf, ENTRANCE, neighboursOf, rowOf } from '../../data/dungeon.ts';
import { atActions, SHAFT } from '../orders-table.ts';
import { type Game, lordOf, refuses, told } from '../table.ts';

const tiles = (t: Game, seat = 0): string[] =>
  lordOf(t, seat).dungeon.flatMap((tile, cell) => (tile === null ? [] : [CELL_NAMES[cell] as string]));

const digging = (
  slot: 0 | 1 | 2,
  lord: Parameters<typeof atActions>[0] extends { lords?: readonly (infer L)[] } | undefined ? L : never = {},
): Game =>
  atActions({
    lords: [lord],
    slots: { 'dig-tunnels': [null, null, null].map((each, index) => (index === slot ? 0 : each)) },
  });

describe('the dungeon', () => {
  it('DL-GEN.11 has five columns and four rows, the entrance in the middle of the surface', () => {
    expect(CELL_NAMES).toHaveLength(20);
    expect([columnOf(19), rowOf(19), columnOf(ENTRANCE), rowOf(ENTRANCE)]).toEqual([4, 3, 2, 0]);
  });

  it('DL-GEN.12 tiles are neighbours when they share an edge', () => {
    const around = (name: string): string[] =>
      neighboursOf(CELL_NAMES.indexOf(name)).map((cell) => CELL_NAMES[cell] as string);
    expect(around('c0r0')).toEqual(['c1r0', 'c0r1']);
    expect(around('c2r1')).toEqual(['c2r0', 'c1r1', 'c3r1', 'c2r2']);
    expect(around('c4r3')).toEqual(['c4r2', 'c3r3']);
  });
});

describe('digging', () => {
  it.each([
    [0, 2],
    [1, 3],
    [2, 4],
  ] as const)('DL-DIG.1 slot %i allows up to %i tunnels', (slot, most) => {
    const t = digging(slot, { imps: 9 });
    const cells = ['c2r3', 'c1r3', 'c0r3', 'c0r2', 'c0r1'];
    expect(t.asked().prompt).toMatchObject({ key: 'ask-dig', most });
    t.play(...cells.slice(0, most).map((cell) => `dig:${cell}`));
    expect(tiles(t)).toHaveLength(3 + most);
    expect(told(t, 'tunnels-dug')[0]).toMatchObject({ player: 0, foreman: slot === 2 });
    expect(t.asked().prompt.key).toBe('ask-work');
  });

  it('DL-DIG.2 slot III takes a foreman, even for a single tunnel', () => {
    const t = digging(2, { imps: 9 }).play('dig:c2r3', 'done');
    expect(lordOf(t, 0)).toMatchObject({ busyImps: 2 });
    const few = digging(2, { imps: 3 });
    expect(few.asked().prompt).toMatchObject({ most: 2 });
    const alone = digging(2, { imps: 1 });
    expect(told(alone, 'slot-impossible')[0]?.hindrance).toEqual({ why: 'too-few-imps', idle: 1, needed: 2 });
  });

  it('DL-DIG.3 every tunnel needs an idle imp, who is busy for the round', () => {
    const t = digging(1, { imps: 2 });
    expect(t.asked().prompt).toMatchObject({ most: 2 });
    t.play('dig:c1r0', 'dig:c3r0');
    expect(lordOf(t, 0)).toMatchObject({ imps: 2, busyImps: 2 });
    expect(lordOf(t, 0).dug.map((cell) => CELL_NAMES[cell])).toEqual(['c1r0', 'c3r0']);
    const busy = digging(1, { imps: 2, busyImps: 2 });
    expect(told(busy, 'slot-impossible')[0]?.hindrance).toEqual({ why: 'too-few-imps', idle: 0, needed: 1 });
  });

  it('DL-DIG.4 fewer tunnels are fine, none is a declined order', () => {
    const some = digging(1).play('dig:c1r0', 'done');
    expect(tiles(some)).toHaveLength(4);
    expect(lordOf(some, 0)).toMatchObject({ busyImps: 1, stayed: [] });
    const none = digging(2).play('done');
    expect(tiles(none)).toHaveLength(3);
    expect(lordOf(none, 0)).toMatchObject({ busyImps: 0, stayed: ['dig-tunnels'] });
    expect(told(none, 'slot-declined')).toHaveLength(1);
  });

  it('DL-DIG.5 a tunnel is dug beside any tile, new, old or conquered, and nowhere else', () => {
    const t = digging(0, { dungeon: { ...SHAFT, c2r1: 'mint' }, conquered: ['c2r2'] });
    expect(t.options()).toEqual(
      ['c1r0', 'c3r0', 'c1r1', 'c3r1', 'c1r2', 'c3r2', 'c2r3'].map((cell) => `dig:${cell}`).concat('done'),
    );
    expect(refuses(t, 'dig:c0r0')).toEqual({ reason: { key: 'not-beside' }, rule: 'DL-DIG.5' });
    expect(t.asked().refused).toHaveLength(20 - 3 - 7);
  });

  it('DL-DIG.6 tunnels may follow each other or be spread', () => {
    const chained = digging(1).play('dig:c1r1', 'dig:c0r1', 'dig:c0r0');
    expect(tiles(chained)).toEqual(['c0r0', 'c2r0', 'c0r1', 'c1r1', 'c2r1', 'c2r2']);
    const spread = digging(1).play('dig:c1r0', 'dig:c3r1', 'dig:c2r3');
    expect(tiles(spread)).toEqual(['c1r0', 'c2r0', 'c2r1', 'c3r1', 'c2r2', 'c2r3']);
  });

  it('DL-DIG.7 no block of two by two is ever dug completely: the fourth cell is refused', () => {
    const t = digging(1, { imps: 9 }).play('dig:c1r1');
    expect(refuses(t, 'dig:c1r0')).toEqual({ reason: { key: 'closes-block' }, rule: 'DL-DIG.7' });
    expect(refuses(t, 'dig:c1r2')).toEqual({ reason: { key: 'closes-block' }, rule: 'DL-DIG.7' });
    expect(t.options()).toContain('dig:c0r1');
  });

  it('DL-DIG.7, DL-ROOM.9, DL-CNQ.7 rooms and conquered tiles count for the block', () => {
    const t = digging(0, { dungeon: { ...SHAFT, c2r1: 'mint', c1r1: 'tunnel' }, conquered: ['c1r1'] });
    expect(refuses(t, 'dig:c1r0').rule).toBe('DL-DIG.7');
  });

  it('DL-DIG.8 where no cell is legal the order cannot be carried out', () => {
    const comb = Object.fromEntries(
      [0, 2, 4].flatMap((column) => [0, 1, 2, 3].map((row) => [`c${column}r${row}`, 'tunnel' as const])),
    );
    const t = digging(0, {
      imps: 9,
      dungeon: { ...comb, c1r0: 'tunnel', c3r0: 'tunnel', c1r2: 'tunnel', c3r2: 'tunnel' },
    });
    expect(told(t, 'slot-impossible')[0]?.hindrance).toEqual({ why: 'nowhere-to-dig' });
    expect(lordOf(t, 0).stayed).toEqual(['dig-tunnels']);
  });
});
