// What is done first, before everything is read anew: in which order, and whether it is there.
import { COMBAT_PHASES, playerAt } from '../state.ts';
import { type Fight, scriptOf } from './model.ts';
import type { Use } from './use.ts';

/** What was read of a later phase no longer holds if something is done before it. */
export const isInOrder = (uses: readonly Use[]): boolean => {
  const phases = uses.map(({ phase }) => COMBAT_PHASES.indexOf(phase));
  return phases.every((phase, at) => at === 0 || phase >= (phases[at - 1] as number));
};

export const scriptIn = (use: Use): string => `${use.phase} ${scriptOf(use)}`;

/** The same thing is not used more often than it is there. */
export function isTooMuch({ game, seat }: Fight, uses: readonly Use[]): boolean {
  const { hand } = playerAt(game, seat);
  const left = [...hand];
  const others = new Set<string>();
  for (const { act, cards } of uses) {
    if (!act.startsWith('play:')) {
      if (others.has(act)) return true;
      others.add(act);
    }
    for (const card of cards) {
      const at = left.indexOf(card);
      if (at < 0) return true;
      left.splice(at, 1);
    }
  }
  return false;
}
