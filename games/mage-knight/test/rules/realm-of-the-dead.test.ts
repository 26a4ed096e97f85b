import { describe, expect, it } from 'vitest';
import { enemies } from '../../data/enemies.ts';
import type { Enemy } from '../../data/enemy.ts';
import { distance } from '../../data/geometry.ts';
import { units } from '../../data/units.ts';
import { isEndMet } from '../../rules/goal.ts';
import { isRampaging, siteAt } from '../../rules/map.ts';
import { setupOf } from '../../rules/scenario.ts';
import { sheetOf } from '../../rules/scores.ts';
import { reach, strikeWith } from '../fight.ts';
import { freshTable, type Game, offers, playerOf, refuses, type TableSetup, table, told } from '../table.ts';
import { REALM } from '../tezla.ts';

const MAP = { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-5', '1,1': 'countryside-6' };
const GRAVE = '0,1:W';
const factionOf = (enemy: string) => (enemies[enemy as keyof typeof enemies] as Enemy).faction;
const inRealm = (setup: TableSetup = {}): Game => table({ map: MAP, options: REALM, ...setup });
const line = (t: Game, key: string, seat = 0) =>
  sheetOf(t.game)[seat]?.find((each) => each.key === key)?.points;

describe('The Realm of the Dead', () => {
  it('MK-44.1 a flying start with elite units', () => {
    const { game } = freshTable(2, REALM);
    expect(game.players[0]).toMatchObject({ fame: 1, reputation: 2 });
    expect([game.source.length, game.units.offer.filter((id) => id in units).length]).toEqual([5, 5]);
    expect(game.units.elite.length).toBeGreaterThan(0);
  });

  it('MK-44.7 tiles, glades and levels for rivals, together and alone', () => {
    const counts = (scenario: 'realm-of-the-dead' | 'realm-of-the-dead-together', seats: number) => {
      const { shape, countryside, core, glades, leaderLevel } = setupOf({ scenario, seats, options: {} });
      return [shape, countryside, core, glades, leaderLevel];
    };
    expect([1, 2, 3, 4].map((seats) => counts('realm-of-the-dead', seats))).toEqual([
      ['wedge', 5, 1, 2, 4],
      ['wedge', 5, 2, 2, 5],
      ['wedge', 7, 3, 3, 6],
      ['open4', 9, 4, 4, 7],
    ]);
    expect([2, 3, 4].map((seats) => counts('realm-of-the-dead-together', seats))).toEqual([
      ['open', 6, 2, 3, 8],
      ['open', 8, 3, 4, 10],
      ['open', 10, 4, 5, 12],
    ]);
  });

  it('MK-44.6 the blue city is the Necropolis, the green one friendly; Elementalists are mixed with the rest', () => {
    const { game } = inRealm({ map: { ...MAP, '2,1': 'core-6', '1,2': 'core-5' } });
    expect([siteAt(game, '2,1:C'), siteAt(game, '1,2:C')]).toEqual(['necropolis', 'city']);
    expect(game.factions?.leaders).toMatchObject([{ id: 'necromancer', level: 4 }]);
    expect(game.holdings['1,2:C']?.shields).toEqual([0]);
    expect(game.factions?.piles.elementalist).toBeUndefined();
    expect(siteAt(game, '1,2:NW')).toBe('magicalGlade');
    expect(game.holdings['1,2:NW']?.tokens ?? []).toEqual([]);
  });

  it('MK-44.3 graveyards hide the dead by the order in which they are revealed', () => {
    const land = ['countryside-1', 'countryside-2', 'countryside-5', 'countryside-7', 'countryside-8'];
    const spaces = ['1,0:C', '0,1:NE', '1,1:W', '2,0:E', '0,2:NW'];
    const slots = ['1,0', '0,1', '1,1', '2,0', '0,2'];
    const map = {
      '0,0': 'start-a',
      ...Object.fromEntries(slots.map((slot, at) => [slot, land[at] as string])),
    };
    const { game } = inRealm({ map });
    expect(spaces.map((space) => siteAt(game, space))).toEqual(spaces.map(() => 'graveyard'));
    const held = spaces.map((space) =>
      game.holdings[space]?.tokens.map(({ enemy }) => enemies[enemy].colour),
    );
    expect(held).toEqual([
      ['green', 'green'],
      ['green', 'brown'],
      ['red'],
      ['green', 'red'],
      ['brown', 'red'],
    ]);
    for (const space of spaces)
      for (const { up, enemy } of game.holdings[space]?.tokens ?? [])
        expect([up, factionOf(enemy)]).toEqual([false, 'darkCrusader']);
  });

  const liberated = (order: number): Game => {
    const before = ['countryside-1', 'countryside-2', 'countryside-7', 'countryside-8'].slice(0, order - 1);
    const slots = ['1,0', '1,1', '2,0', '2,1'];
    const t = inRealm({
      map: {
        '0,0': 'start-a',
        ...Object.fromEntries(before.map((tile, at) => [slots[at] as string, tile])),
        '0,1': 'countryside-5',
      },
      players: [{ space: GRAVE, hand: ['ruby-ring', 'march'], level: 9, reputation: 0 }],
      holdings: [{ space: GRAVE, tokens: ['zombie-horde'] }],
    });
    t.play('enter');
    reach(t, 'attack');
    strikeWith(t, 60);
    return t;
  };

  it.each([
    [1, [['advancedAction', 1]]],
    [2, [['spell', 1]]],
    [3, [['unit', 1]]],
    [4, [['artifact', 1]]],
    [
      5,
      [
        ['artifact', 1],
        ['advancedAction', 1],
      ],
    ],
  ] as const)('MK-44.4 the reward of graveyard %i', (order, rewards) => {
    const t = liberated(order);
    expect(t.game.turn.rewards.map(({ reward, n }) => [reward, n])).toEqual(rewards);
    expect(t.game.holdings[GRAVE]).toMatchObject({ shields: [], freed: true });
    expect(refuses(t, 'enter').rule).toBe('MK-14.4');
  });

  const sealing = (setup: TableSetup = {}): Game =>
    inRealm({
      source: [],
      players: [{ space: GRAVE, hand: ['march'], crystals: { red: 1 }, reputation: 0 }],
      holdings: [{ space: GRAVE, tokens: [], freed: true }],
      ...setup,
    });

  it('MK-44.5 a liberated graveyard is sealed for a mana, with a shield and Reputation, and it is no action', () => {
    const t = sealing();
    t.play('seal');
    if (offers(t, 'crystal:').length > 0) t.play(offers(t, 'crystal:')[0] as string);
    expect(t.game.holdings[GRAVE]?.shields).toEqual([0]);
    expect(playerOf(t)).toMatchObject({ reputation: 1, crystals: { red: 0 } });
    expect(t.game.turn.stage).toBe('start');
    expect(offers(t, 'seal')).toEqual([]);
  });

  it('MK-44.5 not without mana, not while it is held, not beside another hero, not twice', () => {
    const poor = sealing({ players: [{ space: GRAVE, hand: ['march'] }] });
    expect(offers(poor, 'seal')).toEqual([]);
    expect(refuses(poor, 'seal')).toMatchObject({ reason: { key: 'no-mana-to-seal' }, rule: 'MK-44.5' });
    const held = sealing({ holdings: [{ space: GRAVE, tokens: ['zombie-horde'] }] });
    expect(refuses(held, 'seal').reason).toEqual({ key: 'grave-is-held' });
    expect(offers(held, 'seal')).toEqual([]);
    const crowd = sealing({
      seats: 2,
      players: [{ space: GRAVE, hand: ['march'], crystals: { red: 1 } }, { space: GRAVE }],
    });
    expect(refuses(crowd, 'seal').reason).toEqual({ key: 'not-alone-here' });
    const done = sealing({ holdings: [{ space: GRAVE, tokens: [], freed: true, shields: [0] }] });
    expect([offers(done, 'seal'), done.asked().refused.filter(({ id }) => id === 'seal')]).toEqual([[], []]);
  });

  it('MK-44.8 ends when all are sealed and the leader is beaten', () => {
    const end = (level: number, sealed: string[]) =>
      isEndMet(
        inRealm({
          map: { '0,0': 'start-a', '1,0': 'countryside-1', '0,1': 'countryside-5', '1,1': 'core-6' },
          holdings: ['1,0:C', GRAVE].map((space) => ({
            space,
            tokens: [],
            freed: true,
            shields: sealed.includes(space) ? [0] : [],
          })),
          leaders: [{ id: 'necromancer', level }],
        }).game,
      );
    expect(end(0, ['1,0:C', GRAVE])).toBe(true);
    expect(end(1, ['1,0:C', GRAVE])).toBe(false);
    expect(end(0, [GRAVE])).toBe(false);
  });

  it('MK-44.9 what was done counts; rivals have a title against the dead', () => {
    const keys = ['graves-sealed', 'leaders-beaten', 'realm-closed', 'all-on-a-leader', 'rounds-left'];
    const done = (seats: number, scenario: string) =>
      table({
        seats,
        options: { scenario },
        round: 2,
        map: {
          '0,0': 'start-b',
          '1,0': 'countryside-1',
          '0,1': 'countryside-5',
          '1,-1': 'countryside-7',
          '2,0': 'core-6',
        },
        holdings: ['1,0:C', GRAVE, '1,-1:E'].map((space) => ({
          space,
          tokens: [],
          freed: true,
          shields: [0],
        })),
        leaders: [
          {
            id: 'necromancer',
            level: 0,
            shields: [
              { level: 2, seat: 0 },
              { level: 1, seat: seats - 1 },
            ],
          },
        ],
      });
    expect(keys.map((key) => line(done(2, 'realm-of-the-dead-together'), key))).toEqual([15, 10, 10, 20, 60]);
    expect(keys.map((key) => line(done(1, 'realm-of-the-dead'), key))).toEqual([15, 10, 10, undefined, 60]);
    const rivals = done(2, 'realm-of-the-dead');
    expect([line(rivals, 'darkCrusader-title', 0), line(rivals, 'darkCrusader-title', 1)]).toEqual([
      5,
      undefined,
    ]);
    expect(line(rivals, 'elementalist-title')).toBeUndefined();
  });
});

describe('those who pursue', () => {
  it('MK-44.2 whoever is revealed by exploring is of the dead and carries the shield of the explorer', () => {
    const t = inRealm({
      tiles: ['countryside-1'],
      turn: { move: 4 },
      players: [{ space: '0,1:NE' }],
      holdings: [{ space: '0,1:E', tokens: [] }],
    });
    const [id = ''] = offers(t, 'explore:');
    t.play(id);
    const space = `${id.slice(8)}:NW`;
    expect(t.game.holdings[space]?.tokens).toMatchObject([{ up: true, pursues: 0, since: t.game.turns }]);
    expect(factionOf(t.game.holdings[space]?.tokens[0]?.enemy as string)).toBe('darkCrusader');
    const laid = inRealm();
    expect(laid.game.holdings['0,1:E']?.tokens[0]?.pursues).toBeUndefined();
  });

  const HERO = '1,0:W';
  const FAR = '1,1:SW';
  const hunted = (space: string, more: TableSetup = {}): Game =>
    inRealm({
      players: [{ space: HERO, hand: ['ruby-ring', 'march', 'march'], level: 9 }],
      holdings: [
        { space: '0,1:E', tokens: [] },
        { space, tokens: [{ enemy: 'zombie-horde', pursues: 0 }] },
      ],
      turn: { stage: 'moving', cards: 1 },
      ...more,
    });
  const hunter = ({ game }: Game): string | undefined =>
    Object.keys(game.holdings).find((space) =>
      game.holdings[space]?.tokens.some(({ pursues }) => pursues === 0),
    );

  it('MK-13.31 after the movement it steps one space closer, and fights whoever it has come next to', () => {
    const t = hunted(FAR);
    const before = distance(FAR, HERO);
    t.play('end');
    for (let n = 0; n < 3 && offers(t, 'chase:').length > 0; n++) t.play(offers(t, 'chase:')[0] as string);
    expect(told(t, 'chased')).toHaveLength(1);
    expect(distance(hunter(t) as string, HERO)).toBe(before - 1);
    expect(isRampaging(t.game, hunter(t) as string)).toBe(true);
    expect(t.game.combat === null).toBe(before - 1 > 1);
  });

  it('MK-13.31 next to the hero it begins a combat at the end of the turn, and falls as any rampaging enemy', () => {
    const t = hunted('1,0:C', {
      players: [{ space: HERO, hand: ['ruby-ring', 'march', 'march'], level: 9, reputation: 0 }],
    });
    t.play('end');
    expect(t.game.combat).toMatchObject({ cause: 'rampaging', space: HERO });
    expect(t.game.combat?.foes.map(({ enemy, role }) => [enemy, role])).toEqual([
      ['zombie-horde', 'rampaging'],
    ]);
    reach(t, 'attack');
    strikeWith(t, 60);
    expect(playerOf(t).reputation).toBe(1);
    expect(t.game.holdings['1,0:C']).toMatchObject({ tokens: [], cleared: false });
  });

  it('MK-13.31 nobody is attacked in a village, who rests, or who is concealed', () => {
    const village = hunted('1,0:W', { players: [{ space: '1,0:SW', hand: ['march'] }] });
    village.play('end');
    expect(village.game.combat).toBeNull();
    expect(told(village, 'combat-begun')).toEqual([]);
    const rest = hunted('1,0:C', { turn: {} });
    rest.play('rest', 'discard:march', 'done', 'end');
    expect(told(rest, 'combat-begun')).toEqual([]);
    const hidden = hunted('1,0:C', {
      players: [{ space: HERO, hand: ['march'], factionTokens: ['staff-of-concealment'] }],
    });
    hidden.play('token:staff-of-concealment', 'end');
    expect(told(hidden, 'combat-begun')).toEqual([]);
  });

  it('MK-13.31 it joins a combat that is fought anyway', () => {
    const t = hunted('1,0:C', {
      combat: { space: HERO, tokens: [], draws: ['green'], cause: 'rampaging' },
      turn: {},
    });
    expect(t.game.combat?.foes.map(({ role }) => role).toSorted()).toEqual(['drawn', 'rampaging']);
  });
});
