import type { Check } from './check.ts';
import { type Effort, type Mode, type Player, playChecked, randomPlayer } from './conformance.ts';
import type { GameTypes } from './decision.ts';
import type { GameModule } from './module.ts';
import { randomFrom, shuffle } from './random.ts';

interface Drawing {
  /** Decides the modes and the deals; the same seed draws the same games. */
  readonly seed: string;
  /** Games are played until so many decisions were made, each to its end. */
  readonly decisions: number;
  readonly effort?: Effort;
  readonly players?: Readonly<Record<string, Player>>;
}

/**
 * Conformance that takes as long for a game of long games as for one of short ones: whole games in modes drawn by a
 * seed, none a second time before each had its turn.
 */
export function drawnConformance<T extends GameTypes>(
  module: GameModule<T>,
  modes: readonly Mode[],
  { seed, decisions, effort = { every: 4 }, players = { random: randomPlayer } }: Drawing,
): Check {
  const every = modes.flatMap((mode) =>
    Object.entries(players).map(([who, player]) => ({ ...mode, who, player })),
  );
  return {
    title: `${module.id}: ${decisions} decisions in modes drawn by the seed ${seed} keep every promise`,
    run: () => {
      const chance = { random: randomFrom(`${module.id} ${seed}`) };
      for (let made = 0, round = 0; made < decisions; round++)
        for (const { name, seats, options, who, player } of shuffle(chance, [...every])) {
          if (made >= decisions) return;
          const setup = { seats, seed: `${seed} ${name} ${who} ${round}`, ...(options && { options }) };
          made += Math.max(1, playChecked(module, setup, player, effort).log.length);
        }
    },
  };
}
