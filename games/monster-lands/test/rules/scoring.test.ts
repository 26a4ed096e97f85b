import { TableError, undo } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { type MonsterId, monsterOf, monsters } from '../../data/monsters.ts';
import { monsterLands } from '../../index.ts';
import type { ClanArrangement } from '../../rules/arrange.ts';
import { pointsOf as pointsOfClan, scoreSheet, winnersBy } from '../../rules/scoring.ts';
import type { Clan } from '../../state.ts';
import { table, told } from '../table.ts';

const pointsOf = (clan: ClanArrangement, key: string): number | undefined => {
  const { game } = table({ clans: [{ dice: { strength: 2 }, ...clan }] });
  return scoreSheet(game, 0).find((line) => line.key === key)?.points;
};

describe('scoring', () => {
  it('ML-SCO.1 ML-SCO.2 ML-TRK.6 glory and reputation count', () => {
    const clan: ClanArrangement = { glory: 17, members: ['purkrab', 'lemtal'] };
    expect([pointsOf(clan, 'glory'), pointsOf(clan, 'reputation')]).toEqual([17, 6]);
  });

  it('ML-SCO.3 trophies count by their points, the skull three', () => {
    expect(
      pointsOf({ trophies: ['krus', 'pocih'], loot: ['loot-trophies3', 'loot-coins10'] }, 'trophies'),
    ).toBe(7);
  });

  it('ML-SCO.4 icons of members and realms score in sets, greenhorns none', () => {
    const jungle = ['purkrab', 'korfac', 'dajana', 'drabor', 'tarka', 'darbar', 'fandor'] as const;
    const scored = [1, 2, 3, 4, 5, 6, 7].map((count) =>
      pointsOf({ members: [...jungle.slice(0, count), 'greenhorn-1'] }, 'jungle'),
    );
    expect(scored).toEqual([1, 1, 3, 5, 7, 10, 10]);
    expect(pointsOf({ members: ['purkrab', 'korfac'], realms: ['ujunie'] }, 'jungle')).toBe(3);
    expect(pointsOf({ members: ['purkrab'] }, 'fire')).toBe(0);
  });

  it('ML-SCO.5 coins, tokens and equipment score nothing', () => {
    const { game } = table({ clans: [{ coins: 50, defence: 5, potions: 3, dice: { strength: 2 } }] });
    expect(scoreSheet(game, 0).reduce((sum, { points }) => sum + points, 0)).toBe(5 + 1 + 1);
  });

  it('ML-SCO.1 ML-SCO.4 the worked example: Štěpán has 30 glory, 16 reputation, 4 trophies and 6 for affinities', () => {
    const pair = (Object.keys(monsters) as MonsterId[])
      .filter((id) => monsterOf(id).trophy === 2)
      .slice(0, 2);
    const { game } = table({
      clans: [
        {
          glory: 30,
          members: ['jeducha', 'bambul', 'lemtal', 'zdrat', 'ninra'],
          trophies: pair,
          realms: ['kale'],
          dice: { strength: 2 },
        },
      ],
      areas: [{ realm: 'nebie' }],
    });
    Object.assign(game.clans[0] as Clan, { reputation: 16 });
    expect(scoreSheet(game, 0).map(({ key, points }) => [key, points])).toEqual([
      ['glory', 30],
      ['reputation', 16],
      ['trophies', 4],
      ['jungle', 1],
      ['water', 1],
      ['fire', 1],
      ['wind', 3],
    ]);
    expect(pointsOfClan(game, 0)).toBe(56);
  });

  it('ML-TIE.1 a tie is broken by the leader, then trophies, then coins, then shared', () => {
    const winners = (first: ClanArrangement, second: ClanArrangement) => {
      const { game } = table({ clans: [{ ...first, dice: { strength: 2 } }, second] });
      return winnersBy(game, [20, 20]);
    };
    expect(winners({ members: ['tarka'] }, {})).toEqual([0]);
    expect(winners({ trophies: ['krus'] }, { trophies: ['pocih'] })).toEqual([1]);
    expect(winners({ coins: 3 }, { coins: 2 })).toEqual([0]);
    expect(winners({ coins: 3 }, { coins: 3 })).toEqual([0, 1]);
  });

  it('ML-CLN.15 the end is told with what there is to tell, and nobody goes back beyond it', () => {
    const t = table({ phase: 'cleanUp', round: 6, clans: [{ coins: 9, trophies: ['krus'] }, { coins: 9 }] });
    t.play('done');
    const { winners, scores } = t.game.outcome ?? {};
    expect(told(t, 'game-ended')).toStrictEqual([{ key: 'game-ended', reason: 'rounds', winners, scores }]);
    expect(() => undo(monsterLands, t.journal, 0)).toThrow(TableError);
  });

  it('ML-TIE.1 who has no leader loses to any leader', () => {
    const { game } = table({
      clans: [{ members: [], leader: null, dice: { strength: 1 } }, { members: ['greenhorn-1'] }],
    });
    expect(winnersBy(game, [20, 20])).toEqual([1]);
  });
});
