// Equipment that changes hands.
import { describe, expect, it } from 'vitest';
import type { EquipmentId } from '../../data/equipment.ts';
import type { MemberId } from '../../data/members.ts';
import type { MemberArrangement } from '../../rules/arrange.ts';
import { clanOf, offers, type TableSetup, table, told } from '../table.ts';

const other = { dice: { strength: 3, magic: 1 } };
const bearing = (id: MemberId, ...equipment: EquipmentId[]): MemberArrangement => ({ id, equipment });
const at = (members: MemberArrangement[], setup: TableSetup = {}) =>
  table({ ...setup, clans: [{ members, dice: { strength: 3 }, trophies: ['krus'] }, other] });
const borne = (t: ReturnType<typeof at>) => clanOf(t, 0).members.map(({ equipment }) => equipment);

describe('handing equipment on', () => {
  it('ML-EQ.3 on to one who bears the same kind is an exchange: both cards have moved, none is lost', () => {
    const t = at([bearing('purkrab', 'batoh-1'), bearing('korfac', 'nocir-1'), bearing('tarka', 'dokape-1')]);
    t.play('equip:batoh-1:korfac');
    expect(borne(t)).toEqual([['nocir-1'], ['batoh-1'], ['dokape-1']]);
    expect(t.game.moved).toEqual(['batoh-1', 'nocir-1']);
    expect([told(t, 'equipment-discarded'), t.game.box.includes('nocir-1')]).toEqual([[], false]);
    expect(offers(t, 'equip')).toEqual([]);
  });

  it('ML-EQ.3 ML-EQ.5 nothing moves from or to a member on a path, nor makes room for it', () => {
    const members = [bearing('purkrab', 'batoh-1'), bearing('korfac', 'nocir-1'), 'tarka' as const];
    const t = at(members, { paths: { a1: { seat: 0, member: 'korfac' } } });
    expect(offers(t, 'equip')).toEqual(['equip:batoh-1:tarka']);
    expect(offers(t, 'unequip')).toEqual([]);
  });

  it('ML-EQ.3 ML-GH.8 what a greenhorn cannot take in exchange may be thrown away to make room', () => {
    const members = [bearing('purkrab', 'nocir-1'), bearing('greenhorn-1', 'batoh-1')];
    const t = at(members);
    expect(offers(t, 'equip')).toEqual([]);
    expect(offers(t, 'unequip')).toEqual(['unequip:nocir-1']);
    t.play('unequip:nocir-1');
    expect(told(t, 'equipment-discarded')).toEqual([
      { key: 'equipment-discarded', player: 0, card: 'nocir-1' },
    ]);
    expect(t.game.box).toContain('nocir-1');
    expect(offers(t, 'equip')).toEqual(['equip:batoh-1:purkrab']);
    const done = at(members).play('mine:2');
    expect(done.options()).toEqual(['end', 'sell:krus']);
  });

  it('ML-EQ.3 nor is anything thrown away for a card that has moved in this turn', () => {
    const t = at([bearing('purkrab', 'nocir-1'), 'greenhorn-1', bearing('korfac', 'batoh-1')]);
    t.play('equip:batoh-1:greenhorn-1');
    expect(offers(t, 'unequip')).toEqual([]);
  });

  it('ML-CLN.13 ML-EQ.6 ML-GH.8 a deserter’s card goes to whoever may bear it, and is not lost with him', () => {
    const members = [
      'purkrab' as const,
      bearing('tarka', 'nocir-1', 'zeldiv-1'),
      'greenhorn-1' as const,
      'korfac' as const,
    ];
    const t = table({ phase: 'cleanUp', clans: [{ coins: 0, members }, { coins: 9 }] });
    expect(t.asked().prompt).toEqual({ key: 'ask-heir', card: 'nocir-1', from: 'tarka' });
    expect(t.options()).toEqual(['to:purkrab', 'to:korfac', 'discard']);
    t.play('to:korfac', 'discard');
    expect(clanOf(t, 0).members.map(({ id }) => id)).toEqual(['purkrab', 'greenhorn-1', 'korfac']);
    expect(clanOf(t, 0).members[2]?.equipment).toEqual(['nocir-1']);
    expect([t.game.box.includes('nocir-1'), t.game.box.includes('zeldiv-1')]).toEqual([false, true]);
  });
});
