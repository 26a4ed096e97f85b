import { describe, expect, it } from 'vitest';
import type { MemberArrangement } from '../../rules/arrange.ts';
import { clanOf, offers, refuses, table, told, waitsFor } from '../table.ts';

const other = { dice: { strength: 3, magic: 1 } };
const settled: MemberArrangement[] = ['purkrab', { id: 'ninra', realm: 'kryzie' }];
const clan = {
  members: settled,
  realms: ['kryzie' as const],
  dice: { strength: 3, magic: 1 },
};

describe('settled realms', () => {
  it('ML-SRE.1 ML-STL.3 ML-REA.5 ML-REA.13 the worked example: Ninra settles Krýzie, and a strength die brings two persuasion dice', () => {
    const members: MemberArrangement[] = ['purkrab', 'ninra'];
    const t = table({ dice: [5, 2], clans: [{ ...clan, members }, other] });
    expect(offers(t, 'realm')).toEqual([]);
    t.play('settle:kryzie:ninra', 'realm:kryzie');
    expect(clanOf(t, 0).dice).toEqual({ strength: 2, magic: 1, persuasion: [5, 2] });
    expect(told(t, 'realm-used')).toMatchObject([{ player: 0, realm: 'kryzie', dice: { strength: 1 } }]);
    waitsFor(t, 1);
  });

  it('ML-SRE.1 without the dice shown it cannot be used', () => {
    const t = table({ clans: [{ ...clan, dice: { magic: 2 } }, other] });
    expect(refuses(t, 'realm:kryzie')).toEqual({
      reason: { key: 'realm-dice-missing', realm: 'kryzie' },
      rule: 'ML-SRE.1',
    });
  });

  it('ML-SRE.2 once a round', () => {
    const t = table({ clans: [clan, other] }).play('realm:kryzie', 'mine:2');
    expect(offers(t, 'realm')).toEqual([]);
    expect(refuses(t, 'realm:kryzie')).toEqual({ reason: { key: 'used-this-round' }, rule: 'ML-SRE.2' });
    const next = table({
      phase: 'cleanUp',
      clans: [{ ...clan, coins: 9, used: ['kryzie'] }, { coins: 9 }],
    });
    expect(clanOf(next, 0).used).toEqual([]);
  });

  it('ML-SRE.3 persuasion dice are rolled at once, and no dice may be kept: with dice nobody passes', () => {
    const t = table({
      dice: [6, 1],
      clans: [{ ...clan, dice: { strength: 1 } }, other],
    });
    t.play('realm:kryzie');
    expect(clanOf(t, 0).dice).toEqual({ strength: 0, magic: 0, persuasion: [6, 1] });
    expect(told(t, 'dice-gained')).toMatchObject([{ dice: { persuasion: [6, 1] }, from: 'kryzie' }]);
    t.play('mine:2');
    expect(t.options()).not.toContain('pass');
  });

  it('ML-SRE.4 an unsettled realm cannot be used', () => {
    const t = table({ clans: [{ ...clan, members: ['purkrab', 'korfac'] }, other] });
    expect(offers(t, 'realm')).toEqual([]);
    expect(refuses(t, 'realm:kryzie')).toEqual({
      reason: { key: 'realm-unsettled', realm: 'kryzie' },
      rule: 'ML-SRE.4',
    });
  });

  it('ML-SRE.1 a settler on a path keeps his realm open', () => {
    const t = table({ clans: [clan, other], paths: { a1: { seat: 0, member: 'ninra' } } });
    expect(offers(t, 'realm')).toEqual(['realm:kryzie']);
  });

  it('ML-REA.6 Rýnie may be used when a greenhorn alone would come', () => {
    const t = table({
      tavern: ['vendela', 'fandor', 'lemtal', 'ninra'],
      areas: [{ realm: null }],
      clans: [
        {
          glory: 10,
          members: ['purkrab', { id: 'bambul', realm: 'rynie' }],
          realms: ['rynie'],
          dice: { strength: 3 },
        },
        { dice: { strength: 3 } },
      ],
    });
    const { glory, reputation } = clanOf(t, 0);
    t.game.clans[0] = { ...clanOf(t, 0), glory: reputation + 1 };
    expect(glory).toBe(10);
    t.play('realm:rynie');
    expect(told(t, 'joined')).toMatchObject([{ member: expect.stringMatching(/^greenhorn/), coins: 0 }]);
  });

  it('ML-SRE.1 a realm that gives dice needs nobody at home', () => {
    const t = table({
      areas: [{ realm: null }],
      clans: [
        { members: ['purkrab', { id: 'ninra', realm: 'kryzie' }], realms: ['kryzie'], dice: { strength: 1 } },
        { dice: { strength: 3 } },
      ],
      paths: { a1: { seat: 0, member: 'purkrab' }, a2: { seat: 0, member: 'ninra' } },
    });
    expect(t.options()).toContain('realm:kryzie');
    expect(t.asked().refused.map(({ id }) => id)).not.toContain('realm:kryzie');
  });
});
