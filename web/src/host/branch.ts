import type { GameRecord } from '@krcma/kernel';
import { freshSeed } from './fresh-seed.ts';
import { fileOfRecord } from './game-file.ts';
import type { SeatPlan } from './host.ts';
import { importText } from './import-file.ts';
import { shelve } from './shelf.ts';

/**
 * The game up to one of its moments. What nobody had seen by then is dealt anew, so that whoever has looked at what came
 * next foresees nothing; a record tells of one such deal only, so a game that was dealt anew before keeps its future.
 */
export function cutAt({ game, version, setup, choices, dealtAnew }: GameRecord, at: number, seed: string) {
  const before = dealtAnew !== undefined && dealtAnew.after <= at ? dealtAnew : undefined;
  return {
    game,
    version,
    setup,
    choices: choices.slice(0, at),
    dealtAnew: before ?? { after: at, seed },
    hashes: [],
  } satisfies GameRecord;
}

/** Whoever sat elsewhere is played by a bot from now on. */
export const seatsHere = (seats: readonly SeatPlan[], own: number | undefined): readonly SeatPlan[] =>
  seats.map((seat, index) =>
    own === undefined || index === own || seat.player !== 'person' ? seat : { ...seat, player: 'greedy' },
  );

/** Puts a game on the shelf that goes on from a moment of another one; gives its id. */
export async function playOnFrom(
  record: GameRecord,
  at: number,
  seats: readonly SeatPlan[],
): Promise<string> {
  const { card, kept } = await importText(fileOfRecord(seats, cutAt(record, at, freshSeed())));
  await shelve({ ...card, uncounted: true }, kept);
  return card.id;
}
