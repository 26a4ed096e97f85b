import { describe, expect, it } from 'vitest';
import { isTrick, type TrapId } from '../../data/traps.ts';
import { offered } from '../../rules/offers.ts';
import { SAM } from '../../state.ts';
import { conflictTable, countOn, dice } from '../conflict-table.ts';
import { samRolls, solo } from '../solo-table.ts';
import { table, told, waitsFor } from '../table.ts';

describe('Tricky Sam', () => {
  const options = { scenario: 'tricky-sam' };
  const sam = (...traps: TrapId[]) => ({ seat: SAM, member: null, traps });

  it('ML-SCN.8 ML-SCN.8c he has a pile of the 24 tokens, the lodge sells the others', () => {
    const { game } = solo({ options });
    expect(game.sam?.tricks).toHaveLength(24);
    const sold = [...offered(game.lodge.offer), ...game.lodge.pile];
    expect(sold).toHaveLength(36);
    expect(sold.some((id) => isTrick(id) || id.startsWith('trap-hidden'))).toBe(false);
  });

  it('ML-SCN.8 two tokens lie on every realm path he takes, none on quests', () => {
    const realm = samRolls([5, 2], { options });
    expect(realm.game.paths.a2?.traps).toHaveLength(2);
    expect(realm.game.sam?.tricks).toHaveLength(22);
    expect(samRolls([5, 5], { options }).game.paths.qa1?.traps).toEqual([]);
  });

  it('ML-SCN.8b he reveals both and steals the most he may, magic first, from the left one of two', () => {
    const t = conflictTable({
      seats: 1,
      options,
      paths: {
        a1: { seat: 0, member: 'lemtal', dice: dice(2, 1) },
        a2: sam('trick-steal-a2', 'trap-hidden-s1'),
        a3: { seat: 0, member: 'rulfus', dice: dice(2, 2), traps: ['trap-s1'] },
      },
    });
    expect(countOn(t, 'a1')).toEqual([1, 0]);
    expect(countOn(t, 'a3')).toEqual([2, 2]);
    expect(t.game.paths.a2?.traps.every(({ up }) => up)).toBe(true);
  });

  it('ML-SCN.8b ML-TRX.9 a defence token cancels his trick, which goes back to his own pile', () => {
    const t = conflictTable({
      seats: 1,
      options,
      paths: {
        a1: { seat: 0, member: 'lemtal', dice: dice(2, 1), defence: 1 },
        a2: sam('trick-steal-s1'),
        a3: { seat: 0, member: 'rulfus', traps: ['trap-s1'] },
      },
    });
    waitsFor(t, 0);
    expect(t.asked().prompt).toMatchObject({ key: 'ask-cancel-trick', by: SAM, path: 'a1' });
    t.play('cancel');
    expect(t.game.sam?.usedTricks).toEqual(['trick-steal-s1']);
    expect(countOn(t, 'a1')).toEqual([2, 1]);
  });

  it('ML-SCN.8c your own traps are revealed or not, one by one', () => {
    const t = conflictTable({
      seats: 1,
      options,
      paths: { a1: { seat: 0, member: 'lemtal', traps: ['trap-s1'] } },
    });
    expect(t.options()).toEqual(['reveal', 'keep']);
  });

  const battle = (
    rolls: readonly number[],
    monster: 'krus' | 'pliznik' | null,
    tricks: readonly TrapId[] = ['trick-divert2'],
  ) =>
    table({
      seats: 1,
      options,
      phase: 'adventure',
      dice: rolls,
      areas: [{ monster, realm: 'kale', event: 'event-4', side: 'a' }],
      clans: [{ members: ['tentok', 'tarka'], traps: [] }],
      paths: { a1: sam(...tricks), a3: { seat: 0, member: 'tarka', dice: dice(1) } },
    });

  it('ML-SCN.8b his divert dice are rolled at your mercenary before he removes the monster', () => {
    const t = battle([6, 1], 'krus');
    const keys = t.events().map(({ key }) => key);
    expect(keys.indexOf('monster-rolled')).toBeLessThan(keys.indexOf('sam-won'));
    expect(keys).toContain('wounded');
    expect(t.game.monsters.discard).toContain('krus');
  });

  it('ML-SCN.8b ML-TRX.19 two tricks together send no more dice than the monster has', () => {
    const t = battle([1, 1, 1], 'pliznik', ['trick-divert2', 'trick-divert2']);
    expect(told(t, 'monster-rolled').map(({ dice: { length } }) => length)).toEqual([2, 1]);
  });

  it('ML-SCN.8b ML-TRX.18 nothing more is rolled at a mercenary the first dice have killed', () => {
    const t = battle([6, 6], 'krus', ['trick-divert2', 'trick-divert2']);
    const keys = t.events().map(({ key }) => key);
    expect(keys.filter((key) => key === 'monster-rolled' || key === 'left')).toEqual([
      'monster-rolled',
      'left',
    ]);
  });

  it('ML-SCN.8c they do nothing once the monster is gone', () => {
    expect(told(battle([6, 1], null), 'monster-rolled')).toEqual([]);
  });

  it('ML-SCN.8c his pile is shuffled anew when it is empty', () => {
    const t = solo({ options, dice: [5, 1] });
    const { sam: his } = t.game;
    if (his !== undefined) {
      his.usedTricks = his.tricks.splice(0);
      his.tricks = his.usedTricks.splice(0, 1);
    }
    t.play('mine:2');
    expect(t.game.paths.a1?.traps).toHaveLength(2);
    expect(his).toMatchObject({ tricks: { length: 22 }, usedTricks: [] });
  });

  it('ML-SCN.8b ML-TRX.19 tokens that divert nothing take no dice from those that do', () => {
    const t = battle([1, 1, 1], 'pliznik', ['trap-hidden-s1', 'trick-divert2', 'trick-divert2']);
    expect(told(t, 'monster-rolled').map(({ dice: { length } }) => length)).toEqual([2, 1]);
  });

  it('ML-SCN.8b ML-DEF.6 against his dice a card may be held back', () => {
    const t = table({
      seats: 1,
      options,
      phase: 'adventure',
      dice: [6, 1],
      areas: [{ monster: 'krus', realm: 'kale', event: 'event-4', side: 'a' }],
      clans: [{ members: ['tentok', 'lemtal'], traps: [] }],
      paths: { a1: sam('trick-divert2'), a3: { seat: 0, member: 'lemtal', dice: dice(1) } },
    });
    expect(t.options()).toEqual(['defend:lemtal', 'take-hits']);
  });

  it('ML-TRX.3 ML-SCN.8 in other scenarios your traps are simply turned up', () => {
    const t = table({
      seats: 1,
      phase: 'adventure',
      dice: [1, 1, 1, 1],
      areas: [{ monster: 'krus', realm: 'kale', event: 'event-4', side: 'a' }],
      clans: [{ members: ['tentok', 'lemtal'], traps: [] }],
      paths: { a3: { seat: 0, member: 'lemtal', dice: dice(1), traps: ['trap-s1'] } },
    });
    expect(told(t, 'traps-revealed')).toMatchObject([{ traps: ['trap-s1'] }]);
    expect(t.asked().prompt.key).toBe('ask-attack');
  });
});
