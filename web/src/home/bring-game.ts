import { HostError } from '../host/host.ts';
import { importFile } from '../host/import-file.ts';
import { shelve } from '../host/shelf.ts';
import { settings } from '../settings/settings.ts';
import { shellText } from '../texts/index.ts';

export interface Brought {
  readonly words: string;
  readonly bad: boolean;
}

/** Puts a game from a file on the shelf, and says in the reader's words how that went. */
export async function bringGame(file: File): Promise<Brought> {
  const { shelf, trouble } = await shellText(settings.get().language);
  try {
    const { card, kept } = await importFile(file);
    await shelve(card, kept);
    return { words: shelf.imported, bad: false };
  } catch (error) {
    const refused = error instanceof HostError ? error : undefined;
    const code = refused?.code === 'ran-away' ? 'endless-file' : refused?.code;
    return { words: trouble[code ?? ''] ?? String(refused?.message ?? error), bad: true };
  }
}
