import { hashOf, type Setup, TableError } from '@krcma/kernel';
import * as z from 'zod/mini';
import type { Brought } from './brought.ts';

const Entry = z.object({ seat: z.int(), choice: z.optional(z.string()), standing: z.optional(z.string()) });

const Save = z.object({
  format: z.literal('krcma table'),
  game: z.string(),
  version: z.int(),
  hash: z.string(),
  journal: z.object({
    setup: z.object({
      seats: z.int(),
      seed: z.string(),
      options: z.optional(z.record(z.string(), z.unknown())),
      carried: z.optional(z.unknown()),
      arrangement: z.optional(z.unknown()),
    }),
    log: z.array(Entry),
  }),
});

/** What is taken of a saved game, or of the file it lies in: the set-up and the choices. Goes when pages send no more than that. */
export function broughtFrom(text: string): Brought {
  const file = savedTable(text);
  if (file?.format !== 'krcma table')
    throw new TableError('foreign-save', 'The file is not a saved game of Krčma.');
  const read = Save.safeParse(file);
  if (!read.success) throw new TableError('damaged-save', 'The saved game lacks some of its parts.');
  const { game, version, hash, journal } = read.data;
  if (hashOf((file as { readonly journal?: unknown }).journal) !== hash)
    throw new TableError(
      'damaged-save',
      'The file was changed or damaged: its content does not match its check sum.',
    );
  return { game, version, setup: journal.setup as Setup, choices: journal.log.map(written) };
}

const written = ({ seat, choice, standing }: z.infer<typeof Entry>): string =>
  standing === undefined
    ? `${seat} ${choice}`
    : `${seat} !${standing}${choice === undefined ? '' : ` ${choice}`}`;

interface Formatted {
  readonly format?: unknown;
  readonly table?: Formatted;
}

function savedTable(text: string): Formatted | undefined {
  try {
    const file = JSON.parse(text) as Formatted | null;
    return (file?.format === 'krcma game' ? file.table : file) ?? undefined;
  } catch {
    throw new TableError('damaged-save', 'The file is not a saved game: it is cut off or not JSON.');
  }
}
