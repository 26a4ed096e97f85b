// What to do next in a turn: towards the best goal, then with what is left, then the end.
import type { Seat } from '@krcma/kernel';
import { type CardId, WOUND } from '../data/cards.ts';
import { units } from '../data/units.ts';
import { isStormed, isStorming } from '../rules/assault/parts.ts';
import { marketNow } from '../rules/market.ts';
import { type MageKnight, type Player, playerAt } from '../state.ts';
import { type Act, END, isPlayable, type Move, using } from './acts.ts';
import { bestOffer } from './assaults.ts';
import { nextInCombat } from './combat-plan.ts';
import type { Pick } from './cover.ts';
import { bestDeal } from './deals.ts';
import { nextInDuel } from './duel.ts';
import { type Goal, goalsOf, nameOf } from './goals.ts';
import { canPayMore, type Item, type Means, meansOf, NOTHING_SPENT, type Spent, type Use } from './means.ts';
import { firstStep } from './reach.ts';
import { idle, price, respite } from './weights.ts';

const countOf = (cards: readonly CardId[], wanted: CardId): number => {
  let n = 0;
  for (const card of cards) if (card === wanted) n++;
  return n;
};

/** What so many more points of healing bring: to the hand, then to units. */
function healed(game: MageKnight, seat: Seat, points: number): number {
  const { hand, units: own } = playerAt(game, seat);
  if (points === 0) return 0;
  const all = points + game.turn.heal;
  const wounds = Math.min(points, Math.max(0, countOf(hand, WOUND) - game.turn.heal));
  const left = all - countOf(hand, WOUND);
  const hurt = own.find(({ unit, wounds: n }) => n === 1 && units[unit].level <= left);
  return idle.wound * wounds + (hurt === undefined ? 0 : idle.unit * units[hurt.unit].level);
}

/** What a use brings by itself, whatever the goal. */
function besides(game: MageKnight, seat: Seat, { gift }: Use): number {
  const { deck } = playerAt(game, seat);
  return (
    healed(game, seat, gift.heal) +
    idle.crystal * gift.crystals +
    idle.draw * Math.min(gift.draw, deck.length) +
    gift.worth -
    idle.harm * gift.wounds -
    idle.givenUp * gift.cards
  );
}

/** Something worth using for its own sake. */
function idlePick(
  game: MageKnight,
  seat: Seat,
  means: Means,
  { used }: Spent,
  most: (item: Item) => boolean,
): Pick | undefined {
  let best: Pick | undefined;
  let gain: number = idle.least;
  for (const [index, item] of means.items.entries()) {
    if ((used & (1 << index)) !== 0 || !most(item)) continue;
    for (const use of item.uses) {
      const worth = besides(game, seat, use) - item.price - price.mana * use.costs.length;
      if (worth <= gain || canPayMore(means, [], use.costs) === undefined) continue;
      if (!isPlayable(game, seat, { item, use })) continue;
      [best, gain] = [{ item, use }, worth];
    }
  }
  return best;
}

/** Points of healing that are there are spent. */
function healing(game: MageKnight, seat: Seat): Move | undefined {
  const { heal } = game.turn;
  if (heal === 0) return undefined;
  const { hand, units: own } = playerAt(game, seat);
  const hurt = own.find(({ unit, wounds }) => wounds === 1 && units[unit].level <= heal);
  if (hurt !== undefined && (!hand.includes(WOUND) || units[hurt.unit].level === 1))
    return { act: { do: 'heal', unit: hurt.id } };
  return hand.includes(WOUND) ? { act: { do: 'heal', unit: null } } : undefined;
}

const ANY = (): boolean => true;

/** Nothing more is aimed at: what is useful by itself, then the end. */
function leftovers(game: MageKnight, seat: Seat, means: Means, spent: Spent): Move {
  const pick = idlePick(game, seat, means, spent, ANY);
  return healing(game, seat) ?? (pick === undefined ? END : using(pick));
}

function dealing(game: MageKnight, seat: Seat, means: Means, spent: Spent): Move | Pick {
  const market = marketNow(game);
  const deal = market && bestDeal(game, seat, market, means, spent, game.turn.influence);
  if (deal === undefined) return { act: { do: 'done' } };
  return deal.cover.picks[0] ?? { act: deal.ware.act };
}

/** Whoever storms a city goes nowhere else. */
const mayAimAt = (game: MageKnight, { way, act }: Goal): boolean =>
  !isStorming(game) ||
  (act?.do === 'hunt'
    ? isStormed(game, game.volkare?.space ?? '')
    : way.assault && isStormed(game, way.space));

/** A better goal than to stay where one is, or the best of those that were settled on. */
function bestGoal(game: MageKnight, goals: readonly Goal[], wanted?: string): Goal | undefined {
  let best: Goal | undefined;
  let settled: Goal | undefined;
  for (const goal of goals) {
    if (!mayAimAt(game, goal)) continue;
    if (best === undefined || goal.worth > best.worth) best = goal;
    if (
      wanted !== undefined &&
      nameOf(goal) === wanted &&
      (settled === undefined || goal.worth > settled.worth)
    )
      settled = goal;
  }
  return settled ?? best;
}

