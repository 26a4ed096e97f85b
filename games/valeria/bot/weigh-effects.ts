// What the answers to the questions of cards promise: harvests, dice, thefts, trades, rewards.
import type { Json, Seat } from '@krcma/kernel';
import { type CitizenId, citizenOf, isCitizen } from '../data/citizens.ts';
import { type DomainId, domainOf } from '../data/domains.ts';
import type { Bag, DieChange, Effect } from '../data/effect.ts';
import { type StarterId, starterOf } from '../data/starters.ts';
import { countOf } from '../rules/count.ts';
import { type EffectOf, effectAt } from '../rules/effect-of.ts';
import { wakes } from '../rules/harvest.ts';
import { upTo } from '../rules/resources.ts';
import { slayableOf } from '../rules/slayable.ts';
import { playerAt, type SlayableId } from '../state.ts';
import { bagPoints, citizenPoints, effectPoints, monsterPoints, type Situation } from './appraise.ts';
import { appetite } from './weights.ts';

type HarvestCard = CitizenId | StarterId;

/** A unit of gold or strength is worth more to who has none. */
function gainPoints(effect: Effect, situation: Situation): number {
  const points = effectPoints(effect, situation);
  if (effect.op !== 'gain') return points;
  const { gold, strength } = effect.res;
  const { player } = situation;
  const first = (gold && player.gold === 0) || (strength && player.strength === 0);
  return first ? points + appetite.firstUnit : points;
}

/** One use of a citizen or starter that lets choose. */
export function usePoints(
  value: Json,
  situation: Situation,
  { side }: { readonly side: 'active' | 'nonActive' },
): number {
  const { card, part } = value as { card: HarvestCard; part: number };
  const face = isCitizen(card) ? citizenOf(card) : starterOf(card);
  const effect = face[side];
  if (effect.op === 'pay') return effectPoints(effect.then, situation) - bagPoints(effect.cost, situation);
  return effect.op === 'oneOf' ? gainPoints(effect.of[part] as Effect, situation) : 0;
}

function costOfChange(change: DieChange, situation: Situation): number {
  if (change.op === 'shiftDie') return 0;
  if (change.costPer === undefined) return bagPoints(change.cost ?? {}, situation);
  return bagPoints(change.costPer.res, situation) * countOf(situation.player, change.costPer.per);
}

/** What the dice would bring the active player less what they bring the others. */
function harvestPoints(dice: readonly [number, number], situation: Situation): number {
  let points = 0;
  for (const id of situation.player.citizens) {
    const { activation, active } = citizenOf(id);
    const times = wakes(dice, activation);
    if (times > 0) points += times * effectPoints(active, situation);
  }
  for (const other of situation.game.players) {
    if (other === situation.player) continue;
    for (const id of other.citizens) {
      const { activation, nonActive } = citizenOf(id);
      const times = wakes(dice, activation);
      if (times > 0) points -= times * effectPoints(nonActive, { ...situation, player: other });
    }
  }
  return points;
}

export function dicePoints(value: Json, situation: Situation): number {
  const { dice } = situation.game;
  if (value === 'announce') return harvestPoints(dice, situation);
  const { domain, die } = value as { domain: DomainId; die: number };
  const change = domainOf(domain).effect as DieChange;
  const from = dice[die] ?? 1;
  const to = change.op === 'setDie' ? change.value : Math.max(change.min, from + change.by);
  const changed: [number, number] = die === 0 ? [to, dice[1]] : [dice[0], to];
  return harvestPoints(changed, situation) - costOfChange(change, situation);
}

type At = Omit<EffectOf, 'player'>;

/** A rival's loss counts too, the more the fewer rivals there are. */
export function theftPoints(value: Json, situation: Situation, at: At): number {
  const { from, bag } = value as { from: Seat | 'supply'; bag: number };
  const effect = effectAt(at);
  const full: Bag = effect.op === 'takeFrom' ? (effect.oneOf[bag] ?? {}) : {};
  if (typeof from !== 'number') return bagPoints(full, situation);
  const { game } = situation;
  return bagPoints(upTo(playerAt(game, from), full), situation) * (1 + 1 / (game.seats - 1));
}

export function tradePoints(_: Json, situation: Situation, at: At): number {
  const effect = effectAt(at);
  if (effect.op !== 'pay') return 0;
  return effectPoints(effect.then, situation) - bagPoints(effect.cost, situation);
}

export function returnPoints(value: Json, situation: Situation, at: At): number {
  const effect = effectAt(at);
  const card = value as CitizenId | SlayableId;
  const gain = effect.op === 'returnCard' ? bagPoints(effect.gain, situation) : 0;
  if (isCitizen(card)) return gain - citizenPoints(card, situation);
  return gain - monsterPoints(card, situation) + effectPoints(slayableOf(card).reward, situation);
}

export function alternativePoints(value: Json, situation: Situation, at: At): number {
  const effect = effectAt(at);
  return effect.op === 'oneOf' ? gainPoints(effect.of[value as number] as Effect, situation) : 0;
}
