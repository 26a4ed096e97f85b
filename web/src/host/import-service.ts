import { importedGame } from './imported-game.ts';
import type { Imported } from './protocol.ts';
import { troubleOf } from './trouble-of.ts';

/** Reads a file for the page: what it holds may never come to an end, and then only this worker is lost. */
export async function serveImport(text: string): Promise<void> {
  postMessage(await imported(text));
}

async function imported(text: string): Promise<Imported> {
  try {
    return { game: await importedGame(text) };
  } catch (error) {
    return { refused: troubleOf(error) };
  }
}
