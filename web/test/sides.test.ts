import { describe, expect, it } from 'vitest';
import { skirmish } from '../../kernel/test/skirmish/index.ts';
import { plannedSides } from '../src/home/planned-sides.ts';
import { sideWord } from '../src/table/side-words.ts';
import { cs } from '../src/texts/cs.ts';
import { en, type ShellText } from '../src/texts/en.ts';

const pairs = [
  [0, 2],
  [1, 3],
];

describe('a side', () => {
  it('is told to its own as theirs, to others by its number, and not at all where each is alone', () => {
    const words = (reader: number | undefined, t: ShellText = en) =>
      [0, 1, 2, 3].map((seat) => sideWord(pairs, seat, reader, t.sides));
    expect(words(2)).toEqual(['Your side', 'Side 2', 'Your side', 'Side 2']);
    expect(words(undefined)).toEqual(['Side 1', 'Side 2', 'Side 1', 'Side 2']);
    expect(words(1, cs)).toEqual(['Strana 1', 'Tvoje strana', 'Strana 1', 'Tvoje strana']);
    expect(sideWord([[0, 1]], 1, 0, en.sides)).toBe('All together');
    expect(sideWord([[0], [1]], 0, 0, en.sides)).toBeUndefined();
    expect(sideWord([[0]], 0, 0, en.sides), 'alone against the game').toBeUndefined();
  });

  it('is known while a game is still planned, as the rules of the game say it', () => {
    expect(plannedSides(skirmish, 4, { mode: 'teams' })).toEqual(pairs);
    expect(plannedSides(skirmish, 2, { mode: 'together' })).toEqual([[0, 1]]);
    expect(plannedSides(skirmish, 2, undefined)).toEqual([[0], [1]]);
    expect(plannedSides(skirmish, 2, { mode: 'duel' }), 'no such way to play').toEqual([[0], [1]]);
  });
});
