// Moments of Mage Knight worth a look.
import { rareEndings } from '@krcma/mage-knight/modes';
import { campaignPositions } from './mage-knight-campaigns.ts';
import { fightPositions } from './mage-knight-fights.ts';
import { land, middle, mine, wish } from './mage-knight-land.ts';
import { asks, eager, type Wish } from './positions.ts';

/** By name, for the address of the page. */
export const mageKnightPositions: Readonly<Record<string, Wish>> = {
  turn: wish({ until: asks('ask-turn'), arrangement: middle as never }),
  /** With Move to spend, an enemy beside the way, and a keep that would be assaulted. */
  moving: wish({
    until: asks('ask-turn'),
    arrangement: {
      ...middle,
      players: [{ ...mine, space: '1,0:C', hand: ['march', 'stamina', 'rage', 'swiftness'] }],
      turn: { move: 5 },
    } as never,
  }),
  /** One touch beside unknown land reveals it. */
  exploring: wish({
    until: asks('ask-turn'),
    arrangement: {
      ...middle,
      players: [{ ...mine, space: '2,0:NE' }],
      map: land.slice(0, 5),
      turn: { move: 6 },
    } as never,
  }),
  night: wish({
    until: asks('ask-turn'),
    arrangement: { ...middle, round: 2, time: 'night', turn: { move: 7 } } as never,
  }),
  /** Three heroes, a city under siege, the end of the round near. */
  company: wish({
    seats: 3,
    options: { scenario: 'blitz-conquest' },
    until: asks('ask-turn'),
    arrangement: {
      ...middle,
      round: 3,
      map: [...land.slice(0, 6), { slot: '2,1', tile: 'core-6' }],
      players: [
        { ...mine, tactic: 'planning' },
        { hero: 'arythea', fame: 17, reputation: -3, space: '0,1:C', tactic: 'early-bird' },
        { hero: 'goldyx', fame: 9, reputation: 5, space: '0,2:W', tactic: 'great-start' },
      ],
      turn: { move: 3 },
    } as never,
  }),
  ...campaignPositions,
  ...fightPositions,
  heroes: wish({ until: asks('ask-hero') }),
  tactics: wish({ until: asks('ask-tactic'), pick: eager('hero:') }),
  /** A card is taken up: how it can be played. */
  card: wish({ until: asks('ask-how'), pick: eager('play:ice-bolt'), arrangement: middle as never }),
  /** Eight cards, wounds among them. */
  hand: wish({
    until: asks('ask-turn'),
    arrangement: {
      ...middle,
      players: [
        {
          ...mine,
          hand: ['march', 'rage', 'concentration', 'agility', 'fireball', 'horn-of-wrath', 'wound', 'wound'],
          discard: ['promise', 'threaten', 'wound'],
        },
      ],
    } as never,
  }),
  /** The end of a turn that brought a level: a skill and a card. */
  level: wish({
    until: (decision) => decision.prompt.key.includes('skill'),
    pick: eager('end', 'done', 'keep'),
    arrangement: {
      ...middle,
      players: [{ ...mine, fame: 35, level: 5, skills: [], hand: ['march'] }],
    } as never,
  }),
  /** Rewards of a fight: an artifact to pick. */
  rewards: wish({
    until: (decision) => decision.options.some(({ id }) => id.startsWith('take:')),
    pick: eager('end', 'done', 'reward'),
    arrangement: {
      ...middle,
      players: [{ ...mine, fame: 26, hand: ['march'] }],
      turn: { rewards: [{ reward: 'artifact', n: 1 }] },
    } as never,
  }),
  /** The last city has fallen: the score sheet. */
  over: wish({
    until: () => false,
    pick: eager('end', 'begin', 'done'),
    arrangement: rareEndings.citiesConquered as never,
  }),
};
