// What the answers to each question promise, by the rule that asks.
import { type Ask, appraisal, type Json } from '@krcma/kernel';
import type { LootId } from '../data/loot.ts';
import type { MemberId } from '../data/members.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { Bundle } from '../data/types.ts';
import type { MonsterLandsTypes } from '../messages.ts';
import type { NamedDice } from '../named-dice.ts';
import { takeGain } from '../rules/abilities.ts';
import { buyDefence } from '../rules/armoury.ts';
import { attack } from '../rules/attack.ts';
import { pickLoot } from '../rules/battle-loot.ts';
import { takeBrews, takeOfferedLoot } from '../rules/carry-out.ts';
import { tryConquest } from '../rules/conquest.ts';
import { convertDie } from '../rules/conversion.ts';
import { stopHits } from '../rules/defend.ts';
import { turn } from '../rules/deployment.ts';
import { divertByAbility } from '../rules/divert.ts';
import { passOnCard } from '../rules/equipment.ts';
import { freeWindow } from '../rules/free-acts.ts';
import { buyTraps } from '../rules/lodge.ts';
import { offerGloryLoot } from '../rules/loot-outside.ts';
import { buyEquipment, freeEquipment } from '../rules/market.ts';
import { pawnDice } from '../rules/pawnshop.ts';
import { payQuest, payTraps, payTrophy } from '../rules/quest-payment.ts';
import { attemptQuest } from '../rules/quests.ts';
import { useRealm } from '../rules/realm-action.ts';
import { sendToPath } from '../rules/send.ts';
import { strike } from '../rules/strike.ts';
import { atTheBar, freeHire } from '../rules/tavern.ts';
import { keepTrapLimit } from '../rules/trap-limit.ts';
import { divertByTrick } from '../rules/trick-divert.ts';
import { answerTrick, playTrick, revealToken, stealDice } from '../rules/tricks.ts';
import { trophyPoints } from '../rules/trophies.ts';
import { gift } from '../rules/variants.ts';
import { leadersAndWages } from '../rules/wages.ts';
import type { MonsterLands } from '../state.ts';
import { bundlePoints, lootPoints, type Outlook, potionPoints, venomPoints } from './outlook.ts';
import { diceCost } from './plan.ts';
import { outlooksOf } from './prospects.ts';
import { armouryPrice, newcomerPoints, newDefencePoints, pricePoints } from './purchases.ts';
import {
  actPoints,
  basketPoints,
  bearerPoints,
  cardPoints,
  discardPoints,
  exchangePoints,
  freeWindowPoints,
  giftPoints,
  hirePoints,
  pawnCounts,
  personPoints,
  questPay,
  revealPoints,
  sendPoints,
  stealPoints,
  targetPoints,
} from './weigh.ts';
import {
  attackPoints,
  cancelledPoints,
  conquestPoints,
  questRollPoints,
  stopPoints,
} from './weigh-fights.ts';
import type { Situation } from './weigh-free.ts';

type Rule<L> = Parameters<typeof appraisal<MonsterLandsTypes, L>>[0];

function situationOf(game: MonsterLands, ask: Ask): Situation {
  const outlooks = outlooksOf(game);
  return { game, outlooks, own: outlooks[ask.seat] as Outlook, ask };
}

/** All answers at once. */
const all = <L>(
  rule: Rule<L>,
  points: (values: readonly Json[], situation: Situation, locals: L) => number[],
) =>
  appraisal<MonsterLandsTypes, L>(rule, (game, ask, locals) =>
    points(ask.values, situationOf(game, ask), locals),
  );

/** One by one. */
const each = <L>(rule: Rule<L>, points: (value: Json, situation: Situation, locals: L) => number) =>
  all(rule, (values, situation, locals: L) => values.map((value) => points(value, situation, locals)));

export const appraisals = Object.fromEntries([
  each(turn, actPoints),
  all(sendToPath, sendPoints),
  all(buyTraps, basketPoints),
  each(atTheBar, hirePoints),
  each(freeHire, (value, { own }) => newcomerPoints(value as MemberId, own)),
  each(buyDefence, (value, { own }, { discount }) => {
    const count = value as number;
    return newDefencePoints(count, own) - pricePoints(armouryPrice(count, discount), own);
  }),
  all(buyEquipment, cardPoints),
  all(freeEquipment, cardPoints),
  each(passOnCard, (value, situation, { card }) => bearerPoints(value, situation, card)),
  all(pawnDice, pawnCounts),
  each(convertDie, exchangePoints),
  each(takeBrews, (value, { own }) => {
    const { potions, venoms } = value as { potions: number; venoms: number };
    return potionPoints(own.clan.potions + potions, own) + venomPoints(own.clan.venoms + venoms, own);
  }),
  each(takeGain, (value, { own }) => bundlePoints(value as Bundle, own)),
  all(gift, giftPoints),
  each(useRealm, (value) => -diceCost(value as NamedDice)),
  each(pickLoot, (value, { own }) => lootPoints(value as LootId, own)),
  each(takeOfferedLoot, (value, { own }) => lootPoints(value as LootId, own)),
  each(offerGloryLoot, (value) => (value === 'keep' ? 0 : 2)),
  each(freeWindow, freeWindowPoints),
  each(payQuest, questPay),
  all(attemptQuest, questRollPoints),
  all(payTraps, discardPoints),
  all(keepTrapLimit, discardPoints),
  each(payTrophy, (value) => -trophyPoints(value as MonsterId)),
  each(leadersAndWages, personPoints),
  all(strike, cancelledPoints),
  all(stopHits, stopPoints),
  all(attack, attackPoints),
  all(tryConquest, conquestPoints),
  each(revealToken, revealPoints),
  each(playTrick, targetPoints),
  each(divertByAbility, targetPoints),
  each(divertByTrick, targetPoints),
  each(stealDice, stealPoints),
  each(answerTrick, (value) => (value === true ? 0.3 : 0)),
]);
