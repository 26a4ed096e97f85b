import { type Decision, type GameModule, type Json, positionOf, seenBy } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { positions } from '../../gallery/src/all-positions.ts';
import { position } from '../../gallery/src/positions.ts';
import { isFullRun } from '../../tools/sample.ts';
import { type LoadedGame, loadGame } from '../src/games.ts';
import { GAME_IDS, type GameId, rulesOf } from '../src/host/rules.ts';
import { drawnBoard } from './drawn-board.ts';

const MOST = 400;
/** The board is drawn at one of so many questions. */
const DRAWN_EVERY = isFullRun ? 3 : 10;

/** Everything that shines on the board and in the panels. */
function litIn(game: LoadedGame, view: Json, decision: Decision, seats: number): Set<string> {
  const page = drawnBoard(game, { view, seat: decision.seat, decision, seats });
  return new Set([...page.matchAll(/data-thing="([^"]+)"[^>]*data-lit/g)].map(([, thing = '']) => thing));
}

/** Plays without a plan and tells what the rules offered but the board did not show. */
function missing(
  module: GameModule,
  game: LoadedGame,
  seats: number,
  options: Readonly<Record<string, unknown>>,
): string[] {
  const played = positionOf(module, { seats, seed: `boards ${seats}`, options });
  const found = new Set<string>();
  for (let made = 0; made < MOST && played.game.outcome === undefined; made++) {
    const asked = played.asked();
    const { view, decision } = seenBy(module, played.journal, asked.seat);
    if (decision !== undefined && made % DRAWN_EVERY === 0) {
      const lit = litIn(game, view, decision, seats);
      for (const { thing } of decision.options)
        if (thing !== undefined && !lit.has(thing)) found.add(`${decision.prompt.key}: ${thing}`);
    }
    played.play([asked.seat, asked.options[(made * 7 + 3) % asked.options.length]?.id ?? '']);
  }
  return [...found];
}

type Setting = readonly [seats: number, options: Readonly<Record<string, unknown>>];

const SETTINGS: Readonly<Record<GameId, readonly Setting[]>> = {
  valeria: [
    [3, { events: true }],
    [1, {}],
  ],
  'monster-lands': [
    [4, { tricks: true, queensGift: true, moreMonsters: true }],
    [2, {}],
    [1, { scenario: 'tricky-sam' }],
    [1, { campaign: true }],
  ],
  'dungeon-lords': [
    [4, { rules: 'full' }],
    [2, {}],
    [1, { situation: 'situation-1-room' }],
  ],
  ragnarok: [
    [4, { lastRound: 12 }],
    [2, { scale: 'b', lastRound: 12 }],
  ],
  'mage-knight': [
    [1, {}],
    [1, { scenario: 'solo-conquest' }],
    [3, { scenario: 'blitz-conquest' }],
    [2, { scenario: 'dungeon-lords' }],
    [4, { scenario: 'one-to-return', teams: 'two' }],
    [2, { scenario: 'volkares-return-blitz' }],
    [2, { scenario: 'realm-of-the-dead-together' }],
  ],
};

const TABLES = GAME_IDS.flatMap((id) =>
  SETTINGS[id].map(([seats, options]) => [id, seats, options] as const),
);

/** Two of three attack dice have hit somebody who can stop them. */
function battle(module: GameModule) {
  const { journal } = positionOf(module, {
    seats: 2,
    arrangement: {
      clans: [{ affinity: 'jungle', members: ['purkrab', 'hatyr'] }, { affinity: 'water' }],
      phase: 'adventure',
      areas: [{ monster: 'krus', realm: 'glacie', event: 'event-1', side: 'a' }],
      paths: {
        a1: { seat: 0, member: 'hatyr', dice: [{ colour: 'strength', face: 0, trap: null }], defence: 2 },
      },
      dice: [6, 6, 1, 1],
      at: [
        { rule: 'monsterLands', step: 'rounds' },
        { rule: 'round', step: 'adventure' },
      ],
    },
  });
  return journal;
}

const rollIn = (view: Json): Record<string, Json> => (view as { roll: Record<string, Json> }).roll;

describe('the board', () => {
  it.each(TABLES)('shows whatever may be chosen: %s, %i at the table, %o', async (id, seats, options) => {
    const game = await loadGame(id, 'en');
    await game.view.fetchAhead?.();
    expect(missing(await rulesOf(id), game, seats, options)).toEqual([]);
  });

  it.each([
    [2, '2 hits'],
    [1, '2 hits, 1 left'],
    [3, '3 hits, 1 automatic'],
  ])('beside the question about %i hits stand those very hits: %s', async (hits, words) => {
    const game = await loadGame('monster-lands', 'en');
    await game.view.fetchAhead?.();
    const { view, decision } = seenBy(
      await rulesOf('monster-lands'),
      battle(await rulesOf('monster-lands')),
      0,
    );
    expect(decision?.prompt).toMatchObject({ key: 'ask-defend', hits: 2 });
    if (decision === undefined) return;
    const asked = { ...decision, prompt: { ...decision.prompt, hits } };
    const page = drawnBoard(game, { view, seat: 0, decision: asked, seats: 2 });
    const [, told] = /class="ml-hits[^>]*>(.*?)<\/b>/.exec(page) ?? [];
    expect(told?.replace(/<svg.*?<\/svg>/, '').trim()).toBe(words);
  });

  it('the card of the fight shows the goals of the fight, the printed ones struck out', async () => {
    const game = await loadGame('monster-lands', 'en');
    await game.view.fetchAhead?.();
    const module = await rulesOf('monster-lands');
    const { view, decision } = seenBy(module, battle(module), 0);
    const changed = { ...(view as Record<string, Json>), roll: { ...rollIn(view), capture: 8 } };
    const page = drawnBoard(game, { view: changed, seat: 0, decision, seats: 2 });
    expect(/<b>8<\/b><s[^>]*>(\d+)/.exec(page)?.[1]).toBe('9');
  });

  it('Dungeon Lords: a combat card that was spied is in sight in every later season', async () => {
    const game = await loadGame('dungeon-lords', 'en');
    const { four } = positions['dungeon-lords'];
    if (four === undefined) throw new Error('The gallery has no table of four Dungeon Lords.');
    const { journal } = position(await rulesOf('dungeon-lords'), 'four', four);
    const { view, decision } = seenBy(await rulesOf('dungeon-lords'), journal, 0);
    const page = drawnBoard(game, { view, seat: 0, decision, seats: 4 });
    const [, told] = /class="[^"]*dl-spied[^"]*"[^>]*aria-label="([^"]+)"/.exec(page) ?? [];
    expect(told).toBe('Round 2, Magic Shield, seen by you');
    expect(page.match(/dl-spied/g)).toHaveLength(1);
  });

  it('on a phone the section is up in which the first question is answered', async () => {
    const game = await loadGame('dungeon-lords', 'en');
    const { dig } = positions['dungeon-lords'];
    if (dig === undefined) throw new Error('The gallery has no Dungeon Lord who digs.');
    const { journal } = position(await rulesOf('dungeon-lords'), 'dig', dig);
    const { view, decision } = seenBy(await rulesOf('dungeon-lords'), journal, 0);
    const page = drawnBoard(game, { view, seat: 0, decision, seats: 4, narrow: true });
    expect(/data-section="(\w+)"/.exec(page)?.[1]).toBe('dungeon');
  });

  it('a training of Dungeon Lords begins with its first turn', async () => {
    const module = await rulesOf('dungeon-lords');
    const { game } = positionOf(module, { seats: 1, seed: 'first', options: { situation: 'situation-1' } });
    expect(module.turn?.(game).number).toBe(1);
  });

  it.each(TABLES)(
    'tells whose turn it is as the rules do: %s, %i at the table, %o',
    async (id, seats, options) => {
      const module = await rulesOf(id);
      const { activeSeat, turn } = (await loadGame(id, 'en')).view;
      const played = positionOf(module, { seats, seed: `turns ${seats}`, options });
      const turns = new Set<string>();
      for (let made = 0; made < MOST && played.game.outcome === undefined; made++) {
        const view = module.view(played.game, made % seats);
        const told = { seat: activeSeat(view), number: turn(view) };
        expect(told).toEqual(module.turn?.(played.game));
        turns.add(JSON.stringify(told));
        const { seat, options: choices } = played.asked();
        played.play([seat, choices[(made * 7 + 3) % choices.length]?.id ?? '']);
      }
      expect(turns.size).toBeGreaterThan(2);
    },
  );
});
