import { type Gain, type GameModule, type Journal, load, seenBy, TableError } from '@krcma/kernel';
import type { NewTable } from '@krcma/protocol';
import * as z from 'zod/mini';
import { rulesOf } from '../games.ts';

const List = z.array(z.unknown());
/** The compiler asks for each gain there is. */
const GAINS = { chance: 'chance', reveal: 'reveal', standing: 'standing' } as const satisfies {
  [G in Gain]: G;
};
const Entry = z.object({
  seat: z.int(),
  choice: z.optional(z.string()),
  standing: z.optional(z.string()),
  gain: z.optional(z.enum(GAINS)),
  side: z.optional(z.int()),
  events: List,
});

/** The parts of a journal the server works with. A check sum is no proof: anybody can compute one. */
const JournalShape = z.object({
  setup: z.object({ seats: z.int(), seed: z.string() }),
  commitment: z.string(),
  table: z.record(z.string(), z.unknown()),
  log: z.array(Entry),
  opening: List,
  undone: z.array(Entry),
  checkpoints: z.array(z.object({ after: z.int(), table: z.record(z.string(), z.unknown()) })),
  numbers: z.array(z.int()),
});

/** A game of somebody's own browser or terminal: the kernel's save, or the file it lies in. */
export function broughtAlong({ game, seats }: NewTable, text: string): Journal {
  const module = rulesOf(game);
  const journal = load(module, savedTable(text));
  if (!JournalShape.safeParse(journal).success) throw damaged();
  if (journal.setup.seats !== seats.length)
    throw new TableError(
      'player-count',
      `The game that was brought along is for ${journal.setup.seats}, not ${seats.length}.`,
    );
  if (journal.table.outcome !== undefined)
    throw new TableError('table-over', 'The game that was brought along is over already.');
  checkShowable(module, journal);
  return journal;
}

const damaged = () => new TableError('damaged-save', 'The saved game lacks some of its parts.');

/** What cannot even be looked at would break the table for everybody who sits down at it. */
function checkShowable(module: GameModule, journal: Journal): void {
  try {
    for (let seat = -1; seat < journal.setup.seats; seat++)
      seenBy(module, journal, seat < 0 ? undefined : seat);
  } catch {
    throw damaged();
  }
}

function savedTable(text: string): string {
  try {
    const file = JSON.parse(text) as { readonly format?: unknown; readonly table?: unknown } | null;
    return file?.format === 'krcma game' ? JSON.stringify(file.table ?? {}) : text;
  } catch {
    return text;
  }
}
