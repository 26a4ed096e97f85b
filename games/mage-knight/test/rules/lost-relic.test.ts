import { describe, expect, it } from 'vitest';
import { cardOf } from '../../data/cards.ts';
import { enemies } from '../../data/enemies.ts';
import { tileOf } from '../../data/tiles.ts';
import { units } from '../../data/units.ts';
import { isEndMet } from '../../rules/goal.ts';
import { isRampaging, siteAt } from '../../rules/map.ts';
import { setupOf } from '../../rules/scenario.ts';
import { sheetOf } from '../../rules/scores.ts';
import { reach, strikeWith } from '../fight.ts';
import { freshTable, type Game, offers, playerOf, refuses, type TableSetup, table } from '../table.ts';
import { RELIC } from '../tezla.ts';

const MAP = { '0,0': 'start-b', '1,0': 'countryside-3', '0,1': 'core-6' };
const CITY = '0,1:C';
const inRelic = (setup: TableSetup = {}): Game => table({ map: MAP, options: RELIC, ...setup });
const line = (t: Game, key: string, seat = 0) =>
  sheetOf(t.game)[seat]?.find((each) => each.key === key)?.points;

/** Heroes are picked; whoever picked first chooses what the hero has become. */
const growing = (seats = 1): Game => {
  const t = freshTable(seats, RELIC);
  for (const hero of ['tovak', 'goldyx'].slice(0, seats)) t.play(`hero:${hero}`);
  return t;
};

describe('a higher start', () => {
  it('MK-46.1 level 3, Fame 9, two crystals, one of two skills and one of five actions', () => {
    const t = growing();
    expect(playerOf(t)).toMatchObject({ level: 3, fame: 9, hero: 'tovak' });
    expect(Object.values(playerOf(t).crystals).reduce((sum, n) => sum + n, 0)).toBe(2);
    const skills = offers(t, 'skill:');
    expect(skills).toHaveLength(2);
    t.play(skills[0] as string);
    expect(playerOf(t).skills).toMatchObject([{ id: skills[0]?.slice(6) }]);
    expect(t.game.commonSkills).toContain(skills[1]?.slice(6));
    const actions = offers(t, 'learn:');
    expect(actions).toHaveLength(5);
    t.play(actions[0] as string);
    expect(playerOf(t).deck).toContain(actions[0]?.slice(6));
  });

  const shopping = (): Game => {
    const t = growing();
    t.play(offers(t, 'skill:')[0] as string);
    t.play(offers(t, 'learn:')[0] as string);
    return t;
  };

  it('MK-46.1 Influence 18 for actions, units, Spells, artifacts and crystals, each at its price', () => {
    const t = shopping();
    const { wares } = t.game;
    expect([
      wares?.influence,
      wares?.advanced.length,
      wares?.units.length,
      wares?.spells.length,
      wares?.artifacts.length,
    ]).toEqual([18, 4, 4, 3, 2]);
    const costs = t
      .asked()
      .options.flatMap(({ id, label }) => ('cost' in label ? [[id, label.cost] as const] : []));
    for (const [id, cost] of costs) {
      const [kind, what = '', crystal] = id.split(':');
      if (kind === 'crystal') expect(cost).toBe(3);
      else if (kind === 'hire') expect(cost).toBe(units[what as keyof typeof units].cost);
      else {
        const of = cardOf(what as never).kind;
        expect(cost).toBe(of === 'artifact' ? 12 : of === 'spell' ? (crystal === undefined ? 9 : 7) : 6);
      }
    }
    const artifact = offers(t, 'buy:').find(
      (id) => cardOf(id.slice(4) as never).kind === 'artifact',
    ) as string;
    t.play(artifact);
    expect(t.game.wares?.influence).toBe(6);
    expect(playerOf(t).deck).toContain(artifact.slice(4));
    const other = t.game.wares?.artifacts[0] as string;
    expect(offers(t, `buy:${other}`)).toEqual([]);
    expect(refuses(t, `buy:${other}`)).toMatchObject({
      reason: { key: 'wares-too-dear', influence: 6 },
      rule: 'MK-46.1',
    });
  });

  it('MK-46.1 what is left over is 1 Fame in all, what is not bought goes back', () => {
    const t = shopping();
    const { advanced } = t.game.wares ?? { advanced: [] };
    const before = t.game.advanced.deck.length;
    t.play(offers(t, 'crystal:')[0] as string, 'done');
    expect(playerOf(t).fame).toBe(10);
    expect(t.game.wares).toBeUndefined();
    expect(t.game.advanced.deck).toHaveLength(before + advanced.length);
    const all = shopping();
    for (let n = 0; n < 6; n++) all.play(offers(all, 'crystal:')[n % 2] as string);
    all.play('done');
    expect(playerOf(all).fame).toBe(9);
  });

  it('MK-46.1 everybody in the order of picking, then the game begins', () => {
    const t = growing(2);
    for (let n = 0; n < 2; n++) {
      const [seat = 0] = t.game.picked.slice(n);
      t.play([seat, offers(t, 'skill:', seat)[0] as string]);
      t.play([seat, offers(t, 'learn:', seat)[0] as string]);
      t.play([seat, 'done']);
    }
    expect(t.game.players.map(({ level, fame }) => [level, fame])).toEqual([
      [3, 10],
      [3, 10],
    ]);
    expect(t.game.phase).toBe('tactics');
  });
});

