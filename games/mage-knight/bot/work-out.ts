// A fight is worked out for whoever asks what to do in it.
import type { Ask, WorkedOut } from '@krcma/kernel';
import { explainedPlans } from '../solver/index.ts';
import type { MageKnight } from '../state.ts';
import { chancesWith } from './promise.ts';

export function workOut(
  game: MageKnight,
  { seat }: Ask,
  milliseconds: number,
  clock?: () => number,
): readonly WorkedOut[] {
  const { plans } = explainedPlans(game, seat, { ms: milliseconds, ...(clock && { now: clock }) });
  const best = plans[0]?.value ?? 0;
  const chances = chancesWith(
    game,
    seat,
    plans.map(({ value }) => value - best),
  );
  return plans.map(({ steps, proved }, at) => ({ choices: steps, value: chances[at] ?? 0, proved }));
}
