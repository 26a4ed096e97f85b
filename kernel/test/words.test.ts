import { describe, expect, it } from 'vitest';
import { capital, countInEnglish, inEnglish, listed, say, turnsOfOthers, type Words } from '../index.ts';

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

  it('come with their number', () => {
    expect([countInEnglish(1, 'card'), countInEnglish(2, 'card')]).toEqual(['1 card', '2 cards']);
    expect(countInEnglish(3, 'die', 'dice')).toBe('3 dice');
  });
});

it('a list ends with its own word, and a sentence begins with a capital', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 2, 'c']].map((items) => listed(items, 'and'))).toEqual([
    '',
    'a',
    'a and b',
    'a, 2 and c',
  ]);
  expect(capital('žolík')).toBe('Žolík');
});

describe('turns retold', () => {
  const turn = (seat: number, ...lines: string[]) => ({ seat, lines });

  it('are those of others, without what has only begun', () => {
    const turns = [turn(0, 'ends'), turn(1, 'walks'), turn(2, 'rests'), turn(0)];
    expect(turnsOfOthers(turns, 0)).toEqual([turn(1, 'walks'), turn(2, 'rests')]);
    expect(turnsOfOthers(turns, undefined)).toEqual(turns.slice(0, 3));
  });

  it('are the own ones of who plays alone, and the last eight at most', () => {
    const turns = Array.from({ length: 12 }, (_, index) => turn(0, `turn ${index}`));
    expect(turnsOfOthers(turns, 0)).toEqual(turns.slice(4));
  });

  it('are those of an enemy of all, to who plays alone', () => {
    const march = { enemy: 'the general', lines: ['marches'] };
    expect(turnsOfOthers([turn(0, 'walks'), march, turn(0, 'rests')], 0)).toEqual([march]);
  });
});
