// Equipment without the Outside symbol; the rest is in the tests of the battle.
import { describe, expect, it } from 'vitest';
import { equipment } from '../../data/equipment.ts';
import { clanOf, offers, table } from '../table.ts';

const other = { dice: { strength: 3, magic: 1 } };

describe('equipment in deployment', () => {
  it('ML-EQU.4 Batoh: 2 coins more once a round at the mine', () => {
    const members = [{ id: 'purkrab' as const, equipment: ['batoh-1' as const] }];
    const t = table({ clans: [{ coins: 0, members, dice: { strength: 3 } }, other] }).play(
      'mine:2',
      'mine:0',
    );
    expect(clanOf(t, 0).coins).toBe(4);
    t.play('mine:1');
    expect(clanOf(t, 0).coins).toBe(8);
  });

  it('ML-EQU.4 ML-GEN.19 Batoh: both cards count, for whoever bears them', () => {
    const members = [
      { id: 'purkrab' as const, equipment: ['batoh-1' as const] },
      { id: 'korfac' as const, equipment: ['batoh-2' as const] },
    ];
    const t = table({ clans: [{ coins: 0, members, dice: { strength: 3 } }, other] }).play('mine:2');
    expect(clanOf(t, 0)).toMatchObject({ coins: 6, used: ['batoh-1', 'batoh-2'] });
  });

  it('ML-GEN.19 Batoh: used this round it stays used in other hands', () => {
    const members = [{ id: 'purkrab' as const, equipment: ['batoh-1' as const] }, 'korfac' as const];
    const t = table({ clans: [{ coins: 0, members, dice: { strength: 3 } }, other] });
    t.play('mine:2', 'pawnshop', 'strength:1', 'magic:0', 'equip:batoh-1:korfac', 'mine:0');
    expect(clanOf(t, 0).coins).toBe(4 + 6);
  });

  const kit = { id: 'purkrab' as const, equipment: ['past-1' as const] };

  it('ML-EQU.5 Past: 4 coins off one trap purchase a round, down to nothing', () => {
    const t = table({
      lodge: ['trap-m1', 'trap-s1', 'trap-s3'],
      clans: [{ coins: 5, members: [kit], dice: { strength: 3 } }, other],
    });
    t.play('lodge:strength', 'trap:trap-m1', 'discount:past-1', 'trap:trap-s1');
    expect(clanOf(t, 0)).toMatchObject({ coins: 2, used: ['past-1'] });
    const used = table({
      lodge: ['trap-m1', 'trap-s1'],
      clans: [{ coins: 5, members: [kit], used: ['past-1'], dice: { strength: 3 } }, other],
    });
    expect(offers(used.play('lodge:strength'), 'discount')).toEqual([]);
  });

  it('ML-EQU.5 ML-GEN.19 ML-HAG.8 Past and Jutrovíč together take 8 coins off one purchase', () => {
    const t = table({
      lodge: ['trap-s3', 'trap-m3'],
      clans: [{ coins: 1, members: [kit, 'jutrovic'], dice: { strength: 1, magic: 1 } }, other],
    });
    t.play('lodge:strength', 'discount:jutrovic');
    expect(clanOf(t, 0)).toMatchObject({ coins: 0, used: ['jutrovic', 'past-1'] });
    expect(clanOf(t, 0).traps).toContain('trap-s3');
  });

  it('ML-EQ.7 ML-GEN.9 Past and Jutrovíč work on paths too', () => {
    const t = table({
      lodge: ['trap-m1'],
      clans: [{ coins: 0, members: [kit, 'jutrovic', 'korfac'], dice: { strength: 1, magic: 1 } }, other],
      paths: { a1: { seat: 0, member: 'purkrab' }, a2: { seat: 0, member: 'jutrovic' } },
    });
    t.play('lodge:strength');
    expect(t.options()).toEqual(['discount:past-1', 'discount:jutrovic']);
  });

  it('ML-EQ.4 cards with the Outside symbol offer nothing in deployment', () => {
    const cards = ['nocir-1' as const, 'zeldiv-1' as const, 'krakenomicon-1' as const];
    const members = [{ id: 'purkrab' as const, equipment: cards }];
    const t = table({ clans: [{ members, dice: { strength: 2, magic: 1 } }, other] });
    expect(offers(t, 'use')).toEqual([]);
    expect(offers(t, 'discount')).toEqual([]);
  });

  it('ML-EQU.12 three weapons, three spells, four pieces of gear', () => {
    const designs = Object.keys(equipment) as (keyof typeof equipment)[];
    const ofKind = (kind: string) => designs.filter((design) => equipment[design].kind === kind).sort();
    expect(ofKind('weapon')).toEqual(['drasnik', 'sipolet', 'zeldiv']);
    expect(ofKind('spell')).toEqual(['grimoar', 'krakenomicon', 'zahyn']);
    expect(ofKind('gear')).toEqual(['batoh', 'dokape', 'nocir', 'past']);
  });
});
