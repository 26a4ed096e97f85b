import type { Seat, Side } from '@krcma/kernel';
import glicko2 from 'glicko2-lite';

export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export const NEWCOMER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

interface Placed extends Rating {
  /** 1 for the best; the same for those who share it. */
  readonly place: number;
}

/** Those of one side who are judged together. */
export interface PlacedSide {
  /** Which side: those who have left it do not play against those who have stayed. */
  readonly side: number;
  readonly place: number;
  readonly members: readonly Rating[];
}

const scoreAgainst = (own: number, other: number): number => {
  if (own === other) return 0.5;
  return own < other ? 1 : 0;
};

/** Glicko-2: this one has played everybody of the others, and all are judged by what they were before. */
export function ratedAgainst(player: Placed, others: readonly Placed[]): Rating {
  const games = others.map(({ rating, deviation, place }): [number, number, number] => [
    rating,
    deviation,
    scoreAgainst(player.place, place),
  ]);
  const { rating, rd, vol } = glicko2(player.rating, player.deviation, player.volatility, games);
  return { rating, deviation: rd, volatility: vol };
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** A side is as strong as its members on average, and as uncertain. */
const strengthOf = ({ members, place }: PlacedSide): Placed => ({
  rating: meanOf(members.map(({ rating }) => rating)),
  deviation: Math.sqrt(meanOf(members.map(({ deviation }) => deviation ** 2))),
  volatility: meanOf(members.map(({ volatility }) => volatility)),
  place,
});

/** Every side has played every other once. Mates gain or lose the same; what was known of each stays in proportion. */
export function ratedAnew(sides: readonly PlacedSide[]): Rating[][] {
  const strengths = sides.map(strengthOf);
  return sides.map(({ side, members }, index) => {
    const before = strengths[index] as Placed;
    const others = strengths.filter((_, other) => sides[other]?.side !== side);
    if (others.length === 0) return [...members];
    const after = ratedAgainst(before, others);
    return members.map(({ rating, deviation, volatility }) => ({
      rating: rating + after.rating - before.rating,
      deviation: (deviation * after.deviation) / before.deviation,
      volatility: (volatility * after.volatility) / before.volatility,
    }));
  });
}

/**
 * The place of every seat: winners first, then by points; equal ones share the better place, and so do mates. Where the
 * game has beaten all of them, the first place is its own.
 */
export function placesOf(
  { scores, winners }: { readonly scores: readonly number[]; readonly winners: readonly Seat[] },
  sides: readonly Side[],
): number[] {
  const won = new Set(winners);
  const ofGame = winners.length === 0 ? 1 : 0;
  const isBetter = (one: Seat, other: Seat): boolean =>
    won.has(one) === won.has(other) ? (scores[one] ?? 0) > (scores[other] ?? 0) : won.has(one);
  return scores.map((_, seat) => {
    if (won.has(seat)) return 1;
    return 1 + ofGame + sides.filter(([first = 0]) => isBetter(first, seat)).length;
  });
}