/** What could be aimed at, the best first; of the same the best way only. */
export function rankedGoals(game: MageKnight, seat: Seat): Goal[] {
  const found = new Map<string, Goal>();
  for (const goal of goalsOf(game, seat, meansOf(game, seat), NOTHING_SPENT)) {
    const known = found.get(nameOf(goal));
    if (mayAimAt(game, goal) && (known === undefined || goal.worth > known.worth))
      found.set(nameOf(goal), goal);
  }
  return [...found.values()].sort((a, b) => b.worth - a.worth);
}

/** What the best goal of a turn brings more than to stay. */
function gainAmong(game: MageKnight, goals: readonly Goal[]): number {
  const stay = goals.find(({ kind }) => kind === 'stay')?.worth ?? 0;
  return (bestGoal(game, goals)?.worth ?? stay) - stay;
}

export const gainOfTurn = (game: MageKnight, seat: Seat): number =>
  gainAmong(game, goalsOf(game, seat, meansOf(game, seat), NOTHING_SPENT));

/** To lead others against a city, where that brings more than what could be done alone. */
function offering(game: MageKnight, seat: Seat, goals: readonly Goal[]): Move | undefined {
  const offer = isStorming(game) ? undefined : bestOffer(game, seat);
  if (offer === undefined || offer.worth <= gainAmong(game, goals)) return undefined;
  return { act: { do: 'assault', space: offer.space } };
}

const stepTo = (goal: Goal): Act | undefined => {
  const space = firstStep(goal.way);
  return space === undefined ? goal.act : { do: 'step', space };
};

/** Wounds keep the hand small: where Volkare alone waits for the end of the round, time is taken to put them away. */
function respiteNow({ volkare, seats, turn, ...game }: MageKnight, { hand, deck }: Player): number {
  if (volkare === undefined || seats > 1 || game.announced !== null) return 0;
  if (turn.stage !== 'start' || turn.cards > 0 || deck.length < respite.cards) return 0;
  const wounds = countOf(hand, WOUND);
  return wounds === hand.length ? 0 : respite.perWound * Math.min(wounds, deck.length);
}

/** Instead of a turn without a goal: wounds are put away, or the round is ended. */
function instead(game: MageKnight, seat: Seat): Move | undefined {
  const { turn, announced } = game;
  const { hand, deck } = playerAt(game, seat);
  if (turn.stage !== 'start') return undefined;
  if (announced === null && deck.length === 0 && turn.cards === 0) return { act: { do: 'announce' } };
  const wounds = countOf(hand, WOUND);
  return wounds > 0 && turn.cards === 0 ? REST : undefined;
}

const REST: Move = { act: { do: 'rest' } };

/** Whoever cannot win anything in the city leaves the defenders standing. */
const STAY_OUT: Move = { act: { do: 'stayOut' } };

export interface TurnPlan {
  readonly worth: number;
  readonly next: Move;
  /** What it is done for. */
  readonly goal?: Goal;
}

/** What comes next, before it is known whether it can be used that way. */
interface Looked {
  readonly worth: number;
  readonly next: Move | Pick;
  readonly goal?: Goal;
}

function going(game: MageKnight, seat: Seat, means: Means, spent: Spent, wanted?: string): Looked {
  const early = idlePick(
    game,
    seat,
    means,
    spent,
    ({ skill, uses }) => skill !== undefined && uses.some(({ gift }) => gift.draw > 0),
  );
  const goals = goalsOf(game, seat, means, spent);
  const goal = bestGoal(game, goals, wanted);
  const worth = goal?.worth ?? 0;
  if (respiteNow(game, playerAt(game, seat)) > gainAmong(game, goals)) return { worth, next: REST };
  if (early !== undefined) return { worth, next: early };
  const offer = wanted === undefined ? offering(game, seat, goals) : undefined;
  if (offer !== undefined) return { worth, next: offer };
  if (isStorming(game) && goal === undefined) return { worth, next: STAY_OUT };
  if (goal === undefined || goal.kind === 'stay') {
    const heal = healing(game, seat);
    if (heal !== undefined) return { worth, next: heal };
    const pick = idlePick(game, seat, means, spent, ANY);
    if (pick !== undefined) return { worth, next: pick };
    return { worth, next: instead(game, seat) ?? END };
  }
  const [first] = goal.cover.picks;
  if (first !== undefined) return { worth, next: first, goal };
  const act = stepTo(goal);
  return { worth, next: act === undefined ? END : { act }, goal };
}

function look(game: MageKnight, seat: Seat, means: Means, spent: Spent, wanted?: string): Looked {
  const { stage, interaction } = game.turn;
  if (interaction !== null) return { worth: 0, next: dealing(game, seat, means, spent) };
  if (stage === 'start' || stage === 'moving') return going(game, seat, means, spent, wanted);
  return { worth: 0, next: leftovers(game, seat, means, spent) };
}

const TRIES = 5;

/** The plan of whoever is on turn, from what they know; towards the goal of that name, if there is one and it can be. */
export function planOf(game: MageKnight, seat: Seat, wanted?: string): TurnPlan {
  if (game.duel !== undefined && game.combat !== null)
    return { worth: 0, next: nextInDuel(game, game.duel, seat) };
  if (game.combat !== null) return { worth: 0, next: nextInCombat(game, seat, game.combat) };
  const means = meansOf(game, seat);
  let used = 0;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { next, ...looked } = look(game, seat, means, { ...NOTHING_SPENT, used }, wanted);
    if ('act' in next) return { ...looked, next };
    if (isPlayable(game, seat, next)) return { ...looked, next: using(next) };
    used |= 1 << means.items.indexOf(next.item);
  }
  return { worth: 0, next: END };
}
