import { describe, expect, it } from 'vitest';
import { scenarios } from '../../data/scenarios.ts';
import { sitesOn, type TileId, tileOf } from '../../data/tiles.ts';
import { mageKnight } from '../../index.ts';
import { goalOf } from '../../rules/goal.ts';
import { handLimitAt, leaderOf } from '../../rules/hand-limit.ts';
import { setupOf } from '../../rules/scenario.ts';
import { reach, strikeWith } from '../fight.ts';
import {
  freshTable,
  type Game,
  offers,
  playerOf,
  refuses,
  type TableSetup,
  table,
  told,
  waiting,
} from '../table.ts';

const nights = { scenario: 'druid-nights' } as const;
/** The glade of countryside-1, and the one of countryside-2. */
const GLADE = '1,0:C';
const OTHER = '0,1:NE';

const onGlade = ({ options = {}, players = [], ...more }: TableSetup = {}): Game => {
  const [first, ...others] = players;
  return table({
    seats: 2,
    players: [{ space: GLADE, ...first }, ...others],
    ...more,
    options: { ...nights, ...options },
  });
};

const inNight = (round: number, more: TableSetup = {}): Game =>
  onGlade({
    round,
    time: 'night',
    holdings: [
      { space: GLADE, shields: [0], tokens: [] },
      { space: OTHER, shields: [0, 1], tokens: [] },
    ],
    decks: { enemies: { brown: ['gargoyle', 'minotaur'], red: ['ice-dragon', 'fire-dragon'] } },
    ...more,
    players: [{ hand: ['ruby-ring', 'march'], level: 9, fame: 0 }, ...(more.players?.slice(1) ?? [])],
  });

/** Ends the turn on the glade: no wound is healed, no card discarded. */
function endTurn(t: Game): Game {
  t.play('end');
  for (const id of ['keep-wounds', 'done']) if (t.options().includes(id)) t.play(id);
  return t;
}

const isGladeTile = (tile: TileId): boolean =>
  tileOf(tile).back === 'countryside' && sitesOn(tile).includes('magicalGlade');

