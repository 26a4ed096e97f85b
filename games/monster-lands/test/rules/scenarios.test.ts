import { start } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { mercenaries } from '../../data/members.ts';
import { monsterOf } from '../../data/monsters.ts';
import { SCENARIOS, type ScenarioId, scenarioOf } from '../../data/scenarios.ts';
import { monsterLands } from '../../index.ts';
import { offered } from '../../rules/offers.ts';
import { SAM } from '../../state.ts';
import { solo } from '../solo-table.ts';
import { clanOf, offers, refuses, type TableSetup, table, told } from '../table.ts';

const difficultyFor = (scenario: ScenarioId) => scenarioOf(scenario).difficulties?.[0] ?? 'easy';
const inScenario = (scenario: ScenarioId, setup: TableSetup = {}) =>
  solo({ ...setup, options: { scenario, difficulty: difficultyFor(scenario), ...setup.options } });

describe('the frame', () => {
  it('ML-SOLO.6 ML-SOLO.9 every scenario can be chosen, with a difficulty', () => {
    for (const scenario of SCENARIOS)
      for (const difficulty of ['normal', 'hard', 'deadly']) {
        const game = start(monsterLands, { seats: 1, seed: 's', options: { scenario, difficulty } });
        expect(game).toMatchObject({ scenario, difficulty });
      }
  });

  it('ML-SOLO.11 a game has six rounds and does not end at 30 glory', () => {
    const ended = (round: number) =>
      table({
        seats: 1,
        phase: 'cleanUp',
        round,
        clans: [{ members: ['tentok', 'lemtal'], glory: 40 }],
      }).game.outcome?.reason;
    expect([ended(5), ended(6)]).toEqual([undefined, 'solo-veteran']);
  });

  it('ML-SOLO.12 a bungler wins nothing', () => {
    const t = table({
      seats: 1,
      phase: 'cleanUp',
      round: 6,
      clans: [{ members: ['tentok', 'lemtal'], glory: 10 }],
    });
    expect(t.game.outcome).toMatchObject({ reason: 'solo-bungler', winners: [] });
    expect(told(t, 'game-ended')).toMatchObject([{ rating: 'bungler' }]);
  });

  it('ML-SOLO.3 the affinity is free unless the scenario fixes it', () => {
    const asked = (scenario: ScenarioId) =>
      start(monsterLands, {
        seats: 1,
        seed: 'x',
        options: { scenario, difficulty: 'normal' },
      }).stack.at(-1)?.rule;
    expect(asked('ambush')).toBe('pickClan');
    for (const scenario of ['gold-digger', 'travelling-light'] as const)
      expect(asked(scenario)).not.toBe('pickClan');
  });
});

