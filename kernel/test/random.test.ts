import { createCipheriv, createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  below,
  commitmentTo,
  drawAny,
  type HasRandom,
  load,
  newRecorder,
  openJournal,
  RuleError,
  randomFrom,
  recording,
  roll,
  save,
  shuffle,
} from '../index.ts';
import { checkRandom, generatorFrom, type KeyedRandom } from '../random.ts';
import { skirmish } from './skirmish/index.ts';

const dealer = (seed: string): HasRandom => ({ random: randomFrom(seed) });

/** How far counted frequencies are from equal ones. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function frequencies(kinds: number, draws: number, draw: () => number): number[] {
  const counts = new Array<number>(kinds).fill(0);
  for (let i = 0; i < draws; i++) {
    const kind = draw();
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

describe('the generator', () => {
  it('gives what its published description gives', () => {
    const game = { random: { words: [1, 2, 3, 4] } };
    expect(Array.from({ length: 10 }, () => below(game, 2 ** 32))).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  it('gives the same for the same seed, in Node and in every browser', () => {
    const game = dealer('tavern');
    expect(Array.from({ length: 8 }, () => below(game, 1000))).toEqual([
      968, 711, 984, 107, 310, 390, 366, 642,
    ]);
    expect(Array.from({ length: 12 }, () => roll(game))).toEqual([1, 6, 4, 1, 1, 5, 2, 2, 6, 2, 1, 4]);
    expect(shuffle(game, [...'abcdefgh']).join('')).toBe('deagbhfc');
    const bag = ['x', 'y', 'z'];
    expect([drawAny(game, bag), bag]).toEqual(['x', ['y', 'z']]);
    expect(game.random).toEqual({
      key: 'bc11417ea5b352c138bde7fd311bcea3d0cc79894bc0fe921448cea069a7516c',
      drawn: 28,
    });
  });

  it('is the key stream of ChaCha20, whatever else is drawn between', () => {
    const game = dealer('tavern');
    const { key } = game.random as KeyedRandom;
    expect(key).toBe(createHash('sha256').update('krcma key tavern').digest('hex'));
    const bigEndian = Buffer.from(key, 'hex').swap32();
    const stream = createCipheriv('chacha20', bigEndian, Buffer.alloc(16)).update(Buffer.alloc(4 * 100));
    const others = Array.from({ length: 40 }, (_, n) => dealer(`other ${n}`));
    for (let n = 0; n < 100; n++) {
      expect(below(game, 2 ** 32)).toBe(stream.readUInt32LE(4 * n));
      for (const other of others) below(other, 2 ** 32);
    }
  });

  it('is plain data and goes on where it was', () => {
    const game = dealer('tavern');
    roll(game);
    const copy = JSON.parse(JSON.stringify(game)) as HasRandom;
    expect(Array.from({ length: 20 }, () => roll(copy))).toEqual(
      Array.from({ length: 20 }, () => roll(game)),
    );
  });

  it('gives something else for another seed', () => {
    expect(randomFrom('tavern')).not.toEqual(randomFrom('tavern '));
  });

  it('rolls every face equally often', () => {
    for (const [sides, limit] of [
      [2, 15.1],
      [3, 18.4],
      [6, 25.7],
      [7, 27.9],
      [100, 161.3],
    ] as const) {
      const game = dealer(`fair ${sides}`);
      expect(chiSquare(frequencies(sides, 600 * sides, () => below(game, sides)))).toBeLessThan(limit);
    }
  });

  it('prefers no number even where the range does not divide evenly', () => {
    const game = dealer('uneven');
    const n = 3 * 2 ** 30;
    const thirds = frequencies(3, 30_000, () => Math.floor(below(game, n) / 2 ** 30));
    expect(chiSquare(thirds)).toBeLessThan(18.4);
  });

  it('shuffles into every order equally often', () => {
    const game = dealer('orders');
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(game, [...'abcd']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()])).toBeLessThan(56.9);
  });

  it('cannot pick one of nothing', () => {
    expect(() => below(dealer('x'), 0)).toThrow(RuleError);
    expect(() => drawAny(dealer('x'), [])).toThrow('Chance cannot pick one of 0.');
  });
});

describe('the generator of games begun before', () => {
  it('gives what it gave for the same seed', () => {
    const game: HasRandom = { random: generatorFrom('tavern', 'xoshiro128') };
    expect(game.random).toEqual({ words: [4099927069, 4250615786, 1268512881, 2371350934] });
    expect(Array.from({ length: 8 }, () => below(game, 1000))).toEqual([
      249, 654, 486, 31, 935, 88, 913, 273,
    ]);
    expect(Array.from({ length: 12 }, () => roll(game))).toEqual([3, 3, 4, 3, 2, 6, 2, 3, 3, 2, 1, 5]);
    expect(shuffle(game, [...'abcdefgh']).join('')).toBe('aedhgfcb');
    const bag = ['x', 'y', 'z'];
    expect([drawAny(game, bag), bag]).toEqual(['x', ['y', 'z']]);
    expect(game.random).toEqual({ words: [286115652, 3972147153, 4269133757, 2368026046] });
  });
});

describe('a generator that cannot be', () => {
  const key = 'ab'.repeat(32);
  const good: unknown[] = [
    { key, drawn: 0 },
    { key, drawn: 2 ** 36 - 1, loaded: [0, 6, 100] },
    { words: [0, 0, 0, 1] },
    { words: [1, 2, 3, 4], loaded: [1] },
  ];
  const bad: unknown[] = [
    undefined,
    null,
    {},
    'words',
    { words: [0, 0, 0, 0] },
    { words: [] },
    { words: [1, 2, 3] },
    { words: [1, 2, 3, 4, 5] },
    { words: [1, 2, 3, 2 ** 32] },
    { words: [1, 2, 3, -1] },
    { words: [1, 2, 3, 0.5] },
    { words: [1, 2, 3, null] },
    { words: { length: 4 } },
    { key },
    { key, drawn: -1 },
    { key, drawn: 2 ** 36 },
    { key, drawn: 0.5 },
    { key, drawn: '0' },
    { key: key.slice(2), drawn: 0 },
    { key: key.toUpperCase(), drawn: 0 },
    { key: 7, drawn: 0, words: [1, 2, 3, 4] },
    { key, drawn: 0, words: [1, 2, 3, 4] },
  ];
  const badDice: unknown[] = [[], [101], [-1], [1.5], ['6'], 'xx', { length: 2 }, new Array(10_001).fill(1)];

  it('is refused, and one that can be is not', () => {
    for (const random of good) expect(() => checkRandom(random)).not.toThrow();
    for (const random of bad) expect(() => checkRandom(random)).toThrow('a random generator that cannot be');
    for (const loaded of badDice) expect(() => checkRandom({ key, drawn: 0, loaded })).toThrow('loaded dice');
  });

  it('is refused in a saved game and in the copies it steps back to', () => {
    for (const at of ['table', 'copy'] as const) {
      const journal = openJournal(skirmish, { seats: 2, seed: 'forged' });
      const forged = at === 'table' ? journal.table : journal.checkpoints[0]?.table;
      Object.assign(forged ?? {}, { random: { words: [0, 0, 0, 0] } });
      expect(() => load(skirmish, save(journal))).toThrow('a random generator that cannot be');
    }
  });
});

describe('loaded dice', () => {
  it('fall as they were loaded and are fair again when they are used up', () => {
    const game: HasRandom = dealer('tavern');
    const fair = roll(dealer('tavern'));
    game.random.loaded = [6, 6];
    expect([roll(game), roll(game)]).toEqual([6, 6]);
    expect(game.random).not.toHaveProperty('loaded');
    expect(roll(game)).toBe(fair);
  });

  it('leave shuffles alone', () => {
    const game: HasRandom = dealer('tavern');
    game.random.loaded = [1];
    expect(shuffle(game, [...'abcdefgh'])).toEqual(shuffle(dealer('tavern'), [...'abcdefgh']));
    expect(game.random.loaded).toEqual([1]);
  });
});

describe('what chance tells', () => {
  const gainOf = (run: (game: HasRandom) => void) => {
    const recorder = newRecorder();
    recording(recorder, () => run(dealer('x')));
    return recorder.gain;
  };

  it('is told by a roll and by a draw, and not by a shuffle', () => {
    expect(gainOf((game) => roll(game))).toBe('chance');
    expect(gainOf((game) => drawAny(game, ['a', 'b']))).toBe('chance');
    expect(gainOf((game) => shuffle(game, ['a', 'b', 'c']))).toBeUndefined();
    expect(gainOf((game) => below(game, 9))).toBeUndefined();
  });
});

describe('the promise of a seed', () => {
  it('is kept by that seed alone', () => {
    const commitment = commitmentTo('tavern');
    expect(commitment).toBe('e6a86007046434c9bb8480577731b6db29b4d29426ed9ebc17674433b7625e7f');
    expect(commitmentTo('tavern')).toBe(commitment);
    expect(commitmentTo('Tavern')).not.toBe(commitment);
  });
});
