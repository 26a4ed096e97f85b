import { isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** Bits of an IPv6 address that are one customer's, who may use all the others; and that a site gets at most. */
const NETWORK = 64;
const SITE = 48;
/** A site has thousands of networks; together they may do this many times what one may. */
export const PER_SITE = 8;

/** By what a client is counted: its IPv4 address, also when written as IPv6, or its network of IPv6. */
export const networkOf = (address: string): string => normalizeIP(address, NETWORK);

/** The larger network around that; undefined for IPv4. */
export function siteOf(address: string): string | undefined {
  const site = normalizeIP(address, SITE);
  return isIPv6(site) ? `${site}/${SITE}` : undefined;
}
