import { describe, expect, it } from 'vitest';
import type { LootId } from '../../data/loot.ts';
import { battle, hits, misses } from '../battle-table.ts';
import { clanOf, offers, onOffer, table, told, waitsFor } from '../table.ts';

const OFFER: readonly LootId[] = ['loot-coins10', 'loot-coins12', 'loot-brews', 'loot-trophies3'];

describe('loot', () => {
  it('ML-LOOT.1 ML-LOOT.2 who returns alive with nothing takes a token, left to right', () => {
    const t = battle({
      monster: 'krus',
      on: {
        a1: { seat: 1, member: 'tepej', s: 1 },
        a2: { s: 1 },
        a3: { member: 'barbucha', s: 2 },
      },
      loot: OFFER,
      dice: [...misses(4), 1, ...hits(4), ...misses(4), 6, 6],
    });
    t.play('roll:strength', 'roll-all');
    waitsFor(t, 1);
    expect(offers(t, 'loot')).toEqual(OFFER.map((id) => `loot:${id}`));
    t.play('loot:loot-trophies3');
    expect(told(t, 'loot-taken')).toMatchObject([{ player: 1, loot: 'loot-trophies3' }]);
    expect(clanOf(t, 0).loot).toEqual([]);
  });

  it('ML-LOOT.3 survivors of a lost fight take loot', () => {
    const t = battle({ monster: 'krus', on: { a1: { s: 1 } }, loot: OFFER, dice: [...misses(4), 1] });
    t.play('roll:strength', 'loot:loot-coins12');
    expect(clanOf(t, 0).loot).toEqual(['loot-coins12']);
  });

  it('ML-LOOT.4 ML-ADV.3 loot may be used from the moment it is gained', () => {
    const t = battle({ monster: 'krus', on: { a1: { s: 1 } }, loot: OFFER, dice: [...misses(4), 1] });
    t.play('roll:strength', 'loot:loot-coins12');
    expect(offers(t, 'loot')).toEqual(['loot:loot-coins12']);
    t.play('loot:loot-coins12');
    expect(told(t, 'gained')).toMatchObject([{ bundle: { coins: 12 } }]);
  });

  it('ML-LOOT.5 the offer is refilled to four when all have taken', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { s: 1 }, a2: { seat: 1, member: 'tepej', s: 1 } },
      loot: OFFER,
      dice: [...misses(4), 1, ...misses(4), 1],
    });
    t.play('roll:strength', 'roll:strength', 'loot:loot-coins12');
    expect(onOffer(t, 'loot')).toHaveLength(3);
    t.play('loot:loot-trophies3');
    expect(onOffer(t, 'loot')).toHaveLength(4);
  });

  it('ML-LOOT.6 used tokens are shuffled anew when the pile is empty', () => {
    const t = battle({ monster: 'krus', on: { a1: { s: 1 } }, loot: OFFER, dice: [...misses(4), 1] });
    t.game.loot.used.push(...t.game.loot.pile.splice(0));
    t.play('roll:strength', 'loot:loot-coins12');
    expect(onOffer(t, 'loot')).toHaveLength(4);
    expect(t.game.loot.used).toEqual([]);
  });

  it('ML-LOOT.7 with nothing on offer nothing is taken', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { s: 1 }, a2: { seat: 1, member: 'tepej', s: 1 } },
      dice: [...misses(4), 1, ...misses(4), 1],
      loot: ['loot-trophies3'],
    });
    t.game.box.push(...t.game.loot.pile.splice(0));
    t.play('roll:strength', 'roll:strength');
    expect(told(t, 'loot-taken')).toMatchObject([{ player: 0, loot: 'loot-trophies3' }]);
    expect(onOffer(t, 'loot')).toEqual([]);
  });

  it('ML-LOOT.8 loot from a settled realm comes from the offer, which is refilled at once', () => {
    const t = table({
      clans: [
        {
          members: ['purkrab', { id: 'bambul', realm: 'aldavie' }],
          realms: ['aldavie'],
          dice: { strength: 1 },
        },
        { dice: { strength: 1 } },
      ],
      loot: OFFER,
    });
    t.play('realm:aldavie', 'loot:loot-coins12');
    expect(clanOf(t, 0).loot).toEqual(['loot-coins12']);
    expect(onOffer(t, 'loot')).toHaveLength(4);
  });
});
