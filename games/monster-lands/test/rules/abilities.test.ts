import { describe, expect, it } from 'vitest';
import type { MemberId } from '../../data/members.ts';
import { clanOf, offers, table, told, waitsFor } from '../table.ts';

const other = { dice: { strength: 3, magic: 1 } };

describe('abilities in deployment', () => {
  it('ML-GEN.5 once a round, and again in the next', () => {
    const clan = { members: ['onduru', 'trunk'] as MemberId[], coins: 9, dice: { strength: 2 } };
    const t = table({ clans: [clan, other] }).play('use:onduru');
    expect(offers(t, 'use')).toEqual([]);
    t.play('mine:2', 'mine:0');
    expect(offers(t, 'use')).toEqual([]);
    const next = table({ phase: 'cleanUp', clans: [{ ...clan, used: ['onduru'] }, { coins: 9 }] });
    expect(clanOf(next, 0).used).toEqual([]);
  });

  it('ML-GEN.6 abilities with the Outside symbol are not offered in deployment', () => {
    const members: MemberId[] = [
      'purkrab',
      'korfac',
      'tarka',
      'zdrat',
      'turna',
      'veruda',
      'luska',
      'zandala',
    ];
    const t = table({ clans: [{ members, dice: { strength: 2 } }, other] });
    expect(offers(t, 'use')).toEqual([]);
  });

  it('ML-GEN.8 ML-GEN.10 they are optional, on one’s own turn, and no action', () => {
    const members: MemberId[] = ['onduru', 'lorin'];
    const t = table({ clans: [{ members, dice: { strength: 2 } }, other] });
    expect(offers(t, 'use')).toEqual(['use:onduru', 'use:lorin']);
    t.play('use:lorin');
    waitsFor(t, 0);
    t.play('mine:2');
    waitsFor(t, 1);
    expect(offers(t, 'use')).toEqual([]);
    t.play('mine:0');
    expect(offers(t, 'use')).toEqual(['use:onduru']);
  });

  it('ML-GEN.9 they work while their member stands on a path, but for Fandor and Červína', () => {
    const members: MemberId[] = ['onduru', 'fandor', 'cervina', 'mrazor', 'purkrab'];
    const t = table({
      clans: [{ coins: 9, members, dice: { strength: 2 } }, other],
      paths: {
        a1: { seat: 0, member: 'onduru' },
        a2: { seat: 0, member: 'fandor' },
        a3: { seat: 0, member: 'cervina' },
        a4: { seat: 0, member: 'mrazor' },
      },
    });
    expect(offers(t, 'use')).toEqual(['use:onduru', 'use:mrazor']);
  });

  it('ML-GEN.11 they wait for the next turn when the action is done', () => {
    const members: MemberId[] = ['purkrab', 'fandor'];
    const t = table({ clans: [{ coins: 0, members, dice: { strength: 1 } }, other] });
    expect(offers(t, 'use')).toEqual([]);
    t.play('mine:2');
    waitsFor(t, 1);
    t.play('mine:0');
    expect(t.options()).toEqual(['pass', 'use:fandor']);
  });

  it('ML-DEP.4 without dice one may first use what gives dice; who has passed is out', () => {
    const members: MemberId[] = ['purkrab', 'fandor'];
    const t = table({ clans: [{ coins: 1, members }, other] });
    expect(t.options()).toEqual(['pass', 'use:fandor']);
    t.play('use:fandor');
    expect(t.options()).not.toContain('pass');
    const out = table({ clans: [{ coins: 1, members }, other] }).play('pass');
    expect(told(out, 'passed')).toMatchObject([{ player: 0 }]);
    out.play('mine:2');
    waitsFor(out, 1);
  });

  it('ML-GEN.20 a member uses his ability in the round he is hired', () => {
    const t = table({
      tavern: ['lorin'],
      clans: [{ glory: 9, coins: 9, dice: { strength: 1, magic: 1 } }, other],
    });
    t.play('tavern:strength', 'hire:lorin', 'mine:2', 'use:lorin');
    expect(clanOf(t, 0).venoms).toBe(1);
  });

  it('ML-GEN.19 equal abilities of different members are used one by one', () => {
    const members: MemberId[] = ['onduru', 'mrazor'];
    const t = table({ clans: [{ members, dice: { strength: 2 } }, other] });
    t.play('use:onduru', 'use:mrazor', 'gain:potions');
    expect(clanOf(t, 0)).toMatchObject({ potions: 2, used: ['onduru', 'mrazor'] });
  });

  it('ML-GEN.8 ML-GH.2 what is used is told, and the choice says what a single gain brings', () => {
    const members: MemberId[] = ['onduru', 'greenhorn-1', 'greenhorn-2', 'mrazor', 'fandor'];
    const t = table({ clans: [{ coins: 5, members, dice: { strength: 2 } }, other], dice: [4] });
    expect(offers(t, 'use')).toEqual(['use:onduru', 'use:greenhorn', 'use:mrazor', 'use:fandor']);
    const choice = (id: string) => t.asked().options.find((option) => option.id === id);
    expect(choice('use:onduru')?.label).toStrictEqual({
      key: 'use-ability',
      card: 'onduru',
      gain: { potions: 1 },
    });
    expect(choice('use:mrazor')?.label).toStrictEqual({ key: 'use-ability', card: 'mrazor' });
    expect(['use:onduru', 'use:greenhorn'].map((id) => choice(id)?.rule)).toEqual(['ML-GEN.8', 'ML-GH.2']);
    t.play('use:onduru', 'use:fandor');
    expect(told(t, 'ability-used')).toEqual([
      { key: 'ability-used', player: 0, card: 'onduru' },
      { key: 'ability-used', player: 0, card: 'fandor' },
    ]);
    expect(told(t, 'gained')).toMatchObject([{ bundle: { potions: 1 }, from: 'onduru' }]);
  });
});
