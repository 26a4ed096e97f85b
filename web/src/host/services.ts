// One file for all kinds of worker, so that the rules of a game are loaded over the network once.
import type { GameRecord, Seat } from '@krcma/kernel';
import { serveBots } from './bot-service.ts';
import type { Assignment, TableRequest } from './protocol.ts';
import { serveTable } from './table-service.ts';
import { isPing, type Ping, type Pong } from './watch.ts';

let answer: ((request: TableRequest) => void) | undefined;

/** Whatever the page says to a worker: first what it is for, then what is asked of it. */
export async function hear(message: Assignment | TableRequest | Ping): Promise<void> {
  if (isPing(message)) postMessage({ pong: message.ping } satisfies Pong);
  else if ('call' in message) answer?.(message);
  else if (message.role === 'import') await imported(message.text);
  else if (message.role === 'review') await reviewed(message.record, message.seat);
  else if (message.role === 'bot') serveBots(message.port);
  else answer = serveTable(message.port);
}

/** Fetched by whoever wants to know how a game went. */
async function reviewed(record: GameRecord, seat: Seat): Promise<void> {
  const { serveReview } = await import('./review-service.ts');
  await serveReview(record, seat);
}

/** A table is played without it, so it is fetched by whoever brings a game along. */
async function imported(text: string): Promise<void> {
  const { serveImport } = await import('./import-service.ts');
  await serveImport(text);
}
