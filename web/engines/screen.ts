import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Screen } from '../e2e/table.ts';

/** A page in an engine of another house: what a test needs to play, in the words of Playwright. */
export interface EngineScreen extends Screen {
  goto(address: string): Promise<void>;
  /** What the page complained about, as far as the engine tells. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export const SIZE = { width: 1440, height: 900 } as const;

/** A browser that has not answered by then never will. */
export const PATIENCE = 60_000;

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));

/** Source text that calls a function with plain data. */
export const callOf = (act: { toString(): string }, argument: unknown): string =>
  `(${act.toString()})(${JSON.stringify(argument ?? null)})`;

/** Writes a picture as drivers send it. */
export async function keepPicture(path: string, picture: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, Buffer.from(String(picture), 'base64'));
}
