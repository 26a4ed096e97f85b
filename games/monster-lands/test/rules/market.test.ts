import { describe, expect, it } from 'vitest';
import { type EquipmentId, equipmentOf } from '../../data/equipment.ts';
import { wound } from '../../rules/members.ts';
import { clanOf, offers, refuses, table, told, waitsFor } from '../table.ts';

const other = { dice: { strength: 3, magic: 1 } };
const offer: readonly EquipmentId[] = ['batoh-1', 'zeldiv-1', 'grimoar-1'];
const buyer = { coins: 20, dice: { strength: 2, magic: 2 } };

const borneBy = (t: ReturnType<typeof table>, id: string) =>
  clanOf(t, 0).members.find((member) => member.id === id)?.equipment;

describe('market', () => {
  it('ML-MKT.1 ML-EQ.1 exactly one card is bought and laid under a member', () => {
    const t = table({ market: offer, clans: [buyer, other] }).play('market:strength');
    expect(t.options()).toEqual(['equipment:batoh-1', 'equipment:zeldiv-1', 'equipment:grimoar-1']);
    t.play('equipment:zeldiv-1');
    expect(t.options()).toEqual(['to:purkrab', 'to:korfac']);
    t.play('to:korfac');
    const { cost } = equipmentOf('zeldiv-1');
    expect(clanOf(t, 0).coins).toBe(20 - cost);
    expect(borneBy(t, 'korfac')).toEqual(['zeldiv-1']);
    expect(told(t, 'equipment-bought')).toMatchObject([{ player: 0, card: 'zeldiv-1', coins: cost }]);
    waitsFor(t, 1);
  });

  it('ML-MKT.1 ML-HAG.5 a persuasion die lowers the price', () => {
    const t = table({ market: offer, clans: [{ coins: 5, dice: { persuasion: [2], magic: 1 } }, other] });
    t.play('market:persuasion-2');
    expect(t.asked().options.map(({ label }) => label)).toMatchObject([
      { card: 'batoh-1', price: equipmentOf('batoh-1').cost - 2 },
      { card: 'zeldiv-1', price: equipmentOf('zeldiv-1').cost - 2 },
      { card: 'grimoar-1', price: equipmentOf('grimoar-1').cost - 2 },
    ]);
  });

  it('ML-MKT.2 the offer is refilled while the deck lasts and never reshuffled', () => {
    const t = table({ market: offer, clans: [buyer, other] });
    const { market, box } = t.game;
    box.push(...market.deck.splice(1));
    const last = market.deck[0];
    t.play('market:strength', 'equipment:batoh-1', 'to:korfac');
    expect(t.game.market.offer).toEqual([last, 'zeldiv-1', 'grimoar-1']);
    t.play('mine:2', 'market:strength', 'equipment:grimoar-1', 'to:korfac');
    expect(t.game.market.offer).toEqual([last, 'zeldiv-1', null]);
  });

  it.each([1, 2, 3, 4])(
    'ML-MKT.2 with %i players the new card comes to the empty place, the others stay',
    (seats) => {
      const t = table({ seats, market: offer, clans: [buyer, other].slice(0, seats), dice: [4, 6] });
      t.play('market:strength', 'equipment:zeldiv-1', 'to:korfac');
      const came = told(t, 'equipment-offered').at(-1);
      expect(t.game.market.offer).toEqual(['batoh-1', came?.card, 'grimoar-1']);
    },
  );

  it('ML-MKT.2 an empty market sells nothing', () => {
    const t = table({ market: ['batoh-1'], clans: [buyer, other] });
    const { market, box } = t.game;
    box.push(...market.deck.splice(0));
    t.play('market:strength', 'to:korfac', 'mine:2');
    expect(refuses(t, 'market:strength')).toEqual({ reason: { key: 'nothing-offered' }, rule: 'ML-MKT.2' });
  });

  it('ML-EQ.1 members on paths cannot be given a card; with nobody else none can be bought', () => {
    const one = table({
      market: offer,
      clans: [buyer, other],
      paths: { a1: { seat: 0, member: 'korfac' } },
    });
    one.play('market:strength', 'equipment:batoh-1');
    expect(borneBy(one, 'purkrab')).toEqual(['batoh-1']);
    const none = table({
      market: offer,
      clans: [buyer, other],
      paths: { a1: { seat: 0, member: 'korfac' }, a2: { seat: 0, member: 'purkrab' } },
    });
    expect(offers(none, 'market')).toEqual([]);
    expect(refuses(none, 'market:strength')).toEqual({
      reason: { key: 'nobody-to-bear' },
      rule: 'ML-EQ.1',
    });
  });

  it('ML-EQ.2 ML-EQ.3 one card of each kind: a second takes the place of the first, which leaves the game', () => {
    const equipment: EquipmentId[] = ['zeldiv-2', 'nocir-1'];
    const members = [{ id: 'purkrab' as const, equipment }, 'korfac' as const];
    const t = table({ market: offer, clans: [{ ...buyer, members }, other] });
    t.play('market:strength', 'equipment:zeldiv-1');
    expect(t.asked().options.map(({ label }) => label)).toEqual([
      { key: 'give-equipment', to: 'purkrab', replaces: 'zeldiv-2' },
      { key: 'give-equipment', to: 'korfac' },
    ]);
    t.play('to:purkrab');
    expect(borneBy(t, 'purkrab')).toEqual(['nocir-1', 'zeldiv-1']);
    expect(t.game.box).toContain('zeldiv-2');
    expect(told(t, 'equipment-discarded')).toMatchObject([{ card: 'zeldiv-2' }]);
  });
});

