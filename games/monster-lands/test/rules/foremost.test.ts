// Who leads and who deserts: highest reputation, then highest price (ML-CLN.9, ML-CLN.12).
import { describe, expect, it } from 'vitest';
import { type MemberId, memberOf, mercenaries } from '../../data/members.ts';
import { type MonsterId, monsterOf, monsters } from '../../data/monsters.ts';
import { foremost, timesUsed } from '../../rules/clan.ts';
import { newMember } from '../../rules/members.ts';
import { clanOf, table, told } from '../table.ts';

const everybody: MemberId[] = [...(Object.keys(mercenaries) as MemberId[]), 'greenhorn-1'];
const rank = (id: MemberId): number => memberOf(id).reputation * 100 + memberOf(id).cost;

describe('the foremost of some members', () => {
  it('ML-CLN.9 ML-CLN.12 of any two it is the one of higher reputation, then of higher price, else both', () => {
    for (const a of everybody)
      for (const b of everybody) {
        if (a === b) continue;
        const expected = [a, b].filter((id) => rank(id) === Math.max(rank(a), rank(b)));
        expect(foremost([newMember(a), newMember(b)])).toEqual(expected);
      }
  });

  it('ML-CLN.9 of three the best counts, wherever he stands', () => {
    const members: MemberId[] = ['drabor', 'lemtal', 'greenhorn-2'];
    for (const order of [members, members.toReversed()])
      expect(foremost(order.map(newMember))).toEqual(['lemtal']);
  });

  it('ML-GEN.5 the uses of one card are not those of another', () => {
    const t = table({ clans: [{ used: ['onduru', 'lemtal', 'lemtal'], dice: { strength: 1 } }] });
    expect([timesUsed(clanOf(t, 0), 'lemtal'), timesUsed(clanOf(t, 0), 'purkrab')]).toEqual([2, 0]);
  });
});

describe('of two monsters', () => {
  const ids = Object.keys(monsters) as MonsterId[];
  const worth = (id: MonsterId): number => monsterOf(id).attack * 100 + monsterOf(id).kill;
  const pairs = ids.flatMap((a) => ids.filter((b) => b !== a).map((b): [MonsterId, MonsterId] => [a, b]));
  const like = (fits: (a: MonsterId, b: MonsterId) => boolean) =>
    pairs.filter(([a, b]) => fits(a, b)).slice(0, 2);
  const sameAttack = (a: MonsterId, b: MonsterId) => monsterOf(a).attack === monsterOf(b).attack;
  const tried = [
    ...like((a, b) => monsterOf(a).attack > monsterOf(b).attack && monsterOf(a).kill <= monsterOf(b).kill),
    ...like((a, b) => monsterOf(a).attack < monsterOf(b).attack && monsterOf(a).kill > monsterOf(b).kill),
    ...like((a, b) => sameAttack(a, b) && monsterOf(a).kill > monsterOf(b).kill),
    ...like((a, b) => sameAttack(a, b) && monsterOf(a).kill < monsterOf(b).kill),
    ...like((a, b) => worth(a) === worth(b)),
  ];

  it.each(tried)(
    'ML-CLN.6 %s comes to the entrance where %s lies: the worse one stays, the other is discarded',
    (a, b) => {
      const t = table({
        phase: 'cleanUp',
        gate: b,
        areas: [{ monster: a, leaving: true }],
        clans: [{ coins: 9 }, { coins: 9 }],
      });
      const [stays, goes] = worth(a) > worth(b) ? [a, b] : [b, a];
      expect(t.game.gate).toBe(stays);
      expect(t.game.monsters.discard).toEqual([goes]);
      expect(told(t, 'monster-left')).toEqual([{ key: 'monster-left', monster: a, from: 'a' }]);
    },
  );

  it('ML-CLN.5 at a free entrance it arrives, nothing is discarded, and the next one there has not been fought', () => {
    const t = table({
      seats: 3,
      phase: 'cleanUp',
      areas: [{}, { monster: 'krus', leaving: true }],
      decks: { monsters: ['kodyl', 'pocih'] },
      clans: [{ coins: 9 }, { coins: 9 }, { coins: 9 }],
    });
    expect(t.game.gate).toBe('krus');
    expect(t.game.monsters.discard).toEqual([]);
    expect(told(t, 'monster-left')).toMatchObject([{ monster: 'krus', from: 'b' }]);
    expect(told(t, 'monster-came')).toContainEqual({ key: 'monster-came', monster: 'krus', to: 'gate' });
    expect(t.game.areas.map(({ leaving }) => leaving)).toEqual([false, false]);
  });
});
