import { expect, it } from 'vitest';
import { Crowd } from '../../play/crowd.ts';
import { overfull } from '../../play/part.ts';

/** How many of these addresses come in. */
const welcome = (crowd: Crowd, addresses: readonly string[]): number =>
  addresses.filter((address) => !crowd.enter(address).isTooMany).length;

const many = (address: (index: string) => string): string[] =>
  Array.from({ length: 100 }, (_, index) => address((index + 1).toString(16)));

it('a network of IPv6 is one address, and a site eight of them', () => {
  expect(
    welcome(
      new Crowd(5),
      many((index) => `2001:db8::${index}`),
    ),
  ).toBe(5);
  expect(
    welcome(
      new Crowd(5),
      many((index) => `2001:db8:0:${index}::1`),
    ),
  ).toBe(40);
  expect(
    welcome(
      new Crowd(5),
      many((index) => `2001:db8:${index}::1`),
    ),
  ).toBe(100);
});

it('IPv4 is IPv4 however it is written', () => {
  const crowd = new Crowd(5);
  expect(welcome(crowd, ['10.0.0.1', '::ffff:10.0.0.1', '::FFFF:a00:1', '10.0.0.1', '10.0.0.1'])).toBe(5);
  expect(welcome(crowd, ['::ffff:10.0.0.1', '10.0.0.1', '10.0.0.2'])).toBe(1);
});

it('who leaves makes room again, also who was turned away', () => {
  const crowd = new Crowd(1);
  const first = crowd.enter('2001:db8::1');
  const second = crowd.enter('2001:db8::2');
  expect([first.isTooMany, second.isTooMany]).toEqual([false, true]);
  second.leave();
  first.leave();
  expect(crowd.enter('2001:db8::3').isTooMany).toBe(false);
});

it('when all sockets together hold too much that was not read, those that hold the most go', () => {
  const sockets = [5, 0, 40, 10, 30].map((bufferedAmount) => ({ bufferedAmount }));
  expect(overfull(sockets, 85)).toEqual([]);
  expect(overfull(sockets, 84)).toEqual([{ bufferedAmount: 40 }]);
  expect(overfull(sockets, 20)).toEqual([{ bufferedAmount: 40 }, { bufferedAmount: 30 }]);
});
