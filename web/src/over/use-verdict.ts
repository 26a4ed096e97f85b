import type { Outcome } from '@krcma/kernel';
import { useSettings } from '../settings/settings.ts';
import { useTable } from '../table/table-context.ts';
import { joined, useText } from '../texts/index.ts';
import { verdictOf } from './verdict.ts';

/** Says who has won to who looks at this screen. */
export function useVerdict(): (outcome: Outcome) => string {
  const text = useText();
  const { language } = useSettings();
  const { names, frame, company, game } = useTable();
  const people = frame.seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
  // At a screen of one's own everybody is spoken to; at a shared one only who plays alone.
  const reader = company ? frame.seen.seat : people.length === 1 ? people[0] : undefined;
  return (outcome) =>
    verdictOf(outcome, {
      sides: frame.seen.sides,
      reader,
      text,
      named: (seats) =>
        joined(
          seats.map((seat) => names.seat(seat)),
          language,
        ),
      rival: (key) => game.text.rival(key),
    });
}
