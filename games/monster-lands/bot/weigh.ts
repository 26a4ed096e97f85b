// How likely a good player gives each answer: the order of a search and the policy of its playouts.
import type { Ask, Json } from '@krcma/kernel';
import type { PathId } from '../data/board.ts';
import { buildings } from '../data/board.ts';
import { type EquipmentId, equipmentOf } from '../data/equipment.ts';
import type { LootId } from '../data/loot.ts';
import { type MemberId, memberOf } from '../data/members.ts';
import type { MonsterId } from '../data/monsters.ts';
import { type QuestId, questOf } from '../data/quests.ts';
import { realmOf } from '../data/realms.ts';
import { isTrick, type TrapId } from '../data/traps.ts';
import type { Bundle } from '../data/types.ts';
import type { NamedDice } from '../named-dice.ts';
import type { Action, FreeAct } from '../rules/acts.ts';
import { priceAfter } from '../rules/card-discounts.ts';
import { freshWith } from '../rules/clan.ts';
import { discountOf } from '../rules/haggle.ts';
import { basketPrice, buyTraps, placesIn } from '../rules/lodge.ts';
import { beerPrice } from '../rules/tavern.ts';
import { trophyPoints } from '../rules/trophies.ts';
import type { MonsterLands } from '../state.ts';
import { leaving } from './aims.ts';
import {
  abilityPoints,
  bundlePoints,
  costPoints,
  equipmentPoints,
  lootPoints,
  type Outlook,
  potionPoints,
  servicePoints,
  timeToUse,
  trapPoints,
  venomPoints,
} from './outlook.ts';
import { diceCost, planFor } from './plan.ts';
import { moneyPoints, outlooksOf } from './prospects.ts';
import {
  armouryPrice,
  newCardPoints,
  newcomerPoints,
  newDefencePoints,
  newTrapPoints,
  pricePoints,
  shopPoints,
} from './purchases.ts';
import {
  attackPoints,
  cancelledPoints,
  conquestPoints,
  questRollPoints,
  stopPoints,
} from './weigh-fights.ts';
import { dieWorth, freePoints, type Situation } from './weigh-free.ts';
import { policy, worths } from './weights.ts';

type Appraisal = (value: Json, situation: Situation) => number;
type Appraisals = (values: readonly Json[], situation: Situation) => number[];

const oneByOne =
  (points: Appraisal): Appraisals =>
  (values, situation) =>
    values.map((value) => points(value, situation));

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

