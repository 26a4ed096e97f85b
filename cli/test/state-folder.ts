import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

/** Games saved by the tests of a file go to a folder of their own. */
export function ownStateFolder(): { readonly path: string } {
  const before = process.env.KRCMA_HOME;
  const folder = { path: '' };
  beforeAll(() => {
    folder.path = mkdtempSync(join(tmpdir(), 'krcma-state-'));
    process.env.KRCMA_HOME = folder.path;
  });
  afterAll(() => {
    rmSync(folder.path, { recursive: true, force: true });
    if (before === undefined) delete process.env.KRCMA_HOME;
    else process.env.KRCMA_HOME = before;
  });
  return folder;
}
