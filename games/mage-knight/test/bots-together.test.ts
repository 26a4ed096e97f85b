// Bots that play with and against each other: cooperative assaults, sides, the goals of scenarios.
import { botOf } from '@krcma/bots';
import { greedyWins } from '@krcma/bots/honesty';
import { advance, answer, asksOf, choose, openJournal, rulesIn, start, story } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { inFullRun } from '../../../tools/full-run.ts';
import { isFullRun, sample } from '../../../tools/sample.ts';
import { attractionsOf } from '../bot/attractions.ts';
import { advice } from '../bot/index.ts';
import { chancesWith, promise, terms } from '../bot/promise.ts';
import { mageKnight } from '../index.ts';
import { modes } from '../modes.ts';
import { agreed, CITY, propose, ready, siege } from './assault.ts';
import { type Game, table } from './table.ts';

const craft = { module: mageKnight, advice };
const greedy = botOf('greedy', craft);

const wanted = (t: Game, seat: number): string => greedy.decide(t.game, seat, { seed: 'x' }).choice;

/** With crystals enough for one defender. */
const STRONG = ['march', 'march', 'rage', 'rage', 'swiftness', 'stamina'] as const;
const SECOND = ['march', 'march', 'rage', 'swiftness', 'stamina', 'stamina'] as const;
const crystals = { red: 3, blue: 3, green: 3, white: 3 };

/** Three that nobody beats alone; nobody is hired, and there is nothing to discover. */
const beforeTheCity = (first: object = {}, second: object = {}): Game =>
  siege({
    seats: 2,
    defenders: ['prowlers', 'diggers', 'cursed-hags'],
    units: [],
    tiles: [],
    players: [
      { hand: [...STRONG], crystals, units: ['peasants'], ...first },
      { hand: [...SECOND], crystals, ...second },
    ],
  });

describe('a cooperative assault', () => {
  it('is proposed where the own share brings more than the own turn, and shared by strength', () => {
    const t = beforeTheCity();
    const made: string[] = [];
    while (made.length < 4 && t.game.assault?.parts.every(({ n }) => n !== null) !== true) {
      made.push(wanted(t, 0));
      t.play(made.at(-1) ?? '');
    }
    expect(made).toEqual([`assault:${CITY}`, 'invite:1', 'share:1']);
    expect(wanted(t, 1)).toBe('agree');
  });

  it('is not proposed again by whoever was refused', () => {
    const t = propose(beforeTheCity(), { 1: 1 }).play([1, 'refuse']);
    expect(t.options()).toContain(`assault:${CITY}`);
    expect(wanted(t, 0)).not.toBe(`assault:${CITY}`);
  });

  it('is not proposed with a hand that wins nothing there', () => {
    const t = beforeTheCity({ hand: ['promise', 'tranquility'], units: [], level: 1, fame: 0 });
    expect(wanted(t, 0)).not.toBe(`assault:${CITY}`);
  });

  it.each([
    ['whoever could not even come in', { hand: ['promise', 'tranquility'] }, 1],
    ['whoever would have to face too many', {}, 2],
  ] as const)('is refused by %s', (_, second, share) => {
    expect(wanted(propose(beforeTheCity({}, second), { 1: share }), 1)).toBe('refuse');
  });

  it('is fought for as it was agreed: the hero goes in', () => {
    const t = siege({
      seats: 2,
      defenders: ['prowlers', 'diggers'],
      players: [{ hand: [...STRONG], crystals }, {}],
    });
    ready(agreed(t, { 1: 1 }));
    for (let answers = 0; answers < 8 && t.game.combat === null; answers++) t.play(wanted(t, 0));
    expect(t.game.combat?.foes).toHaveLength(1);
  });

  it('is left alone by whoever can win nothing there any more', () => {
    const t = siege({
      seats: 2,
      defenders: ['altem-guardsmen', 'altem-guardsmen'],
      players: [{ hand: ['promise', 'tranquility', 'wound'], level: 1, fame: 0 }, {}],
    });
    ready(agreed(t, { 1: 1 }));
    expect(wanted(t, 0)).toBe('stay-out');
  });
});

