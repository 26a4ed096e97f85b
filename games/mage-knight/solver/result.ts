// What a fight has cost and brought, read from the tables before and after it.
import type { Seat } from '@krcma/kernel';
import { siteVictory } from '../bot/prey.ts';
import { fameWorth } from '../bot/worth.ts';
import { type CardId, WOUND } from '../data/cards.ts';
import { TRIAL_POINTS } from '../data/trial.ts';
import { BASICS } from '../data/types.ts';
import { units } from '../data/units.ts';
import { type Combat, type MageKnight, type Player, playerAt } from '../state.ts';
import { type Weights, weights } from './weights.ts';

export interface FightResult {
  readonly fame: number;
  readonly reputation: number;
  /** Enemies that fell. */
  readonly fallen: number;
  /** Wounds taken to hand, and those of poison among the discards. */
  readonly wounds: number;
  readonly poison: number;
  /** Cards that left the hand, those of them that are gone for good, and how many were drawn. */
  readonly cards: number;
  readonly gone: number;
  readonly drawn: number;
  readonly mana: number;
  /** Crystals that are missing afterwards. */
  readonly crystals: number;
  /** By levels; wounds of units each with the level of the unit. */
  readonly unitsSpent: number;
  readonly unitWounds: number;
  readonly unitsLost: number;
  /** How many units were wounded. */
  readonly unitsWounded: number;
  readonly turnSkills: number;
  readonly roundSkills: number;
}

export const NO_RESULT: FightResult = {
  fame: 0,
  reputation: 0,
  fallen: 0,
  wounds: 0,
  poison: 0,
  cards: 0,
  gone: 0,
  drawn: 0,
  mana: 0,
  crystals: 0,
  unitsSpent: 0,
  unitWounds: 0,
  unitsLost: 0,
  unitsWounded: 0,
  turnSkills: 0,
  roundSkills: 0,
};

export const RESULT_PARTS = Object.keys(NO_RESULT) as readonly (keyof FightResult)[];

export function together(one: FightResult, other: Partial<FightResult>): FightResult {
  const sum: { -readonly [K in keyof FightResult]: number } = { ...one };
  for (const part of RESULT_PARTS) sum[part] += other[part] ?? 0;
  return sum;
}

const isCard = (card: CardId): boolean => card !== WOUND;

const countOf = (cards: readonly CardId[], fits: (card: CardId) => boolean): number => {
  let n = 0;
  for (const card of cards) if (fits(card)) n++;
  return n;
};

/** Cards of the own hand that are no longer in it; whatever was drawn in the meantime is none of them. */
export function cardsUsed(before: Player, after: Player): CardId[] {
  const drawn = before.deck.length - after.deck.length;
  const held = [...after.hand];
  for (const card of drawn > 0 ? before.deck.slice(-drawn) : []) {
    const at = held.lastIndexOf(card);
    if (at >= 0) held.splice(at, 1);
  }
  return before.hand.filter((card) => {
    const at = held.indexOf(card);
    if (at < 0) return card !== WOUND;
    held.splice(at, 1);
    return false;
  });
}

const crystalsOf = ({ crystals }: Player): number => {
  let n = 0;
  for (const colour of BASICS) n += crystals[colour];
  return n;
};

/** Cards played to leave the game, or gone already. */
const awayOf = ({ gone }: MageKnight, { played }: Player): number =>
  countOf(gone.cards, isCard) + played.filter(({ card, to }) => to === 'away' && isCard(card)).length;

function unitsBetween(before: Player, after: Player): Partial<FightResult> {
  let [unitsSpent, unitWounds, unitsLost, unitsWounded] = [0, 0, 0, 0];
  for (const was of before.units) {
    const { level } = units[was.unit];
    const is = after.units.find(({ id }) => id === was.id);
    if (is === undefined) unitsLost += level;
    else {
      if (is.spent && !was.spent) unitsSpent += level;
      unitWounds += level * (is.wounds - was.wounds);
      if (is.wounds > was.wounds) unitsWounded++;
    }
  }
  return { unitsSpent, unitWounds, unitsLost, unitsWounded };
}

