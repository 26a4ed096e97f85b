// MK-16.22, MK-14.15, MK-9.8: whose shields raise whose hand.
import { expect, it } from 'vitest';
import { handLimitAt } from '../../rules/hand-limit.ts';
import { table } from '../table.ts';

const limitBeside = (
  tile: string,
  space: string,
  site: string,
  shields: number[],
  tokens: ['gunners'] | [] = [],
) =>
  handLimitAt(
    table({
      seats: 2,
      map: { '0,0': 'start-a', '1,0': tile, '0,1': 'countryside-2' },
      players: [{ space, level: 1 }],
      holdings: [{ space: site, tokens, shields }],
    }).game,
    0,
  );

it('MK-16.22, MK-9.8 a keep of another player raises nobody else', () => {
  const beside = (shields: number[]) => limitBeside('countryside-3', '1,0:C', '1,0:NE', shields);
  expect(beside([1])).toBe(5);
  expect(beside([0])).toBe(6);
});

it('MK-14.15 a conquered city without an own shield, and one that still fights, raise nobody', () => {
  const beside = (shields: number[], tokens: ['gunners'] | [] = []) =>
    limitBeside('core-8', '1,0:SW', '1,0:C', shields, tokens);
  expect(beside([1])).toBe(5);
  expect(beside([1, 1, 0])).toBe(6);
  expect(beside([0, 1, 0])).toBe(7);
  expect(beside([0, 0], ['gunners'])).toBe(5);
});
