// Bots against Volkare: when they fight his army, when they give way, and what they leave alone.
import { botOf } from '@krcma/bots';
import { describe, expect, it } from 'vitest';
import { armyOn } from '../bot/army.ts';
import { advice } from '../bot/index.ts';
import { evaluate } from '../bot/promise.ts';
import { waysFrom } from '../bot/reach.ts';
import { tileWorth } from '../bot/worth.ts';
import { mageKnight } from '../index.ts';
import { type Game, playerOf, table } from './table.ts';
import { CARDS, CITY, campaign, LAND, type March, volkareActs, WITH_CITY } from './volkare.ts';

const greedy = botOf('greedy', { module: mageKnight, advice });
const wanted = (t: Game, seat = 0): string => greedy.decide(t.game, seat, { seed: 'x' }).choice;

const LONGEST_TURN = 60;

function playTurn(t: Game): string[] {
  const { turns } = t.game;
  const made: string[] = [];
  while (t.game.turns === turns && t.game.outcome === undefined && made.length < LONGEST_TURN) {
    made.push(wanted(t));
    t.play(made.at(-1) ?? '');
  }
  return made;
}

const crystals = { red: 3, blue: 3, green: 3, white: 3 };
const READY = {
  level: 5,
  fame: 30,
  hand: ['rage', 'rage', 'swiftness', 'swiftness', 'stamina'],
  crystals,
} as const;
const WEAK = ['prowlers'] as const;
const MIGHTY = ['fire-dragon', 'high-dragon', 'grim-legionnaires', 'gunners'] as const;

/** Seat 0 beside him; nothing else is to be had. */
const beside = ({ players = [], volkare = {}, ...rest }: March = {}): Game =>
  campaign({
    turn: {},
    units: [],
    tiles: [],
    holdings: ['1,0:NW', '1,-1:NE', '1,-1:NW'].map((space) => ({ space, tokens: [], cleared: true })),
    ...rest,
    players: [{ space: '1,0:W', ...READY, ...players[0] }, ...players.slice(1)],
    volkare: { space: '1,0:C', army: [...WEAK], ...volkare },
  } as March);

describe("greedy and Volkare's army", () => {
  it('MK-23.25, .34 it is attacked by whoever can beat it, and the game is won', () => {
    const t = beside();
    expect(playTurn(t)).toContain('hunt');
    expect(t.game.outcome?.winners).toEqual([0]);
  });

  it('MK-23.29 of two the one that can fall is fought: survivors stay', () => {
    const t = beside({ volkare: { army: ['prowlers', 'fire-dragon'] } });
    expect(playTurn(t)).toContain('hunt');
    expect(t.game.volkare?.army.map(({ enemy }) => enemy)).toEqual(['fire-dragon']);
  });

  it('MK-23.25 it is left alone where nobody of it would fall', () => {
    const t = beside({
      players: [{ hand: ['promise', 'tranquility', 'march'] }],
      volkare: { army: [...MIGHTY] },
    });
    expect(playTurn(t)).not.toContain('hunt');
  });

  it('MK-23.28 he strikes himself, and is no target', () => {
    const foes = armyOn(beside().game, 0, '1,0:W')?.versions[0] ?? [];
    expect(foes.map(({ isTarget }) => isTarget)).toEqual([true, false]);
    expect(foes[1]?.blows).toMatchObject([{ block: 3, damage: 6 }]);
  });

  it('MK-23.26 in his camp it is fortified', () => {
    const forts = (space: string, from: string): number[] =>
      (armyOn(beside({ volkare: { space } }).game, 0, from)?.versions[0] ?? [])
        .filter(({ isTarget }) => isTarget)
        .map(({ fort }) => fort);
    expect(forts('0,1:C', '0,1:E')).toEqual([1]);
    expect(forts('1,0:C', '1,0:W')).toEqual([0]);
  });
});

describe('attacked by Volkare', () => {
  const attacked = (army: readonly string[], hand: readonly string[]): Game =>
    volkareActs(
      campaign({
        cards: [CARDS.blue],
        players: [{ ...READY, space: '1,0:W', hand: [...hand] }],
        volkare: { space: '0,1:SE', army: [...army] },
      } as March),
    );

  it('MK-23.23 greedy fights an army that it beats', () => {
    expect(wanted(attacked(WEAK, READY.hand))).toBe('stand:full');
  });

  it('MK-23.23 greedy gives way to one that would knock it out', () => {
    expect(wanted(attacked(MIGHTY, ['promise', 'tranquility', 'march']))).toBe('stand:aside');
  });
});

