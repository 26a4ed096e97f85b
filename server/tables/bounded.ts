import { constants, createContext, Script } from 'node:vm';
import { recording } from '@krcma/kernel';
import { ServerError } from '../errors.ts';

/** Milliseconds one run of the rules may take. An ordinary one takes less than ten. */
const LONGEST_RUN = 2_000;
/** Milliseconds of the processor; who had fewer in all that time had no chance to come to an end. */
const HARDLY = 100;
/** Runs that wait share one watch, until it has lasted so long. */
const SHARED = 50;

/** The rules did not come back in time: what they worked on is half done and must not be used again. */
export class RanAway extends Error {
  /** Whether the machine was asleep or busy with others for most of the time: then the rules may be right. */
  readonly hardlyRan: boolean;

  constructor(hardlyRan: boolean) {
    super(`The rules ran for more than ${LONGEST_RUN / 1000} seconds and were stopped.`);
    this.name = 'RanAway';
    this.hardlyRan = hardlyRan;
  }
}

/** The only way to stop running JavaScript and go on behind it is V8's own, which Node offers for scripts. */
const world = createContext(constants.DONT_CONTEXTIFY) as { run?: () => void };
const script = new Script('run()');
const thrownByRules = new WeakSet<object>();

/** Gives why it was stopped, if it was. What is stopped does not even come to its `finally`. */
function watched(run: () => void): RanAway | undefined {
  const before = process.threadCpuUsage();
  const outer = world.run;
  world.run = run;
  try {
    script.runInContext(world, { timeout: LONGEST_RUN, displayErrors: false });
    return undefined;
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    const { user, system } = process.threadCpuUsage(before);
    return new RanAway((user + system) / 1000 < HARDLY);
  } finally {
    if (outer === undefined) delete world.run;
    else world.run = outer;
  }
}

type End<T> = { readonly value: T } | { readonly error: unknown };

/** A run that was stopped has left its recorder listening: each begins without one. */
function endOf<T>(run: () => T): End<T> {
  try {
    return { value: recording(undefined, run) };
  } catch (error) {
    if (typeof error === 'object' && error !== null) thrownByRules.add(error);
    return { error };
  }
}

function outcome<T>(end: End<T> | undefined, stopped: RanAway | undefined): T {
  if (end === undefined) throw stopped;
  if ('error' in end) throw end.error;
  return end.value;
}

/** Lets the rules run for a bounded time, here and now. To watch takes about a tenth of a millisecond. */
export function boundedNow<T>(run: () => T): T {
  let end: End<T> | undefined;
  const stopped = watched(() => {
    end = endOf(run);
  });
  return outcome(end, stopped);
}

interface Job {
  run(): void;
  tell(stopped: RanAway | undefined): void;
}

let waiting: Job[] = [];

/**
 * Lets the rules run for a bounded time, soon. All runs that come up in one turn of the loop share one watch, so that
 * it costs the less the more there is to do.
 */
export function bounded<T>(run: () => T): Promise<T> {
  return new Promise((done, failed) => {
    let end: End<T> | undefined;
    waiting.push({
      run: () => {
        end = endOf(run);
      },
      tell: (stopped) => {
        try {
          done(outcome(end, stopped));
        } catch (error) {
          failed(error);
        }
      },
    });
    if (waiting.length === 1) setImmediate(runWaiting);
  });
}

function runWaiting(): void {
  const jobs = waiting;
  waiting = [];
  for (let next = 0; next < jobs.length; ) {
    const first = next;
    const until = performance.now() + SHARED;
    // Counted before it runs: one that is stopped is not tried again, and those behind it get a watch of their own.
    const stopped = watched(() => {
      do jobs[next++]?.run();
      while (next < jobs.length && performance.now() < until);
    });
    for (const job of jobs.slice(first, next)) job.tell(stopped);
  }
}

/** Whether the rules failed, and not the database or the network. */
export const isOfRules = (error: unknown): error is Error =>
  error instanceof RanAway ||
  (error instanceof Error && !(error instanceof ServerError) && thrownByRules.has(error));
