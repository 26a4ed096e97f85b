import type { Refusal } from '@krcma/protocol';
import { HostError } from '../host/host.ts';

/** The server said no; nothing has changed there. */
export class Refused extends HostError {
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined;

  constructor(refusal: Refusal) {
    super(refusal);
    this.retryAfter = refusal.retryAfter;
  }
}

export const OFFLINE: Refusal = { code: 'offline', sentence: 'The server cannot be reached.' };
