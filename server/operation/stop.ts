import { inTime } from './in-time.ts';
import type { Log } from './log.ts';

/** One part of the server that has to be closed, and how long that may take. */
export interface Closer {
  readonly name: string;
  readonly close: () => Promise<void> | void;
  /** Milliseconds. */
  readonly limit?: number;
}

const LIMIT = 5000;

/** Closes the parts in order, each within its time, and goes on when one fails. True: all of them closed. */
export async function stop(closers: readonly Closer[], log: Log): Promise<boolean> {
  let clean = true;
  for (const { name, close, limit = LIMIT } of closers) {
    const began = performance.now();
    try {
      await inTime(Promise.resolve().then(close), limit);
      log.debug('closed', { step: name, milliseconds: Math.round(performance.now() - began) });
    } catch (error) {
      clean = false;
      log.error('could not be closed', { step: name, limit, error });
    }
  }
  return clean;
}

interface Process {
  on(signal: 'SIGTERM' | 'SIGINT', hear: (signal: NodeJS.Signals) => void): unknown;
  off(signal: 'SIGTERM' | 'SIGINT', hear: (signal: NodeJS.Signals) => void): unknown;
  exit(code: number): void;
}

/**
 * On SIGTERM or SIGINT everything is closed and the process ends; a second signal ends it at once.
 * Gives a function that listens no more.
 */
export function stopOnSignals(closers: readonly Closer[], log: Log, host: Process = process): () => void {
  let asked = false;
  const hear = (signal: NodeJS.Signals): void => {
    if (asked) {
      log.warn('stopped at once, asked twice', { signal });
      host.exit(1);
      return;
    }
    asked = true;
    log.info('stopping', { signal });
    void stop(closers, log).then((clean) => {
      log.info('stopped');
      host.exit(clean ? 0 : 1);
    });
  };
  host.on('SIGTERM', hear);
  host.on('SIGINT', hear);
  return () => {
    host.off('SIGTERM', hear);
    host.off('SIGINT', hear);
  };
}
