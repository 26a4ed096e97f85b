import type { IncomingHttpHeaders } from 'node:http';

/** What of a request tells where it comes from. */
interface Asking {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingHttpHeaders;
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export const isLoopback = (address: string): boolean => LOOPBACK.has(address) || address.startsWith('127.');

/** A proxy on this machine makes everybody look local, but it says for whom it asks. */
export const isThisMachine = ({ socket, headers }: Asking): boolean =>
  LOOPBACK.has(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined &&
  headers['x-real-ip'] === undefined;

const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A name of somebody else's that was made to lead here makes a foreign page look like one of ours. */
export const asksByOwnName = ({ headers: { host = '' } }: Pick<Asking, 'headers'>): boolean =>
  OWN_NAMES.has(host.replace(/:\d+$/, '').toLowerCase());
