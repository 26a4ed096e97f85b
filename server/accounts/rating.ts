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

const scoreAgainst = (own: number, other: number): number => {
  if (own === other) return 0.5;
  return own < other ? 1 : 0;
};

/** Glicko-2 over one table: everybody has played everybody else, and all are judged by what they were before. */
export function ratedAnew(players: readonly Placed[]): Rating[] {
  return players.map((player) => {
    const games = players
      .filter((other) => other !== player)
      .map(({ rating, deviation, place }): [number, number, number] => [
        rating,
        deviation,
        scoreAgainst(player.place, place),
      ]);
    const { rating, rd, vol } = glicko2(player.rating, player.deviation, player.volatility, games);
    return { rating, deviation: rd, volatility: vol };
  });
}

/** The place of every seat: winners first, then by points; equal ones share the better place. */
export function placesOf(scores: readonly number[], winners: readonly number[]): number[] {
  const won = new Set(winners);
  const isBetter = (one: number, other: number): boolean =>
    won.has(one) === won.has(other) ? (scores[one] ?? 0) > (scores[other] ?? 0) : won.has(one);
  return scores.map((_, seat) => {
    if (won.has(seat)) return 1;
    return 1 + scores.filter((__, other) => isBetter(other, seat)).length;
  });
}
