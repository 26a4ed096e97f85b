// Where Sam can go, and what he removes.
import { describe, expect, it } from 'vitest';
import type { BuildingId } from '../../data/board.ts';
import { SAM } from '../../state.ts';
import { dice } from '../conflict-table.ts';
import { solo } from '../solo-table.ts';
import { type TableSetup, table, told } from '../table.ts';

const HIS: readonly BuildingId[] = ['lodge', 'laboratory', 'tavern', 'armoury', 'market', 'mine'];
const sam = { seat: SAM, member: null };

describe('where Sam can go', () => {
  it.each(HIS)('ML-SAM.4 ML-SAM.23 he rolls as long as the %s alone is open to him', (building) => {
    const t = solo({
      panic: HIS.filter((each) => each !== building),
      clans: [{ dice: { magic: 3, strength: 3 } }],
    });
    if (t.game.sam !== undefined) t.game.sam.tokens = 0;
    t.play('pawnshop', 'strength:1', 'magic:0');
    expect(told(t, 'sam-idle')).toEqual([]);
    expect(told(t, 'sam-placed')).toMatchObject([{ building }]);
  });

  it('ML-SAM.5 a number that leads nowhere in the Citadel and Outside is rolled again', () => {
    const t = solo({ panic: ['laboratory'], paths: { a2: sam }, dice: [1, 2, 5, 2, 4, 6] }).play('mine:2');
    expect(told(t, 'sam-rolled')).toHaveLength(3);
    expect(told(t, 'sam-placed')).toMatchObject([{ building: 'mine' }]);
  });
});

describe('what Sam removes', () => {
  const adventure = (setup: TableSetup) =>
    table({
      seats: 1,
      phase: 'adventure',
      areas: [{ monster: 'krus', realm: 'kale', event: 'event-1', side: 'a' }],
      ...setup,
      clans: [{ members: ['tentok', 'lemtal'] }],
    });

  it('ML-SAM.19 ML-SAM.21 the monster is gone before your mercenary comes', () => {
    const t = adventure({ paths: { a1: sam, a3: { seat: 0, member: 'lemtal', dice: dice(2) } } });
    expect(t.game.areas[0]).toMatchObject({ monster: null, realm: 'kale' });
    expect(told(t, 'sam-won')).toStrictEqual([{ key: 'sam-won', path: 'a1', removed: 'krus' }]);
  });

  it('ML-SAM.19 first the monster, then the realm, then nothing', () => {
    const t = adventure({ paths: { a1: sam, a2: sam, a3: sam } });
    expect(told(t, 'sam-won')).toStrictEqual([
      { key: 'sam-won', path: 'a1', removed: 'krus' },
      { key: 'sam-won', path: 'a2', removed: 'kale' },
    ]);
    expect(t.game.box.filter((id) => id === 'kale' || id === null)).toEqual(['kale']);
    expect(t.game.areas[0]?.realm).not.toBe('kale');
  });
});
