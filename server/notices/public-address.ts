import { lookup } from 'node:dns';
import { Agent, type AgentOptions } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const inside = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, prefix, 'ipv6');

/** Whether an address lies in the open internet. An IPv4 address written as an IPv6 one counts as what it is. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !inside.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

const refusal = (host: string): Error => new Error(`${host} is not an address of the open internet.`);

const publicLookup: LookupFunction = (host, options, answer) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const open = error ? [] : addresses.filter(({ address }) => isPublic(address));
    const [first] = open;
    if (error) answer(error, '', 0);
    else if (first === undefined) answer(refusal(host), '', 0);
    else if (options.all) answer(null, open);
    else answer(null, first.address, first.family);
  });
};

/**
 * Connects to the open internet only. Browsers name the address that push messages go to, and whoever forges one must
 * not reach what stands behind this server's firewall.
 */
export class PublicAgent extends Agent {
  constructor(options: AgentOptions = {}) {
    super({ ...options, lookup: publicLookup });
  }

  override createConnection(...[options, done]: Parameters<Agent['createConnection']>) {
    const host = String((options as { host?: unknown }).host ?? '').replace(/^\[|\]$/g, '');
    // No name, so nothing is looked up.
    if (isIP(host) !== 0 && !isPublic(host)) throw refusal(host);
    return super.createConnection(options, done);
  }
}