describe('equipment', () => {
  const bearing = (equipment: EquipmentId[], rest: EquipmentId[] = []) => ({
    dice: { strength: 2, magic: 2 },
    members: [
      { id: 'purkrab' as const, equipment },
      { id: 'korfac' as const, equipment: rest },
      'drabor' as const,
    ],
  });

  it('ML-EQ.3 ML-GEN.10 it changes hands among members who are not on paths, without an action', () => {
    const t = table({
      clans: [bearing(['batoh-1']), other],
      paths: { a1: { seat: 0, member: 'drabor' } },
    });
    expect(offers(t, 'equip')).toEqual(['equip:batoh-1:korfac']);
    t.play('equip:batoh-1:korfac');
    expect([borneBy(t, 'purkrab'), borneBy(t, 'korfac')]).toEqual([[], ['batoh-1']]);
    waitsFor(t, 0);
    expect(offers(t, 'mine')).not.toEqual([]);
  });

  it('ML-EQ.3 each card once in a turn, and again in the next', () => {
    const t = table({ clans: [bearing(['batoh-1']), other] }).play('equip:batoh-1:korfac');
    expect(offers(t, 'equip')).toEqual([]);
    t.play('mine:2', 'mine:0');
    expect(offers(t, 'equip')).toEqual(['equip:batoh-1:purkrab', 'equip:batoh-1:drabor']);
  });

  it('ML-EQ.2 ML-EQ.3 two cards of one kind are exchanged', () => {
    const t = table({ clans: [bearing(['zeldiv-1'], ['sipolet-1']), other] });
    expect(offers(t, 'equip:zeldiv-1')).toEqual(['equip:zeldiv-1:korfac', 'equip:zeldiv-1:drabor']);
    t.play('equip:zeldiv-1:korfac');
    expect([borneBy(t, 'purkrab'), borneBy(t, 'korfac')]).toEqual([['sipolet-1'], ['zeldiv-1']]);
    expect(offers(t, 'unequip')).toEqual([]);
  });

  it('ML-EQ.3 a card is thrown away to make room for one that cannot be exchanged', () => {
    const members = [
      { id: 'greenhorn-1' as const, equipment: ['batoh-1' as const] },
      { id: 'korfac' as const, equipment: ['nocir-1' as const] },
    ];
    const t = table({ clans: [{ members, dice: { strength: 2 }, used: ['greenhorn-1'] }, other] });
    expect(offers(t, 'equip')).toEqual([]);
    expect(offers(t, 'unequip')).toEqual(['unequip:nocir-1']);
    t.play('unequip:nocir-1', 'equip:batoh-1:korfac');
    expect(borneBy(t, 'korfac')).toEqual(['batoh-1']);
    expect(t.game.box).toContain('nocir-1');
  });

  it('ML-EQ.5 equipment of a member on a path stays with him', () => {
    const t = table({
      clans: [bearing(['batoh-1']), other],
      paths: { a1: { seat: 0, member: 'purkrab' } },
    });
    expect(offers(t, 'equip')).toEqual([]);
  });

  it('ML-EQ.6 the equipment of the dead is discarded', () => {
    const t = table({
      clans: [bearing(['batoh-1', 'zeldiv-1']), other],
      paths: { a1: { seat: 0, member: 'purkrab' } },
    });
    wound(t.game, 'a1', 2);
    expect(t.game.box).toEqual(expect.arrayContaining(['batoh-1', 'zeldiv-1']));
  });

  it('ML-EQ.6 ML-CLN.13 the equipment of a deserter goes to other members or out of the game', () => {
    const members = [
      { id: 'purkrab' as const, equipment: ['nocir-1' as const] },
      { id: 'korfac' as const },
      { id: 'drabor' as const, equipment: ['zeldiv-1' as const, 'batoh-1' as const, 'grimoar-1' as const] },
    ];
    const t = table({ phase: 'cleanUp', clans: [{ coins: 0, members }, { coins: 9 }] });
    expect(t.asked().prompt).toEqual({ key: 'ask-heir', card: 'zeldiv-1', from: 'drabor' });
    expect(t.options()).toEqual(['to:purkrab', 'to:korfac', 'discard']);
    t.play('to:korfac');
    expect(t.asked().options[0]?.label).toMatchObject({ to: 'purkrab', replaces: 'nocir-1' });
    t.play('to:purkrab', 'discard');
    expect([borneBy(t, 'purkrab'), borneBy(t, 'korfac')]).toEqual([['batoh-1'], ['zeldiv-1']]);
    expect(t.game.box).toEqual(expect.arrayContaining(['nocir-1', 'grimoar-1']));
    expect(clanOf(t, 0)).toMatchObject({ reputation: 1 });
    expect(t.game.tavern.discard).toEqual(['drabor']);
  });

  it('ML-EQ.1 ML-GEN.16 the new card is told with its bearer, and nothing is discarded for it', () => {
    const t = table({ market: offer, clans: [buyer, other] }).play('market:strength', 'equipment:batoh-1');
    const label = (id: string) => t.asked().options.find((option) => option.id === id)?.label;
    expect(label('to:korfac')).toStrictEqual({ key: 'give-equipment', to: 'korfac' });
    t.play('to:korfac');
    expect(told(t, 'equipped')).toEqual([{ key: 'equipped', player: 0, card: 'batoh-1', member: 'korfac' }]);
    expect(told(t, 'equipment-discarded')).toEqual([]);
    expect(t.game.box).not.toContain(undefined);
  });
});
