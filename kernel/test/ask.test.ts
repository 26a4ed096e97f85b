import { describe, expect, it } from 'vitest';
import { type Gathering, hashOf, load, RuleError, type Seat, save, setStanding } from '../index.ts';
import { begin, endNow, type Mini, type MiniTypes, miniGame, oneOf, rule, trail } from './mini.ts';

type Player = { player: Seat };

/** A game that is one question of seat 0 and writes down the answer. */
const asking = (values: () => string[], more: Parameters<typeof oneOf<Player>>[1] = {}) => {
  const ask = rule<Player>('ask')
    .choose('pick', oneOf(values, more))
    .do('tell', (game, { pick }) => trail(game, pick));
  const main = rule('main')
    .call('ask', ask, () => ({ player: 0 }))
    .do('end', (game) => endNow(game));
  return [main, ask];
};

describe('a choice', () => {
  it('with one answer is taken at once', () => {
    expect(begin(asking(() => ['only'])).game.trail).toEqual(['only']);
  });

  it('with one answer is asked where the rule wants it always', () => {
    const played = begin(asking(() => ['only'], { always: true }));
    expect(played.options()).toEqual(['only']);
    expect(played.play('only').game.trail).toEqual(['only']);
  });

  it('without any answer is a mistake in the rules', () => {
    expect(() => begin(asking(() => []))).toThrow(RuleError);
    expect(() => begin(asking(() => []))).toThrow('Dead end: ask.pick asks with an empty list.');
  });

  it('that may pass by does so when there is nothing to ask', () => {
    const main = rule('main')
      .maybeChoose('pick', { ...oneOf(() => ['a']), values: () => undefined })
      .do('end', (game, locals) => {
        trail(game, 'pick' in locals ? 'asked' : 'passed by');
        endNow(game);
      });
    expect(begin([main]).game.trail).toEqual(['passed by']);
  });

  it('that may not pass by is a mistake in the rules when there is nothing to ask', () => {
    const main = rule('main').choose('pick', { ...oneOf(() => ['a']), values: () => undefined as never });
    expect(() => begin([main])).toThrow('Step pick of main must have something to choose.');
  });

  it('is asked of a seat at the table', () => {
    const nobody = rule('nobody').choose(
      'pick',
      oneOf(() => ['a', 'b']),
    );
    expect(() => begin([nobody])).toThrow('nobody.pick asks seat undefined, which is not at the table.');
    expect(() => begin(asking(() => ['a', 'b'], { seat: () => 2 }))).toThrow('asks seat 2');
    expect(() => begin(asking(() => ['a', 'b'], { seat: () => -1 }))).toThrow('asks seat -1');
  });
});

type Gathered = Gathering<MiniTypes, Player, string>;

const gathering = (values: (game: Mini) => string[], more: Partial<Gathered>) => {
  const ask = rule<Player>('ask')
    .gather('picks', {
      ...oneOf<Player>(values),
      kind: 'some',
      done: () => ({ key: 'enough' }),
      ...more,
    })
    .do('tell', (game, { picks }) => trail(game, ...picks));
  const main = rule('main')
    .call('ask', ask, () => ({ player: 0 }))
    .do('end', (game) => endNow(game));
  return [main, ask];
};

