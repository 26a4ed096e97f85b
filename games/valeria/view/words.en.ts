import { stackName } from '../text/facts.ts';
import { areaNames, cardNames, monsterTypeNames, roleNames, trackNames } from '../text/names.en.ts';
import type { BoardWords } from './board-words.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const counted = (count: number, one: string, other = `${one}s`): string =>
  `${count} ${count === 1 ? one : other}`;

const ROWS = { monsters: 'monster stack', citizens: 'citizen stack', domains: 'domain stack' } as const;

function stackText(stack: number): string {
  const { of, number } = stackName(stack);
  return `${ROWS[of]} ${number}`;
}

export const english: BoardWords = {
  card: (card) => cardNames[card],
  area: (area) => areaNames[area],
  role: (role) => capital(roleNames[role]),
  type: (type) => capital(monsterTypeNames[type]),
  track: (track) => capital(trackNames[track].other),
  stack: (name, stack, count) => `${name}, ${stackText(stack)}, ${counted(count, 'card')}`,
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
  exhaustedOf: (now, needed) => `${now} of ${needed} stacks exhausted`,
  monsterStacks: (left) => `${counted(left, 'monster stack')} left`,
  domainStacks: (left) => `${counted(left, 'domain stack')} left`,
  deck: (cards, events) =>
    events === 0
      ? `${counted(cards, 'exhausted card')} left`
      : `${counted(cards, 'card')} in the deck, ${counted(events, 'event')} among them`,
  endNear: 'The end is near',
  lastRound: 'The last round',
  offer: 'Choose a card',
  darkLord: 'The Dark Lord',
  captured: (citizens, domains) => `Captured: ${counted(citizens, 'citizen')}, ${counted(domains, 'domain')}`,
  threat: (column, left) =>
    left === 0
      ? `Column ${column} is bare: the next attack loses the game`
      : `Column ${column}: ${counted(left, 'card')} to lose`,
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
  worth: (points) => counted(points, 'point'),
};
