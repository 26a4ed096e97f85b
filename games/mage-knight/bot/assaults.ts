// Cooperative assaults (MK-18): who is asked along, who faces how many, and whether one's own turn brings less.
import type { Seat } from '@krcma/kernel';
import type { SpaceId } from '../data/geometry.ts';
import { defendersAt, guestsFor, isInSight, whyNoAssault } from '../rules/assault/invitations.ts';
import { type Stronghold, strongholdsOf } from '../rules/assault/parts.ts';
import { homeOf, isVolkareAt } from '../rules/map.ts';
import { newTurn } from '../rules/new-turn.ts';
import { isMate } from '../rules/teams.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { armyOn } from './army.ts';
import { type Cover, countMove, cover, mostOf } from './cover.ts';
import { garrisonOf, hardness, type Prey } from './foes.ts';
import { type Means, meansOf, NOTHING_SPENT } from './means.ts';
import { worthOfFight } from './odds.ts';
import { waysFrom } from './reach.ts';
import { strengthIn } from './strength.ts';
import { together, walking } from './weights.ts';

/** The table as it would be if it were this seat's turn. */
export const asOnTurn = (game: MageKnight, seat: Seat): MageKnight =>
  game.active === seat ? game : { ...game, active: seat, turn: newTurn(), combat: null };

/** So many of the defenders, whichever chance deals: the easiest, those in the middle, the hardest. */
function shareOf(prey: Prey, n: number, part: number): Prey {
  const versions = prey.versions.flatMap((foes) => {
    const sorted = foes.filter(({ isTarget }) => isTarget).sort((a, b) => hardness(a) - hardness(b));
    const others = foes.filter(({ isTarget }) => !isTarget);
    const rest = Math.max(0, sorted.length - n);
    return [...new Set([0, Math.floor(rest / 2), rest])].map((from) => [
      ...sorted.slice(from, from + n),
      ...others,
    ]);
  });
  return { ...prey, versions, victory: prey.victory * part };
}

/** Whoever plays together wins the whole city, a rival only what falls to the own part. */
function partOfCity(game: MageKnight, seat: Seat, others: readonly Seat[], share: number): number {
  return others.every((other) => other === seat || isMate(game, seat, other)) ? 1 : share;
}

/** What it brings to go in and face so many of them; undefined where the way cannot be paid for. */
export function worthOfShare(
  game: MageKnight,
  seat: Seat,
  city: SpaceId,
  n: number,
  others: readonly Seat[],
): number | undefined {
  const then = asOnTurn(game, seat);
  const means: Means = meansOf(then, seat);
  const met = isVolkareAt(game, city) ? beside(then, seat) : wayIn(then, seat, city, means);
  if (met === undefined) return undefined;
  const part = partOfCity(game, seat, others, n / Math.max(1, defendersAt(game, city)));
  return worthOfFight(then, seat, means, met.paid, shareOf(met.prey, n, part)) - met.paid.cost;
}

interface Met {
  readonly prey: Prey;
  readonly paid: Cover;
}

/** Volkare is met from where one stands (MK-23.25). */
function beside(game: MageKnight, seat: Seat): Met | undefined {
  const prey = armyOn(game, seat, playerAt(game, seat).space);
  return prey && { prey, paid: { ...NOTHING_SPENT, picks: [], cost: 0 } };
}

function wayIn(game: MageKnight, seat: Seat, city: SpaceId, means: Means): Met | undefined {
  const most = Math.min(walking.farthest, game.turn.move + mostOf(means, NOTHING_SPENT, countMove));
  const way = waysFrom(game, seat, most).find(
    ({ assault, space }) => assault && homeOf(game, space) === city,
  );
  const paid = way && cover(means, NOTHING_SPENT, way.cost - game.turn.move, countMove);
  return paid && { prey: garrisonOf(game, seat, city), paid };
}

/** Shares by strength, at least one for everybody; the starter faces whoever is left. */
export function sharesFor(
  game: MageKnight,
  starter: Seat,
  guests: readonly Seat[],
  defenders: number,
): number[] {
  const power = (seat: Seat): number => strengthIn(playerAt(game, seat));
  let left = defenders;
  let powers = power(starter) + guests.reduce((sum, seat) => sum + power(seat), 0);
  return guests.map((seat, index) => {
    const most = left - (guests.length - index);
    const n = Math.max(1, Math.min(most, Math.round((left * power(seat)) / powers)));
    left -= n;
    powers -= power(seat);
    return n;
  });
}

/** What mates bring down is won by all of them. */
export const forMates = (game: MageKnight, seat: Seat, others: readonly Seat[]): number =>
  together.mate * others.filter((other) => isMate(game, seat, other)).length;

export interface Offer {
  readonly space: SpaceId;
  readonly guests: readonly Seat[];
  /** What the own share is worth. */
  readonly worth: number;
}

/** The strongest first; no more of them than defenders can be shared with. */
function* parties(game: MageKnight, seat: Seat, city: Stronghold): Generator<Seat[]> {
  const free = guestsFor(game, seat, city).sort(
    (a, b) => strengthIn(playerAt(game, b)) - strengthIn(playerAt(game, a)),
  );
  const most = Math.min(free.length, defendersAt(game, city.space) - 1);
  for (let n = 1; n <= most; n++) yield free.slice(0, n).sort();
}

/** The best assault that could be proposed; whoever was refused in this turn does not ask again. */
export function bestOffer(game: MageKnight, seat: Seat): Offer | undefined {
  if (game.seats === 1 || game.assault !== undefined || game.turn.proposed !== undefined) return undefined;
  let best: Offer | undefined;
  for (const city of strongholdsOf(game)) {
    if (!isInSight(game, seat, city) || whyNoAssault(game, seat, city) !== undefined) continue;
    for (const guests of parties(game, seat, city)) {
      const offer = offerWith(game, seat, city.space, guests);
      if (offer !== undefined && (best === undefined || offer.worth > best.worth)) best = offer;
    }
  }
  return best;
}

function offerWith(game: MageKnight, seat: Seat, space: SpaceId, guests: Seat[]): Offer | undefined {
  const defenders = defendersAt(game, space);
  const given = sharesFor(game, seat, guests, defenders).reduce((sum, n) => sum + n, 0);
  const worth = worthOfShare(game, seat, space, defenders - given, guests);
  if (worth === undefined) return undefined;
  const joined = worth + forMates(game, seat, guests);
  return joined < together.least ? undefined : { space, guests, worth: joined };
}
