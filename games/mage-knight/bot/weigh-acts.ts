// What the acts of a turn and of a combat promise: the plan is followed.
import { type Ask, appraisal, type Json } from '@krcma/kernel';
import type { CardId, WOUND } from '../data/cards.ts';
import type { UnitId } from '../data/units.ts';
import type { MageKnightTypes } from '../messages.ts';
import { abilitySource } from '../rules/abilities.ts';
import { useAbility } from '../rules/activating.ts';
import { meet } from '../rules/arriving.ts';
import { beforeTurn } from '../rules/before-turn.ts';
import { type How, playCard } from '../rules/cards.ts';
import { challengeAll } from '../rules/challenging.ts';
import { combatAct } from '../rules/combat/phases.ts';
import { choose } from '../rules/effects/choices.ts';
import { below, listAt, type OpAt } from '../rules/effects/op-at.ts';
import { type Mana, payMana } from '../rules/mana.ts';
import { sourceOf } from '../rules/sides.ts';
import { takeActs } from '../rules/turn.ts';
import type { MageKnight } from '../state.ts';
import { kindOf, matches } from './acts.ts';
import { answersOf } from './answers.ts';
import { type Gift, giftsOf, giftsOfOps, sidewaysGifts } from './gifts.ts';
import { planOf } from './turn-plan.ts';
import { deeds, mana as manaPoints } from './weights.ts';

/** What is not planned is better left undone; to end or to go on is no mistake. */
const unplanned: Readonly<Record<string, number>> = {
  end: deeds.ends,
  next: deeds.ends,
  done: deeds.ends,
  begin: deeds.begins,
  damage: deeds.ends,
  strike: deeds.ends,
  parry: deeds.ends,
  crystal: deeds.wasted,
  burn: deeds.wasted,
  stayOut: deeds.ends,
  plunder: deeds.wasted,
};

export const actsOf = (game: MageKnight, ask: Ask): number[] => {
  const { next } = planOf(game, ask.seat);
  return ask.values.map((value) =>
    matches(value, next.act) ? deeds.planned : (unplanned[kindOf(value)] ?? deeds.unplanned),
  );
};

const before = answersOf(beforeTurn, (_, ask) =>
  ask.values.map((value) => unplanned[kindOf(value)] ?? deeds.before),
);

/** Points of a gift for what is wanted now. */
function fit(game: MageKnight, gift: Gift): number {
  const { combat, turn } = game;
  const besides =
    gift.worth + deeds.heal * gift.heal + deeds.goods * (gift.crystals + gift.mana.length + gift.draw);
  if (combat !== null) return combat.phase === 'block' ? gift.block + besides / 2 : gift.attack + besides / 2;
  if (turn.interaction !== null) return gift.influence + besides;
  return (turn.stage === 'start' || turn.stage === 'moving' ? gift.move : 0) + besides;
}

const best = (game: MageKnight, gifts: readonly Gift[]): number => {
  let most = 0;
  for (const gift of gifts) most = Math.max(most, fit(game, gift));
  return most;
};

const isSide = (how: How): how is 'basic' | 'powered' => how === 'basic' || how === 'powered';

const ways = appraisal<MageKnightTypes, { player: number; card: Exclude<CardId, typeof WOUND> }>(
  playCard,
  (game, ask, { player, card }) => {
    const { pick } = planOf(game, player).next;
    return ask.values.map((value) => {
      if (value === null) return deeds.wasted;
      const how = value as How;
      if (pick?.item.card === card && pick.use.how === how) return deeds.planned;
      if (!isSide(how)) return deeds.perPoint * fit(game, sidewaysGifts[how]) + deeds.sideways;
      return deeds.perPoint * best(game, giftsOf(sourceOf(card, how), game.time));
    });
  },
);

const abilities = appraisal<MageKnightTypes, { unit: UnitId }>(useAbility, (game, ask, { unit }) =>
  ask.values.map((value) =>
    value === null
      ? deeds.ends
      : deeds.perPoint * best(game, giftsOf(abilitySource(unit, value as number), game.time)),
  ),
);

const chosenWays = answersOf(choose, (game, ask) => {
  const at = ask.frame.locals as unknown as OpAt;
  return ask.values.map(
    (way) => deeds.perPoint * best(game, giftsOfOps(listAt(below(at, way as number)), game.time)),
  );
});

/** Tokens are gone at the end of the turn, dice come back, crystals are worth keeping. */
const payment = (value: Json): number => {
  if (value === null) return manaPoints.unpaid;
  const { from, colour } = value as unknown as Mana;
  return manaPoints[from] - (colour === 'gold' || colour === 'black' ? manaPoints.flexible : 0);
};

const payments = answersOf(payMana, (_, ask) => ask.values.map(payment));

/** One enemy at a time. */
const alone = (_: MageKnight, ask: Ask): number[] =>
  ask.values.map((value) => (value === null ? deeds.planned : deeds.unplanned));

export const actAppraisals = [
  answersOf(takeActs, actsOf),
  answersOf(combatAct, actsOf),
  before,
  ways,
  abilities,
  chosenWays,
  payments,
  answersOf(challengeAll, alone),
  answersOf(meet, alone),
];
