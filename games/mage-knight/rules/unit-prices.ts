// MK-10.11, .23, MK-9.23: who can be recruited, and what that costs now.
import type { Seat } from '@krcma/kernel';
import type { FaceId } from '../data/cards.ts';
import { type SkillId, skills } from '../data/skills.ts';
import type { OpsSource } from '../data/sources.ts';
import type { UnitCard } from '../data/unit-card.ts';
import { type UnitId, units } from '../data/units.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { working } from './lasting.ts';
import type { Market } from './market.ts';
import { freeCommands } from './units.ts';

export const unitCard = (unit: UnitId): UnitCard => units[unit];

const isUnit = (id: string): id is UnitId => id in units;

/** Different units of the offer. */
export function offeredUnits({ units: { offer } }: MageKnight): UnitId[] {
  const found: UnitId[] = [];
  for (const id of offer) if (isUnit(id) && !found.includes(id)) found.push(id);
  return found;
}

/** What a unit costs more here, by its cheapest icon; undefined where it is not recruited at all. */
export function surchargeOf({ icons, surcharges }: Market, unit: UnitId): number | undefined {
  let least: number | undefined;
  for (const icon of unitCard(unit).sites)
    if (icons.includes(icon)) least = Math.min(least ?? Number.POSITIVE_INFINITY, surcharges?.[icon] ?? 0);
  return least;
}

/** An effect that makes one unit cheaper: its place among those that last. */
export type Discount = {
  readonly index: number;
  readonly source: OpsSource;
  readonly n: number;
  readonly reputation: number;
};

export function discountsOf(game: MageKnight, seat: Seat): Discount[] {
  if (game.lasting.length === 0) return [];
  const places = [
    ...working(game, seat, 'recruitDiscount').map(({ op, lasting }) => ({
      lasting,
      n: op.n,
      reputation: op.repIfUsed,
    })),
    ...working(game, seat, 'interactionBonus').map(({ op, lasting }) => ({
      lasting,
      n: op.discount,
      reputation: 0,
    })),
  ];
  return places.map(({ lasting, n, reputation }) => ({
    index: game.lasting.indexOf(lasting),
    source: lasting.source,
    n,
    reputation,
  }));
}

/** What would command a new unit: a token, a skill or a card instead (MK-6.3, .6, .17). */
export type Command = {
  readonly by: FaceId | SkillId | null;
  readonly discount: number;
};

const TOKEN: Command = { by: null, discount: 0 };

function skillCommand(game: MageKnight, seat: Seat): Command[] {
  const player = playerAt(game, seat);
  return player.skills.flatMap(({ id }) => {
    const op = skills[id].ops.find(({ op: name }) => name === 'bondsOfLoyalty');
    const isFree = player.units.every(({ command }) => command !== id);
    return op?.op === 'bondsOfLoyalty' && isFree ? [{ by: id, discount: op.discount }] : [];
  });
}

/** A token is free, or is once somebody is disbanded. */
const mayUseToken = (game: MageKnight, seat: Seat): boolean => {
  const player = playerAt(game, seat);
  return freeCommands(player) > 0 || player.units.some(({ command }) => command === null);
};

const cardOfSource = (source: OpsSource): FaceId => source.split(':')[1] as FaceId;

export function commandsOf(game: MageKnight, seat: Seat): Command[] {
  const banners = game.lasting.length === 0 ? [] : working(game, seat, 'bannerAsCommand');
  return [
    ...(mayUseToken(game, seat) ? [TOKEN] : []),
    ...skillCommand(game, seat),
    ...banners.map(({ lasting }) => ({ by: cardOfSource(lasting.source), discount: 0 })),
  ];
}

/** What a unit costs; reputation that counts otherwise for it does so once (MK-10.21, .23). */
export function priceOf(
  game: MageKnight,
  market: Market,
  unit: UnitId,
  command: Command,
  discounts: readonly Discount[],
): number {
  const { cost, reputation: times = 1 } = unitCard(unit);
  const { modifier = 0, counted = null } = game.turn.interaction ?? {};
  let price = cost + (surchargeOf(market, unit) ?? 0) - command.discount;
  for (const { n } of discounts) price -= n;
  const more = counted === null ? (times - 1) * modifier : 0;
  return Math.max(0, price) - more;
}
