import { haveMates, type Seat, type Side, sideOf } from '@krcma/kernel';
import type { ShellText } from '../texts/index.ts';

/** What the side of a seat is called, as the reader sits; undefined where each is alone. */
export function sideWord(
  sides: readonly Side[],
  seat: Seat,
  reader: Seat | undefined,
  t: ShellText['sides'],
): string | undefined {
  if (!haveMates(sides)) return undefined;
  if (sides.length === 1) return t.together;
  const side = sideOf(sides, seat);
  return reader !== undefined && side === sideOf(sides, reader) ? t.own : t.name(side + 1);
}
