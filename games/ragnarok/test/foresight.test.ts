// A greedy seat sees a victory that is one turn away, its own and the others'.
import { botOf } from '@krcma/bots';
import { asksOf } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { advice } from '../bot/index.ts';
import { evaluate } from '../bot/promise.ts';
import { reachOf } from '../bot/reach.ts';
import {
  canHaveTemples,
  canTakeAll,
  leftOf,
  missingLands,
  sacredPlaces,
  templesMissing,
} from '../bot/threats.ts';
import { ragnarok } from '../index.ts';
import { controllerOf, templesOf } from '../rules/control.ts';
import { type Game, type TableSetup, table } from './table.ts';

const LONGEST_TURN = 200;

/** Everybody answers as greedy bots do, until the turn of seat 0 is over. */
function turnOfGreedy(setup: TableSetup): Game {
  const t = table(setup);
  const bot = botOf('greedy', { module: ragnarok, advice });
  const { turns } = t.game;
  for (let n = 0; n < LONGEST_TURN && t.game.turns === turns; n++) {
    const [ask] = asksOf(ragnarok, t.journal);
    if (ask === undefined) break;
    t.play([ask.seat, bot.decide(t.game, ask.seat, { seed: `${n}` }).choice]);
  }
  return t;
}

/** Whether a seat could win by lands, or by temples, in its next turn. */
const threatens = ({ game }: Game, seat: number) => {
  const reach = reachOf(game, seat);
  const needed = templesMissing(game, templesOf(game, seat));
  return {
    jarl: canTakeAll(game, seat, missingLands(game, seat), reach),
    godi: canHaveTemples(game, seat, needed, reach, sacredPlaces(game, seat, reach)),
  };
};

/** All but region 13 of three lands, with an army beside it. */
const shortOfJarl = {
  regions: [5, 6, 7, 8, 9, 10, 11, 12],
  armies: [{ region: 11, strength: 6 }],
  region: 9,
  drakkar: 2,
} as const;

/** Four temples, and a sanctuary for the fifth. */
const shortOfGodi = { regions: [7, 8, 13, 14, 17], armies: [], region: 9, drakkar: 2 } as const;

describe('its own victory', () => {
  it('LOR-VIC.1 the last region is taken by the army beside it', () => {
    const { game } = turnOfGreedy({ players: [{ ...shortOfJarl }], loki: 1 });
    expect(game.outcome).toMatchObject({ reason: 'jarl', winners: [0] });
  });

  it('LOR-VIC.1 two regions at once by Mobilize, or one of them in the manoeuvre', () => {
    const { game } = turnOfGreedy({
      players: [
        {
          ...shortOfJarl,
          regions: [5, 6, 7, 8, 9, 10, 11],
          armies: [
            { region: 11, strength: 6 },
            { region: 8, strength: 6 },
          ],
        },
      ],
      loki: 1,
    });
    expect(game.outcome).toMatchObject({ reason: 'jarl', winners: [0] });
  });

  it('LOR-VIC.2 the fifth temple is built, after an army has taken the place for it', () => {
    const { game } = turnOfGreedy({
      players: [
        {
          ...shortOfGodi,
          regions: [7, 8, 13, 14],
          armies: [{ region: 16, strength: 6 }],
        },
      ],
      temples: [7, 8, 13, 14],
      loki: 1,
    });
    expect(game.outcome).toMatchObject({ reason: 'godi', winners: [0] });
  });

  it('LOR-RACT.10 LOR-VIC.1 the hero is placed where his Might takes the last region', () => {
    const { game } = turnOfGreedy({
      step: 'rune',
      players: [
        {
          ...shortOfJarl,
          armies: [],
          region: 1,
          attributes: { might: 6 },
          runes: { algiz: 1, uruz: 1 },
        },
      ],
      loki: 1,
    });
    expect(game.outcome).toMatchObject({ reason: 'jarl', winners: [0] });
  });

  it('LOR-USURP.1 a region the hero does not stand in is not taken in this turn once he stands', () => {
    const leftFor = (region: number) => {
      const { game } = table({
        step: 'special',
        players: [{ ...shortOfJarl, armies: [], region, attributes: { might: 6 } }],
        loki: 1,
      });
      return canTakeAll(game, 0, missingLands(game, 0), reachOf(game, 0), leftOf(game, 0));
    };
    expect([leftFor(13), leftFor(12)]).toEqual([true, false]);
  });

  it('LOR-VIC.4 who has slain enough and holds what it takes hunts Loki down', () => {
    const { game } = turnOfGreedy({
      seats: 2,
      step: 'special',
      players: [
        {
          region: 9,
          attributes: { authority: 6, might: 6, wisdom: 6 },
          hand: ['seidr-staff', 'seidr-staff', 'seidr-staff', 'spear', 'sword', 'axe', 'bow'],
          blessings: ['bilskirnir', 'jarngreipr', 'megingjord', 'mead-of-poetry', 'thunderclap'],
          artifacts: ['mjolnir'],
          slain: ['draug', 'grendel'],
        },
      ],
      loki: 9,
    });
    expect(game.outcome).toMatchObject({ reason: 'slayer', winners: [0] });
  });
});

