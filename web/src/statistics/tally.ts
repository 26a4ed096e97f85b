import type { GameId } from '../host/rules.ts';
import type { Shelved } from '../host/shelf.ts';

/** With whom a game was played. */
export type Company = 'alone' | 'bots' | 'people';

/** What came of the finished games of one kind. */
export interface Tally {
  readonly game: GameId;
  readonly company: Company;
  readonly played: number;
  /** Games won by name; of whoever plays with bots only those of their own. */
  readonly won: ReadonlyMap<string, number>;
  /** Games that ended each way, in the order of the first. */
  readonly reasons: ReadonlyMap<string, number>;
  /** Points of people. */
  readonly best: number;
  readonly mean: number;
}

function companyOf({ seats }: Pick<Shelved, 'seats'>): Company {
  if (seats.length === 1) return 'alone';
  return seats.filter(({ player }) => player === 'person').length > 1 ? 'people' : 'bots';
}

/** Earlier releases did not write down who won: among several it was whoever had most points. */
export function winnersOf({ winners, scores = [] }: Shelved): readonly number[] {
  if (winners !== undefined) return winners;
  const best = Math.max(...scores);
  return scores.length > 1 ? [...scores.keys()].filter((seat) => scores[seat] === best) : [];
}

export const peopleOf = ({ seats }: Shelved): number[] =>
  [...seats.keys()].filter((seat) => seats[seat]?.player === 'person');

/** Finished games, counted by game and by company. Bots among themselves are nobody's games. */
export function talliesOf(finished: readonly Shelved[]): readonly Tally[] {
  const groups = Map.groupBy(
    finished.filter((card) => peopleOf(card).length > 0),
    (card) => `${card.game} ${companyOf(card)}`,
  );
  return [...groups.values()].map(tallyOf);
}

function tallyOf(cards: readonly Shelved[]): Tally {
  const won = new Map<string, number>();
  const reasons = new Map<string, number>();
  const points: number[] = [];
  for (const card of cards) {
    const winners = winnersOf(card);
    for (const seat of peopleOf(card)) {
      points.push(card.scores?.[seat] ?? 0);
      const name = card.seats[seat]?.name ?? '';
      if (winners.includes(seat)) won.set(name, (won.get(name) ?? 0) + 1);
    }
    if (card.reason !== undefined) reasons.set(card.reason, (reasons.get(card.reason) ?? 0) + 1);
  }
  const [first] = cards as readonly [Shelved, ...Shelved[]];
  return {
    game: first.game,
    company: companyOf(first),
    played: cards.length,
    won,
    reasons,
    best: Math.max(...points),
    mean: points.reduce((sum, each) => sum + each, 0) / points.length,
  };
}
