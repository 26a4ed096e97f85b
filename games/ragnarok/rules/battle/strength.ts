// LOR-BAT.9, LOR-TERM.5: what a side counts, and where each part of it comes from.
import type { Seat } from '@krcma/kernel';
import type { Region } from '../../data/board.ts';
import type { Op, OpNamed } from '../../data/ops.ts';
import { type HoldingSource, holdingOf, type OpsSource, opsOf } from '../../data/sources.ts';
import type { Strength, StrengthPart, Strengths } from '../../messages/war.ts';
import { type Battle, type BattleSide, playerAt, type Ragnarok } from '../../state.ts';
import { armiesIn, strengthIn } from '../armies.ts';
import { holds } from '../effects/conditions.ts';
import { startOf } from '../effects/op-at.ts';
import { holdingsOn } from '../holdings.ts';

type Tell = (part: StrengthPart) => void;

/** So much for each, but not above its most. */
function amountOf(
  game: Ragnarok,
  { n, per, max }: OpNamed<'battlePlus'>,
  seat: Seat,
  region: Region,
): number {
  const amount = per === 'ownArmyInBattle' ? n * armiesIn(game, seat, region).length : n;
  return max === undefined ? amount : Math.min(max, amount);
}

/** What a source adds to the strength of a side now, by the conditions of its entries. */
export function plusOf(game: Ragnarok, seat: Seat, region: Region, source: OpsSource): number {
  let sum = 0;
  for (const op of opsOf(source) as readonly Op[])
    if (op.op === 'battlePlus' && holds(game, startOf(seat, source, { region }), op.when))
      sum += amountOf(game, op, seat, region);
  return sum;
}

/** Held things that count without being asked: abilities of heroes and blessings. */
function heldPlus(game: Ragnarok, seat: Seat, region: Region, tell: Tell | undefined): number {
  let sum = 0;
  for (const source of holdingsOn(playerAt(game, seat), 'battleStrength')) {
    if (holdingOf(source).optional) continue;
    const plus = plusOf(game, seat, region, source);
    if (plus !== 0) tell?.({ from: 'effect', source, plus });
    sum += plus;
  }
  return sum;
}

/** The battle strength of a side as it stands; `tell` learns of what it is made. */
export function totalOf(game: Ragnarok, { region }: Battle, side: BattleSide, tell?: Tell): number {
  const { seat, cards, boons } = side;
  const armies = strengthIn(game, seat, region);
  tell?.({ from: 'armies', plus: armies });
  let sum = armies;
  for (const { card, strength, plus } of cards) {
    tell?.({ from: 'card', card, plus: strength });
    if (plus !== 0) tell?.({ from: 'effect', source: `battle:${card}`, plus });
    sum += strength + plus;
  }
  for (const { source, plus } of boons) {
    tell?.({ from: 'effect', source, plus });
    sum += plus;
  }
  return sum + heldPlus(game, seat, region, tell);
}

function strengthOf(game: Ragnarok, battle: Battle, side: BattleSide): Strength {
  const parts: StrengthPart[] = [];
  const total = totalOf(game, battle, side, (part) => parts.push(part));
  return { seat: side.seat, total, parts };
}

/** Both strengths as they stand, with what each is made of: for the board, the log and bots. */
export const strengths = (game: Ragnarok, battle: Battle): Strengths => ({
  attacker: strengthOf(game, battle, battle.attacker),
  defender: strengthOf(game, battle, battle.defender),
});

/** A tie goes to the defender (LOR-BAT.9). */
export function winnerNow(game: Ragnarok, battle: Battle): Seat {
  const { attacker, defender } = battle;
  const wins = totalOf(game, battle, attacker) > totalOf(game, battle, defender);
  return wins ? attacker.seat : defender.seat;
}

/** Charged artifacts that may be used when strengths are counted (LOR-ART.2). */
export function boonsLeft(game: Ragnarok, seat: Seat, region: Region): [HoldingSource, number][] {
  const left: [HoldingSource, number][] = [];
  for (const source of holdingsOn(playerAt(game, seat), 'battleStrength')) {
    if (!holdingOf(source).optional) continue;
    const plus = plusOf(game, seat, region, source);
    if (plus > 0) left.push([source, plus]);
  }
  return left;
}
