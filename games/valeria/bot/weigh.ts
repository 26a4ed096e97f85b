// What the answers to each question promise, by the rule that asks.
import { appraisal, type Json } from '@krcma/kernel';
import type { CitizenId } from '../data/citizens.ts';
import type { DomainId } from '../data/domains.ts';
import type { DukeId } from '../data/dukes.ts';
import type { Resource } from '../data/effect.ts';
import type { Price, ValeriaTypes } from '../messages.ts';
import { action } from '../rules/action.ts';
import { buildPrice } from '../rules/build.ts';
import { carryOut, takeCitizen, trade } from '../rules/effects.ts';
import { slayableAt } from '../rules/events.ts';
import { useEffect } from '../rules/harvest.ts';
import { payPrice } from '../rules/payment.ts';
import { recruitPrice } from '../rules/recruit.ts';
import { returnCard } from '../rules/return-card.ts';
import { changeDice } from '../rules/roll.ts';
import { bonusSlay, slayPrice } from '../rules/slay.ts';
import { takeFrom } from '../rules/take-from.ts';
import { takeMonster } from '../rules/take-monster.ts';
import { keepDuke } from '../rules/turn.ts';
import { type SlayableId, topOf } from '../state.ts';
import { citizenPoints, domainPoints, monsterPoints, type Situation, situationOf } from './appraise.ts';
import { growthPoints } from './evaluate.ts';
import { scoringBy } from './tally.ts';
import {
  alternativePoints,
  dicePoints,
  returnPoints,
  theftPoints,
  tradePoints,
  usePoints,
} from './weigh-effects.ts';
import { appetite, foresight, policy } from './weights.ts';
import { storePoints } from './worth.ts';

/** What is given away: as much as possible of the real resource; magic stands in for the rest. */
function pricePoints({ kind, real, magic }: Price, situation: Situation): number {
  const paid = Math.min(real, situation.player[kind]);
  return lossPoints(kind, paid, real - paid + magic, situation);
}

function lossPoints(kind: Price['kind'], real: number, magic: number, { player, worth }: Situation): number {
  const loss = (resource: Resource, amount: number): number =>
    storePoints(player[resource], resource, worth) - storePoints(player[resource] - amount, resource, worth);
  const lastUnit = player[kind] === real ? appetite.firstUnit : 0;
  return loss(kind, real) + (magic > 0 ? loss('magic', magic) : 0) + lastUnit;
}

const slayPoints = (stack: number, situation: Situation): number => {
  const card = slayableAt(situation.game, stack) as SlayableId;
  return monsterPoints(card, situation) - pricePoints(slayPrice(situation.game, stack, card), situation);
};

function actionPoints(value: Json, situation: Situation): number {
  const act = value as { do: string; stack: number; resource: Resource };
  const { game, seat, unit } = situation;
  if (act.do === 'gain') return unit[act.resource];
  if (act.do === 'slay') return slayPoints(act.stack, situation);
  const card = topOf(game, act.stack);
  return act.do === 'recruit'
    ? citizenPoints(card as CitizenId, situation) -
        pricePoints(recruitPrice(game, seat, card as CitizenId), situation)
    : domainPoints(card as DomainId, situation) -
        pricePoints(buildPrice(game, seat, card as DomainId), situation);
}

/** Magic can do more than what it replaces, but only next to a unit of the real thing (VAL-MAG.2). */
function paymentPoints(value: Json, situation: Situation, { price }: { readonly price: Price }): number {
  const substitute = value as number;
  return -lossPoints(price.kind, price.real - substitute, substitute + price.magic, situation);
}

type Points<L> = (value: Json, situation: Situation, locals: L) => number;

const each = <L>(rule: Parameters<typeof appraisal<ValeriaTypes, L>>[0], points: Points<L>) =>
  appraisal<ValeriaTypes, L>(rule, (game, ask, locals) => {
    const situation = situationOf(game, ask.seat);
    return ask.values.map((value) => points(value, situation, locals));
  });

const orDecline =
  <L>(points: Points<L>): Points<L> =>
  (value, situation, locals) =>
    value === 'decline' || value === 'done' || value === false ? 0 : points(value, situation, locals);

export const appraisals = Object.fromEntries([
  each(keepDuke, (duke, { turns }) => growthPoints(scoringBy[duke as DukeId], foresight) * turns.toAct),
  each(action, actionPoints),
  each(payPrice, paymentPoints),
  each(
    bonusSlay,
    orDecline((stack, situation) => slayPoints(stack as number, situation)),
  ),
  each(
    takeCitizen,
    orDecline((stack, situation) =>
      citizenPoints(topOf(situation.game, stack as number) as CitizenId, situation),
    ),
  ),
  each(
    takeMonster,
    orDecline(() => policy.takenMonster),
  ),
  each(useEffect, orDecline(usePoints)),
  each(changeDice, dicePoints),
  each(takeFrom, orDecline(theftPoints)),
  each(trade, orDecline(tradePoints)),
  each(returnCard, orDecline(returnPoints)),
  each(carryOut, alternativePoints),
]);
