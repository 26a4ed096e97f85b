import { capital, countInEnglish } from '@krcma/kernel';
import type { BoardWords } from './board-words.ts';
import { areaNames, cardNames, monsterTypeNames, roleNames, trackNames } from './names.en.ts';
import { points, stackText } from './phrases.en.ts';

export const boardWords: BoardWords = {
  card: (card) => cardNames[card],
  area: (area) => areaNames[area],
  role: (role) => capital(roleNames[role]),
  type: (type) => capital(monsterTypeNames[type]),
  track: (track) => capital(trackNames[track].other),
  stack: (name, stack, count) => `${name}, ${stackText(stack)}, ${countInEnglish(count, 'card')}`,
  emptyStack: (stack) => `${capital(stackText(stack))}, exhausted`,
  exhausted: 'exhausted',
  faceDown: 'Face down',
  center: 'The center',
  supply: 'Your board',
  dice: 'Dice',
  die: (value) => `Die showing ${value}`,
  notRolled: 'The dice have not been rolled yet',
  wakes: (numbers) => `Wakes ${numbers.join(', ')}`,
  owned: (count) => `you have ${count}`,
  yourTurn: 'Your turn',
  otherTurns: 'Other turns',
  end: 'End of the game',
  exhaustedOf: (now, needed) => `Exhausted stacks: ${now} of ${needed}`,
  monsterStacks: (left) => `${countInEnglish(left, 'monster stack')} left`,
  domainStacks: (left) => `${countInEnglish(left, 'domain stack')} left`,
  deck: (cards, events) =>
    events === 0
      ? `${countInEnglish(cards, 'exhausted card')} left`
      : `${countInEnglish(cards, 'card')} in the deck, ${countInEnglish(events, 'event')} among them`,
  endNear: 'The end is near',
  lastRound: 'The last round',
  offer: 'Choose a card',
  darkLord: 'The Dark Lord',
  captured: (citizens, domains) =>
    `Captured: ${countInEnglish(citizens, 'citizen')}, ${countInEnglish(domains, 'domain')}`,
  threat: (column, left) =>
    left === 0
      ? `Column ${column} is bare: the next attack loses the game`
      : `Column ${column}: ${countInEnglish(left, 'card')} to lose`,
  overrun: 'bare',
  active: 'on turn',
  first: 'first player',
  resting: 'resting',
  points: 'points',
  hiddenDuke: 'Secret duke',
  duke: 'Duke',
  openScoring: 'Role icons',
  leftovers: 'Leftover resources',
  citizens: 'Citizens',
  domains: 'Domains',
  slain: 'Slain monsters',
  none: 'none yet',
  count: (count, what) => `${what}: ${count}`,
  worth: points,
};
