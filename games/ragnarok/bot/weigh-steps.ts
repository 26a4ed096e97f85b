// What the answers of the five steps promise.
import { appraisal, type Seat } from '@krcma/kernel';
import { placeOf, type Region, type Sea, seaOf } from '../data/board.ts';
import type { RuneActionId } from '../data/rune-actions.ts';
import type { ActionId } from '../data/wheel.ts';
import type { RagnarokTypes } from '../messages.ts';
import { preyIn } from '../rules/actions/monsters.ts';
import { activateArmy, nextActivation } from '../rules/activate.ts';
import { strengthIn } from '../rules/armies.ts';
import { attributeOf } from '../rules/attributes.ts';
import { controllerOf } from '../rules/control.ts';
import { stepOfHero } from '../rules/hero-step.ts';
import { heroReach } from '../rules/map.ts';
import { pray } from '../rules/prayer.ts';
import { raiseArmy } from '../rules/recruiting.ts';
import { nextRuneAction } from '../rules/rune-step.ts';
import { forgeIn } from '../rules/runes.ts';
import { special } from '../rules/special.ts';
import { armyAt, playerAt, type Ragnarok } from '../state.ts';
import { actionPoints, bestPrey, bestWay, marchPoints, preyPoints } from './action-worth.ts';
import { ledPoints } from './led.ts';
import { resistance } from './reach.ts';
import { regionWorth } from './region-worth.ts';
import { runes, step } from './weights.ts';

interface Done {
  readonly do: string;
  readonly to?: number;
}

const marching = appraisal<RagnarokTypes, { player: Seat; army: number }>(
  activateArmy,
  (game, ask, { player, army }) =>
    ask.values.map((way) =>
      way === 'grow' ? step.grow : marchPoints(game, player, armyAt(game, player, army), way as Region),
    ),
);

const activating = appraisal<RagnarokTypes, { player: Seat }>(nextActivation, (game, ask, { player }) =>
  ask.values.map((army) =>
    army === null ? step.nothing : bestWay(game, player, armyAt(game, player, army as number)),
  ),
);

/** Where the hero could usurp, hunt, forge, ally or lead. */
export function heroPoints(game: Ragnarok, seat: Seat, to: Region): number {
  const player = playerAt(game, seat);
  const might = attributeOf(player, 'might');
  let points = 0;
  const isFree = !game.players.some((other, each) => each !== seat && other.region === to);
  if (isFree && controllerOf(game, to) !== seat && resistance(game, seat, to) <= might)
    points += step.usurpable * regionWorth(game, seat, to);
  if (forgeIn(game, to)?.filled) points += step.rune;
  for (const prey of preyIn(game, seat, to)) points += step.prey * preyPoints(game, seat, prey);
  for (const realm of placeOf(game.seats, to).realms)
    if (!game.allies[realm].includes(seat)) points += step.realm;
  return points + ledPoints(game, seat, to);
}

export const drakkarPoints = (game: Ragnarok, seat: Seat, to: Sea): number => {
  let points: number = step.drakkar;
  for (const region of seaOf(game.seats, to).regions)
    if (controllerOf(game, region) !== seat && resistance(game, seat, region) <= 2) points += step.drakkar;
  return points;
};

const heroStepping = appraisal<RagnarokTypes, { player: Seat }>(stepOfHero, (game, ask, { player }) => {
  const { region } = playerAt(game, player);
  const here = region === null ? 0 : heroPoints(game, player, region);
  return ask.values.map((value) => {
    const act = value as unknown as Done;
    if (act.do === 'hero') return heroPoints(game, player, act.to as Region) - here;
    if (act.do === 'drakkar') return drakkarPoints(game, player, act.to as Sea) - 3 * step.drakkar;
    if (act.do === 'heal') return step.heal;
    return act.do === 'skip' ? step.nothing : step.nothing + 0.1;
  });
});

const praying = appraisal<RagnarokTypes, { player: Seat }>(pray, (_, ask) =>
  ask.values.map((value) => {
    const act = value as unknown as Done;
    if (act.do === 'priest') return step.priest;
    return act.do === 'forge' ? step.forge : step.nothing;
  }),
);

/** An ally at once; of the rest what it brings, less the runes. */
const spending = appraisal<RagnarokTypes, { player: Seat }>(nextRuneAction, (_, ask) =>
  ask.values.map((value) => {
    const { action } = value as unknown as { readonly action?: RuneActionId };
    return action === undefined ? step.nothing : runes[action];
  }),
);

/** What one holds is offered by the same rule: before a hunt the hero may be moved to better prey, or stays. */
function offeredPoints(game: Ragnarok, seat: Seat, isUsed: boolean): number {
  const { region } = playerAt(game, seat);
  if (!isUsed) return bestPrey(game, seat, region);
  return Math.max(0, ...heroReach(game, seat, 1).map((to) => bestPrey(game, seat, to)));
}

const acting = appraisal<RagnarokTypes, { player: Seat }>(special, (game, ask, { player }) =>
  ask.values.map((value) => {
    if (ask.frame.at === 'action') return actionPoints(game, player, value as ActionId);
    return ask.frame.at === 'action start' ? offeredPoints(game, player, value !== null) : 0;
  }),
);

const recruiting = appraisal<RagnarokTypes, { player: Seat }>(raiseArmy, (game, ask, { player }) => {
  const authority = attributeOf(playerAt(game, player), 'authority');
  return ask.values.map((to) => {
    if (typeof to !== 'number') return 0;
    const isEnough = authority + strengthIn(game, player, to) >= resistance(game, player, to);
    return isEnough ? regionWorth(game, player, to) : 0;
  });
});

export const stepAppraisals = [marching, activating, heroStepping, praying, spending, acting, recruiting];