describe('The Lost Relic', () => {
  it('MK-46.7 tiles for rivals, together and alone; the camp is the fifth city of four together', () => {
    const counts = (scenario: 'lost-relic' | 'lost-relic-together', seats: number) => {
      const { shape, countryside, cities, core, rounds } = setupOf({ scenario, seats, options: {} });
      return [shape, countryside, cities, core, rounds];
    };
    expect([1, 2, 3, 4].map((seats) => counts('lost-relic', seats))).toEqual([
      ['open3', 6, 2, 1, 2],
      ['open3', 6, 2, 1, 2],
      ['open4', 7, 3, 2, 2],
      ['open', 8, 4, 3, 2],
    ]);
    expect([2, 3, 4].map((seats) => counts('lost-relic-together', seats))).toEqual([
      ['open4', 7, 3, 2, 2],
      ['open', 8, 4, 3, 2],
      ['open', 9, 5, 4, 2],
    ]);
    const four = freshTable(4, { scenario: 'lost-relic-together' }).game;
    expect(four.tiles).toContain('volkares-camp');
    expect(four.tiles.filter((tile) => tileOf(tile).city !== undefined)).toHaveLength(4);
    const map = { '0,0': 'start-b', '1,0': 'volkares-camp' };
    const camp = (seats: number, scenario: string) =>
      siteAt(table({ seats, options: { scenario }, map }).game, '1,0:C');
    expect([camp(4, 'lost-relic-together'), camp(3, 'lost-relic-together')]).toEqual([
      'destroyedCity',
      'volkaresCamp',
    ]);
  });

  it('MK-46.2, MK-7.6 a city is destroyed: Move 2, a red token that is turned up beside a hero, by night too', () => {
    const far = inRelic({ round: 2, time: 'night', players: [{ space: '0,0:C' }] });
    expect(siteAt(far.game, CITY)).toBe('destroyedCity');
    const [token] = far.game.holdings[CITY]?.tokens ?? [];
    expect([token && enemies[token.enemy].colour, token?.up]).toEqual(['red', false]);
    expect(isRampaging(far.game, CITY)).toBe(false);
    const near = inRelic({
      round: 2,
      time: 'night',
      turn: { move: 6 },
      players: [{ space: '0,0:NW' }],
      holdings: ['0,1:SW', '0,1:SE', '0,1:W', '0,1:E'].map((space) => ({ space, tokens: [] })),
    });
    const step = ['0,1:SW', '0,1:SE'].find((space) => near.options().includes(`step:${space}`)) as string;
    near.play(`step:${step}`);
    expect(near.game.holdings[CITY]?.tokens[0]?.up).toBe(true);
    expect(near.asked().options.find(({ id }) => id === `step:${CITY}`)?.label).toMatchObject({
      cost: 2,
      assaults: true,
    });
  });

  const into = (level: number): Game => {
    const t = inRelic({
      turn: { move: 6 },
      players: [{ space: '0,1:SE', level, hand: ['ruby-ring', 'march'], reputation: 0 }],
      holdings: [
        ...['0,1:SW', '0,1:NE', '0,1:NW', '0,1:W', '0,1:E'].map((space) => ({ space, tokens: [] })),
        { space: CITY, tokens: ['fire-dragon'] },
      ],
    });
    return t.play(`step:${CITY}`);
  };

  it('MK-46.3 to enter is a fight without walls and shame; it is a piece of the relic and a shield', () => {
    const t = into(9);
    expect(t.game.combat).toMatchObject({ cause: 'assault', foes: [{ enemy: 'fire-dragon', fortified: 0 }] });
    expect(playerOf(t).reputation).toBe(0);
    reach(t, 'attack');
    strikeWith(t, 60);
    expect(t.game.holdings[CITY]?.shields).toEqual([0]);
    expect(playerOf(t).space).toBe(CITY);
  });

  it('MK-46.3 whoever fails goes back', () => {
    const t = into(9);
    reach(t, 'attack').play('next');
    expect(playerOf(t).space).toBe('0,1:SE');
    expect(t.game.holdings[CITY]).toMatchObject({
      shields: [],
      tokens: [{ enemy: 'fire-dragon', up: true }],
    });
  });

  it('MK-46.4 draconum of core tiles are green tokens, and bring the Reputation of such', () => {
    const t = inRelic({ map: { ...MAP, '1,1': 'core-2' } });
    expect(t.game.holdings['1,1:SE']?.tokens.map(({ enemy }) => enemies[enemy].colour)).toEqual(['green']);
    const fought = inRelic({
      map: { ...MAP, '1,1': 'core-2' },
      players: [{ space: '1,1:E', level: 9, hand: ['ruby-ring', 'march'], reputation: 0 }],
      holdings: [{ space: '1,1:SE', tokens: ['prowlers'] }],
      combat: { space: '1,1:E', tokens: ['1,1:SE'] },
    });
    reach(fought, 'attack');
    strikeWith(fought, 60);
    expect(playerOf(fought).reputation).toBe(1);
  });

  it('MK-46.5 a die and a unit more, and no elite units that only cities recruit', () => {
    const { game } = freshTable(2, RELIC);
    expect([game.source.length, game.units.offer.filter((id) => id in units).length]).toEqual([5, 5]);
    expect(game.units.elite.every((id) => units[id].sites.some((site) => site !== 'city'))).toBe(true);
    expect(game.gone.units.length).toBeGreaterThan(0);
    expect(game.gone.units.every((id) => units[id].sites.every((site) => site === 'city'))).toBe(true);
  });

  it('MK-46.6 a Fame for a tile, two with a destroyed city', () => {
    const fame = (tile: string): number => {
      const t = inRelic({
        map: { '0,0': 'start-b', '1,0': 'countryside-3', '0,1': 'countryside-5', '1,1': 'countryside-9' },
        tiles: [tile as never],
        turn: { move: 4 },
        players: [{ space: '1,1:SE', fame: 9 }],
      });
      t.play(offers(t, 'explore:')[0] as string);
      return playerOf(t).fame - 9;
    };
    expect([fame('core-1'), fame('core-7'), fame('volkares-camp')]).toEqual([1, 2, 1]);
  });

  const found = (shields: number[][], seats = 1, scenario = 'lost-relic'): Game =>
    table({
      seats,
      options: { scenario },
      round: 2,
      map: { '0,0': 'start-b', '1,0': 'core-5', '0,1': 'core-6', '1,1': 'core-7' },
      dummy: seats === 1 || scenario !== 'lost-relic' ? { hero: 'krang', deck: ['march'] } : {},
      holdings: ['1,0:C', '0,1:C', '1,1:C']
        .map((space, at) => ({
          space,
          tokens: shields[at] === undefined ? ['fire-dragon'] : [],
          shields: shields[at] ?? [],
        }))
        .slice(0, shields.length),
    } as TableSetup);

  it('MK-46.8 ends with the last piece', () => {
    expect(isEndMet(found([[0], [0]]).game)).toBe(true);
    expect(isEndMet(found([[0]]).game)).toBe(false);
    expect(isEndMet(found([[0], [1]], 2, 'lost-relic-together').game)).toBe(false);
    expect(isEndMet(found([[0], [1], [1]], 2, 'lost-relic-together').game)).toBe(true);
  });

  it('MK-46.9 pieces count for rivals, together and alone; rounds that are left do not', () => {
    const keys = ['pieces', 'all-have-pieces', 'all-pieces', 'rounds-left'];
    expect(keys.map((key) => line(found([[0], [0]]), key))).toEqual([10, undefined, 10, undefined]);
    expect(keys.map((key) => line(found([[0], [1], [1]], 2, 'lost-relic-together'), key))).toEqual([
      15,
      5,
      10,
      undefined,
    ]);
    expect(keys.map((key) => line(found([[1], [1]], 2, 'lost-relic-together'), key))).toEqual([
      10,
      undefined,
      undefined,
      undefined,
    ]);
    const rivals = (shields: number[][]) =>
      [0, 1].map((seat) => [
        line(found(shields, 2), 'pieces', seat),
        line(found(shields, 2), 'pieces-title', seat),
      ]);
    expect(rivals([[0], [1], [1]])).toEqual([
      [4, undefined],
      [8, 4],
    ]);
    expect(rivals([[0], [1]])).toEqual([
      [4, 2],
      [4, 2],
    ]);
  });
});
