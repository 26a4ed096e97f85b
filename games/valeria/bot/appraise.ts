// What taking a card is worth to a seat now, in points: quick enough for every step of a playout.
import type { Seat } from '@krcma/kernel';
import { type CitizenId, citizenOf } from '../data/citizens.ts';
import { type DomainId, domainOf } from '../data/domains.ts';
import { type Bag, type Effect, ROLES } from '../data/effect.ts';
import { countOf } from '../rules/count.ts';
import { slayableOf } from '../rules/slayable.ts';
import { type Player, playerAt, type SlayableId, type Valeria } from '../state.ts';
import { scoringFor } from './evaluate.ts';
import { roundsLeft, type Turns, turnsOf } from './horizon.ts';
import { addHarvest, addPower } from './income.ts';
import type { Scoring } from './tally.ts';
import { appetite, policy } from './weights.ts';
import { type Amounts, flowPoints, unitPoints, type Worth, worthFor } from './worth.ts';

/** A seat's situation, worked out once for all the cards it may take. */
export interface Situation {
  readonly game: Valeria;
  readonly seat: Seat;
  readonly player: Player;
  readonly scoring: Scoring;
  readonly turns: Turns;
  readonly worth: Worth;
  /** Points for one more unit of each resource. */
  readonly unit: Readonly<Amounts>;
}

export function situationOf(game: Valeria, seat: Seat): Situation {
  const scoring = scoringFor(game, seat, seat);
  const turns = turnsOf(game, seat, roundsLeft(game));
  const player = playerAt(game, seat);
  const worth = worthFor(appetite, scoring, turns);
  const unit = {
    gold: unitPoints(player.gold, 'gold', worth),
    strength: unitPoints(player.strength, 'strength', worth),
    magic: unitPoints(player.magic, 'magic', worth),
  };
  return { game, seat, player, scoring, turns, worth, unit };
}

export const bagPoints = (
  { gold = 0, strength = 0, magic = 0, vp = 0 }: Bag,
  { unit }: Pick<Situation, 'unit'>,
): number => gold * unit.gold + strength * unit.strength + magic * unit.magic + vp;

/** A card of unknown name for free: about what an ordinary citizen is worth. */
const freeCitizen = (situation: Situation): number => policy.freeCitizen * situation.worth.time + 0.5;

export function effectPoints(effect: Effect, situation: Situation): number {
  switch (effect.op) {
    case 'gain':
      return bagPoints(effect.res, situation);
    case 'gainPer':
      return bagPoints(effect.res, situation) * countOf(situation.player, effect.per);
    case 'all':
      return effect.of.reduce((sum, part) => sum + effectPoints(part, situation), 0);
    case 'oneOf':
      return Math.max(...effect.of.map((part) => effectPoints(part, situation)));
    case 'pay':
      return Math.max(0, effectPoints(effect.then, situation) - bagPoints(effect.cost, situation));
    case 'takeFrom':
      return Math.max(...effect.oneOf.map((bag) => bagPoints(bag, situation)));
    case 'takeCitizen':
      return freeCitizen(situation);
    case 'returnCard':
      return bagPoints(effect.gain, situation) / 2;
    case 'takeRandomMonster':
      return policy.takenMonster;
    case 'bonusAction':
      return policy.bonusAction;
  }
}

export function citizenPoints(id: CitizenId, { player, scoring, turns, worth }: Situation): number {
  const harvest: Amounts = { gold: 0, strength: 0, magic: 0 };
  addHarvest(harvest, id, player, turns.own, turns.others);
  return scoring[citizenOf(id).role] + scoring.citizens + flowPoints(harvest, worth);
}

export function monsterPoints(id: SlayableId, situation: Situation): number {
  const { vp, type, reward } = slayableOf(id);
  const { scoring } = situation;
  return vp + scoring.monsters + (type === 'titan' ? scoring.titans : 0) + effectPoints(reward, situation);
}

export function domainPoints(id: DomainId, situation: Situation): number {
  const domain = domainOf(id);
  const { scoring, turns, worth, player } = situation;
  let points = domain.vp + scoring.domains;
  for (const role of ROLES) points += scoring[role] * (domain.requires[role] ?? 0);
  if (domain.timing === 'instant') return points + effectPoints(domain.effect, situation);
  const power: Amounts = { gold: 0, strength: 0, magic: 0 };
  addPower(power, id, player, turns.own);
  return points + flowPoints(power, worth);
}
