import { describe, expect, it } from 'vitest';
import { type EnemyId, enemies } from '../../data/enemies.ts';
import { sitesOn, tileOf } from '../../data/tiles.ts';
import { mageKnight } from '../../index.ts';
import { goalOf } from '../../rules/goal.ts';
import { handLimitAt, leaderOf } from '../../rules/hand-limit.ts';
import { holdingOf } from '../../rules/map.ts';
import { setupOf } from '../../rules/scenario.ts';
import { sheetOf } from '../../rules/scores.ts';
import { drawEnemy } from '../../rules/tiles.ts';
import { reach, strikeWith } from '../fight.ts';
import { freshTable, type Game, offers, playerOf, refuses, type TableSetup, table, told } from '../table.ts';

const mines = { scenario: 'mines-liberation' } as const;

/** Countryside 2 has a green mine, countryside 13 a deep one of blue and green, core 2 a green one. */
const MAP = { '0,0': 'start-a', '1,0': 'countryside-13', '0,1': 'countryside-2', '1,1': 'core-2' };
const MINE = '0,1:SW';
const DEEP = '1,0:SE';
const CORE = '1,1:E';

const inMines = (setup: TableSetup = {}): Game => table({ seats: 2, map: MAP, ...setup, options: mines });
const backOf = (enemy: EnemyId) => enemies[enemy].colour;
const free = (space: string, seat = 0) => ({ space, shields: [seat], tokens: [] });
const guarded = (space: string, ...tokens: string[]) => ({ space, tokens: tokens as never });

