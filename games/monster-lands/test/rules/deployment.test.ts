import { describe, expect, it } from 'vitest';
import { type MercenaryId, mercenaries } from '../../data/members.ts';
import { battle, misses } from '../battle-table.ts';
import { clanOf, offers, table, told, waitsFor } from '../table.ts';

describe('dice pool', () => {
  it('ML-POOL.1 ML-POOL.4 everybody begins with two strength, one magic and one rolled persuasion die', () => {
    const t = table({ phase: 'pool', dice: [5, 3] });
    expect(clanOf(t, 0).dice).toEqual({ strength: 2, magic: 1, persuasion: [5] });
    expect(clanOf(t, 1).dice).toEqual({ strength: 2, magic: 1, persuasion: [3] });
  });

  it('ML-POOL.5 persuasion dice are rolled at once and keep their faces; the others have none', () => {
    const haggler = (Object.keys(mercenaries) as MercenaryId[]).find(
      (id) => mercenaries[id].dice.persuasion === 1,
    );
    const t = table({ phase: 'pool', clans: [{ members: ['korfac', haggler ?? 'tarka'] }], dice: [3, 6] });
    expect(clanOf(t, 0).dice.persuasion).toEqual([6, 3]);
    expect(told(t, 'pool-made')[0]?.dice).toMatchObject({ strength: expect.any(Number), persuasion: [6, 3] });
    t.play('mine:2');
    expect(clanOf(t, 0).dice.persuasion).toEqual([6, 3]);
  });

  it('ML-POOL.8 a strength die has no power: it brews nothing, haggles nothing and stops no attack die', () => {
    const t = table({ clans: [{ coins: 20, dice: { strength: 2 } }, { dice: { strength: 1 } }] });
    expect(offers(t, 'laboratory')).toEqual([]);
    const visit = t.asked().options.find(({ id }) => id === 'armoury:strength');
    expect(visit?.label).toMatchObject({ discount: 0 });
    const fight = battle({ monster: 'krus', on: { a1: { s: 3 } }, dice: misses(4) });
    expect(told(fight, 'monster-rolled')).toMatchObject([{ dice: { length: 4 } }]);
  });

  it('ML-POOL.2 ML-POOL.3 glory brings more dice from 11 and from 21 on', () => {
    const pool = (glory: number) => {
      const t = table({ phase: 'pool', clans: [{ glory, members: ['greenhorn-1'] }], dice: [6, 2] });
      const { strength, magic, persuasion } = clanOf(t, 0).dice;
      return [strength, magic, persuasion.length];
    };
    expect([0, 10, 11, 20, 21, 35].map(pool)).toEqual([
      [2, 0, 0],
      [2, 0, 0],
      [2, 1, 0],
      [2, 1, 0],
      [2, 1, 1],
      [2, 1, 1],
    ]);
  });
});

describe('deployment', () => {
  it('ML-DEP.1 the first player begins and turns go clockwise, one action each', () => {
    const dice = { strength: 2, magic: 3 };
    const t = table({ seats: 3, first: 1, clans: [{ dice }, { dice }, { dice }] });
    for (const seat of [1, 2, 0, 1]) {
      waitsFor(t, seat);
      t.play('pawnshop', 'strength:0', 'magic:1');
    }
  });

  it('ML-DEP.3 nobody passes while holding dice; without dice one is out', () => {
    const t = table({ clans: [{ dice: { strength: 2 } }, { dice: { strength: 1 } }] });
    expect(t.options()).not.toContain('pass');
    t.play('pawnshop', 'strength:2', 'pawnshop');
    expect(told(t, 'passed').slice(0, 2)).toMatchObject([{ player: 0 }, { player: 1 }]);
  });

  it('ML-DEP.5 with dice that fit nowhere members may still go to the entrance with tokens only', () => {
    const panic = ['pawnshop', 'lodge', 'tavern', 'armoury', 'market'] as const;
    const at = (dice: { strength?: number; persuasion?: number[] }) =>
      table({
        gate: 'krus',
        panic: [...panic, 'mine', 'laboratory'],
        quests: { qa: 'quest-03', qb: 'quest-02' },
        areas: [{ event: 'event-6', side: 'b' }],
        clans: [{ dice }, { dice: { strength: 1 } }],
        paths: { a2: { seat: 1, member: 'tentok' }, a4: { seat: 1, member: 'tepej' } },
      }).options();
    expect(at({ persuasion: [4] })).toEqual(['send:gate1', 'send:gate2', 'drop']);
    expect(at({ strength: 1 })).toEqual(['send:gate1', 'send:gate2']);
  });

  it('ML-GEN.10 ML-GEN.11 free acts are offered before the action and after it, and cost nothing', () => {
    const t = table({
      clans: [{ coins: 0, trophies: ['krus', 'kodyl'], dice: { strength: 3 } }, { dice: { strength: 3 } }],
    });
    t.play('sell:krus');
    waitsFor(t, 0);
    expect(offers(t, 'mine')).not.toEqual([]);
    t.play('mine:2');
    expect(t.options()).toEqual(['end', 'sell:kodyl']);
    t.play('sell:kodyl');
    waitsFor(t, 1);
    expect(clanOf(t, 0).coins).toBe(12);
  });

  it('ML-POT.1 a potion heals a wounded member who is not on a path', () => {
    const members = [
      { id: 'purkrab' as const, wounded: true },
      { id: 'korfac' as const, wounded: true },
    ];
    const t = table({
      clans: [{ potions: 2, members, dice: { strength: 3 } }, { dice: { strength: 3 } }],
      paths: { qa1: { seat: 0, member: 'korfac' } },
    });
    expect(offers(t, 'heal')).toEqual(['heal:purkrab']);
    t.play('heal:purkrab');
    expect(clanOf(t, 0)).toMatchObject({ potions: 1, members: [{ wounded: false }, { wounded: true }] });
  });

  it('ML-STL.1 ML-STL.2 ML-STL.7 ML-STL.8 a realm is settled by one of its affinity who is no leader', () => {
    const t = table({
      clans: [
        { members: ['jeducha', 'bambul', 'geria', 'tarka'], realms: ['kale'], dice: { strength: 3 } },
        { dice: { strength: 3 } },
      ],
    });
    expect(offers(t, 'settle')).toEqual(['settle:kale:bambul', 'settle:kale:geria']);
    t.play('settle:kale:geria');
    expect(offers(t, 'settle')).toEqual([]);
    expect(clanOf(t, 0).members[2]?.realm).toBe('kale');
  });

  it('ML-POOL.6 ML-GEN.16 dice gained are told without those that were there', () => {
    const members = ['purkrab' as const, 'fandor' as const, 'cervina' as const];
    const t = table({
      dice: [3],
      clans: [{ coins: 9, members, dice: { persuasion: [4, 2] } }, { dice: { strength: 1 } }],
    });
    t.play('use:fandor', 'use:cervina');
    expect(told(t, 'dice-gained')).toStrictEqual([
      { key: 'dice-gained', player: 0, dice: { persuasion: [3] }, from: 'fandor' },
      { key: 'dice-gained', player: 0, dice: { strength: 1 }, from: 'cervina' },
    ]);
    expect(clanOf(t, 0).dice.persuasion).toEqual([4, 3, 2]);
  });
});
