import { countInCzech, outOfInCzech } from '@krcma/kernel';
import { goalWords } from './goal-words.cs.ts';
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
  go: (cost) => `Jít tam: ${cost}`,

  overview: 'Přehled',
  goal: 'Cíl',
  ...goalWords,
  cityIs: (city, level, defenders) =>
    `${city}, úroveň ${level}: ${defenders === 0 ? 'dobyto' : countInCzech(defenders, { one: 'obránce', few: 'obránci', other: 'obránců' })}`,
  round: 'Kola',
  roundsLeft: (left) =>
    left === 0
      ? 'Poslední kolo.'
      : `${left < 5 && left > 1 ? 'Zbývají' : 'Zbývá'} ještě ${countInCzech(left, { one: 'kolo', few: 'kola', other: 'kol' })}.`,
  roundEnds: 'Konec kola ohlašuje, komu došel balíček; ostatní pak mají ještě po jednom tahu.',
  cardsLeft: (name, deck, hand) =>
    `${name}: v balíčku ${deck}${hand === undefined ? '' : `, v ruce ${hand}`}`,
  lastTurnOf: 'má ještě jeden tah',
  nextLevel: (level, fame, missing) => `Úroveň ${level} od Slávy ${fame}, chybí ${missing}`,
  topLevel: 'Nejvyšší úroveň je dosažena.',
  brings: ({ skill, commands, armor, handLimit }) => [
    ...(skill ? ['dovednost a pokročilá akce'] : []),
    ...(commands === undefined ? [] : [`žeton velení, celkem ${commands}`]),
    ...(armor === undefined ? [] : [`Zbroj ${armor}`]),
    ...(handLimit === undefined ? [] : [`limit karet v ruce ${handLimit}`]),
  ],
  unitsReady: (ready, units) => `Připravené jednotky: ${ready} ${outOfInCzech(units)}`,
  tactics: 'Taktiky tohoto kola',
  onlyEarly: 'Nic navíc, jen hraješ brzy.',
};
