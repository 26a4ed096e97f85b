import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { Connection, failureOf, lock } from './connection.ts';
import type { Answer, Request, ThreadData } from './messages.ts';
import { isEmpty, refuseCut } from './whole-file.ts';

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread.');
const { file, readOnly, lockFile } = workerData as ThreadData;

/** A lock beside an empty database means that one was lost, so a new one is made before its lock. */
function opened(): { connection: Connection; held?: DatabaseSync } {
  if (lockFile === undefined) return { connection: new Connection(file, { readOnly }) };
  if (isEmpty(file)) new Connection(file, { readOnly }).close();
  const held = lock(lockFile);
  refuseCut(file);
  return { connection: new Connection(file, { readOnly }), held };
}

const { connection, held } = opened();

function answer(request: Request): Answer {
  try {
    if (request.ask === 'group') return { answer: 'group', ends: connection.runGroup(request.jobs) };
    return { answer: 'statement', done: connection.run(request.statement) };
  } catch (error) {
    return { answer: 'failed', failed: failureOf(error) };
  }
}

port.on('message', (request: Request | 'close') => {
  if (request !== 'close') return port.postMessage(answer(request));
  connection.close();
  held?.close();
  port.close();
});
port.postMessage({ answer: 'open' } satisfies Answer);
