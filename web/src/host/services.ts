// One file for both kinds of worker, so that the rules of a game are loaded over the network once.
import { serveBots } from './bot-service.ts';
import type { Assignment, TableRequest } from './protocol.ts';
import { serveTable } from './table-service.ts';

let answer: ((request: TableRequest) => void) | undefined;

/** Whatever the page says to a worker: first what it is for, then what is asked of it. */
export function hear(message: Assignment | TableRequest): void {
  if ('call' in message) answer?.(message);
  else if (message.role === 'bot') serveBots(message.port);
  else answer = serveTable(message.port);
}
