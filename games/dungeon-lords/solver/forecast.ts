// What will come of one plan, as the table says it before the plan is sealed.
import type { HeroId } from '../data/adventurers.ts';
import type { CombatCardId } from '../data/combat-cards.ts';
import { combatCardOf } from '../data/combat-cards.ts';
import type { Goods } from '../data/types.ts';
import { healthOf } from '../rules/fight/heroes.ts';
import type { Plan } from '../rules/fight/plan.ts';
import type { Lord } from '../state.ts';
import { after, afterCard } from './course.ts';
import type { Node } from './node.ts';
import { FEWEST_TILES, mixed, type Prospect } from './prospect.ts';
import type { FightQuestion } from './question.ts';
import { drawsAt, PAUSED, prospectAt, type Search } from './search.ts';
import { beginning, type Effort } from './solve.ts';
import { bestLine } from './steps.ts';

/** One round with one card, played as well as it can be. */
export interface RoundForecast {
  /** Null where there are none. */
  readonly card: CombatCardId | null;
  /** How likely it is. */
  readonly weight: number;
  readonly falls: boolean;
  readonly beaten: readonly HeroId[];
  /** Who stands afterwards, front to rear. */
  readonly standing: readonly { readonly hero: HeroId; readonly health: number }[];
  /** What it costs; evil below zero is less of it. */
  readonly costs: Goods;
  readonly letters: number;
  /** Answers after the plan is sealed. */
  readonly steps: readonly string[];
  /** To the end of the combat, as far as it was looked at. */
  readonly prospect: Prospect;
}

export interface Forecast {
  readonly rounds: readonly RoundForecast[];
  /** The average, and between how many tiles the combat may end. */
  readonly prospect: Prospect;
  /** The prospects reach to the end of the combat; the rounds themselves always are exact. */
  readonly exact: boolean;
}

function costsOf(before: Lord, after: Lord): Goods {
  const [gold, food, imp, trap, monster, evil] = [
    before.gold - after.gold,
    before.food - after.food,
    before.imps - after.imps,
    before.traps.length - after.traps.length,
    before.lair.length - after.lair.length,
    after.evil - before.evil,
  ];
  return {
    ...(gold !== 0 && { gold }),
    ...(food !== 0 && { food }),
    ...(imp !== 0 && { imp }),
    ...(trap !== 0 && { trap }),
    ...(monster !== 0 && { monster }),
    ...(evil !== 0 && { evil }),
  };
}

function roundOf(
  search: Search,
  before: Lord,
  from: Node,
  card: CombatCardId | null,
  weight: number,
): RoundForecast {
  const { round } = search.question;
  const prospect = prospectAt(search, from);
  const { steps, end } = bestLine(search, from, (node) => node.round > round);
  const { lord } = end;
  return {
    card,
    weight,
    falls: lord.conquered.length > before.conquered.length,
    beaten: lord.prison.slice(before.prison.length),
    standing: lord.party.map((hero) => ({ hero: hero.id, health: healthOf(hero) })),
    costs: costsOf(before, lord),
    letters: lord.letters - before.letters,
    steps,
    prospect,
  };
}

/** Cards that only tire come in one draw; a player wants to see each by its name. */
function named(round: RoundForecast, pool: readonly CombatCardId[], isDrawnAlone: boolean): RoundForecast[] {
  const { card } = round;
  if (card === null || isDrawnAlone) return [round];
  const { fatigue } = combatCardOf(card);
  return pool
    .filter((each) => combatCardOf(each).fatigue === fatigue)
    .map((each) => ({ ...round, card: each, weight: 1 / pool.length }));
}

const searchFor = (question: FightQuestion, effort: Effort): Search => ({
  question,
  weights: effort.weights ?? FEWEST_TILES,
  lastRound: question.round,
  memory: new Map(),
  budget: effort.budget ?? Number.POSITIVE_INFINITY,
  hasEstimated: false,
});

/** Later rounds are looked at as far as the budget reaches; without one, only this round. */
export const forecast = (question: FightQuestion, plan: Plan, effort: Effort = {}): Forecast =>
  foreseen(searchFor(question, effort), plan);

/** Milliseconds at a stretch. */
const SLICE = 8;
/** More than any plan has taken; what is left then is estimated. */
const MOST_SLICES = 100;
const LAST_POSITIONS = 2_000;

/**
 * The same for a page that must not stand still: each call looks at a slice of it, and gives nothing until the last one.
 * A slice in which nothing could be brought to an end is followed by a longer one.
 */
export function forecastInSlices(
  question: FightQuestion,
  plan: Plan,
  now: () => number,
): () => Forecast | undefined {
  const search = searchFor(question, {});
  let length = SLICE;
  let slices = 0;
  return () => {
    const isLast = ++slices >= MOST_SLICES;
    const until = now() + length;
    search.isEnough = () => !isLast && now() >= until;
    if (isLast) search.budget = LAST_POSITIONS;
    const known = search.memory.size;
    try {
      return foreseen(search, plan);
    } catch (error) {
      if (error !== PAUSED) throw error;
      if (search.memory.size === known) length *= 2;
      return undefined;
    }
  };
}

function foreseen(search: Search, plan: Plan): Forecast {
  const { question } = search;
  const {
    lord,
    pool,
    cards: [known = null],
  } = question;
  const start = beginning(question);
  const planned = after(question, start, { kind: 'plan', plan });
  const draws = planned.stage === 'card' ? drawsAt(planned) : [];
  const rounds =
    draws.length === 0
      ? [roundOf(search, lord, planned, known, 1)]
      : draws.flatMap(({ card, weight }) =>
          named(
            roundOf(search, lord, afterCard(question, planned, card), card, weight),
            pool,
            draws.length === pool.length,
          ),
        );
  return { rounds, prospect: mixed(rounds), exact: !search.hasEstimated };
}
