import { describe, expect, it } from 'vitest';
import type { Card } from '../../data/card.ts';
import { scenarioOf } from '../../data/scenarios.ts';
import { spells } from '../../data/spells.ts';
import { tileOf } from '../../data/tiles.ts';
import { units } from '../../data/units.ts';
import { mageKnight } from '../../index.ts';
import { gainFame } from '../../rules/fame.ts';
import { setupOf } from '../../rules/scenario.ts';
import { freshTable, type Game, offers, playerOf, type TableSetup, table, told, waiting } from '../table.ts';

const first = { scenario: 'first-reconnaissance' } as const;
const blitz = { scenario: 'blitz-conquest' } as const;
const solo = { scenario: 'solo-conquest' } as const;

const over = (t: Game): Game => {
  t.play('play:march', 'influence', 'end');
  if (t.game.outcome === undefined && t.options().includes('done')) t.play('done');
  return t;
};

const counts = (scenario: 'first-reconnaissance' | 'blitz-conquest' | 'solo-conquest', seats: number) => {
  const { countryside, cities, core, rounds, shape } = setupOf({ scenario, seats, options: {} });
  return { countryside, cities, core, rounds, shape };
};

const MAP = { '0,0': 'start-a', '1,0': 'countryside-1', '0,1': 'countryside-2' };

describe('First Reconnaissance', () => {
  it('MK-30.1, MK-30.2, MK-30.9 tiles and rounds for one to four', () => {
    const rest = { cities: 1, core: 2, shape: 'wedgeFree' };
    expect(counts('first-reconnaissance', 1)).toEqual({ countryside: 8, rounds: 4, ...rest });
    expect(counts('first-reconnaissance', 2)).toEqual({ countryside: 8, rounds: 3, ...rest });
    expect(counts('first-reconnaissance', 3)).toEqual({ countryside: 9, rounds: 3, ...rest });
    expect(counts('first-reconnaissance', 4)).toEqual({ countryside: 11, rounds: 3, ...rest });
  });

  it('MK-30.2 countryside tiles lie in the order of their numbers, which all see', () => {
    const t = freshTable(2, first);
    expect(Object.values(t.game.map).slice(1)).toEqual(['countryside-1', 'countryside-2']);
    const view = mageKnight.view(t.game, 0) as unknown as { tiles: { back: string; tile: string | null }[] };
    expect(view.tiles.map(({ tile }) => tile)).toEqual([
      'countryside-3',
      'countryside-4',
      'countryside-5',
      'countryside-6',
      'countryside-7',
      'countryside-8',
      null,
      null,
      null,
    ]);
  });

  it('MK-30.3, MK-8.14 the city has no level and no garrison', () => {
    const { game } = table({ options: first, map: { ...MAP, '1,1': 'core-5' } });
    expect(game.cities).toEqual([]);
    expect(game.holdings['1,1:C']?.tokens ?? []).toEqual([]);
  });

  it('MK-30.4 one fame for each tile that is revealed', () => {
    const t = table({
      options: first,
      players: [{ space: '1,0:NE' }],
      turn: { move: 2 },
      tiles: ['countryside-3'],
    });
    const before = playerOf(t).fame;
    t.play(offers(t, 'explore:')[0] as string);
    expect(playerOf(t).fame).toBe(before + 1);
  });

  it('MK-30.5 there are no elite units, also once a core tile lies', () => {
    const t = table({
      seats: 2,
      options: first,
      map: { ...MAP, '1,1': 'core-1' },
      announced: 1,
      last: [],
      players: [{ hand: ['march'], deck: [] }],
    });
    over(t);
    const dealt = t.game.units.offer.filter((id) => id in units);
    expect(dealt.map((id) => units[id as keyof typeof units].tier)).toEqual(new Array(4).fill('regular'));
  });

  it('MK-30.6 the first offer holds a unit of the village', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { offer } = freshTable(1, first, `${seed}`).game.units;
      const sites = offer.flatMap((id): readonly string[] => units[id as keyof typeof units].sites);
      expect(sites).toContain('village');
    }
  });

  it('MK-30.7 a city that is found leaves everybody one last turn; when the round ends the game does', () => {
    const t = table({
      seats: 2,
      options: first,
      map: { ...MAP, '1,1': 'core-5' },
      players: [
        { hand: ['march', 'march'], deck: ['rage'] },
        { hand: ['march'], deck: [] },
      ],
    });
    over(t);
    expect(told(t, 'scenario-end-met')).toEqual([{ key: 'scenario-end-met', player: 0 }]);
    over(t);
    expect(waiting(t)).toEqual([0]);
    over(t);
    expect(t.game.outcome?.reason).toBe('cityRevealed');
  });

  it('MK-30.7 if the round ends meanwhile the game ends at once', () => {
    const t = table({
      seats: 2,
      options: first,
      announced: 1,
      last: [],
      map: { ...MAP, '1,1': 'core-5' },
      players: [{ hand: ['march', 'march'], deck: ['rage'] }],
    });
    over(t);
    expect(t.game.outcome?.reason).toBe('cityRevealed');
  });

  it('MK-30.8, MK-30.9 standard scores with titles, alone without', () => {
    const sheetOf = (seats: number) => {
      const t = table({
        seats,
        options: first,
        round: seats === 1 ? 4 : 3,
        announced: 0,
        last: [],
        players: [{ hand: ['march'], deck: ['fireball'] }],
      });
      return over(t).game.outcome?.sheet[0]?.map(({ key }) => key);
    };
    expect(sheetOf(2)).toContain('knowledge-title');
    expect(sheetOf(1)).toContain('knowledge');
    expect(sheetOf(1)).not.toContain('knowledge-title');
  });

  it('MK-30.9, MK-33.3 alone each tactic is used once', () => {
    const t = freshTable(1, first).play('hero:tovak', 'tactic:planning');
    const used = ['planning', t.game.dummy?.tactic];
    t.game.last = [];
    t.play('end');
    t.play(t.options()[0] as string, 'done');
    expect(t.game.round).toBe(2);
    expect(t.game.gone.tactics).toEqual(used);
  });

  it('MK-30.10 Spells and actions are dealt when they are first needed', () => {
    const t = freshTable(2, first);
    expect([...t.game.spells.offer, ...t.game.advanced.offer]).toEqual([]);
    const tower = table({
      options: first,
      players: [{ space: '1,0:NE' }],
      turn: { move: 2 },
      tiles: ['countryside-4'],
    });
    expect(tower.game.spells.offer).toEqual([]);
    tower.play(offers(tower, 'explore:')[0] as string);
    expect(tower.game.spells.offer).toHaveLength(3);
    const level = table({
      seats: 2,
      options: first,
      players: [{ hand: ['march'], fame: 3, level: 1, deck: [] }],
    });
    expect(level.game.advanced.offer).toEqual([]);
    level.play('play:march', 'influence', 'end');
    expect(level.game.advanced.offer).toHaveLength(3);
    const reward = table({
      options: first,
      players: [{ hand: ['march'] }],
      turn: { rewards: [{ reward: 'spell', n: 1 }] },
    });
    reward.play('play:march', 'influence', 'end');
    expect(offers(reward, 'learn:')).toHaveLength(3);
  });
});

