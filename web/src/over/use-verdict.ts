import { areTogether, haveMates, type Outcome, type Seat, winningSides } from '@krcma/kernel';
import { useSettings } from '../settings/settings.ts';
import { useTable } from '../table/table-context.ts';
import { joined, useText } from '../texts/index.ts';

/** Who has won, as it is said to who reads it. */
export function useVerdict(): (outcome: Outcome) => string {
  const t = useText();
  const { language } = useSettings();
  const { names, frame, company } = useTable();
  const { sides } = frame.seen;
  const people = frame.seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
  // At a screen of one's own everybody is spoken to; at a shared one only who plays alone.
  const reader = company ? frame.seen.seat : people.length === 1 ? people[0] : undefined;
  const named = (seats: readonly Seat[]) =>
    joined(
      seats.map((seat) => names.seat(seat)),
      language,
    );
  const bySides = (winners: readonly Seat[]): string => {
    if (areTogether(sides)) return winners.length > 0 ? t.sides.wonTogether : t.sides.lostTogether;
    if (winningSides(sides, winners).length > 1) return t.sides.sidesShare;
    if (reader === undefined) return t.sides.sideWon(named(winners));
    return winners.includes(reader) ? t.sides.yourSideWon : t.sides.yourSideLost(named(winners));
  };
  return ({ winners }) => {
    if (areTogether(sides) || (haveMates(sides) && winners.length > 0)) return bySides(winners);
    if (winners.length === 0) return t.over.everybodyLost;
    if (winners.length === 1 && winners[0] === reader) return t.over.youWin;
    return t.over.wins(named(winners), winners.length);
  };
}
