// Numbers at their bounds, and what must not happen beside what does: slips that whole games hardly ever show.
import { describe, expect, it } from 'vitest';
import { guestsFor, mayAssaultTogether, proposalOf } from '../../rules/assault/invitations.ts';
import { strongholdAt } from '../../rules/assault/parts.ts';
import { counted } from '../../rules/combat/sums.ts';
import { gather } from '../../rules/deck.ts';
import { attackersBeside } from '../../rules/factions/pursuit.ts';
import { expireRound } from '../../rules/lasting.ts';
import { setupOf } from '../../rules/scenario.ts';
import { layOutTactics, pickingOrder } from '../../rules/tactics.ts';
import { unitPointsNow } from '../../rules/unit-points.ts';
import { commandsOf } from '../../rules/unit-prices.ts';
import { firstTime, isNightToCome, mostNights } from '../../rules/variants/day-and-night.ts';
import { mayTurn } from '../../rules/variants/friendly-mana.ts';
import type { Lasting } from '../../state.ts';
import { CITY, siege } from '../assault.ts';
import { fight, reach } from '../fight.ts';
import { beat, dungeon } from '../site-fight.ts';
import { playerOf, table } from '../table.ts';
import { REALM } from '../tezla.ts';

const lasting = (source: string, path: readonly number[], more: Partial<Lasting> = {}): Lasting =>
  ({ source, path: [...path], seat: 0, until: 'turn', ...more }) as Lasting;

const GIVING = ['unit:shocktroops:0', [1]] as const;
const HOWL = ['skill:wolfhawk-wolfs-howl', [0]] as const;
const COLD = ['unit:altem-mages:2', [0, 0, 0]] as const;

describe('who may be led against a city', () => {
  it('MK-18.3 the first seat as well when another begins, never the one who begins', () => {
    const { game } = siege({ active: 1 });
    const city = strongholdAt(game, CITY);
    if (city === undefined) throw new Error('there is no city');
    expect(guestsFor(game, 1, city).toSorted()).toEqual([0, 2]);
    expect(guestsFor(game, 0, city).toSorted()).toEqual([1, 2]);
  });

  it('MK-18.3 neither the dummy nor whoever had a turn or has no cards', () => {
    const { game } = siege({
      options: { scenario: 'full-cooperation' },
      players: [{}, { orderDown: true }, { hand: [] }],
    });
    const city = strongholdAt(game, CITY);
    if (city === undefined) throw new Error('there is no city');
    expect(game.order).toContain(-1);
    expect(guestsFor(game, 0, city)).toEqual([]);
  });

  it('MK-18.1 nobody alone, rivals where they agreed to it, whoever plays together always', () => {
    const may = (seats: number, options: object) =>
      mayAssaultTogether(table({ seats, options: { ...options } }).game);
    expect(may(2, { jointAssaults: true })).toBe(true);
    expect(may(2, { jointAssaults: false })).toBe(false);
    expect(may(2, { scenario: 'full-cooperation' })).toBe(true);
    expect(may(1, { scenario: 'solo-conquest' })).toBe(false);
  });

  it('MK-18.4 a proposal is the same in whatever order guests are named', () => {
    expect(proposalOf(CITY, [2, 0], [1, 2])).toBe(proposalOf(CITY, [0, 2], [1, 2]));
    expect(proposalOf(CITY, [0, 2], [1, 2])).not.toBe(proposalOf(CITY, [0, 2], [2, 1]));
  });
});

describe('days and nights', () => {
  it('MK-25.6, MK-25.7 the first time of day, and how many nights there can be', () => {
    const agreed = (nightArrival: boolean, darknessIsComing: boolean) =>
      ({ nightArrival, darknessIsComing }) as Parameters<typeof mostNights>[0];
    expect([firstTime({ nightArrival: true }), firstTime({ nightArrival: false })]).toEqual(['night', 'day']);
    expect([4, 5].map((rounds) => mostNights(agreed(false, false), rounds))).toEqual([2, 2]);
    expect([4, 5].map((rounds) => mostNights(agreed(true, false), rounds))).toEqual([2, 3]);
    expect([4, 5].map((rounds) => mostNights(agreed(false, true), rounds))).toEqual([3, 4]);
  });

  it('MK-25.7 another night comes two rounds later, in darkness the next round', () => {
    const at = (round: number, darknessIsComing: boolean) =>
      isNightToCome({ ...table({ round }).game, options: { darknessIsComing } } as never, 4);
    expect([at(2, false), at(3, false)]).toEqual([true, false]);
    expect([at(3, true), at(4, true)]).toEqual([true, false]);
  });
});

