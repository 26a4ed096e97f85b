// What is taken, kept and given up.
import type { Ask, Json } from '@krcma/kernel';
import { type CardId, type FaceId, WOUND } from '../data/cards.ts';
import type { OpName } from '../data/ops.ts';
import type { Reward, RewardKind } from '../data/rewards.ts';
import type { SkillId } from '../data/skills.ts';
import { type UnitId, units } from '../data/units.ts';
import { discardAndDraw } from '../rules/end-of-turn.ts';
import { levelUp } from '../rules/levels.ts';
import { recruitUnit } from '../rules/recruiting.ts';
import { restIt } from '../rules/rest.ts';
import { gainUnit } from '../rules/reward-unit.ts';
import { advancedAction, artifact, giveReward, spell } from '../rules/rewards.ts';
import { type MageKnight, playerAt, unitAt } from '../state.ts';
import { answersOf } from './answers.ts';
import { cheapness, isActive, itemOfCard } from './means.ts';
import { deeds } from './weights.ts';
import { cardWorth, rewardsWorth, skillWorth, unitWorth } from './worth.ts';

const cardsOf = (game: MageKnight, ask: Ask): number[] =>
  ask.values.map((card) => (card === null ? 0 : cardWorth(game, card as CardId)));

const ofUnit = (game: MageKnight, seat: number, id: number): number => {
  const unit = unitAt(playerAt(game, seat), id)?.unit;
  return unit === undefined ? 0 : unitWorth(game, unit);
};

const isUnit = (value: Json): value is UnitId => typeof value === 'string' && value in units;

/** A unit to join, or one to leave for it. */
const joining = (game: MageKnight, ask: Ask): number[] =>
  ask.values.map((value) => {
    if (typeof value === 'number') return -ofUnit(game, ask.seat, value);
    if (isUnit(value)) return unitWorth(game, value);
    return value === 'wait' ? deeds.waits : 0;
  });

const rising = (game: MageKnight, ask: Ask): number[] =>
  ask.frame.at === 'skill' ? ask.values.map((skill) => skillWorth(skill as SkillId)) : cardsOf(game, ask);

const rewarded = (game: MageKnight, ask: Ask): number[] =>
  ask.values.map((kind) => rewardsWorth(game, [{ reward: kind as RewardKind, n: 1 } satisfies Reward]));

/** Wounds are put away first, then the card that is missed least. */
const resting = (_: MageKnight, ask: Ask): number[] =>
  ask.values.map((card) => {
    if (card === null) return deeds.ends;
    return card === WOUND ? deeds.planned : 1 + cheapness(card as CardId);
  });

/** One card has to go; more only after a turn that brought nothing, if they are not what a better one is made of. */
function discarding(game: MageKnight, { seat, values }: Ask): number[] {
  const { defeated, interacted } = game.turn;
  const isIdle = defeated === 0 && !interacted && playerAt(game, seat).deck.length > 0;
  return values.map((card) => {
    if (card === null) return deeds.ends;
    return cheapness(card as CardId) + (isIdle && !isActive(card as CardId) ? deeds.cycled + 1 : 0);
  });
}

/** What fights now is not given up for an effect. */
function givingUp(game: MageKnight, { values }: Ask): number[] {
  const { combat } = game;
  return values.map((card) => {
    if (card === null) return deeds.ends;
    if (card === WOUND) return deeds.planned;
    let most = 0;
    if (combat !== null)
      for (const { gift } of itemOfCard(card as FaceId, game.time).uses)
        most = Math.max(most, combat.phase === 'block' ? gift.block : gift.attack);
    return 1 + cheapness(card as CardId) - deeds.missed * most;
  });
}

/** Operations that want cards of the hand. */
const GIVEN_UP = ['discard', 'throwAway'] as const satisfies readonly OpName[];

export const gainAppraisals = [
  answersOf(recruitUnit, joining),
  answersOf(gainUnit, joining),
  answersOf(levelUp, rising),
  answersOf(giveReward, rewarded),
  answersOf(spell, cardsOf),
  answersOf(advancedAction, cardsOf),
  answersOf(artifact, cardsOf),
  answersOf(restIt, resting),
  answersOf(discardAndDraw, discarding),
  ...GIVEN_UP.map((name) => answersOf({ name }, givingUp)),
];