describe('Blitz Conquest', () => {
  it('MK-32.1 map, tiles and rounds for two to four; cities of level 3', () => {
    expect(counts('blitz-conquest', 2)).toEqual({
      shape: 'wedge',
      countryside: 6,
      cities: 2,
      core: 1,
      rounds: 4,
    });
    expect(counts('blitz-conquest', 3)).toEqual({
      shape: 'wedge',
      countryside: 7,
      cities: 3,
      core: 2,
      rounds: 4,
    });
    expect(counts('blitz-conquest', 4)).toEqual({
      shape: 'open4',
      countryside: 9,
      cities: 4,
      core: 3,
      rounds: 4,
    });
    expect(() => freshTable(1, blitz)).toThrow();
    const { game } = table({ seats: 2, map: { ...MAP, '1,1': 'core-5' } });
    expect(game.cities).toMatchObject([{ level: 3, colour: 'green' }]);
  });

  it('MK-32.2 begins with fame 1 and reputation 2', () => {
    for (const player of freshTable(3, blitz).game.players)
      expect(player).toMatchObject({ fame: 1, reputation: 2 });
  });

  it('MK-32.3, MK-32.6 each row that is crossed gives one more fame, once', () => {
    const after = (fame: number, n: number) => {
      const { game } = table({ seats: 2, players: [{ fame }] });
      gainFame(game, 0, n);
      return game.players[0]?.fame;
    };
    expect(after(1, 1)).toBe(2);
    expect(after(1, 2)).toBe(4);
    expect(after(2, 6)).toBe(10);
    expect(after(2, 5)).toBe(9);
    const plain = table({ seats: 2, options: first, players: [{ fame: 1 }] });
    gainFame(plain.game, 0, 2);
    expect(playerOf(plain).fame).toBe(3);
  });

  it('MK-32.4 no elites, one more die, one more unit', () => {
    const { game } = freshTable(2, blitz);
    expect(game.source).toHaveLength(5);
    expect(game.units.offer.filter((id) => id in units)).toHaveLength(5);
    expect(scenarioOf('blitz-conquest').noElites).toBe(true);
  });

  const cities = (tokens: 'zombie-horde'[]): TableSetup => ({
    seats: 2,
    map: { ...MAP, '1,1': 'core-5', '2,0': 'countryside-3', '2,1': 'core-6' },
    holdings: [
      { space: '1,1:C', tokens: [], shields: [0] },
      { space: '2,1:C', tokens, shields: [1] },
    ],
    players: [{ hand: ['march'] }],
  });

  it('MK-32.5 ends when the last city is conquered, with a last turn for all', () => {
    const t = over(table(cities([])));
    expect(t.game.ending).toBe(true);
    expect(t.game.last).toEqual([0]);
    expect(over(table(cities(['zombie-horde']))).game.ending).toBe(false);
  });

  it('MK-32.5 a city not yet found is not conquered', () => {
    const found = { ...cities([]), map: { ...MAP, '1,1': 'core-5' } };
    const t = over(table({ ...found, holdings: [{ space: '1,1:C', tokens: [], shields: [0] }] }));
    expect(t.game.ending).toBe(false);
  });
});