describe('a set', () => {
  const abc = () => ['a', 'b', 'c'];

  it('is picked one by one until it is enough', () => {
    const played = begin(gathering(abc, {}));
    expect(played.options()).toEqual(['a', 'b', 'c', 'done']);
    played.play('b');
    expect(played.options()).toEqual(['a', 'c', 'done']);
    expect(played.asked()).toMatchObject({ kind: 'some', picked: [{ id: 'b' }] });
    expect(played.play('done').game.trail).toEqual(['b']);
  });

  it('may be empty', () => {
    expect(begin(gathering(abc, {})).play('done').game.trail).toEqual([]);
    expect(begin(gathering(() => [], {})).game.trail).toEqual([]);
  });

  it('ends by itself when it is full or nothing is left', () => {
    expect(begin(gathering(abc, { atMost: () => 2 })).play('c', 'a').game.trail).toEqual(['c', 'a']);
    expect(begin(gathering(abc, {})).play('c', 'a', 'b').game.trail).toEqual(['c', 'a', 'b']);
  });

  it('cannot be ended before there are enough', () => {
    const played = begin(gathering(abc, { atLeast: () => 2 }));
    expect(played.options()).toEqual(['a', 'b', 'c']);
    expect(played.play('a').options()).toEqual(['b', 'c']);
    expect(played.play('c').options()).toEqual(['b', 'done']);
  });

  it('of which all are needed is not asked for', () => {
    expect(begin(gathering(abc, { atLeast: () => 3 })).game.trail).toEqual(['a', 'b', 'c']);
    expect(begin(gathering(abc, { atLeast: () => 5 })).game.trail).toEqual(['a', 'b', 'c']);
  });

  it('of which all are needed is asked for where the rule wants it always', () => {
    const played = begin(gathering(() => ['a', 'b'], { atLeast: () => 2, always: true }));
    expect(played.play('b').options()).toEqual(['a']);
    expect(played.play('a').game.trail).toEqual(['b', 'a']);
  });

  it('may be of records, also after the table was saved and loaded', () => {
    const ask = rule<Player>('ask').gather('picks', {
      kind: 'some',
      values: () => [{ at: 1 }, { at: 2 }, { at: 3 }],
      atMost: () => 2,
      option: (_, { at }) => ({ id: `at:${at}`, label: { key: 'because', of: at } }),
      prompt: () => ({ key: 'ask' }),
      done: () => ({ key: 'enough' }),
    });
    const main = rule('main')
      .call('ask', ask, () => ({ player: 0 }))
      .do('end', (game) => endNow(game));
    const played = begin([main, ask]).play('at:2');
    expect(played.options()).toEqual(['at:1', 'at:3', 'done']);
    const loaded = load(miniGame([main, ask]), save(played.journal));
    expect(hashOf(loaded.table)).toBe(hashOf(played.game));
    expect(played.asked().picked.map(({ id }) => id)).toEqual(['at:2']);
  });
});

describe('an order', () => {
  const order = gathering(() => ['a', 'b', 'c'], { kind: 'order' });

  it('is put together until one is left, which comes last', () => {
    const played = begin(order);
    expect(played.options()).toEqual(['a', 'b', 'c']);
    expect(played.play('c').options()).toEqual(['a', 'b']);
    expect(played.play('b').game.trail).toEqual(['c', 'b', 'a']);
  });

  it('of one thing is not asked for', () => {
    expect(begin(gathering(() => ['a'], { kind: 'order' })).game.trail).toEqual(['a']);
  });
});

describe('a standing answer', () => {
  const react = (player: Seat) =>
    ({ player, standing: () => 'react' }) satisfies { player: Seat; standing: () => string };
  const reacting = rule<Player>('reacting')
    .choose(
      'pick',
      oneOf(() => ['pass', 'hit'], { standing: react(0).standing }),
    )
    .do('tell', (game, { player, pick }) => trail(game, `${player}:${pick}`));
  const main = rule('main')
    .each('reactions', reacting, () => [0, 1, 0, 1].map((player) => ({ player })))
    .do('end', (game) => endNow(game));
  const scripts = [main, reacting];

  it('is given for the seat as long as it stands', () => {
    const played = begin(scripts);
    expect(played.asked().standing).toBe('react');
    setStanding(miniGame(scripts), played.journal, 1, 'react', 'pass');
    played.play('hit');
    expect(played.game.trail).toEqual(['0:hit', '1:pass']);
    setStanding(miniGame(scripts), played.journal, 1, 'react');
    played.play('hit');
    expect(played.asked().seat).toBe(1);
  });

  it('answers the question that is just asked', () => {
    const played = begin(scripts);
    setStanding(miniGame(scripts), played.journal, 0, 'react', 'pass');
    expect(played.game.trail).toEqual(['0:pass']);
    expect(played.asked().seat).toBe(1);
  });

  it('is not given where it is not legal', () => {
    const played = begin(scripts);
    setStanding(miniGame(scripts), played.journal, 0, 'react', 'dance');
    expect(played.options()).toEqual(['pass', 'hit']);
  });

  it('may end a set', () => {
    const set = gathering(() => ['a', 'b'], { standing: () => 'enough' });
    const gathered = begin(set);
    setStanding(miniGame(set), gathered.journal, 0, 'enough', 'done');
    expect(gathered.game.outcome).toBeDefined();
  });
});
