import { review } from '@krcma/bots/review';
import type { GameRecord, Seat } from '@krcma/kernel';
import { craftOf } from './bot-service.ts';
import type { Reviewed } from './protocol.ts';
import { troubleOf } from './trouble-of.ts';

/** About as long as somebody looks at the score sheet. */
const MILLISECONDS = 12_000;

/** Explains a finished game to the page, in a worker that does nothing else. */
export async function serveReview(record: GameRecord, seat: Seat): Promise<void> {
  postMessage(await reviewed(record, seat));
}

async function reviewed(record: GameRecord, seat: Seat): Promise<Reviewed> {
  try {
    const limits = { seed: 'review', milliseconds: MILLISECONDS };
    return { review: review(await craftOf(record.game), record, seat, limits) };
  } catch (error) {
    return { refused: troubleOf(error) };
  }
}
