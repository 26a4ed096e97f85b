// What is learned cannot be unlearned: whoever saw something new cannot take back what showed it.
import { undoRefusal } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { drill, fight } from '../fight-table.ts';
import { atActions, atProduction, lay, SHAFT } from '../orders-table.ts';
import { freshTable, type Game, table } from '../table.ts';

const why = (t: Game, seat = 0): string | undefined => undoRefusal(t.journal, seat)?.reason;

const WORKSHOP = { ...SHAFT, c2r2: 'workshop' } as const;

describe('what cannot be taken back', () => {
  const spying = () =>
    atActions({
      lords: [{ gold: 1 }],
      slots: { 'improve-reputation': [0], 'recruit-imps': [0] },
    });

  it('DL-REP.5 a look at a combat card, but the use of the slot before it', () => {
    expect(why(spying().play('use'))).toBeUndefined();
    expect(why(spying().play('use', 'spy:2'))).toBe('reveal');
  });

  it('DL-TRAP.2 a trap that was drawn, but not the slot that was declined', () => {
    const buying = () =>
      atActions({ lords: [{ gold: 3, food: 9 }], slots: { 'buy-traps': [0], 'hire-monster': [0] } });
    expect(why(buying().play('use'))).toBe('reveal');
    expect(why(buying().play('decline'))).toBeUndefined();
  });

  it('DL-RM.3 a trap that was made, but not what another room makes', () => {
    const working = (room: string) =>
      atProduction({ lords: [{ imps: 9, dungeon: { ...WORKSHOP, c2r0: 'hatchery' } }] }).play(`work:${room}`);
    expect(why(working('workshop'))).toBe('reveal');
    expect(why(working('hatchery'))).toBeUndefined();
  });

  it('DL-NR.2 the offers of a new round', () => {
    const t = atProduction({ seats: 2, lords: [{ imps: 9, dungeon: { ...SHAFT, c2r0: 'hatchery' } }] });
    expect(why(t.play('done'))).toMatch(/reveal|chance/);
  });

  it('DL-REV.1 the combat card, once everybody has planned', () => {
    const t = fight({ lord: { lair: ['troll'], party: ['warrior-1-4'] } });
    expect(why(t.play('send:troll'))).toBeUndefined();
    expect(why(t.play('done'))).toBe('reveal');
  });

  it('DL-PLAN.11 the plan of one before others, in turn order', () => {
    const t = fight({
      options: { planning: 'in-turn-order' },
      lord: { lair: ['troll'], party: ['warrior-1-4'] },
      other: { lair: ['goblin'], party: ['thief-1-1'] },
    });
    expect(why(t.play('send:troll', 'done'))).toBeUndefined();
    expect(why(t.play([1, 'done']), 1)).toBe('reveal');
  });

  it('DL-TRP.1 a trap that was turned up', () => {
    const t = drill({
      party: ['warrior-1-4', 'thief-1-1'],
      traps: ['poisoned-dart', 'pendulum'],
      tiles: ['labyrinth'],
    }).play('trap:poisoned-dart', 'trap:pendulum', 'done');
    expect(why(t)).toBeUndefined();
    expect(why(t.play('trap:pendulum'))).toBe('reveal');
  });

  it('DL-ORD.3 orders, once all lie open, but not while somebody still thinks', () => {
    const t = table({ lords: Array.from({ length: 4 }, () => ({ locked: ['hire-monster', 'build-room'] })) });
    for (const seat of [0, 1, 2]) lay(t, seat, ['get-food', 'mine-gold', 'buy-traps']);
    expect(why(t, 2)).toBeUndefined();
    lay(t, 3, ['get-food', 'mine-gold', 'buy-traps']);
    expect(why(t, 3)).toBe('reveal');
  });

  it('DL-FULL.1 locked orders, once all lie open', () => {
    const t = freshTable(2, { rules: 'full' });
    const keep = (seat: number) => t.play([seat, t.options(seat)[0] ?? '']);
    expect(why(keep(0))).toBeUndefined();
    expect(why(keep(1), 1)).toMatch(/reveal|chance/);
  });
});