function skillsBetween(before: Player, after: Player): Partial<FightResult> {
  let [turnSkills, roundSkills] = [0, 0];
  for (const { id, used, down } of after.skills) {
    const was = before.skills.find((each) => each.id === id);
    if (used && was?.used === false) turnSkills++;
    if (down && was?.down === false) roundSkills++;
  }
  return { turnSkills, roundSkills };
}

/** Everything that happened between two tables of the same turn. */
export function resultBetween(before: MageKnight, after: MageKnight, seat: Seat): FightResult {
  const [was, is] = [playerAt(before, seat), playerAt(after, seat)];
  return {
    ...NO_RESULT,
    fame: is.fame - was.fame,
    reputation: is.reputation - was.reputation,
    fallen: after.turn.fallen.length - before.turn.fallen.length,
    wounds: after.turn.wounds - before.turn.wounds,
    poison: after.turn.woundsDiscarded - before.turn.woundsDiscarded,
    cards: cardsUsed(was, is).length,
    gone: awayOf(after, is) - awayOf(before, was),
    drawn: was.deck.length - is.deck.length,
    mana: after.turn.manaUsed.length - before.turn.manaUsed.length,
    crystals: crystalsOf(was) - crystalsOf(is),
    ...unitsBetween(was, is),
    ...skillsBetween(was, is),
  };
}

/** What it costs, fame and victory left aside. */
export const costOf = (weights: Weights, result: FightResult): number =>
  weights.wound * result.wounds +
  weights.poison * result.poison +
  weights.card * result.cards +
  weights.gone * result.gone -
  weights.drawn * result.drawn +
  weights.mana * result.mana +
  weights.crystal * result.crystals +
  weights.unitSpent * result.unitsSpent +
  weights.unitWound * result.unitWounds +
  weights.unitLost * result.unitsLost +
  weights.turnSkill * result.turnSkills +
  weights.roundSkill * result.roundSkills -
  weights.reputation * result.reputation;

/** How the results of one fight are weighed: what is at stake is read once. */
export interface Scale {
  readonly weights: Weights;
  readonly victory: number;
  readonly failure: number;
  /** Enemies that have to fall. */
  readonly foes: number;
  /** What so much fame is worth. */
  readonly fame: (n: number) => number;
}

/** A fight alone says itself what counts: neither levels nor what a site brings. */
const TRIAL: Scale = {
  weights: {
    wound: -TRIAL_POINTS.wounds / TRIAL_POINTS.fame,
    poison: -TRIAL_POINTS.poison / TRIAL_POINTS.fame,
    card: -TRIAL_POINTS.cards / TRIAL_POINTS.fame,
    crystal: -TRIAL_POINTS.crystals / TRIAL_POINTS.fame,
    unitSpent: -TRIAL_POINTS.unitsSpent / TRIAL_POINTS.fame,
    unitWound: -TRIAL_POINTS.unitWounds / TRIAL_POINTS.fame,
    unitLost: -TRIAL_POINTS.unitsLost / TRIAL_POINTS.fame,
    gone: 0,
    drawn: 0,
    mana: 0,
    turnSkill: 0,
    roundSkill: 0,
    reputation: 0,
  },
  victory: 0,
  failure: 0,
  foes: 0,
  fame: (n) => n,
};

export function scaleOf(game: MageKnight, seat: Seat, combat: Combat): Scale {
  if (game.trial) return TRIAL;
  const known = new Map<number, number>();
  return {
    weights,
    ...siteVictory(game, seat, combat),
    foes: combat.foes.filter(({ defeated, role }) => !defeated && role !== 'summoned').length,
    fame: (n) => {
      let worth = known.get(n);
      if (worth === undefined) {
        worth = fameWorth(game, seat, n);
        known.set(n, worth);
      }
      return worth;
    },
  };
}

/** The weighed result: the higher the better. */
export const weighed = ({ weights, victory, failure, foes, fame }: Scale, result: FightResult): number =>
  fame(result.fame) + (result.fallen >= foes ? victory : failure) - costOf(weights, result);