describe('Druid Nights', () => {
  it('MK-37.1 tiles and rounds for two to four; only tiles without glades are left out', () => {
    const counts = (seats: number) => {
      const { shape, countryside, cities, core, rounds } = setupOf({
        scenario: 'druid-nights',
        seats,
        options: {},
      });
      return [shape, countryside, cities, core, rounds];
    };
    expect(counts(2)).toEqual(['wedge', 8, 1, 1, 4]);
    expect(counts(3)).toEqual(['wedge', 9, 1, 2, 4]);
    expect(counts(4)).toEqual(['open4', 11, 1, 3, 4]);
    for (let seed = 0; seed < 20; seed++) {
      const { game } = freshTable(2 + (seed % 3), nights, `${seed}`);
      expect(game.box.filter(isGladeTile)).toEqual([]);
      const stack = [...game.tiles, ...Object.values(game.map)];
      expect(stack.filter((tile) => tileOf(tile).city !== undefined)).toEqual(['core-5']);
      expect(stack.filter((tile) => tileOf(tile).back === 'countryside')).toHaveLength(
        setupOf(game).countryside,
      );
    }
  });

  it('MK-37.1, MK-1.38 whoever does not know the stack knows that no glade is left in the box', () => {
    const { game } = freshTable(2, nights);
    for (let seed = 0; seed < 20; seed++) {
      const dealt = structuredClone(game);
      mageKnight.redeal(dealt, [0]);
      expect(dealt.box.filter(isGladeTile)).toEqual([]);
      expect(dealt.tiles).toHaveLength(game.tiles.length);
    }
  });

  it.each([2, 3, 4])(
    'MK-37.1 the city is friendly: a shield of each of %i players, and no leader',
    (seats) => {
      const t = table({
        seats,
        options: nights,
        map: { '0,0': 'start-a', '1,0': 'countryside-1', '0,1': 'countryside-2', '1,1': 'core-5' },
        players: [{ space: '1,1:C' }],
      });
      expect(t.game.holdings['1,1:C']).toMatchObject({ tokens: [], shields: [...Array(seats).keys()] });
      expect(leaderOf(t.game, '1,1:C')).toBeUndefined();
      expect(handLimitAt(t.game, 0)).toBe(6);
      t.play('interact');
      expect(t.game.turn.influence).toBe(1);
    },
  );

  it('MK-37.2 whoever ends the movement on a glade may mark it, and moves no more', () => {
    const t = onGlade({ turn: { move: 4, stage: 'moving' } });
    expect(offers(t, 'step:')).not.toEqual([]);
    t.play('mark');
    expect(t.game.holdings[GLADE]?.shields).toEqual([0]);
    expect(told(t, 'glade-marked')).toEqual([
      { key: 'glade-marked', player: 0, space: GLADE, replaces: null },
    ]);
    expect(offers(t, 'step:')).toEqual([]);
    expect(offers(t, 'explore:')).toEqual([]);
    expect(offers(t, 'challenge:')).not.toEqual([]);
    expect(refuses(t, 'mark')).toEqual({ reason: { key: 'glade-is-marked' }, rule: 'MK-37.2' });
  });

  it('MK-37.2 each has one shield on a glade beside those of others', () => {
    const t = onGlade({ holdings: [{ space: GLADE, shields: [1], tokens: [] }] });
    t.play('mark');
    expect(t.game.holdings[GLADE]?.shields).toEqual([1, 0]);
    expect(refuses(t, 'mark')).toEqual({ reason: { key: 'glade-is-marked' }, rule: 'MK-37.2' });
  });

  it('MK-37.2 only where the movement ends: not elsewhere, not in a rest, not after a lost assault', () => {
    expect(offers(onGlade({ players: [{ space: '1,0:SW' }] }), 'mark')).toEqual([]);
    const resting = onGlade({ turn: { stage: 'resting' } });
    expect(offers(resting, 'mark')).toEqual([]);
    expect(refuses(resting, 'mark')).toEqual({ reason: { key: 'resting' }, rule: 'MK-37.2' });
    const acted = onGlade({ turn: { stage: 'acted' } });
    expect(offers(acted, 'mark')).toEqual([]);
    expect(refuses(acted, 'mark')).toEqual({ reason: { key: 'movement-ended-elsewhere' }, rule: 'MK-37.2' });
  });

  it('MK-37.2 after a fight that began where the movement ended the glade can still be marked', () => {
    const t = onGlade({
      players: [{ space: '1,0:W', hand: ['ruby-ring'], level: 9, fame: 0 }],
      holdings: [{ space: '1,0:NW', tokens: ['prowlers'] }],
      turn: { move: 3, stage: 'moving' },
    });
    t.play(`step:${GLADE}`);
    reach(t, 'attack');
    strikeWith(t, 30);
    expect(t.game.turn.stage).toBe('acted');
    t.play('mark');
    expect(t.game.holdings[GLADE]?.shields).toEqual([0]);
  });

  it('MK-37.3 an incantation fights a brown enemy for each own glade in the first night', () => {
    const t = inNight(2);
    t.play('summon');
    expect(told(t, 'enemies-summoned')).toEqual([
      { key: 'enemies-summoned', player: 0, glades: 2, enemies: ['brown', 'brown'] },
    ]);
    expect(t.game.combat?.foes.map(({ enemy }) => enemy)).toEqual(['gargoyle', 'minotaur']);
    expect(t.game.combat).toMatchObject({ cause: 'incantation', units: null });
  });

  it('MK-37.3 red ones in the second night, and only once per night', () => {
    const t = inNight(4);
    t.play('summon');
    expect(t.game.combat?.foes.map(({ enemy }) => enemy)).toEqual(['ice-dragon', 'fire-dragon']);
    const again = inNight(4);
    playerOf(again).summoned = 4;
    again.journal.table = { ...again.game };
    expect(offers(again, 'summon')).toEqual([]);
    expect(refuses(again, 'summon')).toEqual({ reason: { key: 'summoned-already' }, rule: 'MK-37.3' });
  });

  it('MK-37.3 not by day, not without a marked glade, not where people live, not as a second action', () => {
    const why = (t: Game) => refuses(t, 'summon').reason.key;
    expect(why(onGlade({ holdings: [{ space: GLADE, shields: [0], tokens: [] }] }))).toBe('only-at-night');
    const rivals = inNight(2, { holdings: [{ space: GLADE, shields: [1], tokens: [] }] });
    expect(why(rivals)).toBe('no-glade-marked');
    expect(why(inNight(2, { turn: { stage: 'acted' } }))).toBe('action-was-taken');
    const village = table({
      seats: 2,
      options: nights,
      round: 2,
      time: 'night',
      players: [{ space: '1,0:E' }],
      holdings: [{ space: GLADE, shields: [0], tokens: [] }],
    });
    expect(refuses(village, 'summon')).toEqual({ reason: { key: 'people-live-here' }, rule: 'MK-37.3' });
  });

  it.each([
    ['a keep', 'countryside-3', '1,0:NE'],
    ['a mage tower', 'countryside-11', '1,0:C'],
  ])('MK-37.3 not in %s either, though it is conquered', (_, tile, space) => {
    const t = table({
      seats: 2,
      options: nights,
      round: 2,
      time: 'night',
      map: { '0,0': 'start-a', '1,0': tile, '0,1': 'countryside-2' },
      players: [{ space }],
      holdings: [
        { space: OTHER, shields: [0], tokens: [] },
        { space, shields: [0], tokens: [] },
      ],
    });
    expect(t.options()).not.toContain('summon');
    expect(refuses(t, 'summon')).toEqual({ reason: { key: 'people-live-here' }, rule: 'MK-37.3' });
  });

  it('MK-37.4, MK-37.5, MK-37.11 twice the fame for who falls; a crystal for each summoned one; survivors vanish', () => {
    const t = inNight(2);
    t.play('summon');
    reach(t, 'attack');
    t.play('aim:0');
    strikeWith(t, 60);
    expect(told(t, 'foe-defeated')).toMatchObject([{ enemy: 'gargoyle', fame: 8 }]);
    t.play('next');
    expect(t.game.turn.rewards).toEqual([{ reward: 'randomCrystal', n: 2 }]);
    expect(t.game.holdings[GLADE]?.tokens).toEqual([]);
    expect(t.game.enemies.brown.discard).toEqual(['gargoyle', 'minotaur']);
    expect(t.game.holdings[GLADE]?.shields).toEqual([0]);
    endTurn(t);
    expect(told(t, 'crystal-rolled').length).toBeGreaterThan(0);
  });

  it('MK-37.5 in the second night two crystals for each that fell, and none for the others', () => {
    const t = inNight(4);
    t.play('summon');
    reach(t, 'attack');
    t.play('aim:0');
    strikeWith(t, 60);
    t.play('next');
    expect(t.game.turn.rewards).toEqual([{ reward: 'randomCrystal', n: 2 }]);
  });

  const lastTurn = (round: number, options = {}): Game => {
    const t = inNight(round, {
      options,
      announced: 1,
      last: [],
      turn: { stage: 'acted', cards: 1 },
    });
    return endTurn(t);
  };

  it('MK-37.6, MK-37.9 after a night all shields leave the glades, in the epic form after the second too', () => {
    const t = lastTurn(2);
    expect([t.game.round, t.game.time]).toEqual([3, 'day']);
    expect(t.game.holdings[GLADE]?.shields).toEqual([]);
    expect(t.game.holdings[OTHER]?.shields).toEqual([]);
    expect(told(t, 'glades-cleared')).toEqual([{ key: 'glades-cleared', shields: 3 }]);
    expect(lastTurn(4, { epic: true }).game.holdings[OTHER]?.shields).toEqual([]);
    const day = onGlade({
      holdings: [{ space: GLADE, shields: [0], tokens: [] }],
      announced: 1,
      last: [],
      turn: { stage: 'acted', cards: 1 },
    });
    endTurn(day);
    expect(day.game.time).toBe('night');
    expect(day.game.holdings[GLADE]?.shields).toEqual([0]);
  });

  it('MK-37.7 standard scores: fame and achievements with titles', () => {
    const { outcome } = lastTurn(4).game;
    expect(outcome?.reason).toBe('rounds');
    const keys = outcome?.sheet?.[0]?.map(({ key }) => key) ?? [];
    expect(keys[0]).toBe('fame');
    expect(keys).not.toContain('cities');
    expect(scenarios['druid-nights'].scoring).toBe('standard');
  });

  it.each([
    [2, 1],
    [3, 2],
    [4, 2],
  ])('MK-37.8 contested glades: of %i players %i have shields on one', (seats, room) => {
    const shields = [1, 2, 3].slice(0, Math.min(room, seats - 1));
    const t = onGlade({
      seats,
      options: { contestedGlades: true },
      holdings: [{ space: GLADE, shields, tokens: [] }],
    });
    expect(offers(t, 'mark')).toEqual(shields.map((seat) => `mark:${seat}`));
    t.play(`mark:${shields[0]}`);
    expect(t.game.holdings[GLADE]?.shields).toEqual([...shields.slice(1), 0]);
    expect(told(t, 'glade-marked')).toMatchObject([{ replaces: shields[0] }]);
    const room0 = onGlade({ seats, options: { contestedGlades: true } });
    expect(offers(room0, 'mark')).toEqual(['mark']);
  });

  it.each([2, 3, 4])('MK-37.9 the epic form for %i: six rounds and all tiles but other cities', (seats) => {
    const { game } = freshTable(seats, { ...nights, epic: true });
    expect(setupOf(game)).toMatchObject({ rounds: 6, cities: 1 });
    expect(game.box.every((tile) => tileOf(tile).city !== undefined)).toBe(true);
    expect(game.box).toHaveLength(3);
  });

  it('MK-37.9 the third night: a red and a brown one for each shield, three crystals for each pair', () => {
    const t = inNight(6, { options: { epic: true } });
    t.play('summon');
    const colours = t.game.combat?.foes.map(({ enemy }) => enemy) ?? [];
    expect(colours).toEqual(['ice-dragon', 'gargoyle', 'fire-dragon', 'minotaur']);
    reach(t, 'attack');
    t.play('aim:1');
    strikeWith(t, 60);
    expect(told(t, 'foe-defeated')).toMatchObject([{ enemy: 'gargoyle', fame: 8 }]);
    t.play('next');
    expect(t.game.turn.rewards).toEqual([{ reward: 'randomCrystal', n: 6 }]);
  });

  it('MK-37.10 once all have summoned in the last night each has one more turn', () => {
    const near = (round: number, summoned: readonly number[]): Game => {
      const t = inNight(round, {
        turn: { stage: 'acted', cards: 1 },
        players: [{}, { hand: ['march'], deck: ['rage'] }],
      });
      for (const seat of summoned) playerOf(t, seat).summoned = round;
      t.journal.table = { ...t.game };
      return endTurn(t);
    };
    const t = near(4, [0, 1]);
    expect(told(t, 'scenario-end-met')).toEqual([{ key: 'scenario-end-met', player: 0 }]);
    expect(t.game.last).toEqual([0]);
    expect(waiting(t)).toEqual([1]);
    expect(told(near(4, [0]), 'scenario-end-met')).toEqual([]);
    expect(told(near(2, [0, 1]), 'scenario-end-met')).toEqual([]);
  });

  it('MK-37.10 tells who has summoned in this round', () => {
    const t = inNight(4);
    playerOf(t, 1).summoned = 4;
    playerOf(t, 0).summoned = 2;
    expect(goalOf(t.game)).toMatchObject({ ends: 'incantations', progress: { done: 1, of: 2 } });
  });
});
