import type { TableStatus } from './tables.ts';

/** What is known of a table before anybody talks there. */
interface Table {
  readonly status: TableStatus;
  readonly sides: readonly (readonly number[])[];
  readonly seats: readonly { readonly who: string | undefined }[];
}

/**
 * The side a seat can talk to among itself: where there is another one, and another person on one's own. Only from the
 * beginning of the game on: until then everybody may still sit down elsewhere.
 */
export function sideToTalkTo({ status, sides, seats }: Table, seat: number): readonly number[] | undefined {
  const side = sides.find((each) => each.includes(seat));
  const hasMate = side?.some((mate) => mate !== seat && seats[mate]?.who === 'person') ?? false;
  return status !== 'open' && sides.length > 1 && hasMate ? side : undefined;
}
