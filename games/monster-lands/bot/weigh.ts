// What answers promise: on a turn, in shops, and whatever else is asked outside of rolls.
import type { Json } from '@krcma/kernel';
import type { PathId } from '../data/board.ts';
import { buildings } from '../data/board.ts';
import { type EquipmentId, equipmentOf } from '../data/equipment.ts';
import { type MemberId, memberOf } from '../data/members.ts';
import { questOf } from '../data/quests.ts';
import { realmOf } from '../data/realms.ts';
import { isTrick, type TrapId } from '../data/traps.ts';
import type { Bundle } from '../data/types.ts';
import type { NamedDice } from '../named-dice.ts';
import type { Action, FreeAct } from '../rules/acts.ts';
import { priceAfter } from '../rules/card-discounts.ts';
import { freshWith } from '../rules/clan.ts';
import { discountOf } from '../rules/haggle.ts';
import { basketPrice, buyTraps, placesIn } from '../rules/lodge.ts';
import type { payQuest } from '../rules/quest-payment.ts';
import { sendToPath } from '../rules/send.ts';
import { type atTheBar, beerPrice } from '../rules/tavern.ts';
import type { revealToken } from '../rules/tricks.ts';
import { leaving } from './aims.ts';
import {
  abilityPoints,
  bundlePoints,
  costPoints,
  equipmentPoints,
  type Outlook,
  servicePoints,
  timeToUse,
  trapPoints,
} from './outlook.ts';
import { planFor } from './plan.ts';
import { moneyPoints } from './prospects.ts';
import { newCardPoints, newcomerPoints, newTrapPoints, pricePoints, shopPoints } from './purchases.ts';
import { dieWorth, freePoints, type Situation } from './weigh-free.ts';
import { worths } from './weights.ts';

/** What a rule has settled when it asks: read through the rule, and later steps may not have come yet. */
type At<R extends { localsAt(frame: undefined): unknown }> = NonNullable<ReturnType<R['localsAt']>>;

function minePoints(space: number, own: Outlook): number {
  const { size, gain } = buildings.mine.spaces[space] as { size: number; gain: Bundle };
  let coins = gain.coins ?? 0;
  for (const card of freshWith(own.clan, 'mineBonus')) {
    const { ability } = card in MINERS ? memberOf(card as MemberId) : equipmentOf(card as EquipmentId);
    if (ability.op === 'mineBonus') coins += ability.coins;
  }
  return moneyPoints(own, own.clan.coins + coins) - moneyPoints(own) - size * worths.die.strength;
}
const MINERS: Readonly<Record<string, true>> = { tepej: true };

/** The dice a pawnbroker would get: those that are worth least. */
function pawnPoints(own: Outlook): number {
  const { dice } = own.clan;
  let least = Number.POSITIVE_INFINITY;
  if (dice.strength > 0) least = worths.die.strength;
  if (dice.magic > 0) least = Math.min(least, worths.die.magic);
  for (const face of dice.persuasion) least = Math.min(least, dieWorth('persuasion', face));
  return moneyPoints(own, own.clan.coins + 1) - moneyPoints(own) - least;
}

function realmPoints(id: Parameters<typeof realmOf>[0], own: Outlook): number {
  const { dice, gain } = realmOf(id);
  let cost = 0;
  for (const { count, colours } of dice)
    cost += count * Math.min(...colours.map((colour) => dieWorth(colour, 2)));
  return bundlePoints(gain, own) - cost;
}

type Act = Action | FreeAct | { readonly do: 'end' | 'pass' | 'drop' };

export function actPoints(value: Json, situation: Situation): number {
  const act = value as Act;
  const { own, outlooks, game } = situation;
  switch (act.do) {
    case 'end':
    case 'pass':
      return 0;
    case 'drop':
      return -2;
    case 'mine':
      return minePoints(act.space, own);
    case 'laboratory': {
      const { potions, venoms } = own.clan;
      const room = 6 - potions - venoms;
      const brews = Math.min(room, act.space === 0 ? 3 : 2);
      return brews * 0.42 * timeToUse(own) - worths.die.magic;
    }
    case 'pawnshop':
      return pawnPoints(own);
    case 'visit': {
      const discount = act.colour === 'strength' ? 0 : discountOf(game, act.shop, act.face);
      return shopPoints(act.shop, own, discount) - dieWorth(act.colour, act.face);
    }
    case 'send':
      return planFor(outlooks, own.seat, act.path)?.points ?? -2;
    case 'realm':
      return realmPoints(act.realm, own);
    default:
      return freePoints(act, situation);
  }
}