it('MK-25.9 by day gold dice stay while another colour lies in the Source; a die taken does not lie there', () => {
  const turns = (
    time: 'day' | 'night',
    source: readonly ('gold' | 'red')[],
    friendlyMana = true,
    taken = false,
  ) => {
    const { game } = table({
      seats: 2,
      time,
      source: [...source],
      options: { scenario: 'full-conquest', friendlyMana },
    });
    for (const die of game.source) if (taken && die.colour === 'red') die.by = 0;
    return [mayTurn(game, 'gold'), mayTurn(game, 'red')];
  };
  expect(turns('day', ['gold', 'red'])).toEqual([false, true]);
  expect(turns('day', ['gold', 'gold'])).toEqual([true, true]);
  expect(turns('day', ['gold', 'red'], true, true)).toEqual([true, true]);
  expect(turns('night', ['gold', 'red'])).toEqual([true, true]);
  expect(turns('day', ['gold', 'red'], false)).toEqual([true, true]);
});

it('MK-13.31 walls keep pursuers off, but for walls that the hero storms; people always', () => {
  const at = (space: string, hunter: string, assaults: boolean) => {
    const { game } = table({
      options: REALM,
      map: { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-5' },
      players: [{ space }],
      holdings: [
        { space, tokens: [], shields: [0] },
        { space: hunter, tokens: [{ enemy: 'prowlers', pursues: 0 }] },
      ],
    });
    return attackersBeside(game, 0, assaults);
  };
  expect(at('1,0:NE', '1,0:E', false)).toEqual([]);
  expect(at('1,0:NE', '1,0:E', true)).toEqual(['1,0:E']);
  expect(at('1,0:C', '1,0:E', false)).toEqual(['1,0:E']);
  expect(at('1,0:SW', '1,0:E', false)).toEqual([]);
});

describe('tactics', () => {
  it('MK-25.7 all come back where too few are left for the players and the dummy', () => {
    const left = (seats: number, scenario: string, gone: number) => {
      const { game } = table({ seats, options: { scenario } });
      const set = layOutTactics(game);
      game.gone.tactics.push(...set.slice(0, gone));
      const laid = layOutTactics(game).length;
      return [laid, game.gone.tactics.length];
    };
    expect(left(2, 'blitz-conquest', 4)).toEqual([2, 4]);
    expect(left(2, 'blitz-conquest', 5)).toEqual([6, 0]);
    expect(left(1, 'solo-conquest', 4)).toEqual([2, 4]);
    expect(left(1, 'solo-conquest', 5)).toEqual([6, 0]);
  });

  it('MK-3.13 the lowest fame picks first; after an auction fame does not count the first time', () => {
    const picks = (heroAuction: boolean, order: readonly number[]) => {
      const { game } = table({ seats: 3, players: [{ fame: 1 }, { fame: 9 }, { fame: 5 }] });
      Object.assign(game, {
        picked: [0, 1, 2],
        order: [...order],
        options: { ...game.options, heroAuction },
      });
      return pickingOrder(game);
    };
    expect(picks(false, [])).toEqual([0, 2, 1]);
    expect(picks(true, [])).toEqual([2, 1, 0]);
    expect(picks(true, [0, 1, 2])).toEqual([0, 2, 1]);
  });
});

it('MK-25.3 a free map: nothing is changed unless something is agreed, and later cities are as strong as the last', () => {
  const of = (options: object) => setupOf({ scenario: 'full-conquest', seats: 2, options });
  const printed = of({});
  expect(of({ mapShape: 'open3' })).toEqual({ ...printed, shape: 'open3' });
  expect(of({ moreCities: 1 })).toMatchObject({
    shape: printed.shape,
    cities: printed.cities + 1,
    cityLevels: [...printed.cityLevels, printed.cityLevels.at(-1)],
  });
  expect(of({ moreCountryside: 2 }).countryside).toBe(printed.countryside + 2);
  expect(of({ moreCore: 1 }).core).toBe(printed.core + 1);
});

it('MK-3.10 all cards are gathered in the deck, and nowhere else any more', () => {
  const t = table({ players: [{ hand: ['march'], deck: ['rage'], discard: ['stamina'] }] });
  const player = playerOf(t);
  player.played.push({ card: 'swiftness', to: 'discard' } as never);
  player.aside.push('march');
  player.under.push('wound');
  const all = [...player.deck, ...player.hand, ...player.discard, 'march', 'wound', 'swiftness'];
  gather(t.game, player);
  expect(player.deck.toSorted()).toEqual(all.toSorted());
  expect([player.hand, player.discard, player.aside, player.under, player.played]).toEqual([
    [],
    [],
    [],
    [],
    [],
  ]);
});

it('MK-6.20 nothing outlasts a round but what lasts until the next turn', () => {
  const { game } = table();
  game.lasting = [
    lasting('card:march:basic', [0]),
    lasting('card:march:basic', [0], { until: 'nextTurn' }),
    lasting('card:march:basic', [0], { until: 'ownTurn' }),
  ];
  expireRound(game);
  expect(game.lasting.map(({ until }) => until)).toEqual(['nextTurn']);
});

describe('units', () => {
  const bonds = (units: object[]) => {
    const t = table({
      players: [
        { hero: 'norowas', level: 1, hand: [], skills: ['norowas-bonds-of-loyalty'], units: ['peasants'] },
      ],
    });
    const [first] = playerOf(t).units;
    playerOf(t).units = units.map((each, id) => ({ ...first, id, ...each })) as never;
    return commandsOf(t.game, 0).map(({ by }) => by);
  };

  it('MK-6.17 Bonds of Loyalty command one unit at most, whoever else there is', () => {
    expect(bonds([])).toEqual([null, 'norowas-bonds-of-loyalty']);
    expect(bonds([{ command: null }])).toEqual([null, 'norowas-bonds-of-loyalty']);
    expect(bonds([{ command: 'norowas-bonds-of-loyalty' }, { command: null }])).toEqual([null]);
    expect(bonds([{ command: null }, { command: 'norowas-bonds-of-loyalty' }])).toEqual([null]);
  });

  it('MK-6.10 what others give to attacks is not for blocks nor for the giver; never less than nothing', () => {
    const t = table({ seats: 2, players: [{ level: 5, units: ['peasants', 'foresters'] }] });
    t.game.lasting = [lasting(...GIVING, { unit: 0 })];
    const points = (unit: number, kind: 'melee' | 'block' | 'siege') =>
      unitPointsNow(t.game, 0, unit, kind, 2);
    expect([points(1, 'melee'), points(1, 'siege'), points(1, 'block'), points(0, 'melee')]).toEqual([
      3, 3, 2, 2,
    ]);
    t.game.lasting = [1, 1, 1].map(() => lasting(...HOWL, { seat: 1 }));
    expect([points(1, 'melee'), points(1, 'block')]).toEqual([0, 0]);
  });
});

it('attacks that all are cold fire leave blocks as they are', () => {
  const t = reach(fight(['prowlers'], { player: { units: ['peasants'] } }), 'block');
  t.game.lasting = [lasting(...COLD)];
  const { combat } = t.game;
  if (combat === null) throw new Error('nobody fights');
  const point = { n: 3, element: 'physical', source: 'sideways' } as const;
  expect(counted(t.game, combat, { ...point, kind: 'block' })).toEqual({ n: 3, element: 'physical' });
  expect(counted(t.game, combat, { ...point, kind: 'melee' })).toEqual({ n: 3, element: 'coldFire' });
});

it('MK-9.12 whoever wins a dungeon again leaves the shield that lies there', () => {
  const won = (shields: number[]) => {
    const t = beat(dungeon({ seats: 2, holdings: [{ space: '1,0:SE', tokens: [], shields }] }), 0);
    return [t.game.holdings['1,0:SE']?.shields, t.game.turn.rewards.length > 0];
  };
  expect(won([])).toEqual([[0], true]);
  expect(won([1])).toEqual([[1], false]);
});
