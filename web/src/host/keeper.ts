import type { Trouble } from './host.ts';
import { nothingWritten } from './kept.ts';
import type { TableFile } from './local-table.ts';
import { append, labelOf, type Shelved } from './shelf.ts';

/** Keeps a game after every change; while one write is under way only the newest state waits. */
export function keeperOf(card: Shelved, trouble: (trouble: Trouble) => void): (file: TableFile) => void {
  let next: TableFile | undefined;
  let written = nothingWritten;
  let writing = false;
  async function write(): Promise<void> {
    writing = true;
    try {
      while (next !== undefined) {
        const file = next;
        next = undefined;
        written = await append(labelled(card, file), file, written);
      }
    } catch (error) {
      trouble({ code: 'not-kept', sentence: String(error) });
    } finally {
      writing = false;
    }
  }
  return (file) => {
    next = file;
    if (!writing) write();
  };
}

const labelled = (card: Shelved, { journal }: TableFile): Shelved => ({
  ...card,
  changed: Date.now(),
  ...labelOf(journal),
});

/** Two tabs must not write the same game: the one that opens it last has it. */
export function holdAlone(id: string, lost: () => void): Promise<void> {
  // A page that comes from the network without https has no locks: whoever comes last says so to the others.
  if (!('locks' in navigator)) return sayAlone(`krcma table ${id}`, lost);
  return new Promise((held) => {
    const forever = new Promise<never>(() => {});
    navigator.locks
      .request(`krcma table ${id}`, { steal: true }, () => {
        held();
        return forever;
      })
      .catch(lost);
  });
}

async function sayAlone(name: string, lost: () => void): Promise<void> {
  const others = new BroadcastChannel(name);
  others.onmessage = lost;
  others.postMessage('mine');
}
