import { describe, expect, it } from 'vitest';
import { advance, answer, hashOf, type Seat, start } from '../index.ts';
import { rulesIn } from '../module.ts';
import { begin, endNow, miniGame, oneOf, rule, trail } from './mini.ts';

const letters = oneOf<unknown>(() => ['a', 'b', 'c']);

describe('side by side', () => {
  const two = rule<{ player: Seat }>('two')
    .choose('first', letters)
    .choose('second', letters)
    .gives((_, { player, first, second }) => `${player}${first}${second}`);
  const main = rule('main')
    .sideBySide('answers', two, (game) => game.hands.map((_, player) => ({ player })))
    .do('tell', (game, { answers }) => {
      trail(game, ...answers);
      endNow(game);
    });

  it('every seat is asked at once and goes on at its own pace', () => {
    const played = begin([main, two], 3);
    expect(played.journal.table.stack[0]?.side?.branches).toHaveLength(3);
    played.play([2, 'a'], [2, 'b']);
    expect(() => played.asked(2)).toThrow('Nothing is asked of seat 2.');
    expect(played.asked(0).path).toEqual(['main', 'answers', 'two', 'first']);
    played.play([0, 'c'], [1, 'a'], [0, 'c'], [1, 'b']);
    expect(played.game.trail).toEqual(['0cc', '1ab', '2ab']);
  });

  it('the order of answers does not matter to the result', () => {
    const [one, other] = [begin([main, two]), begin([main, two])];
    one.play([0, 'a'], [0, 'b'], [1, 'c'], [1, 'c']);
    other.play([1, 'c'], [0, 'a'], [1, 'c'], [0, 'b']);
    expect(hashOf(one.game)).toBe(hashOf(other.game));
  });

  it('with nobody to ask is over at once', () => {
    const empty = rule('empty')
      .sideBySide('answers', two, () => [])
      .do('tell', (game, { answers }) => {
        trail(game, answers.length);
        endNow(game);
      });
    expect(begin([empty, two]).game.trail).toEqual(['0']);
  });

  const shop = rule<{ player: Seat }>('shop')
    .choose(
      'item',
      oneOf((game) => [...game.market, 'nothing']),
    )
    .do('take', (game, { player, item }) => {
      game.market = game.market.filter((each) => each !== item);
      trail(game, `${player}:${item}`);
    });
  const market = rule('market')
    .sideBySide('shops', shop, (game) => game.hands.map((_, player) => ({ player })))
    .do('end', (game) => endNow(game));

  it('what one takes is no longer offered to another, whoever sits first', () => {
    const module = miniGame([market, shop]);
    for (const [first, second] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const game = start(module, { seats: 2, seed: 'x' });
      const rules = rulesIn(module);
      const ask = advance(rules, game).find(({ seat }) => seat === first);
      if (ask === undefined) throw new Error('Nobody is asked.');
      const asks = answer(rules, game, ask, 'axe');
      expect(asks.map(({ seat, values }) => [seat, values])).toEqual([[second, ['bow', 'nothing']]]);
    }
  });

  it('what one takes may leave another no choice, and asking then changes nothing', () => {
    const played = begin([market, shop], 3).play([2, 'axe'], [1, 'bow']);
    expect(played.game.trail).toEqual(['2:axe', '1:bow', '0:nothing']);
    expect(played.game.outcome).toBeDefined();
  });

  it('a seat may be asked by rules called inside its branch', () => {
    const nested = rule<{ player: Seat }>('nested')
      .call('inner', two, (_, { player }) => ({ player }))
      .gives((_, { inner }) => inner);
    const outer = rule('outer')
      .sideBySide('answers', nested, () => [{ player: 0 }, { player: 1 }])
      .do('tell', (game, { answers }) => {
        trail(game, ...answers);
        endNow(game);
      });
    const played = begin([outer, nested, two]);
    expect(played.asked(1).path).toEqual(['outer', 'answers', 'nested', 'inner', 'two', 'first']);
    played.play([1, 'a'], [0, 'b'], [1, 'a'], [0, 'b']);
    expect(played.game.trail).toEqual(['0bb', '1aa']);
  });

  it('stops others who play side by side', () => {
    const race = rule<{ player: Seat }>('race')
      .choose('pick', letters)
      .do('win', (game, { player }) => endNow(game, [player]));
    const main = rule('main').sideBySide('race', race, () => [{ player: 0 }, { player: 1 }]);
    const played = begin([main, race]).play([1, 'a']);
    expect(played.game).toMatchObject({ stack: [], outcome: { winners: [1] } });
  });
});
