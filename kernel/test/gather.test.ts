import { describe, expect, it } from 'vitest';
import { conformance } from '../conformance.ts';
import { type Gathering, load, redeal, type Seat, save, undo } from '../index.ts';
import { begin, endNow, type Mini, type MiniTypes, miniGame, rule, trail } from './mini.ts';

type Of = { player: Seat };
type Picking<V> = Gathering<MiniTypes, Of, V>;

const gathering = <V extends string | number>(
  question: Pick<Picking<V>, 'values'> & Partial<Picking<V>>,
): ReturnType<typeof rule>[] => {
  const ask = rule<Of>('ask')
    .gather('picks', {
      kind: 'some',
      option: (_, value, __, picked) => ({ id: `${value}`, label: { key: 'because', of: picked.length } }),
      prompt: () => ({ key: 'ask' }),
      done: () => ({ key: 'enough' }),
      ...question,
    })
    .do('tell', (game, { picks }) => trail(game, ...picks));
  const main = rule('main')
    .call('ask', ask, () => ({ player: 0 }))
    .do('end', (game) => endNow(game));
  return [main, ask] as never;
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** Pays exactly seven with coins that are there as often as one likes. */
const exactly = (price: number) =>
  gathering<number>({
    repeats: true,
    values: (_, __, picked) => [5, 2, 1].filter((coin) => sumOf(picked) + coin <= price),
    suffices: (_, __, picked) => sumOf(picked) === price,
    prompt: (_, __, picked) => ({ key: 'because', of: price - sumOf(picked) }),
    refused: (_, __, picked) =>
      sumOf(picked) + 5 <= price
        ? []
        : [{ id: '5', label: { key: 'ask' }, reason: { key: 'because', of: sumOf(picked) }, rule: 'MINI-1' }],
  });

describe('a set that depends on what is picked', () => {
  it('takes a value again as long as it is listed, and ends when nothing is left to pick', () => {
    const played = begin(exactly(7));
    expect(played.options()).toEqual(['5', '2', '1']);
    expect(played.play('2', '2').options()).toEqual(['2', '1']);
    expect(played.asked()).toMatchObject({
      picked: [{ id: '2' }, { id: '2' }],
      prompt: { of: 3 },
      refused: [{ reason: { of: 4 } }],
    });
    expect(played.play('2').game.trail, 'only a coin of one was left').toEqual(['2', '2', '2', '1']);
  });

  it('may be enough only when what is picked suffices', () => {
    const atLeastFour = gathering<number>({
      repeats: true,
      values: (_, __, picked) => (picked.length < 4 ? [1, 3] : []),
      suffices: (_, __, picked) => sumOf(picked) >= 4,
    });
    const played = begin(atLeastFour);
    expect(played.play('1', '1').options()).toEqual(['1', '3']);
    expect(played.play('3').options()).toEqual(['1', '3', 'done']);
    expect(played.play('done').game.trail).toEqual(['1', '1', '3']);
  });

  it('has words that depend on it too', () => {
    const played = begin(exactly(7)).play('1');
    expect(played.asked().options[0]?.label).toEqual({ key: 'because', of: 1 });
  });

  it('is not filled up by itself where one pick keeps another from being picked', () => {
    const rivals = gathering<string>({
      values: (_, __, picked) => (picked.length === 0 ? ['cat', 'dog'] : []),
      atLeast: () => 2,
    });
    expect(begin(rivals).play('dog').game.trail).toEqual(['dog']);
    const friends = gathering<string>({ values: () => ['cat', 'dog'], atLeast: () => 2 });
    expect(begin(friends).game.trail).toEqual(['cat', 'dog']);
  });

  it('is saved and taken back pick by pick', () => {
    const game = miniGame(exactly(9));
    const { journal } = begin(exactly(9)).play('2', '2', '1');
    expect(load(game, save(journal)).table).toEqual(journal.table);
    undo(game, journal, 0);
    expect(journal.table.stack[1]?.loop?.done).toEqual([2, 2]);
  });

  for (const { title, run } of conformance(miniGame(exactly(9)), [{ name: 'coins', seats: 1 }]))
    it(title, run);
});

describe('a waiting rule', () => {
  const dig = rule<Of & { depth: number }>('dig')
    .set('found', () => ['clay', 'coal', 'gold'])
    .gather('kept', {
      kind: 'some',
      values: (_, { found }) => found,
      option: (_, what) => ({ id: what, label: { key: 'is', what } }),
      prompt: () => ({ key: 'ask' }),
      done: () => ({ key: 'enough' }),
    })
    .do('end', (game) => endNow(game));
  const main = rule('main').call('dig', dig, () => ({ player: 1, depth: 3 }));

  it('is read through the rule: what it was called with, has settled and is picking', () => {
    const { game, play } = begin([main, dig]);
    play('gold');
    const frame = game.stack.at(-1);
    const locals: { depth: number; found?: string[]; kept?: string[] } | undefined = dig.localsAt(frame);
    expect(locals).toEqual({ player: 1, depth: 3, found: ['clay', 'coal', 'gold'] });
    const picks: string[] | undefined = dig.picksAt(frame, 'kept');
    expect(picks).toEqual(['gold']);
  });

  it('is not read by another rule, nor its picks where it stands elsewhere', () => {
    const { game } = begin([main, dig]);
    expect(dig.localsAt(game.stack[0])).toBeUndefined();
    expect(dig.localsAt(undefined)).toBeUndefined();
    expect(dig.picksAt(game.stack[0], 'kept')).toBeUndefined();
    expect(dig.picksAt(game.stack[1], 'found')).toBeUndefined();
    // @ts-expect-error Nothing is called so.
    expect(dig.picksAt(game.stack[1], 'lost')).toBeUndefined();
  });
});

describe('a sealed set', () => {
  const sealed = gathering<string>({
    values: (_, __, picked) => ['a', 'b'].slice(picked.length),
    sealed: () => true,
  });

  it('is closed by its owner, also when nothing more can be picked', () => {
    const { play, options, game } = begin(sealed);
    expect(options()).toEqual(['a', 'b', 'done']);
    play('a');
    expect(options()).toEqual(['b', 'done']);
    play('b');
    expect(options()).toEqual(['done']);
    play('done');
    expect(game.trail).toEqual(['a', 'b']);
  });

  it('closes by itself where it need not be sealed', () => {
    const open = gathering<string>({
      values: (_, __, picked) => ['a', 'b'].slice(picked.length),
      sealed: () => false,
    });
    const { play, game } = begin(open);
    play('a', 'b');
    expect(game.trail).toEqual(['a', 'b']);
  });
});

describe('picks of another seat', () => {
  /** Cards of one's hand, and after each only those that come later. */
  const rising = gathering<string>({
    values: ({ hands }: Mini, { player }, picked) =>
      (hands[player] ?? []).filter((card) => picked.every((each) => each < card)).sort(),
  });

  it('are made anew one by one on a table dealt anew: each as those before it allow', () => {
    const module = miniGame(rising, {
      setUp: (table) => ({
        ...table,
        trail: [],
        points: [0, 0],
        hands: [['b', 'd', 'f'], []],
        deck: ['a', 'c', 'e', 'g'],
        market: [],
      }),
    });
    const { journal } = begin(rising, 2, { setUp: module.setUp }).play('b', 'd');
    for (const seed of ['one', 'two', 'three']) {
      const dealt = redeal(module, journal.table, 1, seed);
      const hand = [...(dealt.hands[0] ?? [])].sort();
      expect(dealt.stack[1]?.loop?.done).toEqual(hand.slice(0, 2));
    }
    expect(redeal(module, journal.table, 0, 'one').stack[1]?.loop?.done).toEqual(['b', 'd']);
  });

  for (const { title, run } of conformance(miniGame(rising), [{ name: 'rising', seats: 2 }])) it(title, run);
});
