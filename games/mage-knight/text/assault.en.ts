// Cooperative assaults on cities and on Volkare.
import type { Names, Words } from '@krcma/kernel';
import type { AssaultEvent, AssaultMessage, Shares } from '../messages/assault.ts';
import { foeNames } from './names-people.en.ts';
import { stormedNames } from './names-places.en.ts';
import { enemyList, list } from './phrases.en.ts';

const defenders = (n: number): string => (n === 1 ? '1 defender' : `${n} defenders`);
const shared = (shares: Shares, { seat }: Names): string =>
  shares
    .map(({ seat: each, n, leader }) => `${seat(each)} ${n}${leader ? ' and the leader' : ''}`)
    .join(', ');

export const assaultMessages: Words<AssaultMessage, Names> = {
  'joint-assault': ({ colour }) => `Propose to assault the ${stormedNames[colour]} together`,
  'no-joint-assaults': () => 'In this game nobody assaults a city together.',
  'too-late-to-join': () => 'The end of the round or of the game is near: everybody fights alone.',
  'nobody-to-invite': () => 'No other hero is beside it with cards in hand and a turn to give up.',
  'too-few-defenders': () => 'Each of you has to face a defender, and there is only one.',
  'proposed-already': () => 'You have proposed all that can be proposed this turn.',
  'ask-invite': ({ colour, defenders: n }) =>
    `The ${stormedNames[colour]} has ${defenders(n)}. Whom do you invite to assault it?`,
  invite: ({ player }, { seat }) => `Invite ${seat(player)}`,
  'invite-nobody-else': () => 'Nobody else',
  'ask-share': ({ player, left }, { seat }) =>
    `How many of the ${defenders(left)} left are to be faced by ${seat(player)}?`,
  'share-of-assault': ({ n }) => `${n}`,
  'ask-who-faces': ({ leader, level }) => `Who faces ${foeNames[leader]} (level ${level})?`,
  'faces-leader': ({ player }, { seat }) => seat(player),
  'ask-agree': ({ player, colour, shares }, names) =>
    `${names.seat(player)} proposes to assault the ${stormedNames[colour]} together (${shared(shares, names)}). You would give up your next turn. Do you agree?`,
  'agree-to-assault': () => 'Agree',
  'refuse-assault': () => 'Refuse',
  'only-wounds': () => 'You hold nothing but wounds.',
  'ask-storm': ({ colour }) =>
    colour === 'volkare'
      ? 'Attack the army of Volkare when you are ready.'
      : `Enter the ${stormedNames[colour]}: play what takes you there.`,
  'stay-out': () => 'Stay outside; your defenders stand',
  'only-into-city': () => 'In an assault you only go into the city.',
  'assault-goes-on': () => 'The assault is your action of this turn.',
};

export const assaultEvents: Words<AssaultEvent, Names> = {
  'assault-proposed': ({ player, colour, shares }, names) =>
    `${names.seat(player)} proposes to assault the ${stormedNames[colour]} together: ${shared(shares, names)}.`,
  'assault-agreed': ({ player }, { seat }) => `${seat(player)} agrees.`,
  'assault-refused': ({ player }, { seat }) => `${seat(player)} refuses; there is no assault.`,
  'assault-begun': ({ colour, seats }, { seat }) =>
    `${list(seats.map((each) => seat(each)))} assault the ${stormedNames[colour]} together.`,
  'assault-dealt': ({ player, enemies }, { seat }) => `${seat(player)} will face ${enemyList(enemies)}.`,
  'assault-turn': ({ player }, { seat }) => `It is for ${seat(player)} to attack.`,
  'stayed-out': ({ player, enemies }, { seat }) =>
    `${seat(player)} stays outside; ${enemies === 1 ? '1 defender stands' : `${enemies} defenders stand`}.`,
  'assault-won': ({ colour, seats }, { seat }) =>
    `The ${stormedNames[colour]} falls to ${list(seats.map((each) => seat(each)))}.`,
  'assault-lost': ({ colour, enemies }) =>
    `The ${stormedNames[colour]} holds: ${enemyList(enemies)} still ${enemies.length === 1 ? 'defends' : 'defend'} it.`,
};
