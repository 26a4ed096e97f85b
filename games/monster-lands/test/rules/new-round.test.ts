import { start } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { monsterLands } from '../../index.ts';
import { drawQuests, fillMonster, fillRealm } from '../../rules/piles.ts';
import { clanOf, table } from '../table.ts';

describe('the board is made ready', () => {
  it('ML-CLN.16 dice leave the buildings, the realms and the cards of greenhorns', () => {
    const die = { seat: 0, colour: 'strength', face: 0, space: 2 } as const;
    const t = table({
      phase: 'cleanUp',
      citadel: { mine: [die] },
      clans: [
        {
          coins: 9,
          dice: { strength: 4 },
          used: ['greenhorn-1', 'kale'],
          members: ['purkrab', 'greenhorn-1'],
        },
        { coins: 9 },
      ],
    });
    expect(t.game.citadel.mine.dice).toEqual([]);
    expect(clanOf(t, 0)).toMatchObject({ used: [], dice: { strength: 3, magic: 1 } });
  });

  it('ML-CLN.17 both quests go, visited or not, and two others come', () => {
    const t = table({
      phase: 'cleanUp',
      quests: { qa: 'quest-01', qb: 'quest-02' },
      clans: [{ coins: 9 }, { coins: 9 }],
    });
    const { quests, bag, box } = t.game;
    expect(box).toEqual(expect.arrayContaining(['quest-01', 'quest-02']));
    expect([quests.qa, quests.qb, ...bag]).toHaveLength(10);
    expect([quests.qa, quests.qb]).not.toContain('quest-01');
  });

  it('ML-CLN.18 an empty place gets a monster; an empty deck is made of the discards, trophies stay out', () => {
    const t = table({
      phase: 'cleanUp',
      areas: [{ monster: null }],
      clans: [{ coins: 9, trophies: ['krus'] }, { coins: 9 }],
    });
    t.play('done');
    expect(t.game.areas[0]?.monster).not.toBeNull();
    const { game } = table();
    game.monsters = { deck: [], discard: ['hlubstir'] };
    game.areas = [{ monster: null, realm: null, event: null, side: 'a', leaving: false }];
    fillMonster(game, 'a');
    expect(game.areas[0]?.monster).toBe('hlubstir');
    expect(game.monsters).toEqual({ deck: [], discard: [] });
  });

  it('ML-CLN.19 a new realm comes with a new event; with the old one the event stays; used tiles come back', () => {
    const areas = (realm: 'kale' | null) =>
      [{ monster: 'krus', realm, event: 'event-4', side: 'b' }] as const;
    const clans = [{ coins: 9 }, { coins: 9 }];
    const kept = table({ phase: 'cleanUp', areas: areas('kale'), clans });
    expect(kept.game.areas[0]).toMatchObject({ realm: 'kale', event: 'event-4', side: 'b' });
    const renewed = table({ phase: 'cleanUp', areas: areas(null), clans });
    expect(renewed.game.areas[0]?.realm).not.toBeNull();
    expect(renewed.game.events.used).toEqual(['event-4']);
    const { game } = renewed;
    game.events.used.push(...game.events.deck.splice(0));
    fillRealm(game, 'a');
    expect(game.areas[0]?.event).not.toBeNull();
    expect(game.events.used).toEqual([]);
  });

  it('ML-CLN.20 the offers of traps, mercenaries, equipment and loot stay', () => {
    const offer = {
      lodge: ['trap-s1', 'trap-s1', 'trap-s2', 'trap-m1', 'trap-m2', 'trap-flat4'],
      tavern: ['tarka', 'lemtal', 'ninra', 'geria'],
      market: ['batoh-1', 'nocir-1', 'zeldiv-1'],
      loot: ['loot-coins10', 'loot-coins12', 'loot-brews', 'loot-supply'],
    } as const;
    const { game } = table({ phase: 'cleanUp', ...offer, clans: [{ coins: 9 }, { coins: 9 }] });
    expect(game.round).toBe(2);
    for (const place of ['lodge', 'tavern', 'market', 'loot'] as const)
      expect(game[place].offer).toEqual(offer[place]);
  });

  it('ML-CLN.22 ML-ROUND.2 the marker moves on, and after the sixth round the game is over', () => {
    const at = (round: number) =>
      table({ phase: 'cleanUp', round, clans: [{ coins: 9 }, { coins: 9 }] }).game;
    expect(at(1)).toMatchObject({ round: 2 });
    expect(at(5).outcome).toBeUndefined();
    expect(at(6).outcome).toMatchObject({ reason: 'rounds' });
    const early = table({ phase: 'cleanUp', round: 3, clans: [{ coins: 9 }, { coins: 9, glory: 31 }] });
    expect(early.game.outcome).toMatchObject({ reason: 'glory' });
  });

  it('ML-CLN.23 the box has quests and realms for six rounds, even if every realm falls', () => {
    const game = start(monsterLands, { seats: 4, seed: 'six rounds' });
    for (let round = 2; round <= 6; round++) {
      for (const [index, area] of game.areas.entries()) {
        area.realm = null;
        fillRealm(game, index === 0 ? 'a' : 'b');
      }
      drawQuests(game);
      expect(game.areas.every(({ realm, event }) => realm !== null && event !== null)).toBe(true);
      expect([game.quests.qa, game.quests.qb]).not.toContain(null);
    }
    expect([game.realms, game.bag]).toEqual([[], []]);
  });
});
