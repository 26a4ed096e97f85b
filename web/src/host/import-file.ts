import { HostError } from './host.ts';
import { newWorker } from './new-worker.ts';
import type { Assignment, Imported } from './protocol.ts';
import { type Kept, RAN_AWAY, type Shelved } from './shelf.ts';
import { watch } from './watch.ts';

/** Bytes of a file. The longest game of ours has a tenth of it. */
const LARGEST = 20_000_000;

interface ImportedGame {
  readonly card: Shelved;
  readonly kept: Kept;
}

export async function importFile(file: File): Promise<ImportedGame> {
  if (file.size > LARGEST) throw new HostError({ code: 'large-file', sentence: 'The file is too large.' });
  return importText(await file.text());
}

/** Reads what stands in a file in a worker of its own, which is ended whatever it finds. */
export async function importText(text: string): Promise<ImportedGame> {
  const worker = newWorker('import');
  let stop = () => {};
  try {
    return await new Promise((done, failed) => {
      stop = watch(worker, () => failed(new HostError(RAN_AWAY)));
      worker.addEventListener('message', ({ data }: MessageEvent<Imported>) => {
        if ('game' in data) done(data.game);
        else if ('refused' in data) failed(new HostError(data.refused));
      });
      worker.onerror = (event) =>
        failed(new HostError({ code: 'broken', sentence: event.message || 'The worker did not start.' }));
      worker.postMessage({ role: 'import', text } satisfies Assignment);
    });
  } finally {
    stop();
    worker.terminate();
  }
}
