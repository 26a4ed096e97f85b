import { type Ask, type GameTypes, optionOf, type Plan } from '@krcma/kernel';

export const placeOf = (game: GameTypes['state'], ask: Ask, choice: string): number =>
  ask.values.findIndex((value) => optionOf(game, ask, value).id === choice);

/** Gives these answers, then goes on as another plan. */
export const saying = <T extends GameTypes>(choices: readonly string[], then?: Plan<T>): Plan<T> => ({
  name: choices.join(' '),
  follow: () => {
    const left = [...choices];
    const after = then?.follow();
    return {
      answer: (game, ask) => {
        const index = left.length === 0 ? -1 : placeOf(game, ask, left[0] ?? '');
        if (index >= 0) left.shift();
        return index >= 0 ? index : after?.answer(game, ask);
      },
    };
  },
});