describe('mates meet beside a city that none of them takes alone', () => {
  const GARRISON = ['guardsmen', 'swordsmen', 'crossbowmen'] as const;
  const drawnTo = (scenario: string, more: object = {}): string[] => {
    const { game } = siege({
      seats: 2,
      options: { scenario, jointAssaults: scenario === 'blitz-conquest' },
      defenders: [...GARRISON],
      round: 4,
      time: 'night',
      players: [{ space: '0,0:C', level: 9 }, { level: 9 }],
      ...more,
    });
    return attractionsOf(game, 0)
      .filter(({ target, worth }) => target === null && worth > 5)
      .map(({ space }) => space);
  };

  it('and wait there for each other', () => {
    expect(drawnTo('blitz-cooperation')).toEqual(expect.arrayContaining(['1,0:NW', '1,0:NE']));
  });

  it.each([
    ['with rivals', 'blitz-conquest', {}],
    ['when the end of the round is announced', 'blitz-cooperation', { announced: 1, last: [] }],
    ['where one defender is left', 'blitz-cooperation', { defenders: ['altem-guardsmen'] }],
  ])('but not %s', (_, scenario, more) => {
    expect(drawnTo(scenario, more)).toEqual([]);
  });
});

describe('the chances of sides', () => {
  const four = { seats: 4, options: { scenario: 'full-conquest', teams: 'two' } } as const;

  it('are those of two sides, and what a mate has counts for both', () => {
    const even = table({ ...four, players: [] }).game;
    const ahead = table({ ...four, players: [{}, {}, { fame: 20 }] }).game;
    expect(promise(even)).toHaveLength(2);
    expect(promise(ahead)[0]).toBeGreaterThan(promise(even)[0] ?? 1);
    expect(chancesWith(ahead, 0, [0])[0]).toBe(promise(ahead)[0]);
    expect(chancesWith(ahead, 2, [0])[0]).toBe(promise(ahead)[0]);
  });

  it('mates are judged alike, and no mate is a rival', () => {
    const { game } = table({ ...four, players: [{}, {}, { fame: 20 }] });
    expect(terms(game, 0)).toEqual(terms(game, 2));
    expect(terms(game, 1).rivals).toBeLessThan(terms(game, 0).rivals);
  });
});

/** Longer than any game of four. */
const MOST_ANSWERS = 12_000;

describe('games of bots', () => {
  for (const { name, seats, options = {} } of isFullRun ? modes : sample(modes, 1))
    it(`come to their end: ${name}`, () => {
      const rules = rulesIn(mageKnight);
      const game = start(mageKnight, { seats, seed: `bots of ${name}`, options });
      let asks = advance(rules, game);
      for (let i = 0; asks[0] !== undefined && i < MOST_ANSWERS; i++) {
        const [ask] = asks;
        const { index } = greedy.decide(game, ask.seat, { seed: `${i}` });
        asks = answer(rules, game, ask, ask.values[index] ?? null);
      }
      expect(game.outcome).toBeDefined();
    });

  inFullRun('of five games of cooperation one at least sees an assault together', () => {
    const games = Array.from({ length: 5 }, (_, n) => {
      const options = { scenario: 'blitz-cooperation' };
      const journal = openJournal(mageKnight, { seats: 2, seed: `coop ${n}`, options });
      for (let made = 0; journal.table.outcome === undefined; made++) {
        const [ask] = asksOf(mageKnight, journal);
        if (ask === undefined) break;
        choose(
          mageKnight,
          journal,
          ask.seat,
          greedy.decide(journal.table, ask.seat, { seed: `${made}` }).choice,
        );
      }
      return story(journal, undefined).some(({ key }) => key === 'assault-begun');
    });
    expect(games).toContain(true);
  });

  const SCENARIOS = [
    'full-conquest',
    'druid-nights',
    'mines-liberation',
    'dungeon-lords',
    'conquer-and-hold',
    'one-to-return',
  ] as const;
  for (const scenario of SCENARIOS)
    inFullRun(`greedy beats random in four of five games of ${scenario}`, () => {
      expect(greedyWins(craft, 10, { scenario })).toBeGreaterThanOrEqual(8);
    });
});
