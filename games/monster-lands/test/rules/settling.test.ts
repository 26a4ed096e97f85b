import { describe, expect, it } from 'vitest';
import type { MemberArrangement } from '../../rules/arrange.ts';
import { clanOf, offers, table, told, waitsFor } from '../table.ts';

const other = { dice: { strength: 3, magic: 1 } };
const areas = [{ realm: null }];
const settler: MemberArrangement = { id: 'ninra', realm: 'kryzie' };

describe('settling', () => {
  it('ML-STL.1 ML-STL.2 ML-STL.8 one member of the affinity of the realm, not the leader', () => {
    const members: MemberArrangement[] = ['tentok', 'ninra', 'rulfus', 'tarka'];
    const t = table({
      areas,
      clans: [{ affinity: 'water', members, realms: ['kryzie'], dice: { strength: 2 } }, other],
    });
    expect(offers(t, 'settle')).toEqual(['settle:kryzie:ninra', 'settle:kryzie:rulfus']);
    t.play('settle:kryzie:rulfus');
    expect(offers(t, 'settle')).toEqual([]);
    expect(told(t, 'settled')).toMatchObject([{ player: 0, member: 'rulfus', realm: 'kryzie' }]);
    waitsFor(t, 0);
  });

  it('ML-STL.2 the basic mercenary can settle', () => {
    const clan = { affinity: 'water' as const, realms: ['kryzie' as const], dice: { strength: 2 } };
    expect(offers(table({ areas, clans: [clan, other] }), 'settle')).toEqual(['settle:kryzie:tepej']);
  });

  it('ML-STL.4 settlers draw no wage and do not desert', () => {
    const clans = [
      { coins: 0, members: ['purkrab' as const, settler], realms: ['kryzie' as const] },
      { coins: 9 },
    ];
    const t = table({ phase: 'cleanUp', areas, clans });
    expect(told(t, 'wages-paid')).toMatchObject([{ player: 1 }]);
    expect(told(t, 'left')).toEqual([]);
    expect(clanOf(t, 0).members).toHaveLength(2);
  });

  it('ML-STL.5 a settler cannot move to another realm; as the last member he leaves it and becomes leader', () => {
    const realms = ['kryzie' as const, 'glacie' as const];
    const members: MemberArrangement[] = ['purkrab', settler];
    const t = table({ areas, clans: [{ members, realms, dice: { strength: 2 } }, other] });
    expect(offers(t, 'settle')).toEqual([]);
    const last = table({
      phase: 'cleanUp',
      areas,
      clans: [{ coins: 9, members: [settler], leader: null, realms }, { coins: 9 }],
    });
    expect(clanOf(last, 0)).toMatchObject({ leader: 'ninra', members: [{ realm: null }] });
  });

  it('ML-STL.6 ML-OUT.5 he brings his dice and may be sent as usual', () => {
    const clan = { members: ['purkrab' as const, settler], realms: ['kryzie' as const] };
    const pool = table({ phase: 'pool', areas, clans: [{ ...clan, glory: 5 }, {}] });
    expect(clanOf(pool, 0).dice).toEqual({ strength: 3, magic: 2, persuasion: [] });
    const t = table({ areas, clans: [{ ...clan, dice: { strength: 6, magic: 6 } }, other] }).play('send:a1');
    expect(t.options()).toEqual(['member:purkrab', 'member:ninra']);
  });

  it('ML-STL.7 the worked example: right after a hire the new member may settle', () => {
    const t = table({
      areas,
      tavern: ['ninra'],
      clans: [{ glory: 9, coins: 9, realms: ['kryzie'], dice: { strength: 1, magic: 1 } }, other],
    });
    t.play('tavern:strength', 'hire:ninra');
    expect(t.options()).toEqual(['end', 'settle:kryzie:ninra']);
  });

  it('ML-STL.9 a member on a path may settle; his token stays there', () => {
    const t = table({
      areas,
      clans: [{ members: ['purkrab', 'ninra'], realms: ['kryzie'], dice: { strength: 2 } }, other],
      paths: { a1: { seat: 0, member: 'ninra' } },
    });
    t.play('settle:kryzie:ninra');
    expect(clanOf(t, 0).members[1]).toMatchObject({ realm: 'kryzie', path: 'a1' });
  });
});
