import { existsSync, writeFileSync } from 'node:fs';
import type { ShellText } from '../text/index.ts';
import { Problem } from './play/problem.ts';

const COMMANDS = ['show', 'free', 'delete'] as const;
type Command = (typeof COMMANDS)[number];

const isCommand = (word: string): word is Command => COMMANDS.some((command) => command === word);

/** `krcma tables`: what was set aside at an online server, and what to do with it; gives what to say. */
export async function askAboutTables(
  [command, id]: readonly string[],
  { tables, problems }: ShellText,
): Promise<string> {
  if (command !== undefined && !isCommand(command)) throw new Problem(problems.tableCommand(command));
  if (command !== undefined && id === undefined) throw new Problem(problems.whichTable(command));
  // Loaded only now: whoever plays in a terminal needs no database.
  const { configFrom, OperatorsTables } = await import('@krcma/server/backup');
  try {
    return await OperatorsTables.with(configFrom(process.env), async (kept) => {
      if (command === undefined || id === undefined) return listed(await kept.aside(), tables);
      if (command === 'show')
        return written(await kept.shown(id), `krcma-table-${id}.json`, tables, problems);
      await (command === 'free' ? kept.free(id, Date.now()) : kept.delete(id));
      return command === 'free' ? tables.freed(id) : tables.deleted(id);
    });
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error));
  }
}

interface Aside {
  readonly id: string;
  readonly game: string;
  readonly entries: number;
  readonly at: number;
  readonly reason: string;
}

const listed = (aside: readonly Aside[], { none, aside: line }: ShellText['tables']): string =>
  aside.length === 0
    ? none
    : aside
        .map(({ id, game, entries, at, reason }) =>
          line(id, game, new Date(at).toISOString(), entries, reason),
        )
        .join('\n');

function written(
  shown: unknown,
  file: string,
  tables: ShellText['tables'],
  problems: ShellText['problems'],
): string {
  if (existsSync(file)) throw new Problem(problems.fileThere(file));
  writeFileSync(file, `${JSON.stringify(shown, undefined, 2)}\n`, { mode: 0o600 });
  return tables.shown(file);
}
