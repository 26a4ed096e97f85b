import { isIPv6 } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { Reach } from '@krcma/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { isLoopback } from './this-machine.ts';

export type Interfaces = Readonly<
  Record<string, readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[] | undefined>
>;

/** Bridges to containers and virtual machines: nobody outside is behind them. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet)/;
const EVERYWHERE = new Set(['0.0.0.0', '::']);
const LINK_LOCAL = /^(169\.254\.|fe80:)/i;
/** Networks of homes come first, then those of larger houses, then whatever else there is. */
const LIKELY = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./, /^\d/];
const MOST = 6;

function inNetwork(interfaces: Interfaces, families: readonly string[]): string[] {
  const rank = (address: string) => {
    const found = LIKELY.findIndex((range) => range.test(address));
    return found < 0 ? LIKELY.length : found;
  };
  return Object.entries(interfaces)
    .flatMap(([name, own = []]) => (VIRTUAL.test(name) ? [] : own))
    .filter(
      ({ internal, family, address }) => !internal && families.includes(family) && !LINK_LOCAL.test(address),
    )
    .map(({ address }) => address)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, MOST);
}

/** How others reach a server that listens there. */
export function reachOf(
  listening: readonly { readonly address: string; readonly port: number }[],
  interfaces: Interfaces,
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
): Reach {
  if (PUBLIC_URL !== undefined) return { by: 'public', addresses: [new URL(PUBLIC_URL).origin] };
  const port = listening[0]?.port ?? 0;
  const origins = (addresses: readonly string[]) =>
    addresses.map((address) => `http://${isIPv6(address) ? `[${address}]` : address}:${port}`);
  const open = listening.map(({ address }) => address).filter((address) => !isLoopback(address));
  if (open.length === 0) return { by: 'machine', addresses: origins(inNetwork(interfaces, ['IPv4'])) };
  const families = open.includes('::') ? ['IPv4', 'IPv6'] : ['IPv4'];
  const everywhere = open.some((address) => EVERYWHERE.has(address));
  return { by: 'network', addresses: origins(everywhere ? inNetwork(interfaces, families) : open) };
}

export const ownReach = (app: FastifyInstance, config: Pick<Config, 'PUBLIC_URL'>): Reach =>
  reachOf(app.addresses(), networkInterfaces(), config);
