// What could be bought in an interaction, and what that is worth.
import type { Json, Seat } from '@krcma/kernel';
import { type AdvancedActionId, advancedActions } from '../data/advanced-actions.ts';
import { cardOf, WOUND } from '../data/cards.ts';
import { units } from '../data/units.ts';
import { canPay } from '../rules/mana.ts';
import type { Market } from '../rules/market.ts';
import { commandsOf, discountsOf, offeredUnits, priceOf, surchargeOf } from '../rules/unit-prices.ts';
import { freeCommands } from '../rules/units.ts';
import { type MageKnight, type Player, playerAt } from '../state.ts';
import { type Cover, countInfluence, cover } from './cover.ts';
import type { Means, Spent } from './means.ts';
import { company, trade } from './weights.ts';
import { cardWorth, unitWorth } from './worth.ts';

/** One thing for sale. */
export interface Ware {
  /** The act that buys it, as far as it has to match. */
  readonly act: Readonly<Record<string, Json>>;
  readonly cost: number;
  readonly worth: number;
}

export interface Deal {
  readonly ware: Ware;
  readonly cover: Cover;
  readonly worth: number;
}

/** Whoever would have to go for a new one (MK-6.6). */
function placeWorth(game: MageKnight, player: Player): number {
  if (freeCommands(player) > 0) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const { unit, command, wounds } of player.units)
    if (command === null) least = Math.min(least, unitWorth(game, unit) * (wounds > 0 ? company.wounded : 1));
  return least;
}

function unitWares(game: MageKnight, seat: Seat, market: Market): Ware[] {
  const player = playerAt(game, seat);
  const place = placeWorth(game, player);
  const discounts = discountsOf(game, seat);
  const [command] = commandsOf(game, seat);
  if (command === undefined) return [];
  return offeredUnits(game)
    .filter((unit) => surchargeOf(market, unit) !== undefined)
    .map((unit) => ({
      act: { do: 'recruit', unit },
      cost: priceOf(game, market, unit, command, discounts),
      worth: unitWorth(game, unit) - place,
    }));
}

const isAction = (id: string): id is AdvancedActionId => id in advancedActions;

function cardWares(game: MageKnight, seat: Seat, { spell, monastery, advanced }: Market): Ware[] {
  const wares: Ware[] = [];
  if (spell !== undefined)
    for (const card of game.spells.offer)
      if (canPay(game, seat, cardOf(card).colours))
        wares.push({ act: { do: 'learn', card }, cost: spell, worth: cardWorth(game, card) - trade.mana });
  if (monastery !== undefined)
    for (const card of game.units.offer)
      if (isAction(card))
        wares.push({ act: { do: 'learn', card }, cost: monastery, worth: cardWorth(game, card) });
  if (advanced !== undefined)
    for (const card of game.advanced.offer)
      wares.push({ act: { do: 'learn', card }, cost: advanced, worth: cardWorth(game, card) });
  return wares;
}

/** A point of healing, for the hand or for a unit that needs no more than is there then (MK-15.5). */
function healingWorth(game: MageKnight, seat: Seat): number {
  const { hand, units: own } = playerAt(game, seat);
  const points = game.turn.heal + 1;
  const wounds = hand.filter((card) => card === WOUND).length;
  if (wounds >= points) return trade.wound;
  const isCured = own.some(({ unit, wounds: n }) => n === 1 && units[unit].level <= points - wounds);
  return isCured ? trade.unit : 0;
}

function otherWares(game: MageKnight, seat: Seat, { heal, artifact }: Market): Ware[] {
  const wares: Ware[] = [];
  const cured = heal === undefined ? 0 : healingWorth(game, seat);
  if (heal !== undefined && cured > 0)
    wares.push({ act: { do: 'buy', ware: 'heal' }, cost: heal, worth: cured });
  if (artifact !== undefined)
    wares.push({ act: { do: 'buy', ware: 'artifact' }, cost: artifact, worth: trade.artifact });
  return wares;
}

/** The best that can be paid with what is left, `have` being Influence that is there already. */
export function bestDeal(
  game: MageKnight,
  seat: Seat,
  market: Market,
  means: Means,
  spent: Spent,
  have: number,
): Deal | undefined {
  let best: Deal | undefined;
  for (const ware of [
    ...unitWares(game, seat, market),
    ...cardWares(game, seat, market),
    ...otherWares(game, seat, market),
  ]) {
    if (ware.worth <= (best?.worth ?? 0)) continue;
    const found = cover(means, spent, ware.cost - have, countInfluence);
    const worth = found === undefined ? 0 : ware.worth - found.cost;
    if (found !== undefined && worth > (best?.worth ?? 0)) best = { ware, cover: found, worth };
  }
  return best;
}
