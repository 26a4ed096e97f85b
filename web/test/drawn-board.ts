import { format } from 'node:util';
import type { Json, Option, Seat } from '@krcma/kernel';
import type { BoardDecision, BoardProps } from '@krcma/tableware/board';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LoadedGame } from '../src/games.ts';

const byThing = <O extends Option>(options: readonly O[]): Map<string, O[]> =>
  Map.groupBy(
    options.filter(({ thing }) => thing !== undefined),
    ({ thing = '' }) => thing,
  );

interface Shown {
  readonly view: Json;
  readonly seat: Seat | undefined;
  readonly decision: BoardDecision | undefined;
  readonly seats: number;
  /** Whether everybody's panel is open in full. */
  readonly full?: boolean;
  readonly narrow?: boolean;
}

/** The board with the panels of all seats, as markup. */
export function drawnBoard({ view: game, text }: LoadedGame, shown: Shown): string {
  const { view, seat, decision, seats, full = false, narrow = false } = shown;
  const props: BoardProps = {
    view,
    seat,
    names: { seat: (each) => `${each + 1}` },
    text,
    language: 'en',
    decision,
    choices: byThing(decision?.options ?? []),
    refusals: byThing(decision?.refused ?? []),
    touch: () => {},
    point: () => {},
    pointed: undefined,
    shown: undefined,
    fresh: [],
    motion: false,
    narrow,
    putBack: undefined,
    aside: false,
  };
  const panels = Array.from({ length: seats }, (_, player) =>
    createElement(game.Player, { ...props, key: player, player, full }),
  );
  return withoutComplaint(() =>
    renderToStaticMarkup(createElement(Fragment, {}, createElement(game.Board, props), ...panels)),
  );
}

/** React tells the console what it dislikes, once for each component; a test that draws it must not pass. */
function withoutComplaint(draw: () => string): string {
  const complaints: string[] = [];
  const tell = console.error;
  console.error = (...words: readonly unknown[]) => complaints.push(format(...words));
  try {
    const drawn = draw();
    if (complaints.length > 0) throw new Error(`React complains: ${complaints.join(' ')}`);
    return drawn;
  } finally {
    console.error = tell;
  }
}