describe('Mines Liberation', () => {
  it('MK-36.1 tiles and rounds for two to four; mines and the red city always come', () => {
    const counts = (seats: number) => {
      const { shape, countryside, cities, core, rounds } = setupOf({ ...mines, seats, options: {} });
      return [shape, countryside, cities, core, rounds];
    };
    expect(counts(2)).toEqual(['wedge', 8, 1, 1, 4]);
    expect(counts(3)).toEqual(['wedge', 9, 1, 2, 4]);
    expect(counts(4)).toEqual(['open4', 11, 1, 3, 4]);
    const hasMine = (tile: Parameters<typeof sitesOn>[0]) =>
      sitesOn(tile).some((site) => site === 'crystalMine' || site === 'deepMine');
    for (let seed = 0; seed < 200; seed++) {
      const { game } = freshTable(seed < 20 ? 2 + (seed % 2) : 4, mines, `${seed}`);
      expect(game.tiles).toContain('core-8');
      const left = game.box.filter((tile) => tileOf(tile).back === 'countryside');
      expect(left.filter(hasMine)).toEqual([]);
      const core = game.box.filter((tile) => tileOf(tile).back === 'core' && tileOf(tile).city === undefined);
      expect(core.some((tile) => !hasMine(tile))).toBe(true);
    }
  });

  it('MK-36.2 the red city is friendly: a shield of each, nobody leads, no garrison', () => {
    const t = inMines({
      map: { ...MAP, '1,1': 'core-8' },
      players: [{ space: '1,1:C' }, { space: '1,1:SE' }],
    });
    expect(t.game.holdings['1,1:C']).toMatchObject({ tokens: [], shields: [0, 1] });
    expect(leaderOf(t.game, '1,1:C')).toBeUndefined();
    expect(handLimitAt(t.game, 0)).toBe(6);
    t.play('interact');
    expect(t.game.turn.influence).toBe(1);
  });

  it('MK-36.3 a revealed mine gets a guard for all to see and one that hides', () => {
    const { game } = inMines();
    const backs = (space: string) => game.holdings[space]?.tokens.map(({ enemy, up }) => [backOf(enemy), up]);
    expect(backs(MINE)).toEqual([
      ['green', true],
      ['brown', false],
    ]);
    expect(backs(DEEP)).toEqual([
      ['green', true],
      ['brown', false],
    ]);
    expect(backs(CORE)).toEqual([
      ['red', true],
      ['brown', false],
    ]);
    expect(table({ seats: 2, map: MAP }).game.holdings[MINE]).toBeUndefined();
  });

  const entering = (more: TableSetup = {}): Game =>
    inMines({
      players: [{ space: MINE, hand: ['ruby-ring'], units: ['peasants'], level: 9 }],
      holdings: [guarded(MINE, 'prowlers', 'gargoyle')],
      ...more,
    });

  it('MK-36.4 to enter is the action: both are fought by night rules, with units', () => {
    const t = entering();
    t.play('enter');
    expect(t.game.combat?.foes.map(({ enemy }) => enemy)).toEqual(['prowlers', 'gargoyle']);
    expect(t.game.combat).toMatchObject({ cause: 'adventure', dark: true, units: null });
    expect(t.game.turn.stage).toBe('acting');
    expect(offers(table({ seats: 2, map: MAP, players: [{ space: MINE }] }), 'enter')).toEqual([]);
    const late = entering({ turn: { stage: 'acted', cards: 1 } });
    expect(offers(late, 'enter')).toEqual([]);
    expect(refuses(late, 'enter')).toMatchObject({ rule: expect.stringMatching(/^MK-/) });
  });

  it('MK-36.4 whoever survives stays', () => {
    const t = entering();
    t.play('enter');
    reach(t, 'attack');
    t.play('aim:0');
    strikeWith(t, 40);
    expect(t.game.holdings[MINE]).toMatchObject({ shields: [], tokens: [{ enemy: 'gargoyle', up: true }] });
    expect(t.game.players[0]?.reputation).toBe(0);
  });

  const liberated = (space: string, guard: string): Game => {
    const t = inMines({
      players: [{ space, hand: ['ruby-ring'], level: 9 }],
      holdings: [guarded(space, guard)],
      turn: { move: 0 },
    });
    t.play('enter');
    reach(t, 'attack');
    strikeWith(t, 60);
    return t;
  };

  it('MK-36.5 whoever defeats the last one liberates it: a shield and Reputation, two on a core tile', () => {
    const near = liberated(MINE, 'gargoyle');
    expect(near.game.holdings[MINE]).toMatchObject({ shields: [0], tokens: [] });
    expect(playerOf(near).reputation).toBe(1);
    const far = liberated(CORE, 'gargoyle');
    expect(far.game.holdings[CORE]).toMatchObject({ shields: [0] });
    expect(playerOf(far).reputation).toBe(2);
  });

  it('MK-36.5 a liberated mine is not fought in again', () => {
    const t = inMines({ players: [{ space: MINE }], holdings: [free(MINE, 1)] });
    expect(offers(t, 'enter')).toEqual([]);
    expect(refuses(t, 'enter')).toEqual({ reason: { key: 'already-conquered' }, rule: 'MK-14.4' });
  });

  it('MK-36.6 nothing until it is liberated, then at once', () => {
    const held = inMines({ players: [{ space: MINE }], turn: { stage: 'acted', cards: 1 } });
    held.play('end', 'done');
    expect(playerOf(held).crystals.green).toBe(0);
    const t = liberated(MINE, 'gargoyle');
    t.play('end');
    expect(playerOf(t).crystals.green).toBe(1);
    const others = inMines({
      players: [{ space: MINE }],
      holdings: [free(MINE, 1)],
      turn: { stage: 'acted', cards: 1 },
    });
    others.play('end', 'done');
    expect(playerOf(others).crystals.green).toBe(1);
  });

  const nextRound = (more: TableSetup = {}): Game => {
    const t = inMines({
      announced: 1,
      last: [],
      turn: { stage: 'acted', cards: 1 },
      holdings: [free(MINE), free(CORE, 1), free(DEEP)],
      ...more,
    });
    t.play('end', 'done');
    return t;
  };

  it('MK-36.7 when a round begins miners give a crystal for each mine one has liberated, of a deep one as one likes', () => {
    const t = nextRound();
    expect(t.game.round).toBe(2);
    expect(t.asked(0).prompt).toEqual({ key: 'ask-miners' });
    expect(offers(t, 'colour:', 0)).toEqual(['colour:blue', 'colour:green']);
    t.play([0, 'colour:blue']);
    expect(playerOf(t).crystals).toEqual({ red: 0, blue: 1, green: 1, white: 0 });
    expect(playerOf(t, 1).crystals).toEqual({ red: 0, blue: 0, green: 1, white: 0 });
    expect(told(t, 'miners-gift')).toHaveLength(3);
    expect(freshTable(2, mines).game.players.map(({ crystals }) => crystals.green)).toEqual([0, 0]);
  });

  it('MK-36.7 no more than fits into the inventory', () => {
    const t = nextRound({ players: [{ crystals: { green: 3 } }], holdings: [free(MINE)] });
    expect(playerOf(t).crystals.green).toBe(3);
    expect(told(t, 'miners-gift')).toEqual([]);
  });

  it('MK-36.8 short of brown tokens one that hides is used; another is drawn when its mine is entered', () => {
    const t = inMines({
      players: [{ space: MINE, hand: ['ruby-ring'], level: 9 }],
      holdings: [guarded(MINE, 'prowlers'), free(DEEP), guarded(CORE, 'shadow')],
      decks: { enemies: { brown: ['minotaur', 'gargoyle'] } },
    });
    const { brown } = t.game.enemies;
    const rest = brown.deck.splice(0, brown.deck.length - 1);
    holdingOf(t.game, MINE).tokens.push({ enemy: 'gargoyle', up: false });
    rest.splice(rest.indexOf('gargoyle'), 1);
    expect(drawEnemy(t.game, 'brown')).toBe('minotaur');
    expect(drawEnemy(t.game, 'brown')).toBe('gargoyle');
    expect(t.game.holdings[MINE]).toMatchObject({ tokens: [{ enemy: 'prowlers' }], owed: ['brown'] });
    expect(drawEnemy(t.game, 'brown')).toBeUndefined();
    const seen = mageKnight.view(t.game, 0) as unknown as {
      holdings: Record<string, { tokens: unknown[]; owed?: unknown }>;
    };
    expect(seen.holdings[MINE]?.tokens.at(-1)).toEqual({ enemy: null, up: false, back: 'brown' });
    expect(seen.holdings[MINE]?.owed).toBeUndefined();
    brown.discard.push('minotaur');
    t.journal.table = { ...t.game };
    t.play('enter');
    expect(t.game.combat?.foes.map(({ enemy }) => enemy)).toEqual(['prowlers', 'minotaur']);
    expect(t.game.holdings[MINE]?.owed).toBeUndefined();
  });

  const nearEnd = (holdings: NonNullable<TableSetup['holdings']>, tiles: readonly string[] = []): Game => {
    const t = inMines({ tiles: tiles as never, holdings, turn: { stage: 'acted', cards: 1 } });
    t.play('end', 'done');
    return t;
  };

  it('MK-36.9 ends when no tile is left and all mines are liberated; one last turn each', () => {
    const all = [free(MINE), free(DEEP, 1), free(CORE)];
    const t = nearEnd(all);
    expect(told(t, 'scenario-end-met')).toHaveLength(1);
    expect([t.game.next, ...(t.game.last ?? [])]).toEqual([1, 0]);
    expect(told(nearEnd(all.slice(1)), 'scenario-end-met')).toEqual([]);
    const more = nearEnd(all, ['countryside-1']);
    expect(told(more, 'scenario-end-met')).toEqual([]);
    expect(goalOf(more.game)).toMatchObject({
      ends: 'minesLiberated',
      progress: { done: 3, of: 3, tiles: 1 },
    });
  });

  it('MK-36.10 four for a mine of the countryside, seven on a core tile; five for the most, two if tied', () => {
    const sheet = (...holdings: NonNullable<TableSetup['holdings']>) =>
      sheetOf(inMines({ holdings }).game).map((lines) =>
        Object.fromEntries(lines.map(({ key, points }) => [key, points])),
      );
    expect(sheet(free(MINE), free(DEEP), free(CORE, 1))).toMatchObject([
      { mines: 8, 'mines-title': 5 },
      { mines: 7 },
    ]);
    expect(sheet(free(MINE), free(DEEP, 1))).toMatchObject([
      { mines: 4, 'mines-title': 2 },
      { mines: 4, 'mines-title': 2 },
    ]);
    expect(sheet(free(MINE))[0]).not.toHaveProperty('adventurer');
  });
});
