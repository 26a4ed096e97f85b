import { describe, expect, it } from 'vitest';
import { CELL_NAMES } from '../../data/dungeon.ts';
import { atActions, SHAFT } from '../orders-table.ts';
import { lordOf, refuses, told } from '../table.ts';

const WIDE = { ...SHAFT, c2r3: 'tunnel', c1r0: 'tunnel', c3r0: 'tunnel' } as const;

const mining = (
  slot: 0 | 1 | 2,
  lord: NonNullable<NonNullable<Parameters<typeof atActions>[0]>['lords']>[number] = {},
) =>
  atActions({
    lords: [lord],
    slots: { 'mine-gold': [null, null, null].map((each, index) => (index === slot ? 0 : each)) },
  });

describe('mining', () => {
  it.each([
    [0, 2],
    [1, 3],
    [2, 4],
  ] as const)('DL-MINE.1 slot %i allows up to %i gold', (slot, most) => {
    const t = mining(slot, { imps: 9, gold: 0, dungeon: WIDE });
    expect(t.asked().prompt).toMatchObject({ key: 'ask-mine', most });
    t.play(...['c2r0', 'c2r1', 'c2r2', 'c2r3', 'c1r0'].slice(0, most).map((cell) => `mine:${cell}`));
    expect(lordOf(t, 0)).toMatchObject({ gold: most, busyImps: most + (slot === 2 ? 1 : 0) });
    expect(t.asked().prompt.key).toBe('ask-work');
  });

  it('DL-MINE.2 slot III needs a foreman', () => {
    const t = mining(2, { gold: 0 }).play('mine:c2r0', 'done');
    expect(lordOf(t, 0)).toMatchObject({ gold: 1, busyImps: 2 });
    expect(told(t, 'gold-mined')[0]).toMatchObject({ foreman: true });
    expect(told(mining(2, { imps: 1 }), 'slot-impossible')[0]?.hindrance).toEqual({
      why: 'too-few-imps',
      idle: 1,
      needed: 2,
    });
  });

  it('DL-MINE.3 every gold needs an idle imp in a tunnel of its own', () => {
    const t = mining(1, { imps: 9 }).play('mine:c2r1');
    expect(t.options()).toEqual(['mine:c2r0', 'mine:c2r2', 'done']);
    t.play('mine:c2r0', 'mine:c2r2');
    expect(lordOf(t, 0).mined.map((cell) => CELL_NAMES[cell])).toEqual(['c2r1', 'c2r0', 'c2r2']);
    const busy = mining(1, { imps: 3, busyImps: 2 });
    expect(busy.asked().prompt).toMatchObject({ most: 1 });
  });

  it('DL-MINE.4 rooms and conquered tiles cannot be mined', () => {
    const t = mining(0, { dungeon: { ...SHAFT, c2r1: 'mint' }, conquered: ['c2r0'] });
    expect(t.options()).toEqual(['mine:c2r2', 'done']);
    expect(refuses(t, 'mine:c2r1')).toEqual({ reason: { key: 'room-not-mined' }, rule: 'DL-MINE.4' });
    expect(refuses(t, 'mine:c2r0')).toEqual({ reason: { key: 'conquered-tile' }, rule: 'DL-MINE.4' });
    const none = mining(0, { conquered: ['c2r0', 'c2r1', 'c2r2'] });
    expect(told(none, 'slot-impossible')[0]?.hindrance).toEqual({ why: 'nothing-to-mine' });
  });

  it('DL-MINE.5, DL-MINE.7 a tunnel dug this round may be mined, by another imp than the one who dug it', () => {
    const t = atActions({
      lords: [{ imps: 3, gold: 0 }],
      slots: { 'dig-tunnels': [0], 'mine-gold': [null, 0] },
    }).play('dig:c2r3', 'dig:c1r3');
    expect(t.asked().prompt).toMatchObject({ key: 'ask-mine', most: 1 });
    expect(t.options()).toContain('mine:c2r3');
    t.play('mine:c2r3');
    expect(lordOf(t, 0)).toMatchObject({ gold: 1, busyImps: 3 });
  });

  it('DL-MINE.7 an imp who digs, mines or supervises does not work in a room', () => {
    const t = atActions({
      lords: [{ imps: 4, dungeon: { ...SHAFT, c2r2: 'mint' } }],
      slots: { 'mine-gold': [null, null, 0] },
    }).play('mine:c2r0', 'done');
    expect(lordOf(t, 0).busyImps).toBe(2);
    expect(t.asked().seat).toBe(3);
  });

  it('DL-MINE.6 to mine less is fine, nothing is a declined order', () => {
    const some = mining(1, { gold: 0 }).play('mine:c2r0', 'done');
    expect(lordOf(some, 0)).toMatchObject({ gold: 1, stayed: [] });
    const none = mining(1, { gold: 0 }).play('done');
    expect(lordOf(none, 0)).toMatchObject({ gold: 0, busyImps: 0, stayed: ['mine-gold'] });
  });
});
