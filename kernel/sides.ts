import type { Seat } from './json.ts';
import type { Table } from './table.ts';

/** Seats that win and lose together. */
export type Side = readonly Seat[];

/** What says who wins and loses with whom. */
interface Parting<Options> {
  sides?(options: Options, seats: number): readonly Side[];
}

/** The sides of a table, laid or only planned: every seat is one of its own unless the game says otherwise. */
export const sidesOf = <Options>(
  module: Parting<Options>,
  { options, seats }: { readonly options: Options; readonly seats: number },
): readonly Side[] => module.sides?.(options, seats) ?? Array.from({ length: seats }, (_, seat) => [seat]);

/** Which of the sides a seat is on. */
export const sideOf = (sides: readonly Side[], seat: Seat): number =>
  sides.findIndex((side) => side.includes(seat));

/** Whether anybody has a mate. */
export const haveMates = (sides: readonly Side[]): boolean => sides.some((side) => side.length > 1);

/** Whether all are on one side, against the game itself. */
export const areTogether = (sides: readonly Side[]): boolean => sides.length === 1 && haveMates(sides);

/** The sides that have won: whole ones, as the conformance suite demands. */
export const winningSides = (sides: readonly Side[], winners: readonly Seat[]): readonly Side[] =>
  sides.filter((side) => side.some((seat) => winners.includes(seat)));

/** A sentence when not every seat is on one side, or when the end makes a difference between mates. */
export function unfairTo(
  sides: readonly Side[],
  { seats, outcome }: Pick<Table, 'seats' | 'outcome'>,
): string | undefined {
  const seated = sides.flat().sort((a, b) => a - b);
  const areParted = seated.length === seats && seated.every((seat, index) => seat === index);
  if (!areParted || sides.some((side) => side.length === 0))
    return `The sides ${JSON.stringify(sides)} do not part ${seats} seats.`;
  const differsOn = (side: Side, of: (seat: Seat) => unknown): boolean => new Set(side.map(of)).size > 1;
  for (const side of sides) {
    if (differsOn(side, (seat) => outcome?.winners.includes(seat)))
      return `Seats ${side.join(', ')} are on one side, yet not all of them have won.`;
    if (differsOn(side, (seat) => outcome?.scores[seat]))
      return `Seats ${side.join(', ')} are on one side, yet their scores differ: ${outcome?.scores.join(', ')}.`;
  }
  return undefined;
}
