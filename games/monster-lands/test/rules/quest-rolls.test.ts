import { describe, expect, it } from 'vitest';
import { dice } from '../conflict-table.ts';
import { table, told } from '../table.ts';

const twoStrength = () => dice(2);

describe('the end of a dice quest', () => {
  const right = (faces: readonly number[], left: readonly number[] | null = [3, 4]) =>
    table({
      phase: 'adventure',
      quests: { qa: 'quest-01' },
      clans: [{ members: ['tentok', 'lemtal'] }, { members: ['onduru', 'nakrk'] }],
      paths: {
        ...(left && { qa1: { seat: 0, member: 'lemtal' as const, dice: twoStrength() } }),
        qa2: { seat: 1, member: 'nakrk', dice: twoStrength() },
      },
      dice: [...(left ?? []), ...faces],
    });

  it('ML-QST.4 the right one rolls on until he is above the left one', () => {
    expect(right([3, 4]).asked(1).prompt).toMatchObject({ key: 'ask-quest-roll', total: 7 });
    expect(right([2, 4]).asked(1).prompt).toMatchObject({ total: 6 });
    expect(told(right([4, 4]), 'quest-done')).toMatchObject([{ player: 1, total: 8 }]);
    expect(told(right([4, 4]), 'place-reached')).toMatchObject([{ place: 'qa' }]);
  });

  it('ML-QST.1 alone he needs exactly the target', () => {
    expect(told(right([2, 4], null), 'quest-done')).toMatchObject([{ player: 1, total: 6 }]);
    const t = right([2, 3], null);
    expect(t.asked(1).options.map(({ id, rule }) => [id, rule])).toEqual([
      ['stop', 'ML-QST.1'],
      ['reroll:nakrk:0', 'ML-QST.7'],
      ['reroll:nakrk:1', 'ML-QST.7'],
    ]);
  });

  it('ML-QST.4 who reached the target and no more has succeeded, first or second', () => {
    const t = table({
      phase: 'adventure',
      quests: { qa: 'quest-01' },
      clans: [{ members: ['tentok', 'nakrk'] }, { members: ['onduru', 'drabor'] }],
      paths: {
        qa1: { seat: 0, member: 'nakrk', dice: twoStrength() },
        qa2: { seat: 1, member: 'drabor', dice: twoStrength() },
      },
      dice: [2, 4, 4, 4],
    });
    expect(t.asked(0).options[0]?.label).toEqual({ key: 'stop-attack', result: 'success' });
    t.play('stop');
    expect(told(t, 'quest-second')).toMatchObject([{ player: 0, total: 6 }]);
    expect(told(t, 'quest-failed')).toEqual([]);
  });

  it('ML-GEN.11 ML-QST.7 without a reroll he waits for loot, with the free acts beside it', () => {
    const t = table({
      phase: 'adventure',
      quests: { qa: 'quest-01' },
      clans: [{ members: ['tentok', 'lemtal'], loot: ['loot-coins10'], trophies: ['krus'] }],
      paths: { qa1: { seat: 0, member: 'lemtal', dice: twoStrength() } },
      dice: [1, 1],
    });
    expect(t.options()).toEqual(['stop', 'sell:krus', 'loot:loot-coins10']);
  });
});
