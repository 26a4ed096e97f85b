// Chapter MK-7: a hero steps from space to space.
import { type ActKind, calling, type Refused, type Seat } from '@krcma/kernel';
import { placeOf, type SpaceId, spacesWithin } from '../data/geometry.ts';
import type { RuleId } from '../data/rule-ids.ts';
import { scenarioOf } from '../data/scenarios.ts';
import type { MageKnightMessage, MageKnightTypes } from '../messages.ts';
import { type MageKnight, playerAt } from '../state.ts';
import type { Arrival } from './arriving.ts';
import { isStormed, isStorming } from './assault/parts.ts';
import { mayMove, moveFigure } from './figure.ts';
import { isBarred, stepCost, terrainCost } from './ground.ts';
import { working, works } from './lasting.ts';
import {
  heroesAt,
  isAssaulted,
  isClosed,
  isRampaging,
  isVolkareAt,
  printedAt,
  siteAt,
  terrainAt,
} from './map.ts';
import { provokedBy } from './provoking.ts';
import { mustRecover } from './recovery.ts';
import { note, type Of, ruleNamed } from './script.ts';

const arrive = ruleNamed<Arrival>('arrive');

/** Spaces that count as adjacent for a seat's moves. */
export const stepsFrom = (game: MageKnight, seat: Seat, space: SpaceId): readonly SpaceId[] =>
  works(game, seat, 'reachTwo') ? spacesWithin(space, 2) : placeOf(space).neighbours;

/** What keeps a hero from a step. */
type Hindrance = 'volkare' | 'assault' | 'rampaging' | 'closed' | 'impassable' | 'barred' | 'far' | 'hero';

/** MK-7.23. */
const provokesBesideHero = (game: MageKnight, seat: Seat, from: SpaceId, to: SpaceId): boolean =>
  game.seats > 1 &&
  heroesAt(game, to).some((other) => other !== seat) &&
  provokedBy(game, seat, from, to).length > 0;

export function hindrance(game: MageKnight, seat: Seat, from: SpaceId, to: SpaceId): Hindrance | undefined {
  if (isVolkareAt(game, to)) return 'volkare';
  if (isStorming(game) && !isStormed(game, to)) return 'assault';
  if (isRampaging(game, to)) return 'rampaging';
  if (isClosed(game, to)) return 'closed';
  const cost = stepCost(game, seat, from, to);
  if (cost === undefined) return 'impassable';
  if (isBarred(game, seat, to)) return 'barred';
  if (cost > game.turn.move) return 'far';
  return !isStorming(game) && provokesBesideHero(game, seat, from, to) ? 'hero' : undefined;
}

interface Why {
  readonly reason: MageKnightMessage;
  readonly rule: RuleId;
}

const whyNot: Readonly<Record<Exclude<Hindrance, 'far' | 'closed'>, Why>> = {
  volkare: { reason: { key: 'volkare-there' }, rule: 'MK-23.25' },
  assault: { reason: { key: 'only-into-city' }, rule: 'MK-18.9' },
  rampaging: { reason: { key: 'rampaging-there' }, rule: 'MK-7.8' },
  impassable: { reason: { key: 'impassable' }, rule: 'MK-7.4' },
  barred: { reason: { key: 'terrain-barred' }, rule: 'MK-7.11' },
  hero: { reason: { key: 'hero-beside-provoked' }, rule: 'MK-7.23' },
};

/** Why nobody moves at all now. */
function movingIsOver(game: MageKnight): Why {
  if (mustRecover(game, game.active)) return { reason: { key: 'must-recover' }, rule: 'MK-4.29' };
  return game.turn.stage === 'resting'
    ? { reason: { key: 'resting' }, rule: 'MK-4.22' }
    : { reason: { key: 'action-was-taken' }, rule: 'MK-4.20' };
}

/** A discount for one space is for the first that it makes cheaper: elsewhere it would save no more. */
export function bindSpaceCut(game: MageKnight, seat: Seat, space: SpaceId): void {
  if (game.lasting.length === 0) return;
  const free = working(game, seat, 'spaceCostCut').find(({ lasting }) => lasting.space === undefined);
  if (free === undefined) return;
  const others = game.lasting.filter((each) => each !== free.lasting);
  const without = terrainCost({ ...game, lasting: others }, seat, space) ?? 0;
  if (without > (terrainCost(game, seat, space) ?? without))
    game.lasting = [...others, { ...free.lasting, space }];
}

/** Without a point, and without an effect that makes a space free, no step has to be looked at. */
const isForNothing = ({ turn, lasting }: MageKnight): boolean => turn.move === 0 && lasting.length === 0;

type StepAct = { readonly do: 'step'; readonly space: SpaceId };

/** What one would say is there. */
const landAt = (game: MageKnight, space: SpaceId) => ({
  terrain: terrainAt(game, space) ?? 'sea',
  site: siteAt(game, space) ?? null,
});

const optionOf = (game: MageKnight, seat: Seat, space: SpaceId) => {
  const from = playerAt(game, seat).space ?? space;
  return {
    id: `step:${space}`,
    label: {
      key: 'step' as const,
      from,
      space,
      ...landAt(game, space),
      cost: stepCost(game, seat, from, space) ?? null,
      provokes: provokedBy(game, seat, from, space),
      assaults: isAssaulted(game, seat, space),
    },
    thing: `space:${space}`,
  };
};

function refusedStep(game: MageKnight, seat: Seat, from: SpaceId, to: SpaceId): Refused<MageKnightTypes>[] {
  if (printedAt(game, to) === undefined) return [];
  const option = optionOf(game, seat, to);
  if (!mayMove(game)) return [{ ...option, ...movingIsOver(game) }];
  const why = hindrance(game, seat, from, to);
  if (why === undefined) return [];
  if (why === 'closed') {
    const { closedCities = 'MK-30.3' } = scenarioOf(game.scenario);
    return [{ ...option, reason: { key: 'city-closed' }, rule: closedCities }];
  }
  if (why !== 'far') return [{ ...option, ...whyNot[why] }];
  const cost = stepCost(game, seat, from, to) ?? 0;
  return [{ ...option, reason: { key: 'too-far', cost, move: game.turn.move }, rule: 'MK-7.3' }];
}

export const step: ActKind<MageKnightTypes, Of, StepAct> = {
  list: (game, { player }, into) => {
    const { space } = playerAt(game, player);
    if (space === null || !mayMove(game) || isForNothing(game)) return;
    for (const next of stepsFrom(game, player, space))
      if (hindrance(game, player, space, next) === undefined) into.push({ do: 'step', space: next });
  },
  option: (game, { space }, { player }) => ({ ...optionOf(game, player, space), rule: 'MK-7.3' }),
  refused: (game, { player }) => {
    const { space } = playerAt(game, player);
    if (space === null || game.combat !== null) return [];
    return stepsFrom(game, player, space).flatMap((next) => refusedStep(game, player, space, next));
  },
  carryOut: (game, { space }, { player }) => {
    const from = playerAt(game, player).space ?? space;
    const cost = stepCost(game, player, from, space) ?? 0;
    const provoked = provokedBy(game, player, from, space);
    bindSpaceCut(game, player, space);
    game.turn.move -= cost;
    game.turn.stage = 'moving';
    note({ key: 'stepped', player, from, space, ...landAt(game, space), cost });
    moveFigure(game, player, space);
    const meets = provoked.length > 0 || isAssaulted(game, player, space);
    if (!meets && !works(game, player, 'harvest')) return undefined;
    return calling(arrive, { player, from, space, provoked: [...provoked] });
  },
};
