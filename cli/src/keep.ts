import type { ShellText } from '../text/index.ts';
import { Problem } from './play/problem.ts';

const KEEPING = ['backup', 'restore'] as const;
type Keeping = (typeof KEEPING)[number];

export const isKeeping = (command: string | undefined): command is Keeping =>
  KEEPING.some((name) => name === command);

/** `krcma backup` and `krcma restore` of an online server; gives what to say. */
export async function keep(
  command: Keeping,
  file: string | undefined,
  { replace = false }: { readonly replace?: boolean | undefined },
  { keeping, problems }: ShellText,
): Promise<string> {
  if (file === undefined) throw new Problem(problems.whichFile(command));
  // Loaded only now: whoever plays in a terminal needs no database.
  const { backup, configFrom, restore } = await import('@krcma/server/backup');
  try {
    const config = configFrom(process.env);
    if (command === 'backup') return keeping.backedUp(total(await backup(config, file)), file);
    return keeping.restored(total(await restore(file, config, { replace, log: console.log })), file);
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error));
  }
}

const total = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
