import type { JourneyWords } from './journey-words.ts';

export const journeyWords: JourneyWords = {
  reached: ({ cost, isFar, provokes, isAssault, isUnsafe }, around) =>
    [
      `V dosahu za Pohyb ${cost}${isFar ? ', s kartami' : ''}`,
      ...(isAssault ? ['útok na místo ukončí pohyb'] : []),
      ...(provokes.length > 0 ? [`vyprovokuje a ukončí pohyb: ${provokes.join(', ')}`] : []),
      ...(around === undefined ? [] : [`bez vyprovokování za ${around}`]),
      ...(isUnsafe ? ['tah tu nesmí skončit'] : []),
    ].join('; '),
  explored: (cost, isFar) => `Průzkum i s cestou za Pohyb ${cost}${isFar ? ', s kartami' : ''}`,
  moveNow: (move) => `Pohyb: ${move}`,
  more: (move) => `Kam by vedl Pohyb ${move} navíc z karet, jednotek a dovedností`,
};
