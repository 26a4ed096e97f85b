// What comes to the table: monsters, realms, events, quests, greenhorns.
import { positionOf } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { monsterLands } from '../../index.ts';
import { fillRealm } from '../../rules/piles.ts';
import { clanOf, offers, table, told } from '../table.ts';

describe('arrivals', () => {
  it.each([1, 2, 3, 4])(
    'ML-SET.13 ML-SET.14 ML-SET.15 with %i players everything laid out is told',
    (seats) => {
      const t = positionOf(monsterLands, { seats });
      const { areas, quests } = t.game;
      const to = ['a', 'b'] as const;
      const came = areas.map(({ monster, realm, event, side }, index) => ({
        monster,
        realm,
        event,
        side,
        to: to[index],
      }));
      expect(told(t, 'monster-came')).toEqual(
        came.map(({ monster, to: area }) => ({ key: 'monster-came', monster, to: area })),
      );
      expect(told(t, 'realm-came')).toEqual(
        came.map(({ realm, to: area }) => ({ key: 'realm-came', realm, to: area })),
      );
      expect(told(t, 'event-came')).toEqual(
        came.map(({ event, side, to: area }) => ({ key: 'event-came', event, side, to: area })),
      );
      expect(told(t, 'quests-came')).toEqual([{ key: 'quests-came', ...quests }]);
    },
  );

  it('ML-SCN.6 ML-SCN.10 a monster waits at the entrance, and no other has left the deck', () => {
    for (const scenario of ['ambush', 'doom']) {
      const t = positionOf(monsterLands, { seats: 1, options: { scenario, difficulty: 'normal' } });
      const { gate, monsters, areas } = t.game;
      expect(told(t, 'monster-came').at(-1)).toEqual({ key: 'monster-came', monster: gate, to: 'gate' });
      expect(monsters.deck).toHaveLength(20 - areas.length - 1);
      expect(monsters.discard).toEqual([]);
    }
  });

  it('ML-CLN.19 without a realm left the place stays empty, and its event too', () => {
    const { game } = table({
      areas: [{ realm: null, event: 'event-4' }],
      clans: [{ dice: { strength: 1 } }],
    });
    game.realms = [];
    fillRealm(game, 'a');
    expect(game.areas[0]).toMatchObject({ realm: null, event: 'event-4' });
  });

  it('ML-DTH.9 ML-DTH.10 a clan without members is topped up to five coins, and gets a greenhorn even from an empty stack', () => {
    const alone = (coins: number) => table({ phase: 'pool', clans: [{ coins, members: [] }] });
    expect([2, 4, 5, 9].map((coins) => clanOf(alone(coins), 0).coins)).toEqual([5, 5, 5, 9]);
    expect(told(alone(5), 'gained')).toEqual([]);
    expect(told(alone(4), 'gained')).toMatchObject([{ bundle: { coins: 1 }, from: 'relief' }]);
    expect(told(alone(4), 'joined')).toMatchObject([{ player: 0, coins: 0 }]);
    const t = table({
      phase: 'cleanUp',
      clans: [
        { coins: 9, members: ['purkrab'], trophies: ['krus'] },
        { coins: 9, members: [] },
      ],
    });
    const { tavern, box } = t.game;
    box.push(...tavern.greenhorns.splice(0));
    const greenhorns = () => t.game.box.filter((id) => id.startsWith('greenhorn')).length;
    const before = greenhorns();
    t.play('done');
    const [supplied] = clanOf(t, 1).members;
    expect(supplied?.id).toMatch(/^greenhorn-/);
    expect(t.game.box).not.toContain(supplied?.id);
    expect(greenhorns()).toBe(before - 1);
  });

  it("ML-VAR.2 the Queen's Gift comes in the dice-pool phase", () => {
    const t = table({ phase: 'cleanUp', options: { queensGift: true }, clans: [{ coins: 9 }, { coins: 9 }] });
    expect(t.asked().prompt.key).toBe('ask-gift-die');
    expect(t.game.phase).toBe('pool');
    expect(offers(t, 'die:')).toHaveLength(3);
  });

  it('ML-MON.8 ML-SCN.6 Podsvětník, drawn at set-up, is the monster at the entrance', () => {
    let met = 0;
    for (let i = 0; i < 80; i++) {
      const t = positionOf(monsterLands, {
        seats: 1,
        seed: `gate ${i}`,
        options: { scenario: 'ambush', difficulty: 'hard' },
      });
      const first = told(t, 'monster-came').find(({ to }) => to === 'gate');
      if (first?.monster !== 'podsvetnik') continue;
      met++;
      expect(t.game.gate).toBe('podsvetnik');
    }
    expect(met).toBeGreaterThan(0);
  });

  it('ML-SET.20 the beginning is told with the first player and the difficulty', () => {
    const t = positionOf(monsterLands, { seats: 2, options: { difficulty: 'hard' } });
    expect(told(t, 'game-started')).toEqual([
      { key: 'game-started', first: t.game.first, difficulty: 'hard' },
    ]);
  });

  it('ML-MER.23 ML-GEN.8 coins for nothing are booked and told once a round', () => {
    const t = table({
      clans: [{ coins: 0, members: ['purkrab', 'hatyr'], dice: { strength: 4 } }, { dice: { strength: 4 } }],
    });
    expect(told(t, 'ability-used')).toEqual([{ key: 'ability-used', player: 0, card: 'hatyr' }]);
    expect(told(t, 'gained')).toEqual([{ key: 'gained', player: 0, bundle: { coins: 2 }, from: 'hatyr' }]);
    t.play('mine:2', 'mine:0');
    expect(told(t, 'ability-used').filter(({ player }) => player === 0)).toHaveLength(1);
  });

  it('ML-VAR.6 ML-VAR.7 more monsters come in the second, fourth and sixth round to a free entrance', () => {
    const gateIn = (round: number, gate: 'krus' | null) =>
      table({ phase: 'pool', round, gate, options: { moreMonsters: true }, clans: [{ coins: 9 }] }).game.gate;
    expect([1, 2, 3, 4, 5, 6].map((round) => gateIn(round, null) !== null)).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
    ]);
    expect(gateIn(2, 'krus')).toBe('krus');
    const plain = table({ phase: 'pool', round: 2, gate: null, clans: [{ coins: 9 }] });
    expect(plain.game.gate).toBeNull();
    const alone = table({ seats: 1, phase: 'pool', round: 2, gate: null, clans: [{ coins: 9 }] });
    expect(alone.game.gate).toBeNull();
  });
});
