// Chapter MK-7: a hero steps from space to space, and explores (MK-8.1).
import type { ActKind, Seat } from '@krcma/kernel';
import { placeOf, type Slot, type SpaceId } from '../data/geometry.ts';
import { CITY_COST, EXPLORE_COST, terrainCosts, WALL_COST } from '../data/terrains.ts';
import type { MageKnightTypes } from '../messages.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { isRampaging, isWalled, printedAt, siteAt } from './map.ts';
import { note, type Of } from './script.ts';
import { mayLie, revealTile, turnUp } from './tiles.ts';

/** What a space costs to enter now, before walls; undefined where nobody enters. */
export function terrainCost(game: MageKnight, _seat: Seat, space: SpaceId): number | undefined {
  const printed = printedAt(game, space);
  if (printed === undefined) return undefined;
  if (siteAt(game, space) === 'city') return CITY_COST;
  return terrainCosts[printed.terrain]?.[game.time];
}

export function stepCost(game: MageKnight, seat: Seat, from: SpaceId, to: SpaceId): number | undefined {
  const cost = terrainCost(game, seat, to);
  return cost === undefined ? undefined : cost + (isWalled(game, from, to) ? WALL_COST : 0);
}

/** Moving and exploring are over once something else of a turn was begun (MK-4.17, .20). */
export const mayMove = ({ combat, turn }: MageKnight): boolean =>
  combat === null && (turn.stage === 'start' || turn.stage === 'moving');

export const exploreCost = (_game: MageKnight, _seat: Seat): number => EXPLORE_COST;

/** Slots without a tile that border on a space. */
function emptySlotsBy(game: MageKnight, space: SpaceId): Slot[] {
  const slots: Slot[] = [];
  for (const next of placeOf(space).neighbours) {
    const { slot } = placeOf(next);
    if (game.map[slot] === undefined && !slots.includes(slot) && mayLie(game, slot)) slots.push(slot);
  }
  return slots;
}

type StepAct = { readonly do: 'step'; readonly space: SpaceId };
type ExploreAct = { readonly do: 'explore'; readonly slot: Slot };

export const step: ActKind<MageKnightTypes, Of, StepAct> = {
  list: (game, { player }, into) => {
    const { space } = playerAt(game, player);
    if (space === null || !mayMove(game)) return;
    for (const next of placeOf(space).neighbours) {
      if (isRampaging(game, next)) continue;
      const cost = stepCost(game, player, space, next);
      if (cost !== undefined && cost <= game.turn.move) into.push({ do: 'step', space: next });
    }
  },
  option: (game, { space }, { player }) => ({
    id: `step:${space}`,
    label: {
      key: 'step',
      space,
      cost: stepCost(game, player, playerAt(game, player).space ?? space, space) ?? 0,
    },
    thing: `space:${space}`,
    rule: 'MK-7.3',
  }),
  carryOut: (game, { space }, { player }) => {
    const hero = playerAt(game, player);
    const cost = stepCost(game, player, hero.space ?? space, space) ?? 0;
    game.turn.move -= cost;
    game.turn.stage = 'moving';
    if (hero.space !== null) game.turn.path.push(hero.space);
    hero.space = space;
    note({ key: 'stepped', player, space, cost });
    turnUp(game, player);
    return undefined;
  },
};

export const explore: ActKind<MageKnightTypes, Of, ExploreAct> = {
  list: (game, { player }, into) => {
    const { space } = playerAt(game, player);
    if (space === null || !mayMove(game) || game.turn.move < exploreCost(game, player)) return;
    for (const slot of emptySlotsBy(game, space)) into.push({ do: 'explore', slot });
  },
  option: (game, { slot }, { player }) => ({
    id: `explore:${slot}`,
    label: { key: 'explore', slot, cost: exploreCost(game, player) },
    thing: `slot:${slot}`,
    rule: 'MK-8.1',
  }),
  carryOut: (game, { slot }, { player }) => {
    game.turn.move -= exploreCost(game, player);
    game.turn.stage = 'moving';
    revealTile(game, player, slot);
    return undefined;
  },
};
