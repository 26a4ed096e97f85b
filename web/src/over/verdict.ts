import { areTogether, haveMates, type Outcome, type Seat, type Side, winningSides } from '@krcma/kernel';
import type { ShellText } from '../texts/index.ts';

/** Who reads a verdict, and the words for it. */
export interface Reading {
  readonly sides: readonly Side[];
  /** Who is spoken to, if anybody. */
  readonly reader: Seat | undefined;
  readonly text: Pick<ShellText, 'sides' | 'over'>;
  named(seats: readonly Seat[]): string;
  rival(key: string): string;
}

/** Who has won, as it is said to who reads it. */
export function verdictOf({ winners, rivals = [] }: Outcome, reading: Reading): string {
  const { sides, reader, text, named, rival } = reading;
  if (areTogether(sides) || (haveMates(sides) && winners.length > 0)) return bySides(winners, reading);
  const [first] = rivals;
  if (winners.length > 1 || (winners.length === 1 && winners[0] !== reader))
    return text.over.wins(named(winners), winners.length);
  if (winners.length === 1) return text.over.youWin;
  if (first !== undefined) return text.over.wins(rival(first.key), 1);
  return sides.length === 1 ? text.over.youLose : text.over.everybodyLost;
}

function bySides(winners: readonly Seat[], { sides, reader, text, named }: Reading): string {
  const words = text.sides;
  if (areTogether(sides)) return winners.length > 0 ? words.wonTogether : words.lostTogether;
  if (winningSides(sides, winners).length > 1) return words.sidesShare;
  if (reader === undefined) return words.sideWon(named(winners));
  return winners.includes(reader) ? words.yourSideWon : words.yourSideLost(named(winners));
}
