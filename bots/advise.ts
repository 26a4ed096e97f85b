import type { GameTypes, Seat } from '@krcma/kernel';
import { ADVISER, type Advised, type Budget, type Considered, type Craft } from './bot.ts';
import { compare } from './compare.ts';
import { rated } from './rated.ts';
import { searchBot } from './search-bot.ts';

/** How many answers are listed. */
const LISTED = 3;
/** Tables dealt anew on which they are compared. */
const DEALS = 40;

/** Where nothing else was tried well, the answer that was looked at most. */
const mostTried = (considered: readonly Considered[], but: string): Considered[] =>
  considered
    .filter(({ choice }) => choice !== but)
    .sort((a, b) => b.visits - a.visits)
    .slice(0, 1);

/** What the strongest bot would do, and why. It thinks at least as long as the bot that plays, and knows no more. */
export function advise<T extends GameTypes>(
  craft: Craft<T>,
  table: T['state'],
  seat: Seat,
  budget: Budget,
): Advised {
  const { seed, milliseconds = Number.POSITIVE_INFINITY, iterations = DEALS } = budget;
  const decided = searchBot(craft).decide(table, seat, { ...budget, untilSure: true });
  const { considered } = decided;
  const listed = rated(considered, LISTED);
  const places = considered.map(({ choice }) => choice);
  const compared = listed.length > 1 ? listed : [...listed, ...mostTried(considered, decided.choice)];
  const because = compare(craft, table, {
    seat,
    seed,
    deals: Math.min(DEALS, iterations),
    milliseconds,
    answers: compared.map(({ choice }) => ({ choice, index: places.indexOf(choice) })),
  });
  return { ...decided, level: ADVISER, listed, ...(because && { because }) };
}
