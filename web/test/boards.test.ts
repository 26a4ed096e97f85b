import { type Decision, type GameModule, type Json, type Option, positionOf, seenBy } from '@krcma/kernel';
import type { BoardProps } from '@krcma/tableware/board';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { isFullRun } from '../../tools/sample.ts';
import { type LoadedGame, loadGame, loadModule } from '../src/games.ts';
import { GAME_IDS, type GameId } from '../src/host/rules.ts';

const MOST = 400;
/** The board is drawn at one of so many questions. */
const DRAWN_EVERY = isFullRun ? 3 : 10;

const byThing = <O extends Option>(options: readonly O[]): Map<string, O[]> =>
  Map.groupBy(
    options.filter(({ thing }) => thing !== undefined),
    ({ thing = '' }) => thing,
  );

/** Everything that shines on the board and in the panels. */
function litIn({ view: game, text }: LoadedGame, view: Json, decision: Decision, seats: number): Set<string> {
  const props: BoardProps = {
    view,
    seat: decision.seat,
    names: { seat: (seat) => `${seat + 1}` },
    text,
    language: 'en',
    decision,
    choices: byThing(decision.options),
    refusals: byThing(decision.refused),
    touch: () => {},
    point: () => {},
    pointed: undefined,
    shown: undefined,
    fresh: [],
    motion: false,
    narrow: false,
    aside: false,
  };
  const panels = Array.from({ length: seats }, (_, player) =>
    createElement(game.Player, { ...props, key: player, player, full: false }),
  );
  const table = createElement(Fragment, {}, createElement(game.Board, props), ...panels);
  const page = renderToStaticMarkup(table);
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
};

const TABLES = GAME_IDS.flatMap((id) =>
  SETTINGS[id].map(([seats, options]) => [id, seats, options] as const),
);

describe('the board', () => {
  it.each(TABLES)('shows whatever may be chosen: %s, %i at the table, %o', async (id, seats, options) => {
    const game = await loadGame(id, 'en');
    await game.view.fetchAhead?.();
    expect(missing(await loadModule(id), game, seats, options)).toEqual([]);
  });

  it.each(TABLES)(
    'tells whose turn it is as the rules do: %s, %i at the table, %o',
    async (id, seats, options) => {
      const module = await loadModule(id);
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
