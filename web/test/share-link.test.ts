import { expect, it } from 'vitest';
import { darkModules } from '../src/online/qr-code.tsx';
import { reachableBy } from '../src/online/reach.ts';
import { readCode } from './read-code.ts';

const at = (origin: string) => ({ origin, hostname: new URL(origin).hostname });
const machine = at('http://127.0.0.1:4080');

it('a link of a public address opens everywhere, one of a network within it', () => {
  expect(reachableBy(at('https://krcma.example'))).toEqual({
    for: 'all',
    origins: ['https://krcma.example'],
  });
  for (const origin of [
    'http://192.168.1.5:4080',
    'http://10.0.0.7',
    'http://172.20.1.1',
    'http://box.local',
  ])
    expect(reachableBy(at(origin))).toEqual({ for: 'network', origins: [origin] });
  for (const origin of ['http://172.32.0.1', 'http://100.64.0.1', 'http://local.example'])
    expect(reachableBy(at(origin)).for).toBe('all');
});

it('a page on the machine of the server offers the links that others can open', () => {
  const addresses = ['http://192.168.1.5:4080', 'http://10.0.0.7:4080'];
  expect(reachableBy(machine, { by: 'network', addresses })).toEqual({ for: 'network', origins: addresses });
  expect(
    reachableBy(at('http://localhost:4080'), { by: 'public', addresses: ['https://krcma.example'] }),
  ).toEqual({
    for: 'all',
    origins: ['https://krcma.example'],
  });
  expect(reachableBy(at('http://[::1]:4080'), { by: 'machine', addresses })).toEqual({
    for: 'machine',
    origins: addresses,
  });
});

it('a page on a machine that does not know its addresses offers none', () => {
  expect(reachableBy(machine)).toEqual({ for: 'unknown', origins: [] });
  expect(reachableBy(machine, { by: 'network', addresses: [] })).toEqual({ for: 'unknown', origins: [] });
});

/** The path painted as a camera would see it, four dots to a module. */
function painted({ size, path }: ReturnType<typeof darkModules>): Uint8ClampedArray {
  const width = size * 4;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = Number(y) * 4; row < Number(y) * 4 + 4; row++)
      for (let dot = Number(x) * 4; dot < (Number(x) + Number(run)) * 4; dot++)
        pixels.fill(0, (row * width + dot) * 4, (row * width + dot) * 4 + 3);
  return pixels;
}

it.each([
  'http://192.168.1.5:4080/online/valeria/K8w__uG8W7YfBjkOU67wxg',
  'https://a-rather-long-name.of-some-house.krcma.example/online/monster-lands/K8w__uG8W7YfBjkOU67wxg',
])('the code of %s is read as that link', (link) => {
  const code = darkModules(link);
  const width = code.size * 4;
  expect(readCode(painted(code), width, width)).toBe(link);
});
