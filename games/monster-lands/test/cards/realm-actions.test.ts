// The action of every settled realm, by the worked numbers of the rulebook's table.
import { describe, expect, it } from 'vitest';
import type { MemberId } from '../../data/members.ts';
import { type RealmId, realmOf } from '../../data/realms.ts';
import type { ClanArrangement } from '../../rules/arrange.ts';
import { clanOf, offers, onOffer, refuses, type TableSetup, table, told } from '../table.ts';

const SETTLERS = { jungle: 'drabor', water: 'ninra', fire: 'lina', wind: 'geria' } as const;

/** Seat 0 has settled the realm and holds these dice; seat 1 is busy for a while. */
function settled(realm: RealmId, clan: ClanArrangement, setup: TableSetup = {}) {
  const affinity = realmOf(realm).affinity;
  const members = ['purkrab' as MemberId, { id: SETTLERS[affinity], realm }];
  return table({
    areas: [{ realm: realm === 'kale' ? 'nebie' : 'kale' }],
    ...setup,
    clans: [
      { coins: 0, members, realms: [realm], ...clan },
      { dice: { strength: 3, magic: 2 }, coins: 0 },
    ],
  });
}

const PURE = [
  ['ML-REA.2', 'nebie', { magic: 2 }, { strength: 3, magic: 1, persuasion: [] }],
  ['ML-REA.8', 'jaha', { persuasion: [4] }, { strength: 0, magic: 2, persuasion: [] }],
] as const;

