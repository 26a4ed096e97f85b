import {
  answer,
  finish,
  type GameModule,
  hashOf,
  type Message,
  rulesIn,
  type Seat,
  scriptsFor,
  start,
  type Table,
} from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { Guesses } from '../bot.ts';
import { greedyBot } from '../greedy-bot.ts';

interface Basket extends Table {
  baskets: string[][];
}

interface Types {
  state: Basket;
  message: Message;
  event: Message;
  rule: string;
  term: never;
}

/** All seats fill a basket at the same time; how often each is asked is counted. */
function market() {
  const listed = [0, 0];
  const { rule, scripts } = scriptsFor<Types>();
  const fill = rule<{ player: Seat }>('fill')
    .gather('basket', {
      kind: 'some',
      values: (_, { player }) => {
        listed[player] = (listed[player] ?? 0) + 1;
        return ['apple', 'bread', 'cheese'];
      },
      option: (_, what) => ({ id: what, label: { key: what } }),
      prompt: () => ({ key: 'fill' }),
      done: () => ({ key: 'enough' }),
    })
    .do('keep', (game, { player, basket }) => game.baskets[player]?.push(...basket));
  const opening = rule('market')
    .sideBySide('filled', fill, ({ seats }) => Array.from({ length: seats }, (_, player) => ({ player })))
    .do('close', (game) => finish(game, { winners: [], reason: 'closed', scores: [0, 0], sheet: [[], []] }));
  const module: GameModule<Types> = {
    id: 'market',
    version: 1,
    seats: { min: 2, max: 2 },
    options: {},
    migrations: [],
    scripts,
    opening: opening.name,
    setUp: (table) => ({ ...table, baskets: [[], []] }),
    view: ({ baskets }) => baskets,
    redeal: () => undefined,
    components: () => [],
  };
  return { module, listed, table: start(module, { seats: 2, seed: 'market' }) };
}

describe('guesses', () => {
  it('at what a seat cannot see are asked once, however often they are tried', () => {
    const { module, listed, table } = market();
    const guesses = new Guesses(module, table, 1, 'once');
    listed.fill(0);
    for (let tries = 0; tries < 5; tries++) guesses.at(0);
    expect(listed).toEqual([1, 1]);
  });

  it('are tables of their own: what is tried on one shows on no other', () => {
    const { module, table } = market();
    const guesses = new Guesses(module, table, 1, 'own');
    const before = hashOf(guesses.at(0).game);
    const [one, two] = [guesses.at(0), guesses.at(0)];
    const rules = rulesIn(module);
    const [, next] = answer(rules, one.game, one.ask, 'bread');
    expect(next?.values).toEqual(['apple', 'cheese', null]);
    const [, other] = answer(rules, two.game, two.ask, 'cheese');
    expect(other?.values).toEqual(['apple', 'bread', null]);
    expect(hashOf(guesses.at(0).game)).toBe(before);
  });

  it('let a greedy bot list its own question once, and once more after each answer', () => {
    const { module, listed, table } = market();
    const bot = greedyBot({ module, advice: { evaluate: () => 0 } });
    listed.fill(0);
    expect(bot.decide(table, 0, { seed: 'greedy' }).considered).toHaveLength(4);
    // Three answers leave another pick to ask for; "enough" ends the basket.
    expect(listed[0]).toBe(1 + 3);
  });
});
