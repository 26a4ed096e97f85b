import type { Review } from '@krcma/bots/review';
import type { GameRecord, Seat } from '@krcma/kernel';
import { HostError } from '../host/host.ts';
import { newWorker } from '../host/new-worker.ts';
import type { Assignment, Reviewed } from '../host/protocol.ts';

/** A long game on a slow phone takes a few times what is wanted; then it is given up. */
const LONGEST = 120_000;

const broken = (sentence: string): HostError => new HostError({ code: 'broken', sentence });

/** Lets a worker of its own explain a game; it is ended when nobody waits any more. */
export async function reviewGame(record: GameRecord, seat: Seat, given: AbortSignal): Promise<Review> {
  const worker = newWorker('review');
  const ended = AbortSignal.any([given, AbortSignal.timeout(LONGEST)]);
  try {
    return await new Promise((done, failed) => {
      ended.addEventListener('abort', () => failed(broken('It took too long.')));
      worker.onmessage = ({ data }: MessageEvent<Reviewed>) => {
        if ('review' in data) done(data.review);
        else if ('refused' in data) failed(new HostError(data.refused));
      };
      worker.onerror = (event) => failed(broken(event.message || 'The worker did not start.'));
      worker.postMessage({ role: 'review', record, seat } satisfies Assignment);
    });
  } finally {
    worker.terminate();
  }
}