// --- Sending somebody -------------------------------------------------------------------------------------------------

const same = (a: NamedDice, b: NamedDice): boolean =>
  (a.strength ?? 0) === (b.strength ?? 0) &&
  (a.magic ?? 0) === (b.magic ?? 0) &&
  (a.persuasion ?? []).join() === (b.persuasion ?? []).join();

/** How much better the planned answer is than the others, where the others are not looked at. */
const AHEAD = 0.5;

export function sendPoints(
  values: readonly Json[],
  { ask, outlooks, own }: Situation,
  { path, member, dice, traps, defence }: At<typeof sendToPath>,
): number[] {
  const { seat } = own;
  switch (ask.step.name) {
    case 'member':
      return values.map(
        (value) => planFor(outlooks, seat, path, { member: value as MemberId })?.points ?? -2,
      );
    case 'dice': {
      const plan = planFor(outlooks, seat, path, { member }, true);
      return values.map((value) => (plan !== undefined && same(plan.dice, value as NamedDice) ? AHEAD : 0));
    }
    case 'traps': {
      const done = sendToPath.picksAt(ask.frame, 'traps') ?? [];
      const plan = planFor(outlooks, seat, path, { member, dice });
      const wanted = plan?.traps.filter((index) => !done.includes(index)) ?? [];
      return values.map((value) =>
        value === null ? (wanted.length === 0 ? AHEAD : 0) : wanted.includes(value as number) ? AHEAD : 0,
      );
    }
    case 'defence': {
      const plan = planFor(outlooks, seat, path, { member, dice, traps });
      return values.map((value) => (value === plan?.defence ? AHEAD : 0));
    }
    default: {
      const plan = planFor(outlooks, seat, path, { member, dice, traps, defence });
      return values.map((value) => {
        const { potions, venoms } = value as { potions: number; venoms: number };
        return potions === plan?.brews.potions && venoms === plan.brews.venoms ? AHEAD : 0;
      });
    }
  }
}

// --- Shops ------------------------------------------------------------------------------------------------------------

export function basketPoints(
  values: readonly Json[],
  { game, own, ask }: Situation,
  { discount }: At<typeof buyTraps>,
): number[] {
  const basket = buyTraps.picksAt(ask.frame, 'basket') ?? [];
  const held = own.clan.traps.length + placesIn(basket).length;
  const before = pricePoints(basketPrice(game, basket, discount), own);
  return (values as readonly ((typeof basket)[number] | null)[]).map((pick) => {
    if (pick === null) return 0;
    if (pick.do === 'card') return 0.5;
    const after = pricePoints(basketPrice(game, basket, discount, pick.place), own);
    return newTrapPoints(game.lodge.offer[pick.place] as TrapId, held, own) - (after - before);
  });
}

export function hirePoints(
  value: Json,
  { own, game }: Situation,
  { cards, discount }: At<typeof atTheBar>,
): number {
  const pick = value as { do: string; member: MemberId };
  if (pick.do === 'leave') return 0;
  if (pick.do === 'card') return 1.5;
  if (pick.do === 'round') return 0.3 - pricePoints(beerPrice(game), own);
  return (
    newcomerPoints(pick.member, own) -
    pricePoints(priceAfter(memberOf(pick.member).cost, discount, cards), own)
  );
}