describe('special rules', () => {
  it('ML-SCN.2 Gold Digger has only mercenaries who bring persuasion dice, and the jungle', () => {
    const game = start(monsterLands, { seats: 1, seed: 'x', options: { scenario: 'gold-digger' } });
    const deck = [...game.tavern.deck, ...offered(game.tavern.offer)];
    expect(deck.every((id) => mercenaries[id].dice.persuasion > 0)).toBe(true);
    expect(game.clans[0]?.affinity).toBe('jungle');
  });

  it('ML-SCN.3 Sortie lasts three rounds', () => {
    const t = table({
      seats: 1,
      phase: 'cleanUp',
      round: 3,
      options: { scenario: 'sortie' },
      clans: [{ members: ['tentok', 'lemtal'] }],
    });
    expect(t.game.outcome?.reason).toBe('solo-bungler');
  });

  it('ML-SCN.4 Travelling Light closes the armoury and begins with the water clan', () => {
    const t = inScenario('travelling-light', { clans: [{ coins: 20, affinity: 'water' }] });
    expect(offers(t, 'armoury')).toEqual([]);
    expect(t.asked().refused.find(({ id }) => id.startsWith('armoury'))).toMatchObject({
      reason: { key: 'building-closed', building: 'armoury' },
      rule: 'ML-SCN.4',
    });
    const game = start(monsterLands, { seats: 1, seed: 'x', options: { scenario: 'travelling-light' } });
    expect(game.clans[0]?.affinity).toBe('water');
  });

  it('ML-SCN.4b in it no defence token is gained or used', () => {
    const arena = inScenario('travelling-light', {
      phase: 'adventure',
      dice: [6, 6],
      quests: { qa: 'quest-09' },
      clans: [{ affinity: 'water', members: ['tentok', 'lemtal'] }],
      paths: {
        qa1: {
          seat: 0,
          member: 'lemtal',
          dice: [
            { colour: 'strength', face: 0, trap: null },
            { colour: 'magic', face: 0, trap: null },
          ],
        },
      },
    });
    expect(clanOf(arena, 0)).toMatchObject({ glory: 8, defence: 0 });
    const walls = inScenario('travelling-light', {
      phase: 'adventure',
      quests: { qb: 'quest-04' },
      clans: [{ affinity: 'water', members: ['tentok', 'lemtal'], defence: 3 }],
      paths: { qb1: { seat: 0, member: 'lemtal' } },
    });
    expect(clanOf(walls, 0).quests).toBe(0);
  });

  it('ML-SCN.4 in it defence abilities, path benefits and guards do nothing, potions do', () => {
    const t = inScenario('travelling-light', {
      phase: 'adventure',
      areas: [{ monster: 'kodyl', realm: 'glacie', event: 'event-1', side: 'a' }],
      gate: 'mechoun',
      dice: [6, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      clans: [{ affinity: 'water', members: ['tentok', 'lemtal'] }],
      paths: { gate1: { seat: 0, member: 'lemtal', potions: 1 } },
    });
    expect(t.asked().prompt).toMatchObject({ key: 'ask-defend', hits: 1 });
    expect(t.options()).toEqual(['defend:potion', 'take-hits']);
  });

  it('ML-SCN.6 ML-SCN.10 Ambush and Doom begin with a level-A monster at the entrance', () => {
    for (const scenario of ['ambush', 'doom'] as const) {
      const { gate } = inScenario(scenario).game;
      expect(gate && monsterOf(gate).level).toBe('A');
    }
  });

  it('ML-SCN.7 in Diversity the round of beer costs 1', () => {
    const beer = (scenario: ScenarioId) => {
      const t = inScenario(scenario, { clans: [{ dice: { strength: 2 }, coins: 9, glory: 20 }] });
      const option = t
        .play('tavern:strength')
        .asked()
        .options.find(({ label }) => label.key === 'beer-round');
      return option?.label;
    };
    expect(beer('diversity')).toMatchObject({ coins: 1 });
    expect(beer('business-as-usual')).toMatchObject({ coins: 2 });
  });

  it.each([
    [1, 'a1'],
    [2, 'a2'],
    [3, 'qa1'],
    [4, 'qa1'],
    [5, 'qb1'],
    [6, 'qb1'],
  ] as const)('ML-SCN.9 in Clear Orders yellow %i sends Sam to %s', (yellow, path) => {
    const t = inScenario('clear-orders', { dice: [6, yellow] }).play('mine:2');
    expect(t.game.paths[path]).toMatchObject({ seat: SAM });
  });

  it('ML-SCN.9b a quest counts when its reward is taken, not for the consolation', () => {
    const dice = () => [1, 2].map(() => ({ colour: 'strength' as const, face: 0, trap: null }));
    const t = inScenario('clear-orders', {
      phase: 'adventure',
      dice: [3, 4, 5, 5],
      quests: { qa: 'quest-01' },
      clans: [{ members: ['tentok', 'lemtal', 'rulfus'] }],
      paths: {
        qa1: { seat: 0, member: 'lemtal', dice: dice() },
        qa2: { seat: 0, member: 'rulfus', dice: dice() },
      },
    });
    expect(clanOf(t, 0).quests).toBe(1);
    const paying = () =>
      inScenario('clear-orders', {
        phase: 'adventure',
        quests: { qb: 'quest-01' },
        clans: [{ coins: 5, members: ['tentok', 'lemtal'] }],
        paths: { qb1: { seat: 0, member: 'lemtal' } },
      });
    expect(clanOf(paying().play('pay'), 0).quests).toBe(1);
    expect(clanOf(paying().play('decline'), 0).quests).toBe(0);
  });

  it('ML-SCN.10 ML-SCN.10c in Doom every attack die that misses is rolled once more', () => {
    const rolled = (scenario: ScenarioId) => {
      const t = inScenario(scenario, {
        options: { difficulty: 'normal' },
        phase: 'adventure',
        gate: null,
        areas: [{ monster: 'kodyl', realm: 'glacie', event: 'event-1', side: 'a' }],
        dice: [1, 6, 2, 6, 1, 6, 2, 6, 1, 6, 1, 6],
        clans: [{ members: ['tentok', 'lemtal'] }],
        paths: { a1: { seat: 0, member: 'lemtal' } },
      });
      return told(t, 'monster-rolled')[0]?.dice ?? [];
    };
    expect(new Set(rolled('doom'))).toEqual(new Set([6]));
    expect(rolled('ambush')).toContain(1);
  });

  it('ML-SCN.10b Doom is not for easy games', () => {
    expect(() => start(monsterLands, { seats: 1, seed: 'x', options: { scenario: 'doom' } })).toThrow();
  });

  it('ML-SOLO.10 ML-DEP.8 everything else stays: spaces for more players are closed', () => {
    expect(refuses(inScenario('ambush'), 'mine:3').rule).toBe('ML-DEP.8');
  });
});
