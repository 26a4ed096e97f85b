import { describe, expect, it } from 'vitest';
import { HEROES, heroes } from '../../data/heroes.ts';
import { SCENARIOS, scenarioOf } from '../../data/scenarios.ts';
import type { Skill } from '../../data/skill.ts';
import { skills } from '../../data/skills.ts';
import { tileOf, tiles } from '../../data/tiles.ts';
import { BACKS } from '../../data/types.ts';
import { units } from '../../data/units.ts';
import { setupOf } from '../../rules/scenario.ts';
import { freshTable, type Game, playerOf, refuses, waiting } from '../table.ts';

const SEATS = [1, 2, 3, 4] as const;

/** Every scenario with every number of players it has. */
const everyWay = SCENARIOS.flatMap((scenario) =>
  SEATS.filter((seats) => scenarioOf(scenario).setups[seats] !== undefined).map(
    (seats) => [scenario, seats] as const,
  ),
);

const picked = (t: Game): Game => {
  for (const hero of ['tovak', 'goldyx', 'arythea', 'norowas'].slice(0, t.game.seats)) t.play(`hero:${hero}`);
  return t;
};

describe.each(everyWay)('set-up of %s for %i', (scenario, seats) => {
  const t = () => freshTable(seats, { scenario }, `${scenario} ${seats}`);
  const about = scenarioOf(scenario);

  it('MK-2.1, MK-2.22 everybody begins where the scenario says, without crystals, units and skills', () => {
    for (const player of t().game.players)
      expect(player).toMatchObject({
        fame: about.startFame ?? 0,
        reputation: about.startReputation ?? 0,
        crystals: { red: 0, blue: 0, green: 0, white: 0 },
        units: [],
        skills: [],
        level: 1,
        space: null,
      });
  });

  it('MK-2.2, MK-2.3, MK-2.6 piles by their backs, artifacts without an offer, an empty common offer', () => {
    const { game } = t();
    for (const back of BACKS) {
      expect(game.enemies[back].deck.length).toBeGreaterThan(0);
      expect(game.enemies[back].discard).toEqual([]);
    }
    expect(game.artifacts.length).toBe(25);
    expect(game.commonSkills).toEqual([]);
    expect(game.ruins.deck.length).toBeGreaterThan(0);
  });

  it('MK-2.8, MK-2.10, MK-20.8 units and dice: players and two, and what the scenario adds', () => {
    const { game } = t();
    const dealt = game.units.offer.filter((id) => id in units);
    expect(dealt).toHaveLength(seats + 2 + (about.moreUnits ?? 0));
    expect(dealt.every((id) => units[id as keyof typeof units].tier === 'regular')).toBe(true);
    expect(game.source).toHaveLength(seats + 2 + (about.moreDice ?? 0));
  });

  it('MK-2.11 at least half of the dice show basic colours, whatever falls', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { source } = freshTable(seats, { scenario }, `${seed}`).game;
      const basic = source.filter(({ colour }) => colour !== 'gold' && colour !== 'black');
      expect(basic.length * 2).toBeGreaterThanOrEqual(source.length);
    }
  });

  it('MK-2.13, MK-2.14, MK-2.17 as many tiles as the scenario says, core tiles lowest, the rest in the box', () => {
    const { game } = t();
    const { countryside, cities, core, shape } = setupOf(game);
    const laid = Object.values(game.map);
    const all = [...laid.filter((tile) => tileOf(tile).back === 'countryside'), ...game.tiles];
    expect(all).toHaveLength(countryside + cities + core);
    const kinds = game.tiles.map((tile) => tileOf(tile).back);
    expect(kinds.slice(0, cities + core).every((back) => back === 'core')).toBe(true);
    expect(kinds.slice(cities + core).every((back) => back === 'countryside')).toBe(true);
    const isCity = (tile: keyof typeof tiles) =>
      tileOf(tile).city !== undefined || (setupOf(game).camp === true && tile === 'volkares-camp');
    expect(game.tiles.filter(isCity)).toHaveLength(cities);
    const used = Object.keys(tiles).filter((id) => tileOf(id as keyof typeof tiles).back !== 'start');
    const camp = scenarioOf(scenario).volkare?.camp.tile;
    expect(game.box.length).toBe(used.filter((id) => id !== camp).length - all.length);
    expect(shape).toBeDefined();
  });

  it('MK-2.15, MK-2.16 side A with two tiles, side B with three, and their sites are set up', () => {
    const { game } = t();
    const isOpen = game.map['0,0'] === 'start-b';
    const camp = scenarioOf(scenario).volkare?.camp.slot ?? '0,0';
    const first = isOpen ? ['0,0', '0,1', '1,0', '1,-1'] : ['0,0', '0,1', '1,0'];
    expect(Object.keys(game.map).sort()).toEqual([...new Set([...first, camp])].sort());
    expect(isOpen).toBe(!setupOf(game).shape.startsWith('wedge'));
    for (const [slot, tile] of Object.entries(game.map))
      for (const [hex, space] of Object.entries(tileOf(tile).hexes))
        if (space.rampaging !== undefined)
          expect(game.holdings[`${slot}:${hex}`]?.tokens).toMatchObject([{ up: true }]);
  });

  it('MK-2.18, MK-2.19, MK-2.20 each hero has 16 cards and draws five, and is not on the map yet', () => {
    const { game } = picked(t());
    for (const { hand, deck, space } of game.players) {
      expect(hand).toHaveLength(5);
      expect(deck).toHaveLength(11);
      expect(space).toBeNull();
    }
  });

  it('MK-2.21 ten skills each: without the one of the other kind of game', () => {
    const { game } = picked(t());
    const slots = game.players.flatMap(({ skillPile }) => skillPile.map((id) => (skills[id] as Skill).slot));
    expect(slots).toHaveLength(10 * seats);
    const isRivalry = seats > 1 && scenarioOf(game.scenario).kind === 'competitive';
    expect(slots).not.toContain(isRivalry ? 'cooperative' : 'competitive');
    expect(slots.filter((slot) => slot !== undefined)).toHaveLength(seats);
  });
});