describe('realm actions', () => {
  for (const [rule, realm, dice, pool] of PURE)
    it(`${rule} ${realm}: dice for dice of another colour`, () => {
      const t = settled(realm, { dice: { ...dice } as ClanArrangement['dice'] & object });
      t.play(`realm:${realm}`);
      expect(clanOf(t, 0).dice).toEqual(pool);
    });

  it('ML-REA.1 aldavie: a strength die for a loot token of the offer, which is refilled', () => {
    const t = settled('aldavie', { dice: { strength: 2 } });
    const [first] = t.game.loot.offer;
    t.play('realm:aldavie', `loot:${first}`);
    expect(clanOf(t, 0)).toMatchObject({ loot: [first], dice: { strength: 1 } });
    expect(onOffer(t, 'loot')).toHaveLength(4);
    expect(t.game.loot.pile).toHaveLength(11);
  });

  it('ML-REA.3 kale: a magic die for three potions, no more than the board holds', () => {
    const t = settled('kale', { dice: { strength: 1, magic: 1 }, potions: 0 }).play('realm:kale');
    expect(clanOf(t, 0)).toMatchObject({ potions: 3, dice: { strength: 1, magic: 0 } });
    expect(
      clanOf(settled('kale', { dice: { magic: 1, strength: 1 }, potions: 2 }).play('realm:kale'), 0).potions,
    ).toBe(3);
  });

  it('ML-REA.4 ML-REA.14 glacie: two persuasion dice for nine coins, whatever they show', () => {
    for (const faces of [
      [6, 6],
      [1, 1],
    ]) {
      const t = settled('glacie', { dice: { strength: 1, persuasion: faces } }).play('realm:glacie');
      expect(clanOf(t, 0)).toMatchObject({ coins: 9, dice: { persuasion: [] } });
    }
  });

  it('ML-REA.14 the faces spent there lower no price later', () => {
    const t = settled('glacie', { coins: 3, dice: { persuasion: [6, 6, 2] } });
    t.play('realm:glacie', 'dice:p66', 'mine:2');
    const label = t.asked().options.find(({ id }) => id === 'armoury:persuasion-2')?.label;
    expect(label).toMatchObject({ key: 'visit', discount: 2 });
  });

  it('ML-REA.6 rynie: two strength dice for a hire without price, if the surplus is there', () => {
    const t = settled('rynie', { glory: 12, dice: { strength: 3 } }, { tavern: ['tarka', 'lemtal'] });
    t.play('realm:rynie', 'hire:tarka');
    expect(clanOf(t, 0).members.map(({ id }) => id)).toContain('tarka');
    expect(told(t, 'joined')).toMatchObject([{ member: 'tarka', coins: 0 }]);
    const poor = settled('rynie', { glory: 0, dice: { strength: 3 } });
    expect(offers(poor, 'realm')).toEqual([]);
    expect(refuses(poor, 'realm:rynie')).toMatchObject({ reason: { key: 'no-surplus' }, rule: 'ML-TAV.12' });
  });

  const PAIRS = [
    ['ML-REA.7', 'gurban', ['dice:2s', 'dice:1sp5', 'dice:p53'], { magic: 3 }],
    ['ML-REA.12', 'traklan', ['dice:2s', 'dice:1s1m', 'dice:2m'], { persuasion: [4, 3, 2] }],
  ] as const;
  for (const [rule, realm, ways, gained] of PAIRS)
    it(`${rule} ${realm}: two dice of either colour or one of each`, () => {
      for (const way of ways) {
        const magic = realm === 'traklan' ? 2 : 0;
        const persuasion = realm === 'gurban' ? [5, 3] : [];
        const t = settled(realm, { dice: { strength: 2, magic, persuasion } }, { dice: [2, 3, 4] });
        t.play(`realm:${realm}`, way);
        expect(told(t, 'dice-gained')).toMatchObject([{ player: 0, dice: gained, from: realm }]);
      }
    });

  it('ML-REA.9 wahybar: a magic die for three defence tokens', () => {
    const t = settled('wahybar', { dice: { magic: 1, strength: 1 } }).play('realm:wahybar');
    expect(clanOf(t, 0).defence).toBe(3);
  });

  const market: TableSetup = { market: ['batoh-1', 'nocir-1', 'zeldiv-1'] };

  it('ML-REA.10 ujunie: two dice for a card of the market without price', () => {
    const t = settled('ujunie', { dice: { strength: 1, persuasion: [6, 2] } }, market);
    t.play('realm:ujunie');
    expect(t.options()).toEqual(['dice:1sp2', 'dice:1sp6', 'dice:p62']);
    t.play('dice:1sp2', 'equipment:nocir-1', 'to:drabor');
    expect(clanOf(t, 0).members[1]).toMatchObject({ id: 'drabor', equipment: ['nocir-1'] });
    expect(clanOf(t, 0).coins).toBe(0);
  });

  it('ML-REA.15 ujunie: despite panic the market is open, and refilled; without a bearer it is of no use', () => {
    const dice = { strength: 3 };
    const t = settled('ujunie', { dice }, { ...market, panic: ['market'] });
    t.play('realm:ujunie', 'equipment:batoh-1', 'to:purkrab');
    expect(onOffer(t, 'market')).toHaveLength(3);
    const away = settled(
      'ujunie',
      { dice },
      { ...market, paths: { a1: { seat: 0, member: 'purkrab' }, a2: { seat: 0, member: 'drabor' } } },
    );
    expect(refuses(away, 'realm:ujunie')).toEqual({ reason: { key: 'nobody-to-bear' }, rule: 'ML-REA.15' });
    expect(refuses(settled('ujunie', { dice }, { market: [] }), 'realm:ujunie').rule).toBe('ML-REA.15');
  });

  it('ML-REA.11 nikegerie: one die of each colour for two glory', () => {
    const dice = { strength: 1, magic: 1, persuasion: [2] };
    const t = settled('nikegerie', { glory: 7, dice }).play('realm:nikegerie');
    expect(clanOf(t, 0)).toMatchObject({ glory: 9, dice: { strength: 0, magic: 0, persuasion: [] } });
    const { strength: _, ...rest } = dice;
    expect(refuses(settled('nikegerie', { dice: rest }), 'realm:nikegerie').rule).toBe('ML-SRE.1');
  });

  it('ML-SRE.1 the worked example: Natálka settled Krýzie with Luska; a strength die brings two persuasion dice', () => {
    const members = ['purkrab' as const, { id: 'luska' as const, realm: 'kryzie' as const }];
    const t = settled('kryzie', { members, dice: { strength: 1, magic: 1 } }, { dice: [4, 1] });
    t.play('realm:kryzie');
    expect(clanOf(t, 0).dice).toEqual({ strength: 0, magic: 1, persuasion: [4, 1] });
  });
});
