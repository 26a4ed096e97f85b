import { goalWords } from './goal-words.en.ts';
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
  go: (cost) => `Walk there: ${cost}`,

  overview: 'Overview',
  goal: 'Goal',
  ...goalWords,
  cityIs: (city, level, defenders) =>
    `${city}, level ${level}: ${defenders === 0 ? 'conquered' : defenders === 1 ? '1 defender' : `${defenders} defenders`}`,
  round: 'Rounds',
  roundsLeft: (left) =>
    left === 0 ? 'The last round.' : left === 1 ? 'One more round follows.' : `${left} more rounds follow.`,
  roundEnds:
    'A round ends when somebody with an empty deck announces it; everybody else then has one more turn.',
  cardsLeft: (name, deck, hand) =>
    `${name}: ${deck} in the deck${hand === undefined ? '' : `, ${hand} in hand`}`,
  lastTurnOf: 'has one more turn',
  nextLevel: (level, fame, missing) => `Level ${level} at Fame ${fame}, ${missing} to go`,
  topLevel: 'The highest level is reached.',
  brings: ({ skill, commands, armor, handLimit }) => [
    ...(skill ? ['a skill and an advanced action'] : []),
    ...(commands === undefined ? [] : [`a command token, ${commands} in all`]),
    ...(armor === undefined ? [] : [`Armor ${armor}`]),
    ...(handLimit === undefined ? [] : [`hand limit ${handLimit}`]),
  ],
  unitsReady: (ready, units) => `Units ready: ${ready} of ${units}`,
  tactics: 'Tactics of this round',
  onlyEarly: 'Nothing more than an early turn.',
};
