// Moments of real games, played by the kernel from fixed seeds.
import {
  type Decision,
  type GameModule,
  type GameTypes,
  type Json,
  type Played,
  positionOf,
  type Seat,
} from '@krcma/kernel';

export type Game = Played<GameTypes>;

export interface Wish {
  readonly seats: number;
  readonly seed: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Play until this holds for the seat through whose eyes we look, or so many choices are made. */
  readonly until: (decision: Decision, made: number) => boolean;
  readonly seat?: Seat;
  readonly arrangement?: Json;
  /** What everybody chooses meanwhile. */
  readonly pick: (decision: Decision, made: number) => string;
}

const MOST = 900;

function played(module: GameModule, wish: Wish): Game {
  const { seats, seed, options = {}, arrangement, until, seat = 0, pick } = wish;
  const game = positionOf(module, {
    seats,
    seed,
    options,
    ...(arrangement !== undefined && { arrangement }),
  });
  for (let made = 0; made < MOST && game.game.outcome === undefined; made++) {
    const decision = game.asked();
    if (decision.seat === seat && until(decision, made)) break;
    game.play([decision.seat, pick(decision, made)]);
  }
  return game;
}

/** Somebody who takes what is to be had, now and then something else, and never thinks. */
export const eager =
  (...wishes: readonly string[]) =>
  ({ options }: Decision, made: number): string => {
    for (const wish of wishes) {
      const fitting = options.filter(({ id }) => id.startsWith(wish));
      const chosen = fitting[(made * 7) % Math.max(1, fitting.length)];
      if (chosen && (wish !== 'recruit' || made % 3 > 0)) return chosen.id;
    }
    return options[(made * 5) % options.length]?.id ?? '';
  };

export const asks =
  (key: string, after = 0) =>
  (decision: Decision, made: number): boolean =>
    made >= after && decision.prompt.key === key;

export const action = (after: number) => asks('ask-action', after);

const known = new Map<string, Game>();

export function position(module: GameModule, name: string, wish: Wish): Game {
  const key = `${module.id} ${name}`;
  const game = known.get(key) ?? played(module, wish);
  known.set(key, game);
  return game;
}
