import { describe, expect, it } from 'vitest';
import { battle, misses } from '../battle-table.ts';
import { clanOf, table, told, waitsFor } from '../table.ts';

/** Krus: capture 9, kill 12, four attack dice; the mercenary on a1 is not hurt. */
const krus = misses(4);

describe('the end of the fight', () => {
  it('ML-BEND.1 ML-BEND.3 without victory there is no conquest, and the monster goes to the entrance', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { s: 1 }, a3: { seat: 1, member: 'tepej', s: 1 } },
      loot: ['loot-coins10', 'loot-trophies3'],
      dice: [...krus, 1, ...krus, 1],
    });
    t.play('roll:strength', 'roll:strength', 'loot:loot-trophies3');
    expect(told(t, 'attack-failed')).toHaveLength(2);
    expect(t.game.gate).toBe('krus');
    expect(t.game.areas[0]?.realm).toBe('kale');
  });

  it('ML-BEND.2 ML-RP.10 after the victory those who fought are out, the others may conquer', () => {
    const t = battle({
      monster: 'krus',
      on: {
        a1: { s: 3, traps: ['trap-flat4'], defence: 1 },
        a2: { seat: 1, member: 'tepej', s: 2 },
      },
      dice: [...krus, 4, 4],
    });
    t.play('roll:strength', 'roll:strength');
    expect(t.game.paths.a1).toMatchObject({ dice: [], traps: [], defence: 0, won: true });
    expect(t.game.paths.a2?.dice).toHaveLength(2);
    waitsFor(t, 1);
    expect(t.asked(1).prompt).toMatchObject({ key: 'ask-conquest', realm: 'kale' });
  });

  it('ML-TRO.2 a trophy may be sold in the battle it was won in or any time later', () => {
    const t = table({ clans: [{ trophies: ['krus'], dice: { strength: 1 }, coins: 0 }] });
    t.play('sell:krus');
    expect(clanOf(t, 0)).toMatchObject({ coins: 5, trophies: [] });
    expect(t.game.monsters.discard).toContain('krus');
  });
});
