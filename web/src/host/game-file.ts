import type { Level } from '@krcma/bots';
import { type GameRecord, save } from '@krcma/kernel';
import type { SeatPlan } from './host.ts';
import type { TableFile } from './local-table.ts';
import type { Kept, Shelved } from './shelf.ts';

export const FORMAT = 'krcma game';

/** Seats as the terminal writes them; it has no names for bots and passes over ours. */
type SeatInFile =
  | { readonly who: 'person'; readonly name: string }
  | { readonly who: 'bot'; readonly level: Level; readonly name?: string };

/** The file of a game, the same in the terminal and here: who plays, and a saved table of the kernel. */
export function fileOf({ journal, seats, standing, hints }: TableFile): string {
  return JSON.stringify({
    format: FORMAT,
    seats: seats.map(seatInFile),
    hints,
    language: 'en',
    told: seats.map(() => 0),
    standing: seats.map((_, seat) =>
      Object.fromEntries((standing[seat] ?? []).map(({ key, label }) => [key, label])),
    ),
    table: JSON.parse(save(journal)) as unknown,
  });
}

/** A record as such a file. */
export const fileOfRecord = (seats: readonly SeatPlan[], record: GameRecord): string =>
  JSON.stringify({ format: FORMAT, seats: seats.map(seatInFile), table: record });

/** The same file of a game whose rules cannot be run, from what was kept of it. */
export const keptFile = (
  { seats, hints }: Pick<Shelved, 'seats' | 'hints'>,
  { save: saved }: Pick<Kept, 'save'>,
): string =>
  JSON.stringify({
    format: FORMAT,
    seats: seats.map(seatInFile),
    hints,
    language: 'en',
    told: seats.map(() => 0),
    standing: seats.map(() => ({})),
    table: JSON.parse(saved) as unknown,
  });

const seatInFile = ({ name, player }: SeatPlan): SeatInFile =>
  player === 'person' || player === 'lesson' ? { who: 'person', name } : { who: 'bot', level: player, name };
