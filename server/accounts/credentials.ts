import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config.ts';

export interface WithHeaders {
  readonly headers: IncomingHttpHeaders;
}

/** The socket's own name among the subprotocols. */
export const SUBPROTOCOL = 'krcma';
const TOKEN_PROTOCOL = 'token.';

export const isSecure = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): boolean =>
  PUBLIC_URL?.startsWith('https:') === true;

/** Over https the browser itself sees to it that no other host and no plain page can set this cookie. */
export const cookieName = (config: Pick<Config, 'PUBLIC_URL'>, name = 'krcma'): string =>
  isSecure(config) ? `__Host-${name}` : name;

/**
 * The token of a program: from `Authorization: Bearer …`, or at the socket, where browsers and Node can send no such
 * header, from the subprotocols `krcma, token.…`. Addresses never hold it, because addresses are logged.
 */
export function tokenIn({ headers }: WithHeaders): string | undefined {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (bearer !== undefined) return bearer;
  return subprotocolsOf(headers['sec-websocket-protocol'])
    .find((protocol) => protocol.startsWith(TOKEN_PROTOCOL))
    ?.slice(TOKEN_PROTOCOL.length);
}

const subprotocolsOf = (header: string | undefined): string[] =>
  (header ?? '').split(',').map((protocol) => protocol.trim());

/** The value of one cookie. */
export function cookieIn({ headers }: WithHeaders, name: string): string | undefined {
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name && value !== undefined && value !== '') return value;
  }
  return undefined;
}
