// How long the game may still last.
import type { Seat } from '@krcma/kernel';
import { modeOf, type PlayerCount } from '../data/modes.ts';
import { exhaustedStacks } from '../rules/exhausted.ts';
import { CITIZENS, DOMAINS, isSolo, STACKS, stackAt, type Valeria } from '../state.ts';
import { horizon } from './weights.ts';

const effort = (stack: number): number =>
  stack >= DOMAINS ? horizon.domainEffort : stack < CITIZENS ? horizon.monsterEffort : 1;

// Written over by every call: a playout asks thousands of times.
const nearest = new Float64Array(STACKS);

/** The sum of the smallest efforts, kept in order while they come. */
function keepSmallest(kept: number, most: number, takes: number): number {
  if (kept === most && takes >= (nearest[kept - 1] as number)) return kept;
  let at = kept < most ? kept : kept - 1;
  for (; at > 0 && (nearest[at - 1] as number) > takes; at--) nearest[at] = nearest[at - 1] as number;
  nearest[at] = takes;
  return kept < most ? kept + 1 : kept;
}

/** Takes to the nearest end: the cards of the stacks that are nearest to be emptied, each by how hard it is to take. */
function takesLeft(game: Valeria): number {
  const needed = modeOf(game.seats as PlayerCount).endExhausted - exhaustedStacks(game);
  if (needed <= 0) return 0;
  let monsters = 0;
  let domains = 0;
  let kept = 0;
  for (let stack = 0; stack < STACKS; stack++) {
    const cards = stackAt(game, stack).cards.length;
    if (cards === 0) continue;
    const takes = cards * effort(stack);
    kept = keepSmallest(kept, needed, takes);
    if (stack < CITIZENS) monsters += takes;
    if (stack >= DOMAINS) domains += takes;
  }
  let takes = 0;
  for (let i = 0; i < kept; i++) takes += nearest[i] as number;
  return isSolo(game) ? Math.min(takes, monsters) : Math.min(takes, monsters, domains);
}

/** Expected full rounds after the one being played. */
export function roundsLeft(game: Valeria): number {
  const takes = takesLeft(game);
  if (takes === 0) return 0;
  return isSolo(game) ? takes * horizon.soloPace : (takes * horizon.pace) / game.seats + horizon.more;
}

/** Turns a seat still expects: its own to act in, and harvests of both kinds. */
export interface Turns {
  readonly toAct: number;
  readonly own: number;
  readonly others: number;
}

export function turnsOf(game: Valeria, seat: Seat, rounds: number): Turns {
  const { seats, first, active } = game;
  if (seats === 1) return { toAct: rounds + 1, own: rounds, others: rounds + 1 };
  const place = (seat - first + seats) % seats;
  const now = (active - first + seats) % seats;
  const comes = place > now ? 1 : 0;
  const others = seats - 1 - now - comes;
  const harvested = seats === 5 ? seats - 2 : seats - 1;
  return {
    toAct: rounds + comes + (place === now ? 1 : 0),
    own: rounds + comes,
    others: rounds * harvested + others,
  };
}
