import { expect, test } from 'vitest';
import { type Interfaces, reachOf } from '../../operation/reach.ts';

const at = (address: string, internal = false) => ({
  address,
  family: address.includes(':') ? ('IPv6' as const) : ('IPv4' as const),
  internal,
});

const house: Interfaces = {
  lo: [at('127.0.0.1', true), at('::1', true)],
  docker0: [at('172.17.0.1')],
  tailscale0: [at('100.101.102.103')],
  eth0: [at('10.0.0.7'), at('fe80::1'), at('2001:db8::7')],
  wlan0: [at('192.168.1.5'), at('169.254.3.4')],
};

const on = (...addresses: string[]) => addresses.map((address) => ({ address, port: 4080 }));

test('a server that listens to its machine only says so, and which addresses it would have', () => {
  for (const listening of [on('127.0.0.1'), on('127.0.0.1', '::1'), on('127.0.0.2')])
    expect(reachOf(listening, house, {})).toEqual({
      by: 'machine',
      addresses: ['http://192.168.1.5:4080', 'http://10.0.0.7:4080', 'http://100.101.102.103:4080'],
    });
});

test('a server that listens everywhere is reached by the addresses of its network, a home’s first', () => {
  expect(reachOf(on('0.0.0.0'), house, {})).toEqual({
    by: 'network',
    addresses: ['http://192.168.1.5:4080', 'http://10.0.0.7:4080', 'http://100.101.102.103:4080'],
  });
  expect(reachOf(on('::'), house, {}).addresses.at(-1)).toBe('http://[2001:db8::7]:4080');
});

test('a server that listens on one address is reached by that one', () => {
  expect(reachOf(on('10.0.0.7'), house, {})).toEqual({ by: 'network', addresses: ['http://10.0.0.7:4080'] });
});

test('an address that is configured is the only one that is told', () => {
  const PUBLIC_URL = 'https://krcma.example/';
  expect(reachOf(on('0.0.0.0'), house, { PUBLIC_URL })).toEqual({
    by: 'public',
    addresses: ['https://krcma.example'],
  });
});

test('a machine without a network has nothing to send', () => {
  expect(reachOf(on('0.0.0.0'), { lo: [at('127.0.0.1', true)] }, {})).toEqual({
    by: 'network',
    addresses: [],
  });
});
