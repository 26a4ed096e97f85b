import { describe, expect, it } from 'vitest';
import { sitesOn, tileOf } from '../../data/tiles.ts';
import { mageKnight } from '../../index.ts';
import { goalOf } from '../../rules/goal.ts';
import { leaderOf } from '../../rules/hand-limit.ts';
import { setupOf } from '../../rules/scenario.ts';
import { sheetOf } from '../../rules/scores.ts';
import { reach, strikeWith } from '../fight.ts';
import { freshTable, type Game, offers, playerOf, refuses, type TableSetup, table, told } from '../table.ts';

const lords = { scenario: 'dungeon-lords' } as const;

const below = ({ players = [], ...more }: TableSetup = {}): Game =>
  table({ seats: 2, players, ...more, options: lords });

/** Countryside 7 has a dungeon in its southeast, countryside 9 one in its northwest. */
const MAP = {
  '0,0': 'start-a',
  '1,0': 'countryside-7',
  '0,1': 'countryside-9',
  '1,1': 'core-3',
};
const DUNGEON = '1,0:SE';
const FAR = '0,1:NW';
const TOMB = '1,1:W';
const taken = (space: string, seat = 0) => ({ space, shields: [seat], tokens: [] });

describe('Dungeon Lords', () => {
  it('MK-38.1 tiles and rounds for two to four; dungeons, the desert tile and the blue city always come', () => {
    const counts = (seats: number) => {
      const { shape, countryside, cities, core, rounds } = setupOf({ ...lords, seats, options: {} });
      return [shape, countryside, cities, core, rounds];
    };
    expect(counts(2)).toEqual(['wedge', 8, 1, 1, 5]);
    expect(counts(3)).toEqual(['wedge', 9, 1, 2, 5]);
    expect(counts(4)).toEqual(['open4', 11, 1, 3, 5]);
    for (let seed = 0; seed < 20; seed++) {
      const { game } = freshTable(2 + (seed % 3), lords, `${seed}`);
      const land = game.box.filter((tile) => tileOf(tile).back === 'countryside');
      expect(land.flatMap(sitesOn)).not.toContain('dungeon');
      expect(game.tiles).toEqual(expect.arrayContaining(['core-1', 'core-6']));
      const dealt = structuredClone(game);
      mageKnight.redeal(dealt, [0]);
      expect(dealt.tiles).toEqual(expect.arrayContaining(['core-1', 'core-6']));
    }
  });

  it('MK-38.1 the city is friendly', () => {
    const { game } = below({ map: { ...MAP, '1,1': 'core-6' } });
    expect(game.holdings['1,1:C']).toMatchObject({ tokens: [], shields: [0, 1] });
    expect(leaderOf(game, '1,1:C')).toBeUndefined();
  });

  /** Explores the land east of countryside 1. */
  const explored = (tile: string, more: TableSetup = {}): Game => {
    const t = below({
      players: [{ space: '1,0:E' }],
      turn: { move: 5 },
      tiles: [tile as never],
      decks: { enemies: { brown: ['gargoyle'], red: ['ice-dragon'] } },
      ...more,
    });
    t.play('explore:2,0');
    return t;
  };

  it('MK-38.2 beside a revealed village there is a secret dungeon, where the revealer says', () => {
    const t = explored('countryside-3');
    expect(t.asked().prompt).toEqual({ key: 'ask-secret', site: 'dungeon' });
    const spaces = offers(t, 'secret:');
    expect(spaces).toContain('secret:2,0:W');
    expect(spaces).toContain('secret:2,0:C');
    expect(spaces).not.toContain('secret:2,0:SE');
    t.play('secret:2,0:W');
    expect(t.game.holdings['2,0:W']).toMatchObject({
      secret: 'dungeon',
      tokens: [{ enemy: 'gargoyle', up: false }],
    });
    expect(told(t, 'secret-found')).toEqual([
      { key: 'secret-found', player: 0, space: '2,0:W', site: 'dungeon' },
    ]);
    const seen = mageKnight.view(t.game, 0) as unknown as {
      holdings: Record<string, { tokens: { enemy: string | null }[] }>;
    };
    expect(seen.holdings['2,0:W']?.tokens).toEqual([{ enemy: null, up: false, back: 'brown' }]);
  });

  it('MK-38.2 beside a monastery a secret tomb with a red token, never in a swamp or where nobody walks', () => {
    const t = explored('countryside-7', {
      map: { '0,0': 'start-a', '1,0': 'countryside-6', '0,1': 'countryside-2' },
    });
    expect(t.asked().prompt).toEqual({ key: 'ask-secret', site: 'tomb' });
    expect(offers(t, 'secret:').sort()).toEqual(['secret:1,0:NE', 'secret:2,0:SW']);
    t.play('secret:2,0:SW');
    expect(t.game.holdings['2,0:SW']).toMatchObject({
      secret: 'tomb',
      tokens: [{ enemy: 'ice-dragon', up: false }],
    });
  });

  it('MK-38.2 neither set-up nor a tile without such a site hides anything', () => {
    for (let seed = 0; seed < 10; seed++)
      for (const holding of Object.values(freshTable(2, lords, `${seed}`).game.holdings))
        expect(holding.secret).toBeUndefined();
    const t = explored('countryside-6');
    expect(offers(t, 'secret:')).toEqual([]);
    expect(told(t, 'secret-found')).toEqual([]);
  });

  it('MK-38.3 where no space is free nothing is hidden', () => {
    const around = ['2,0:C', '2,0:W', '1,0:E', '1,0:SE', '2,0:SE', '2,-1:NE', '2,-1:NW', '2,-1:W'];
    const t = below({
      map: { '0,0': 'start-b', '0,1': 'countryside-2', '1,0': 'countryside-1', '1,-1': 'countryside-5' },
      players: [{ space: '1,0:E' }],
      turn: { move: 5 },
      tiles: ['countryside-8'],
      holdings: ['1,0:SE', '1,-1:NW', '1,-1:W'].map((space) => ({ space, tokens: [] })),
    });
    t.play('explore:2,0');
    const free = offers(t, 'secret:').map((id) => id.slice('secret:'.length));
    expect(around).toEqual(expect.arrayContaining(free.filter((space) => space.startsWith('2,0'))));
    for (const space of free) t.game.holdings[space] = { ...t.game.holdings[space], secret: 'tomb' } as never;
    t.journal.table = { ...t.game };
    expect(offers(t, 'secret:')).toEqual([]);
  });

  const secret = (more: TableSetup = {}): Game =>
    below({
      players: [{ space: '1,0:SW', hand: ['ruby-ring'], units: ['peasants'], level: 9, fame: 0 }],
      map: MAP,
      decks: { enemies: { brown: ['minotaur'] } },
      ...more,
      holdings: [{ space: '1,0:SW', secret: 'dungeon', tokens: [{ enemy: 'gargoyle', up: false }] }],
    });

  it('MK-38.2, MK-11.9 who guards a secret dungeon does not rampage, also where an orc stood before', () => {
    const beside = (holding: object): Game =>
      below({
        players: [{ space: '1,0:W' }],
        turn: { move: 5 },
        holdings: [{ space: '1,0:NW', ...holding }],
      });
    const guard = { tokens: [{ enemy: 'gargoyle', up: false }] };
    const rampaging = beside({ tokens: ['prowlers'] });
    expect(offers(rampaging, 'challenge:')).toEqual(['challenge:1,0:NW']);
    expect(offers(rampaging, 'step:')).not.toContain('step:1,0:NW');
    const hidden = beside({ ...guard, secret: 'dungeon' });
    expect(offers(hidden, 'challenge:')).toEqual([]);
    expect(offers(hidden, 'step:')).toContain('step:1,0:NW');
    expect(JSON.stringify(hidden.asked())).not.toContain('gargoyle');
  });

  it('MK-38.4 a secret dungeon is fought in like any other, with the token that lies there', () => {
    const t = secret();
    t.play('enter');
    expect(t.game.combat?.foes.map(({ enemy }) => enemy)).toEqual(['gargoyle']);
    expect(t.game.combat).toMatchObject({ dark: true, units: 0, cause: 'adventure' });
    reach(t, 'attack');
    strikeWith(t, 60);
    expect(t.game.holdings['1,0:SW']).toMatchObject({ secret: 'dungeon', shields: [0], tokens: [] });
    expect(t.game.turn.rewards).toEqual([{ reward: 'spellOrArtifact', n: 1 }]);
  });

  it('MK-38.4 whoever is not beaten there gives way to another one, face down', () => {
    const t = secret();
    t.play('enter');
    reach(t, 'attack');
    t.play('next');
    expect(t.game.holdings['1,0:SW']).toMatchObject({
      shields: [],
      tokens: [{ enemy: 'minotaur', up: false }],
    });
    expect(t.game.enemies.brown.discard).toEqual(['gargoyle']);
    expect(told(t, 'foes-stay')).toEqual([]);
  });

  it('MK-38.5 a conquered dungeon is not entered again', () => {
    const t = below({ map: MAP, players: [{ space: DUNGEON }], holdings: [taken(DUNGEON, 1)] });
    expect(offers(t, 'enter')).toEqual([]);
    expect(refuses(t, 'enter')).toEqual({ reason: { key: 'already-conquered' }, rule: 'MK-38.5' });
    const elsewhere = table({
      seats: 2,
      map: MAP,
      players: [{ space: DUNGEON }],
      holdings: [taken(DUNGEON, 1)],
    });
    expect(offers(elsewhere, 'enter')).toEqual(['enter']);
  });

  const travelling = (move: number, ...holdings: ReturnType<typeof taken>[]): Game =>
    below({ map: MAP, players: [{ space: DUNGEON }], turn: { move, stage: 'moving' }, holdings });

  it('MK-38.6 conquered ones lead to one another for 2 Move and one for each space', () => {
    const t = travelling(20, taken(DUNGEON), taken(FAR, 1), taken(TOMB, 1));
    expect(offers(t, 'travel:').sort()).toEqual([`travel:${FAR}`, `travel:${TOMB}`].sort());
    t.play(`travel:${FAR}`);
    expect(playerOf(t).space).toBe(FAR);
    const [travelled] = told(t, 'travelled-below');
    expect(travelled).toMatchObject({ player: 0, from: DUNGEON, space: FAR, cost: 2 + 5 });
    expect(t.game.turn.move).toBe(13);
    expect(t.game.turn.path).toEqual([DUNGEON]);
  });

  it('MK-38.6 not without the Move, not from or to what nobody has conquered', () => {
    const short = travelling(6, taken(DUNGEON), taken(FAR, 1));
    expect(refuses(short, `travel:${FAR}`)).toEqual({
      reason: { key: 'too-far', cost: 7, move: 6 },
      rule: 'MK-38.6',
    });
    expect(offers(travelling(20, taken(DUNGEON)), 'travel:')).toEqual([]);
    expect(offers(travelling(20, taken(FAR)), 'travel:')).toEqual([]);
    const over = below({
      map: MAP,
      players: [{ space: DUNGEON }],
      turn: { move: 20, stage: 'acted' },
      holdings: [taken(DUNGEON), taken(FAR)],
    });
    expect(offers(over, 'travel:')).toEqual([]);
  });

  it('MK-38.6 impossible where no revealed land without lake or swamp leads there', () => {
    const t = below({
      map: { '0,0': 'start-a', '1,0': 'countryside-7', '4,0': 'core-3' },
      players: [{ space: DUNGEON }],
      turn: { move: 40, stage: 'moving' },
      holdings: [taken(DUNGEON), taken('4,0:W')],
    });
    expect(offers(t, 'travel:')).toEqual([]);
    expect(refuses(t, 'travel:4,0:W')).toEqual({ reason: { key: 'no-tunnel' }, rule: 'MK-38.6' });
  });

  const nearEnd = (holdings: NonNullable<TableSetup['holdings']>, tiles: readonly string[] = []): Game => {
    const t = below({
      map: MAP,
      tiles: tiles as never,
      holdings,
      turn: { stage: 'acted', cards: 1 },
      players: [{ space: '1,0:SW' }],
    });
    t.play('end', 'done');
    return t;
  };

  it('MK-38.7 ends when no tile is left and all dungeons and tombs are conquered, secret ones too', () => {
    const all = [taken(DUNGEON), taken(FAR, 1), taken(TOMB)];
    const t = nearEnd(all);
    expect(told(t, 'scenario-end-met')).toHaveLength(1);
    expect(t.game.last).toEqual([0]);
    expect(told(nearEnd(all.slice(1)), 'scenario-end-met')).toEqual([]);
    expect(told(nearEnd(all, ['countryside-1']), 'scenario-end-met')).toEqual([]);
    const hidden = nearEnd([...all, { space: '0,1:W', secret: 'dungeon', tokens: ['gargoyle'] }]);
    expect(told(hidden, 'scenario-end-met')).toEqual([]);
    expect(goalOf(hidden.game)).toMatchObject({
      ends: 'dungeonsConquered',
      progress: { done: 3, of: 4, tiles: 0 },
    });
  });

  it('MK-38.8 four for a dungeon or tomb, also a secret one, two for other adventures; the title is worth 5 or 2', () => {
    const sheet = (holdings: NonNullable<TableSetup['holdings']>) =>
      sheetOf(below({ map: { ...MAP, '1,1': 'core-1' }, holdings }).game).map((lines) =>
        Object.fromEntries(lines.map(({ key, points }) => [key, points])),
      );
    const den = { space: '1,1:W', shields: [1], tokens: [] };
    const hidden = { space: '0,1:W', secret: 'tomb' as const, shields: [0], tokens: [] };
    expect(sheet([taken(DUNGEON), hidden, den])).toMatchObject([
      { adventurer: 8, 'crawler-title': 5 },
      { adventurer: 2 },
    ]);
    const tied = sheet([taken(DUNGEON), taken(FAR, 1)]);
    expect(tied).toMatchObject([
      { adventurer: 4, 'crawler-title': 2 },
      { adventurer: 4, 'crawler-title': 2 },
    ]);
    expect(tied[0]).not.toHaveProperty('adventurer-title');
  });
});
