import { describe, expect, it } from 'vitest';
import { inCzech, inEnglish, say, type Words } from '../index.ts';

type Said = { key: 'hello' } | { key: 'gold'; count: number };
interface Names {
  seat(seat: number): string;
}

const english: Words<Said, Names> = {
  hello: (_, names) => `Hello, ${names.seat(0)}!`,
  gold: ({ count }) => `${count} ${inEnglish(count, { one: 'coin', other: 'coins' })}`,
};

describe('words', () => {
  it('are said with their parameters and in their context', () => {
    const names = { seat: () => 'Anna' };
    expect(say(english, { key: 'hello' }, names)).toBe('Hello, Anna!');
    expect(say(english, { key: 'gold', count: 3 }, names)).toBe('3 coins');
  });

  it('for a message nobody translated do not compile, and are an error when it comes from elsewhere', () => {
    // @ts-expect-error: gold has no words
    const poor: Words<Said> = { hello: () => 'hi' };
    expect(() => say(poor, { key: 'gold', count: 1 }, undefined)).toThrow('There are no words for "gold".');
  });
});

describe('counted words', () => {
  it('have two forms in English', () => {
    const coins = (count: number) => inEnglish(count, { one: 'coin', other: 'coins' });
    expect([0, 1, 2, 5].map(coins)).toEqual(['coins', 'coin', 'coins', 'coins']);
  });

  it('have three forms in Czech', () => {
    const coins = (count: number) => inCzech(count, { one: 'zlaťák', few: 'zlaťáky', other: 'zlaťáků' });
    expect([0, 1, 2, 4, 5, 11, 22].map(coins)).toEqual([
      'zlaťáků',
      'zlaťák',
      'zlaťáky',
      'zlaťáky',
      'zlaťáků',
      'zlaťáků',
      'zlaťáků',
    ]);
  });
});
