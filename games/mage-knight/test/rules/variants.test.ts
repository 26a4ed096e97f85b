import { hashOf } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { HEROES } from '../../data/heroes.ts';
import { landAt, wallsIn } from '../../data/turned.ts';
import { mageKnight } from '../../index.ts';
import { forbids } from '../../rules/forbidden.ts';
import { setupOf } from '../../rules/scenario.ts';
import type { MageKnightOptions } from '../../state.ts';
import { freshTable, type Game, offers, playerOf, table, waiting } from '../table.ts';

const BLITZ = { scenario: 'blitz-conquest' } as const;

/** The same game for two with other choices agreed on. */
const fresh = (options: Partial<MageKnightOptions>, seats = 2, seed?: string): Game =>
  freshTable(seats, { ...BLITZ, ...options }, seed);

/** Everybody picks the first hero that is free. */
function heroesPicked(t: Game): Game {
  let game = t;
  while (game.game.players.some(({ hero }) => hero === null)) {
    const seat = waiting(game)[0] ?? 0;
    const options = game.options(seat);
    game = game.play([seat, options.includes('agree') ? 'agree' : (options[0] ?? '')]);
  }
  return game;
}

describe('the auction of heroes', () => {
  const first = (t: Game): number => t.game.picked[0] as number;
  const second = (t: Game): number => t.game.picked[1] as number;

  it('MK-25.1 a pick all agree to costs nothing', () => {
    const t = fresh({ heroAuction: true });
    const named = t.play([first(t), 'hero:tovak']);
    expect(playerOf(named, first(t)).hero).toBeNull();
    expect(waiting(named)).toEqual([second(t)]);
    const agreed = named.play([second(t), 'agree']);
    expect(playerOf(agreed, first(t)).hero).toBe('tovak');
    expect(playerOf(agreed, first(t)).fame).toBe(1);
    expect(playerOf(agreed, first(t)).hand).toHaveLength(5);
  });

  it('MK-25.1 who picked earlier matches the bid, a later one has to exceed it, and only the winner pays', () => {
    const t = fresh({ heroAuction: true });
    const bid = t.play([first(t), 'hero:tovak']).play([second(t), 'bid:3']);
    expect(waiting(bid)).toEqual([first(t)]);
    expect(offers(bid, 'bid:', first(t))[0]).toBe('bid:3');
    const matched = bid.play([first(t), 'bid:3']);
    expect(offers(matched, 'bid:', second(t))[0]).toBe('bid:4');
    const won = matched.play([second(t), 'agree']);
    expect(playerOf(won, first(t)).hero).toBe('tovak');
    expect(playerOf(won, first(t)).fame).toBe(-2);
    expect(playerOf(won, second(t)).fame).toBe(1);
  });

  it('MK-25.1 whoever lost the hero picks again, and those with a hero are asked no more', () => {
    const t = fresh({ heroAuction: true }, 3);
    const [one = 0, two = 0, three = 0] = t.game.picked;
    const taken = t
      .play([one, 'hero:tovak'])
      .play([two, 'bid:1'])
      .play([three, 'agree'])
      .play([one, 'agree']);
    expect(playerOf(taken, two).hero).toBe('tovak');
    expect(waiting(taken)).toEqual([one]);
    expect(offers(taken, 'hero:', one)).not.toContain('hero:tovak');
    const again = taken.play([one, 'hero:krang']);
    expect(waiting(again)).toEqual([three]);
    expect(
      again
        .play([three, 'agree'])
        .game.players.map(({ fame }) => fame)
        .sort(),
    ).toEqual([0, 1, 1]);
  });

  it('MK-25.2 fame below 0 is no level, and comes back to 0 without one', () => {
    const t = fresh({ heroAuction: true });
    const won = t
      .play([first(t), 'hero:tovak'])
      .play([second(t), 'bid:5'])
      .play([first(t), 'agree']);
    expect(playerOf(won, second(t))).toMatchObject({ fame: -4, level: 1 });
  });

  it.each([2, 3, 4])(
    'MK-25.2 tactics of %i are picked in reverse order of the heroes, whatever the fame',
    (seats) => {
      const t = fresh({ heroAuction: true, scenario: 'full-conquest' }, seats);
      const last = t.game.picked.at(-1) ?? 0;
      let game = t.play([first(t), `hero:${HEROES[0]}`]);
      // The last one pays for a hero and has the least fame; without an auction's rule they would be the first anyway.
      while (waiting(game)[0] !== last) game = game.play([waiting(game)[0] as number, 'agree']);
      game = heroesPicked(game.play([last, 'agree']));
      expect(waiting(game)).toEqual([last]);
      const payer = fresh({ heroAuction: true, scenario: 'full-conquest' }, seats, 'payer');
      const order = payer.game.picked;
      let bought = payer.play([order[0] as number, `hero:${HEROES[0]}`]).play([order[1] as number, 'bid:4']);
      bought = heroesPicked(bought);
      expect(waiting(bought)).toEqual([order.at(-1)]);
    },
  );
});