describe('the victory of others', () => {
  const armed = { region: 1, drakkar: 1, regions: [1, 2, 3, 4], armies: [{ region: 4, strength: 3 }] };

  it('LOR-VIC.1 an army goes where a land of the leader is open, rather than anywhere else', () => {
    const setup = { players: [armed, shortOfJarl], loki: 1 } as unknown as TableSetup;
    expect(threatens(table(setup), 1).jarl).toBe(true);
    const t = turnOfGreedy(setup);
    expect(threatens(t, 1).jarl).toBe(false);
    expect(controllerOf(t.game, 7)).toBe(0);
  });

  it('LOR-VIC.2 a temple is taken from whoever could build the last one', () => {
    const setup = {
      players: [armed, shortOfGodi],
      temples: [7, 8, 13, 14],
      loki: 1,
    } as unknown as TableSetup;
    expect(threatens(table(setup), 1).godi).toBe(true);
    const t = turnOfGreedy(setup);
    expect(threatens(t, 1).godi).toBe(false);
    expect(templesOf(t.game, 1)).toBeLessThan(4);
  });

  it('LOR-VIC.4 a slayer beside Loki is a threat, and less of one when Loki is elsewhere or the hand is empty', () => {
    const slayer = {
      region: 9,
      slain: ['draug', 'grendel'],
      attributes: { might: 5, wisdom: 4 },
      hand: ['sword', 'spear', 'axe', 'bow'],
    };
    const worth = (loki: number, more: object = {}) =>
      evaluate(table({ players: [armed, { ...slayer, ...more }], loki } as unknown as TableSetup).game, 0);
    expect(worth(16) - worth(9)).toBeGreaterThan(5);
    expect(worth(9, { hand: [] }) - worth(9)).toBeGreaterThan(5);
  });

  it('LOR-SPEC.3 whose marker lies on the slot cannot build in the next turn', () => {
    const setup = { players: [armed, shortOfGodi], temples: [7, 8, 13, 14], wheel: { temple: [1] }, loki: 1 };
    expect(threatens(table(setup as unknown as TableSetup), 1).godi).toBe(false);
  });

  it('LOR-VIC.2 two temples of others within reach are two missing', () => {
    const setup = {
      players: [
        { regions: [7, 8] },
        {
          regions: [13, 14, 17],
          region: 12,
          armies: [
            { region: 13, strength: 4 },
            { region: 5, strength: 4 },
          ],
        },
      ],
      temples: [7, 8, 13, 14, 17],
      loki: 1,
    };
    expect(threatens(table(setup), 1).godi).toBe(true);
    expect(threatens(table({ ...setup, wheel: { mobilize: [1] } }), 1).godi).toBe(false);
  });
});

describe('what an army can take', () => {
  it('LOR-HERO.1 counts what Ragnar adds to an attack in his land', () => {
    const marches = (hero: 'ragnar' | 'snorri', region: number) =>
      reachOf(
        table({
          players: [
            { hero, region, regions: [6], armies: [{ region: 6, strength: 3 }] },
            { regions: [7], armies: [{ region: 7, strength: 3 }] },
          ],
        }).game,
        0,
      ).marches[7];
    expect([marches('ragnar', 7), marches('ragnar', 1), marches('snorri', 7)]).toEqual([true, false, false]);
  });
});
