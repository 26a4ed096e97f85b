import type { Refusal } from '@krcma/protocol';
import { HostError } from '../host/host.ts';

/** The server said no; nothing has changed there. */
export class Refused extends HostError {}

export const OFFLINE: Refusal = { code: 'offline', sentence: 'The server cannot be reached.' };
