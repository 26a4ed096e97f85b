import { parentPort, workerData } from 'node:worker_threads';
import { Connection, failureOf, lock } from './connection.ts';
import type { Answer, Request, ThreadData } from './messages.ts';

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread.');
const { file, readOnly, lockFile } = workerData as ThreadData;

const held = lockFile === undefined ? undefined : lock(lockFile);
const connection = new Connection(file, { readOnly });

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
