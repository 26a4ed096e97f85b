import { parentPort } from 'node:worker_threads';
import { TableError } from '@krcma/kernel';
import { BOUNDS } from './bounds.ts';
import type { ReplayReply, ReplayRequest } from './messages.ts';
import { replayed } from './replayed.ts';

function replyTo({ brought, seed }: ReplayRequest): ReplayReply {
  try {
    const journal = JSON.stringify(replayed(brought, seed));
    if (journal.length <= BOUNDS.result) return { journal };
    return { refused: { code: 'replay-differs', sentence: 'The game that was brought along is too large.' } };
  } catch (error) {
    if (error instanceof TableError)
      return {
        refused: { code: error.code, sentence: error.message, ...(error.reason && { reason: error.reason }) },
      };
    return {
      refused: { code: 'damaged-save', sentence: `The game makes no sense to the rules: ${String(error)}` },
    };
  }
}

parentPort?.on('message', (message: string) => {
  parentPort?.postMessage(replyTo(JSON.parse(message) as ReplayRequest));
});