function actPoints(value: Json, situation: Situation): number {
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

interface Sent {
  readonly path: PathId;
  readonly member?: MemberId;
  readonly dice?: NamedDice;
  readonly traps?: readonly number[];
  readonly defence?: number;
}

const same = (a: NamedDice, b: NamedDice): boolean =>
  (a.strength ?? 0) === (b.strength ?? 0) &&
  (a.magic ?? 0) === (b.magic ?? 0) &&
  (a.persuasion ?? []).join() === (b.persuasion ?? []).join();

/** How much better the planned answer is than the others, where the others are not looked at. */
const AHEAD = 0.5;

function sendPoints(values: readonly Json[], { ask, outlooks, own }: Situation): number[] {
  const { path, member, dice, traps, defence } = ask.frame.locals as unknown as Sent;
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
      const done = (ask.frame.loop?.done ?? []) as number[];
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

function basketPoints(values: readonly Json[], { game, own, ask }: Situation): number[] {
  const { discount = 0 } = buyTraps.localsAt(ask.frame) ?? {};
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

function hirePoints(value: Json, { own, ask, game }: Situation): number {
  const pick = value as { do: string; member: MemberId };
  if (pick.do === 'leave') return 0;
  if (pick.do === 'card') return 1.5;
  if (pick.do === 'round') return 0.3 - pricePoints(beerPrice(game), own);
  const { cards, discount } = ask.frame.locals as unknown as { cards: never[]; discount: number };
  return (
    newcomerPoints(pick.member, own) -
    pricePoints(priceAfter(memberOf(pick.member).cost, discount, cards), own)
  );
}

/** Who can make most of a card. */
function bearerPoints(value: Json, { own, ask }: Situation): number {
  const member = own.clan.members.find(({ id }) => id === value);
  if (member === undefined) return -0.1;
  const card = ask.frame.locals.card as EquipmentId;
  const { kind } = equipmentOf(card);
  const other = member.equipment.find((borne) => equipmentOf(borne).kind === kind);
  const fit = abilityPoints(memberOf(member.id).ability) * 0.3 + memberOf(member.id).reputation * 0.03;
  return fit - (other === undefined ? 0 : equipmentPoints(other, own)) - (member.realm === null ? 0 : 0.05);
}

const cardPoints: Appraisals = (values, situation) => {
  const { own, ask } = situation;
  if (ask.step.name === 'bearer') return values.map((value) => bearerPoints(value, situation));
  const discount = (ask.frame.locals.discount as number | undefined) ?? 99;
  return values.map((value) => {
    const price = discount === 99 ? 0 : Math.max(1, equipmentOf(value as EquipmentId).cost - discount);
    return newCardPoints(value as EquipmentId, own) - pricePoints(price, own);
  });
};

// --- The rest ---------------------------------------------------------------------------------------------------------

/** Traps to be given away: the weakest. */
const discardPoints: Appraisals = (values, { own }) =>
  values.map((value) => (value === null ? 0 : -trapPoints(own.clan.traps[value as number] as TrapId)));

function pawnCounts(values: readonly Json[], { ask, own }: Situation): number[] {
  const coin = moneyPoints(own, own.clan.coins + 1) - moneyPoints(own);
  const { name } = ask.step;
  if (name !== 'persuasion') return values.map((value) => (value as number) * (coin - dieWorth(name, 0)));
  return values.map((value) =>
    value === null ? 0 : coin - dieWorth('persuasion', own.clan.dice.persuasion[value as number] ?? 3),
  );
}

function exchangePoints(value: Json): number {
  const { from, face, to } = value as { from: string; face: number; to: string };
  return dieWorth(to, 0) - dieWorth(from, face);
}

function questPay(value: Json, situation: Situation): number {
  const act = value as { do: string };
  if (act.do === 'decline') return 0;
  if (act.do !== 'pay') return freePoints(act as FreeAct, situation);
  const { quest, bundle } = situation.ask.frame.locals as unknown as { quest: QuestId; bundle: Bundle };
  const { own } = situation;
  return bundlePoints(bundle, own) + own.aims.quest - costPoints(questOf(quest).b.cost, own);
}

const freeWindowPoints: Appraisal = (value, situation) => {
  const act = value as FreeAct | { do: 'done' };
  return act.do === 'done' ? 0 : freePoints(act, situation);
};

function personPoints(value: Json, { ask, own }: Situation): number {
  const { reputation, affinity } = memberOf(value as MemberId);
  const points = servicePoints(value as MemberId, own) + reputation + leaving(own.aims, own.clan, affinity);
  return ask.step.name === 'leader' ? points * 0.1 : -points;
}

function revealPoints(value: Json, { game, ask }: Situation): number {
  const { path, token } = ask.frame.locals as unknown as { path: PathId; token: number };
  const id = game.paths[path]?.traps[token]?.id;
  if (id === undefined || value === false) return 0;
  // A trick turned up is no trap any more, but does more than one face down; unless it is the only one.
  if (!isTrick(id)) return 1;
  return (game.paths[path]?.traps.length ?? 0) > 1 ? 0.5 : 0.1;
}

/** Rivals rather than oneself, and the leader of them. */
function targetPoints(value: Json, { game, own }: Situation): number {
  if (value === null) return 0;
  const party = game.paths[value as PathId];
  if (party == null) return 0;
  if (party.seat === own.seat) return -1;
  const clan = game.clans[party.seat];
  return clan === undefined ? 0.3 : 0.3 + 0.02 * (clan.glory + clan.reputation) + 0.1 * party.dice.length;
}

const stealPoints: Appraisal = (value) => {
  const { strength = 0, magic = 0 } = value as NamedDice;
  return 0.5 * strength + 0.5 * magic;
};

const giftPoints: Appraisals = (values, { ask, own }) =>
  values.map((value) =>
    ask.step.name === 'die' ? dieWorth(value as string, 0) : bundlePoints(value as Bundle, own),
  );

const appraisals: Readonly<Record<string, Appraisals>> = {
  turn: oneByOne(actPoints),
  send: sendPoints,
  buyTraps: basketPoints,
  atTheBar: oneByOne(hirePoints),
  freeHire: oneByOne((value, { own }) => newcomerPoints(value as MemberId, own)),
  buyDefence: oneByOne((value, { own, ask }) => {
    const count = value as number;
    const price = armouryPrice(count, ask.frame.locals.discount as number);
    return newDefencePoints(count, own) - pricePoints(price, own);
  }),
  buyEquipment: cardPoints,
  freeEquipment: cardPoints,
  passOnCard: oneByOne(bearerPoints),
  pawnshop: pawnCounts,
  convertDie: oneByOne(exchangePoints),
  takeBrews: oneByOne((value, { own }) => {
    const { potions, venoms } = value as { potions: number; venoms: number };
    return potionPoints(own.clan.potions + potions, own) + venomPoints(own.clan.venoms + venoms, own);
  }),
  takeGain: oneByOne((value, { own }) => bundlePoints(value as Bundle, own)),
  queensGift: giftPoints,
  useRealm: oneByOne((value) => -diceCost(value as NamedDice)),
  pickLoot: oneByOne((value, { own }) => lootPoints(value as LootId, own)),
  takeOfferedLoot: oneByOne((value, { own }) => lootPoints(value as LootId, own)),
  offerGloryLoot: oneByOne((value) => (value === 'keep' ? 0 : 2)),
  freeWindow: oneByOne(freeWindowPoints),
  payQuest: oneByOne(questPay),
  attemptQuest: questRollPoints,
  payTraps: discardPoints,
  keepTrapLimit: discardPoints,
  payTrophy: oneByOne((value) => -trophyPoints(value as MonsterId)),
  leadersAndWages: oneByOne(personPoints),
  strike: cancelledPoints,
  stopHits: stopPoints,
  attack: attackPoints,
  tryConquest: conquestPoints,
  revealToken: oneByOne(revealPoints),
  playTrick: oneByOne(targetPoints),
  divertByAbility: oneByOne(targetPoints),
  divertByTrick: oneByOne(targetPoints),
  stealDice: oneByOne(stealPoints),
  answerTrick: oneByOne((value) => (value === true ? 0.3 : 0)),
};

/** Points the answers promise; undefined where nothing is known about the question. */
export function appraise(game: MonsterLands, ask: Ask): number[] | undefined {
  const appraisal = appraisals[ask.frame.rule];
  if (appraisal === undefined) return undefined;
  const outlooks = outlooksOf(game);
  return appraisal(ask.values, { game, outlooks, own: outlooks[ask.seat] as Outlook, ask });
}

/** Weights for the answers. */
export function weigh(game: MonsterLands, ask: Ask): readonly number[] {
  const points = appraise(game, ask);
  if (points === undefined) return new Array<number>(ask.values.length).fill(1);
  let most = Number.NEGATIVE_INFINITY;
  for (const each of points) if (each > most) most = each;
  for (let i = 0; i < points.length; i++)
    points[i] = Math.exp(((points[i] as number) - most) / policy.temperature);
  return points;
}
