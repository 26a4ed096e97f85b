// Chapter MK-15: points of healing are spent on wounds of the hand and of units.
import type { ActKind, Refused, Seat } from '@krcma/kernel';
import { WOUND } from '../data/cards.ts';
import type { MageKnightTypes } from '../messages.ts';
import { type MageKnight, playerAt, type Unit, unitAt } from '../state.ts';
import { draw, takeOut } from './deck.ts';
import { tally } from './gains.ts';
import { working, works } from './lasting.ts';
import { note, type Of } from './script.ts';
import { cardOfUnit } from './unit-numbers.ts';
import { readyUnit } from './units.ts';

/** The wound goes back to its pile (MK-15.4); it is a card that this turn has used up (MK-4.29). */
function healHand(game: MageKnight, seat: Seat): void {
  takeOut(playerAt(game, seat).hand, WOUND);
  game.turn.cards++;
  game.turn.healed++;
  note({ key: 'wound-healed', player: seat, left: game.turn.heal });
  const draws =
    working(game, seat, 'drawPerHandWoundHealed').length + working(game, seat, 'cureRider').length;
  draw(game, seat, draws);
}

/** One wound of a unit (MK-15.6, .7). */
export function healUnit(game: MageKnight, seat: Seat, unit: Unit): void {
  unit.wounds--;
  game.turn.healedUnits.push(unit.id);
  note({ key: 'unit-healed', player: seat, unit: unit.unit, wounds: unit.wounds });
  if (works(game, seat, 'cureRider')) readyUnit(seat, unit);
}

/** Points are spent; what counts them is told of each (vc_per). */
function spend(game: MageKnight, seat: Seat, n: number): void {
  game.turn.heal -= n;
  for (let point = 0; point < n; point++) tally(game, seat, 'pointOfThisHealing');
}

type HealAct = { readonly do: 'heal'; readonly unit: number | null };

const HAND = { id: 'heal:hand', label: { key: 'heal-hand' as const }, thing: `card:${WOUND}` };

const unitOption = (unit: Unit) => ({
  id: `heal:unit:${unit.id}`,
  label: { key: 'heal-unit' as const, unit: unit.unit, cost: cardOfUnit(unit).level, wounds: unit.wounds },
  thing: `unit:${unit.id}`,
});

export const heal: ActKind<MageKnightTypes, Of, HealAct> = {
  list: (game, { player }, into) => {
    const { turn, combat } = game;
    if (turn.heal === 0 || combat !== null) return;
    const { hand, units } = playerAt(game, player);
    if (hand.includes(WOUND)) into.push({ do: 'heal', unit: null });
    for (const unit of units)
      if (unit.wounds > 0 && cardOfUnit(unit).level <= turn.heal) into.push({ do: 'heal', unit: unit.id });
  },
  option: (game, { unit }, { player }) =>
    unit === null
      ? { ...HAND, rule: 'MK-15.4' }
      : { ...unitOption(unitAt(playerAt(game, player), unit) as Unit), rule: 'MK-15.5' },
  refused: (game, { player }) => {
    const { heal: points } = game.turn;
    if (points === 0 || game.combat !== null) return [];
    return playerAt(game, player).units.flatMap((unit): Refused<MageKnightTypes>[] => {
      const cost = cardOfUnit(unit).level;
      if (unit.wounds === 0 || cost <= points) return [];
      return [{ ...unitOption(unit), reason: { key: 'no-healing', cost, heal: points }, rule: 'MK-15.5' }];
    });
  },
  carryOut: (game, { unit: id }, { player }) => {
    const unit = id === null ? undefined : unitAt(playerAt(game, player), id);
    if (unit === undefined) {
      spend(game, player, 1);
      healHand(game, player);
    } else {
      spend(game, player, cardOfUnit(unit).level);
      healUnit(game, player, unit);
    }
    return undefined;
  },
};
