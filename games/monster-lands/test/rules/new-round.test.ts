import { start, TableError, undo } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { monsterLands } from '../../index.ts';
import { drawQuests, fillMonster, fillRealm } from '../../rules/piles.ts';
import { battle, misses } from '../battle-table.ts';
import { dice } from '../conflict-table.ts';
import { clanOf, table, told } from '../table.ts';

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

  it('ML-CLN.2 ML-POT.6 a single potion or venom on the token comes home too', () => {
    for (const brew of ['potions', 'venoms'] as const) {
      const t = table({
        phase: 'cleanUp',
        clans: [{ coins: 9 }, { coins: 9 }],
        paths: { a1: { seat: 0, member: 'korfac', [brew]: 1 } },
      });
      expect(clanOf(t, 0)[brew]).toBe(1);
    }
    const nothing = table({
      phase: 'cleanUp',
      clans: [{ coins: 9 }, { coins: 9 }],
      paths: { a1: { seat: 0, member: 'korfac' } },
    });
    expect(told(nothing, 'gained').filter(({ from }) => from === 'korfac')).toEqual([]);
  });

  it('ML-CLN.7 a turned token closes its building, and nobody goes back beyond it', () => {
    const t = battle({
      gate: 'pocih',
      monster: 'krus',
      clans: [{ trophies: ['kodyl'], coins: 3 }],
      on: { a1: { s: 1 } },
      loot: ['loot-trophies3', 'loot-coins12'],
      dice: [...misses(4), 1],
    });
    t.play('roll:strength', 'loot:loot-trophies3');
    expect(t.asked().prompt).toMatchObject({ key: 'ask-clean-up' });
    expect(t.game.phase).toBe('clean-up');
    const [panic] = told(t, 'panic-spread');
    expect(panic && t.game.citadel[panic.building].panic).toBe(true);
    expect(() => undo(monsterLands, t.journal, 0)).toThrow(TableError);
  });

  it('ML-CLN.16 ML-SAM.24 dice that were not used are gone, and Sam has six tokens again', () => {
    const setup = {
      phase: 'cleanUp',
      clans: [{ trophies: ['krus'], dice: { strength: 9, magic: 9 } }],
    } as const;
    const t = table({ seats: 1, ...setup });
    if (t.game.sam !== undefined) t.game.sam.tokens = 1;
    t.play('done');
    expect(t.game).toMatchObject({ round: 2, sam: { tokens: 6 } });
    expect(told(t, 'pool-made')).toMatchObject([
      { dice: { strength: clanOf(t, 0).dice.strength, magic: clanOf(t, 0).dice.magic } },
    ]);
    expect(clanOf(t, 0).dice.strength).toBeLessThan(9);
  });

  it('ML-CLN.17 a resolved quest leaves nothing behind that could be discarded again', () => {
    const t = table({
      phase: 'adventure',
      quests: { qa: 'quest-01', qb: 'quest-02' },
      clans: [{ coins: 9, members: ['tentok', 'lemtal', 'rulfus'] }, { coins: 9 }],
      dice: [6, 6],
      paths: {
        qa1: { seat: 0, member: 'lemtal', dice: dice(2) },
        qb1: { seat: 0, member: 'rulfus' },
      },
    });
    expect(t.game.round).toBe(2);
    expect(t.game.box.filter((id) => id === null || id === 'quest-01' || id === 'quest-02')).toEqual([
      'quest-01',
      'quest-02',
    ]);
  });

  it('ML-ROUND.1 each phase is begun and told in its turn', () => {
    const fight = table({
      areas: [{ monster: 'krus', realm: 'kale', event: 'event-4', side: 'a' }],
      clans: [{ members: ['purkrab', 'hatyr'], dice: { strength: 1 } }, { dice: { strength: 1 } }],
      paths: { a1: { seat: 0, member: 'hatyr', dice: dice(2) } },
      dice: misses(4),
    }).play('mine:2', 'pawnshop');
    expect([fight.asked().prompt.key, fight.game.phase]).toEqual(['ask-attack', 'adventure']);
    const t = table({ clans: [{ dice: { strength: 1 } }, { dice: { strength: 1 } }] });
    expect(t.game.phase).toBe('deployment');
    t.play('mine:2', 'pawnshop');
    const phases = told(t, 'phase-started').map(({ phase, round }) => `${phase} ${round}`);
    expect(phases).toEqual(['deployment 1', 'adventure 1', 'clean-up 1', 'deployment 2']);
    expect(t.game.phase).toBe('deployment');
  });
});