describe('the map', () => {
  const plan = (options: Partial<MageKnightOptions>, seats = 2) =>
    setupOf({ scenario: 'blitz-conquest', seats, options });

  it('MK-25.3 shape, tiles and cities are as agreed', () => {
    expect(plan({ mapShape: 'open3', moreCountryside: -2, moreCore: 2, moreCities: 1 })).toMatchObject({
      shape: 'open3',
      countryside: 4,
      core: 3,
      cities: 3,
      cityLevels: [3, 3, 3],
    });
    const t = fresh({ mapShape: 'open', moreCountryside: 3, moreCore: 1, moreCities: 2 });
    expect(Object.keys(t.game.map)).toEqual(['0,0', '0,1', '1,0', '1,-1']);
    expect(t.game.map['0,0']).toBe('start-b');
    expect(t.game.tiles.length + 3).toBe(9 + 4 + 2);
  });

  it('MK-25.4 each new tile is turned by chance, the start tile never', () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 30; seed++) {
      const { turned = {} } = fresh({ randomOrientation: true }, 2, `turned ${seed}`).game;
      expect(Object.keys(turned)).toEqual(['1,0', '0,1']);
      for (const sixths of Object.values(turned)) seen.add(sixths);
    }
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(fresh({}).game.turned).toBeUndefined();
  });

  it('MK-25.4 a turned tile has its spaces and walls in the same order round its middle', () => {
    const map = { '1,0': 'countryside-1' } as const;
    const spaces = ['E', 'NE', 'NW', 'W', 'SW', 'SE'].map((hex) => `1,0:${hex}`);
    const printed = spaces.map((space) => landAt({ map }, space));
    const turned = spaces.map((space) => landAt({ map, turned: { '1,0': 2 } }, space));
    expect(turned).toEqual([...printed.slice(-2), ...printed.slice(0, -2)]);
    expect(landAt({ map, turned: { '1,0': 2 } }, '1,0:C')?.site).toBe('magicalGlade');
    expect(landAt({ map }, '2,0:C')).toBeUndefined();
    const walled = { '1,0': 'core-9' } as const;
    const plain = wallsIn({ map: walled }, '1,0');
    const around = wallsIn({ map: walled, turned: { '1,0': 3 } }, '1,0');
    expect(around).toHaveLength(plain.length);
    expect(wallsIn({ map: walled, turned: { '1,0': 0 } }, '1,0')).toEqual(plain);
  });

  it('MK-25.4 the sites of a turned tile are where they are seen', () => {
    for (let seed = 0; seed < 12; seed++) {
      const { game } = fresh({ randomOrientation: true }, 2, `sites ${seed}`);
      for (const [space, { tokens }] of Object.entries(game.holdings))
        if (tokens.length > 0) {
          const land = landAt(game, space);
          expect(land?.site ?? land?.rampaging).toBeDefined();
        }
    }
  });

  it('MK-25.5 any city may stand on a tile with a city, each of them once', () => {
    const colours = new Set<string>();
    for (let seed = 0; seed < 24; seed++) {
      const t = table({
        seats: 2,
        options: { randomCities: true, scenario: 'full-conquest' },
        seed: `cities ${seed}`,
        map: {
          '0,0': 'start-a',
          '1,0': 'countryside-1',
          '0,1': 'countryside-2',
          '1,1': 'core-5',
          '2,1': 'core-6',
        },
      });
      const built = t.game.cities.map(({ colour }) => colour);
      expect(new Set(built).size).toBe(2);
      colours.add(built[0] as string);
    }
    expect([...colours].sort()).toEqual(['blue', 'green', 'red', 'white']);
  });

  it('MK-25.5 a scenario that names a colour uses its tile, whichever city stands there', () => {
    const t = fresh({ scenario: 'druid-nights', randomCities: true });
    expect(t.game.tiles).toContain('core-5');
  });
});

