// Members whose ability works in deployment; the others are in the tests of the battle.
import { describe, expect, it } from 'vitest';
import { type MemberId, memberOf } from '../../data/members.ts';
import type { TrapId } from '../../data/traps.ts';
import { clanOf, offers, type TableSetup, table, told, waitsFor } from '../table.ts';

const other = { dice: { strength: 3, magic: 1 } };
type ClanSetup = NonNullable<TableSetup['clans']>[number];

const withMember = (id: MemberId, clan: ClanSetup = {}, setup: TableSetup = {}) =>
  table({
    clans: [{ coins: 9, dice: { strength: 2, magic: 1 }, ...clan, members: ['purkrab', id] }, other],
    ...setup,
  });

describe('members in deployment', () => {
  it('ML-MER.5 Dajána: the board holds three more traps', () => {
    const traps: TrapId[] = ['trap-s1', 'trap-s1', 'trap-s1', 'trap-s1', 'trap-s2', 'trap-s2', 'trap-s2'];
    const t = withMember('dajana', { coins: 4, traps }, { lodge: ['trap-m1', 'trap-s3'] });
    t.play('lodge:strength');
    expect(clanOf(t, 0).traps).toHaveLength(8);
    waitsFor(t, 1);
  });

  it('ML-MER.9 Fandor: a coin buys a persuasion die, once a round', () => {
    const t = withMember('fandor', { coins: 2 }, { dice: [6] }).play('use:fandor');
    expect(clanOf(t, 0)).toMatchObject({ coins: 1, dice: { strength: 2, magic: 1, persuasion: [6] } });
    expect(offers(t, 'use')).toEqual([]);
    expect(offers(withMember('fandor', { coins: 0 }), 'use')).toEqual([]);
  });

  it('ML-MER.9 ML-GEN.9 Fandor does nothing on a path', () => {
    expect(offers(withMember('fandor', {}, { paths: { a1: { seat: 0, member: 'fandor' } } }), 'use')).toEqual(
      [],
    );
  });

  it('ML-MER.10 Červína: 2 coins buy a strength die, once a round', () => {
    const t = withMember('cervina', { coins: 5 }).play('use:cervina');
    expect(clanOf(t, 0)).toMatchObject({ coins: 3, dice: { strength: 3 } });
    expect(offers(t, 'use')).toEqual([]);
    expect(offers(withMember('cervina', { coins: 1 }), 'use')).toEqual([]);
  });

  it('ML-MER.10 ML-GEN.9 Červína does nothing on a path', () => {
    const t = withMember('cervina', {}, { paths: { a1: { seat: 0, member: 'cervina' } } });
    expect(offers(t, 'use')).toEqual([]);
  });

  it('ML-MER.11 Vendela: 4 coins off one hire a round, down to nothing', () => {
    const t = withMember('vendela', { glory: 20, coins: 5 }, { tavern: ['drabor', 'algust', 'lorin'] });
    t.play('tavern:strength');
    const price = (id: string) => t.asked().options.find((option) => option.id === id)?.label;
    expect(price('discount:vendela')).toEqual({ key: 'use-discount', card: 'vendela', value: 4 });
    expect(price('hire:algust')).toMatchObject({ price: 4 });
    t.play('discount:vendela');
    expect(price('hire:drabor')).toMatchObject({ price: 2 });
    expect(price('hire:algust')).toMatchObject({ price: 0 });
    t.play('hire:algust');
    expect(clanOf(t, 0)).toMatchObject({ coins: 5, used: ['vendela'] });
    t.play('mine:2', 'tavern:strength');
    expect(offers(t, 'discount')).toEqual([]);
  });

  it('ML-MER.11 ML-HAG.8 Vendela comes after the persuasion die', () => {
    const t = withMember(
      'vendela',
      { glory: 20, coins: 0, dice: { persuasion: [5], magic: 1 } },
      { tavern: ['drabor', 'zandala', 'lemtal', 'fandor'] },
    );
    t.play('tavern:persuasion-5');
    expect(t.options()).toEqual(['hire:drabor', 'hire:zandala', 'hire:greenhorn']);
  });

  it('ML-TAV.13 Vendela works on a greenhorn too', () => {
    const t = withMember('vendela', { glory: 9, coins: 0 }, { tavern: ['lemtal'] });
    t.play('tavern:strength');
    expect(clanOf(t, 0)).toMatchObject({ coins: 0, reputation: 8, used: ['vendela'] });
  });

  it('ML-MER.12 Jutrovíč: 4 coins off one trap purchase a round, down to nothing', () => {
    const setup = { lodge: ['trap-m1', 'trap-s3', 'trap-s1'] as const };
    const t = withMember('jutrovic', { coins: 5 }, setup).play('lodge:strength');
    expect(t.options()).toEqual(['trap:trap-m1', 'trap:trap-s1', 'discount:jutrovic']);
    t.play('discount:jutrovic', 'trap:trap-s3');
    expect(clanOf(t, 0)).toMatchObject({ coins: 0, used: ['jutrovic'] });
    const free = withMember('jutrovic', { coins: 5 }, setup);
    free.play('lodge:strength', 'trap:trap-m1', 'discount:jutrovic', 'done');
    expect(clanOf(free, 0).coins).toBe(5);
  });

  it('ML-MER.17 Tepej: 2 coins more with the first use of the mine in a round', () => {
    const clan = { affinity: 'water' as const, coins: 0, dice: { strength: 3 } };
    const t = table({ clans: [clan, other] }).play('mine:2');
    expect(clanOf(t, 0)).toMatchObject({ coins: 4, used: ['tepej'] });
    t.play('pawnshop', 'strength:1', 'magic:0', 'mine:0');
    expect(clanOf(t, 0).coins).toBe(10);
  });

  it('ML-MER.19 Mrazor: a potion or a venom each round', () => {
    const t = withMember('mrazor').play('use:mrazor');
    expect(t.options()).toEqual(['gain:potions', 'gain:venoms']);
    t.play('gain:venoms');
    expect(clanOf(t, 0)).toMatchObject({ potions: 0, venoms: 1 });
    expect(offers(t, 'use')).toEqual([]);
    const full = withMember('mrazor', { potions: 3 }).play('use:mrazor');
    expect(clanOf(full, 0)).toMatchObject({ potions: 3, venoms: 1 });
    expect(offers(withMember('mrazor', { potions: 3, venoms: 3 }), 'use')).toEqual([]);
  });

  it('ML-MER.20 Onduru: a potion each round', () => {
    const t = withMember('onduru').play('use:onduru');
    expect(clanOf(t, 0).potions).toBe(1);
    expect(offers(t, 'use')).toEqual([]);
    expect(offers(withMember('onduru', { potions: 3 }), 'use')).toEqual([]);
  });

  it('ML-MER.21 Lorin: a venom each round', () => {
    const t = withMember('lorin').play('use:lorin');
    expect(clanOf(t, 0).venoms).toBe(1);
    expect(offers(t, 'use')).toEqual([]);
  });

  it('ML-MER.23 Hatýr: 2 coins each round, booked with the first turn', () => {
    const t = withMember('hatyr', { coins: 1 });
    expect(clanOf(t, 0)).toMatchObject({ coins: 3, used: ['hatyr'] });
    expect(told(t, 'ability-used')).toMatchObject([{ player: 0, card: 'hatyr' }]);
    t.play('mine:2', 'mine:0');
    expect(clanOf(t, 0).coins).toBe(5);
  });

  it('ML-MER.23 ML-GEN.20 Hatýr: hired this round he brings his coins at once', () => {
    const clans = [{ glory: 9, coins: memberOf('hatyr').cost, dice: { strength: 1, magic: 1 } }, other];
    const t = table({ tavern: ['hatyr'], clans }).play('tavern:strength', 'hire:hatyr');
    expect(clanOf(t, 0).coins).toBe(2);
  });
});
