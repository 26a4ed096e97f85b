import { describe, expect, it } from 'vitest';
import { advance, answer, calling, hashOf, RuleError, start } from '../index.ts';
import { rulesIn } from '../module.ts';
import { pathTo } from '../run.ts';
import { begin, endNow, miniGame, oneOf, rule, ruleNamed, trail } from './mini.ts';

const tell = rule<{ what: string }>('tell').do('tell', (game, { what }) => trail(game, what));

describe('steps', () => {
  it('run in order until somebody must be asked', () => {
    const main = rule('main')
      .do('one', (game) => trail(game, 1))
      .set('two', () => 2)
      .do('three', (game, { two }) => trail(game, two, 3))
      .choose(
        'pick',
        oneOf(() => ['a', 'b'], { seat: () => 1 }),
      )
      .do('four', (game, { pick }) => {
        trail(game, pick);
        endNow(game);
      });
    const played = begin([main]);
    expect(played.game.trail).toEqual(['1', '2', '3']);
    expect(played.asked()).toMatchObject({ seat: 1, path: ['main', 'pick'] });
    expect(played.play('b').game).toMatchObject({ trail: ['1', '2', '3', 'b'], outcome: { winners: [0] } });
  });

  it('after an early exit are skipped, and the rule still gives its result', () => {
    const early = rule<{ leave: boolean }>('early')
      .exitIf('gone', (_, { leave }) => leave)
      .set('rest', () => 'stayed')
      .gives((_, { rest }) => rest ?? 'left');
    const main = rule('main')
      .call('first', early, () => ({ leave: true }))
      .call('second', early, () => ({ leave: false }))
      .do('tell', (game, { first, second }) => {
        trail(game, first, second);
        endNow(game);
      });
    expect(begin([main, early]).game.trail).toEqual(['left', 'stayed']);
  });

  it('are skipped where a step before has settled nothing, and know that there is something otherwise', () => {
    const early = rule<{ given: string | null; also?: number }>('early')
      .exitWithout('given')
      .exitWithout('also')
      .do('use', (game, { given, also }) => trail(game, given.toUpperCase(), also.toFixed()));
    const main = rule('main')
      .call('nothing', early, () => ({ given: null, also: 1 }))
      .call('missing', early, () => ({ given: 'a' }))
      .call('empty', early, () => ({ given: '', also: 0 }))
      .call('there', early, () => ({ given: 'b', also: 2 }))
      .do('end', (game) => endNow(game));
    expect(begin([main, early]).game.trail).toEqual(['', '0', 'B', '2']);
  });

  it('that call a rule with nothing pass by', () => {
    const main = rule('main')
      .maybeCall('told', tell, () => undefined)
      .do('end', (game, locals) => {
        trail(game, 'told' in locals ? 'there' : 'missing');
        endNow(game);
      });
    expect(begin([main, tell]).game.trail).toEqual(['missing']);
  });

  it('that call for each input do so in order and settle the list, null where nothing is given', () => {
    const half = rule<{ of: number }>('half').mayGive((_, { of }) => (of % 2 === 0 ? of / 2 : undefined));
    const main = rule('main')
      .each('halves', half, () => [4, 3, 2].map((of) => ({ of })))
      .do('tell', (game, { halves }) => {
        trail(game, JSON.stringify(halves));
        endNow(game);
      });
    expect(begin([main, half]).game.trail).toEqual(['[2,null,1]']);
  });

  it('that call for each input have made the list before the first call', () => {
    const take = rule<{ item: string }>('take').do('take', (game, { item }) => {
      game.market = [];
      trail(game, item);
    });
    const main = rule('main')
      .each('taken', take, (game) => game.market.map((item) => ({ item })))
      .do('end', (game) => endNow(game));
    expect(begin([main, take]).game.trail).toEqual(['axe', 'bow']);
  });

  it('that call so many times may do so not at all', () => {
    const main = rule('main')
      .times(
        'none',
        tell,
        () => 0,
        () => ({ what: 'never' }),
      )
      .times(
        'thrice',
        tell,
        () => 3,
        () => ({ what: 'x' }),
      )
      .do('end', (game, { none, thrice }) => {
        trail(game, none.length, thrice.length);
        endNow(game);
      });
    expect(begin([main, tell]).game.trail).toEqual(['x', 'x', 'x', '0', '3']);
  });

  it('that repeat see the last result and end when there is nothing to call with', () => {
    const more = rule<{ last: number }>('more').gives((_, { last }) => last + 1);
    const main = rule('main')
      .repeat('count', more, (_, { count = 0 }) => (count < 4 ? { last: count } : undefined))
      .do('tell', (game, { count = -1 }) => {
        trail(game, count);
        endNow(game);
      });
    expect(begin([main, more]).game.trail).toEqual(['4']);
  });

  it('that repeat forget the last result when the next call gives nothing', () => {
    const once = rule<{ first: boolean }>('once').mayGive((_, { first }) => (first ? 'given' : undefined));
    const main = rule('main')
      .set('calls', () => [0])
      .repeat('got', once, (game, { got }) => {
        trail(game, got ?? 'nothing');
        return game.trail.length < 4 ? { first: game.trail.length === 1 } : undefined;
      })
      .do('end', (game) => endNow(game));
    expect(begin([main, once]).game.trail).toEqual(['nothing', 'given', 'nothing', 'nothing']);
  });

  it('that call what data name do so by name, know what it gives, and pass by without a name', () => {
    const double = rule<{ of: number }>('double').gives((_, { of }) => of * 2);
    const negate = rule<{ of: number }>('negate').gives((_, { of }) => -of);
    const kinds = { double, negate };
    const odd = rule<{ kind: keyof typeof kinds | 'none' }>('odd')
      .callNamed('result', (_, { kind }) => (kind === 'none' ? undefined : calling(kinds[kind], { of: 3 })))
      .gives((_, { result }) => result ?? 0);
    const main = rule('main')
      .each('results', odd, () => (['double', 'none', 'negate'] as const).map((kind) => ({ kind })))
      .do('tell', (game, { results }) => {
        trail(game, ...results.map((result) => result.toFixed()));
        endNow(game);
      });
    expect(begin([main, odd, double, negate]).game.trail).toEqual(['6', '0', '-3']);
    const lost = rule('lost').callNamed('what', () => ({ call: 'nobody', with: {} }));
    expect(() => begin([lost])).toThrow('There is no rule called nobody.');
  });

  it('of a rule that calls itself by name unwind in order', () => {
    const countDown = rule<{ from: number }>('countDown')
      .do('tell', (game, { from }) => trail(game, from))
      .maybeCall('rest', ruleNamed<{ from: number }>('countDown'), (_, { from }) =>
        from > 1 ? { from: from - 1 } : undefined,
      )
      .do('back', (game, { from }) => trail(game, -from));
    const main = rule('main')
      .call('down', countDown, () => ({ from: 3 }))
      .do('end', (game) => endNow(game));
    expect(begin([main, countDown]).game.trail).toEqual(['3', '2', '1', '-1', '-2', '-3']);
  });

  it('do not write into what a rule was called with', () => {
    const write = rule<{ points: number[] }>('write').set('note', () => 'written');
    const kept = { points: [1] };
    const main = rule('main')
      .call('write', write, () => kept)
      .do('end', (game) => endNow(game));
    begin([main, write]);
    expect(kept).toEqual({ points: [1] });
  });
});

