import { describe, expect, it } from 'vitest';
import { areTogether, haveMates, type Seat, seenBy, sideOf, sidesOf, winningSides } from '../index.ts';
import { complaint, gameWith, honest } from './honest.ts';
import { begin, endNow, type Mini, miniGame, oneOf, rule } from './mini.ts';

const pairs = [
  [0, 2],
  [1, 3],
];
const alone = [[0], [1], [2], [3]];
const together = [[0, 1, 2, 3]];

describe('the sides of a table', () => {
  it('are the seats one by one, unless the game says otherwise', () => {
    const planned = { options: {}, seats: 4 };
    expect(sidesOf(miniGame([]), planned)).toEqual(alone);
    expect(sidesOf(miniGame([], { sides: () => pairs }), planned)).toEqual(pairs);
  });

  it('tell who has mates, and whether all play against the game', () => {
    expect([alone, pairs, together, [[0]]].map(haveMates)).toEqual([false, true, true, false]);
    expect([alone, pairs, together, [[0]]].map(areTogether)).toEqual([false, false, true, false]);
    expect([0, 1, 2, 3].map((seat) => sideOf(pairs, seat))).toEqual([0, 1, 0, 1]);
    expect(winningSides(pairs, [1, 3])).toEqual([[1, 3]]);
    expect(winningSides(together, [])).toEqual([]);
  });

  it('are seen by everybody at the table', () => {
    const main = rule('main').choose(
      'pick',
      oneOf(() => ['a', 'b'], { seat: () => 1 }),
    );
    const changes = { sides: () => [[0, 1]] };
    const module = miniGame([main], changes);
    const { journal } = begin([main], 2, changes);
    for (const seat of [0, 1, undefined]) expect(seenBy(module, journal, seat).sides).toEqual([[0, 1]]);
  });
});

/** A game whose end is as given. */
const endingWith = (winners: readonly Seat[], points: readonly number[], sides = pairs) => {
  const main = rule('main')
    .choose(
      'pick',
      oneOf(() => ['a', 'b'], { seat: () => 0 }),
    )
    .do('end', (game: Mini) => {
      game.points = [...points];
      endNow(game, winners);
    });
  return miniGame([main], { sides: () => sides });
};

describe('the suite demands of sides', () => {
  it('that they part the seats: all of them, each once, no side empty', () => {
    const parted = (sides: number[][]) => complaint(gameWith(honest, { sides: () => sides }), 4);
    expect(parted([[0, 1], [2]])).toContain('The sides [[0,1],[2]] do not part 4 seats.');
    expect(
      parted([
        [0, 1, 2],
        [2, 3],
      ]),
    ).toContain('do not part 4 seats');
    expect(parted([[0, 1, 2, 3], []])).toContain('do not part 4 seats');
    expect(parted([[0, 1, 2], [4]])).toContain('do not part 4 seats');
  });

  it('that mates win and lose together', () => {
    expect(complaint(endingWith([0, 2], [5, 1, 5, 1]), 4)).toBe('no complaint');
    expect(complaint(endingWith([0], [5, 1, 5, 1]), 4)).toContain(
      'Seats 0, 2 are on one side, yet not all of them have won.',
    );
    expect(complaint(endingWith([0, 1], [0, 0, 0, 0], together), 4)).toContain('not all of them have won');
  });

  it('that mates share their score, and with it their place', () => {
    expect(complaint(endingWith([0, 2], [5, 1, 5, 2]), 4)).toContain(
      'Seats 1, 3 are on one side, yet their scores differ: 5, 1, 5, 2.',
    );
  });
});
