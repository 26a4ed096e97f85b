import { describe, expect, it } from 'vitest';
import { basicMembers, greenhorn, mercenaries } from '../../data/members.ts';
import { monsters } from '../../data/monsters.ts';
import { realms } from '../../data/realms.ts';
import { AFFINITIES } from '../../data/types.ts';
import { gain, lose } from '../../rules/gain.ts';
import { joinClan, leaveClan, promote, wound } from '../../rules/members.ts';
import { view } from '../../rules/view.ts';
import { clanOf, table, waitsFor } from '../table.ts';

describe('general terms', () => {
  it('ML-GEN.1 each player leads one clan, and nobody is out of the game: a lost clan begins anew', () => {
    for (const seats of [1, 2, 3, 4]) expect(table({ seats }).game.clans).toHaveLength(seats);
    const t = table({ phase: 'pool', clans: [{ members: [], coins: 0 }, { coins: 9 }], active: 0 });
    expect(clanOf(t, 0)).toMatchObject({ members: { length: 1 }, coins: 5, passed: false });
    waitsFor(t, 0);
  });

  it('ML-GEN.2 mercenaries, monsters and realms carry one of four affinities, greenhorns none', () => {
    for (const { affinity } of [
      ...Object.values(basicMembers),
      ...Object.values(mercenaries),
      ...Object.values(monsters),
      ...Object.values(realms),
    ])
      expect(AFFINITIES).toContain(affinity);
    expect(greenhorn.affinity).toBeNull();
  });

  it('ML-GEN.3 ML-TRK.3 starting leaders have reputation 0 and no price', () => {
    for (const { role, reputation, cost } of Object.values(basicMembers))
      if (role === 'leader') expect([reputation, cost]).toEqual([0, 0]);
  });

  it('ML-GEN.4 a card shows price, reputation, dice and ability', () => {
    for (const { cost, reputation, dice, ability } of Object.values(mercenaries)) {
      expect(cost).toBeGreaterThan(0);
      expect(reputation).toBeGreaterThan(0);
      expect(dice.strength + dice.magic + dice.persuasion).toBeGreaterThan(0);
      expect(ability.op).toBeDefined();
    }
  });

  it('ML-GEN.12 the supply does not run out', () => {
    const t = table({ clans: [{ coins: 7, dice: { magic: 1, persuasion: [2] } }] });
    gain(t.game, 0, { coins: 500, dice: { strength: 90 } });
    expect(clanOf(t, 0)).toMatchObject({ coins: 507, dice: { strength: 90 } });
  });

  it('ML-GEN.14 ML-TRK.1 glory never drops below 0 and may exceed 30', () => {
    const t = table();
    lose(t.game, 0, { glory: 9 });
    expect(clanOf(t, 0).glory).toBe(0);
    gain(t.game, 0, { glory: 42 });
    expect(clanOf(t, 0).glory).toBe(42);
  });

  it('ML-GEN.17 a loss takes what is there', () => {
    const t = table({ clans: [{ coins: 1 }] });
    lose(t.game, 0, { coins: 2 });
    expect(clanOf(t, 0).coins).toBe(0);
  });

  it('ML-GEN.16 coins, dice with their faces, tokens, loot and equipment are open', () => {
    const clan = {
      coins: 3,
      potions: 1,
      venoms: 2,
      defence: 4,
      loot: ['loot-coins12' as const],
      members: [{ id: 'purkrab' as const, equipment: ['batoh-1' as const] }],
      dice: { strength: 1, magic: 2, persuasion: [6, 1] },
    };
    const t = table({ clans: [clan, { dice: { strength: 1 } }] });
    const { members: _, ...open } = clan;
    expect(view(t.game, 1).clans[0]).toMatchObject({ ...open, members: [{ equipment: ['batoh-1'] }] });
    expect(view(t.game, undefined).clans[0]).toMatchObject(open);
  });

  it('ML-GEN.21 ML-DTH.8 the dead go to the discard, basic members and equipment leave the game', () => {
    const t = table({
      clans: [{ members: ['purkrab', { id: 'korfac', equipment: ['nocir-1'] }, 'tarka'] }],
      paths: { a1: { seat: 0, member: 'korfac' }, a2: { seat: 0, member: 'tarka' } },
    });
    wound(t.game, 'a1', 2);
    wound(t.game, 'a2', 2);
    expect(t.game.tavern.discard).toEqual(['tarka']);
    expect(t.game.box).toEqual(expect.arrayContaining(['korfac', 'nocir-1']));
  });

  it('ML-TRK.2 ML-TRK.4 reputation is the sum of the members’, a promoted leader’s included', () => {
    const t = table({ clans: [{ members: ['purkrab', 'tarka', 'lemtal'] }] });
    expect(clanOf(t, 0).reputation).toBe(10);
    leaveClan(t.game, 0, 'purkrab', 'died');
    promote(t.game, 0, 'lemtal');
    expect(clanOf(t, 0).reputation).toBe(10);
    leaveClan(t.game, 0, 'tarka', 'died');
    expect(clanOf(t, 0).reputation).toBe(6);
    t.game.tavern.deck.splice(t.game.tavern.deck.indexOf('algust'), 1);
    joinClan(t.game, 0, 'algust');
    expect(clanOf(t, 0).reputation).toBe(8);
  });
});