describe('a city that Volkare comes to', () => {
  const besieged = (seats: number, down: boolean): Game => {
    const t = campaign({
      seats,
      map: WITH_CITY,
      cards: [CARDS.blue],
      holdings: [{ space: CITY, tokens: [], shields: [0] }],
      players: ['2,0:NE', CITY]
        .slice(-seats)
        .map((space) => ({ ...READY, hand: ['promise', 'march'], space })),
      volkare: { space: '2,0:W', army: [...MIGHTY] },
      active: seats - 1,
    } as March);
    const [city] = t.game.cities;
    if (city !== undefined && down) city.down = true;
    return volkareActs(t);
  };

  it('MK-23.19, .20 is left to him once by whoever would only lose there: it is closed', () => {
    expect(wanted(besieged(1, false))).toBe('stand:aside');
  });

  it('MK-23.19, .20 is defended where the game would be lost with it', () => {
    expect(wanted(besieged(1, true))).toMatch(/^stand:(full|partial)$/);
  });

  it('MK-23.20 is defended by each of two', () => {
    const t = besieged(2, true);
    for (const seat of [0, 1]) {
      const choice = wanted(t, seat);
      expect(choice).toMatch(/^stand:(full|partial)$/);
      t.play([seat, choice]);
    }
    expect(t.game.volkare?.battle?.stands.map(({ seat }) => seat)).toEqual([0, 1]);
  });
});

describe('the race for the city', () => {
  it('MK-23.18, MK-41.1 the last tile is the city, and is left for him to find', () => {
    const worth = (tiles: readonly string[]): number =>
      tileWorth(campaign({ tiles: [...tiles] } as March).game);
    expect(worth(['countryside-3', 'core-5'])).toBeGreaterThan(0);
    expect(worth(['core-5'])).toBeLessThan(0);
  });

  it('MK-23.18, .29 he is worse near the city, and better with fewer', () => {
    const judged = (space: string, army: readonly string[]): number =>
      evaluate(campaign({ map: WITH_CITY, volkare: { space, army: [...army] } } as March).game, 0);
    expect(judged('1,0:E', WEAK)).toBeLessThan(judged('0,1:C', WEAK));
    expect(judged('0,1:C', MIGHTY)).toBeLessThan(judged('0,1:C', WEAK));
  });

  it('MK-23.25 nobody plans to walk where he stands', () => {
    const t = campaign({
      turn: {},
      map: LAND,
      tiles: [],
      units: [],
      holdings: [{ space: '1,-1:SE', tokens: ['guardsmen'] }],
      players: [{ ...READY, space: '1,-1:SW', hand: ['march', 'march', 'rage', 'rage', 'swiftness'] }],
      volkare: { space: '1,-1:SE', army: [...MIGHTY] },
    } as March);
    const spaces = waysFrom(t.game, 0, 8).map(({ space }) => space);
    expect(spaces).toContain('1,-1:SW');
    expect(spaces).not.toContain('1,-1:SE');
  });
});

describe('a cooperative table against Volkare', () => {
  /** Whom neither of them beats alone. */
  const TOO_MANY = ['prowlers', 'diggers', 'cursed-hags', 'ironclads', 'wolf-riders'] as const;

  const allied = (second: object = {}): Game =>
    beside({
      seats: 2,
      players: [
        { units: ['peasants'] },
        { ...READY, space: '1,0:E', hand: ['rage', 'march', 'stamina', 'swiftness', 'stamina'], ...second },
      ],
      volkare: { army: [...TOO_MANY] },
    } as March);

  it('MK-23.25, MK-18.3 greedy proposes to attack him together, and its mate agrees', () => {
    const t = allied();
    const made: string[] = [];
    while (made.length < 4 && t.game.assault?.parts.every(({ n }) => n !== null) !== true) {
      made.push(wanted(t));
      t.play(made.at(-1) ?? '');
    }
    expect(made.slice(0, 2)).toEqual(['assault:1,0:C', 'invite:1']);
    expect(wanted(t, 1)).toBe('agree');
    t.play([1, 'agree']);
    for (let answers = 0; answers < 8 && t.game.combat === null; answers++) t.play(wanted(t));
    expect(t.game.combat?.cause).toBe('volkare');
  });

  it('MK-18.4 whoever could do nothing there refuses', () => {
    const t = allied({ hand: ['promise', 'tranquility'], level: 1, fame: 0 });
    t.play('assault:1,0:C').play('invite:1').play('share:2');
    expect(wanted(t, 1)).toBe('refuse');
  });
});

describe('a wounded unit', () => {
  it('MK-15.5 is healed where no wound is in hand', () => {
    const t = table({
      units: [],
      tiles: [],
      holdings: ['1,0:NW', '0,1:NW'].map((space) => ({ space, tokens: [], cleared: true })),
      players: [
        {
          space: '0,0:C',
          hand: ['tranquility', 'promise'],
          deck: ['rage'],
          units: [{ unit: 'peasants', wounds: 1 }],
        },
      ],
    });
    playTurn(t);
    expect(playerOf(t).units).toMatchObject([{ unit: 'peasants', wounds: 0 }]);
  });
});