/** Who can make most of a card. */
export function bearerPoints(value: Json, { own }: Situation, card: EquipmentId): number {
  const member = own.clan.members.find(({ id }) => id === value);
  if (member === undefined) return -0.1;
  const { kind } = equipmentOf(card);
  const other = member.equipment.find((borne) => equipmentOf(borne).kind === kind);
  const fit = abilityPoints(memberOf(member.id).ability) * 0.3 + memberOf(member.id).reputation * 0.03;
  return fit - (other === undefined ? 0 : equipmentPoints(other, own)) - (member.realm === null ? 0 : 0.05);
}

/** A card at a price; without a discount it costs nothing. */
export function cardPoints(
  values: readonly Json[],
  situation: Situation,
  { card, discount }: { readonly card?: EquipmentId | undefined; readonly discount?: number | undefined },
): number[] {
  const { own } = situation;
  if (card !== undefined) return values.map((value) => bearerPoints(value, situation, card));
  return values.map((value) => {
    const id = value as EquipmentId;
    const price = discount === undefined ? 0 : Math.max(1, equipmentOf(id).cost - discount);
    return newCardPoints(id, own) - pricePoints(price, own);
  });
}

// --- The rest ---------------------------------------------------------------------------------------------------------

/** Traps to be given away: the weakest. */
export const discardPoints = (values: readonly Json[], { own }: Situation): number[] =>
  values.map((value) => (value === null ? 0 : -trapPoints(own.clan.traps[value as number] as TrapId)));

export function pawnCounts(values: readonly Json[], { ask, own }: Situation): number[] {
  const coin = moneyPoints(own, own.clan.coins + 1) - moneyPoints(own);
  const { name } = ask.step;
  if (name !== 'persuasion') return values.map((value) => (value as number) * (coin - dieWorth(name, 0)));
  return values.map((value) =>
    value === null ? 0 : coin - dieWorth('persuasion', own.clan.dice.persuasion[value as number] ?? 3),
  );
}

export function exchangePoints(value: Json): number {
  const { from, face, to } = value as { from: string; face: number; to: string };
  return dieWorth(to, 0) - dieWorth(from, face);
}

export function questPay(value: Json, situation: Situation, { quest, bundle }: At<typeof payQuest>): number {
  const act = value as { do: string };
  if (act.do === 'decline') return 0;
  if (act.do !== 'pay') return freePoints(act as FreeAct, situation);
  const { own } = situation;
  return bundlePoints(bundle, own) + own.aims.quest - costPoints(questOf(quest).b.cost, own);
}

export const freeWindowPoints = (value: Json, situation: Situation): number => {
  const act = value as FreeAct | { do: 'done' };
  return act.do === 'done' ? 0 : freePoints(act, situation);
};

export function personPoints(value: Json, { ask, own }: Situation): number {
  const { reputation, affinity } = memberOf(value as MemberId);
  const points = servicePoints(value as MemberId, own) + reputation + leaving(own.aims, own.clan, affinity);
  return ask.step.name === 'leader' ? points * 0.1 : -points;
}

export function revealPoints(
  value: Json,
  { game }: Situation,
  { path, token }: At<typeof revealToken>,
): number {
  const id = game.paths[path]?.traps[token]?.id;
  if (id === undefined || value === false) return 0;
  // A trick turned up is no trap any more, but does more than one face down; unless it is the only one.
  if (!isTrick(id)) return 1;
  return (game.paths[path]?.traps.length ?? 0) > 1 ? 0.5 : 0.1;
}

/** Rivals rather than oneself, and the leader of them. */
export function targetPoints(value: Json, { game, own }: Situation): number {
  if (value === null) return 0;
  const party = game.paths[value as PathId];
  if (party == null) return 0;
  if (party.seat === own.seat) return -1;
  const clan = game.clans[party.seat];
  return clan === undefined ? 0.3 : 0.3 + 0.02 * (clan.glory + clan.reputation) + 0.1 * party.dice.length;
}

export const stealPoints = (value: Json): number => {
  const { strength = 0, magic = 0 } = value as NamedDice;
  return 0.5 * strength + 0.5 * magic;
};

export const giftPoints = (values: readonly Json[], { ask, own }: Situation): number[] =>
  values.map((value) =>
    ask.step.name === 'die' ? dieWorth(value as string, 0) : bundlePoints(value as Bundle, own),
  );
