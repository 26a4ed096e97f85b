// What each card, unit and skill of whoever's turn it is would add now: for the board, and for whoever plans a turn.
import type { Seat } from '@krcma/kernel';
import type { FaceId } from '../data/cards.ts';
import type { SkillId } from '../data/skills.ts';
import { SIDEWAYS, type Side, type Sideways } from '../data/types.ts';
import { type UnitId, units } from '../data/units.ts';
import { type MageKnight, playerAt, type Unit } from '../state.ts';
import { abilitySource, type NoAbility, whyNotAbility } from './abilities.ts';
import { worthInFight } from './combat/sums.ts';
import { facesIn } from './deck.ts';
import { canCarryOut } from './effects/possible.ts';
import { type Way, worthOf } from './effects/worth.ts';
import { type Purse, purseOf } from './purse.ts';
import { whyNotReady } from './readiness.ts';
import { type NoSide, sourceOf, whyNotSide } from './sides.ts';
import { sidewaysPoint, sidewaysValue, whyNotSideways } from './sideways.ts';

/** Why it cannot be used now, and what it would add in each way that may be chosen. */
export interface Prospect<No extends string> {
  readonly no?: No;
  readonly ways: readonly Way[];
}

/** Laid sideways: what it is worth, and whether that counts half. */
export interface SidewaysProspect {
  readonly as: Sideways;
  readonly n: number;
  readonly half: boolean;
}

export interface CardProspect extends Readonly<Record<Side, Prospect<NoSide>>> {
  readonly card: FaceId;
  readonly sideways: readonly SidewaysProspect[];
}

export interface UnitProspect {
  readonly id: number;
  /** It is spent, wounded or kept out: nothing of it can be used. */
  readonly isReady: boolean;
  readonly abilities: readonly Prospect<NoAbility>[];
}

export interface Prospects {
  readonly cards: readonly CardProspect[];
  readonly units: readonly UnitProspect[];
  readonly skills: readonly { readonly id: SkillId; readonly ways: readonly Way[] }[];
}

const prospect = <No extends string>(no: No | undefined, ways: readonly Way[]): Prospect<No> =>
  no === undefined ? { ways } : { no, ways };

const sideOf = (game: MageKnight, seat: Seat, card: FaceId, side: Side, purse: Purse): Prospect<NoSide> =>
  prospect(
    whyNotSide(game, { seat, card, side, purse }, canCarryOut),
    worthOf(game, { player: seat, source: sourceOf(card, side), path: [], without: [card] }),
  );

function sidewaysOf(game: MageKnight, seat: Seat): SidewaysProspect[] {
  return SIDEWAYS.filter((as) => whyNotSideways(game, as) === undefined).map((as) => ({
    as,
    n: sidewaysValue(game, seat, as),
    half: (as === 'attack' || as === 'block') && worthInFight(game, sidewaysPoint(as, 1)).half,
  }));
}

function unitOf(game: MageKnight, seat: Seat, unit: Unit, purse: Purse): UnitProspect {
  const abilities = units[unit.unit as UnitId].abilities.map((_, ability) =>
    prospect(
      whyNotAbility(game, seat, unit.unit, ability, purse, canCarryOut),
      worthOf(game, { player: seat, source: abilitySource(unit.unit, ability), path: [], unit: unit.id }),
    ),
  );
  return { id: unit.id, isReady: whyNotReady(game, unit) === undefined, abilities };
}

/** Of the hand, units and skills of the seat: only whoever holds them may be told. */
export function prospectsOf(game: MageKnight, seat: Seat): Prospects {
  const { hand, units: own, skills } = playerAt(game, seat);
  const purse = purseOf(game, seat);
  const sideways = sidewaysOf(game, seat);
  return {
    cards: facesIn(hand).map((card) => ({
      card,
      basic: sideOf(game, seat, card, 'basic', purse),
      powered: sideOf(game, seat, card, 'powered', purse),
      sideways,
    })),
    units: own.map((unit) => unitOf(game, seat, unit, purse)),
    skills: skills.map(({ id }) => ({
      id,
      ways: worthOf(game, { player: seat, source: `skill:${id}`, path: [] }),
    })),
  };
}
