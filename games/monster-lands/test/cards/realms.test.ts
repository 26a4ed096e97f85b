import { describe, expect, it } from 'vitest';
import type { MemberId } from '../../data/members.ts';
import { type RealmId, realmOf } from '../../data/realms.ts';
import type { Affinity } from '../../data/types.ts';
import type { DicePool } from '../../state.ts';
import { clanOf, refusal, type TableSetup, table } from '../table.ts';

const other = { dice: { strength: 3, magic: 1 } };
const settlers: Readonly<Record<Affinity, MemberId>> = {
  wind: 'geria',
  water: 'ninra',
  fire: 'zenek',
  jungle: 'tarka',
};

/** A clan of reputation 4 or 5 that has settled the realm. */
const settled = (
  realm: RealmId,
  dice: Partial<DicePool>,
  clan: Omit<NonNullable<TableSetup['clans']>[number], 'members' | 'realms' | 'dice'> = {},
  setup: TableSetup = {},
) =>
  table({
    clans: [
      {
        glory: 20,
        coins: 0,
        ...clan,
        members: ['purkrab', { id: settlers[realmOf(realm).affinity], realm }],
        realms: [realm],
        dice,
      },
      other,
    ],
    // The realm may have been laid out by set-up.
    areas: [{ realm: null }],
    ...setup,
  });

describe('realm actions', () => {
  it('ML-REA.1 ML-LOOT.8 Aldávie: a strength die brings loot of the offer, which is refilled', () => {
    const t = settled('aldavie', { strength: 1 }, {}, { loot: ['loot-coins10', 'loot-coins12'] });
    t.play('realm:aldavie', 'loot:loot-coins12');
    expect(clanOf(t, 0)).toMatchObject({ loot: ['loot-coins12'], dice: { strength: 0 } });
    expect(t.game.loot.offer).toHaveLength(4);
  });

  it('ML-REA.2 Nebie: a magic die becomes three strength dice', () => {
    const t = settled('nebie', { magic: 1 }).play('realm:nebie');
    expect(clanOf(t, 0).dice).toMatchObject({ strength: 3, magic: 0 });
  });

  it('ML-REA.3 Kalé: a magic die brings three potions, as far as there is room', () => {
    expect(clanOf(settled('kale', { magic: 1 }).play('realm:kale'), 0).potions).toBe(3);
    expect(clanOf(settled('kale', { magic: 1 }, { potions: 2 }).play('realm:kale'), 0).potions).toBe(3);
  });

  it('ML-REA.4 ML-REA.14 Glácie: two persuasion dice bring 9 coins, whatever their faces', () => {
    const t = settled('glacie', { persuasion: [6, 3, 1] }).play('realm:glacie');
    expect(t.options().sort()).toEqual(['dice:p31', 'dice:p61', 'dice:p63']);
    t.play('dice:p31');
    expect(clanOf(t, 0)).toMatchObject({ coins: 9, dice: { persuasion: [6] } });
  });

  it('ML-REA.5 Krýzie: a strength die becomes two persuasion dice', () => {
    const t = settled('kryzie', { strength: 1 }, {}, { dice: [2, 4] }).play('realm:kryzie');
    expect(clanOf(t, 0).dice).toMatchObject({ strength: 0, persuasion: [4, 2] });
  });

  it('ML-REA.6 Rýnie: two strength dice hire somebody free; the surplus is needed', () => {
    const t = settled('rynie', { strength: 2 }, {}, { tavern: ['vendela', 'fandor'] });
    t.play('realm:rynie', 'hire:vendela');
    expect(clanOf(t, 0)).toMatchObject({
      coins: 0,
      reputation: 11,
      dice: { strength: 1, magic: 1, persuasion: { length: 1 } },
    });
    const poor = settled('rynie', { strength: 2 }, { glory: 4 }, { tavern: ['vendela', 'fandor'] });
    expect(refusal(poor, 'realm:rynie')).toEqual({
      reason: { key: 'no-surplus', reputation: 1, surplus: 0 },
      rule: 'ML-TAV.12',
    });
  });

  it('ML-REA.7 Gurban: two strength or persuasion dice, or one of each, become three magic dice', () => {
    const t = settled('gurban', { strength: 2, persuasion: [5, 4] }).play('realm:gurban');
    expect(t.options()).toEqual(['dice:2s', 'dice:1sp4', 'dice:1sp5', 'dice:p54']);
    t.play('dice:1sp4');
    expect(clanOf(t, 0).dice).toEqual({ strength: 1, magic: 3, persuasion: [5] });
  });

  it('ML-REA.8 Jáha: a persuasion die becomes two magic dice', () => {
    const t = settled('jaha', { persuasion: [3] }).play('realm:jaha');
    expect(clanOf(t, 0).dice).toMatchObject({ magic: 2, persuasion: [] });
  });

  it('ML-REA.9 Wahýbar: a magic die brings three defence tokens', () => {
    expect(clanOf(settled('wahybar', { magic: 1 }).play('realm:wahybar'), 0).defence).toBe(3);
  });

  it('ML-REA.10 ML-REA.15 Ujúnie: two strength or persuasion dice bring a card of the market, even in panic', () => {
    const t = settled(
      'ujunie',
      { strength: 1, persuasion: [2] },
      {},
      { market: ['batoh-1', 'zeldiv-1', 'grimoar-1'], panic: ['market'] },
    );
    t.play('realm:ujunie', 'equipment:zeldiv-1', 'to:tarka');
    expect(clanOf(t, 0)).toMatchObject({ coins: 0, members: [{}, { equipment: ['zeldiv-1'] }] });
    expect(t.game.market.offer).toHaveLength(3);
  });

  it('ML-REA.15 ML-EQ.1 Ujúnie: with nobody to bear the card it cannot be used', () => {
    const t = settled(
      'ujunie',
      { strength: 2 },
      {},
      { paths: { a1: { seat: 0, member: 'purkrab' }, a2: { seat: 0, member: 'tarka' } } },
    );
    expect(refusal(t, 'realm:ujunie')).toEqual({ reason: { key: 'nobody-to-bear' }, rule: 'ML-REA.15' });
  });

  it('ML-REA.11 Nikegérie: a die of each colour brings 2 glory', () => {
    const t = settled('nikegerie', { strength: 1, magic: 1, persuasion: [1] }).play('realm:nikegerie');
    expect(clanOf(t, 0)).toMatchObject({ glory: 22, dice: { strength: 0, magic: 0, persuasion: [] } });
  });

  it('ML-REA.12 Traklán: two strength or magic dice, or one of each, become three persuasion dice', () => {
    const t = settled('traklan', { strength: 2, magic: 2 }, {}, { dice: [1, 6, 3] }).play('realm:traklan');
    expect(t.options()).toEqual(['dice:2s', 'dice:1s1m', 'dice:2m']);
    t.play('dice:1s1m');
    expect(clanOf(t, 0).dice).toEqual({ strength: 1, magic: 1, persuasion: [6, 3, 1] });
  });
});