describe('day and night', () => {
  it('MK-25.6 the first round is a night, and no die is gold or black', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { game } = fresh({ nightArrival: true }, 3, `night ${seed}`);
      expect(game.time).toBe('night');
      for (const { colour } of game.source) expect(['gold', 'black']).not.toContain(colour);
    }
    const t = heroesPicked(fresh({ nightArrival: true }));
    expect(t.options(waiting(t)[0])).toContain('tactic:long-night');
    expect(t.options(waiting(t)[0])).not.toContain('tactic:early-bird');
  });

  /** Plays on without doing anything until another round begins. */
  function nextRound(t: Game): Game {
    const { round } = t.game;
    let game = t;
    for (let n = 0; game.game.round === round && game.game.outcome === undefined && n < 400; n++) {
      const seat = waiting(game)[0] ?? 0;
      const options = game.options(seat);
      const liked = ['announce', 'end', 'done', 'none', 'begin'].find((id) => options.includes(id));
      game = game.play([seat, liked ?? options.find((id) => id.startsWith('discard:')) ?? options[0] ?? '']);
    }
    return game;
  }

  it('MK-25.6 after the night of the arrival comes a day', () => {
    const t = nextRound(heroesPicked(fresh({ nightArrival: true })));
    expect(t.game.round).toBe(2);
    expect(t.game.time).toBe('day');
  });

  it('MK-25.7 days follow each other until a black die brings a night that lasts', () => {
    const courses = new Set<string>();
    for (let seed = 0; seed < 8; seed++) {
      let t = heroesPicked(fresh({ darknessIsComing: true }, 2, `darkness ${seed}`));
      let course = t.game.time[0] as string;
      for (let round = 2; round <= 4; round++) {
        t = nextRound(t);
        course += t.game.time[0];
      }
      expect(course).toMatch(/^d+n*$/);
      courses.add(course);
    }
    expect(courses.size).toBeGreaterThan(1);
    expect([...courses].some((course) => course.startsWith('dd'))).toBe(true);
  });

  it('MK-25.7 a set of tactics that runs out comes back', () => {
    let t = freshTable(1, { scenario: 'solo-conquest', darknessIsComing: true }, 'tactics');
    t = heroesPicked(t);
    for (let round = 2; round <= 6; round++) {
      t = nextRound(t);
      const laid = [...t.game.tactics, t.game.players[0]?.tactic, t.game.dummy?.tactic].filter(Boolean);
      expect(laid.length).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('what cannot be agreed on', () => {
  const usual = freshTable(1).game.options;
  const why = (seats: number, options: Partial<MageKnightOptions>) =>
    forbids({ ...usual, scenario: seats === 1 ? 'solo-conquest' : 'blitz-conquest', ...options }, seats);

  it('MK-25.1, MK-25.13, MK-25.16 what needs others is not played alone', () => {
    expect(why(1, { heroAuction: true })).toEqual({
      key: 'variant-needs-others',
      variant: 'heroAuction',
      rule: 'MK-25.1',
    });
    expect(why(1, { interactiveCombat: true })).toMatchObject({ rule: 'MK-25.13' });
    expect(why(1, { startingDraft: true })).toMatchObject({ rule: 'MK-25.16' });
    expect(why(1, { noInteractiveSpells: true })).toMatchObject({ rule: 'MK-25.8' });
    expect(why(2, { heroAuction: true, interactiveCombat: true, startingDraft: true })).toBeUndefined();
  });

  it('MK-25.3 not more tiles than there are, and no other shape where all places are given', () => {
    expect(why(4, { moreCities: 1 })).toEqual({
      key: 'too-many-tiles',
      kind: 'cities',
      n: 5,
      most: 4,
      rule: 'MK-25.3',
    });
    expect(why(4, { scenario: 'full-conquest', moreCountryside: 3 })).toBeUndefined();
    expect(why(2, { scenario: 'druid-nights', epic: true, moreCountryside: 1 })).toMatchObject({
      key: 'too-many-tiles',
      kind: 'countryside',
    });
    expect(why(2, { scenario: 'conquer-and-hold', mapShape: 'wedge' })).toEqual({
      key: 'variant-not-here',
      variant: 'mapShape',
      scenario: 'conquer-and-hold',
      rule: 'MK-25.3',
    });
    expect(why(2, { scenario: 'druid-nights', moreCities: 1 })).toMatchObject({ rule: 'MK-25.3' });
  });

  it('MK-25.5, MK-25.6, MK-25.7, MK-25.8 where a scenario has nothing of it', () => {
    expect(why(2, { scenario: 'first-reconnaissance', randomCities: true })).toMatchObject({
      rule: 'MK-25.5',
    });
    expect(why(2, { scenario: 'druid-nights', nightArrival: true })).toMatchObject({ rule: 'MK-25.6' });
    expect(why(2, { scenario: 'druid-nights', darknessIsComing: true })).toMatchObject({ rule: 'MK-25.7' });
    expect(why(2, { scenario: 'full-cooperation', noInteractiveSkills: true })).toMatchObject({
      rule: 'MK-25.8',
    });
  });

  it('MK-25.15 with one night only nothing is upgraded', () => {
    const short = { scenario: 'first-reconnaissance', actionUpgrading: true } as const;
    expect(why(2, short)).toEqual({
      key: 'one-night-only',
      scenario: 'first-reconnaissance',
      rule: 'MK-25.15',
    });
    expect(why(2, { ...short, nightArrival: true })).toBeUndefined();
    expect(why(1, short)).toBeUndefined();
  });

  it('MK-25.7 a set-up that is refused is not begun', () => {
    expect(() => fresh({ nightArrival: true, darknessIsComing: true })).toThrow();
    expect(hashOf(mageKnight.forbids?.({ ...usual, nightArrival: true, darknessIsComing: true }, 2))).toBe(
      hashOf({ key: 'variants-clash', variant: 'darknessIsComing', other: 'nightArrival', rule: 'MK-25.7' }),
    );
  });
});