describe('Solo Conquest', () => {
  it('MK-33.1 a wedge of 7 countryside tiles, 2 cities and 2 others, 6 rounds; levels 5 and 8', () => {
    expect(counts('solo-conquest', 1)).toEqual({
      shape: 'wedge',
      countryside: 7,
      cities: 2,
      core: 2,
      rounds: 6,
    });
    const { game } = table({
      options: solo,
      map: { ...MAP, '1,1': 'core-6', '2,0': 'countryside-3', '2,1': 'core-5' },
    });
    expect(game.cities).toMatchObject([
      { level: 5, colour: 'blue' },
      { level: 8, colour: 'green' },
    ]);
    expect(() => freshTable(2, solo)).toThrow();
  });

  it('MK-33.2, MK-22.7 Spells that reach others are left in the box', () => {
    const left = (options: object, seats: number) => {
      const { game } = freshTable(seats, options as never);
      return [...game.spells.deck, ...game.spells.offer].filter((id) => (spells[id] as Card).competitive)
        .length;
    };
    expect(left(solo, 1)).toBe(0);
    expect(left(first, 1)).toBe(0);
    expect(left(blitz, 2)).toBe(4);
  });

  it('MK-33.4 with the last city taken there is one more turn, but none of the dummy', () => {
    const t = table({
      options: solo,
      map: { ...MAP, '1,1': 'core-6', '2,0': 'countryside-3', '2,1': 'core-5' },
      holdings: [
        { space: '1,1:C', tokens: [], shields: [0] },
        { space: '2,1:C', tokens: [], shields: [0] },
      ],
      players: [{ hand: ['march', 'march'], deck: ['rage'] }],
    });
    over(t);
    expect(told(t, 'dummy-turn')).toEqual([]);
    expect(waiting(t)).toEqual([0]);
    over(t);
    expect(t.game.outcome).toMatchObject({ winners: [0], reason: 'citiesConquered' });
  });

  it('MK-33.5 is lost when the rounds are over before', () => {
    const t = over(
      table({
        options: solo,
        round: 6,
        time: 'night',
        announced: -1,
        last: [],
        players: [{ hand: ['march'], deck: [] }],
      }),
    );
    expect(t.game.outcome).toMatchObject({ winners: [], reason: 'rounds' });
  });

  it('MK-33.6, MK-25.17 cities may be stronger; First Reconnaissance may be played alone', () => {
    const { game } = table({ options: { ...solo, harder: 2 }, map: { ...MAP, '1,1': 'core-6' } });
    expect(game.cities[0]?.level).toBe(7);
    expect(tileOf('core-6').city).toBe('blue');
    expect(freshTable(1, first).options()).toHaveLength(7);
  });
});
