// What each special action promises a player as things stand, and what of it needs the hero where he is.
import type { Seat } from '@krcma/kernel';
import { placeOf, type Region } from '../data/board.ts';
import { companyOf } from '../data/setup.ts';
import { ACTIONS, type ActionId } from '../data/wheel.ts';
import { preyIn } from '../rules/actions/monsters.ts';
import { marchesOf, mayGrow } from '../rules/activate.ts';
import { strengthIn } from '../rules/armies.ts';
import { attributeOf } from '../rules/attributes.ts';
import { regionsOf, templesOf } from '../rules/control.ts';
import { openPositions } from '../rules/hunt/wounds.ts';
import { closedFor } from '../rules/open-actions.ts';
import { type Army, type Prey, playerAt, type Ragnarok } from '../state.ts';
import { resistance } from './reach.ts';
import { regionWorth } from './region-worth.ts';
import { lokiChance, readiness } from './slaying.ts';
import { actions, step } from './weights.ts';

/** With enough strength for what stands there. */
export function marchPoints(game: Ragnarok, seat: Seat, army: Army, to: Region): number {
  const strength = army.strength + strengthIn(game, seat, to);
  const worth = regionWorth(game, seat, to);
  if (worth === 0) return step.march;
  return strength >= resistance(game, seat, to) ? worth : step.weak;
}

export function bestWay(game: Ragnarok, seat: Seat, army: Army): number {
  let best = mayGrow(game, seat, army) ? step.grow : 0;
  for (const to of marchesOf(game, seat, army)) best = Math.max(best, marchPoints(game, seat, army, to));
  return best;
}

function marches(game: Ragnarok, seat: Seat): number {
  let sum = 0;
  for (const army of playerAt(game, seat).armies)
    sum += Math.max(0, bestWay(game, seat, army) - step.grow / 2);
  return sum;
}

function templePoints(game: Ragnarok, seat: Seat): number {
  const isLast = templesOf(game, seat) + 1 >= companyOf(game.seats).templesToWin;
  return actions.temple + (isLast ? actions.wins : 0);
}

/** The best hunt in a region; none is nothing. */
export function bestPrey(game: Ragnarok, seat: Seat, region: Region | null): number {
  let best = 0;
  for (const prey of preyIn(game, seat, region)) best = Math.max(best, preyPoints(game, seat, prey));
  return best;
}

/** A hunt, by how far it may come; Loki's death is the end. */
export function preyPoints(game: Ragnarok, seat: Seat, prey: Prey): number {
  if (prey === 'loki') return actions.wins * lokiChance(game, seat);
  const ready = readiness(game, seat);
  const open = openPositions(game, prey).length;
  return actions.hunt * Math.min(ready, open) + (ready >= open ? actions.kill : 0);
}

export function actionPoints(game: Ragnarok, seat: Seat, action: ActionId): number {
  const player = playerAt(game, seat);
  switch (action) {
    case 'reinforce':
      return actions.reinforce + actions.army * (attributeOf(player, 'authority') - player.armies.length);
    case 'mobilize':
      return actions.mobilize + marches(game, seat);
    case 'prepare':
      return actions.prepare + 0.4 * player.injured.length;
    case 'temple':
      return templePoints(game, seat);
    case 'usurp':
      return actions.usurp + (player.region === null ? 0 : regionWorth(game, seat, player.region));
    case 'monsters':
      return actions.monsters + bestPrey(game, seat, player.region);
    case 'monument': {
      const forges = regionsOf(game, seat).filter((region) => placeOf(game.seats, region).forge).length;
      return actions.monument + actions.collected * templesOf(game, seat) + 0.5 * forges;
    }
  }
}

/** The actions that ask where the hero stands. */
const OF_HERO: readonly ActionId[] = ['usurp', 'monsters'];

/** By how much the best action the hero opens where he stands is better than all others. */
export function heroDeed(game: Ragnarok, seat: Seat): number {
  let best = 0;
  let other = 0;
  for (const action of ACTIONS) {
    if (closedFor(game, seat, action) !== undefined) continue;
    const points = actionPoints(game, seat, action);
    if (OF_HERO.includes(action)) best = Math.max(best, points);
    else other = Math.max(other, points);
  }
  return Math.max(0, best - other);
}
