import { describe, expect, it } from 'vitest';
import { calling, RuleError, scriptsFor } from '../index.ts';
import { rulesOf } from '../run.ts';
import { END } from '../step.ts';
import { begin, endNow, type MiniTypes, oneOf, rule, ruleNamed, trail } from './mini.ts';

const raid = rule<{ player: number; hex: string }>('raid').gives((_, { hex }) => hex.length);

describe('the type checker', () => {
  it('knows what the steps so far have settled', () => {
    rule<{ player: number }>('known')
      .choose(
        'hex',
        oneOf(() => ['a', 'b']),
      )
      .set('die', () => 3)
      .do('move', (game, { player, hex, die }) => trail(game, player.toFixed(), hex.trim(), die.toFixed()));
    expect(true).toBe(true);
  });

  it('does not let a step use what a later one settles', () => {
    rule<{ player: number }>('tooEarly')
      // @ts-expect-error: `hex` is chosen only by the next step
      .do('move', (game, { hex }) => trail(game, hex))
      .choose(
        'hex',
        oneOf(() => ['a', 'b']),
      );
    expect(true).toBe(true);
  });

  it('does not let a rule be called with something it does not take', () => {
    const missing = rule<{ player: number }>('missing');
    // @ts-expect-error: raid needs a hex too
    missing.call('raid', raid, (_, { player }) => ({ player }));
    const wrong = rule<{ player: number }>('wrong');
    // @ts-expect-error: a hex is a name, not a number
    wrong.maybeCall('raid', raid, (_, { player }) => ({ player, hex: 7 }));
    const byName = rule<{ player: number }>('byName');
    // @ts-expect-error: a rule called by name takes what its name promises
    byName.call('raid', ruleNamed<{ hex: string }>('raid'), (_, { player }) => ({ player }));
    // @ts-expect-error: nor may a trigger call it so
    expect(calling(raid, { player: 1 })).toEqual({ call: 'raid', with: { player: 1 } });
  });

  it('does not let a result read what an early exit may have skipped', () => {
    rule('skipped')
      .set('before', () => 1)
      .exitIf('enough', () => true)
      .set('after', () => 2)
      // @ts-expect-error: `after` may not be there
      .gives((_, { before, after }) => before + after);
    const safe = rule('safe')
      .set('before', () => 1)
      .exitIf('enough', () => true)
      .set('after', () => 2)
      .gives((_, { before, after = 5 }) => before + after);
    expect(safe.result?.({} as never, { before: 1 })).toBe(6);
  });

  it('knows what a called rule gives, and that a call that may not happen may give nothing', () => {
    rule<{ player: number }>('caller')
      .call('sure', raid, (_, { player }) => ({ player, hex: 'x' }))
      .maybeCall('perhaps', raid, () => undefined)
      .do('use', (game, { sure, perhaps = 0 }) => trail(game, sure.toFixed(), perhaps.toFixed()))
      // @ts-expect-error: `perhaps` may be missing
      .do('useWrongly', (game, { perhaps }) => trail(game, perhaps.toFixed()));
    expect(true).toBe(true);
  });

  it('knows that a list of calls that give nothing is a list of nulls', () => {
    const silent = rule<{ player: number }>('silent');
    rule('lists')
      .each('done', silent, () => [{ player: 0 }])
      .set('first', (_, { done }): null => done[0] ?? null);
    expect(true).toBe(true);
  });

  it('asks seats side by side only by a rule that knows its player', () => {
    const lonely = rule<{ hex: string }>('lonely');
    // @ts-expect-error: nobody would know whose branch it is
    rule('together').sideBySide('all', lonely, () => [{ hex: 'a' }]);
    expect(true).toBe(true);
  });

  it('lets a question pass by only where the rule says so', () => {
    const silence = { ...oneOf(() => ['a']), values: (): string[] | undefined => undefined };
    rule<{ player: number }>('maybe').maybeChoose('hex', silence);
    const must = rule<{ player: number }>('must');
    // @ts-expect-error: `choose` must have something to choose
    must.choose('hex', silence);
    expect(true).toBe(true);
  });

  it('knows the words and the rule ids of the game', () => {
    rule<{ player: number }>('worded').choose('hex', {
      ...oneOf(() => ['a', 'b']),
      // @ts-expect-error: the game has no such words
      prompt: () => ({ key: 'nonsense' }),
    });
    rule<{ player: number }>('cited').choose('hex', {
      ...oneOf(() => ['a', 'b']),
      // @ts-expect-error: the inventory has no such rule
      refused: () => [{ id: 'c', label: { key: 'ask' }, reason: { key: 'ask' }, rule: 'MINI-99' }],
    });
    expect(true).toBe(true);
  });
});

describe('a script', () => {
  it('keeps its steps in the order in which they are written', () => {
    const script = rule('ordered')
      .do('first', () => {})
      .set('second', () => 1)
      .exitIf('third', () => false);
    expect([...script.steps.values()].map(({ name, next }) => [name, next])).toEqual([
      ['first', 'second'],
      ['second', 'third'],
      ['third', END],
    ]);
  });

  it('refuses two steps of one name, and the name of its own end', () => {
    expect(() =>
      rule('twice')
        .do('same', () => {})
        .do('same', () => {}),
    ).toThrow(RuleError);
    expect(() => rule('ends').do(END, () => {})).toThrow(RuleError);
  });

  it('is refused when another has its name', () => {
    expect(() => rulesOf({ rules: [rule('same'), rule('same')] })).toThrow('Two rules are called same.');
  });

  it('is refused when it calls a rule that does not exist', () => {
    const lost = rule('lost').call('helper', ruleNamed<Record<never, never>>('nobody'), () => ({}));
    expect(() => rulesOf({ rules: [lost] })).toThrow('Step helper of lost calls nobody, which is no rule.');
  });

  it('is collected with all that its game has written, and what is only named must stand there too', () => {
    const { rule: write, ruleNamed: named, scripts } = scriptsFor<MiniTypes>();
    const first = write('first').callNamed('second', () =>
      calling(named<Record<never, never>>('second'), {}),
    );
    expect(scripts.rules).toEqual([first]);
    expect([...rulesOf(scripts).keys()]).toEqual(['first']);
    named('second');
    expect(() => rulesOf(scripts)).toThrow('second is called by its name, but there is no such rule.');
    write('second');
    expect([...rulesOf(scripts).keys()]).toEqual(['first', 'second']);
  });

  it('without steps gives its result at once', () => {
    const empty = rule('empty').gives(() => 'something');
    const main = rule('main')
      .call('result', empty, () => ({}))
      .do('tell', (game, { result }) => {
        trail(game, result);
        endNow(game);
      });
    expect(begin([main, empty]).game.trail).toEqual(['something']);
  });
});