describe('heroes', () => {
  it('MK-1.2, MK-1.41 are picked in a drawn order, each once', () => {
    const t = freshTable(3, { scenario: 'blitz-conquest' });
    expect([...t.game.picked].sort()).toEqual([0, 1, 2]);
    expect(waiting(t)).toEqual([t.game.picked[0]]);
    expect(t.options()).toHaveLength(7);
    t.play('hero:krang');
    expect(waiting(t)).toEqual([t.game.picked[1]]);
    expect(refuses(t, 'hero:krang')).toMatchObject({ reason: { key: 'hero-taken' }, rule: 'MK-1.2' });
    const orders = new Set<string>();
    for (let seed = 0; seed < 30; seed++)
      orders.add(freshTable(3, { scenario: 'blitz-conquest' }, `${seed}`).game.picked.join());
    expect(orders.size).toBe(6);
  });

  it('MK-1.5, MK-2.19, MK-23.2 each has 16 basic actions', () => {
    for (const hero of HEROES)
      expect(Object.values(heroes[hero].deck).reduce((sum, n) => sum + n, 0)).toBe(16);
  });

  it('MK-2.20 the figure comes onto the portal with the first turn', () => {
    const t = freshTable().play('hero:tovak', 'tactic:early-bird');
    expect(playerOf(t).space).toBe('0,0:C');
  });

  it('MK-2.4, MK-2.5, MK-2.7 three Spells and three actions are offered from the start', () => {
    const { game } = freshTable(2, { scenario: 'blitz-conquest' });
    expect(game.spells.offer).toHaveLength(3);
    expect(game.advanced.offer).toHaveLength(3);
    expect(game.units.elite.length).toBeGreaterThan(0);
  });
});