describe('the end', () => {
  it('stops everything, however deep it is called', () => {
    const deep = rule('deep').do('end', (game) => endNow(game, [1]));
    const middle = rule('middle')
      .call('deep', deep, () => ({}))
      .do('never', (game) => trail(game, 'never'));
    const main = rule('main')
      .each('calls', middle, () => [{}, {}])
      .do('never', (game) => trail(game, 'never'));
    const { game } = begin([main, middle, deep]);
    expect(game).toMatchObject({ trail: [], stack: [], outcome: { winners: [1] } });
    expect(advance(rulesIn(miniGame([main, middle, deep])), game)).toEqual([]);
  });

  it('that comes with the set-up lets no rule run', () => {
    const main = rule('main').do('run', (game) => trail(game, 'ran'));
    const { setUp } = miniGame([main]);
    const over = miniGame([main], {
      setUp: (table, carried) => {
        const game = setUp(table, carried);
        endNow(game);
        return game;
      },
    });
    expect(start(over, { seats: 2, seed: 'x' }).trail).toEqual([]);
  });

  it('must come: rules that run out are a dead end', () => {
    const main = rule('main').do('nothing', () => {});
    expect(() => begin([main])).toThrow(RuleError);
    expect(() => begin([main])).toThrow('Dead end: nobody is asked and the game is not over.');
  });

  it('must come: rules that run in circles are stopped', () => {
    const idle = rule('idle').do('nothing', () => {});
    const main = rule('main').repeat('forever', idle, () => ({}));
    expect(() => begin([main, idle])).toThrow('runs in circles');
    const deeper = rule('deeper').call('again', ruleNamed<Record<never, never>>('deeper'), () => ({}));
    expect(() => begin([deeper])).toThrow('runs in circles');
  });
});

describe('the interpreter', () => {
  const main = rule('main')
    .choose(
      'pick',
      oneOf(() => ['a', 'b'], { seat: () => 1 }),
    )
    .do('end', (game) => endNow(game));
  const module = miniGame([main]);

  it('asks a seat that is not at turn where the rule says so', () => {
    expect(begin([main]).asked().seat).toBe(1);
  });

  it('asks the same again as often as it is asked to', () => {
    const game = start(module, { seats: 2, seed: 'x' });
    const before = hashOf(game);
    for (let i = 0; i < 3; i++) expect(advance(rulesIn(module), game)[0]?.values).toEqual(['a', 'b']);
    expect(hashOf(game)).toBe(before);
  });

  it('does not take a second answer to an ask', () => {
    const game = start(module, { seats: 2, seed: 'x' });
    const [ask] = advance(rulesIn(module), game);
    if (ask === undefined) throw new Error('Nobody is asked.');
    answer(rulesIn(module), game, ask, 'a');
    expect(() => answer(rulesIn(module), game, ask, 'a')).toThrow(RuleError);
  });

  it('does not run a table that stands at an unknown place', () => {
    const game = start(module, { seats: 2, seed: 'x' });
    game.stack = [{ rule: 'main', at: 'nowhere', locals: {} }];
    expect(() => advance(rulesIn(module), game)).toThrow('Rule main has no step called nowhere.');
    game.stack = [{ rule: 'unheard', at: 'of', locals: {} }];
    expect(() => advance(rulesIn(module), game)).toThrow('There is no rule called unheard.');
  });

  it('does not find a way to a frame that is not on the table', () => {
    const game = start(module, { seats: 2, seed: 'x' });
    expect(pathTo(game.stack, { rule: 'main', at: 'pick', locals: {} })).toBeUndefined();
  });
});
