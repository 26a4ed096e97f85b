// MK-8.1 to .9, .11: a hero explores: the next tile is laid where it may lie.
import type { ActKind, Refused, Seat } from '@krcma/kernel';
import { placeOf, type Slot, type SpaceId, spaceName, spacesWithin } from '../data/geometry.ts';
import type { RuleId } from '../data/rule-ids.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { EXPLORE_COST } from '../data/terrains.ts';
import { tileOf } from '../data/tiles.ts';
import type { MageKnightTypes } from '../messages.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { mayMove } from './figure.ts';
import { working, works } from './lasting.ts';
import type { Of } from './script.ts';
import { findSecrets } from './secret-sites.ts';
import { type Misplaced, misplaced, revealTile } from './tiles.ts';

/** What effects take off comes first, then a scenario multiplies what is left (MK-45.4). */
export function exploreCost(game: MageKnight, seat: Seat): number {
  let cost = EXPLORE_COST;
  if (game.lasting.length > 0) for (const { op } of working(game, seat, 'exploreCost')) cost += op.delta;
  return Math.max(0, cost) * (scenarioOf(game.scenario).exploreTimes ?? 1);
}

/** MK-45.4: Influence that counts as Move for exploring. */
export const influenceFor = ({ scenario, turn }: MageKnight): number =>
  scenarioOf(scenario).influenceExplores === true ? Math.max(0, turn.influence) : 0;

/** Move first, then Influence. */
function payForTile(game: MageKnight, cost: number): void {
  const { turn } = game;
  const move = Math.min(turn.move, cost);
  turn.move -= move;
  turn.influence -= cost - move;
}

const pointsToExplore = (game: MageKnight): number => game.turn.move + influenceFor(game);

/** How far away a position may be. */
export function exploreRange(game: MageKnight, seat: Seat): number {
  if (game.lasting.length === 0) return 1;
  let range = works(game, seat, 'reachTwo') ? 2 : 1;
  for (const { op } of working(game, seat, 'exploreRange')) range = Math.max(range, op.n);
  return range;
}

/** Positions without a tile so near to a space. */
function emptySlotsWithin(game: MageKnight, space: SpaceId, range: number): Slot[] {
  const slots: Slot[] = [];
  for (const next of spacesWithin(space, range)) {
    const { slot } = placeOf(next);
    if (game.map[slot] === undefined && !slots.includes(slot)) slots.push(slot);
  }
  return slots;
}

export const slotsToExplore = (game: MageKnight, space: SpaceId, range: number): Slot[] =>
  emptySlotsWithin(game, space, range).filter((slot) => misplaced(game, slot) === undefined);

const ruleOf: Readonly<Record<Exclude<Misplaced, 'touches-too-few'>, RuleId>> = {
  'none-left': 'MK-8.9',
  'beyond-coast': 'MK-8.4',
  'core-on-coast': 'MK-8.7',
  'wrong-side': 'MK-43.5',
};

/** How many tiles the next one must touch depends on where it comes from. */
function ruleAgainst({ tiles }: MageKnight, why: Misplaced): RuleId {
  if (why !== 'touches-too-few') return ruleOf[why];
  const next = tiles.at(-1);
  if (next === undefined) return 'MK-8.9';
  return tileOf(next).back === 'core' ? 'MK-8.6' : 'MK-8.5';
}

type ExploreAct = { readonly do: 'explore'; readonly slot: Slot };

/** Seen from where the hero stands. */
export const exploreLabel = (game: MageKnight, seat: Seat, slot: Slot, cost: number) => ({
  key: 'explore' as const,
  from: playerAt(game, seat).space ?? spaceName(slot, 'C'),
  slot,
  cost,
});

const optionOf = (game: MageKnight, seat: Seat, slot: Slot) => ({
  id: `explore:${slot}`,
  label: exploreLabel(game, seat, slot, exploreCost(game, seat)),
  thing: `slot:${slot}`,
});

function refusedSlot(game: MageKnight, seat: Seat, slot: Slot): Refused<MageKnightTypes>[] {
  const option = optionOf(game, seat, slot);
  const why = misplaced(game, slot);
  if (why !== undefined) return [{ ...option, reason: { key: why }, rule: ruleAgainst(game, why) }];
  const cost = exploreCost(game, seat);
  const move = pointsToExplore(game);
  return cost <= move ? [] : [{ ...option, reason: { key: 'too-far', cost, move }, rule: 'MK-8.1' }];
}

export const explore: ActKind<MageKnightTypes, Of, ExploreAct> = {
  list: (game, { player }, into) => {
    const { space } = playerAt(game, player);
    if (space === null || !mayMove(game) || pointsToExplore(game) < exploreCost(game, player)) return;
    for (const slot of slotsToExplore(game, space, exploreRange(game, player)))
      into.push({ do: 'explore', slot });
  },
  option: (game, { slot }, { player }) => ({ ...optionOf(game, player, slot), rule: 'MK-8.1' }),
  refused: (game, { player }) => {
    const { space } = playerAt(game, player);
    if (space === null || !mayMove(game)) return [];
    const slots = emptySlotsWithin(game, space, exploreRange(game, player));
    return slots.flatMap((slot) => refusedSlot(game, player, slot));
  },
  carryOut: (game, { slot }, { player }) => {
    payForTile(game, exploreCost(game, player));
    game.turn.stage = 'moving';
    revealTile(game, player, slot);
    return findSecrets(game, player, slot);
  },
};
