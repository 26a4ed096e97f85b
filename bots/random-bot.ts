import { below, type GameTypes, randomFrom } from '@krcma/kernel';
import { type Bot, type Craft, decided, Guesses } from './bot.ts';

/** Takes any answer. */
export const randomBot = <T extends GameTypes>({ module }: Craft<T>): Bot<T> => ({
  level: 'random',
  decide(table, seat, { seed }) {
    const now = new Guesses(module, table, seat, seed).at(0);
    return decided(now, below({ random: randomFrom(`${seed} choice`) }, now.ask.values.length));
  },
});
