// Dice that fit nowhere, and the end of a turn.
import { describe, expect, it } from 'vitest';
import type { BuildingId } from '../../data/board.ts';
import { clanOf, offers, type TableSetup, table, told } from '../table.ts';

const panic: BuildingId[] = ['lodge', 'laboratory', 'tavern', 'armoury', 'market', 'mine', 'pawnshop'];
type Clan = NonNullable<TableSetup['clans']>[number];

const other = { dice: { strength: 1 }, members: ['tentok' as const] };
const closed = (clan: Clan, setup: TableSetup = {}) =>
  table({
    panic,
    clans: [{ traps: ['trap-s1'], ...clan }, other],
    quests: { qa: 'quest-01', qb: 'quest-02' },
    ...setup,
  });

describe('dice that fit nowhere', () => {
  it('ML-DEP.5 ML-GATE.7 persuasion dice may be dropped where only the entrance is open', () => {
    const t = closed({ dice: { persuasion: [4, 2] } }, { gate: 'krus' });
    expect(t.options()).toEqual(['send:gate1', 'send:gate2', 'drop']);
    expect(t.asked().options.at(-1)).toMatchObject({
      label: { key: 'drop-dice', dice: 2 },
      rule: 'ML-DEP.5',
    });
    t.play('drop');
    expect(clanOf(t, 0)).toMatchObject({ passed: true, dice: { strength: 0, magic: 0, persuasion: [] } });
    expect(told(t, 'dice-dropped')).toMatchObject([{ player: 0, dice: { persuasion: [4, 2] } }]);
  });

  it('ML-DEP.5 dice of strength or magic fit there, so they are not dropped', () => {
    for (const dice of [{ strength: 1, magic: 1 }, { strength: 1 }, { magic: 1 }]) {
      const t = closed(
        { dice: { ...dice, persuasion: [3] } },
        { gate: 'krus', areas: [{ event: 'event-1' }] },
      );
      expect(offers(t, 'send:gate')).toHaveLength(2);
      expect(offers(t, 'drop')).toEqual([]);
    }
  });

  it('ML-DEP.5 equally many dice of strength and magic fit at the entrance too', () => {
    const paths = ['qa1', 'qa2', 'qb1', 'qb2', 'a1', 'a2', 'a3', 'a4'] as const;
    const members = [
      'dajana',
      'drabor',
      'tarka',
      'darbar',
      'fandor',
      'lemtal',
      'vendela',
      'pardala',
    ] as const;
    const t = closed(
      {},
      {
        clans: [
          { traps: ['trap-s1'], dice: { strength: 1, magic: 1 } },
          { ...other, members },
        ],
        gate: 'krus',
        areas: [{ event: 'event-1' }],
        paths: Object.fromEntries(
          paths.map((path, index) => [path, { seat: 1, member: members[index] ?? null }]),
        ),
      },
    );
    expect(t.options()).toEqual(['send:gate1', 'send:gate2']);
  });

  it('ML-DEP.5 nor are persuasion dice that fit a shop or a quest', () => {
    const shop = closed({ coins: 9, dice: { persuasion: [4] } }, { gate: 'krus', panic: panic.slice(1) });
    expect(offers(shop, 'lodge')).not.toEqual([]);
    expect(offers(shop, 'drop')).toEqual([]);
    const quest = closed({ dice: { persuasion: [4, 4, 4] } }, { quests: { qa: 'quest-04', qb: 'quest-11' } });
    expect(offers(quest, 'send:')).not.toEqual([]);
    expect(offers(quest, 'drop')).toEqual([]);
  });
});

describe('the end of a turn', () => {
  it('ML-DEP.2 ML-GEN.11 after the action the turn may be ended the same way from now on, before it not', () => {
    const clan = { trophies: ['krus' as const], dice: { strength: 2 } };
    const t = table({ clans: [clan, { dice: { strength: 3 } }] });
    expect(t.asked().standing).toBeUndefined();
    t.play('mine:2');
    expect(t.options()).toEqual(['end', 'sell:krus']);
    expect(t.asked().standing).toBe('after-action');
  });

  it('ML-EQ.3 at the start of a turn no card has changed hands yet', () => {
    const members = [{ id: 'purkrab' as const, equipment: ['batoh-1' as const] }, 'korfac' as const];
    const t = table({ clans: [{ members, dice: { strength: 3 } }, { dice: { strength: 3 } }] });
    expect(t.game.moved).toEqual([]);
    t.play('equip:batoh-1:korfac');
    expect(t.game.moved).toEqual(['batoh-1']);
    t.play('mine:2');
    expect(t.game.moved).toEqual([]);
  });

  it('ML-POOL.7 dice that are dropped are gone, of whatever colour', () => {
    const t = closed({
      members: ['greenhorn-1'],
      used: ['greenhorn-1'],
      dice: { strength: 2, magic: 1, persuasion: [3] },
    });
    expect(told(t, 'dice-dropped')).toStrictEqual([
      { key: 'dice-dropped', player: 0, dice: { strength: 2, magic: 1, persuasion: [3] } },
    ]);
    expect(clanOf(t, 0).dice).toEqual({ strength: 0, magic: 0, persuasion: [] });
  });
});
