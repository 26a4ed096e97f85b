// How likely a good player gives each answer: the order of a search and the policy of its playouts.
import type { Ask, Json } from '@krcma/kernel';
import type { CitizenId } from '../data/citizens.ts';
import type { DomainId } from '../data/domains.ts';
import type { DukeId } from '../data/dukes.ts';
import type { Resource } from '../data/effect.ts';
import type { Price } from '../messages.ts';
import { buildPrice } from '../rules/build.ts';
import { slayableAt } from '../rules/events.ts';
import { recruitPrice } from '../rules/recruit.ts';
import { slayPrice } from '../rules/slay.ts';
import { type SlayableId, topOf, type Valeria } from '../state.ts';
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

/** The points an answer promises, by the rule that asks. */
type Appraisal = (value: Json, situation: Situation, ask: Ask) => number;

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
function paymentPoints(value: Json, situation: Situation, { frame }: Ask): number {
  const price = frame.locals.price as unknown as Price;
  const substitute = value as number;
  return -lossPoints(price.kind, price.real - substitute, substitute + price.magic, situation);
}

const orDecline =
  (points: Appraisal): Appraisal =>
  (value, situation, ask) =>
    value === 'decline' || value === 'done' || value === false ? 0 : points(value, situation, ask);

const appraisals: Readonly<Record<string, Appraisal>> = {
  keepDuke: (duke, { turns }) => growthPoints(scoringBy[duke as DukeId], foresight) * turns.toAct,
  action: actionPoints,
  payPrice: paymentPoints,
  bonusSlay: orDecline((stack, situation) => slayPoints(stack as number, situation)),
  takeCitizen: orDecline((stack, situation) =>
    citizenPoints(topOf(situation.game, stack as number) as CitizenId, situation),
  ),
  takeMonster: orDecline(() => policy.takenMonster),
  useEffect: orDecline(usePoints),
  changeDice: dicePoints,
  takeFrom: orDecline(theftPoints),
  trade: orDecline(tradePoints),
  returnCard: orDecline(returnPoints),
  carryOut: alternativePoints,
};

/** Weights for the answers; alike where nothing is known about the question. */
export function weigh(game: Valeria, ask: Ask): readonly number[] {
  const appraisal = appraisals[ask.frame.rule];
  if (appraisal === undefined) return new Array<number>(ask.values.length).fill(1);
  const situation = situationOf(game, ask.seat);
  const points: number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const value of ask.values) {
    const each = appraisal(value, situation, ask);
    points.push(each);
    if (each > most) most = each;
  }
  for (let i = 0; i < points.length; i++)
    points[i] = Math.exp(((points[i] ?? 0) - most) / policy.temperature);
  return points;
}
