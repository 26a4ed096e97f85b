import {
  finish,
  type GameModule,
  type Played,
  positionOf,
  type Question,
  redealAmong,
  type Seat,
  scriptsFor,
  type Table,
} from '../index.ts';
import type { Rule } from '../step.ts';

/** The smallest table a rule can be tried out on. */
export interface Mini extends Table {
  trail: string[];
  points: number[];
  hands: string[][];
  deck: string[];
  market: string[];
}

export type Words =
  | { key: 'ask' | 'enough' | 'none' }
  | { key: 'is'; what: string }
  | { key: 'because'; of: number };
export type Event = { key: 'told'; what: string } | { key: 'hushed' };

export interface MiniTypes {
  state: Mini;
  message: Words;
  event: Event;
  rule: 'MINI-1' | 'MINI-2';
  term: string;
}

export const { rule, ruleNamed } = scriptsFor<MiniTypes>();

/** A question about plain words. */
export const oneOf = <L>(
  values: (game: Mini, locals: L) => readonly string[],
  more: Partial<Omit<Question<MiniTypes, L, string>, 'kind' | 'values'>> = {},
) => ({
  kind: 'one' as const,
  values,
  option: (_: Mini, what: string) => ({ id: what, label: { key: 'is' as const, what } }),
  prompt: () => ({ key: 'ask' as const }),
  ...more,
});

export const trail = (game: Mini, ...steps: (string | number)[]): void => {
  game.trail.push(...steps.map(String));
};

export function endNow(game: Mini, winners: readonly Seat[] = [0]): void {
  finish(game, {
    winners,
    reason: 'over',
    scores: game.points,
    sheet: game.points.map((points) => [{ key: 'points', points }]),
  });
}

/** A game of these rules; the first is the whole game. */
export function miniGame(
  scripts: readonly Rule[],
  changes: Partial<GameModule<MiniTypes>> = {},
): GameModule<MiniTypes> {
  return {
    id: 'mini',
    version: 1,
    seats: { min: 1, max: 4 },
    options: {},
    migrations: [],
    scripts: { rules: scripts },
    opening: scripts[0]?.name ?? '',
    setUp: (table) => ({
      ...table,
      trail: [],
      points: Array.from({ length: table.seats }, () => 0),
      hands: Array.from({ length: table.seats }, (_, seat) => [`a${seat}`, `b${seat}`]),
      deck: ['top', 'middle', 'bottom'],
      market: ['axe', 'bow'],
    }),
    view: ({ trail, points, hands, deck, market }, seat) => ({
      trail: [...trail],
      points: [...points],
      hands: hands.map((hand, owner) => (owner === seat ? [...hand] : hand.length)),
      deck: deck.length,
      market: [...market],
    }),
    redeal: ({ hands, deck, ...game }, knowing) =>
      redealAmong(game, [deck, ...hands.filter((_, owner) => !knowing.includes(owner))]),
    components: ({ hands, deck }) => [...hands.flat(), ...deck],
    ...changes,
  };
}

/** Starts a game of these rules, to be played by ids. */
export const begin = (
  scripts: readonly Rule[],
  seats = 2,
  changes: Partial<GameModule<MiniTypes>> = {},
): Played<MiniTypes> => positionOf(miniGame(scripts, changes), { seats });
