import { describe, expect, it } from 'vitest';
import type { PathId } from '../../data/board.ts';
import { GREENHORNS, GREENHORNS_IN_BOX } from '../../data/members.ts';
import { battle, hits, misses } from '../battle-table.ts';
import { clanOf, offers, table, told } from '../table.ts';

describe('death', () => {
  it('ML-DTH.1 ML-DTH.4 card, equipment and everything on the path are discarded, the reputation drops', () => {
    const t = battle({
      monster: 'krus',
      on: {
        a1: {
          member: 'tarka',
          s: 2,
          traps: ['trap-s1'],
          venoms: 1,
          coins: 4,
          equipment: ['zeldiv-1'],
        },
        a2: { seat: 1, member: 'tepej', s: 1 },
      },
      dice: [...hits(4), ...misses(4)],
    });
    const clan = clanOf(t, 0);
    expect(t.game.paths.a1).toBeNull();
    expect(clan.members.map(({ id }) => id)).toEqual(['purkrab']);
    expect([clan.reputation, clan.coins, clan.venoms]).toEqual([0, 20, 0]);
    expect(t.game.tavern.discard).toContain('tarka');
    expect(t.game.box).toContain('zeldiv-1');
    expect(t.game.lodge.used).toContain('trap-s1');
  });

  it('ML-DTH.3 the path pays glory: three, two, two, one from the left', () => {
    const glory = (path: PathId) =>
      clanOf(battle({ monster: 'krus', on: { [path]: { s: 1 } }, dice: hits(4) }), 0).glory - 10;
    expect((['a1', 'a2', 'a3', 'a4'] as const).map(glory)).toEqual([3, 2, 2, 1]);
  });

  it('ML-DTH.2 who dies after his attack leaves his dice, traps and total', () => {
    const t = battle({
      monster: 'trousic',
      on: {
        a1: { s: 2, traps: ['trap-flat4'], wounded: true, equipment: ['zeldiv-1'] },
        a2: { seat: 1, member: 'tepej', s: 1 },
      },
      dice: [1, ...misses(4), 2, 3, 6, ...misses(4), 2],
    });
    t.play('roll-all');
    expect(told(t, 'attack-failed')).toMatchObject([{ path: 'a1', carried: 11 }]);
    expect(t.game.paths.a1).toMatchObject({ dead: true, total: 11, dice: [{ face: 2 }, { face: 3 }] });
    expect(t.asked(1).prompt).toMatchObject({ key: 'ask-attack', total: 11 });
  });

  it('ML-DTH.5 ML-STL.7 the realm of a dead settler is free for another', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { member: 'onduru', s: 1 }, a2: { member: 'trunk', s: 1 } },
      clans: [
        {
          members: ['hatyr', { id: 'onduru', realm: 'jaha' }, 'trunk'],
          realms: ['jaha'],
        },
      ],
      dice: [...hits(4), ...misses(4)],
    });
    expect(offers(t, 'settle')).toEqual(['settle:jaha:trunk']);
  });

  it('ML-DTH.6 ML-DTH.8 dice of the pool stay, and a dead basic member leaves the game', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { member: 'korfac', s: 1 }, a2: { seat: 1, member: 'tepej', s: 1 } },
      clans: [{ dice: { strength: 2, magic: 0, persuasion: [3] } }],
      dice: [...hits(4), ...misses(4)],
    });
    expect(clanOf(t, 0).dice).toEqual({ strength: 2, magic: 0, persuasion: [3] });
    expect(t.game.box).toContain('korfac');
  });

  it('ML-DTH.7 a dead leader is replaced in the clean-up', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { member: 'purkrab', s: 1 }, a2: { s: 1 } },
      loot: ['loot-coins12', 'loot-coins10'],
      dice: [...hits(4), ...misses(4), 1],
    });
    expect(clanOf(t, 0).leader).toBeNull();
    t.play('roll:strength', 'loot:loot-coins12');
    expect(told(t, 'promoted')).toMatchObject([{ player: 0, member: 'hatyr' }]);
  });

  it('ML-LODGE.7 ML-DTH.1 without Dajána the board holds five traps again', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { member: 'dajana', s: 1 }, a2: { seat: 1, member: 'tepej', s: 1 } },
      clans: [{ traps: ['trap-s1', 'trap-s1', 'trap-s2', 'trap-m1', 'trap-m1', 'trap-flat4'] }],
      dice: [...hits(4), ...misses(4)],
    });
    expect(t.asked(0).prompt).toEqual({ key: 'ask-discard-traps', excess: 1 });
    t.play('discard:trap-s2:2');
    expect(clanOf(t, 0).traps).toHaveLength(5);
  });

  it('ML-DTH.9 ML-DTH.10 a clan without members gets a greenhorn, even when the stack is empty', () => {
    const greenhorns = GREENHORNS.slice(0, GREENHORNS_IN_BOX);
    const t = table({
      phase: 'pool',
      clans: [{ members: [], coins: 2, glory: 7, defence: 3 }, { members: ['tentok', ...greenhorns] }],
    });
    expect(clanOf(t, 0)).toMatchObject({
      members: [{ id: 'greenhorn-9' }],
      leader: 'greenhorn-9',
      reputation: 1,
      coins: 5,
      glory: 7,
      defence: 3,
    });
  });

  it('ML-DTH.1 ML-DTH.2 who dies after his attack loses what lay on his token, and keeps his total', () => {
    const t = battle({
      monster: 'trousic',
      clans: [{ coins: 0, potions: 0, venoms: 0 }],
      on: {
        a1: { s: 1, wounded: true, coins: 3, potions: 1, venoms: 1, defence: 1 },
        a2: { seat: 1, member: 'tepej', s: 1 },
      },
      dice: [1, ...misses(4), 2, 6, ...misses(4)],
    });
    t.play('roll:strength', 'stop', 'take-hits');
    expect(t.game.paths.a1).toMatchObject({
      dead: true,
      total: 2,
      coins: 0,
      potions: 0,
      venoms: 0,
      defence: 0,
    });
  });
});
