import type { GameModule } from '@krcma/kernel';
import type { Trouble } from './host.ts';
import { nothingWritten } from './kept.ts';
import { labelOf } from './label.ts';
import type { TableFile } from './local-table.ts';
import type { Shelved } from './shelf.ts';
import { append } from './shelf-content.ts';

/** Keeps a game after every change; while one write is under way only the newest state waits. */
export function keeperOf(
  module: GameModule,
  card: Shelved,
  trouble: (trouble: Trouble) => void,
): (file: TableFile) => void {
  let next: TableFile | undefined;
  let written = nothingWritten;
  let writing = false;
  async function write(): Promise<void> {
    writing = true;
    try {
      while (next !== undefined) {
        const file = next;
        next = undefined;
        written = await append(labelled(module, card, file), file, written);
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

/** A finished game that is only looked at is no newer for it. */
const labelled = (module: GameModule, card: Shelved, { journal }: TableFile): Shelved => {
  const label = labelOf(module, journal);
  return { ...card, changed: card.over && label.over ? card.changed : Date.now(), ...label };
};

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
