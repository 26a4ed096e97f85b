import type { JourneyWords } from './journey-words.ts';

export const journeyWords: JourneyWords = {
  reached: ({ cost, isFar, provokes, isAssault, isUnsafe }, around) =>
    [
      `In reach for ${cost} Move${isFar ? ', with cards' : ''}`,
      ...(isAssault ? ['an assault ends the movement'] : []),
      ...(provokes.length > 0 ? [`provokes ${provokes.join(', ')} and ends the movement`] : []),
      ...(around === undefined ? [] : [`provoking nobody for ${around}`]),
      ...(isUnsafe ? ['a turn cannot end here'] : []),
    ].join('; '),
  explored: (cost, isFar) =>
    `Explored for ${cost} Move, the way there included${isFar ? ', with cards' : ''}`,
  moveNow: (move) => `Move: ${move}`,
  more: (move) => `What ${move} more Move from cards, units and skills would reach`,
};
